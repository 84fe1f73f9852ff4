"""The rules of a ruleset of hwatu, ready to score with: cards as masks, combos with the terms that options choose."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from scorecalc.errors import InputError, Problem, did_you_mean
from scorecalc.hwatu.card_names import months as months_written
from scorecalc.hwatu.cards import ALL, OF_MONTH, cards_in
from scorecalc.hwatu.combos import Combo, is_in_family
from scorecalc.hwatu.notation import card_name, cards_of, normalised
from scorecalc.hwatu.options import ComboOptions, Options, Terms

FOUR_MONTH_PI = "four_month_pi"
PLAIN = "pi"
"""The class of the plain cards."""


class CardClass(NamedTuple):
    """A class of cards: its id, the points of one card, and its cards as a mask."""

    id: str
    points: int
    cards: int


class Rules(NamedTuple):
    """Rules ready to score with; see the options of the same names (`options.Options`)."""

    months: str
    players: tuple[int, ...]
    classes: tuple[CardClass, ...]
    combos: tuple[Combo, ...]
    labels: Mapping[str, tuple[str, ...]]
    wild: int | None
    credit: str
    par: Mapping[int, int]
    tie: str
    instant_win: str
    min_total_redeal: int | None
    target: int | None
    deal: Mapping[int, tuple[tuple[int, int], ...]]


class _Faults:
    """What is wrong with a ruleset, collected while it is read."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def add(self, field: str, key: str, hint: str = "", **values: object) -> None:
        self.problems.append(
            Problem("bad_ruleset", f"hwatu.error.{key}", {"field": field, **values}, hint, field=field)
        )

    def cards(self, written: Iterable[str], order: str, field: str) -> int:
        """The mask of cards of the ruleset; what cannot be read counts as a fault of the ruleset."""
        pile, problems = cards_of(written, order, field)
        self.problems += problems
        return pile


def rules_of(options: Options) -> Rules:
    """The rules that checked `options` make. InputError with all that does not fit together."""
    faults = _Faults()
    classes = tuple(_classes(options, faults))
    combos = (*_four_month_pi(options, classes), *_combos(options, classes, faults))
    _check_names(options, combos, faults)
    order = options.months
    wild = faults.cards([options.wild], order, "wild") if options.wild else 0
    if options.credit == "transfers" and set(options.par) != set(options.players):
        faults.add("par", "par_missing", players=list(options.players))
    if options.instant_win == "credit_600" and options.target is None and any(combo.is_instant for combo in combos):
        faults.add("target", "instant_without_target")
    if faults.problems:
        raise InputError(faults.problems)
    return Rules(
        months=order,
        players=options.players,
        classes=classes,
        combos=combos,
        labels=options.labels,
        wild=cards_in(wild)[0] if wild else None,
        credit=options.credit,
        par=options.par,
        tie=options.tie,
        instant_win=options.instant_win,
        min_total_redeal=options.min_total_redeal,
        target=options.target,
        deal={n: tuple((go.floor, go.hand) for go in goes) for n, goes in options.deal.items()},
    )


def _classes(options: Options, faults: _Faults) -> Iterator[CardClass]:
    """The classes with their cards. Every card has to belong to one of them."""
    seen = 0
    for name, written in options.classes.items():
        cards = faults.cards(written, options.months, f"classes.{name}")
        if name not in options.card_points:
            faults.add("card_points", "class_without_points", name=name)
        if cards & seen:
            faults.add(
                f"classes.{name}", "card_in_two_classes", cards=[card_name(card) for card in cards_in(cards & seen)]
            )
        seen |= cards
        yield CardClass(name, options.card_points.get(name, 0), cards)
    for name in options.card_points:
        if name not in options.classes:
            faults.add(f"card_points.{name}", "unknown_class", name=name, names=list(options.classes))
    if seen != ALL:
        faults.add("classes", "card_without_class", cards=[card_name(card) for card in cards_in(ALL & ~seen)])


