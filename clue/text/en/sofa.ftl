## Buttons of a controller, as they are printed on it

pad-playstation-a = Cross
pad-playstation-b = Circle
pad-playstation-x = Square
pad-playstation-y = Triangle
pad-playstation-back = Create
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
pad-deck-back = View
pad-deck-start = Menu
pad-deck-left-shoulder = L1
pad-deck-right-shoulder = R1
pad-deck-left-trigger = L2
pad-deck-right-trigger = R2
pad-deck-left-stick = L3
pad-deck-right-stick = R3

## The keyboard on the screen, for whoever has a controller in hand

keyboard = Keyboard
keyboard-rows = 1234567890 qwertyuiop asdfghjkl’ zxcvbnm-.,
keyboard-accents = àâäæçéèêëî ïôöœùûüÿñß
keyboard-shift = Shift
keyboard-accented = Accents
keyboard-space = Space
keyboard-delete = Delete
keyboard-done = Done
