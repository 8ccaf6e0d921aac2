"""What a French editor looks for in every message: quotation marks, spaces, accents, one word a thing."""

import re

import pytest

from clue.text.catalogue import set_in_type
from tests.text import fluent

SLIPS = {
    "a straight apostrophe": r"[A-Za-zÀ-ÿ]'[A-Za-zÀ-ÿ]",
    "a space before an ellipsis": r"\w …$|\w …\s",
    "three dots": r"\.\.\.",
    "no space before high punctuation": r"[A-Za-zÀ-ÿ][;!?»]",
    "no space after an opening guillemet": r"«\S",
    "a capital without its accent": r"\b(Etes|Etape|Etat|Ecran|Ecri\w+|Echap|Echec|Edition|Enigme|Epoque)\b"
    r"|\bA (la|chaque|partir|vous)\b",
    "a ligature undone": r"\b(coeur|oeil|oeuvre|oeuf|soeur|voeu|noeud)s?\b",
    "an agreement that leaves half the players out": r"\bVous seul\b|[Ee]tes-vous certain\b",
    "two words for the notebook": r"\b[Cc]arnet\b",
}
DATA = {"code-kind-setup", "phone-words"}


@pytest.mark.parametrize("slip", SLIPS)
def test_no_french_message_has(slip):
    pattern = re.compile(SLIPS[slip])
    found = [(key, text) for key, text in fluent.texts("fr") if pattern.search(text)]
    assert not [one for one in found if one[0] not in DATA]


def test_high_punctuation_never_begins_a_line():
    for _, text in fluent.texts("fr"):
        assert not re.search(r" [:;!?»%]|« ", set_in_type(text, "fr"))


def test_a_form_of_a_noun_is_written_once():
    """Of two the last would count, and the traditional names would be lost."""
    for language in ("en", "fr"):
        for key, message in fluent.messages(language).items():
            forms = [attribute.id.name for attribute in message.attributes]
            assert len(forms) == len(set(forms)), key
