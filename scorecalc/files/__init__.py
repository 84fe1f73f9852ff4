"""Files: YAML text, rulesets, and records in every format."""
