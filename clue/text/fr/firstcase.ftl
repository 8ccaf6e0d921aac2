# La première affaire : ce que dit le narrateur, une chose à la fois.
# Les clés et les variables sont expliquées dans le fichier anglais.

firstcase-step = Première partie · { $number } sur { $count }
firstcase-so-far = étape { $number } sur { $count }
firstcase-done = résolue
firstcase-left = Votre première partie vous attendra ici.
firstcase-later = Une chose à la fois : lisez d’abord ceci, puis continuez.

firstcase-welcome = Un meurtre a été commis dans ce manoir. Un suspect, une arme et une pièce sont scellés dans l’enveloppe posée sur l’escalier. Nommez les trois avant tout le monde !
firstcase-cards = Toutes les autres cartes sont entre les mains des joueurs. Ces six-là sont à vous, et ce que vous avez en main n’est pas dans l’enveloppe. C’est de là que part votre enquête.
firstcase-book = Voici votre bloc-notes : une ligne par carte, une colonne par joueur, plus une pour l’enveloppe. Une coche veut dire « l’a », une croix « ne l’a pas ». Tout ce dont vous êtes sûr y est noté pour vous.
firstcase-roll = Vous jouez { suspect-scarlet }, et c’est vous qui commencez. Pour soupçonner quelqu’un, il faut être dans une pièce. Lancez les dés.
    .no = Lancez d’abord les dés. Le reste viendra plus tard.
firstcase-walk = Huit cases. Les cases à votre portée brillent, ainsi que le bord des pièces que vous pouvez atteindre. Entrez { IN($here) }.
    .no = Vous pourriez aller là, mais on ne soupçonne que dans une pièce. Entrez { IN($here) }.
firstcase-suggest = Faites maintenant part de vos soupçons : la pièce où vous êtes, le suspect et l’arme de votre choix. Choisissez { THE($asked) } et { THE($gun) }.
    .no = On peut soupçonner n’importe qui. Pour cette fois, prenez { THE($asked) } et { THE($gun) }.
firstcase-see = { CAP(THE($first)) }, à votre gauche, répondait en premier et n’avait aucune des trois cartes. { CAP(THE($second)) } en a une et doit vous la montrer, en secret.
firstcase-answers = Les deux réponses sont maintenant dans le bloc-notes : trois croix pour { THE($first) }, qui n’avait rien, et une coche pour la carte { OF($second) }. Ne rien avoir en dit autant qu’une carte.
firstcase-mark = Vous pouvez noter au crayon ce que vous supposez. { CAP(THE($second)) } aurait-elle aussi { THE($here) } ? Cliquez sur une case ; cliquez encore pour une autre marque.
    .no = Notez d’abord quelque chose dans le bloc-notes, peu importe quoi.
firstcase-end = Votre tour est joué. Terminez-le, et observez ce que soupçonnent les autres.
    .no = Rien n’est encore certain : n’accusez personne. Terminez votre tour.
firstcase-show = À présent, { THE($first) } fait part de ses soupçons, et vous avez deux des trois cartes. Vous devez en montrer une, celle que vous voulez.
firstcase-none = Vos soupçons avaient amené { THE($second) } { IN($here) } : elle peut donc y faire part des siens. Vous n’avez aucune de ses trois cartes : dites-le.
firstcase-overheard = { CAP(THE($first)) } a montré une carte { TO($second) }, sans que vous voyiez laquelle. Mais il n’avait ni { THE($asked) } ni { THE($here) } : il vous l’a dit. C’était donc la clé anglaise ! Les petits numéros marquent ces questions ouvertes.
firstcase-passage = À vous. Un passage secret mène { OF($here) } { TO($there) }. Il remplace le lancer des dés : prenez-le.
    .no = Une autre fois, volontiers. Prenez maintenant le passage secret.
firstcase-trap = Soupçonnez { THE($culprit) }, { WITH($own) }. Vous avez vous-même { THE($own) } : la réponse ne peut donc porter que sur les deux autres cartes.
    .no = Ce n’est pas une mauvaise question. Mais prenez { THE($culprit) } et { THE($own) }, et voyez ce que cela vous apprend.
firstcase-silence = Personne n’a pu montrer de carte. Vous avez { THE($own) } en main ; personne n’a donc ni { THE($culprit) } ni { THE($there) } : elles sont toutes deux dans l’enveloppe !
firstcase-proof = Et l’arme ? Vous en avez quatre en main, et { THE($first) } a la clé anglaise. Il ne reste que { THE($gun) }.
firstcase-accuse = Vous connaissez les trois : accusez { THE($culprit) }, { IN($there) }, { WITH($gun) }. On n’accuse qu’une fois par partie, et il ne faut pas se tromper. Aujourd’hui, aucun doute.
    .no = Pensez au bloc-notes : { THE($culprit) }, { IN($there) }, { WITH($gun) }. Accusez !

firstcase-offer = Est-ce votre première partie ?
firstcase-offer-about = Une partie guidée de cinq minutes vous montre comment vous déplacer, soupçonner, prendre des notes et accuser. Vous pouvez la quitter à tout moment et la reprendre depuis le menu.
firstcase-offer-yes = Jouer la partie guidée
firstcase-offer-no = Pas maintenant

# Ce qui suit la première affaire

onward-go = Et ensuite ?
onward-title = C’était votre première affaire
onward-about = Vous avez tout vu : marcher, demander, écouter, noter, accuser. Le reste est affaire d’habitude, et de crayon.
    Si vous ne savez plus que faire, demandez un conseil ({ $hint }) : il dit d’abord où regarder, puis pourquoi, et seulement enfin que faire.
    Le bloc-notes se remplit autant que vous voulez : rien, ce que vous avez vu, ou aussi ce qui en découle. On le choisit au bas de sa page, et pour toutes les parties dans les réglages.
onward-ways = Et ensuite ?
onward-table = Une première table : deux agents
onward-lesson = Une courte leçon : { $lesson }
onward-puzzles = L’affaire du jour
onward-title-screen = Au titre
