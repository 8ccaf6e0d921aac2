"""Where the frozen program begins."""

import sys

if "--multiprocessing-fork" in sys.argv:  # a helper process of `clue simulate --jobs`
    from multiprocessing import freeze_support

    freeze_support()

from clue.__main__ import main

sys.exit(main())
