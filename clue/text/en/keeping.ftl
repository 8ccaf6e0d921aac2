# The case that is kept between two sittings.

title-nothing-to-continue = The case that lay on the table cannot be found any more.
shot-unknown-scene = There is no scene called “{ $name }”; there are: { $known }.
shot-unwritable = The picture cannot be written: { $reason }.
