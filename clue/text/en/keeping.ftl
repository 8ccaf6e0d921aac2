# Games that are kept between two sittings.
#
#   saves-damaged-about  $file  $line  $actions  $turn

title-nothing-to-continue = The case that lay on the table cannot be found any more.
saves-in-use = This case is open in another window of the game. Go on there, or close it first.
saves-no-mansion = This case is played in a mansion this computer does not have: “{ $name }”.
saves-damaged = A page of this case is damaged
saves-damaged-about = Line { $line } of { $file } is not as it was written. { $actions ->
        [0] The deal before it is whole.
        [one] The one action before it is whole.
       *[other] The { $actions } actions before it are whole, up to turn { $turn }.
    } You can go on from there; the damaged file is kept beside the new one.
saves-damaged-yes = Go on from there
saves-damaged-no = Leave it

shot-unknown-scene = There is no scene called “{ $name }”; there are: { $known }.
shot-unwritable = The picture cannot be written: { $reason }.
