# Share codes: a set-up, a puzzle or a mansion in a line of letters.

code-empty = There is no code here yet.
code-not-a-code = This is not a code of this game: they all begin with CLUE.
code-too-long = This is longer than any code: none has more than { $most } letters.
code-bad-sign = “{ $sign }” is in no code; it is the { $place ->
    [1] first sign
   *[other] sign number { $place }
} after CLUE.
code-too-short = The code is cut short: its end is missing.
code-mistyped = A character in this code is wrong or missing: its check sum does not fit.
code-later-version = This code comes from a later version of the game.
code-other-kind = This is the code of { $kind }, and something else is wanted here.
code-unusable = The code is whole, but nothing can be made of what it says.
code-unknown-mansion = The code is for the mansion “{ $name }”, which is not here. Its map must be opened first.
code-other-mansion = The code is for a mansion called “{ $name }”, but the one here is drawn differently.
code-too-much = This does not fit into a code of { $most } letters.
code-kind-setup = a set-up
code-kind-puzzle = a puzzle
code-kind-mansion = a mansion
code-title = Share code
code-take = Use this code
code-about = This table as a line of letters. Write the code of another table, of a mansion or of a puzzle over it.
    .copied = This table as a line of letters, already copied. Write the code of another table, of a mansion or of a puzzle over it.
