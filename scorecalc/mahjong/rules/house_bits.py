"""Options of play that the conditions of yaku and fu look at: they travel with a reading as bits of `Interpretation.house`."""

PINFU_TSUMO = 1
RINSHAN_TSUMO_FU = 2
GREEN_NEEDS_HATSU = 4
