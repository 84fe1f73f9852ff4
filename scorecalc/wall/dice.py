"""Throws of the dice: read them, refuse impossible ones, throw."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from scorecalc.errors import Name, Problem
from scorecalc.wall.options import Options
from scorecalc.wall.square import wall_of
from scorecalc.whole_numbers import whole

FACES = 6
"""Faces of a die."""


class Word(NamedTuple):
    """One throw as written, and its start in the whole text."""

    text: str
    start: int

    @property
    def end(self) -> int:
        """The end of the word in the whole text."""
        return self.start + len(self.text)


class ThrowsRead(NamedTuple):
    """The sum of each throw, its dice (empty if only the sum was given), and everything that is wrong with them."""

    sums: tuple[int, ...]
    dice: tuple[tuple[int, ...], ...]
    problems: tuple[Problem, ...]


def _words(record: Any) -> tuple[str, list[Word]]:
    """Return the throws of a record as one text, and the words in it: `[6, [2, 4]]` and `"6 2+4"` are both `6 2+4`.

    >>> _words([6, [2, 4]])
    ('6 2+4', [Word(text='6', start=0), Word(text='2+4', start=2)])
    """
    entries = record.split() if isinstance(record, str) else record if isinstance(record, list | tuple) else [record]
    text = ""
    found = []
    for entry in entries:
        written = "+".join(map(str, entry)) if isinstance(entry, list | tuple) else str(entry).strip()
        found.append(Word(written, len(text)))
        text += written + " "
    return text.rstrip(), found


def read_throws(record: Any, options: Options) -> ThrowsRead:
    """Read the throws of a record and check them against the number of dice and of throws in the ruleset."""
    text, found = _words(record)
    sums: list[int] = []
    dice: list[tuple[int, ...]] = []
    problems: list[Problem] = []
    for word in found:
        numbers = [whole(part) for part in word.text.split("+")]
        wrong = [*_wrong(word, numbers, options, text)]
        problems += wrong
        if not wrong:
            thrown = tuple(number for number in numbers if number is not None)
            sums.append(sum(thrown))
            dice.append(thrown if len(thrown) > 1 or options.dice == 1 else ())
    problems += _wrong_count(found, sums, options, text)
    return ThrowsRead(tuple(sums), tuple(dice), tuple(problems))


def _problem(key: str, place: tuple[str, int, int], values: Mapping[str, Any], hint: str = "") -> Problem:
    code = "bad_number" if key == "no_throw" else "bad_throw"
    return Problem(code, f"wall.error.{key}", values, f"wall.hint.{hint}" if hint else "", *place, field="dice")


def _wrong(word: Word, numbers: Sequence[int | None], options: Options, text: str) -> Iterator[Problem]:
    """Yield the problem of a word that is not a throw: not numbers, an impossible sum or die, the wrong number of dice."""
    place = (text, word.start, word.end)
    least, most = options.dice, options.dice * FACES
    limits = {"dice": options.dice, "least": least, "most": most}
    if None in numbers:
        yield _problem("no_throw", place, {"word": word.text, **limits}, "throw")
    elif len(numbers) == 1:
        if not least <= (numbers[0] or 0) <= most:
            yield _problem("sum", place, {"sum": word.text, **limits})
    elif len(numbers) != options.dice:
        yield _problem("dice", place, {"word": word.text, "count": len(numbers), **limits})
    else:
        start = word.start
        for part, number in zip(word.text.split("+"), numbers, strict=True):
            if not 1 <= (number or 0) <= FACES:
                yield _problem("die", (text, start, start + len(part)), {"die": part, "faces": FACES})
            start += len(part) + 1


def _wrong_count(found: Sequence[Word], sums: Sequence[int], options: Options, text: str) -> Iterator[Problem]:
    """Yield the problem of a missing throw, with the player who has to throw, or of one too many, with a guess at its meaning."""
    count = {"given": len(found), "throws": options.throws}
    if not found:
        yield _problem("none", (text, -1, -1), count, "throw_east")
    elif len(found) < options.throws:
        thrower = (wall_of(sums[0]) if options.second_thrower == "owner" else "E") if sums else ""
        values = {**count, "seat": Name("wall.seat", thrower)} if thrower else count
        yield _problem("few", (text, 0, len(text)), values, "second" if thrower else "")
    elif len(found) > options.throws:
        over = (text, found[options.throws].start, len(text))
        joined = len(found) == options.throws * options.dice and all("+" not in word.text for word in found)
        groups = [found[n : n + options.dice] for n in range(0, len(found), options.dice)]
        meant = " ".join("+".join(word.text for word in group) for group in groups)
        yield _problem("many", over, {"meant": meant, **count}, "joined" if joined else "")


def roll(options: Options, seed: int | None = None) -> list[list[int]]:
    """Throw the dice as often as the ruleset says; the same `seed` gives the same throws."""
    random = Random(seed)
    return [[random.randrange(FACES) + 1 for _ in range(options.dice)] for _ in range(options.throws)]
