# What the commands `tournament` and `bot` print.
#   $players, $player  levels as they are typed    $share, $low, $high, $fair  percentages
#   $more, $half                                points of a hundred
#   $median, $p90, $p99, $longest                  milliseconds of one decision

tournament-table-size = { $table }: a table of { $count ->
        [one] one player
       *[other] { $count } players
    } is not possible here.
tournament-match = { $players } — { $edition }, { $games ->
        [one] one game
       *[other] { $games } games
    }
tournament-share = { $player }: won { $share }%, between { $low }% and { $high }% (95% interval; fair: { $fair }%). Wrong accusations: { $count }.
tournament-paired = Over the same games as at the first table: { $more } points, give or take { $half } (95%).
tournament-lengths = { $turns } turns for each player on average; { $count } games unsolved.
tournament-times = { $player }: { $median } ms for a decision (median), { $p90 } (nine in ten), { $p99 } (ninety-nine in a hundred), { $longest } (longest).
tournament-calibration = Of what the first player said to be likely, so much was right:
tournament-said = said { $said }%, right { $share }% (between { $low }% and { $high }%), { $count ->
        [one] once
       *[other] { $count } times
    }
tournament-unusable = A file cannot be used: { $reason }.
tournament-unreadable = { $file } does not contain games of a tournament.
bot-error = clue bot: { $reason }
