# The case that is kept between two sittings.

title-nothing-to-continue = The case that lay on the table cannot be found any more.
