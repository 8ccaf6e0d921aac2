; The Windows installer, made by installer.py with Debian's makensis. Per user: no administrator is asked for.
; FILES and UNFILES are written by installer.py: what to lay down, and to take away one by one.

Target amd64-unicode ; so is the game: nothing of 32 bits is needed
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID ${COMPRESSOR}
SetDateSave off
Name "Clue"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Clue"
InstallDirRegKey HKCU "Software\Clue" "Folder"
BrandingText " "

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "Clue"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "Clue"
VIAddVersionKey /LANG=0 "LegalCopyright" "© 2026 The Clue desktop game authors"

!include MUI2.nsh
!include FileFunc.nsh
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Clue"
!define CLASSES "Software\Classes"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_WELCOMEPAGE_TITLE "$(welcome)"
!define MUI_WELCOMEPAGE_TEXT "$(about)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Clue.exe"
!define MUI_FINISHPAGE_NOAUTOCLOSE
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(leave)"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString welcome ${LANG_ENGLISH} "Clue ${VERSION}"
LangString welcome ${LANG_FRENCH} "Clue ${VERSION}"
LangString about ${LANG_ENGLISH} "Who did it? Where? And with what?$\r$\n$\r$\nClue will be installed for you alone; no administrator is needed. It gets an entry in the start menu, and recorded games (.cluegame) open with a double click.$\r$\n$\r$\nGames you have played before stay as they are."
LangString about ${LANG_FRENCH} "Qui ? Où ? Et avec quoi ?$\r$\n$\r$\nClue sera installé pour vous seul, sans droits d’administrateur. Il aura sa place dans le menu Démarrer, et un double clic ouvrira les parties enregistrées (.cluegame).$\r$\n$\r$\nLes parties que vous avez déjà jouées restent intactes."
LangString leave ${LANG_ENGLISH} "Clue will be removed from your computer. Your games and settings stay, in $LOCALAPPDATA\clue."
LangString leave ${LANG_FRENCH} "Clue sera retiré de votre ordinateur. Vos parties et vos réglages restent, dans $LOCALAPPDATA\clue."
LangString open ${LANG_ENGLISH} "Clue is open. Close it, then try again."
LangString open ${LANG_FRENCH} "Clue est ouvert. Fermez-le, puis réessayez."
LangString record ${LANG_ENGLISH} "Clue record"
LangString record ${LANG_FRENCH} "Partie de Clue enregistrée"
LangString journal ${LANG_ENGLISH} "Clue case under way"
LangString journal ${LANG_FRENCH} "Partie de Clue en cours"
LangString comment ${LANG_ENGLISH} "Who did it? Where? And with what?"
LangString comment ${LANG_FRENCH} "Qui ? Où ? Et avec quoi ?"

; The language is the system's, or the one whose number is asked for: /LANG=1033, /LANG=1036.
!macro LANGUAGE_ASKED_FOR un
Function ${un}onInit
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/LANG=" $1
  IfErrors +2
  StrCpy $LANGUAGE $1
FunctionEnd
!macroend
!insertmacro LANGUAGE_ASKED_FOR "."
!insertmacro LANGUAGE_ASKED_FOR "un."

; A program that runs cannot be written to: ask for it to be closed, or end with 2 where nobody can be asked.
!macro WAIT_UNTIL_CLOSED un
Function ${un}WaitUntilClosed
  again:
  IfFileExists "$INSTDIR\Clue.exe" 0 closed
  ClearErrors
  FileOpen $0 "$INSTDIR\Clue.exe" a
  IfErrors busy
  FileClose $0
  Goto closed
  busy:
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(open)" /SD IDCANCEL IDRETRY again
  SetErrorLevel 2
  Quit
  closed:
FunctionEnd
!macroend
!insertmacro WAIT_UNTIL_CLOSED ""
!insertmacro WAIT_UNTIL_CLOSED "un."

!macro KIND ENDING CLASS WORDS
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${WORDS}"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\Clue.exe,0"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\Clue.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\${ENDING}" "" "${CLASS}"
  WriteRegNone HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}"
!macroend

!macro NO_KIND ENDING CLASS
  ReadRegStr $0 HKCU "${CLASSES}\${ENDING}" ""
  StrCmp $0 "${CLASS}" 0 +2
  DeleteRegValue HKCU "${CLASSES}\${ENDING}" ""
  DeleteRegValue HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
  DeleteRegKey HKCU "${CLASSES}\${CLASS}"
!macroend

Section
  Call WaitUntilClosed
  IfFileExists "$INSTDIR\uninstall.exe" 0 +3 ; an older version goes first, file by file
  ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  Delete "$INSTDIR\uninstall.exe"
  !include "${FILES}"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Clue.lnk" "$INSTDIR\Clue.exe" "" "$INSTDIR\Clue.exe" 0 "" "" "$(comment)"
  !insertmacro KIND ".cluegame" "Clue.record" "$(record)"
  !insertmacro KIND ".cluejournal" "Clue.journal" "$(journal)"
  WriteRegStr HKCU "${CLASSES}\Clue.mansion" "" "Clue"
  WriteRegStr HKCU "${CLASSES}\Clue.mansion\shell\open\command" "" '"$INSTDIR\Clue.exe" "%1"'
  WriteRegNone HKCU "${CLASSES}\.tmx\OpenWithProgids" "Clue.mansion" ; Tiled keeps its maps
  WriteRegStr HKCU "Software\Clue" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Clue"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Clue desktop game authors"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\Clue.exe,0"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

Section Uninstall
  Call un.WaitUntilClosed
  !include "${UNFILES}"
  Delete "$INSTDIR\uninstall.exe"
  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  RMDir "$LOCALAPPDATA\Programs" ; goes only if nothing else lives there
  Delete "$SMPROGRAMS\Clue.lnk"
  !insertmacro NO_KIND ".cluegame" "Clue.record"
  !insertmacro NO_KIND ".cluejournal" "Clue.journal"
  DeleteRegValue HKCU "${CLASSES}\.tmx\OpenWithProgids" "Clue.mansion"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.tmx\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.tmx"
  DeleteRegKey HKCU "${CLASSES}\Clue.mansion"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Clue"
  ${RefreshShellIcons}
SectionEnd
