#!/bin/sh
# Puts Clue into your own folder and into your menu; no root needed. uninstall.sh takes it away again.
#
#   ./install.sh                     into ~/.local
#   ./install.sh --prefix FOLDER     into another folder

set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=${HOME:?}/.local
share=${XDG_DATA_HOME:-$prefix/share}

say() { # in the language of the system, as far as we speak it
  case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    fr*) printf '%s\n' "$2" ;;
    *) printf '%s\n' "$1" ;;
  esac
}

case ${1:-} in
  '') ;;
  --prefix)
    mkdir -p -- "${2:?}"
    prefix=$(CDPATH='' cd -- "$2" && pwd)
    share=$prefix/share
    ;;
  *)
    say "usage: $0 [--prefix FOLDER]" "usage : $0 [--prefix DOSSIER]" >&2
    exit 2
    ;;
esac

program=$prefix/lib/clue
if [ "$here" = "$program" ]; then
  say "Clue is installed here already." "Clue est déjà installé ici." >&2
  exit 1
fi

# The program: copied beside the old one, then put in its place, so that there is never half of it.
mkdir -p -- "$prefix/lib" "$prefix/bin" "$share/applications"
new=$(mktemp -d -- "$prefix/lib/.clue-XXXXXX")
trap 'rm -rf -- "$new"' EXIT
cp -R -- "$here/." "$new/"
rm -f -- "$new/install.sh"
chmod 755 -- "$new"
{ # where it was put, for uninstall.sh
  printf 'prefix=%s\n' "$prefix"
  printf 'share=%s\n' "$share"
} >"$new/installed"
if [ -e "$program" ]; then
  chmod -R u+w -- "$program"
  rm -rf -- "$program"
fi
mv -- "$new" "$program"
trap - EXIT
ln -sf -- "$program/clue" "$prefix/bin/clue"

# Icons, the kind of file that opens the game, the manual.
(cd -- "$here/share" && find . -type f ! -path './applications/*') | while IFS= read -r file; do
  mkdir -p -- "$share/$(dirname -- "$file")"
  cp -- "$here/share/$file" "$share/$file"
done

# The menu entry, with the whole path of the program: quoted once as the Exec key wants it, once as every value.
quoted=$(printf '%s' "$program/clue" | sed -e 's/[\\"`$]/\\&/g' -e 's/%/%%/g' -e 's/\\/\\\\/g')
plain=$(printf '%s' "$program/clue" | sed -e 's/\\/\\\\/g')
while IFS= read -r line; do
  case $line in
    Exec=*) printf 'Exec="%s" %%f\n' "$quoted" ;;
    TryExec=*) printf 'TryExec=%s\n' "$plain" ;;
    *) printf '%s\n' "$line" ;;
  esac
done <"$here/share/applications/org.cluegame.Clue.desktop" >"$share/applications/org.cluegame.Clue.desktop"

# Tell the desktop, where it has the tools to be told.
update-mime-database "$share/mime" >/dev/null 2>&1 || true
update-desktop-database "$share/applications" >/dev/null 2>&1 || true
gtk-update-icon-cache -q -t "$share/icons/hicolor" >/dev/null 2>&1 || true

say "Clue is installed. You find it in the menu under Games, or start $prefix/bin/clue." \
  "Clue est installé. Vous le trouverez dans le menu, parmi les jeux ; ou bien lancez $prefix/bin/clue."
say "$program/uninstall.sh takes it away again." "Pour le désinstaller : $program/uninstall.sh"
