"""Random complete hands from one physical set of tiles, with calls, kans, circumstances, indicators and red fives.

A tile is a number 0…135 as in the PyPI package `mahjong`: its kind times four, plus the copy; copy 0 of a five is the red one.
Nothing here asks scorecalc how hands are read or scored, except to write them down: the hands are complete because they are
put together from sets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from scorecalc.mahjong.facts.tiles import FIVES, RED, write

RED_COPIES = frozenset(4 * five for five in FIVES)
TERMINALS = tuple(suit + rank for suit in (0, 9, 18) for rank in (0, 8))
HONOURS = tuple(range(27, 34))
GREEN = (19, 20, 21, 23, 25, 32)
GATES = (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8)
MIDDLE_MAN = range(1, 8)

Kinds = tuple[int, ...]


class Drawn(NamedTuple):
    """A complete hand: `concealed` without the winning tile `win`; each of `melds` has its type and its tiles."""

    concealed: tuple[int, ...]
    win: int
    melds: tuple[tuple[str, tuple[int, ...]], ...]
    is_tsumo: bool
    seat: int
    round: int
    flags: frozenset[str]
    dora: tuple[int, ...]
    ura: tuple[int, ...]
    nuki: int
    honba: int
    sticks: int

    @property
    def tiles(self) -> tuple[int, ...]:
        """Every physical tile of the hand."""
        return (*self.concealed, self.win, *(tile for _, tiles in self.melds for tile in tiles))

    @property
    def record(self) -> dict[str, Any]:
        """The hand as a record of scorecalc."""
        text = write(map(ours, self.concealed))
        text += "".join(f",{write(map(ours, tiles))}{'c' * (kind == 'ankan')}" for kind, tiles in self.melds)
        return {
            "hand": f"{text}+{write([ours(self.win)])}",
            "by": "tsumo" if self.is_tsumo else "ron",
            "seat": "ESWN"[self.seat],
            "round": "ESWN"[self.round],
            "flags": sorted(self.flags),
            "dora": write(map(ours, self.dora)),
            "ura": write(map(ours, self.ura)) or None,
            "nuki": self.nuki,
            "honba": self.honba,
            "sticks": self.sticks,
        }


def ours(tile: int) -> int:
    """The tile as scorecalc numbers it."""
    return tile // 4 + RED * (tile in RED_COPIES)


def random_hands(number: int, seed: int, *, players: int = 4, renhou: bool = False) -> Iterator[Drawn]:
    """So many complete hands. All yaku occur: a part of the hands is drawn from tiles that make the rare ones."""
    random = Random(seed)
    made = 0
    while made < number:
        hand = _draw(random, players, renhou)
        if hand is not None:
            made += 1
            yield hand


def _draw(random: Random, players: int, renhou: bool) -> Drawn | None:
    """One hand, or None where chance asked for a fifth copy of a tile."""
    groups = random.choices(STYLES, WEIGHTS)[0](random)
    used: dict[int, int] = {}
    for group in groups:
        for kind in group:
            used[kind] = used.get(kind, 0) + 1
    if max(used.values()) > 4 or (players == 3 and not used.keys().isdisjoint(MIDDLE_MAN)):
        return None
    copies = {kind: random.sample(range(4), 4) if kind in used else [0, 1, 2, 3] for kind in range(34)}
    sets = [tuple(4 * kind + copies[kind].pop() for kind in group) for group in groups]
    melds: list[tuple[str, tuple[int, ...]]] = []
    if len(sets) == 5:
        sets, melds = _called(random, sets, copies, players)
    concealed = [tile for group in sets for tile in group]
    win = concealed.pop(random.randrange(len(concealed)))
    random.shuffle(concealed)
    is_tsumo = random.random() < 0.5
    seat = random.randrange(players)
    wall = [4 * kind + copy for kind, left in copies.items() for copy in left]
    if players == 3:
        wall = [tile for tile in wall if tile // 4 not in MIDDLE_MAN]
    nuki = _norths(random, wall) if players == 3 else 0
    n_kans = sum(kind in ("ankan", "minkan", "kakan") for kind, _ in melds)
    indicators = random.sample(wall, 2 * (1 + n_kans))
    flags = frozenset(_flags(random, melds, is_tsumo, seat, n_kans, nuki, renhou))
    seen = (*concealed, *(tile for _, tiles in melds for tile in tiles), *indicators)
    if "chankan" in flags and any(tile // 4 == win // 4 for tile in seen):
        flags -= {"chankan"}
    has_riichi = not flags.isdisjoint({"riichi", "double_riichi"})
    return Drawn(
        tuple(concealed),
        win,
        tuple(melds),
        is_tsumo,
        seat,
        random.randrange(4 if players == 4 else 2),
        flags,
        tuple(indicators[::2]),
        tuple(indicators[1::2]) if has_riichi else (),
        nuki,
        random.choice((0, 0, 0, 1, 2, 7)),
        random.choice((0, 0, 1, 3)),
    )


def _norths(random: Random, wall: list[int]) -> int:
    """How many norths were set aside; they leave the wall."""
    norths = [tile for tile in wall if tile // 4 == 30]
    number = random.choice((0, 0, *range(len(norths) + 1)))
    for tile in norths[:number]:
        wall.remove(tile)
    return number


def _called(
    random: Random, sets: list[Kinds], copies: dict[int, list[int]], players: int
) -> tuple[list[Kinds], list[tuple[str, Kinds]]]:
    """Some of the sets called, and some of the triplets made kans where the fourth copy is left."""
    is_closed, many_kans = random.random() < 0.55, random.random() < 0.06
    kept, melds = [], []
    for group in sets:
        kind = group[0] // 4
        is_run = len(group) == 3 and kind != group[1] // 4
        if len(group) == 3 and not is_run and copies[kind] and random.random() < (0.9 if many_kans else 0.12):
            type = "ankan" if is_closed else random.choice(("ankan", "minkan", "kakan"))
            melds.append((type, (*group, 4 * kind + copies[kind].pop())))
        elif len(group) == 3 and not is_closed and random.random() < 0.45 and not (is_run and players == 3):
            melds.append(("chi" if is_run else "pon", group))
        else:
            kept.append(group)
    return kept, melds


def _flags(
    random: Random, melds: list[tuple[str, Kinds]], is_tsumo: bool, seat: int, n_kans: int, nuki: int, renhou: bool
) -> Iterator[str]:
    """Circumstances that can meet (docs/records.md: `flag_conflict`)."""
    chance = random.random()
    if not melds and not nuki and chance < 0.02:
        if is_tsumo:
            yield "chiihou" if seat else "tenhou"
            return
        if renhou and seat:
            yield "renhou"
            return
    is_double = random.random() < 0.1
    is_ippatsu = False
    if all(kind == "ankan" for kind, _ in melds) and random.random() < 0.45:
        yield "double_riichi" if is_double else "riichi"
        is_ippatsu = random.random() < 0.25 and not (is_double and n_kans)
        if is_ippatsu:
            yield "ippatsu"
    chance = random.random()
    if is_tsumo and (n_kans or nuki) and chance < 0.3:
        if not is_ippatsu:
            yield "rinshan"
    elif chance < 0.05:
        if not (is_double and is_ippatsu):
            yield "haitei" if is_tsumo else "houtei"
    elif not is_tsumo and chance < 0.15 and not is_double:
        yield "chankan"


# --- what hands are put together from: four sets and a pair, seven pairs, or fourteen tiles in one piece


def _run(random: Random, suits: Kinds = (0, 9, 18)) -> Kinds:
    start = random.choice(suits) + random.randrange(7)
    return (start, start + 1, start + 2)


def _hand(random: Random, make: Callable[[], Kinds], pairs: Kinds) -> list[Kinds]:
    return [make() for _ in range(4)] + [(random.choice(pairs),) * 2]


def _any(random: Random) -> list[Kinds]:
    def make() -> Kinds:
        return _run(random) if random.random() < 0.75 else (random.randrange(34),) * 3

    return _hand(random, make, tuple(range(34)))


def _simple(random: Random) -> list[Kinds]:
    simples = [kind for kind in range(27) if kind % 9 not in (0, 8)]

    def make() -> Kinds:
        if random.random() < 0.25:
            return (random.choice(simples),) * 3
        start = random.choice((1, 10, 19)) + random.randrange(5)
        return (start, start + 1, start + 2)

    return _hand(random, make, tuple(simples))


def _one_suit(random: Random) -> list[Kinds]:
    suit = random.choice((0, 9, 18))
    kinds = (*range(suit, suit + 9), *(HONOURS if random.random() < 0.5 else ()))

    def make() -> Kinds:
        return _run(random, (suit,)) if random.random() < 0.6 else (random.choice(kinds),) * 3

    return _hand(random, make, kinds)


def _outside(random: Random) -> list[Kinds]:
    kinds = TERMINALS + (HONOURS if random.random() < 0.5 else ())

    def make() -> Kinds:
        start = random.choice((0, 6, 9, 15, 18, 24))
        return (start, start + 1, start + 2) if random.random() < 0.5 else (random.choice(kinds),) * 3

    return _hand(random, make, kinds)


def _triplets(random: Random) -> list[Kinds]:
    kinds = random.choice((tuple(range(34)), HONOURS, TERMINALS, TERMINALS + HONOURS, GREEN))
    return _hand(random, lambda: (random.choice(kinds),) * 3, kinds)


def _dragons_or_winds(random: Random) -> list[Kinds]:
    great = random.choice(((31, 32, 33), (27, 28, 29, 30)))
    small = random.random() < 0.5
    sets = [(kind,) * (2 if small and kind == great[0] else 3) for kind in great]
    while sum(len(group) == 3 for group in sets) < 4:
        sets.append(_run(random) if random.random() < 0.6 else (random.randrange(34),) * 3)
    return sorted(sets if small else [*sets, (random.randrange(34),) * 2], key=len, reverse=True)


def _same_in_all_suits(random: Random) -> list[Kinds]:
    rank = random.randrange(7)
    shape = (rank, rank + 1, rank + 2) if random.random() < 0.7 else (rank,) * 3
    sets = [tuple(suit + each for each in shape) for suit in (0, 9, 18)]
    return [*sets, _run(random), (random.randrange(34),) * 2]


def _straight(random: Random) -> list[Kinds]:
    suit = random.choice((0, 9, 18))
    sets = [tuple(range(start, start + 3)) for start in (suit, suit + 3, suit + 6)]
    return [*sets, _run(random), (random.randrange(34),) * 2]


def _twins(random: Random) -> list[Kinds]:
    first, second = _run(random), _run(random)
    return [first, first, second, second if random.random() < 0.5 else _run(random), (random.randrange(34),) * 2]


def _green(random: Random) -> list[Kinds]:
    def make() -> Kinds:
        return (19, 20, 21) if random.random() < 0.5 else (random.choice(GREEN),) * 3

    return _hand(random, make, GREEN)


def _gates(random: Random) -> list[Kinds]:
    suit = random.choice((0, 9, 18))
    return [tuple(suit + rank for rank in (*GATES, random.randrange(9)))]


def _pairs(random: Random) -> list[Kinds]:
    suit = random.choice((0, 9, 18))
    kinds = random.choice(
        (range(34), range(34), range(suit, suit + 9), HONOURS, TERMINALS + HONOURS, (*range(suit, suit + 9), *HONOURS))
    )
    return [(kind, kind) for kind in random.sample(kinds, 7)]


def _orphans(random: Random) -> list[Kinds]:
    kinds = TERMINALS + HONOURS
    return [(*kinds, random.choice(kinds))]


STYLES = (
    _any,
    _simple,
    _one_suit,
    _outside,
    _triplets,
    _dragons_or_winds,
    _same_in_all_suits,
    _straight,
    _twins,
    _green,
    _gates,
    _pairs,
    _orphans,
)
WEIGHTS = (30, 12, 16, 8, 10, 4, 5, 5, 8, 3, 2, 6, 2)
