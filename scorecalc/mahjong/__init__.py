"""Riichi mahjong: a sub-package for each part, here in the order in which to read them.

facts       tiles, sets of tiles as bits, suits and how they split, the hand as whole numbers, its readings, its shanten
rules       options, yaku by section, fu, dora, points, liability, the best reading
notation    text to tiles and words, and back
record      the fields of a record to a hand; what cannot be
answers     a scored hand, near misses, points from han and fu alone, the score tables
views       answers as blocks of text; `lang` holds the words
game        the door: what `scorecalc.games` asks of a game
"""
