"""Hwatu: what captured cards are worth. Read in import order: cards, spellings, notation, rules, score, game."""
