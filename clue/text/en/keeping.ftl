# Games that are kept between two sittings.
#
#   saves-damaged-about  $file  $line  $actions  $turn

title-nothing-to-continue = The case that lay on the table cannot be found any more.
saves-in-use = This case is open in another window of the game. Go on there, or close it first.
saves-plain-mansion = The map of this case, “{ $name }”, has been drawn anew or is not on this computer; a plain plan stands in its place.
saves-damaged = A page of this case is damaged
saves-damaged-about = Line { $line } of { $file } is not as it was written. { $actions ->
        [0] The deal before it is whole.
        [one] The one action before it is whole.
       *[other] The { $actions } actions before it are whole, up to turn { $turn }.
    } You can go on from there; the damaged file is kept beside the new one.
saves-damaged-yes = Go on from there
saves-damaged-no = Leave it

keeping-fault = { $fault ->
        [full] This case is not being saved: the disk is full.
        [forbidden] This case is not being saved: the folder may not be written to.
        [missing] This case is not being saved: the folder is missing.
        [broken] This case is not being saved: the disk reports an error.
        [links] This case is not being saved: the folder is a link that leads nowhere.
        [name] This case is not being saved: the folder’s name is too long.
        [unfit] This case is not being saved: a name or a number in it is larger than its file can hold.
        [too-large] This case is not being saved: its file has become larger than any game’s.
        [not-plain] This case is not being saved: something that is no file stands in its place.
        [in-use] This case is not being saved: another program holds the file.
       *[other] This case is not being saved: the system does not allow it.
    }
keeping-fault-tip = Play on: nothing is lost while this window is open, and everything is saved as soon as it can be.

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
