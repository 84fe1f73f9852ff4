"""The rules: what a ruleset sets, and the conditions and sums that its values go into."""
