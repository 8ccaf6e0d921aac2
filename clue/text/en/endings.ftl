# How a case ends: what the paper prints, what the night says, and one thing to be learnt.
#
#   paper-…     the newspaper's own words   figure-…  below a large number
#   lead-…      $who (has won) $room        motive-…  why they did it: whom, and which of several
#   lesson-…    $turn $before $after $open (numbers) $who; .you: the only person at the table

ending-yourself = It was you!
    .winner = { CAP($who) } did it
ending-line-yourself = { CAP($who) } accused you: { $suspect }, { IN($room) }, { WITH($weapon) } — and was right.
    .you = You named { $suspect }, { IN($room) }, { WITH($weapon) } — yourself, that is. It takes character.
    .unsolved = { CAP($suspect) }, { IN($room) }, { WITH($weapon) }: nobody ever found you out.
    .last = { CAP($who) } was the last one standing. It was { $suspect }, { IN($room) }, { WITH($weapon) }: you.
    .winner = { CAP($who) } accused { $suspect }, { IN($room) }, { WITH($weapon) } — and ought to know.
ending-over-unsolved = The case is closed. Nobody closed it.
ending-over-yourself = All along

paper-masthead = The Evening Lantern
paper-extra = Late extra
paper-price = One penny
paper-founded = Founded 1888
paper-date = Saturday, 20 November 1926
paper-printed = Printed before breakfast
paper-weather-title = The weather
paper-weather = Rain at night, clearing by dawn
paper-motive = The motive
paper-figures = The game in figures
paper-lesson = One lesson
paper-solved = Cases solved
paper-caption = { CAP($suspect) }, { IN($room) }, at midnight. In the foreground: { THE($weapon) }.
paper-quoted = “{ $said }”
paper-remark = “{ $said }” — { SHORT($who) }

figure-turns = { $count ->
        [one] turn
       *[other] turns
    }
figure-suggestions = { $count ->
        [one] suggestion
       *[other] suggestions
    }
figure-minutes = { $count ->
        [one] minute
       *[other] minutes
    }
figure-shown = { $count ->
        [one] card shown
       *[other] cards shown
    }
figure-in-line = { $number } { $what }

lead-1 = A lamp burned late { IN($room) }. By its light { $who } laid three cards on the table, one after another, and nobody spoke.
    .you = A lamp burned late { IN($room) }. By its light you laid three cards on the table, one after another, and nobody spoke.
lead-2 = The coffee had gone cold when { $who } rose, asked for silence, and got it. Three cards later it was over.
    .you = The coffee had gone cold when you rose, asked for silence, and got it. Three cards later it was over.
lead-3 = It had been a wet week-end and a long one. { CAP($who) } made it shorter with one sentence, spoken { IN($room) }.
    .you = It had been a wet week-end and a long one. You made it shorter with one sentence, spoken { IN($room) }.

motive-scarlet-1 = Three weddings had been paid for with her silence. The fourth was to be her own.
motive-scarlet-2 = He had kept her letters. She had assumed he could not read.
motive-scarlet-3 = The necklace was paste, and he was about to say so before the whole table.
motive-scarlet-4 = She had been promised the house in town. So, it turned out, had four others.
motive-mustard-1 = The regiment’s silver had not been lost in the river. It had been lost at cards.
motive-mustard-2 = He had told the story of the tiger for thirty years. Last night somebody met the tiger’s owner.
motive-mustard-3 = There is one medal a man does not buy. He had bought it.
motive-mustard-4 = An old comrade came to dinner with an old photograph. The Colonel was in it, running.
motive-white-1 = Twenty-two years of service, and the will left her the umbrella stand.
motive-white-2 = He had asked for the household books. All of them. Back to 1911.
motive-white-3 = The recipe was hers, the prize was his, and the jam was on every shelf in London.
motive-white-4 = She had found out what happened to the last cook.
motive-green-1 = He had sold the first editions one by one. On Friday the shelves were to be counted.
motive-green-2 = The mine existed. The gold did not, and the shareholders were coming to tea.
motive-green-3 = He owed a great deal to his host, and interest was calculated at midnight.
motive-green-4 = A partner had learnt to read balance sheets. It is a dangerous accomplishment.
motive-peacock-1 = Four husbands, four legacies, and one guest who had begun to count.
motive-peacock-2 = She was to be left out of the Honours List and, what is worse, to be told so at luncheon.
motive-peacock-3 = The family portrait was of another family. He recognised them.
motive-peacock-4 = He had called her “my dear lady”. Twice. In front of the vicar.
motive-plum-1 = The book that made his name was somebody else’s, and somebody else had come to stay.
motive-plum-2 = The vase was Ming. The date beneath it was Birmingham.
motive-plum-3 = His expedition had never left Brighton, and there was a witness: the donkey-man.
motive-plum-4 = He had meant only to prove a hypothesis. It proved rather more final than expected.

lesson-known = You could have accused on turn { $turn }: by then only one solution fitted all that you had seen.
    .other = { CAP($who) } could have accused on turn { $turn }: by then only one solution fitted all that { $who } had seen.
lesson-early = When you accused, on turn { $turn }, { $open ->
        [one] one solution
       *[other] { $open } solutions
    } still fitted all that you had seen.
    .other = When { $who } accused, on turn { $turn }, { $open ->
        [one] one solution
       *[other] { $open } solutions
    } still fitted all that { $who } had seen.
lesson-best = Your best question came on turn { $turn }: of { $before } possible solutions it left { $after }.
    .other = The best question was { OF($who) }, on turn { $turn }: of { $before } possible solutions it left { $after }.
lesson-nothing = A card that is not shown tells as much as one that is: see who had none.
lesson-waiting = Looking back…

lamp-title = The lamp goes out
lamp-line = You were wrong. { $right ->
        [0] None of the three was right.
        [one] One of the three was right.
       *[other] Two of the three were right.
    }
lamp-said = You said
lamp-envelope = The { word-envelope }
lamp-alone = Only you see this. The { word-envelope } is sealed again; the others saw three backs.
lamp-goes-on = The game goes on without you. You take no more turns, but you still answer, or let the game answer for you.
lamp-stay = Stay and answer
lamp-watch = Only watch
lamp-skip = Skip to the end

# At the end of a prepared case.
#   $title   what it is called
#   $earned  how many of its three magnifiers this game has earned
ending-prepared = Prepared case “{ $title }”: { $earned ->
        [0] no magnifier this time
        [one] one magnifier of three
        [2] two magnifiers of three
       *[other] all three magnifiers
    }
