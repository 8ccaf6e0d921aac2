### Les cases du bloc-notes en toutes lettres : d’où vient chaque signe, et ce qui découle de quoi.
#
# $number est le numéro des soupçons, le même dans la case, le journal et la phrase. Facettes :
# you (la place est celle du lecteur), mine (le lecteur a la carte), sealed (la carte est dans
# l’enveloppe), envelope (la case est celle de l’enveloppe).

## D’où vient un signe imprimé

why-hand = Vous avez vous-même { THE($card) }.
why-shown = { CAP(THE($who)) } vous a montré la carte « { CAP($card) } » ({ $number }).
why-had-none = { CAP(THE($who)) } n’avait aucune de ces cartes : { THE($cards) } ({ $number }).
why-open = La carte « { CAP($card) } » est visible pour tous, sur la table.
why-seen-case = Vous avez vu la carte « { CAP($card) } » { word-envelope.in }.
why-not-in-hand = Vous connaissez vos cartes : « { CAP($card) } » n’en est pas.

## Ce qui en découle, une phrase par étape. $cards et $others : avec leurs numéros, s’ils en ont.

why-elsewhere = { CAP(THE($home)) } a { THE($card) }, donc { THE($who) } ne l’a pas.
    .you = { CAP(THE($home)) } a { THE($card) }, donc vous ne l’avez pas.
    .envelope = { CAP(THE($home)) } a { THE($card) } : cette carte n’est donc pas { word-envelope.in }.
    .mine = Vous avez { THE($card) }, donc { THE($who) } ne l’a pas.
    .mine-envelope = Vous avez { THE($card) } : cette carte n’est donc pas { word-envelope.in }.
    .sealed = La carte « { CAP($card) } » est { word-envelope.in }, donc { THE($who) } ne l’a pas.
    .sealed-you = La carte « { CAP($card) } » est { word-envelope.in }, donc vous ne l’avez pas.
why-hand-full = { CAP(THE($who)) } a { $count ->
        [one] une seule carte
       *[other] { $count } cartes, toutes connues
    } : { THE($cards) }. Donc pas { THE($card) }.
why-all-that-fit = { CAP(THE($who)) } a { $count ->
        [one] une seule carte, et une seule reste possible
       *[other] { $count } cartes, et { $count } seulement restent possibles
    } : « { CAP($card) } » en est.
    .cited = { CAP(THE($who)) } a { $count ->
        [one] une seule carte, et une seule reste possible
       *[other] { $count } cartes, et { $count } seulement restent possibles
    } ({ $others }) : « { CAP($card) } » en est.
why-only-place = La carte « { CAP($card) } » n’est à aucun d’eux : { THE($others) } ; elle n’est pas non plus { word-envelope.in }. C’est donc { THE($who) } qui l’a.
    .you = La carte « { CAP($card) } » n’est à aucun d’eux : { THE($others) } ; elle n’est pas non plus { word-envelope.in }. C’est donc vous qui l’avez.
    .envelope = La carte « { CAP($card) } » n’est à aucun d’eux : { THE($others) }. Elle est donc { word-envelope.in }.
why-one-of-these = { CAP(THE($who)) } a montré une carte sur trois ({ $number }) ; { GENDER($who) ->
        [feminine] elle
       *[masculine] il
    } n’a ni { THE($first) } ni { THE($second) } ; { GENDER($who) ->
        [feminine] elle
       *[masculine] il
    } a donc { THE($card) }.
why-kind-found = La carte « { CAP($first) } » est { word-envelope.in } : « { CAP($card) } » n’y est donc pas.
why-last-of-kind = Il y en a une de cette sorte { word-envelope.in }, mais aucune de celles-ci : { THE($others) }. C’est donc { THE($card) }.
why-not-the-case = L’accusation { OF($who) } était fausse ; pourtant { THE($first) } et { THE($second) } sont { word-envelope.in }. La carte « { CAP($card) } » n’y est donc pas.
why-counting = Toute autre distribution a été essayée : aucune ne s’accorde avec { $grounds }.
why-grounds-suggestion = l’hypothèse { $number }
why-grounds-suggestions = les hypothèses { $others }
why-grounds-hand = vos propres cartes
why-grounds-open = les cartes visibles
why-grounds-accusation = la fausse accusation { OF($who) }
why-grounds-envelope = ce que vous avez vu { word-envelope.in }
why-grounds-hands = le nombre de cartes de chacun
why-so-has = C’est donc { THE($who) } qui a { THE($card) }.
    .you = C’est donc vous qui avez { THE($card) }.
    .envelope = La carte « { CAP($card) } » est donc { word-envelope.in }.
why-so-has-not = Donc { THE($who) } n’a pas { THE($card) }.
    .you = Vous n’avez donc pas { THE($card) }.
    .envelope = La carte « { CAP($card) } » n’est donc pas { word-envelope.in }.
why-before = { $count ->
        [one] Une étape précède celles-ci : elle a sa propre case.
       *[other] { $count } étapes précèdent celles-ci : elles ont leurs propres cases.
    }
why-cited = { $noun } ({ $number })
why-you = vous
why-envelope = { word-envelope.the }

## La fiche à côté d’une case

cell-title = Carte : { $card } — chez { THE($who) }
    .you = Carte : { $card } — chez vous
    .envelope = Carte : { $card } — { word-envelope.in }
cell-printed = Vu
cell-follows = Déduit
cell-yours = Noté par vous
cell-mark-yes = l’a
    .envelope = elle y est
cell-mark-no = ne l’a pas
    .envelope = elle n’y est pas
cell-mark-maybe = peut-être
cell-wrong = Votre signe contredit ce qui est certain :
cell-clause = { CAP(THE($who)) } a montré { TO($to) } l’une de ces cartes : { THE($cards) } ({ $number }).
    .you = { CAP(THE($who)) } vous a montré l’une de ces cartes : { THE($cards) } ({ $number }).
cell-unknown = On n’en sait rien encore.
cell-empty = Rien n’est écrit ici.
cell-thinking = On cherche pourquoi…
cell-line = Votre note
cell-line-none = Écrivez une note sur cette carte.
cell-key-mark = noter
cell-key-clear = effacer
cell-key-log = ligne du journal
cell-key-write = écrire

## Le bas de la page

help-chosen = Aide : { $level }
help-level-none = aucune
    .about = Seulement ce que vous écrivez vous-même.
help-level-facts = ce que vous avez vu
    .about = Ce que vous avez vu et entendu est noté pour vous.
help-level-deduction = tout ce qui en découle
    .about = Ce qui en découle est calculé aussi, avec ses raisons.
legend-printed = vu
legend-deduced = déduit
legend-yours = noté par vous

## Ce que le bloc-notes dit sur une carte d’un dialogue

tag-yours = à vous
tag-open = visible
tag-with = { $who }
tag-envelope = enveloppe
tag-maybe = { $who } ?
tag-nobody = pas l’enveloppe
    .envelope = chez personne
tag-about = « { CAP($card) } » n’est pas chez { THE($others) }.
tag-about-maybe = « { CAP($card) } » est peut-être chez { THE($others) }.

## Le journal

log-line-private = Personne d’autre ne le sait.
log-jump = Vers le bloc-notes
log-none-of-these = Rien de tel ne s’est encore passé.
notebook-crosses = Barrer le reste
