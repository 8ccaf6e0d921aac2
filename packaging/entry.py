"""Where the frozen program begins."""

import os
import sys

# The starter leads this program to its own libraries. What it starts itself, a file manager or a
# detective in another language, must find the system's.
before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
os.environ.pop("LD_LIBRARY_PATH", None)
if before is not None:
    os.environ["LD_LIBRARY_PATH"] = before

if "--multiprocessing-fork" in sys.argv:  # a helper process of `clue simulate --jobs`
    from multiprocessing import freeze_support

    freeze_support()

from clue.__main__ import main  # noqa: E402

sys.exit(main())