def _four_month_pi(options: Options, classes: Iterable[CardClass]) -> Iterator[Combo]:
    """Four cards of a month put a plain card of it in the bright place: «한 장당 50점» (Korean Wikipedia, 육백, 피)."""
    plain = next((each.cards for each in classes if each.id == PLAIN), 0)
    for month in sorted(options.four_month_pi_months):
        if month in OF_MONTH:
            cards = min(options.four_month_pi_per_month, (plain & OF_MONTH[month]).bit_count())
            points = cards * options.four_month_pi_points
            name = f"{FOUR_MONTH_PI}.{month}"
            yield Combo(name, name, OF_MONTH[month], 0, 0, points, 0, frozenset(), "", False)


def _combos(options: Options, classes: Iterable[CardClass], faults: _Faults) -> Iterator[Combo]:
    by_class = {each.id: each.cards for each in classes}
    for month in options.four_month_pi_months:
        if month not in OF_MONTH:
            faults.add("four_month_pi_months", "no_such_month", month=str(month))
    for name, written in options.combos.items():
        if written.played:
            yield from _compiled(name, _terms(name, written, options, faults), options.months, by_class, faults)


def _terms(name: str, written: ComboOptions, options: Options, faults: _Faults) -> Terms:
    """The terms of a combo with those added that its option chooses."""
    if not written.option:
        return written
    value: str = getattr(options, written.option)
    if value not in written.readings:
        faults.add(f"combos.{name}.readings", "no_reading", option=written.option, value=value)
        return written
    return written.replaced(**{term: chosen for term, chosen in vars(written.readings[value]).items() if chosen})


def _compiled(name: str, terms: Terms, order: str, by_class: Mapping[str, int], faults: _Faults) -> Iterator[Combo]:
    """The combo with its cards as masks; one for each month where it is about whole months."""
    field = f"combos.{name}"
    needs = faults.cards(terms.all_of, order, f"{field}.all_of") | faults.cards(
        terms.including, order, f"{field}.including"
    )
    counted = faults.cards(terms.count_of, order, f"{field}.count_of")
    if terms.count:
        if terms.count not in by_class:
            faults.add(f"{field}.count", "unknown_class", name=terms.count, names=list(by_class))
        counted |= by_class.get(terms.count, 0)
    counted &= ~faults.cards(terms.excluding, order, f"{field}.excluding")
    if terms.month:
        needs |= OF_MONTH.get(_month(terms.month, order, f"{field}.month", faults), 0)
    if not needs and not terms.each_month and not (counted and terms.at_least):
        faults.add(field, "combo_without_cards", name=name)
    combo = Combo(
        name,
        f"combo.{name}",
        needs,
        counted,
        terms.at_least,
        terms.points,
        terms.per_extra,
        frozenset(terms.replaces),
        terms.best_of or "",
        terms.instant,
    )
    if not terms.each_month:
        yield combo
    for written in terms.each_month:
        month = _month(written, order, f"{field}.each_month", faults)
        yield combo._replace(
            id=f"{name}.{month}", line=f"{combo.line}.{month}", needs=combo.needs | OF_MONTH.get(month, 0)
        )


def _month(written: str, order: str, field: str, faults: _Faults) -> int:
    """The month that a ruleset names, by its number in the Korean order or by a name of one month; 0 for none."""
    if written.isdecimal() and int(written) in OF_MONTH:
        return int(written)
    meant = months_written(order).get(normalised(written), ())
    if len(meant) == 1 and not written.isdecimal():
        return meant[0]
    faults.add(field, "no_such_month", month=written)
    return 0


def _check_names(options: Options, combos: Iterable[Combo], faults: _Faults) -> None:
    """Every combo that a label or `replaces` names has to exist."""
    ids = [combo.id for combo in combos]
    declared = list(options.combos)
    named: dict[str, Iterable[str]] = {f"labels.{label}": parts for label, parts in options.labels.items()}
    named |= {f"combos.{combo.id}.replaces": combo.replaces for combo in combos}
    for field, parts in named.items():
        for part in parts:
            if not any(is_in_family(each, part) for each in (*ids, *declared)):
                faults.add(field, "unknown_combo", name=part)
                faults.problems[-1] = faults.problems[-1].suggesting(did_you_mean(part, declared))
