#!/bin/sh
# Takes away what install.sh put there. Your cases, records and settings stay.

set -eu
program=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)

say() {
  case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    fr*) printf '%s\n' "$2" ;;
    *) printf '%s\n' "$1" ;;
  esac
}

if [ ! -f "$program/installed" ]; then # started from the unpacked archive: look where install.sh puts it
  program=${HOME:?}/.local/lib/clue
fi
if [ ! -f "$program/installed" ]; then
  say "Clue is not installed here." "Clue n’est pas installé ici." >&2
  exit 1
fi
prefix=$(sed -n 's/^prefix=//p' "$program/installed")
share=$(sed -n 's/^share=//p' "$program/installed")

(cd -- "$program/share" && find . -type f) | while IFS= read -r file; do
  rm -f -- "$share/$file"
done
if [ "$(readlink -- "$prefix/bin/clue")" = "$program/clue" ]; then
  rm -f -- "$prefix/bin/clue"
fi
chmod -R u+w -- "$program"
rm -rf -- "$program"

update-mime-database "$share/mime" >/dev/null 2>&1 || true
update-desktop-database "$share/applications" >/dev/null 2>&1 || true
gtk-update-icon-cache -q -t "$share/icons/hicolor" >/dev/null 2>&1 || true

say "Clue is gone. Your cases and settings are still in ${XDG_DATA_HOME:-$HOME/.local/share}/clue and ${XDG_CONFIG_HOME:-$HOME/.config}/clue." \
  "Clue est désinstallé. Vos parties et vos réglages restent dans ${XDG_DATA_HOME:-$HOME/.local/share}/clue et ${XDG_CONFIG_HOME:-$HOME/.config}/clue."
