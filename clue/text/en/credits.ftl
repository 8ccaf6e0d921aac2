# The credits: who and what the game owes thanks to. Names, owners, licences and links stand in
# clue/credits.py; CREDITS.md is written from both by tools/credits_page.py.
#
#   credits-game … -mit   the chapters    credits-does-…   what something is thanked for
#   $authors              whoever made the game              $version   of the game

title-credits = Credits
credits-title = Credits
credits-version = version { $version }

credits-game = The game
credits-made = The program, the pictures, the sounds, the music and the mansions were made for this game by { $authors }. Nobody else’s pictures, models, textures, recordings or sentences were used, except those named on this page.
credits-licensed = The program is under the MIT licence, the art under the Creative Commons licence CC BY 4.0: both may be shared and changed by anyone who names the authors.
credits-name = Clue, Cluedo and the names of their characters belong to Hasbro. This is an independent game by people who love the original; it is not made, endorsed or sold by Hasbro.

credits-typefaces = Typefaces
credits-cut-down = Each is under the SIL Open Font License 1.1, whose text lies beside it in the game’s folder of fonts. All but Limelight, which is untouched and whose name is reserved, were cut down to the letters that English and French need.
credits-does-limelight = Names and headings
credits-does-eb-garamond = Every sentence
credits-does-caveat = What players write by hand
credits-does-courier-prime = The seal of a deal

credits-music = Music and sound
credits-composed = The music was composed for this game. It is played on sampled instruments, and so are a note or two in a few effects.
credits-does-soundfont = The instruments
credits-computed = All other sounds are computed; none is a recording.

credits-libraries = Libraries
credits-carried = The game is built on these. Some contain further libraries; the full text of all licences is in the folder that comes with the packaged game.
credits-does-pygame-ce = Window, drawing, sound, controllers
credits-does-pytmx = Pictures of Tiled maps
credits-does-msgspec = Records and settings
credits-does-platformdirs = Where settings and games are kept
credits-does-fluent = Sentences in two languages
credits-does-babel = Numbers and plurals, for Fluent
credits-does-pytz = Time zones, for Fluent
credits-does-attrs = Records of data, for Fluent
credits-does-typing-extensions = Types, for Fluent
credits-does-numpy = Counting deals
credits-does-python = The language it is all written in
credits-does-pyinstaller = What starts the packaged game
credits-does-pettingzoo = Learning agents at the table, for those who install them

credits-tools = Tools
credits-makers = The art was made with these; they are not part of the game.
credits-does-blender = Rooms, furniture, pieces, weapons
credits-does-bullet = How the dice fall
credits-does-resvg = Emblems, icons, portraits, papers, the title, posters
credits-does-fonttools = Cutting the typefaces down
credits-does-pillow = Putting pictures together; films, for those who install it
credits-does-scipy = Papers, rugs, light and shadow, tumbling dice, sounds
credits-does-fluidsynth = Playing the scores
credits-does-mido = Writing the scores as MIDI
credits-does-soundfile = Sound files
credits-does-tiled = Looking through tilesets and mansions

credits-mit = The MIT licence
credits-under-mit = The program and the sampled instruments are under this licence.
