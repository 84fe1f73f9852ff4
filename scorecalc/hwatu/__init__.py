"""Hwatu: score captured cards, settle rounds and matches. Read cards, notation, combos, rules, score and rounds in this order."""
