"""Options of play that conditions look at: they travel with a reading as bits of `Interpretation.house`."""

PINFU_TSUMO = 1 << 0
RINSHAN_TSUMO_FU = 1 << 1
GREEN_NEEDS_HATSU = 1 << 2
FIXED_ORPHANS_FU = 1 << 3
"""Thirteen orphans have fixed fu (scoring article §4); otherwise their items are counted."""
