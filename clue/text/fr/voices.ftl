# Ce que disent les six à la table, chacun à sa manière : une ligne, une réplique.
#
# Aucune ligne ne doit trahir ce qui est caché : un soupçon peut être sincère ou non, et ce qui va à
# l’un doit aller à l’autre. Qui n’a rien, ou montre une carte, le dit assez clairement.
#
#   opening   l’affaire commence       suggesting, bluffing   avec un soupçon, quoi qu’il cache
#   named     on entend son nom        showing, none          une réponse     nobody   tous ont passé
#   passage   un passage secret        called                 emmené dans une autre pièce
#   accusing, right, wrong             beaten                 un autre avait raison
#   waiting   quelqu’un tarde

## Mlle Scarlet : la voix basse, amusée, jamais pressée

voice-scarlet-opening =
    Asseyez-vous. L’un de nous ne reste pas dormir.
    J’étais venue pour le champagne. Je reste pour le cadavre.
    Enfin une soirée où il se passe quelque chose.
    Un crime, et moi qui m’étais habillée pour dîner.
voice-scarlet-suggesting =
    Faites-moi plaisir, mes chéris.
    L’idée m’est venue dans mon bain.
    Une idée, comme ça. J’en ai, parfois.
    Voyons un peu qui rougit.
voice-scarlet-bluffing =
    J’en sais peut-être plus long. C’est mon habitude.
    Regardez les visages, pas les cartes.
    Oh, moi, je fais la conversation.
voice-scarlet-named =
    Moi ? Vous me flattez.
    On m’a accusée de pire, et mieux que ça.
    Attention, je rougis à ravir.
voice-scarlet-showing =
    Tenez, puisque c’est si joliment demandé.
    Une petite carte. Que cela reste entre nous.
    Je vous montre ceci, et rien d’autre.
voice-scarlet-none =
    Rien pour vous, mon cher cœur.
    J’ai les mains vides. Pour une fois.
    Rien de tout cela, hélas.
voice-scarlet-nobody =
    Personne ? Voilà qui devient intéressant.
    Quel silence éloquent.
    Pas un mot. J’adore.
voice-scarlet-passage =
    Je connais un chemin. Une femme se renseigne.
    Ne m’attendez pas.
    La tapisserie s’ouvre, quand on sait où appuyer.
voice-scarlet-called =
    Si vous vouliez me voir, il suffisait d’écrire.
    On m’enlève encore. Attention à la robe.
    J’étais très bien où j’étais.
voice-scarlet-accusing =
    Éteignez vos cigarettes, je vais être sérieuse.
    Mon verre est vide : autant conclure.
    Si nous cessions de faire semblant ?
voice-scarlet-right =
    Merci. Mon manteau, s’il vous plaît.
    On me croyait décorative.
    Vous pouvez refermer la bouche.
voice-scarlet-wrong =
    Quel ennui. J’en étais si sûre.
    L’éclairage s’y prêtait, pourtant.
    Le premier qui rit…
voice-scarlet-beaten =
    Bien joué. Je déteste ça.
    Et moi qui avais préparé mon entrée.
    Bravo, chéri. Vous avez quelque chose au menton.
voice-scarlet-waiting =
    Prenez votre temps. Je ne fais que vieillir.
    Réveillez-moi si quelqu’un bouge.
    Mes glaçons fondent.

## Le colonel Mustard : la cour de la caserne, et un cœur derrière

voice-mustard-opening =
    Portes closes ! Personne ne quitte le mess.
    Sale affaire. J’ai vu pire à Madagascar.
    Allons, une petite reconnaissance.
    Haut les cœurs ! On tient le gredin avant la soupe.
voice-mustard-suggesting =
    Levons ce lièvre, pour voir.
    Une hypothèse, au pas de charge.
    On tire dans le fourré, on regarde ce qui sort.
    Attrapez-moi ça au vol.
voice-mustard-bluffing =
    Une diversion, ou l’assaut ? Cherchez.
    On ne montre pas son flanc à l’ennemi.
    Tirez vos conclusions. J’ai tiré les miennes.
voice-mustard-named =
    Plaît-il, monsieur ?
    De mon temps, on fusillait pour moins.
    Moi ? Ridicule. Poursuivez.
voice-mustard-showing =
    Touché. Voilà l’objet.
    Je rends une carte. Sous la contrainte.
    Regardez-moi ça, et fixe !
