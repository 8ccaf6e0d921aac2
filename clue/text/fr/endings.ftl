# La fin d’une affaire : ce qu’imprime le journal, ce que dit la nuit, et une chose à retenir.
#
#   paper-…     les mots du journal         figure-…  sous un grand nombre
#   lead-…      $who (a gagné) $room        motive-…  pourquoi : qui, et lequel de plusieurs
#   lesson-…    $turn $before $after $open (nombres) $who ; .you : la seule personne à la table

ending-yourself = C’était vous !
    .winner = C’était { THE($who) }
ending-line-yourself = { CAP(THE($who)) } vous a mis en cause : { THE($suspect) }, { IN($room) }, { WITH($weapon) }. À raison.
    .you = Vous avez nommé { THE($suspect) }, { IN($room) }, { WITH($weapon) } : vous, donc. Il faut du caractère.
    .unsolved = { CAP(THE($suspect)) }, { IN($room) }, { WITH($weapon) } : personne ne vous a jamais percé à jour.
    .last = Il ne restait que { THE($who) } en lice. C’était { THE($suspect) }, { IN($room) }, { WITH($weapon) } : vous.
    .winner = { CAP(THE($who)) } a nommé { THE($suspect) }, { IN($room) }, { WITH($weapon) }, et parlait en connaissance de cause.
ending-over-unsolved = L’affaire est close. Par personne.
ending-over-yourself = Depuis le début

paper-masthead = La Lanterne du soir
paper-extra = Édition spéciale
paper-price = Deux sous
paper-founded = Fondée en 1888
paper-date = Samedi 20 novembre 1926
paper-printed = Imprimée avant le petit déjeuner
paper-weather-title = Le temps
paper-weather = Pluie la nuit, éclaircies à l’aube
paper-motive = Le mobile
paper-figures = L’affaire en chiffres
paper-lesson = Une leçon
paper-solved = Affaires résolues
paper-caption = { CAP(THE($suspect)) }, { IN($room) }, à minuit. Au premier plan : { THE($weapon) }.
paper-quoted = « { $said } »
paper-remark = « { $said } » — { SHORT($who) }

figure-turns = { $count ->
        [one] tour
       *[other] tours
    }
figure-suggestions = { $count ->
        [one] hypothèse
       *[other] hypothèses
    }
figure-minutes = { $count ->
        [one] minute
       *[other] minutes
    }
figure-shown = { $count ->
        [one] carte montrée
       *[other] cartes montrées
    }
figure-in-line = { $number } { $what }

lead-1 = Une lampe brûlait encore { IN($room) }. À sa lueur, { THE($who) } posa trois cartes sur la table, l’une après l’autre. Personne ne dit mot.
    .you = Une lampe brûlait encore { IN($room) }. À sa lueur, vous avez posé trois cartes sur la table, l’une après l’autre. Personne ne dit mot.
lead-2 = Le café était froid quand { THE($who) } se leva, demanda le silence et l’obtint. Trois cartes plus tard, tout était dit.
    .you = Le café était froid quand vous avez demandé le silence. Vous l’avez obtenu. Trois cartes plus tard, tout était dit.
lead-3 = Le week-end avait été long et pluvieux. { CAP(THE($who)) } y mit fin d’une seule phrase, prononcée { IN($room) }.
    .you = Le week-end avait été long et pluvieux. Vous y avez mis fin d’une seule phrase, prononcée { IN($room) }.

