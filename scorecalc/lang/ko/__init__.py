"""Catalogue: see scorecalc.lang."""