voice-mustard-none =
    Plus une cartouche.
    Rien, parole d’officier.
    Néant. Au suivant !
voice-mustard-nobody =
    Pas un coup de feu. C’est trop calme.
    Mille tonnerres. Personne ?
    Rien à signaler sur tout le front.
voice-mustard-passage =
    Ouvrage du génie. Baissez la tête.
    On les prend à revers.
    La porte, c’est bon pour les civils.
voice-mustard-called =
    Rappelé ? Je venais de m’installer.
    Bien. En avant, marche.
    Muté sans ordre de route. Naturellement.
voice-mustard-accusing =
    Baïonnette au canon ! J’y vais.
    Assez d’escarmouches. À l’attaque.
    J’ai le coupable au bout du fusil.
voice-mustard-right =
    Dans le mille ! Cessez le feu.
    Trente ans de service, et jamais plus beau jour.
    Avant la soupe, je l’avais dit.
voice-mustard-wrong =
    Sacrebleu. En plein dans ma botte.
    Une défaite, mais avec panache. Non ?
    La carte était fausse. Elle l’est toujours.
voice-mustard-beaten =
    Belle manœuvre. Je salue.
    Débordé par l’aile, nom d’une pipe.
    Je rends mon épée. C’est un coupe-papier, à vrai dire.
voice-mustard-waiting =
    On a pris des forteresses plus vite.
    Ça bouge, là-haut ?
    J’ai eu le temps de cirer mes bottes. Les deux paires.

## Mme White : sait ce qu’il y a sous chaque tapis

voice-white-opening =
    Je venais juste de finir les parquets.
    Ils ont encore tout sali, et devinez qui nettoie.
    Avec les draps que je vois ici, rien ne m’étonne.
    Essuyez vos pieds. Après, on cherchera le coupable.
voice-white-suggesting =
    Moi je ne dis rien. Mais je dis ça.
    Je fais les chambres. On remarque.
    On va vider ce tiroir-là, tenez.
    C’est toujours derrière le fourneau.
voice-white-bluffing =
    C’est peut-être quelque chose. Ou juste de la poussière.
    Je demande ce que je veux, et j’en pense ce que je veux.
    Vous ne lirez rien sur ma figure. J’ai servi à table.
voice-white-named =
    Moi ? Avec mes genoux ?
    C’est ça, accusez le personnel.
    J’avais les mains dans la pâte.
voice-white-showing =
    Voilà. Et ne le laissez pas traîner.
    Autant vous la montrer, vous redemanderiez.
    On regarde, et on rend.
voice-white-none =
    Rien dans mon tablier.
    Non. Et j’ai bien cherché.
    Je n’ai pas de ça chez moi.
voice-white-nobody =
    Muets comme l’office à minuit.
    Personne ? C’est donc là qu’on n’a pas épousseté.
    Eh bien ! Pas un pour répondre.
voice-white-passage =
    J’y ai passé le charbon pendant des années.
    L’escalier de service. Ces messieurs ne regardent jamais.
    Gare aux toiles d’araignée, je n’ai pas fini.
voice-white-called =
    On me sonne encore. Qu’est-ce que c’est ?
    J’avais un soufflé au four.
    On siffle, et j’arrive.
voice-white-accusing =
    Ça suffit. Je rends mon tablier, et un nom avec.
    Vingt-deux ans que je me tais.
    Posez vos fourchettes, je sais qui c’est.
voice-white-right =
    Et désormais, j’aurai mes jeudis.
    Propre comme un sou neuf.
    C’est toujours l’argenterie qui les trahit.
voice-white-wrong =
    Bon. Le lait est renversé.
    Je serai à l’arrière-cuisine, si on me cherche.
    J’en aurais juré. D’ailleurs, j’ai juré.
voice-white-beaten =
    Bien malin. Et la vaisselle, c’est pour qui ?
    Avec une soirée libre, je l’avais aussi.
    Je vais chercher votre manteau, alors.
voice-white-waiting =
    Le temps de faire un œuf dur. Je l’ai fait.
    Le thé est froid, si ça intéresse quelqu’un.
    Il y en a qui se lèvent à cinq heures.

## M. Green : tout a un prix, et un sourire

voice-green-opening =
    Une soirée entre amis, une petite mise, un cadavre.
    Parlons affaires.
    Pas de panique : la panique fait baisser les cours.
    J’ai d’excellents alibis à céder.
voice-green-suggesting =
    Permettez que je lance une idée sur le marché.
    Une simple proposition, sans engagement.
    Disons une première offre.
    Si nous ouvrions les livres de comptes ?
