## Les boutons d’une manette, tels qu’ils y sont imprimés

pad-playstation-a = Croix
pad-playstation-b = Rond
pad-playstation-x = Carré
pad-playstation-y = Triangle
pad-playstation-back = Créer
pad-playstation-start = Options
pad-playstation-left-shoulder = L1
pad-playstation-right-shoulder = R1
pad-playstation-left-trigger = L2
pad-playstation-right-trigger = R2
pad-playstation-left-stick = L3
pad-playstation-right-stick = R3
pad-nintendo-back = −
pad-nintendo-start = +
pad-nintendo-left-shoulder = L
pad-nintendo-right-shoulder = R
pad-nintendo-left-trigger = ZL
pad-nintendo-right-trigger = ZR
pad-deck-back = Vue
pad-deck-start = Menu
pad-deck-left-shoulder = L1
pad-deck-right-shoulder = R1
pad-deck-left-trigger = L2
pad-deck-right-trigger = R2
pad-deck-left-stick = L3
pad-deck-right-stick = R3

## Le clavier à l’écran, pour qui tient une manette

keyboard = Clavier
keyboard-rows = 1234567890 azertyuiop qsdfghjklm wxcvbn’-.,
keyboard-accents = éèêëàâäîïô öùûüçœæÿñß
keyboard-shift = Majuscule
keyboard-accented = Accents
keyboard-space = Espace
keyboard-delete = Effacer
keyboard-done = Terminé
