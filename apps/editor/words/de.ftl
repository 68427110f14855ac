# Texte der Werkbank. Regelwerke bringen ihre eigenen Texte mit.

rulesets = Regelwerke
files = Dateien
text = Text
textEditor = Editor
findings = Probleme
play = Partie
board = Spielplan
chooseRuleset = Wähle links ein Regelwerk, um es zu lesen und zu spielen.
noRulesets = Keine Regelwerke gefunden. Füge einen Ordner mit einer .sand-Datei hinzu und lade die Seite neu.
noFile = Keine Datei geöffnet. Wähle links eine aus.
noFindings = Keine Probleme. Die Regeln lassen sich kompilieren.
notYet = Die Regeln lassen sich noch nicht kompilieren. Siehe die Probleme unter dem Editor.
startGame = Wähle, wer spielt, und starte eine Partie.
seats = Besetzung
seed = Startwert
seedAny = zufällig
seedHint = Der Startwert bestimmt, wie gemischt und gewürfelt wird. Bleibt das Feld leer, ist er zufällig; mit demselben Startwert sind Karten und Würfel wieder dieselben.
randomSeed = Startwert des Zufalls
newGame = Neue Partie
human = Mensch
bot-random = Zufalls-Bot
bot-search = Vorausrechnender Bot
bot-policy = Skript-Bot
bot-easy = Leicht
bot-normal = Normal
bot-hard = Schwer
undo = Rückgängig
redo = Wiederholen
viewer = Ansicht als
viewAll = Spielleitung (sieht alles)
viewAsked = Spieler am Zug
busy = Ein anderer Spieler ist noch dran …
waiting = Warten auf: { $who }
anyone = Es genügt, wenn einer dieser Spieler antwortet: { $who }
speak = Als { $who } antworten
change = Antwort ändern: { $who }
step = Zufälliger Zug
run = Bis zum Ende spielen
stop = Anhalten
confirm = Bestätigen
write = Als Text eingeben
handIn = Abgeben
restNone = Alle übrigen: { $what }
back = Zurück
none = Nichts
chooseBetween = Wähle { $low } bis { $high }
chooseExactly = Wähle { $low }
inOrder = , die Reihenfolge zählt
selectedCount = { $n } ausgewählt
excluded = Nicht verfügbar ({ $n })
log = Protokoll
emptyLog = Noch keine Züge.
logEntries = { $n ->
    [one] 1 Eintrag
   *[other] { $n } Einträge
  }
logAlike = { $n } weitere dieser Art
logChose = { $who }: „{ $what }“ gewählt.
logChoseWith = { $who }: „{ $what }“ gewählt – { $given }.
account = So wurde gerechnet
noAccount = Hier wurde nichts berechnet.
toRule = Zur Regel
editMap = Spielplan bearbeiten
leaveMap = Bearbeiten beenden
brush = Pinsel
moveThings = Spielsteine verschieben
nothingHere = nichts
brushHint = Male durch Ziehen oder mit Pfeiltasten und Eingabetaste; bei Linien und Kopien setzt die Eingabetaste Anfang und Ende. Mittlere Maustaste oder Leertaste verschiebt den Spielplan. [ und ] ändern die Pinselgröße.
studioTools = Werkzeuge für den Spielplan
studioBrush = Pinsel
studioEraser = Radierer
studioLine = Linie
studioFill = Füllen
studioCopy = Kopieren
studioStamp = Stempel
studioMove = Block verschieben
studioSize = Größe
studioLayer = Ebene
layerPrinted = In den Dateien
layerNow = In der Partie
symmetry = Symmetrie
symmetryNone = Keine
symmetryUpright = Senkrechte Achse
symmetryLevel = Waagerechte Achse
symmetryBoth = Beide Achsen
symmetryTurned = Drehung um 180°
copyHint = Ziehe über Felder, um einen Block auszuwählen, oder drücke die Eingabetaste an zwei Ecken.
stampHint = Klicke dort, wo der Block eingefügt werden soll, oder drücke dort die Eingabetaste.
moveBlockHint = Ziehe über den Block, der verschoben werden soll, oder drücke die Eingabetaste an zwei Ecken.
moveBlockTo = Klicke auf die Stelle, an die der Block verschoben werden soll. Seine bisherigen Felder werden geleert.
moveHint = { $cell }: Klicke jetzt das Zielfeld an.
nothingPainted = Nichts geändert.
undoEdit = Änderung rückgängig machen
timeLine = Zeitleiste
decisionOf = Zug { $n } von { $of }
won = { $n ->
    [one] Sieg: { $who }.
   *[other] Gemeinsamer Sieg: { $who }.
  }
nobodyWon = Niemand hat gewonnen.
ofMost = { $n } von { $most }
standing = Spielstand
oldRules = Die Regeln haben Fehler. Du spielst mit der letzten Version, die sich kompilieren ließ.
drawn = Die Partie endet unentschieden.
fault = In den Regeln ist ein Laufzeitfehler aufgetreten.
otherRules = Diese Partie wurde mit anderen Regeln begonnen (Version { $version }) und mit den aktuellen nachgespielt.
lost = Zug { $n } lässt sich nicht mehr ausführen. { $why } { $left ->
    [one] Dieser Zug wird zurückgestellt, bis die Regeln ihn zulassen.
   *[other] Dieser Zug und alle danach (insgesamt { $left }) werden zurückgestellt, bis die Regeln sie zulassen.
  }
unseated = Die geänderten Regeln kennen diese Besetzung nicht. Die Partie ({ $n ->
    [one] 1 Zug
   *[other] { $n } Züge
  }) wird zurückgestellt, bis die Regeln die Besetzung wieder kennen.
lostOver = Die Partie ist dann schon beendet.
lostQuestion = Dort wird etwas anderes gefragt.
lostRole = Dort wird jemand anderes gefragt.
lostAnswer = Diese Antwort gibt es nicht.
lostAllowed = Die Antwort ist nicht mehr erlaubt.
dockBeside = Neben dem Spielplan anordnen
dockBelow = Unter dem Spielplan anordnen
more = { $n } weitere
doubtful = ist erlaubt, wird aber wahrscheinlich nicht gelingen.
stepBack = Zug zurück
stepOn = Zug vor
branches = Zugfolgen ({ $n })
branch = Ab Zug { $n }: { $what } ({ $of ->
    [one] 1 Zug
   *[other] { $of } Züge
  })
branchFrom = Ab Zug { $n }
earlier = Frühere Partien ({ $n })
backTo = Frühere Partie öffnen: { $seats }, Startwert { $seed }, { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
  }
fromNext = Die Änderungen gelten ab der nächsten Partie.
startAgain = Jetzt neu starten
keyUndo = Eigenen Zug rückgängig machen
keyRedo = Wiederholen
keyStep = Einen Zug zurück oder vor, auch bei Zügen anderer Spieler
keyAnswer = Antwort wählen (im Modus „Spielen“)
keyBack = In einer Antwort einen Schritt zurück
keyConfirm = Antwort aus mehreren Teilen bestätigen (im Modus „Spielen“)
refused = Abgelehnt: { $why }
saved = Gespeichert
notSaved = { $file } konnte nicht gespeichert werden. { $why } Deine Änderungen bleiben in diesem Browser erhalten; erneuter Versuch …
tryNow = Erneut versuchen
full = Der Datenträger ist voll.
unwritable = Du hast keine Schreibrechte für den Ordner.
gone = Den Ordner gibt es nicht mehr.
failed = Der Datenträger meldet einen Fehler.
unreachable = Der Server antwortet nicht.
tooLarge = Dateien dürfen höchstens 2 MB groß sein.
name = Dieser Dateiname ist nicht erlaubt.
notPart = Eine Datei mit diesem Namen oder Typ ist in einem Regelwerk nicht erlaubt.
sameName = Es gibt bereits eine Datei, deren Name sich nur in Groß- und Kleinschreibung unterscheidet. Auf vielen Systemen wären beide dieselbe Datei.
readOnly = Die Datei ist schreibgeschützt.
cannotRead = Die Datei kann gerade nicht gelesen werden.
token = Der Server kennt diesen Browser nicht. Öffne die Adresse, die im Terminal steht.
forbidden = Dort können keine Dateien geschrieben werden.
fileGone = { $file } ist nicht mehr im Ordner. Es wurde nichts geschrieben, und deine Änderungen bleiben hier erhalten. Sobald die Datei wieder da ist, wird weiter gespeichert.
writeAnew = Datei neu anlegen
letGo = Verwerfen
unsaved = Nicht gespeichert
save = Speichern
format = Formatieren
close = { $file } schließen
conflict = { $file } wurde von jemand anderem geändert. Es wurde nichts geschrieben. Welche Version möchtest du behalten?
mine = Meine Version
theirs = Andere Version
keepMine = Meine behalten
ctrlKey = Strg
shiftKey = Umschalt
spaceKey = Leertaste
keyLeave = Editor verlassen oder Vorschlag übernehmen
keyTab = Wählen, ob Tab einrückt oder den Fokus wechselt
keyComplete = Vorschläge
keyRepair = Schnelle Problembehebung
keyRename = Symbol umbenennen
keyDefinition = Gehe zur Definition
keyBoard = Vergrößern, verkleinern, einpassen
tabIndents = Tab rückt ein; mit Strg+M und Tab verlässt du den Editor
fits = Vorschlag: { $what }
odds = Wahrscheinlichkeiten
oddsPoint = Zeige auf eine Antwort oder wähle sie aus, um die Wahrscheinlichkeiten zu sehen.
oddsExact = Exakt:
oddsRuns = { $n ->
    [one] Aus 1 simulierten Verlauf:
   *[other] Aus { $n } simulierten Verläufen:
  }
oddsPositions = Hängt von verdeckten Informationen ab. { $n ->
    [one] Berechnet für 1 mögliche Stellung:
   *[other] Mittelwert über { $n } mögliche Stellungen:
  }