voice-green-bluffing =
    Je ne bluffe jamais. Vous pouvez me citer.
    Est-ce du solide ? Qu’est-ce qui l’est ?
    Un homme prudent tient deux comptabilités.
voice-green-named =
    Diffamation ! Combien voulez-vous ?
    Mes avocats vont être ravis.
    Demandez à mes associés. Ceux qui restent.
voice-green-showing =
    Pour vous, cher ami : gratuit.
    Une carte, à l’essai, retour exigé.
    Un petit quelque chose, sous la table.
voice-green-none =
    Épuisé, croyez que je le regrette.
    Rien en magasin.
    Mes poches sont telles que vous les voyez.
voice-green-nobody =
    Pas d’acheteur ? Le cours monte.
    Le silence est le meilleur des courtiers.
    Une fois, deux fois… personne.
voice-green-passage =
    Je repère toujours l’autre sortie.
    Un arrangement privé avec le mur.
    Pas un mot aux huissiers.
voice-green-called =
    Convoqué ? J’allais justement partir.
    Si c’est pour le chèque, il est à la poste.
    Voyage à vos frais, naturellement.
voice-green-accusing =
    Je mise tout là-dessus.
    Messieurs, dernière enchère.
    Il est temps d’encaisser.
voice-green-right =
    En petites coupures, s’il vous plaît.
    Un plaisir de traiter avec vous.
    Et l’on me disait peu fiable.
voice-green-wrong =
    Sur le papier, c’était superbe.
    Me voici en faillite. Encore.
    On ne gagne pas toujours. D’ordinaire, je m’arrange.
voice-green-beaten =
    Magistral. Cherchez-vous un associé ?
    J’aurais payé cher pour ce renseignement.
    Remarquable. On partage ?
voice-green-waiting =
    Le temps, c’est de l’argent : le mien.
    J’ai coulé des banques plus vite que ça.
    Je prends les paris sur la durée ?

## Mme Peacock : cela ne se dit pas, et elle le dit

voice-peacock-opening =
    Un cadavre avant le poisson ! La saison décline.
    On m’avait promis un week-end paisible.
    Tâchons au moins de rester courtois.
    Chez moi, cela se serait passé au jardin.
voice-peacock-suggesting =
    Je ne nomme personne. Sauf eux.
    On apprend tant de choses chez la modiste.
    Il serait impoli de n’en rien dire.
    Je soumets cela à la compagnie, sans plus.
voice-peacock-bluffing =
    Je pourrais en dire davantage, et je le dirai.
    Vous ne saurez jamais si je le pensais.
    Mon mari posait de ces questions. Le deuxième.
voice-peacock-named =
    On ne m’a jamais autant insultée. Depuis midi.
    Mon notaire l’apprendra. Et ma sœur.
    Quelle idée ! Continuez.
voice-peacock-showing =
    Regardez, mais je n’en parlerai pas.
    Voilà. Considérez cela comme une faveur.
    Puisque l’éducation m’y oblige.
voice-peacock-none =
    Je ne possède rien de ce genre.
    Certes non, et je m’étonne qu’on demande.
    Rien. Voyez donc à côté.
voice-peacock-nobody =
    Personne ? C’est d’une indélicatesse.
    J’ai connu des enterrements plus causants.
    Nul ne dit mot ? J’en aurais plusieurs.
voice-peacock-passage =
    On n’emprunte pas le couloir avec ces gens-là.
    C’est mon troisième mari qui l’a fait percer.
    Détournez les yeux : j’entre dans un placard.
voice-peacock-called =
    Je ne viens pas quand on m’appelle. Je venais.
    Lâchez ce fauteuil !
    J’étais au milieu d’une phrase.
voice-peacock-accusing =
    Je ne le dirai qu’une fois, puis à tout le monde.
    Mon face-à-main, et un gendarme.
    Je regrette que ce soit à table.
voice-peacock-right =
    Je ne médis jamais : j’informe.
    Cela se voyait aux chaussures.
    Vous pouvez applaudir. Avec des gants.
voice-peacock-wrong =
    On m’a mal renseignée, et je sais qui.
    Pas un mot de ceci chez les d’Orsonville.
    Je sens venir ma migraine.
voice-peacock-beaten =
    Je l’avais toujours dit, vous vous en souvenez.
    Quelle finesse. Et avec ce chapeau.
    Je serai charmante dans un instant.
