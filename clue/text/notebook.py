"""A notebook's cells in words: where each mark comes from, and a proof as plain steps."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from clue.clean_text import NO_BREAK
from clue.deduction.certainty import ProofStep, Rule, SeatOrCase, leaves
from clue.deduction.facts import Holds, Lacks, OneOf, Open, Origin, Source, Statement
from clue.notebook.page import in_order
from clue.rules.cards import Card
from clue.rules.view import View
from clue.text.names import Name
from clue.text.speaker import Speaker, so

MOST_STEPS = 7
"""So many sentences a person takes in at once; what comes before stands in cells of its own."""


class Explainer:
    """Tells one reader's cells; ``view`` is what the reader saw."""

    def __init__(self, view: View, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker

    # -- whole reasons -----------------------------------------------------------------------------

    def reason(self, *goals: ProofStep) -> tuple[str, ...]:
        """Why, step by step, each in a sentence and told once; what was asked is never left out."""
        said: dict[int, tuple[str, ...]] = {}
        asked = {id(goal) for goal in goals}
        for goal in goals:
            for step in in_order(goal):
                said.setdefault(id(step), tuple(self._told(step, asked=id(step) in asked)))
        before = [key for key in said if key not in asked]
        hidden = sum(map(len, said.values())) - MOST_STEPS
        if hidden <= 1:
            return tuple(line for lines in said.values() for line in lines)
        left_out = {*before[:hidden]}
        return (
            self.speaker.say("why-before", count=len(left_out)),
            *(line for key, lines in said.items() if key not in left_out for line in lines),
        )

    def _told(self, step: ProofStep, *, asked: bool) -> Iterator[str]:
        """A step; where that is not plain from it, also what was asked."""
        yield self.sentence(step)
        if asked and (step.rule is Rule.COUNTING or (step.rule is Rule.TOLD and not step.has)):
            yield self._conclusion(step)

    def clause(self, number: int) -> str:
        """What is open: who showed whom one of which."""
        inquiry = self.view.inquiries[number - 1]
        assert inquiry.shower is not None
        told = self.speaker.choose(
            "cell-clause",
            so(you=inquiry.seat == self.view.seat),
            who=self.speaker.seat(inquiry.shower),
            to=self.speaker.seat(inquiry.seat),
            cards=self._or(self.speaker.card(card) for card in inquiry.case.cards),
            number=str(number),
        )
        return _closed_up(told)

    def sentence(self, step: ProofStep) -> str:
        """One step."""
        return _closed_up(_TELLERS[step.rule](self, step))

    def _conclusion(self, step: ProofStep) -> str:
        key = "why-so-has" if step.has else "why-so-has-not"
        return self._say(key, step)

    # -- a step of each kind -----------------------------------------------------------------------

    def told(self, step: ProofStep) -> str:
        """What a statement says."""
        said, speaker = step.because[0], self.speaker
        assert not isinstance(said, ProofStep)
        card, number = speaker.card(step.card), _number(said.origin)
        match said:
            case Holds(seat, _, Origin(Source.HAND)) if seat == self.view.seat:
                return speaker.say("why-hand", card=card)
            case Holds(seat):
                return speaker.say("why-shown", who=speaker.seat(seat), card=card, number=number)
            case Lacks(seat):
                asked = self._asked(said.origin) or (step.card,)
                return speaker.say(
                    "why-had-none",
                    who=speaker.seat(seat),
                    cards=self._and(speaker.card(each) for each in asked),
                    number=number,
                )
            case Open():
                return speaker.say("why-open", card=card)
            case _:
                return speaker.say("why-seen-case", card=card)

    def elsewhere(self, step: ProofStep) -> str:
        """The card is with another."""
        (there,) = step.because
        assert isinstance(there, ProofStep)
        facets = self._facets(step.holder) | so(
            mine=there.holder is not None and there.holder == self.view.seat,
            sealed=there.holder is None,
        )
        return self.speaker.choose(
            "why-elsewhere", facets, **self._names(step), home=self._holder(there.holder)
        )

    def hand_full(self, step: ProofStep) -> str:
        """All cards of that hand are known."""
        if step.holder is not None and step.holder == self.view.seat:
            return self.speaker.say("why-not-in-hand", card=self.speaker.card(step.card))
        cards = [part for part in step.because if isinstance(part, ProofStep)]
        return self._say(
            "why-hand-full", step, cards=self._and(map(self._cited, cards)), count=len(cards)
        )

    def all_that_fit(self, step: ProofStep) -> str:
        """The hand needs every card it can still have."""
        assert step.holder is not None
        told = [part.because[0] for part in step.because if isinstance(part, ProofStep)]
        numbers = {_number(one.origin) for one in told if not isinstance(one, ProofStep)} - {""}
        return self.speaker.choose(
            "why-all-that-fit",
            so(cited=bool(numbers)),
            **self._names(step),
            count=self.view.hand_size(step.holder),
            others=self.speaker.plain(*sorted(numbers, key=int)),
        )

    def only_place(self, step: ProofStep) -> str:
        """No other holder can have the card."""
        lacks = [part for part in step.because if isinstance(part, ProofStep)]
        seats = [self._cited(part, self._holder(part.holder)) for part in lacks if part.holder]
        return self._say("why-only-place", step, others=self._or(seats))

    def one_of_these(self, step: ProofStep) -> str:
        """It showed one of these, and has none of the others."""
        shown = next(part for part in step.because if isinstance(part, OneOf))
        first, second = (self._cited(part) for part in step.because if isinstance(part, ProofStep))
        number = _number(shown.origin)
        return self._say("why-one-of-these", step, number=number, first=first, second=second)

    def kind_found(self, step: ProofStep) -> str:
        """The envelope's card of this kind is another."""
        (found,) = step.because
        assert isinstance(found, ProofStep)
        return self._say("why-kind-found", step, first=self.speaker.card(found.card))

    def last_of_kind(self, step: ProofStep) -> str:
        """No other card of this kind can be in the envelope."""
        others = [self._cited(part) for part in step.because if isinstance(part, ProofStep)]
        return self._say("why-last-of-kind", step, others=self._or(others))

    def not_the_case(self, step: ProofStep) -> str:
        """An accusation was wrong, and its other cards are right."""
        false, *right = step.because
        assert not isinstance(false, ProofStep)
        assert false.origin.index is not None
        accuser = self.view.accusations[false.origin.index].seat
        first, second = (self._cited(part) for part in right if isinstance(part, ProofStep))
        return self.speaker.say(
            "why-not-the-case",
            who=self.speaker.seat(accuser),
            card=self.speaker.card(step.card),
            first=first,
            second=second,
        )

    def supposed(self, step: ProofStep) -> str:
        """Something taken for true."""
        key = "why-suppose-has" if step.has else "why-suppose-has-not"
        return self.said_of(key, step.card, step.holder)

    def refuted(self, step: ProofStep) -> str:
        """The contrary cannot be."""
        return self._conclusion(step)

    def counting(self, step: ProofStep) -> str:
        """No deal has it otherwise."""
        return self.speaker.say("why-counting", grounds=self._grounds(leaves(step)))

    # -- names -------------------------------------------------------------------------------------

    def said_of(self, key: str, card: Card, holder: SeatOrCase) -> str:
        """Something about a card and a holder."""
        names = {"card": self.speaker.card(card), "who": self._holder(holder)}
        return self.speaker.choose(key, self._facets(holder), **names)

    def _say(self, key: str, step: ProofStep, **values: object) -> str:
        facets = self._facets(step.holder)
        return self.speaker.choose(key, facets, **self._names(step), **values)

    def _names(self, step: ProofStep) -> dict[str, object]:
        return {"card": self.speaker.card(step.card), "who": self._holder(step.holder)}

    def _facets(self, holder: SeatOrCase) -> set[str]:
        return so(envelope=holder is None, you=holder is not None and holder == self.view.seat)

    def _holder(self, holder: SeatOrCase) -> Name:
        """Whoever may have a card: a seat's player, the reader, or the envelope."""
        if holder is None:
            return self.speaker.noun("why-envelope")
        return self.speaker.noun("why-you") if holder == self.view.seat else self._seat(holder)

    def _seat(self, holder: SeatOrCase) -> Name:
        assert holder is not None
        return self.speaker.seat(holder)

    def _cited(self, step: ProofStep, noun: Name | None = None) -> Name:
        """A step's card (or its holder), with the number of the suggestion that tells it."""
        noun = noun or self.speaker.card(step.card)
        told = step.because[0] if step.rule is Rule.TOLD else None
        if told is None or isinstance(told, ProofStep) or not _number(told.origin):
            return noun
        number = _number(told.origin)

        def cite(text: str) -> str:
            return self.speaker.say("why-cited", noun=text, number=number)

        forms = {
            form: text if form in {"gender", "number"} else cite(text)
            for form, text in noun.forms.items()
        }
        return Name(cite(str(noun)), forms)

    def _and(self, names: Iterable[Name]) -> Name:
        return self.speaker.several(names)

    def _or(self, names: Iterable[Name]) -> Name:
        return self.speaker.several(names, "or")

    def _asked(self, origin: Origin) -> tuple[Card, ...]:
        index = origin.index
        return () if index is None else self.view.inquiries[index].case.cards

    def _grounds(self, told: Iterable[Statement]) -> Name:
        """What a count rests on, each thing once."""
        say, speaker = self.speaker.say, self.speaker
        sources = dict.fromkeys(statement.origin for statement in told)
        numbers = sorted(
            origin.index + 1
            for origin in sources
            if origin.source is Source.INQUIRY and origin.index is not None
        )
        found: list[str] = []
        if len(numbers) == 1:
            found.append(say("why-grounds-suggestion", number=str(numbers[0])))
        elif numbers:
            found.append(say("why-grounds-suggestions", others=speaker.plain(*numbers)))
        for origin in sources:
            if origin.source is Source.ACCUSATION and origin.index is not None:
                accuser = self.view.accusations[origin.index].seat
                found.append(say("why-grounds-accusation", who=speaker.seat(accuser)))
            elif origin.source in _GROUNDS:
                found.append(say(_GROUNDS[origin.source]))
        found.append(say("why-grounds-hands"))
        return speaker.plain(*dict.fromkeys(found))


_GROUNDS: Mapping[Source, str] = {
    Source.HAND: "why-grounds-hand",
    Source.OPEN: "why-grounds-open",
    Source.ENVELOPE: "why-grounds-envelope",
}

_TELLERS: Mapping[Rule, Callable[[Explainer, ProofStep], str]] = {
    Rule.TOLD: Explainer.told,
    Rule.ELSEWHERE: Explainer.elsewhere,
    Rule.HAND_FULL: Explainer.hand_full,
    Rule.ALL_THAT_FIT: Explainer.all_that_fit,
    Rule.ONLY_PLACE: Explainer.only_place,
    Rule.ONE_OF_THESE: Explainer.one_of_these,
    Rule.KIND_FOUND: Explainer.kind_found,
    Rule.LAST_OF_KIND: Explainer.last_of_kind,
    Rule.NOT_THE_CASE: Explainer.not_the_case,
    Rule.COUNTING: Explainer.counting,
    Rule.SUPPOSED: Explainer.supposed,
    Rule.REFUTED: Explainer.refuted,
}


def _closed_up(sentence: str) -> str:
    """A suggestion's number never begins a line."""
    return re.sub(r" (?=\(\d+\))", NO_BREAK, sentence)


def _number(origin: Origin) -> str:
    """The suggestion's number as the log has it; empty for what is no suggestion."""
    told = origin.source is Source.INQUIRY and origin.index is not None
    return str(origin.index + 1) if told and origin.index is not None else ""