oddsCertain = Kein Zufall beteiligt.
oddsChanges = Änderungen
oddsInterval = { $low } bis { $high } (95-%-Konfidenzintervall)
oddsGone = { $what } wird entfernt
oddsAppears = { $what } kommt hinzu
lookFirst = Vor dem Bestätigen Wahrscheinlichkeiten anzeigen
doIt = Antwort bestätigen
takeFits = Vorschlag übernehmen
takeTheirs = Andere übernehmen
language = Sprache
loading = Lädt …
trouble = Fehler: { $what }
dismiss = Ausblenden
compiled = kompiliert in { $ms } ms
asks = Am Zug: { $seat }
asksOthers = Warten auf: { $seat } – „{ $choice }“
closer = Vergrößern
farther = Verkleinern
legend = Legende
whole = Einpassen
asTable = Tabelle
tableOf = Tabelle: { $kind }
addRow = Neue Zeile
duplicateRow = Zeile duplizieren
deleteRow = Zeile löschen
noRows = Noch keine Zeilen.
rowOf = Zeile { $id }
howItDoes = Siegquoten
howItDoesHint = Bots spielen Testpartien mit den aktuellen Regeln. Du siehst, wie oft jede Zeile gewählt wird und wie oft gewinnt, wer sie gewählt hat.
games = Partien
letPlay = Simulation starten
gamesPlayed = Partien: { $n } von { $of }
gamesOld = Die Regeln haben sich seit diesen Partien geändert.
chosenTimes = Gewählt
chosenPerGame = Je Partie
wonThen = Siegquote, wenn gewählt (insgesamt: { $share })
comesFrom = Quelle: { $source }
error = Fehler
warning = Warnung
note = Hinweis
below = Unterer Bereich
newFile = Neue Datei
create = Erstellen
rename = Umbenennen
delete = Löschen
cancel = Abbrechen
keep = Abbrechen
fileName = Dateiname
deleteQuestion = { $file } löschen?
badName = „{ $file }“ ist kein gültiger Name: Er braucht mindestens einen Buchstaben von a bis z oder eine Ziffer.
taken = Es gibt bereits eine Datei namens { $file }.
changed = { $file } wurde inzwischen von jemand anderem geändert. Es wurde nichts gespeichert; prüfe zuerst die Datei.
standard = Standard ({ $value })
yes = ja
no = nein
options = Optionen
variants = Hausregeln
layEarlier = { $name } nach oben
laidOver = Überschrieben durch Hausregel **{ $name }** ({ $place }):
backToBase = Auf Grundregel zurücksetzen: aus { $file } entfernen
toText = Im Editor anzeigen
pieces = { $n } Spielsteine
explain = Erklären
explainCode = Was bedeutet „{ $code }“?
noName = Hier steht kein Name aus den Regeln.
boardHint = Mit Mausrad oder + und − zoomen, mit 0 einpassen, durch Ziehen oder mit den Pfeiltasten verschieben.
translate = Übersetzen
newLanguage = Neue Sprache
languageCode = Sprachkürzel, z. B. fr
badLanguage = Ein Sprachkürzel besteht aus zwei oder drei Kleinbuchstaben, z. B. fr, oder enthält eine Region, z. B. pt-BR.
noValues = Die Regeln ließen sich noch nicht kompilieren, daher sind die Werte in den Texten noch nicht bekannt.
applyWords = { $n ->
    [0] Aktualisieren
   *[other] Ins Spiel übernehmen ({ $n })
}
messagesAndTerms = Meldungen und Begriffe
rulesTexts = Spielanleitung
bringUp = Aktualisieren
bringUpSome = Aktualisieren (fehlende Texte: { $n })
unreadable = Einige Zeilen der Datei können nicht gelesen werden und würden verloren gehen. Behebe zuerst die Probleme in diesen Zeilen.
pseudo = Testsprache
pseudoHint = Zeigt das Kapitel mit veränderten Buchstaben. Was normal aussieht, ist noch nicht übersetzbar.
showTexts = Anzeigen
all = Alle
missing = Fehlend
fuzzy = Zu prüfen
withFindings = Mit Problemen
translated = Übersetzt
searchTexts = Texte durchsuchen
withNotes = Mit Kommentaren
moreFilters = Weitere Filter
moreFiltersSet = Weitere Filter ({ $n })
filterFile = Datei
filterTerm = Begriff im Ausgangstext
filterAuthor = Übersetzt von
useRegex = Regulärer Ausdruck
regexProblem = { $problem ->
    [openGroup] Ungültiger regulärer Ausdruck: Eine ( wird nicht geschlossen.
    [openClass] Ungültiger regulärer Ausdruck: Eine [ wird nicht geschlossen.
    [closed] Ungültiger regulärer Ausdruck: Zu einer ) fehlt die (.
    [repeat] Ungültiger regulärer Ausdruck: Vor *, + oder ? steht nichts, was wiederholt werden könnte.
    [backslash] Ungültiger regulärer Ausdruck: Nach dem \ am Ende fehlt etwas.
   *[other] Ungültiger regulärer Ausdruck.
}
matchCase = Groß-/Kleinschreibung beachten
replaceTexts = Ersetzen …
replaceFind = In Übersetzungen suchen
replaceBy = Ersetzen durch
replaceGroups = $1 setzt ein, was die erste Gruppe ( … ) gefunden hat, $& den ganzen Treffer.
replaceNone = Nichts zu ersetzen in den angezeigten Texten ({ $n }).
fillRepeats = Wiederholungen ausfüllen ({ $n })
fillRepeatsHint = Derselbe Ausgangstext ist anderswo bereits übersetzt.
rewrites = Änderungen
rewriteChosen = { $n } von { $of } ausgewählt
rewriteApply = { $n ->
    [one] { $n } Text ändern
   *[other] { $n } Texte ändern
}
rewriteBroken = Ein Wert oder Verweis würde nicht mehr zum Ausgangstext passen.
suggestions = Vorschläge
alike = { $percent } %
showOnBoard = Auf dem Spielplan anzeigen
outsideSuggestions = Externe Vorschläge
suggestOutside = Vorschläge abrufen
noSuggestions = Keine Vorschläge.
suggestFailed = Keine Vorschläge: { $why }
comment = Kommentar
comments = Kommentare ({ $n })
commentsOfTranslators = Kommentare der Übersetzer
author = Übersetzer
authorIs = Übersetzt von { $name }
yourName = Dein Name
yourNameHint = Wird als Kommentar zu jedem Text hinzugefügt, den du änderst. Andere Übersetzungsprogramme zeigen ihn auch an.
forReview = Zur Prüfung markieren
forReviewHint = Zur Prüfung markiert. Leser sehen den Ausgangstext, bis du die Übersetzung als geprüft markierst.
nextUnfinished = Nächster unfertiger Text
copySource = Ausgangstext kopieren
noneShown = Keine passenden Texte.
progress = { $n } von { $of } übersetzt
progressFuzzy = { $n } zu prüfen
progressMissing = { $n } fehlend
source = Ausgangstext
reads = Mit aktuellen Werten
wasBefore = Änderungen am Ausgangstext
target = Übersetzung ({ $lang })
insert = An Cursorposition einfügen
lookedAt = Als geprüft markieren
lookedAtHint = Der Ausgangstext hat sich seit dieser Übersetzung geändert. Leser sehen ihn, bis du die Übersetzung als geprüft markierst.
before = Davor
after = Danach
previousText = Vorheriger Text
nextText = Nächster Text
sourcePage = Kapitel in der Ausgangssprache
targetPage = Kapitel in der Übersetzung
noPage = Das Kapitel erscheint hier, sobald sich die Regeln kompilieren lassen.
emptyCatalogue = Diese Datei enthält noch keine Texte. Aktualisiere die Datei, um die Texte hinzuzufügen.

## Panels, theme and keyboard
question = Frage
panels = Bereiche
resizePanels = Größe der Bereiche ändern
maximizePanel = Bereich maximieren
restorePanel = Größe wiederherstellen
collapsePanel = Bereich einklappen
expandPanel = Bereich ausklappen
panelFailed = In „{ $panel }“ ist ein Fehler aufgetreten. Der Rest der Seite funktioniert weiter.
theme = Design
themeSystem = System
themeLight = Hell
themeDark = Dunkel
themeContrast = Hoher Kontrast
themeAndLanguage = Design und Sprache
settingsAndHelp = Einstellungen und Hilfe
pageMenu = Menü
animations = Animationen
sounds = Ton
showAgain = Letzten Zug noch einmal anzeigen
dieLeast = trifft ab { $n }
dieMost = trifft bis { $n }
dieHits = Treffer
goOn = Weiter
fight = Gefecht
fightBeats = schlägt
fightLoses = unterliegt
fightTies = unentschieden
fightTieFor = Gleichstand zugunsten von: { $side }
fightTotal = Summe
fightOther = Sonstiges
fightOdds = Vor dem Wurf:
fightOddsKnown = Vor dem Wurf, soweit du es wissen kannst:
fightOddsCame = tatsächliches Ergebnis
fightOddsNone = Die Chancen dieses Wurfs sind nicht bekannt.
oddsNoEffect = Keine Wirkung
fightWinner = Sieger: { $side }
fightTie = Unentschieden
fightLosses = Verluste: { $losses }
fightNoneLost = Kein Spielstein geht verloren.
toggleAnimations = Animationen ein- oder ausschalten
tabLeaves = Tab verlässt den Editor; drücke Strg+M, damit Tab einrückt
textOf = Text von { $file }. { $leave }.
help = Hilfe
showCommands = Befehle
commandName = Name eines Befehls eingeben
noCommand = Kein passender Befehl
marksOnBoard = Spielsteine auf dem Spielplan
markChoosable = Wählbar
markSelected = Ausgewählt
markQueued = Befehl erteilt, noch nicht bestätigt
showKeys = Tastenkürzel
notifications = Benachrichtigungen
showPanel = Bereich „{ $panel }“ anzeigen
downloadFile = Diese Datei herunterladen
shut = Schließen
enterKey = Eingabe
escKey = Esc
homeKey = Pos1
endKey = Ende
keysPage = Überall
keyHelp = Diese Hilfe anzeigen
keyRegion = Nächster Bereich
keyRegionBack = Vorheriger Bereich
keyNextFinding = Nächstes Problem
keyUses = Verweise suchen
keyFind = In der Datei suchen
keyCells = Von Zelle zu Zelle gehen
keyCell = Zelle bearbeiten oder Eingabe übernehmen
keyCellBack = Eingabe verwerfen
keyChoices = Von Antwort zu Antwort gehen
keyChoose = Antwort auswählen
keyNext = Zur nächsten Antwort in dieser Richtung gehen; gibt es keine, den Spielplan verschieben
placesList = Orte als Liste
placeBeside = benachbart: { $place }
mayChoose = wählbar

## Projects, archives and links
project = Projekt
exportZip = Als ZIP exportieren
importFiles = ZIP oder Dateien importieren …
importFolder = Ordner importieren …
dropHere = Loslassen, um eine Vorschau des Imports zu sehen. Es wird noch nichts geschrieben.
importTitle = Import aus { $file }
importNothing = Nichts davon kann importiert werden.
importProblems = { $n ->
    [one] 1 Problem
   *[other] { $n } Probleme
  }
importNotes = Hinweise
importOther = { $n ->
    [one] 1 Datei gibt es bereits mit anderem Inhalt
   *[other] { $n } Dateien gibt es bereits mit anderem Inhalt
  }
importOtherHint = Deine Dateien bleiben unverändert, sofern du nicht „Andere übernehmen“ wählst.
importNew = { $n ->
    [one] 1 neue Datei
   *[other] { $n } neue Dateien
  }
importSame = { $n ->
    [one] 1 Datei ist identisch.
   *[other] { $n } Dateien sind identisch.
  }
importMatch = Enthält eine Partie ({ $n ->
    [one] 1 Zug
   *[other] { $n } Züge
  }), die geöffnet wird. Zu deiner Partie kannst du zurückkehren.
importTake = { $n ->
    [one] 1 Datei importieren
   *[other] { $n } Dateien importieren
  }
importOpen = Öffnen
lines = { $n ->
    [one] 1 Zeile
   *[other] { $n } Zeilen
  }
linesDiffer = +{ $added } −{ $removed } Zeilen
showDifference = Unterschiede anzeigen
noDifference = Die Dateien sind identisch.
moreLines = … weitere Zeilen: { $n }

## House rules whose base has changed
baseChanged = Die Grundregeln einer Hausregel haben sich geändert
baseThen = Grundregel vorher
baseNow = Grundregel jetzt
variantSays = Hausregel { $name }
rebaseStale = Die Grundregel, die „{ $name }“ überschreibt, hat sich geändert.
rebaseDrift = „{ $name }“ ruft die ursprüngliche Regel auf, die sich geändert hat.
rebaseGone = Die Grundregel, die „{ $name }“ überschreibt, gibt es nicht mehr.
keepPatch = Hausregel behalten
dropPatch = Grundregel verwenden
editPatch = Bearbeiten
undoChoice = Rückgängig
closeRebases = Schließen
allRebased = Alles erledigt.
notKnown = Unbekannt
rebasesLeft = Geänderte Grundregeln: { $n }
showThree = Grundregel vorher, Grundregel jetzt und Hausregel anzeigen

## Go to, search and inline hints
goTo = Gehe zu …
goToName = Name einer Deklaration, eines Elements, einer Frage oder einer Datei
findText = In Dateien suchen
goNames = Namen
goText = Text
goNothing = Keine Ergebnisse.
goMember = Element
goField = Feld
goQuestion = Frage
goFile = Datei
goSetting = Einstellung
goType = Typ
goKind = Art
goRelation = Relation
goDie = Würfel
goPile = Stapel
goState = Zustand
goFunction = Funktion
goSearch = Suche
goProcedure = Prozedur
goPlay = Spielablauf
goTrigger = Auslöser
goDecisions = Entscheidungen
goPolicy = Policy
goExample = Beispiel
goPhase = Phase
goStep = Schritt
goLayout = Besetzung
goChange = Änderung
keyGoTo = Gehe zu Name oder Datei
keyFindText = In allen Dateien suchen
inlineHints = Inline-Hinweise
inlineHintsHint = Zeigt über Deklarationen, wie oft sie verwendet werden, und neben Namen, für welche Werte sie stehen

shareLink = Link teilen …
shareTitle = Link teilen
shareWhat = Inhalt des Links
shareVariants = Hausregeln für „{ $name }“: { $variants }
noVariants = keine
shareChanges = Deine Änderungen an „{ $name }“
shareWhole = Das ganze Regelwerk „{ $name }“
shareMatch = Die Partie: Besetzung, Optionen, Startwert { $seed } und { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
  }
linkLabel = Link ({ $length } Zeichen)
copyLink = Link kopieren
linkCopied = Link kopiert.
linkByHand = Der Browser erlaubt das Kopieren nicht. Der Link ist markiert: Kopiere ihn mit Strg+C.
linkHint = Wer den Link hat, kann das sehen. Auf einem Server wird nichts gespeichert: Der Link selbst enthält alles.
linkTooLong = Der Link hätte { $length } Zeichen. Mail- und Chatprogramme schneiden Links ab, die länger als { $most } Zeichen sind; schicke lieber eine ZIP-Datei.
fromLink = Geteilter Link
linkOver = { $n ->
    [0] Keine Datei deines Regelwerks { $name } wird ersetzt.
    [one] Zeigt 1 Datei anstelle der gleichnamigen in deinem Regelwerk { $name }.
   *[other] Zeigt { $n } Dateien anstelle der gleichnamigen in deinem Regelwerk { $name }.
  } Dein Ordner wird nicht geändert.
linkWhole = Enthält das Regelwerk { $name }. Dein Ordner wird nicht geändert.
linkOther = Dein Regelwerk { $name } ist nicht die Version, mit der dieser Link erstellt wurde ({ $version }). Manches funktioniert deshalb vielleicht nicht.
keepLink = Kopie speichern …
closeLink = Link schließen
linkCut = Dieser Link ist unvollständig: Ein Teil ist verloren gegangen. Lass ihn dir noch einmal schicken, am besten als Datei oder in einer eigenen Zeile.
linkNewer = Dieser Link wurde mit einer neueren Version von Sandtable erstellt.
linkNoRuleset = Dieser Link braucht das Regelwerk { $name }, das hier fehlt. Füge es hinzu und öffne den Link noch einmal, oder speichere den Inhalt des Links als ZIP.
linkAsZip = Inhalt als ZIP speichern
## Manual edits and moves
byHand = Manuelle Änderungen
steps = Züge
handNoGame = Starte eine Partie, um Würfelergebnisse vorzugeben und die Stellung zu ändern.
movesNoGame = Starte eine Partie, um hier ihre Züge zu sehen.
insideNoGame = Starte eine Partie, um ihre Züge zu debuggen.
watchNoGame = Starte eine Partie, um Ausdrücke zu beobachten.
handSeesAll = Nur in der Ansicht „{ viewAll }“ verfügbar.
seeAll = Als Spielleitung ansehen
dice = Würfel
diceHint = Gib vor, was gewürfelt oder gezogen wird, durch Kommas getrennt: für den nächsten Wurf oder nachträglich für den letzten.
otherPlace = Wurf oder Stapel
rollAgain = Letzten Zug neu auswürfeln
otherChance = Ab hier neuer Startwert
fellLast = Zuletzt: { $faces }
sameAgain = Wiederholen
forcedNext = { $n ->
    [one] Vorgegeben für den nächsten Wurf
   *[other] Vorgegeben für den { $n }. Wurf ab jetzt
  }: { $faces }
shallGive = Ergebnis
nextTime = Nächsten Wurf vorgeben
lastTime = Letzten Wurf ändern
changePosition = Stellung
changeHint = Setze einen Wert; die aktuelle Frage wird angepasst.
changeWhat = Eigenschaft
changeOf = von
changeTo = auf
changeToAll = auf (durch Kommas getrennt)
changeIt = Ändern
personMark = Mensch
botMark = Bot
byHandMark = manuell
forcedMark = vorgegebene Würfel
linesBeside = Zugfolgen vergleichen ({ $n })
noSteps = Noch keine Züge.
hold = Anheften
whatIf = Was wäre, wenn …
leaveOut = Zug entfernen
backToSteps = Zurück zu den Zügen
lineLeft = Ursprüngliche Zugfolge
lineFollowed = Aktuelle Zugfolge
lineNamed = { $n } (ab Zug { $from }, { $of ->
    [one] 1 Zug
   *[other] { $of } Züge
  })
openLine = Zu dieser Zugfolge wechseln
stepNumber = Zug
differs = verschieden
stands = Endstellung
lineBreaks = Ab Zug { $n } nicht mehr erlaubt.
stillRuns = Die Partie läuft noch.
isOver = Die Partie ist beendet.
whatIfNow = Wähle für Zug { $n } eine andere Antwort. Spätere Züge werden übernommen, solange sie erlaubt sind.
glancing = { $n ->
    [0] Ansicht: Beginn
   *[other] Ansicht: Zug { $n }
}
glanceOver = Zurück zum aktuellen Zug
toPhase = Gehe zu Phase …
phaseAt = { $phase } ({ $step ->
    [0] Beginn
   *[other] nach Zug { $step }
})

## Changes in a house rule
changeHere = In einer Hausregel ändern
changeIn = Hausregel
writeChange = Zur Hausregel hinzufügen
nothingToChange = Hier gibt es nichts, was eine Hausregel ändern kann.
badVariant = Der Name einer Hausregel darf nur Buchstaben, Ziffern und Bindestriche enthalten, und es darf noch keine JSON-Datei mit diesem Namen geben.
draft-set = Wert ändern:
draft-cell = Wert ändern:
draft-remove = Entfernen:
draft-replace = Ganz ersetzen:
draft-step = Schritt ersetzen:
draft-before = Schritte einfügen vor
draft-after = Schritte einfügen nach
draft-require = Bedingung hinzufügen zu
draft-again = Ersetzen:
draft-extend = Feld hinzufügen zu
draft-text = Text ändern:

startPage = Startseite
startLead = Brettspiele zum Ersten Weltkrieg: Spiele sie und ändere ihre Regeln mitten in der Partie.
startGames = Spiele
startNone = Noch keine Spiele. Erstelle oder importiere eines.
startSearch = Spiele durchsuchen
startFound = { $n ->
    [one] 1 Spiel gefunden
   *[other] { $n } Spiele gefunden
  }
startNoneFound = Kein Spiel passt zu „{ $sought }“.
startGoOn = Weiterspielen
startResume = Weiterspielen
justNow = gerade eben
startMoreMatches = { $n ->
    [one] 1 weitere Partie
   *[other] { $n } weitere Partien
  }
startForgetMatch = Aus dieser Liste entfernen: { $game }
startBegin = Neu
startDrop = Du kannst ZIP-Dateien, Ordner oder einzelne Dateien auch an beliebiger Stelle auf diese Seite ziehen.
newGameRules = Neues Spiel …
newVariant = Neue Hausregel …
newVariantOf = Neue Hausregel für „{ $name }“
newVariantHint = Eine Hausregel ist eine kleine Datei, die nur enthält, was von „{ $name }“ abweicht. Das Spiel selbst bleibt unverändert.
variantAbout = Hausregel: Beschreibe die Änderung in einer Zeile.
variantFirst = Entferne die beiden Schrägstriche und ändere den Wert, um die Wirkung zu sehen.
countVariants = { $n ->
    [one] 1 Hausregel
   *[other] { $n } Hausregeln
  }
nameOf = Name
gameNameExample = mein-spiel
ruleNameExample = meine-regel
beginsWith = Vorlage
templateSmall = Kleines Spiel für zwei Spieler
templateMap = Kleines Spiel mit Spielplan
templateHexes = Spielplan mit Hexfeldern, ohne Regeln
templateAreas = Spielplan mit Gebieten, ohne Regeln
templateEmpty = Leer
keptWhere = Speicherort
keptInFolder = Im Ordner mit den anderen Spielen
keptInBrowser = Nur in diesem Browser
gameTaken = Es gibt bereits ein Spiel namens { $file }.
inBrowser = In diesem Browser
copyToBrowser = Kopie in diesem Browser speichern
forgetProject = Aus diesem Browser löschen …
forgetQuestion = { $name } ist nur in diesem Browser gespeichert. Das Löschen kann nicht rückgängig gemacht werden; exportiere es vorher als ZIP, falls du es noch brauchst.
folderAway = Regelwerke, die in diesem Browser gespeichert sind, bleiben verfügbar.
folderAwayHere = Du kannst weiterarbeiten. Deine Änderungen bleiben hier erhalten und werden gespeichert, sobald der Ordner wieder erreichbar ist. Speichere sicherheitshalber eine Kopie in diesem Browser.
pageFailed = Die Seite konnte nicht angezeigt werden
pageFailedStart = Auf der Startseite ist ein Fehler aufgetreten.
pageFailedWith = In „{ $ruleset }“ ist ein Fehler aufgetreten.
pageFailedHint = Deine Dateien sind unverändert. Ohne seine Texte lässt sich das Regelwerk oft noch öffnen und reparieren.
partNotLoaded = Ein Teil dieser Seite konnte nicht geladen werden.
partNotLoadedHint = Wahrscheinlich wurde das Programm aktualisiert, seit diese Seite geöffnet wurde. Lade die Seite neu, um weiterzumachen; deine Dateien sind unverändert.
closeThisRuleset = Dieses Regelwerk schließen
openWithoutTexts = Ohne Texte öffnen
reloadPage = Seite neu laden
openWithTexts = Texte anzeigen
notReopened = Nicht wieder geöffnet
notReopenedWhy = „{ $ruleset }“ wurde nicht wieder geöffnet, weil die Seite damit abgestürzt ist.
openAnyway = Trotzdem öffnen
noRoom = Der Speicher dieses Browsers ist voll. Es wurde nichts gespeichert.
noStore = Dieser Browser erlaubt der Seite nicht, Daten zu speichern. Vielleicht liegt es an einem privaten Fenster oder an den Browsereinstellungen. Es wurde nichts gespeichert.
unpermitted = Der Browser darf nicht mehr auf den Ordner zugreifen. Öffne ihn auf der Startseite erneut.
tooManyFiles = Der Ordner enthält zu viele Dateien. Öffne einen Ordner, der nur Regelwerke enthält.
openDisk = Ordner auf diesem Computer öffnen …
closeDisk = Ordner „{ $name }“ schließen
onDisk = Auf diesem Computer
keptOnDisk = Ordner „{ $name }“
copyToDisk = Kopie im geöffneten Ordner speichern
diskFolder = Ordner auf diesem Computer
diskClosed = Zuletzt war der Ordner „{ $name }“ geöffnet. Der Browser braucht deine Erlaubnis, um ihn wieder zu öffnen.
diskReopen = Ordner wieder öffnen
diskOther = Anderen Ordner öffnen …
diskRefused = Der Browser darf im Ordner „{ $name }“ weder lesen noch schreiben. Darin wurde nichts geändert. Öffne ihn erneut und erlaube den Zugriff, oder öffne einen anderen Ordner.
diskTrouble = Der Ordner „{ $name }“ kann nicht gelesen werden.
diskEmpty = Der Ordner „{ $name }“ enthält keine Spiele. Ein Spiel ist ein Ordner mit .sand-Dateien. Mit „Neues Spiel …“ lässt sich dort eines anlegen.
diskLeftOut = Ausgelassen, weil diese Namen nicht erlaubt sind: { $files }
diskUnsupported = Dieser Browser kann keine Ordner auf diesem Computer öffnen; Chrome und Edge können es. Stattdessen lässt sich ein Ordner importieren und das Ergebnis als ZIP exportieren.
changedHere = In diesem Browser geändert
restoreShipped = Original wiederherstellen …
restoreQuestion = Alle Änderungen an „{ $name }“ in diesem Browser werden verworfen, und das Spiel ist wieder so wie auf dieser Website. Das kann nicht rückgängig gemacht werden; exportiere es vorher als ZIP, falls du es noch brauchst.
manualOfSite = Handbuch (englisch)
updateReady = Eine neue Version ist bereit.
reload = Neu laden
notKeptHere = Dieser Browser erlaubt der Seite nicht, Daten zu speichern. Vielleicht liegt es an einem privaten Fenster oder an den Browsereinstellungen. Du kannst spielen und Regeln ändern, aber beim Schließen der Seite geht alles verloren: Exportiere als ZIP, was du behalten möchtest.
## Findings
findingCount = { $severity ->
    [error] { $n ->
        [one] 1 Fehler
       *[other] { $n } Fehler
    }
    [warning] { $n ->
        [one] 1 Warnung
       *[other] { $n } Warnungen
    }
   *[note] { $n ->
        [one] 1 Hinweis
       *[other] { $n } Hinweise
    }
  }
findingFile = Probleme in
findingAllFiles = allen { $n } Dateien
findingKeys = F8 zeigt das nächste Problem, Umschalt+F8 das vorherige.
findingFollows = { $n ->
    [one] 1 Folgeproblem
   *[other] { $n } Folgeprobleme
  }
findingsMore = { $n ->
    [one] 1 weiteres …
   *[other] { $n } weitere …
  }
keyLastFinding = Vorheriges Problem

## Coverage
coverage = Abdeckung
coverageSum = { $n } von { $of } Regeln abgedeckt.
coverageAll = Alle Regeln abgedeckt.
coverageWhole = Abgedeckte Regeln anzeigen
coverageMarks = Abdeckung im Editor und in Tabellen anzeigen
coveragePlay = { $n } Bot-Partien spielen
coverageHint = Zählt die Regeln, die bisher in dieser Partie ausgeführt wurden.
coverageGames = Bots haben { $n ->
    [one] 1 zufällige Partie
   *[other] { $n } zufällige Partien
  } gespielt, über alle Besetzungen und Optionen verteilt.
coverageLooking = Suche nach einer Partie, in der { $rule } ausgeführt wird: bisher { $n ->
    [one] 1 Partie.
   *[other] { $n } Partien.
  }
coverageMissed = { $rule } wurde in { $n ->
    [one] 1 zufälligen Partie
   *[other] { $n } zufälligen Partien
  } nicht ausgeführt. Vielleicht ist die Regel unerreichbar, oder sie braucht eine gezielte Entscheidung.
coverageRule = Regel
coverageHere = In dieser Partie
coverageBots = In Bot-Partien
coverageLook = Partie suchen, in der diese Regel ausgeführt wird
coverageLookFor = Partie suchen, in der { $rule } ausgeführt wird
ranHere = In dieser Partie { $n }-mal ausgeführt.
ranPassed = Der umgebende Code wurde ausgeführt, diese Stelle nicht.
ranNever = Nie ausgeführt.
## Languages
fellBackPage = Seite: { $lang }
fellBackRules = Spielplan und Protokoll: { $lang }
fellBackHint = Noch nicht auf { $lang } verfügbar.
testLanguage = Testsprache
## Differences and simulation
differences = Unterschiede
inMeaning = Regeländerungen
inPlay = Simulation
inText = Texte
exchange = A und B vertauschen
sideA = A
sideB = B
sideBase = Grundregeln
sideOpened = Stand beim Öffnen
sideChosen = Ausgewählt: { $names }
sideBroken = Die Regeln von { $side } haben Fehler. Siehe „Probleme“.
sameMeaning = Keine Regeländerungen.
playedBy = Gespielt von
bot-search-n = Vorausrechnender Bot, { $n } Iterationen
consequencesHint = Bots spielen jede Partie einmal mit A und einmal mit B, soweit möglich mit denselben Würfelergebnissen. Jeder Unterschied liegt an den Regeln.
otherSides = Diese Ergebnisse gehören zu einer anderen Auswahl von A und B.
sameGames = { $n ->
    [one] 1 von { $of } Partien ist identisch.
   *[other] { $n } von { $of } Partien sind identisch.
  }
nothingClear = Kein statistisch signifikanter Unterschied.
gamesFaulted = Partien mit Laufzeitfehler: { $n }.
figuresHead = Ergebnisse
figuresFinal = Endwerte
figuresMembers = Anzahl je Wert am Ende
figuresUse = Ausgeführte Regeln je Partie
figuresChosen = Gewählte Antworten je Partie
figuresAll = Alle { $n } anzeigen
figureDifference = Unterschied
figureInterval = 95-%-Konfidenzintervall
isClear = signifikant
measureWon = Sieg: { $role }
measureDrawn = Kein Sieger
measureLimited = Am Zuglimit abgebrochen
measureDecisions = Züge
shareChart = Siege in A und B
lengthChart = Züge je Partie, A oben und B unten
partedGames = Abweichende Partien
partedAt = Partie { $game }, nach { $n ->
        [one] 1 Zug:
       *[other] { $n } Zügen:
    }
partedAnswer = „{ $question }“ wird anders beantwortet
gameOver = beendet
openGameIn = In { $side } öffnen (Partie { $game })
cannotOpenGame = Diese Regeln sind nicht mehr verfügbar.
openIn = In { $side } öffnen
history = Wiederherstellungspunkte
historyHint = In diesem Browser gespeichert: aus der letzten Stunde alle, aus dem Tag davor einer je Stunde, aus dem Monat davor einer je Tag.
historyRefused = Wiederherstellungspunkte können nicht gespeichert werden: Der Speicher dieses Browsers ist voll oder deaktiviert. Das Speichern der Dateien funktioniert weiterhin.
historyNone = Noch keine Änderungen.
historyPoints = { $n ->
    [one] 1 Wiederherstellungspunkt und seine geänderten Dateien
   *[other] { $n } Wiederherstellungspunkte und ihre geänderten Dateien
  }
historySame = Seither hat sich nichts geändert.
goneSince = seither gelöscht
changedSince = seither +{ $added } −{ $removed } Zeilen
restore = Wiederherstellen
restoreAll = Alle { $n } Dateien wiederherstellen
otherTabs = { $n ->
    [one] Auch in einem anderen Tab offen
   *[other] Auch in { $n } anderen Tabs offen
  }
otherTabsHint = Was in einem Tab gespeichert wird, erscheint auch in den anderen. Wurde dieselbe Datei in mehreren Tabs geändert, wirst du gefragt, welche Version bleiben soll.
asExample = Als Beispiel speichern …
fromStep = Von Zug
toStep = bis
exampleCalled = Name
exampleName = wie gespielt
makeExample = Beispiel erstellen
makingExample = Das Beispiel wird ausgeführt und auf das Nötige gekürzt …
noExample = Diese Züge lassen sich nicht als Beispiel speichern: Die Stellung wurde manuell geändert, die Partie endet mit einem Laufzeitfehler, oder einige Spielsteine lassen sich nicht unterscheiden.
demands = Erwartungen am Ende
demandsNothing = Nichts hat sich geändert; das Beispiel prüft nur, ob diese Züge erlaubt sind.
keepExample = Beispiel hinzufügen
## Why, Debug and Watch
why = Warum
whyHint = Warum etwas gerade nicht erlaubt ist, erfährst du unter der Frage, wenn du „Nicht verfügbar“ oder „Warum ist eine andere Antwort nicht möglich?“ aufklappst. Warum eine Regel nicht ausgeführt wurde, zeigt das Kontextmenü des Editors.
whyNot = Warum nicht?
whyNotThis = Warum nicht { $what }?
whyNotValue = Warum nicht „{ $what }“?
whyNotOther = Warum ist eine andere Antwort nicht möglich?
whyChoose = Auswählen …
whyOnBoard = Auf dem Spielplan auswählen
whyRefused = Warum wurde { $what } abgelehnt?
whyDidNot = Warum wurde das nicht ausgeführt?
whyRule = Diese Regel in Zug { $n }
whyNoRules = Die Regeln haben Fehler und lassen sich deshalb nicht erklären.
whyNoMatch = Die Partie lässt sich mit den aktuellen Regeln nicht bis hierher nachspielen.
whyNoPlace = Hier steht keine ausführbare Regel.
findingOut = Erklärung wird geladen …
nothingAgainst = Dagegen spricht nichts: Diese Antwort ist erlaubt.
nothingAgainstAlone = Für sich genommen ist das erlaubt, aber nicht zusammen mit dem, was schon beantwortet ist.
againstGuard = Die Bedingung dafür ist nicht erfüllt.
againstOutside = Das steht hier nicht zur Wahl.
againstWhole = Die Antwort als Ganzes erfüllt ihre Bedingung nicht.
againstBounds = Diese Anzahl ist nicht erlaubt.
againstLater = Danach gäbe es auf „{ $next }“ keine erlaubte Antwort.
againstUnknown = Auf diese Frage gibt es keine solche Antwort.
holds = wahr
fails = falsch
notLookedAt = nicht ausgewertet
unknownToYou = für dich verdeckt
noValue = kein Wert
thisIsWhy = ← der Grund
partsOf = Teile von { $what }
ruleRan = { $times ->
    [one] Einmal ausgeführt
   *[other] { $times }-mal ausgeführt
  }:
ruleTest = Nicht erreicht: Die umgebende Bedingung war falsch.
ruleAnswer = Nicht erreicht: Hier wurde eine andere Antwort gewählt.
ruleLeft = Nicht erreicht: Der umgebende Block endete vorher oder läuft noch.
ruleUncalled = { $name } wurde nicht aufgerufen.
ruleWhenever = Die Bedingung wurde ausgewertet und war falsch.
decisionBefore = Vorheriger Zug
decisionAfter = Nächster Zug
ranLast = Zuletzt in Zug { $n } ausgeführt
inside = Debugger
lookInside = Debuggen
lookInsideOf = { $n ->
        [0] Aufbau debuggen
       *[other] Zug { $n } debuggen
    }
insideHint = Gehe die Regeln hinter einem Zug Schritt für Schritt durch; Editor und Spielplan folgen.
insideOf = { $n ->
        [0] Aufbau
       *[other] Zug { $n }
    }
insideNote = { $n ->
        [0] Aufbau debuggen: Spielplan nach Schritt { $step } von { $of }
       *[other] Zug { $n } debuggen: Spielplan nach Schritt { $step } von { $of }
    }
insideLeave = Zurück zur Partie
insideCut = Nur die ersten { $n } Schritte werden angezeigt.
insideNothing = In diesem Zug werden keine Regeln ausgeführt.
step-back = Schritt zurück
step-into = Einzelschritt
step-over = Prozedurschritt
step-out = Ausführen bis Rücksprung
watch = Beobachten
watchHint = Beobachte einen Ausdruck, z. B. die Größe einer Menge, um seinen Wert jetzt und nach jedem Zug zu sehen.
watchThis = Zu beobachtender Ausdruck
watchAdd = Ausdruck hinzufügen
watchNoMore = { $what } nicht mehr beobachten
watchBefore = vorher: { $before }
watchSelected = Auswahl beobachten
historyOf = Werte von { $what } je Zug
valueAt = Zug { $n }: { $value }

## Bot games
inTheRules = In den Regeln:
botGames = Balance
howManyGames = Partien
winRates = Siegquoten
openGame = Öffnen
moreRuns = Mehr
botStep = Zug des Bots
runTurn = Bis zum Spielerwechsel spielen
## Examples with one mechanism each
gallery = Beispielspiele
galleryHint = Jedes Beispielspiel zeigt einen Mechanismus in weniger als 60 Zeilen. Es wird als Kopie geöffnet, du kannst also alles ändern.
galleryOpen = Kopie öffnen
exampleDice = Kampf mit Würfeln
exampleHidden = Verdeckte Marker
exampleSealed = Gleichzeitige Befehle
exampleCards = Stapel, verdeckte Handkarten und Stiche
exampleHexes = Bewegung auf Hexfeldern
exampleSearch = Nachschubwege und Rückzug
examplePolicy = Solospiel gegen einen Skript-Bot
examplePool = Einheiten ausheben und verlieren
exampleBids = Geheime Gebote
exampleVariants = Kleines Spiel mit zwei Hausregeln

## The tour
tour = Einführung (5 Minuten)
tourStep = Schritt { $n } von { $of }
tourNext = Weiter
tourBack = Zurück
tourLeave = Einführung beenden
tourSkip = Überspringen
tourDone = Geschafft!
tourOpen = Öffne ein Spiel aus der Liste oder die Kopie eines Beispielspiels.
tourChange = Ändere eine Zahl im Editor so, dass sie außerhalb des erlaubten Bereichs liegt, etwa 6 in 600. Jeder andere Fehler geht auch.
tourFinding = Unter dem Editor steht, was falsch ist und wie es sich beheben lässt. Wähle das Problem aus und behebe es, oder mach deine Änderung im Editor mit Strg+Z rückgängig.
tourPlay = Starte eine Partie mit „Neue Partie“.
tourDecide = Beantworte eine Frage: Klicke eine hervorgehobene Stelle auf dem Spielplan an oder eine Antwort darunter.
tourUndo = Nimm den Zug mit „Rückgängig“ zurück.
tourHouse = Öffne „Spielaufbau“ und darin „Hausregeln“ und schalte eine ein. Die Regeln ändern sich sofort, und die Partie geht weiter.
tourLanguage = Ändere oben rechts die Sprache. Spiele bringen ihre eigenen Übersetzungen mit.
tourEnd = So arbeitest du hier: Regeln ändern, Probleme prüfen, spielen. F1 zeigt alle Befehle; die Beispielspiele zeigen je einen Mechanismus.
## Terms next to a text
glossary = Begriffe in diesem Text
glossaryNever = (nicht: { $words })

## Tables
pastedLeft = Zellen übersprungen, weil es keine Spalte dafür gibt: { $n }.

## Draws from piles
liesOnTop = Oben auf dem Stapel (oberste Karte zuerst)

## Pinning and moving on the board
aimPin = Klicke an, was beobachtet werden soll
aimCounter = Ziehe einen Spielstein, oder wähle ihn und dann sein Ziel
aimTo = { $what }: Wähle jetzt das Ziel
aimDone = Fertig
pinOnBoard = Auf dem Spielplan auswählen
pinWhich = Welche Eigenschaft möchtest du beobachten?
pinEnough = Auswahl beenden
moveOnBoard = Spielsteine auf dem Spielplan verschieben
watchIt = Beobachten
## Plural forms of a catalog
targetForm = Übersetzung ({ $lang }), Form { $n } von { $of }
## Long operations
slowPlay = Die Regeln werden noch ausgeführt. Du kannst die Seite weiter benutzen.
slowWhy = Die Erklärung dauert länger. Du kannst die Seite weiter benutzen.
slowCheck = Die Prüfung der Regeln dauert länger. Du kannst weiterarbeiten; Änderungen werden gespeichert.
stopWork = Abbrechen
stoppedPlay = Abgebrochen: Die Ausführung der Regeln dauerte zu lange. Die Partie ist unverändert. Suche nach Endlosschleifen, verschachtelten Bedingungen und Fragen mit sehr vielen Antworten.
stoppedPlayIn = Abgebrochen: Die Ausführung der Regeln in der Phase „{ $phase }“ dauerte zu lange. Die Partie ist unverändert. Suche dort nach Endlosschleifen, verschachtelten Bedingungen und Fragen mit sehr vielen Antworten.
stoppedReplay = Abgebrochen: Diese Partie ließ sich mit den aktuellen Regeln nicht rechtzeitig nachspielen. Sie bleibt erhalten; nach der nächsten Änderung wird es erneut versucht.
stoppedWhy = Abgebrochen: Die Erklärung dauerte zu lange.
stoppedCheck = Abgebrochen: Die Regeln ließen sich nicht rechtzeitig prüfen. Deine Änderungen bleiben erhalten, und die zuletzt kompilierten Regeln gelten weiter. Nach der nächsten Änderung wird erneut geprüft.
## Long lists
findInLog = Protokoll durchsuchen
linesFound = { $n ->
    [one] 1 Zeile
   *[other] { $n } Zeilen
}

## Breakpoints
breaks = Haltepunkte
breaksHint = Bots halten an Haltepunkten an. Setze einen am Rand des Editors oder mit F9, oder lass Bots anhalten, sobald ein beobachteter Ausdruck wahr wird.
breakHere = Haltepunkt umschalten
breakHint = Bots halten hier an
breakNoMore = Haltepunkt bei { $what } entfernen
stopWhen = Anhalten, wenn wahr: { $what }
stopsWhen = wird wahr:
stoppedAt = Angehalten bei Zug { $n }: { $what }
## Coverage on the board and in tables
coverageRunExamples = Beispiele ausführen
coverageExamples = In Beispielen
coverageExamplesRun = { $n ->
    [one] 1 Beispiel ausgeführt.
   *[other] { $n } Beispiele ausgeführt.
  }
coverageOnBoard = Abdeckung auf dem Spielplan anzeigen
ranExamples = In { $of ->
    [one] 1 Beispiel
   *[other] { $of } Beispielen
  } { $n }-mal ausgeführt.
ranBots = In { $games ->
    [one] 1 Bot-Partie
   *[other] { $games } Bot-Partien
  } { $n }-mal ausgeführt.
heatNever = nie
heatNeverRead = Diese Zeile wurde nie gelesen, weder in dieser Partie noch in Bot-Partien.
heatRead = In dieser Partie und in Bot-Partien { $n }-mal gelesen.
heatTitle = Wie oft Orte betreten oder in einem Zug gewählt wurden:
heatPlace = { $entered }-mal betreten, { $named }-mal gewählt
heatNothing = nie betreten oder gewählt

## Previews and bulk edits
previewOf = Vorschau: { $title }
previewApply = { $n ->
    [one] 1 Änderung anwenden
   *[other] { $n } Änderungen anwenden
}
previewOld = Der Text hat sich seit dieser Vorschau geändert. Schließe sie und versuche es erneut.
previewBefore = Vorher
previewNothing = Noch nicht vorhanden
previewAfter = Nachher
bulk = Sammelbearbeitung
bulkOf = Sammelbearbeitung: { $kind }
bulkWhere = Nur Zeilen, für die gilt
bulkColumn = Spalte
bulkValue = Neuer Wert
bulkHow = „row“ steht für eine Zeile, z. B. row.worth > 2. Ohne Bedingung werden alle Zeilen geändert. Der neue Wert kann ein Ausdruck sein, z. B. row.worth + 1.
bulkRows = { $n ->
    [0] Keine Zeile wird geändert.
    [one] 1 Zeile wird geändert.
   *[other] { $n } Zeilen werden geändert.
}
bulkMore = und { $n } weitere

## Saved matches
sessions = Gespeicherte Partien ({ $n })
sessionWord = partie
sessionName = Name
sessionKeep = Partie speichern
sessionOver = Überschreiben
sessionOpen = { $name } fortsetzen
sessionBad = Diese Datei enthält keine gültige Partie.
## Play mode
face = Modus
facePlay = Spielen
faceWorkshop = Werkstatt
flipFace = Zwischen „Spielen“ und „Werkstatt“ wechseln
askingMore = Details
changeRule = Diese Regel ändern
changeRules = Regeln ändern …
notAskedFor = Hier nicht wählbar: { $what }. Wähle eine hervorgehobene Stelle oder eine Antwort unten.
notAskedForNow = Hier nicht wählbar: { $what }. Wähle eine der Antworten unten.
notAskedForPiece = Hier nicht wählbar: { $what }. Klicke einen deiner Spielsteine an, oder wähle eine Antwort unten.
onlyAnswer = Keine andere Antwort ist erlaubt: { $why }
playForced = Erzwungene Züge automatisch ausführen
alwaysAskThis = Immer fragen, auch bei nur einer erlaubten Antwort
alwaysAsked = Wird immer gefragt
asLastTime = Wie beim letzten Mal
allAtRandom = Zufällig
usualSetup = Üblicher Aufbau
restAtRandom = Rest zufällig
placeRest = Alle bis auf den letzten Spielstein zufällig setzen
setupAndRest = { $name }, der Rest zufällig
toMove = { $who } am Zug
severalToMove = { $n } Spieler am Zug
matchOver = Spielende
openDrawer = Protokoll und Spielanleitung anzeigen
closeDrawer = Protokoll und Spielanleitung ausblenden
startMatch = Starten
playGame = Spielen
editRules = Regeln bearbeiten
gameNotFound = Das Spiel „{ $ruleset }“ gibt es hier nicht.

## Player mode
playLinkLabel = Für Spieler: nur Spielplan, Protokoll und Spielanleitung ({ $length } Zeichen)
copyPlayLink = Link für Spieler kopieren
secretLinkHint = Dieser Link und der für Spieler enthalten den Startwert und alle Züge der Partie. Wer einen davon hat, kann alle verdeckten Informationen und alle künftigen Würfelergebnisse herausfinden.
seenLinkHint = Der Link für Zuschauer enthält nur, was alle am Tisch sehen dürfen: keinen Startwert, keine verdeckten Züge. Zuschauer können die Partie ansehen, aber nicht weiterspielen.
seenLinkLabel = Für Zuschauer: ohne verdeckte Informationen ({ $length } Zeichen)
copySeenLink = Link für Zuschauer kopieren
seenLinkTooLong = Der Link für Zuschauer hätte { $length } Zeichen. Mail- und Chatprogramme schneiden Links ab, die länger als { $most } Zeichen sind.
onlooking = Du siehst bei dieser Partie zu. Weiterspielen kannst du sie nicht.
onlookingOther = Die Partie in diesem Link verwendet andere Regeln als die hier gespeicherten und kann deshalb nicht angezeigt werden.
playerRules = Spielanleitung
playerNoRules = Dieses Regelwerk hat keine Spielanleitung.
playerWrong = Diese Regeln sind noch nicht spielbar: Sie { $n ->
    [one] haben 1 Fehler.
   *[other] haben { $n } Fehler.
  }
playerAskSender = Bitte die Person, von der du den Link hast, die Regeln zu korrigieren, oder korrigiere sie selbst.
playerMend = In der Werkstatt korrigieren

## Shortened games
shorten = Kürzen
shorteningTo = Wird gekürzt: bisher { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
  } …
shortenedTo = Gekürzt; verbleibende Züge: { $n }.
openShortened = Ungekürzt öffnen
## Pictures of the board
pictureSvg = Spielplan als SVG exportieren
picturePng = Spielplan als PNG exportieren
printBoard = Spielplan und Karten drucken …
pictureNone = Der Spielplan dieses Spiels kann nicht als Bild exportiert werden. Du kannst ihn mit seinen Tabellen und Karten drucken.
## Full storage, more panels, JSON house rules
notKept = Auch der Speicher dieses Browsers ist voll. Exportiere deine Arbeit, bevor du die Seite schließt (Projekt > Als ZIP exportieren).
moreParts = Mehr …
jsonVariant = { $name } ist eine JSON-Datei und lässt sich in Sandtable nicht bearbeiten.
besideVariant = Stattdessen { $name } anlegen
lostInCourse = Zug { $n } lässt sich nach der Änderung eines früheren Zugs nicht mehr ausführen. { $why } { $left ->
    [one] Dieser Zug wird zurückgestellt.
   *[other] Dieser Zug und alle danach (insgesamt { $left }) werden zurückgestellt.
  } Die ursprüngliche Zugfolge findest du unter „Zugfolgen“.
filterRows = Zeilen filtern
rowsShown = Zeilen: { $shown } von { $all }
sortBy = Nach { $column } sortieren
keyEnds = Erste oder letzte Zelle der Zeile, mit Strg die der ganzen Tabelle
keyHold = Mehrere Zellen auswählen
keyCopy = Ausgewählte Zellen kopieren oder einfügen
keyFill = Auswahl mit den Werten ihrer ersten Zeile füllen, eine einzelne Zelle mit dem Wert darüber
laidIn = Die Hausregel { $name } setzt diesen Wert auf { $value }.

## Findings on the map
mapFindings = Probleme auf dem Spielplan

## Files that aren’t text
notText = Diese Datei ist nicht als UTF-8 gespeichert. Einige Zeichen sind nicht lesbar und würden beim Speichern verloren gehen, daher ist sie schreibgeschützt. Konvertiere sie mit einem anderen Programm in UTF-8, um sie hier zu bearbeiten.
unreadableMark = (nicht lesbar)
unreadableFile = Diese Datei kann nicht gelesen werden: Dir fehlen die Rechte, oder ein anderes Programm sperrt sie. Alles andere funktioniert weiterhin. Die Datei wird geöffnet, sobald sie lesbar ist.

## Bot games that don’t end
slowBots = Die Bot-Partien laufen noch. Du kannst die Seite weiter benutzen.
stoppedBots = Abgebrochen: Eine Bot-Partie wurde nicht rechtzeitig fertig. Die bisherigen Ergebnisse bleiben erhalten. Suche nach Endlosschleifen, verschachtelten Bedingungen und Fragen mit sehr vielen Antworten.

## Breakpoints and coverage in the view of one seat
noCondition = in diesen Regeln keine gültige Bedingung
coverageSeesAll = In der Ansicht eines einzelnen Spielers zählt die Partie hier nicht mit: Die Abdeckung könnte verraten, was für ihn verdeckt ist.

## Links that only work on this computer
linkHere = Links von dieser Seite funktionieren nur auf diesem Computer. Schicke stattdessen eine ZIP-Datei.

## File names
willBe = Dateiname: { $name }
variantAboutOf = { $title }: Beschreibe die Änderung in einer Zeile.

## Results of a saved example
exampleStands = Gespeichert in { $file }, Zeile { $line }.
exampleRuns = Wird ausgeführt …
exampleHolds = Beispiel erfolgreich.
exampleHoldsLaid = Beispiel erfolgreich mit { $rules }.
exampleFails = Beispiel fehlgeschlagen: { $why }
exampleAlone = Beispiel mit den Grundregeln fehlgeschlagen: { $why }
exampleGone = Dieses Beispiel ist nicht mehr im Regelwerk.
exampleUnknown = Abgebrochen, bevor das Ergebnis feststand.
tryAgain = Erneut versuchen
toPlace = Im Editor anzeigen

## Stopped odds
stoppedOdds = Abgebrochen: Die Wahrscheinlichkeiten dieser Antwort ließen sich nicht rechtzeitig berechnen. Die Partie ist unverändert und geht weiter.
stoppedBehind = { $n ->
    [one] Deine letzte Aktion wartete darauf und wurde verworfen. Bitte wiederhole sie.
   *[other] Deine letzten { $n } Aktionen warteten darauf und wurden verworfen. Bitte wiederhole sie.
}

## Log lines and sources in tables
whyLine = Warum?
sourceMark = † Hat eine Quelle: Zeige darauf, um sie zu sehen.

## Groups of the project menu and of the file list
menuBegin = Neu und öffnen
menuSave = Speichern
menuShare = Teilen
menuPrint = Bilder und Druck
menuHistory = { history } …
tables = Tabellen
filesRules = Regeln
filesChapters = Spielanleitung
filesTranslations = Übersetzungen
filesOf = Dateien von „{ $ruleset }“
printBook = Spielanleitung drucken …
noBook = Die Spielanleitung kann nicht gedruckt werden: Die Regeln haben Fehler, oder es gibt noch keinen Text.
## The rulebook next to a match
bookStopped = Die Spielanleitung konnte nicht rechtzeitig erstellt werden.
## Export of files that aren’t text
notWhole = Nicht als UTF-8 gespeichert: { $files }. Die Seite kann diese Dateien nicht vollständig lesen, daher können sie nicht exportiert werden. Konvertiere sie mit einem anderen Programm in UTF-8, oder kopiere die Dateien direkt.
## Map editor
mapTool = Spielplan bearbeiten
scanOpen = Scan nachzeichnen …
scanOther = Anderen Scan wählen …
scanShown = Scan anzeigen
scanOpacity = Deckkraft
scanMode = Scan
scanLocked = Gesperrt
scanFit = Einpassen
scanPins = Passpunkte setzen
scanRemove = Scan entfernen
scanPin = Passpunkt { $n } des Scans
scanHint = Der Scan bleibt in diesem Browser und wird nicht im Regelwerk gespeichert. Setze zuerst die vier Passpunkte auf markante Stellen des Bildes. Ziehe sie dann mit „Einpassen“ dorthin, wo diese Stellen auf dem Spielplan liegen.
scanFormat = Diese Datei ist kein PNG-, JPEG- oder WebP-Bild und wurde nicht geöffnet.
scanBytes = Diese Datei ist größer als { $n } MB und wurde nicht geöffnet. Speichere eine kleinere Kopie.
scanPixels = Dieses Bild hat mehr als 50 Millionen Pixel und wurde nicht geöffnet. Speichere eine kleinere Kopie.
scanBroken = Dieses Bild lässt sich nicht dekodieren; die Datei ist vielleicht beschädigt.
scanUnkept = Der Browser konnte den Scan nicht speichern. Er geht verloren, wenn du die Seite verlässt.
placeTool = Orte und Beschriftungen verschieben
addPlaceTool = Orte hinzufügen
addPlaceName = Name
addPlaceKind = Art
addPlaceHint = Klicke auf dem Spielplan auf die Stelle des neuen Orts, und gib seinen Namen ein. Er bekommt eine Zeile in seiner Tabelle. Prüfe die Werte, die aus einer anderen Zeile übernommen wurden.
addPlaceDone = { $name } hinzugefügt. Mit den anderen Werkzeugen kannst du den Ort verschieben, seine Grenzen zeichnen und ihn verbinden.
addPlaceFailed = Dieser Ort lässt sich nicht hinzufügen: Seine Tabelle oder das Layout ist gerade nicht lesbar, oder der Name ist schon vergeben. Siehe „Probleme“.
addPlaceHere = Hier hinzufügen
addPlaceMiddle = In der Mitte hinzufügen
partCorner = Ecke { $n }
addOutline = Grenzen zeichnen
takeCorner = Ecke entfernen
takeOutline = Grenzen entfernen
takePlace = Vom Spielplan entfernen
deletePlace = Ort löschen
mapLinkTool = Verbindungen hinzufügen oder entfernen: { $relation }
placeHint = Ziehe einen Ort oder seine Beschriftung. Oder wähle einen Ort per Klick oder mit Pfeiltasten und Eingabetaste. Der Editor zeigt seine Deklaration.
placeChosen = Ziehe den Ort oder die Beschriftung. Oder wähle noch einmal aus, was du verschieben möchtest: Pfeiltasten verschieben, mit Umschalt schneller, Eingabetaste oder Klick legt ab, Esc bricht ab.
partOf = { $place }: diesen Teil verschieben
partMiddle = Mitte
partAnchor = Punkt { $n }
partName = Beschriftung
freeName = Beschriftung automatisch platzieren
notOnMap = Nicht auf dem Spielplan:
putOnMap = Zum Spielplan hinzufügen …
layoutMissing = Dieser Spielplan hat ein automatisches Layout. Erstelle eine Layoutdatei, um Orte zu verschieben.
writeLayout = layout.json erstellen
carried = { $place }: jetzt bei { $x }, { $y }. Pfeiltasten verschieben, mit Umschalt schneller, Eingabetaste legt ab, Esc bricht ab.
carriedName = Beschriftung „{ $place }“: jetzt bei { $x }, { $y }. Pfeiltasten verschieben, mit Umschalt schneller, Eingabetaste legt ab, Esc bricht ab.
mapLinkHint = Ziehe eine Linie von einem Ort zum anderen oder wähle beide nacheinander, um eine Verbindung hinzuzufügen oder die vorhandene zu entfernen.
mapLinkNeighbors = Alle Nachbarn verbinden
linkSortTool = Verbindungsart hinzufügen
linkSortHint = Gib der Verbindungsart einen Namen, zum Beispiel „Eisenbahn“. Zeichne dann ihre Verbindungen zwischen den Orten.
linkSortAdd = Hinzufügen
linkLook = Darstellung
linkPlain = Linie
linkRoad = Straße
linkRail = Eisenbahn
linkTrack = Feldweg
linkRiver = Fluss
linkDitch = Schützengraben
mapLinkJoined = { $n ->
    [one] 1 Paar benachbarter Gebiete ist jetzt verbunden: { $relation }.
   *[other] { $n } Paare benachbarter Gebiete sind jetzt verbunden: { $relation }.
  }
mapLinkJoinedAll = { $n ->
    [0] Keine zwei dieser Gebiete haben eine gemeinsame Grenze.
   *[other] Alle Gebiete mit gemeinsamer Grenze sind schon verbunden: { $relation }.
  }
mapLinkTo = { $from }: Wähle jetzt den anderen Ort.
mapLinkBoth = in beide Richtungen
mapLinkAdded = { $relation }: Verbindung { $from } – { $to } hinzugefügt.
mapLinkCut = { $relation }: Verbindung { $from } – { $to } entfernt.
mapLinkEnds = { $from } – { $to }: nicht möglich, denn { $relation } verbindet andere Arten von Orten.
mapLinkVariant = Die Verbindung { $from } – { $to } wird von einer aktiven Hausregel bestimmt. Ändere sie dort, oder schalte die Hausregel aus.
mapLinkUnreadable = Die Tabelle von { $relation } kann gerade nicht gelesen werden. Siehe „Probleme“.
mapLinksOfCells = Welche Felder benachbart sind, ergibt sich aus ihrer Lage. Verbindungen lassen sich hier nicht bearbeiten.
mapLinksNone = Diese Regeln haben keine Relation zwischen zwei Orten des Spielplans, daher lassen sich keine Verbindungen bearbeiten. Nachbarschaft wird von Funktionen berechnet oder steht in Eigenschaften der Orte.
settleTool = Startpositionen bearbeiten
settleEnd = Startpositionen verschieben: { $relation }
settleHint = Wähle einen Ort, an dem ein Spielstein startet, dann den Ort, an dem er stattdessen starten soll.
settleNone = Die Tabellen legen keine Startpositionen fest.
settleTo = { $place }: Wähle jetzt den neuen Startort.
redoEdit = Änderung wiederholen
keyUnfinished = Nächster unfertiger Text
keyReview = Als geprüft oder zur Prüfung markieren
keyCopySource = Ausgangstext kopieren
keyInsert = Wert oder Begriff einfügen
keySuggest = Vorschlag übernehmen
keyNeighbour = Vorheriger oder nächster Text
keySource = Ort im Editor anzeigen

## Shortening to a breakpoint
shortenHint = Kürzere Partie suchen, die auch hierher führt.
## Outside the visible board
beyondEdge = Weitere Möglichkeiten jenseits dieses Rands anzeigen: { $n }
boardAgainst = { $first } gegen { $second }
boardHits = Treffer: { $n } von { $of }
boardTray = Nicht auf dem Spielplan
boardDice = Letzter Wurf
whatIsMeant = Was ist gemeint?

## Setup
setUp = Spielaufbau

## Hidden members
hiddenMember = { $name } (verdeckt)

## Map files
printSheet = Spielplan auf einer Seite drucken …
mapImport = Kartendatei importieren …
mapTitle = Karte aus { $file }
mapReading = Datei wird gelesen …
mapFound = { $places ->
    [one] 1 Ort
   *[other] { $places } Orte
  } und { $links ->
    [one] 1 Verbindung
   *[other] { $links } Verbindungen
  } gefunden.
mapOutlines = Vorschau der importierten Karte
mapKind = Art der Orte
mapRelation = Relation für Verbindungen
mapNew = { $name } (neu)
mapNameBy = Eigenschaft für Namen
mapUsual = Standard
mapFlat = Flache Zeichnung
mapEquirectangular = Plattkarte
mapMercator = Mercator
mapFresh = { $n ->
    [one] 1 neues Element
   *[other] { $n } neue Elemente
  } in { $kind }: { $names }
mapKnown = { $n ->
    [one] 1 vorhandenes Element erhält seine Position
   *[other] { $n } vorhandene Elemente erhalten ihre Position
  } aus der Karte: { $names }
mapLinks = { $n ->
    [0] Keine neuen Verbindungen
    [one] 1 neue Verbindung
   *[other] { $n } neue Verbindungen
  } in { $relation }; vorhandene Verbindungen: { $known }
mapCopied = Neue Elemente übernehmen { $columns } vom letzten vorhandenen Element. Prüfe diese Werte.
mapMore = { $n ->
    [one] und 1 weiteres
   *[other] und { $n } weitere
  }
mapNothing = Nichts zu importieren: Die Regeln enthalten schon alles.
mapOnGlobe = Der Spielplan dieses Spiels verwendet Längen- und Breitengrade; diese Datei enthält keine. Importiere eine GeoJSON-Datei, oder setze „projection“ in { $file } auf „none“.
mapNoLayout = { $file } enthält Fehler, daher kann nichts hinzugefügt werden. Siehe „Probleme“.
mapProblems = Übersprungen oder teilweise importiert
mapTake = Kartendatei importieren
mapTaken = Kartendatei importiert. Geänderte Dateien: { $files }.
mapTakeBack = Import rückgängig machen
## Downloads
savedAs = Gespeichert als { $file }

## Unfinished answers
setAside = Deine unvollständige Antwort wurde beiseitegelegt. Mit „Rückgängig“ stellst du sie wieder her.
cameLate = Während deine Antwort ausgeführt wurde, hast du noch etwas anderes getan. Es gilt nur die Antwort.
## Explanations in sentences
nounOf = { $name } ({ $of })
nounOfBracketed = { $name } von „{ $of }“
nounCost = Kosten des Wegs dorthin
nounDistance = Abstand { $of }
nounNeighbors = Nachbarn von { $of }
nounIs = { $value } ({ $name })
nounIsBracketed = { $value } [{ $name }]
nounHas = { $name }: { $value }
andMore = und { $n } weitere
whyInRules = In den Regeln
whyBefore = Das erklärt eine frühere Entscheidung.
whyOtherRules = Die Regeln haben sich seit dieser Erklärung geändert.
whyAgain = Aktualisieren
tooFew = Wähle mindestens { $n }.
tooMany = Wähle höchstens { $n }.
allSelected = { $n ->
    [one] Es ist schon 1 ausgewählt, mehr ist nicht möglich. Wähle es zuerst ab.
   *[other] Es sind schon { $n } ausgewählt, mehr sind nicht möglich. Wähle zuerst eines davon ab.
  }
againstLaterThis = „{ $next }“: { $value } ist nicht möglich.
possibleInstead = Möglich: { $what }.
claimUnknown = Das hängt von Informationen ab, die für dich verdeckt sind.
claimAny = Mindestens eine dieser Bedingungen muss erfüllt sein:
claimEqual = { $what }: { $has }; nötig: { $than }.
claimEqualBare = { $what } ist nicht { $than }.
claimEqualNamed = { $what }: müsste { $than } sein.
claimOther = { $what } darf nicht { $than } sein.
claimOtherBare = Es darf nicht { $than } sein.
claimLeast = { $what }: { $has }; nötig: mindestens { $than }.
claimLess = { $what }: { $has }; nötig: weniger als { $than }.
claimMost = { $what }: { $has }; erlaubt: höchstens { $than }.
claimMore = { $what }: { $has }; nötig: mehr als { $than }.
claimStop = Auf dem Weg dorthin muss bei { $what } angehalten werden.
claimIn = { $than }; nicht dabei: { $what }.
claimApart = { $what } grenzt nicht an { $than }.
claimOut = { $than }; nicht dabei sein darf: { $what }.
claimNone = { $what }: { $has }. Das ist hier nicht erlaubt.
claimSome = { $what }: 0, nötig ist mindestens 1.
claimHas = { $what }: nicht vorhanden, aber nötig.
claimLies = { $what }: in „{ $has }“, nötig ist „{ $than }“.
claimLiesNot = { $what }: darf nicht in „{ $than }“ liegen.
claimSelf = Schon dort: { $what }.
claimTrue = „{ $what }“ trifft nicht zu.
claimFalse = „{ $what }“ trifft zu, darf es aber nicht.
claimTrueOf = { $of }: „{ $what }“ trifft nicht zu.
claimFalseOf = { $of }: „{ $what }“ trifft zu, darf es aber nicht.
factEqual = { $what }: { $has }.
factOther = { $what }: { $has }, nicht { $than }.
factLeast = { $what }: { $has }, mindestens { $than }.
factLess = { $what }: { $has }, weniger als { $than }.
factMost = { $what }: { $has }, höchstens { $than }.
factMore = { $what }: { $has }, mehr als { $than }.
factIn = { $than }; dabei: { $what }.
factOut = { $than }; nicht dabei: { $what }.
factNone = { $what }: nichts.
factSome = { $what }: { $has }.
factLies = { $what }: in „{ $has }“.
factLiesNot = { $what }: nicht in „{ $than }“.
factTrue = „{ $what }“ trifft zu.
factFalse = „{ $what }“ trifft nicht zu.
factTrueOf = { $of }: „{ $what }“ trifft zu.
factFalseOf = { $of }: „{ $what }“ trifft nicht zu.

## New values in a house rule
changeSort = Was geändert wird
newValue = Neuer Wert
houseRuleByTheWay = hausregel
writeAllTheSame = Trotzdem speichern
changeWritten = In { $file } gespeichert

## Manual changes of the position
liesInPile = Stapel

## Comments on rules
notes = Kommentare
noteHere = Kommentar hinzufügen
noteNew = Neuer Kommentar
noteNowhere = Hier steht keine benannte Regel, die sich kommentieren lässt.
notesNone = Noch keine Kommentare. Um einen hinzuzufügen, setze den Cursor in eine Regel und wähle im Kontextmenü „Kommentar hinzufügen“.
notesSettled = { $n ->
    [one] 1 erledigter Kommentar
   *[other] { $n } erledigte Kommentare
}
noteText = Kommentar zu { $rule }
noteAnswer = Antwort zu { $rule }
noteLeave = Kommentieren
noteReply = Antworten
noteSettle = Als erledigt markieren
noteReopen = Wieder öffnen
noteStillHolds = Gilt noch
noteChanged = seither geändert
noteGone = nicht mehr in den Regeln
noteSettledBy = erledigt
noteAuthor = Dein Name
noteAs = als { $name }
noteOtherName = Namen ändern
noteGoTo = { $rule }: zur Regel
noteOpen = Offene Kommentare: { $n }
noteNotWritten = notes.md konnte nicht gespeichert werden. Dein Text bleibt hier erhalten.
## One answer for all; finishing a phase
forAll = Für alle { $n }: { $what }
runPhase = Diese Phase von Bots beenden lassen: { $phase }
## Points of regions
addAnchor = Punkt hinzufügen
takeAnchor = Punkt entfernen
## How a result was calculated
smallerOf = der kleinere Wert von
greaterOf = der größere Wert von
restOf = der Rest von
diceThat = { $name }, je { $wanted }
atLeast = mindestens { $value }
lessThan = weniger als { $value }
atMost = höchstens { $value }
moreThan = mehr als { $value }
equalTo = { $value }
otherThan = nicht { $value }
storyOf = Berechnung: { $line }
storyTests = Grund:
storyNothing = Hier wurde nichts berechnet.
storyDie = Würfel zeigt { $face }
storyDieNot = Würfel zeigt { $face }, zählt nicht
claimThere = { $what }: nicht im Spiel.
claimAway = { $what }: im Spiel, darf es aber nicht sein.
factThere = { $what }: im Spiel.
factAway = { $what }: nicht im Spiel.
thisNumber = die Zahl
storyAfter = Danach:
inChapters = In der Spielanleitung:
sumOf = { $name }:
nameAndValue = { $name }: { $value }
becauseOf = { $name }, denn: { $why }
storyOut = { $face } zählt nicht

## Mutation testing
mutation = Mutationstest
mutationHint = Ändert die Regeln an jeweils einer Stelle, führt die Beispiele aus und prüft die Erwartungen. Eine Änderung, die dabei unerkannt bleibt, zeigt, was nicht getestet ist.
mutationTry = { $n ->
    [one] 1 Mutation testen
   *[other] { $n } Mutationen testen
  }
mutationMore = { $n ->
    [one] 1 weitere Mutation testen
   *[other] { $n } weitere Mutationen testen
  }
mutationTried = Mutationen getestet: { $n } von { $of }.
mutationCaught = Mutationen erkannt: { $n } von { $of }.
mutationEquivalent = { $n } als gleichwertig eingetragen.
mutationUnsound = Mutationen lassen sich testen, sobald die Regeln keine Fehler haben.
mutationFailing = Mutationen lassen sich testen, sobald alle Beispiele erfolgreich sind. Fehlgeschlagen: { $names }
mutationFile = Datei
mutationChange = Mutation
mutationReached = Von Beispielen erreicht
mutationNoReason = Es fehlt eine Begründung, warum diese Mutation gleichwertig ist: { $change }
mutationUnknown = Diese Mutation gibt es nicht mehr; lösche den Eintrag: { $change }
mutationNoticed = Diese Mutation wird jetzt erkannt; lösche den Eintrag: { $change }
mutationMark = Von keinem Beispiel erkannt: { $change }

## The end of a match
playAgain = Noch einmal spielen
shareThisMatch = Partie teilen
lookBack = Partie ansehen
hasWon = Sieg
lookAtBoard = Spielplan ansehen
showResult = Ergebnis anzeigen
scoreOverTime = { $what } im Verlauf
keyMoments = Wendepunkte
keyMomentsHint = Die Züge, die „{ $what }“ am stärksten verändert haben, mit dem Wert davor → danach. Ein Klick zeigt den Spielplan nach dem Zug.
keyMomentUp = Mehr: { $who }
keyMomentDown = Weniger: { $who }
hiddenValue = verdeckt
liesHere = Hier
altReach = Alt gedrückt halten: Reichweite und Wahrscheinlichkeiten
notNow = Jetzt nicht möglich:
mayBeChosen = Jetzt wählbar
notThese = Nicht wählbar: { $what }. Grund:
keyTool = Werkzeug wählen
keyBrushSize = Pinselgröße ändern
keyPaint = Malen oder Ende einer Linie setzen
keyMoveMap = Spielplan verschieben, solange gedrückt
keyReach = Reichweite und Wahrscheinlichkeiten eines Spielsteins anzeigen (gedrückt halten)
reach = Reichweite und Wahrscheinlichkeiten
## Moves that change after an edit of the rules
changedMoves = Geänderte Züge
changedCount = { $of ->
        [one] { $n ->
            [0] Der einzige Zug hat dasselbe Ergebnis
           *[other] Der einzige Zug hat ein anderes Ergebnis
        }
       *[other] { $n ->
            [0] Keiner der { $of } Züge hat ein anderes Ergebnis
            [one] 1 von { $of } Zügen hat ein anderes Ergebnis
           *[other] { $n } von { $of } Zügen haben ein anderes Ergebnis
        }
    }
changedStops = Ab Zug { $n } lässt sich die Partie mit diesen Regeln nicht mehr fortsetzen.
changedMoveAt = Zug { $n }
changedBefore = Vorheriger geänderter Zug
changedNext = Nächster geänderter Zug
changedMore = { $n ->
        [one] 1 weiterer Wert ist anders.
       *[other] { $n } weitere Werte sind anders.
    }
acceptChanges = Ausblenden und ab jetzt mit diesen Regeln vergleichen
whatEffect = Auswirkung simulieren
sideUnedited = Vor der Änderung
sideCurrent = Aktuelle Regeln
changedValues = { $n ->
        [one] 1 anderer Wert
       *[other] { $n } andere Werte
    }
answerOnBoard = Klicke an, was hervorgehoben ist.
dragPiece = Klicke eine hervorgehobene Stelle auf dem Spielplan an, oder ziehe einen Spielstein zu seinem Ziel.
dragCard = Klicke eine hervorgehobene Karte oder Stelle an, oder ziehe eine Karte zu ihrem Ziel.
placeOnBoard = Klicke einen Spielstein und dann sein Ziel an, oder ziehe ihn dorthin.
fillOnBoard = Ziehe aus „{ boardTray }“ über mehrere Orte, um auf jeden einen Spielstein zu setzen.
selectOnBoard = Klicke an, was du auswählen möchtest, oder ziehe mit gedrückter Umschalttaste einen Rahmen darum.
draftComplete = Alles ist beantwortet. Bestätige, oder klicke einen Spielstein an, um neu zu wählen.
finishFirst = Schließe diese Antwort ab oder geh zurück, und bestätige dann.
skipOnBoard = Du kannst auch einen deiner Spielsteine anklicken, um weiterzumachen.
answerForMarked = Wähle eine Antwort für den markierten Spielstein, oder klicke zuerst einen anderen an.
answerForPlace = Wähle eine Antwort für den markierten Ort, oder klicke zuerst einen anderen Ort an.
giveToMarked = Klicke an, was an den markierten Ort kommt, oder zuerst einen anderen Ort.
layOnBoard = Klicke an, was du legen möchtest, und dann den Ort, oder ziehe es dorthin.

## Settings of a game, and tables in place
whichTable = Tabelle auswählen
settings = Einstellungen
settingsFailed = Die Einstellungen konnten nicht gelesen werden.
settingsNone = Dieses Spiel hat keine Einstellungen und keine Tabellen.
settingsNotFound = Keine passende Einstellung gefunden.
settingsSearch = Einstellungen durchsuchen
settingsShow = Anzeigen
settingsAll = Alle Einstellungen
settingsConstants = Konstanten
settingsRulings = Auslegungen
settingsChanged = Durch Hausregeln geändert
settingsOfPlace = { $n ->
        [one] 1 Einstellung an der Cursorposition.
       *[other] { $n } Einstellungen an der Cursorposition.
    }
settingsShowAll = Alle anzeigen
settingWhere = Änderungen speichern in
settingBase = Grundregeln
settingBaseHint = Änderungen werden in den Grundregeln des Spiels gespeichert.
settingRuleName = Name der Hausregel
settingNeedsName = Gib einen Namen für die Hausregel ein.
settingInJson = Diese Hausregel ist eine JSON-Datei. Wähle einen anderen Namen.
settingOnlyBase = Eine Hausregel kann das nicht ändern. Wähle „Grundregeln“, um es zu ändern.
settingWrite = Änderung speichern
settingDiscard = Verwerfen
settingCode = Code der Regel anzeigen
settingEmpty = leer
settingWritten = Gespeichert.
settingReset = Zurücksetzen
settingInBase = In den Grundregeln: { $value }
settingInRule = Mit { $name }: { $value }
settingAdded = Hinzugefügt in { $file }
addItem = Hinzufügen
removeItem = Eintrag { $n } entfernen
settingRange = { $min } bis { $max }
settingStep = in Schritten von { $step }
settingBecause = Begründung: { $why }
settingUsedIn = Verwendet in
settingMoreUses = und { $n ->
    [one] 1 weiterem
   *[other] { $n } weiteren
  }
settingToText = Zur Spielanleitung: { $title }
settingRows = { $n ->
        [one] 1 Zeile, { $file }
       *[other] { $n } Zeilen, { $file }
    }
settingRow = Zeile
settingOpenTable = Tabelle öffnen
settingsHere = Einstellungen zu dieser Stelle anzeigen
settingsNoneHere = Hier hängt nichts von einer Einstellung ab.
examplesHere = Beispiele anpassen, die mit dieser Hausregel fehlschlagen
examplesFix = { $n ->
        [one] 1 Beispiel der Grundregeln anpassen
       *[other] { $n } Beispiele der Grundregeln anpassen
    }
examplesHold = Alle Beispiele der Grundregeln sind auch mit dieser Hausregel erfolgreich.
examplesNoFix = Keine Anpassung gefunden für: { $names }
mergePatch = Zusammenführen
mergedPatch = Zusammengeführt

## The balance lab: questions that bots answer by playing
labQuestions = Frage
labFull = In voller Größe öffnen
labFair = Ist das Spiel fair?
labRule = Was bewirkt diese Hausregel?
labNumber = Welcher Wert ist der richtige?
labBots = Welcher Bot ist stärker?
labFairHint = Bots spielen viele Partien. Du siehst, wie oft jede Seite gewinnt, wie lange die Partien dauern und wie sie enden.
labNumberHint = Bots spielen dieselben Partien mit verschiedenen Werten, soweit möglich mit denselben Würfelergebnissen. Wähle eine Zahl, eine Option oder einen Wert in einer Tabelle.
labBotsHint = Bots spielen gegeneinander. Jedes Paar spielt mit jedem Startwert zweimal, mit getauschten Plätzen.
labSeating = Besetzung
labPerSeat = Bot für jeden Platz wählen
labPrecise = Anhalten, sobald die Siegquoten auf ±{ $points } Prozentpunkte genau sind
labAtMost = Partien (höchstens)
labPerValue = Partien je Wert
labPerPair = Partien je Paar
labStart = Starten
labProgress = { $n } von { $of } Partien
labPreparing = Werte werden vorbereitet: { $n } von { $of } …
labCompiling = Die Regeln werden vorbereitet …
labStopped = Nach { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
  } angehalten.
labStale = Die Regeln haben sich seit diesen Partien geändert.
labNobody = Keine Partie hatte einen Sieger, deshalb zeigen diese Partien nicht, ob das Spiel fair ist. Versuche es mit anderen Bots.
labAllStopped = Alle Partien wurden am Zuglimit ({ $limit }) abgebrochen. Versuche es mit anderen Bots.
labSomeStopped = { $n ->
    [one] 1 Partie wurde am Zuglimit ({ $limit }) abgebrochen.
   *[other] { $n } Partien wurden am Zuglimit ({ $limit }) abgebrochen.
  }
labEven = Keine Seite gewinnt signifikant häufiger als eine andere.
labMore = { $who }: signifikant mehr Siege als bei gleicher Verteilung.
labLess = { $who }: signifikant weniger Siege als bei gleicher Verteilung.
labWins = Siege
labShare = Anteil
labSide = Seite
labEndings = Ausgang
labWon = Mit Sieger
labDrawn = Ohne Sieger
labAtLimit = Am Zuglimit abgebrochen
labFault = Laufzeitfehler
labGames = Partien
labLengths = Züge je Partie
labLengthsShown = { $mean } im Mittel, { $shortest } bis { $longest }
labMoves = Züge
labNotable = Sehenswerte Partien
labShortest = Kürzeste
labLongest = Längste
labClosest = Knappste
labClosestBy = { $field }: { $first } zu { $second }
labNotableGame = Partie { $n } (Startwert { $seed }, { $moves ->
    [one] 1 Zug
   *[other] { $shown } Züge
  })
labOpenOf = Partie { $n } öffnen
labShortenOf = Partie { $n } kürzen
labWhat = Wähle, was variiert werden soll.
labWhatSearch = Zahl, Option oder Tabellenwert suchen
labWhatNone = Nichts mit diesem Namen lässt sich variieren.
labWhatNow = jetzt { $value }
labAddSecond = Zweite Zahl hinzufügen
labRemove = { $what } entfernen
labValuesOf = Werte für { $what }
labValuesHint = Z. B. 2..6, 0..100:20 (in Schritten von 20) oder 1,3,5
labValuesEmpty = Gib Werte wie 2..6 oder 1,3,5 ein.
labValuesRange = „{ $part }“ ist kein Zahlenbereich. Beispiel: 2..6
labValuesMany = Zu viele Werte. Höchstens { $most } Werte oder Kombinationen lassen sich auf einmal spielen.
labTry = Alle Werte vergleichen
labFind = Passenden Wert suchen
labFindMeasure = Messgröße
labFindValue = Zielwert
labAimMissing = Gib den Zielwert ein.
labReadError = Die variierbaren Werte konnten nicht gelesen werden.
labMeasure = Anzeigen
labWinners = Siege aller Seiten
labAsIs = unverändert
labValue = Werte
labDiffers = * signifikant anders als mit den aktuellen Regeln
labPointFails = Nicht spielbar: { $why }
labPointOption = Dieser Wert ist für diese Option nicht erlaubt.
labPointFaults = { $n ->
    [one] 1 Partie mit Laufzeitfehler
   *[other] { $n } Partien mit Laufzeitfehlern
  }
labPointStopped = { $n ->
    [one] 1 Partie am Zuglimit abgebrochen
   *[other] { $n } Partien am Zuglimit abgebrochen
  }
labPointNobody = keine Partie mit Sieger
labFoundOne = { $aim } wird mit { $value } erreicht.
labFoundSome = { $aim } wird mit { $from } bis { $to } erreicht. Mit mehr Partien je Wert lässt sich der Bereich eingrenzen.
labFoundBetween = Kein Wert erreicht { $aim } genau: Der Übergang liegt zwischen { $from } und { $to }.
labFoundBelow = Kein Wert erreicht { $aim }: Alle Ergebnisse liegen darunter.
labFoundAbove = Kein Wert erreicht { $aim }: Alle Ergebnisse liegen darüber.
labFoundTurning = Das Ergebnis steigt und fällt zwischen { $from } und { $to }. Suche in jeder Hälfte einzeln, oder vergleiche alle Werte.
labFoundNothing = Keiner dieser Werte ist spielbar.
labFoundSure = Das gilt mit 95 % Sicherheit.
labAim = „{ $measure } = { $value }“
labKeepValue = Als Hausregel speichern
labRuleName = Name der Hausregel
labRuleSaved = Hausregel „{ $name }“ erstellt.
labRuleTaken = Es gibt bereits eine Hausregel mit diesem Namen.
labElo = Elo
labEloOf = { $bot }: { $elo } ({ $low } bis { $high })
labEloHint = Der erste Bot hat 0 Punkte. 190 Punkte mehr bedeuten drei Siege auf eine Niederlage.
labPairs = Paare
labPair = { $a } gegen { $b }
labScore = Ergebnis des ersten Bots
labTwoBots = Wähle mindestens zwei Bots aus.
labHowMuchTime = Bots, die vorausrechnen, brauchen länger; schon wenige Partien können Minuten dauern.
labCopy = Als Text kopieren
labCopied = Kopiert.
labCopyFailed = Der Browser erlaubt das Kopieren nicht.
labPicture = Bild speichern
labPlayedBy = Partien: { $games }, Bots: { $bots }, Startwert: { $seed }