voice-peacock-waiting =
    J’étais plus jeune au début de ce tour.
    Cette personne est-elle souffrante ?
    En attendant, que je vous parle de ma cousine.

## Le professeur Plum : exact, et ailleurs

voice-plum-opening =
    Passionnant. Je veux dire : affligeant.
    Procédons avec méthode. Où sont mes lunettes ?
    Il y a trois cent vingt-quatre possibilités. J’en aime une.
    Je pensais être à la bibliothèque. Y suis-je ?
voice-plum-suggesting =
    Une hypothèse de travail, rien de plus.
    Considérez ceci, toutes choses égales d’ailleurs.
    Une expérience, si nul ne s’y oppose.
    Je fais varier un terme et fixe les autres.
voice-plum-bluffing =
    La question vaut peut-être mieux que la réponse.
    Je réserve mes raisons pour l’annexe.
    C’est profond, ou c’est un lapsus.
voice-plum-named =
    Moi ? Je lisais. Je crois que je lisais.
    Raisonnement fautif, mais l’élégance y est.
    Statistiquement, mon tour devait venir.
voice-plum-showing =
    Un contre-exemple. À manier avec soin.
    Je verse cette pièce au dossier.
    Ceci vous réfute, je crois. Navré.
voice-plum-none =
    Résultat nul.
    Je n’en trouve pas trace.
    Absolument rien. J’ai vérifié deux fois.
voice-plum-nobody =
    Aucune objection ? Il me faut chercher les miennes.
    Une absence unanime. Très parlant.
    Personne ! Voilà qui restreint singulièrement.
voice-plum-passage =
    La ligne droite passe derrière la bibliothèque.
    Je l’ai trouvé dans une note en bas de page.
    Une cache du seizième siècle. Ravissante.
voice-plum-called =
    Oh ! Je marchais ? Où suis-je ?
    Un instant, j’ai perdu ma page.
    On m’a, semble-t-il, déplacé.
voice-plum-accusing =
    Je suis en mesure de publier.
    Ce qu’il fallait démontrer, je crois.
    Il ne reste qu’une inconnue dans l’équation.
voice-plum-right =
    Cela se déduit. Cela se déduit toujours.
    On dira : le théorème de Plum.
    Exact ! Comme c’est inhabituel.
voice-plum-wrong =
    Un de mes axiomes était donc faux.
    Une théorie réfutée, c’est un progrès. Pour les autres.
    J’ai dû diviser par zéro.
voice-plum-beaten =
    Admirable. Puis-je voir vos notes ?
    Vous m’avez devancé. Cela arrive aussi dans les revues.
    Découverte indépendante. J’insiste sur indépendante.
voice-plum-waiting =
    Des civilisations sont nées en moins de temps.
    J’ai fini les mots croisés. En latin.
    Ne vous pressez pas, j’ai un livre. Je suis assis dessus.

## Ce que le joueur veut en entendre

settings-voices = Ce qui se dit à la table
settings-voices-about = Chacun a sa manière de parler. Réservé : seulement l’utile. Muet : les soupçons et les accusations, rien d’autre.
settings-manner-talkative = bavard
settings-manner-quiet = réservé
settings-manner-silent = muet

## Sur le cadre du plateau : ce que tous ont vu en dernier, en peu de mots, et que l’on a été appelé

ticker-moved = { SHORT($who) } avance
    .room = { SHORT($who) } entre { IN($room) }
ticker-stuck = { SHORT($who) } ne passe pas
ticker-passage = { SHORT($who) } se glisse { IN($room) }
ticker-suggested = { SHORT($who) } soupçonne { SHORT($suspect) }
ticker-declined = { SHORT($who) } se tait
ticker-none = { SHORT($who) } n’a rien
ticker-showed = { SHORT($who) } montre à { SHORT($to) }
ticker-nobody = Personne ne répond à { SHORT($who) }
ticker-accused = { SHORT($who) } accuse { SHORT($suspect) } !
ticker-wrong = { SHORT($who) } avait tort
ticker-laid = { SHORT($who) } dépose { THE($weapon) }
call-card = { CAP(THE($who)) } vous a fait venir { IN($room) }.

settings-life = Flammes et lampes
settings-life-about = Elles vacillent sur le plateau quand rien ne se passe. « Sur secteur » : pas quand la machine vit sur sa batterie.
settings-lives-always = toujours
settings-lives-mains = sur secteur
settings-lives-never = jamais
