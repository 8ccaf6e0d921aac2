"""A whole player in one file: crosses off what it sees, walks into rooms, asks what is open.

Seat it with:  clue simulate --seats sherlock,inspector,"cmd:python tools/sample_bot.py"
The messages are described in clue/codec/protocol.py.
"""

import json
import random
import sys


class Bot:
    """Knows its hand, what it was shown, and what nobody could disprove."""

    def __init__(self, hello):
        self.seat, self.table = hello["seat"], hello["table"]
        self.open = {kind: list(self.table[kind]) for kind in ("suspects", "weapons", "rooms")}
        self.hand = set(hello["hand"])
        self.cross_off(hello["hand"])
        self.asked = None

    def cross_off(self, cards):
        for cards_left in self.open.values():
            cards_left[:] = [c for c in cards_left if c not in cards or len(cards_left) == 1]

    def hear(self, event):
        match event:
            case {"event": "game-began", "open_cards": cards}:
                self.cross_off(cards)
            case {"event": "showed", "to": self.seat, "card": card}:
                self.cross_off([card])
            case {"event": "nobody-disproved", "seat": self.seat, "case": case}:
                for kind, card in zip(self.open, case.values(), strict=True):
                    if card not in self.hand:
                        self.open[kind] = [card]

    def choose(self, offers):
        solved = all(len(cards) == 1 for cards in self.open.values())
        who, what, where = (random.choice(cards) for cards in self.open.values())
        if offers["accuse"] and solved:
            return {"action": "accuse", "suspect": who, "weapon": what, "room": where}
        if offers["lay"]:
            room = random.choice(offers["lay_in"])
            return {"action": "lay-weapon", "weapon": offers["lay"][0], "room": room}
        if offers["have_none"]:
            return {"action": "have-none"}
        if offers["show"]:
            return {"action": "show", "card": offers["show"][0]}
        if room := offers["suggest_in"]:
            return {"action": "suggest", "suspect": who, "weapon": what, "room": room}
        if offers["destinations"]:
            rooms = [place for place in offers["destinations"] if isinstance(place, str)]
            rooms = [room for room in rooms if room in self.open["rooms"]] or rooms
            return {"action": "move-to", "to": random.choice(rooms or offers["destinations"])}
        for room in offers["passages"]:
            if room in self.open["rooms"] or not offers["roll"]:
                return {"action": "take-passage", "to": room}
        return {"action": "roll"} if offers["roll"] else {"action": "end-turn"}


def main():
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            bot = Bot(message)
            answer = {"type": "hello", "clue": 1, "name": "sample bot", "again": True}
        elif message["type"] == "choose":
            random.seed(message["seed"])
            for event in message["events"]:
                bot.hear(event)
            answer = {"id": message["id"], **bot.choose(message["offers"])}
        else:
            continue  # "over": another game may follow; at "bye" the table closes our input
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
