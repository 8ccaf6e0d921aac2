### Prepared cases, magnifiers, ranks, and what may quietly be said of somebody.

title-cases = Prepared cases
cases-title = Prepared cases
cases-about = Twenty tables with a twist. Nothing is locked, the cards are different each time, and the magnifiers you earn stay yours.
cases-fault = { $file }: { $fault }
cases-play = Play this case
cases-laid = { $edition } · { $mansion }
cases-you = you
cases-seat = { $who }: { $player }
cases-earn-solve = Solve it
cases-earn-turns = Solve it in { $turns ->
        [one] one of your turns
       *[other] { $turns } of your turns
    } or fewer
cases-so-far = Played { $games ->
        [one] once
       *[other] { $games } times
    }, { $wins ->
        [0] not solved yet.
       *[other] solved { $wins ->
        [one] once
       *[other] { $wins } times
    }; at best in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
    }

case-summary = “{ $title }” can be played: { $count } at the table, mansion { $mansion }; two magnifiers in { $second } turns, three in { $third }.
case-tempered = { $level }, { $temper }
case-strength = { $level } · strength { $strength }/5
case-fault-unreadable = This file cannot be read: { $reason }.
case-fault-shape = This is not a prepared case: { $reason }.
case-fault-edition = There is no rulebook “{ $name }”; there are: { $known }.
case-fault-mansion = There is no mansion “{ $name }”, neither among the game’s nor in your folder “maps”.
case-fault-your-seat = “{ $who }” is the player’s own seat and stands among the others as well.
case-fault-player = Nobody plays as “{ $name }”; there are: { $known }, each perhaps with a temper such as “sergeant:bold”.
case-fault-pace = A steady pace is from { $fewest } to { $most } squares.
case-fault-turns = The third magnifier must not allow more turns ({ $third }) than the second ({ $second }).

rank-cadet = Cadet
rank-constable = Constable
rank-sergeant = Sergeant
rank-inspector = Inspector
rank-superintendent = Superintendent
rank-chief = Chief
rank-next = { $told } · next: { $rank }
rank-unknown = { $rank }: no game against computers counted yet
rank-told = { $rank } · { $points } ± { $off } points from { $games ->
        [one] one game
       *[other] { $games } games
    }

kind-strength = { $kind } · { $strength }/5
kind-strength-about = Strength { $strength } of 5. { $about }

honour-first = A case solved
honour-sherlock = Solved with Sherlock at the table
honour-fast = Solved in five turns
honour-six = Solved at a table of six
honour-careful = Ten games without a wrong accusation
honour-puzzles = Ten puzzles solved
honour-days = Seven cases of the day
