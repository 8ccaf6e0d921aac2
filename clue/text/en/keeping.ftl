# Games that are kept between two sittings.
#
#   saves-damaged-about  $file  $line  $actions  $turn

title-nothing-to-continue = The game you were playing can no longer be found.
saves-in-use = This game is open in another window. Continue there, or close it first.
saves-plain-mansion = This game’s map, “{ $name }”, has changed or is missing, so a plain floor plan is shown.
pause-keep-mansion = Keep this mansion
saves-mansion-came = This game brought its mansion, “{ $name }”, along. “Keep this mansion” is in the pause menu and beside the game in the list of saved games.
saves-mansion-other = This game began in another version of “{ $name }”, and keeps to it.
saves-mansion-kept = “{ $name }” is among your mansions now, in { $path }.
saves-damaged = Part of this game is damaged
saves-damaged-about = Line { $line } of { $file } is damaged. { $actions ->
        [0] The deal before it is intact.
        [one] The action before it is intact.
       *[other] The { $actions } actions before it are intact, up to turn { $turn }.
    } You can continue from there. The damaged file is kept as well.
saves-damaged-yes = Continue from there
saves-damaged-no = Leave it

keeping-fault = { $fault ->
        [full] This game is not being saved: the disk is full.
        [forbidden] This game is not being saved: you may not write to the folder.
        [missing] This game is not being saved: the folder is missing.
        [broken] This game is not being saved: the disk reports an error.
        [links] This game is not being saved: the folder is a broken link.
        [name] This game is not being saved: the folder’s name is too long.
        [unfit] This game is not being saved: a name or number in it is too long.
        [too-large] This game is not being saved: its file has grown too large.
        [not-plain] This game is not being saved: something else stands in the file’s place.
        [in-use] This game is not being saved: another program is using the file.
       *[other] This game is not being saved: the system does not allow it.
    }
keeping-fault-tip = You can play on. Nothing is lost while this window is open, and the game is saved as soon as possible.

shot-unknown-scene = There is no scene called “{ $name }”; there are: { $known }.
shot-unwritable = The picture cannot be written: { $reason }.

film-stretch = There is no such stretch: the record has { $most ->
        [one] one action
       *[other] { $most } actions
    }, so --from goes from 0 to { $last } and --to from what follows it to { $most }.
film-no-actions = Nothing can be filmed: the record has no actions.
film-kind = A film’s name ends in one of these: { $known }.
film-no-pillow = This kind of film needs Pillow, which is not installed here (pip install pillow); a name ending in .png needs nothing.
film-unwritable = The film cannot be written: { $reason }.
film-made = { $seconds } s, { $pictures ->
        [one] one picture
       *[other] { $pictures } pictures
    }.
