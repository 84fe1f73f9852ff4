"""Answers to records of mahjong."""
