"""Riichi mahjong, to be read in this order:

tiles, masks            what a tile is, sets of tiles as bits, and the questions rules ask of them
suits, interpret        how a suit splits, and the readings of a hand
rules (options, fit)    what a ruleset sets
yaku, remember, fu      the conditions: one small function each, and sums over them
points                  from han and fu to payments
notation (dialects …)   how hands are written
shape                   whether tiles are a winning hand, and which one would make them one
checks, draft, hand     a record made a hand, with everything that cannot be refused
dora, score, pao        the best reading and its price
result, progress        what is told of it; what is told of a hand that may not win
price_list (most_fu)    points from han and fu alone, and the score tables
records, game           the doors
"""
