"""The table that was laid last, kept in the settings and offered again for the next case."""

from __future__ import annotations

from dataclasses import fields, replace

from clue.players.names import HUMAN, PROGRAM
from clue.rules.editions import EDITIONS, PACES, HouseRules
from clue.ui.scenes.draft import EMPTY, EVEN, TEMPERS, Draft, SeatPlan
from clue.ui.settings import LastSeat, LastTable, Settings


def noted(settings: Settings, draft: Draft) -> Settings:
    """The settings with this table as the last one, and its people's names."""
    names = {seat.value: name for seat, name in draft.finished().names.items()}
    return settings.but(last_names={**settings.last_names, **names}, last_table=kept(draft))


def kept(draft: Draft) -> LastTable:
    """What is to be offered again the next time; a seed makes one case and no other."""
    return LastTable(
        tuple(
            LastSeat(plan.seat.value, plan.kind, plan.temper, plan.name, plan.command)
            for plan in draft.plans
        ),
        draft.edition,
        tuple(rule.name for rule in fields(HouseRules) if getattr(draft.house, rule.name)),
        draft.mansion,
        draft.house.steady_pace,
    )


def laid_again(table: LastTable, first: Draft, levels: tuple[str, ...]) -> Draft:
    """The table that was laid last; what this game does not know of it is as in ``first``."""
    sat = {seat.seat: seat for seat in table.seats}
    edition = EDITIONS.get(table.edition, EDITIONS[first.edition])
    house = HouseRules()
    for rule in fields(HouseRules):
        house = house.switched(rule.name, edition, on=rule.name in table.house)
    if house.steady_pace and table.pace in PACES:
        house = replace(house, steady_pace=table.pace)
    return replace(
        first,
        plans=tuple(_sat_again(sat.get(plan.seat.value), plan, levels) for plan in first.plans),
        edition=edition.id,
        house=house,
        mansion=table.mansion or first.mansion,
    )


def _sat_again(sat: LastSeat | None, first: SeatPlan, levels: tuple[str, ...]) -> SeatPlan:
    """One seat as it was; as it is at first where that can no longer be."""
    if sat is None or sat.kind not in {HUMAN, EMPTY, PROGRAM, *levels}:
        return first
    if (sat.kind == PROGRAM and not sat.command) or (sat.kind == HUMAN and not sat.name.strip()):
        return first
    temper = sat.temper if sat.temper in TEMPERS else EVEN
    return SeatPlan(first.seat, sat.kind, temper, sat.name, sat.command)
