# The case that is kept between two sittings.

title-nothing-to-continue = L’affaire qui était sur la table est introuvable.
