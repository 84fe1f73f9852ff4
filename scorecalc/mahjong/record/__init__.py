"""From the fields of a record to a hand, with everything that cannot be."""