motive-scarlet-1 = Son silence avait payé trois mariages. Le quatrième devait être le sien.
motive-scarlet-2 = Il avait gardé ses lettres. Elle le croyait incapable de les lire.
motive-scarlet-3 = Le collier était faux, et il allait le dire devant toute la table.
motive-scarlet-4 = On lui avait promis l’hôtel particulier. À quatre autres aussi, apprit-elle.
motive-mustard-1 = L’argenterie du régiment n’avait pas coulé dans le fleuve. Elle avait fondu au baccara.
motive-mustard-2 = Trente ans qu’il racontait l’histoire du tigre. Hier soir, quelqu’un connaissait le dompteur.
motive-mustard-3 = Il est une médaille qui ne s’achète pas. Il l’avait achetée.
motive-mustard-4 = Un vieux camarade vint dîner avec une vieille photographie. On y voyait le colonel, de dos, au galop.
motive-white-1 = Vingt-deux ans de maison, et le testament lui laissait le porte-parapluies.
motive-white-2 = Il avait demandé à voir les livres de comptes. Tous. Depuis 1911.
motive-white-3 = La recette était d’elle, la médaille était pour lui, et la confiture dans toutes les bonnes épiceries.
motive-white-4 = Elle avait découvert ce qu’était devenue la cuisinière précédente.
motive-green-1 = Il avait vendu les éditions originales une à une. Vendredi, on devait compter les rayons.
motive-green-2 = La mine existait. L’or, non ; et les actionnaires venaient prendre le thé.
motive-green-3 = Il devait beaucoup à son hôte, et les intérêts couraient à minuit.
motive-green-4 = Son associé avait appris à lire un bilan. C’est un talent dangereux.
motive-peacock-1 = Quatre maris, quatre héritages, et un invité qui s’était mis à compter.
motive-peacock-2 = On l’avait oubliée pour le ruban rouge et, ce qui est pire, on allait le lui dire au déjeuner.
motive-peacock-3 = Le portrait de famille était celui d’une autre famille. Il l’avait reconnue.
motive-peacock-4 = Il l’avait appelée « ma petite dame ». Deux fois. Devant M. le curé.
motive-plum-1 = Le livre qui fit sa gloire était d’un autre, et l’autre venait de défaire ses valises.
motive-plum-2 = Le vase était Ming. L’étiquette, dessous, disait Limoges.
motive-plum-3 = Son expédition n’avait jamais dépassé Dieppe, et le loueur d’ânes s’en souvenait.
motive-plum-4 = Il ne voulait que vérifier une hypothèse. La conclusion fut plus définitive que prévu.

lesson-known = Vous pouviez accuser dès le tour { $turn } : une seule solution s’accordait encore avec tout ce que vous aviez vu.
    .other = { CAP(THE($who)) } pouvait accuser dès le tour { $turn } : une seule solution s’accordait encore avec ce qu’on lui avait montré.
lesson-early = Quand vous avez accusé, au tour { $turn }, { $open ->
        [one] une solution s’accordait encore
       *[other] { $open } solutions s’accordaient encore
    } avec tout ce que vous aviez vu.
    .other = Quand { THE($who) } a accusé, au tour { $turn }, { $open ->
        [one] une solution s’accordait encore
       *[other] { $open } solutions s’accordaient encore
    } avec ce qu’on lui avait montré.
lesson-best = Votre meilleure question, au tour { $turn } : de { $before } solutions possibles, elle n’en a laissé que { $after }.
    .other = La meilleure question fut posée par { THE($who) }, au tour { $turn } : de { $before } solutions possibles, elle n’en a laissé que { $after }.
lesson-nothing = Une carte qu’on ne montre pas en dit autant qu’une carte montrée : regardez qui passe.
lesson-waiting = Un regard en arrière…

lamp-title = La lampe s’éteint
lamp-line = Vous aviez tort. { $right ->
        [0] Aucune des trois cartes n’était juste.
        [one] Une des trois cartes était juste.
       *[other] Deux des trois cartes étaient justes.
    }
lamp-said = Vous avez dit
lamp-envelope = Dans { word-envelope.the }
lamp-alone = Personne d’autre ne voit ceci. Tout est refermé ; les autres n’ont vu que trois dos.
lamp-goes-on = La partie continue sans vous. Vous ne jouez plus de tour, mais vous répondez toujours, ou vous laissez le jeu répondre pour vous.
lamp-stay = Rester et répondre
lamp-watch = Seulement regarder
lamp-skip = Aller à la fin

# À la fin d’une affaire préparée.
ending-prepared = Affaire préparée « { $title } » : { $earned ->
        [0] aucune loupe cette fois
        [one] une loupe sur trois
        [2] deux loupes sur trois
       *[other] les trois loupes
    }
