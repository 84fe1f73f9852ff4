"""Riichi mahjong. Read top to bottom in import order: tiles, masks, notation, hand, suits, interpret, yaku, fu, points, score."""
