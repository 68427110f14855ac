# Was die Werkbank sagt. Für das Ihre haben Regelwerke eigene Worte.

rulesets = Regelwerke
files = Dateien
text = Text
findings = Befunde
play = Spiel
board = Plan
chooseRuleset = Wähle links ein Regelwerk, um es zu lesen und zu spielen.
noRulesets = Hier liegen keine Regelwerke. Lege einen Ordner mit einer .sand-Datei dazu und lade die Seite neu.
noFile = Keine Datei ist offen. Wähle links eine aus.
noFindings = Keine Befunde: Die Regeln lassen sich übersetzen.
notYet = Die Regeln lassen sich noch nicht übersetzen. Die Befunde unter dem Text sagen, was fehlt.
startGame = Wähle, wer spielt, und beginne eine Partie.
seats = Plätze
seed = Startzahl
seedAny = zufällig
seedHint = Bleibt das Feld leer, hat jede neue Partie eine zufällige Startzahl. Mit einer eingetippten beginnt dieselbe Partie noch einmal.
newGame = Neue Partie
human = Mensch
random = Zufall
search = Suche
policy = Policy der Regeln
undo = Zurücknehmen
redo = Wiederholen
viewer = Ansicht
viewAll = Alles
viewAsked = Wer gefragt ist
busy = Jemand ist beschäftigt.
waiting = Noch offen: { $who }
anyone = Eine Rolle von diesen antwortet: { $who }
speak = Antworten als { $who }
change = Antwort ändern: { $who }
step = Ein Zufallsschritt
run = Bis zum Ende
stop = Anhalten
confirm = Bestätigen
write = Aufschreiben
handIn = Abgeben
restNone = Nichts für die übrigen
back = Zurück
none = Nichts
chooseBetween = Wähle { $low } bis { $high }
chooseExactly = Wähle { $low }
inOrder = , in ihrer Reihenfolge
excluded = Jetzt nicht erlaubt: { $n }
log = Verlauf
emptyLog = Hier stehen dann Entscheidungen und Würfe.
toRule = Zeigt die Regel hinter dieser Zeile
editMap = Karte bearbeiten
leaveMap = Karte nicht mehr bearbeiten
brush = Malen mit
moveThings = Bewegen, was auf einem Feld steht
nothingHere = nichts
brushHint = Klick ein Feld an, oder geh mit den Pfeiltasten hin und drück die Eingabetaste. Jeder Klick ist ein Schritt der Datei.
moveHint = Von { $cell }: klick nun das Feld an, wohin es soll.
nothingPainted = Dort hat sich nichts geändert.
undoEdit = Letzten Schritt zurücknehmen
timeLine = Zeitleiste
decisionOf = { $n } von { $of } Entscheidungen
won = Sieg: { $who }.
nobodyWon = Niemand gewinnt.
standing = Stand
oldRules = Die Regeln haben jetzt Fehler. Gespielt wird mit den letzten, die sich übersetzen ließen.
drawn = Die Partie endet unentschieden.
fault = Die Regeln brachen mit einem Fehler ab.
otherRules = Diese Partie begann unter anderen Regeln (Fassung { $version }) und wurde unter diesen noch einmal gespielt.
lost = Entscheidung { $n } passt nicht zu den geänderten Regeln: { $why } Sie wartet mit denen danach (im Ganzen { $left }) und folgt, sobald die Regeln sie zulassen.
unseated = Die geänderten Regeln kennen diese Plätze nicht. Die Partie wartet mit ihren { $n } Entscheidungen, bis sie zurück sind.
lostOver = die Partie ist dann schon zu Ende.
lostQuestion = dort wird etwas anderes gefragt.
lostRole = dort wird jemand anderes gefragt.
lostAnswer = diese Antwort gibt es nicht.
lostAllowed = sie ist nicht erlaubt.
dockBeside = Neben den Plan
dockBelow = Unter den Plan
more = { $n } weitere
doubtful = darf so geschrieben werden, doch die Regeln schlügen es nicht vor: Es wird kaum gelingen.
stepBack = Eins zurück
stepOn = Eins weiter
branches = Andere Verläufe: { $n }
branch = Ab Entscheidung { $n }: { $what } (im Ganzen { $of })
branchFrom = Ab Entscheidung { $n }
earlier = Partien davor: { $n }
backTo = Zurück zur vorigen Partie: { $seats }, Startzahl { $seed }, Entscheidungen: { $n }
fromNext = Was du geändert hast, gilt ab der nächsten Partie.
startAgain = Damit neu beginnen
keyUndo = zurück vor deine letzte Entscheidung
keyRedo = trifft sie wieder
keyStep = eine Entscheidung zurück oder weiter, wer immer sie traf
keyBack = in einer Antwort einen Schritt zurück
refused = Nicht angenommen: { $why }
saved = Gespeichert
notSaved = { $file } ist nicht gespeichert. { $why } Dein Text bleibt hier und in diesem Browser erhalten; das Speichern wird immer wieder versucht.
tryNow = Jetzt versuchen
full = Die Platte ist voll.
unwritable = Der Ordner lässt sich gerade nicht beschreiben.
gone = Der Ordner ist nicht mehr da.
failed = Die Platte meldet einen Fehler.
unreachable = Der Server antwortet nicht.
tooLarge = Eine Datei darf höchstens 2 MB haben.
name = So kann hier keine Datei heißen.
notPart = Ein Regelwerk hat keine Datei dieses Namens oder dieser Art.
sameName = Es gibt eine Datei, deren Name sich nur in Groß- und Kleinschreibung unterscheidet; auf vielen Systemen wären beide dieselbe.
readOnly = Die Datei ist schreibgeschützt.
cannotRead = Das lässt sich gerade nicht lesen.
token = Der Server kennt diesen Browser nicht. Öffne die Adresse, die das Terminal zeigt.
forbidden = Dort darf keine Datei geschrieben werden.
fileGone = { $file } liegt nicht mehr im Ordner. Nichts wurde geschrieben, und dein Text bleibt hier. Ist die Datei wieder da, geht es weiter wie zuvor.
writeAnew = Neu schreiben
letGo = Aufgeben
unsaved = Ungespeichert
save = Speichern
format = Formatieren
close = { $file } schließen
conflict = Jemand anderes hat { $file } geändert. Nichts wurde geschrieben. Welcher Text soll bleiben?
mine = Meiner
theirs = Der andere
keepMine = Meinen behalten
ctrlKey = Strg
shiftKey = Umschalt
spaceKey = Leertaste
keyLeave = verlässt den Text, oder nimmt einen Vorschlag
keyTab = Tab schreibt Leerzeichen, oder verlässt den Text wieder
keyComplete = Vorschläge
keyRepair = Abhilfen für einen Befund
keyRename = überall umbenennen
keyDefinition = wo es erklärt ist
keyBoard = auf dem Plan: größer, kleiner, alles
tabIndents = Tab schreibt Leerzeichen; Strg+M, dann Tab verlässt den Text
fits = Das ginge: { $what }
odds = Was daraus werden kann
oddsPoint = Zeige auf eine Antwort oder gehe mit der Tabulatortaste hin: Was daraus werden kann, steht dann hier.
oddsExact = Genau:
oddsRuns = Aus { $n } Stichproben:
oddsPositions = Es hängt von Verborgenem ab; im Mittel über { $n } Stellungen, von denen jede die wahre sein kann:
oddsCertain = Nichts bleibt dem Zufall überlassen.
oddsChanges = Was sich ändert
oddsInterval = { $low } bis { $high } mit 95 % Sicherheit
oddsGone = { $what } ist weg
oddsAppears = { $what } kommt hinzu
lookFirst = Erst ansehen: Ein Klick zeigt, was daraus werden kann
doIt = So machen
takeFits = Nehmen
takeTheirs = Den anderen nehmen
language = Sprache
loading = Lädt …
trouble = Etwas ging schief: { $what }
dismiss = Schließen
compiled = übersetzt in { $ms } ms
asks = Am Zug: { $seat }
closer = Größer
farther = Kleiner
whole = Alles
asTable = Tabelle
tableOf = Tabelle von { $kind }
addRow = Neue Zeile
duplicateRow = Zeile kopieren
deleteRow = Zeile löschen
noRows = Noch keine Zeilen.
rowOf = Zeile { $id }
howItDoes = Wie es sich schlägt
howItDoesHint = Bots spielen Partien nach den Regeln, wie sie jetzt sind; wie oft jedes Element gewählt wird, steht dann hier.
games = Partien
letPlay = Bots spielen lassen
gamesPlayed = { $n } von { $of } Partien
gamesOld = Die Regeln haben sich seitdem geändert.
chosenTimes = Gewählt
chosenPerGame = Je Partie
wonThen = Seite gewann (alle: { $share })
comesFrom = Quelle: { $source }
error = Fehler
warning = Warnung
note = Hinweis
below = Unter dem Text
newFile = Neue Datei
create = Anlegen
rename = Umbenennen
delete = Löschen
cancel = Abbrechen
keep = Behalten
fileName = Name der Datei
deleteQuestion = { $file } löschen? Hier lässt sich das nicht zurücknehmen.
badName = Von „{ $file }“ bleibt kein Name übrig: Er braucht einen Buchstaben von a bis z oder eine Ziffer.
taken = Es gibt schon eine Datei { $file }.
changed = Jemand anderes hat { $file } inzwischen geändert. Nichts ist geschehen; sieh sie dir zuerst an.
standard = laut Regeln: { $value }
yes = ja
no = nein
options = Optionen
variants = Hausregeln
layEarlier = { $name } früher auflegen
laidOver = Die Hausregel **{ $name }** sagt es anders ({ $place }):
backToBase = Zurück zur Grundregel: das aus { $file } nehmen
toText = Text zeigen
pieces = { $n } Steine
explain = Erklären
explainCode = Was „{ $code }“ bedeutet
noName = Hier steht kein Name aus den Regeln.
boardHint = Mausrad oder + und − vergrößern, 0 zeigt alles, Pfeiltasten und Ziehen verschieben den Plan.
translate = Übersetzen
newLanguage = Neue Sprache
languageCode = Kürzel der Sprache, etwa fr
badLanguage = Ein Kürzel hat zwei oder drei kleine Buchstaben, etwa fr, oder pt-BR mit einer Region.
noValues = Die Regeln ließen sich hier noch nie übersetzen, daher sind die Werte der Texte noch nicht bekannt.
bringUp = Auf den Stand bringen
bringUpSome = Auf den Stand bringen (fehlende Texte: { $n })
unreadable = Einige Zeilen der Datei lassen sich nicht lesen und gingen verloren. Sieh zuerst ihre Befunde an.
pseudo = Probesprache
pseudoHint = Zeigt die Seite in einer Sprache, die niemand spricht: Was darin deutsch bleibt, wurde nie zum Übersetzen gegeben.
showTexts = Zeigen
all = Alle
missing = Fehlend
fuzzy = Anzusehen
withFindings = Mit Befunden
translated = Übersetzt
searchTexts = Texte durchsuchen
noneShown = So ist kein Text.
progress = { $n } von { $of } übersetzt
progressFuzzy = { $n } anzusehen
progressMissing = { $n } fehlend
source = Quelle
reads = Liest sich heute so
wasBefore = Was sich an der Quelle geändert hat
target = Übersetzung ({ $lang })
insert = An der Schreibmarke einsetzen
lookedAt = Angesehen
lookedAtHint = Die Quelle hat sich seit dieser Übersetzung geändert. Leser bekommen die Quelle, bis du sagst, dass sie passt.
before = Davor
after = Danach
previousText = Voriger Text
nextText = Nächster Text
sourcePage = Die Seite in der Sprache der Quelle
targetPage = Die Seite in der Übersetzung
noPage = Die Seite erscheint hier, sobald sich die Regeln übersetzen ließen.
emptyCatalogue = Die Datei hat noch keine Texte. Bring sie auf den Stand, um sie zu bekommen.

## Wege durch die Seite, und wie sie aussieht
question = Frage
panels = Teile der Seite
resizeLeft = Breite der Liste der Regelwerke
resizeBelow = Höhe dessen, was unter dem Text steht
resizePlay = Breite des Spielbereichs
theme = Aussehen
themeSystem = wie das System
themeLight = hell
themeDark = dunkel
themeContrast = hoher Kontrast
tabLeaves = Tab verlässt den Text; nach Strg+M schreibt es Leerzeichen
textOf = Text von { $file }. { $leave }.
help = Hilfe
shut = Schließen
enterKey = Eingabe
keysPage = Überall
keyHelp = diese Hilfe
keyRegion = zum nächsten Teil der Seite
keyRegionBack = zum Teil davor
keyNextFinding = zum nächsten Befund
keyUses = wo es benutzt wird
keyFind = sucht im Text
keyCells = von Zelle zu Zelle
keyCell = schreibt in der Zelle und nimmt, was geschrieben ist
keyCellBack = lässt die Zelle, wie sie war
keyChoices = von einer Wahl zur nächsten
keyChoose = nimmt die Wahl
keyMove = verschieben das Brett
placesList = Orte als Liste
placeBeside = nach { $place }
mayChoose = wählbar

## Projekte, Archive und Links
project = Projekt
exportZip = Als Zip-Datei sichern
importFiles = Zip oder Dateien öffnen …
importFolder = Ordner öffnen …
saveAsFile = { $file } als Datei sichern
dropHere = Loslassen: Du siehst, was sich ändern würde, bevor etwas geschrieben wird.
importTitle = Aus { $file }
importNothing = Nichts davon ist hier zu brauchen.
importProblems = { $n ->
    [one] Eines ist ausgelassen
   *[other] { $n } Dinge sind ausgelassen
  }
importNotes = Gut zu wissen
importOther = { $n ->
    [one] Eine Datei gibt es schon, mit anderem Text
   *[other] { $n } Dateien gibt es schon, mit anderem Text
  }
importOtherHint = Sie bleiben, wie sie sind, außer du nimmst die fremde Fassung.
importNew = { $n ->
    [one] Eine neue Datei
   *[other] { $n } neue Dateien
  }
importSame = { $n ->
    [one] Eine Datei ist hier schon dieselbe.
   *[other] { $n } Dateien sind hier schon dieselben.
  }
importMatch = Eine Partie ist dabei ({ $n ->
    [one] eine Entscheidung
   *[other] { $n } Entscheidungen
  }); sie wird geöffnet. Zu deiner kannst du zurück.
importTake = { $n ->
    [one] Eine Datei schreiben
   *[other] { $n } Dateien schreiben
  }
importOpen = Öffnen
lines = { $n ->
    [one] eine Zeile
   *[other] { $n } Zeilen
  }
linesDiffer = +{ $added } −{ $removed } Zeilen
showDifference = Unterschied zeigen
noDifference = Die Texte sind gleich.
moreLines = … und { $n } weitere Zeilen

## Hausregeln, unter denen sich die Regeln geändert haben.
baseChanged = Die Regeln haben sich unter einer Hausregel geändert
baseThen = Regeln damals
baseNow = Regeln jetzt
variantSays = Hausregel { $name }
rebaseStale = „{ $name }“ wurde hier für etwas anderes geschrieben.
rebaseDrift = „{ $name }“ ruft es wie bisher auf, aber innen ist es anders.
rebaseGone = Was „{ $name }“ hier ändert, haben die Regeln nicht mehr.
keepPatch = Hausregel behalten
dropPatch = Regeln übernehmen
editPatch = Bearbeiten
undoChoice = Rückgängig
closeRebases = Schließen
allRebased = Nichts mehr zu entscheiden.
notKnown = Nicht bekannt
rebasesLeft = Regeln geändert: { $n }
showThree = Regeln damals, Regeln jetzt, Hausregel

## Überallhin springen, und was neben dem Text steht
goTo = Gehe zu …
goToName = Name einer Regel, eines Teils, einer Frage oder einer Datei
findText = Text in allen Dateien
goNames = Namen
goText = Text
goNothing = So heißt nichts.
goMember = Element
goField = Feld
goQuestion = Frage
goFile = Datei
goSetting = Konstante
keyGoTo = Zu einem Namen oder einer Datei
keyFindText = Text in allen Dateien suchen
besideText = Zähler und Zahlen
besideTextHint = Zeigt über Deklarationen, wie oft sie benutzt werden, und hinter Namen, für welche Zahl sie stehen

shareLink = Als Link teilen …
shareTitle = Als Link teilen
shareWhat = Was der Link enthält
shareVariants = Hausregeln über { $name }: { $variants }
shareChanges = Alles in { $name }, was nicht so ist, wie es mit Sandtable kam
shareWhole = Das ganze Regelwerk { $name }
shareMatch = Die Partie: Plätze, Optionen, Startzahl { $seed }, { $n ->
    [one] eine Entscheidung
   *[other] { $n } Entscheidungen
  }, und wo sie steht
linkLabel = Link ({ $length } Zeichen)
copyLink = Link kopieren
linkCopied = Der Link ist kopiert.
linkByHand = Der Browser lässt die Seite nicht kopieren. Der Link ist markiert: Kopiere ihn mit Strg+C.
linkHint = Wer ihn öffnet, sieht dies hier; gespeichert wird nirgends etwas. Alles steckt im Link.
linkTooLong = Der Link hätte { $length } Zeichen. Mail- und Chatprogramme schneiden Links über { $most } ab; gib lieber eine Zip-Datei weiter.
fromLink = Aus einem Link
linkOver = { $n ->
    [0] Er liegt über deinem { $name }.
    [one] Eine Datei liegt über deinem { $name }.
   *[other] { $n } Dateien liegen über deinem { $name }.
  } In deinem Ordner ist nichts geändert.
linkWhole = Das Regelwerk { $name }. In deinem Ordner ist nichts geändert.
linkOther = Dein { $name } ist nicht das, mit dem der Link gemacht wurde (Version { $version }); manches passt vielleicht nicht.
keepLink = Hier behalten …
closeLink = Schließen
linkCut = Der Link ist nicht vollständig: Ein Teil ging unterwegs verloren. Lass ihn dir noch einmal schicken, am besten als Datei oder in einer eigenen Zeile.
linkNewer = Der Link stammt von einem neueren Sandtable als diesem.
linkNoRuleset = Der Link handelt vom Regelwerk { $name }, das es hier nicht gibt. Leg es neben die anderen und öffne den Link noch einmal; oder sichere, was im Link steckt.
linkAsZip = Sichern, was im Link steckt
## Doing things to a match by hand
byHand = Von Hand
steps = Ablauf
handNoGame = Beginne eine Partie; dann kannst du hier sagen, was die Würfel zeigen, und die Stellung ändern.
handSeesAll = Von Hand geht etwas nur, wo alles gezeigt wird.
dice = Würfel
diceHint = Sag, was der Zufall ergibt, mehreres mit Kommas. Es gilt beim nächsten Mal, oder als wäre es beim letzten Mal so gekommen.
otherPlace = Welcher Würfel oder Zug?
rollAgain = Letzte Entscheidung mit anderen Würfeln
otherChance = Ab hier anderer Zufall
fellLast = Zuletzt: { $faces }
sameAgain = Noch einmal dasselbe
toldNext = Schon gesagt ({ $n }. Mal von hier): { $faces }
shallGive = Ergibt
nextTime = Beim nächsten Wurf
lastTime = Den letzten Wurf ändern
changePosition = Stellung
changeHint = Ein Wert wird ein anderer. Die offene Frage wird neu betrachtet.
changeWhat = Was
changeOf = von
changeTo = wird
changeToAll = wird (mehreres mit Kommas)
changeIt = Ändern
personMark = von einem Menschen
botMark = von einem Bot
byHandMark = von Hand
toldMark = mit vorgegebenen Würfeln
linesBeside = Spielverläufe nebeneinander ({ $n })
noSteps = Noch ist nichts entschieden.
hold = Festhalten
whatIf = Was wäre wenn …
leaveOut = Weglassen
backToSteps = Zurück zum Verlauf
lineLeft = Der verlassene Verlauf
lineFollowed = Der jetzige Verlauf
lineNamed = { $n } (ab Schritt { $from }, { $of } Schritte)
openLine = Dorthin wechseln
stepNumber = Schritt
differs = verschieden
stands = Am Ende
lineBreaks = Ab Schritt { $n } passt er nicht.
stillRuns = Die Partie läuft.
isOver = Die Partie ist zu Ende.
whatIfNow = Wähle für Schritt { $n } etwas anderes; was danach kam, folgt dann, soweit es passt.
glancing = So stand es nach Schritt { $n }
glanceOver = Zurück zur Partie
toPhase = Zur Phase …
phaseAt = { $phase } (Schritt { $step })

## Etwas in einer Hausregel ändern.
changeHere = Das in einer Hausregel ändern
changeIn = In der Hausregel
writeChange = Dort hinschreiben
nothingToChange = An dieser Stelle kann eine Hausregel nichts ändern.
badVariant = Der Name einer Hausregel besteht aus Buchstaben, Ziffern und Bindestrichen, und sie ist keine JSON-Datei.
draft-set = Anderer Wert für
draft-cell = Anderer Wert für
draft-remove = Weglassen:
draft-replace = Ganz neu schreiben:
draft-step = Schritt neu schreiben:
draft-before = Etwas tun vor
draft-after = Etwas tun nach
draft-require = Weitere Bedingung für
draft-again = Neu schreiben:
draft-extend = Weiteres Feld für
draft-text = Andere Worte für

startPage = Zur Startseite
startLead = Sandtable macht aus Regeln, die du schreibst, ein Spiel, das du sofort spielst, gleich neben ihrem Text.
startGames = Spiele
startNone = Hier gibt es noch keine Regelwerke. Beginne eines oder bring eines mit.
startBegin = Beginnen
startDrop = Zip-Dateien, Ordner und einzelne Dateien lassen sich auch irgendwo auf dieser Seite fallen lassen.
newGameRules = Neues Spiel …
newVariant = Neue Hausregel …
newVariantOf = Neue Hausregel für { $name }
newVariantHint = Sie wird eine kleine Datei, die nur sagt, was anders ist als in { $name }; das Spiel selbst bleibt, wie es ist.
variantAbout = Hausregel: Sag in einer Zeile, was anders ist.
variantFirst = Nimm die zwei Striche weg und ändere den Wert, um zu sehen, was geschieht.
countVariants = { $n ->
    [one] eine Hausregel
   *[other] { $n } Hausregeln
  }
nameOf = Name
beginsWith = Am Anfang hat es
templateSmall = ein kleines Spiel für zwei Seiten, zum Ändern
templateMap = ein kleines Spiel auf einer Karte
templateEmpty = nichts
keptWhere = Aufgehoben wird es
keptInFolder = im Ordner, neben den anderen Regelwerken
keptInBrowser = nur in diesem Browser
gameTaken = Es gibt schon ein Regelwerk { $file }.
inBrowser = In diesem Browser
copyToBrowser = Kopie in diesem Browser aufheben
forgetProject = Aus diesem Browser löschen …
forgetQuestion = { $name } gibt es nur in diesem Browser. Gelöscht ist es nicht zurückzuholen; sichere es vorher als Zip-Datei, wenn du es vielleicht noch brauchst.
folderAway = Was in diesem Browser liegt, lässt sich unterdessen benutzen.
folderAwayHere = Du kannst weitermachen. Was du tippst, bleibt hier und wird gespeichert, sobald der Ordner antwortet; sicherheitshalber kannst du eine Kopie in diesem Browser aufheben.
pageFailed = Die Seite konnte nicht angezeigt werden
pageFailedStart = Etwas auf der Startseite hat sie zum Absturz gebracht.
pageFailedWith = Etwas in „{ $ruleset }“ hat die Seite zum Absturz gebracht.
pageFailedHint = Deine Dateien sind unverändert. Ohne seine Texte lässt sich ein Regelwerk oft noch öffnen und reparieren.
closeThisRuleset = Dieses Regelwerk schließen
openWithoutTexts = Ohne Texte öffnen
reloadPage = Seite neu laden
openWithTexts = Texte anzeigen
notReopened = Nicht wieder geöffnet
notReopenedWhy = „{ $ruleset }“ wurde nicht wieder geöffnet, weil die Seite damit abgestürzt ist.
openAnyway = Trotzdem öffnen
noRoom = Dieser Browser hat für die Seite keinen Platz mehr. Nichts wurde geschrieben.
noStore = Dieser Browser lässt die Seite nichts aufheben, vielleicht wegen eines privaten Fensters oder seiner Einstellungen. Nichts wurde geschrieben.
## Befunde, nach Dateien und unter ihrer Ursache
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
findingFile = Befunde von
findingAllFiles = allen { $n } Dateien
findingKeys = F8 geht zum nächsten, Umschalt+F8 zurück.
findingFollows = { $n ->
    [one] Daraus folgt noch einer
   *[other] Daraus folgen noch { $n }
  }
findingsMore = { $n } weitere …
keyLastFinding = Zum Befund davor

## What has run of the rules
coverage = Abdeckung
coverageSum = { $n } von { $of } Regeln sind gelaufen.
coverageAll = Jede Regel ist gelaufen.
coverageWhole = Auch die gelaufenen
coverageMarks = Zeichen neben dem Text und in Tabellen
coveragePlay = Bots { $n } Partien spielen lassen
coverageHint = Gezählt werden die Regeln mit Schritten, in dieser Partie bis dahin, wo sie steht.
coverageGames = Bots haben { $n } Partien gespielt, aufs Geratewohl, mit allen Sitzordnungen und Optionen.
coverageLooking = Bots suchen { $rule }: bisher { $n } Partien.
coverageMissed = { $rule } lief in { $n } Zufallspartien nie. Vielleicht kann die Regel nie laufen, oder jemand muss es wollen.
coverageRule = Regel
coverageHere = In dieser Partie
coverageBots = Mit Bots
coverageLook = Danach suchen
coverageLookFor = Bots spielen lassen, bis { $rule } läuft
ranHere = Lief { $n } Mal in dieser Partie.
ranPassed = Worin das steht, lief, doch das hier nie.
ranNever = Lief nie.
## Sprachen
fellBackPage = Seite: { $lang }
fellBackRules = Brett und Protokoll: { $lang }
fellBackHint = Auf { $lang } hat das noch niemand geschrieben.
testLanguage = Testsprache
## Unterschiede zwischen Regeln, im Sinn und im Spiel
differences = Unterschiede
inMeaning = Was sie sagen
inPlay = Was sie bewirken
inText = Texte
exchange = A und B tauschen
sideA = A
sideB = B
sideBase = Die Regeln allein
sideOpened = Wie geöffnet
sideChosen = Wie gewählt: { $names }
sideBroken = Die Regeln von { $side } haben Fehler: siehe Befunde.
sameMeaning = Beide sagen dasselbe.
playedBy = Es spielt
searching = Suche, { $n } Versuche
consequencesHint = Bots spielen dieselben Partien nach A und nach B, mit denselben Würfen, wo dasselbe gewürfelt wird. Was dann anders läuft, liegt an den Regeln.
otherSides = Diese Zahlen gehören zu einem anderen A oder B.
sameGames = { $n } von { $of } Partien verlaufen gleich.
nothingClear = Kein Unterschied ist deutlich: Was sich zeigt, kann Zufall sein.
gamesFaulted = Partien, die mit einem Fehler endeten: { $n }.
figuresHead = Ergebnisse
figuresFinal = Zahlen am Ende einer Partie
figuresMembers = Wie viele am Ende so stehen
figuresUse = Regeln: wie oft sie in einer Partie laufen
figuresChosen = Gewähltes: wie oft in einer Partie
figuresAll = Alle { $n } zeigen
figureDifference = Unterschied
figureInterval = mit 95 % Sicherheit
isClear = deutlich
measureWon = Sieg: { $role }
measureDrawn = Niemand gewinnt
measureLimited = An der Grenze abgebrochen
measureDecisions = Entscheidungen
shareChart = Wer gewinnt, in A und in B
lengthChart = Entscheidungen je Partie, A oben und B unten
partedGames = Partien, die anders verlaufen
partedAt = Partie { $game }, nach { $n ->
        [one] einer Entscheidung:
       *[other] { $n } Entscheidungen:
    }
partedAnswer = „{ $question }“ wird anders beantwortet
gameOver = aus
openGameIn = In { $side } öffnen (Partie { $game })
cannotOpenGame = Nach diesen Regeln lässt sich hier nicht mehr spielen.
openIn = In { $side } öffnen
history = Wiederherstellungspunkte
historyHint = In diesem Browser aufgehoben: alle der letzten Stunde, einer für jede Stunde eines Tages, einer für jeden Tag eines Monats.
historyRefused = Dieser Browser hebt keine Wiederherstellungspunkte auf: Er hat keinen Platz mehr oder lässt die Seite nichts aufheben. Gespeichert wird wie immer.
historyNone = Hier hat sich noch nichts geändert.
historyPoints = { $n ->
    [one] Ein Punkt; die Dateien, die sich da geändert hatten
   *[other] { $n } Punkte; die Dateien, die sich da geändert hatten
  }
historySame = Alles ist, wie es da war.
goneSince = seither verschwunden
changedSince = seither +{ $added } −{ $removed } Zeilen
restore = Wiederherstellen
restoreAll = Alle { $n } Dateien wiederherstellen
otherTabs = { $n ->
    [one] Auch in einem anderen Tab offen
   *[other] Auch in { $n } anderen Tabs offen
  }
otherTabsHint = Was in einem Tab gespeichert wird, erscheint sofort in den anderen. Wo beide dieselbe Datei geändert haben, wirst du gefragt.
asExample = Als Beispiel …
fromStep = Von Schritt
toStep = bis
exampleCalled = Name
exampleName = wie es gespielt wurde
makeExample = Beispiel machen
makingExample = Es wird ausprobiert, und was es nicht braucht, wird weggelassen …
noExample = Diese Schritte lassen sich nicht als Beispiel erzählen: Unterwegs wurde die Stellung geändert, es endet mit einem Fehler, oder es geht um Figuren, die in allem gleich sind.
demands = Muss am Ende gelten
demandsNothing = Es hat sich nichts geändert; es sagt nur, dass all das erlaubt ist.
keepExample = Ins Regelwerk schreiben
## Warum: nicht erlaubt, nicht geschehen, was eine Entscheidung tat, was beobachtet wird
why = Warum
whyHint = Frag, warum jetzt etwas nicht erlaubt ist (unter der Frage) oder warum eine Regel nicht griff (im Menü des Textes).
whyNot = Warum nicht?
whyNotThis = Warum nicht { $what }?
whyNotOther = Warum nicht etwas anderes?
whyChoose = Wählen …
whyOnBoard = Auf dem Plan anklicken
whyRefused = Warum wurde das abgelehnt: { $what }?
whyDidNot = Warum geschah das nicht?
whyRule = Was aus dieser Regel in Entscheidung { $n } wurde
whyNoRules = Die Regeln haben Fehler, darum lässt sich nichts über sie sagen.
whyNoMatch = Die Partie lässt sich unter diesen Regeln nicht bis hierher nachspielen.
whyNoPlace = An dieser Stelle steht keine Regel, die abläuft.
findingOut = Wird nachgesehen …
nothingAgainst = Nichts spricht dagegen: Es ist wählbar.
againstGuard = Die Bedingung dafür ist nicht erfüllt.
againstOutside = Es gehört nicht zu dem, woraus gewählt wird.
againstWhole = Die Antwort als Ganzes erfüllt ihre Bedingung nicht.
againstBounds = So viele sind nicht wählbar.
againstLater = Danach wäre nichts mehr wählbar: { $next }.
againstUnknown = Eine solche Antwort gibt es auf diese Frage nicht.
holds = wahr
fails = falsch
notLookedAt = nicht angesehen
unknownToYou = dir nicht bekannt
noValue = hat keinen Wert
thisIsWhy = ← das ist der Grund
partsOf = Teile von { $what }
ruleRan = Es geschah { $times ->
    [one] einmal
   *[other] { $times }-mal
  }:
ruleTest = So weit kam es nicht: Die Bedingung darum herum fiel anders aus.
ruleAnswer = So weit kam es nicht: Hier wurde etwas anderes gewählt.
ruleLeft = So weit kam es nicht: Was darum herum steht, endete vorher oder läuft noch.
ruleUncalled = { $name } wurde nicht aufgerufen.
ruleWhenever = Die Bedingung wurde geprüft und war nicht erfüllt.
decisionBefore = Vorige Entscheidung
decisionAfter = Nächste Entscheidung
ranLast = Zuletzt geschah es in Entscheidung { $n }
inside = Hineinsehen
lookInside = Hineinsehen
lookInsideOf = In Entscheidung { $n } hineinsehen
insideHint = Eine Entscheidung lässt sich Schritt für Schritt durchgehen; Text und Plan gehen mit.
insideOf = Entscheidung { $n }
insideNote = In Entscheidung { $n }: der Plan nach Schritt { $step } von { $of }
insideLeave = Zurück zur Partie
insideCut = Sie tat mehr als die ersten { $n } Schritte, die hier stehen.
insideNothing = Dieser Schritt der Partie führt keine Regeln aus.
step-back = Zurück
step-into = Hinein
step-over = Darüber
step-out = Hinaus
watch = Beobachten
watchHint = Ein Ausdruck der Regeln, etwa die Größe einer Menge, steht hier mit seinem Wert: jetzt und bei jeder Entscheidung.
watchThis = Ausdruck zum Beobachten
watchAdd = Beobachten
watchNoMore = { $what } nicht mehr beobachten
watchBefore = vorher: { $before }
watchSelected = Auswahl beobachten
historyOf = Werte von { $what } je Entscheidung
valueAt = Entscheidung { $n }: { $value }

## Warum etwas so ist.
inTheRules = Die Regeln:
botGames = Probespiele
howManyGames = Partien
playGames = Spielen lassen
gamesTold = { $n } von { $of } Partien: { $drawn } unentschieden, { $faults } mit Fehler, { $endless } ohne Ende
winsOf = { $who }: { $n } gewonnen
oddGames = Partien zum Ansehen
oddGame = Partie { $n } (Startzahl { $seed }, { $decisions } Entscheidungen)
endlessGame = hört nicht auf
openGame = Öffnen
moreRuns = Mehr
botStep = Eine Entscheidung des Bots
runTurn = Bis zum Ende des Zugs
## Beispiele mit je einem Mechanismus
gallery = Beispiele
galleryHint = Jedes zeigt einen Mechanismus auf weniger als 60 Zeilen. Geöffnet wird eine Kopie: Mach damit, was du willst.
galleryOpen = Kopie öffnen
exampleDice = Würfel entscheiden einen Sturm
exampleHidden = Marker, die nur ihr Besitzer lesen kann
exampleSealed = Befehle, gleichzeitig aufgeschrieben
exampleCards = Stapel, verdeckte Hände, Stiche
exampleHexes = Bewegung auf Hexfeldern, so weit das Tempo reicht
exampleSearch = Nachschub über Straßen, und ein Rückzug dorthin, wo es welchen gibt
examplePolicy = Ein Gegner, der nach Vorschrift spielt
examplePool = Einheiten, die ausgehoben werden und fallen
exampleBids = Geheime Gebote, gemeinsam aufgedeckt
exampleVariants = Ein kleines Spiel mit zwei Hausregeln

## Der Rundgang
tour = Rundgang von fünf Minuten
tourStep = Schritt { $n } von { $of }
tourNext = Weiter
tourBack = Zurück
tourLeave = Rundgang verlassen
tourSkip = Überspringen
tourDone = Geschafft: weiter
tourOpen = Öffne das Spiel **hex-dice** aus der Liste, oder mach eines aus den Beispielen.
tourChange = Ändere eine Zahl im Text: Setz `hitsFrom` auf 9, außerhalb des Erlaubten. Jeder Fehler ist recht.
tourFinding = Unter dem Text steht, was falsch ist und wie es sich beheben lässt. Geh hin und behebe es: Strg+Z im Text nimmt die Änderung zurück.
tourPlay = Beginne eine Partie mit „Neue Partie“.
tourDecide = Beantworte eine Frage: Klick auf etwas Markiertes auf dem Brett oder auf eine Antwort darunter.
tourUndo = Nimm es mit „Zurücknehmen“ zurück.
tourHouse = Öffne „Einrichten“ und darin „Hausregeln“ und kreuze eine an. Die Regeln sind sofort andere, und die Partie geht unter ihnen weiter.
tourLanguage = Wechsle oben rechts die Sprache der Seite. Spiele bringen eigene Texte mit.
tourEnd = So wird gearbeitet: Text, Befunde, Spiel. F1 zeigt alle Tasten; die Beispiele zeigen je einen Mechanismus.
## Begriffe neben einem Text
glossary = Begriffe darin
glossaryNever = (nicht: { $words })

## Tables
pastedLeft = Zellen, für die hier keine Spalte ist: { $n }. Sie blieben weg.

## Zufall bei Stapeln und am Beginn
liesOnTop = Oben liegt (das Oberste zuerst)

## Beobachten und Versetzen, was auf dem Plan angeklickt wird
aimPin = Klicke an, was beobachtet werden soll
aimCounter = Wähle einen Spielstein, oder zieh ihn dorthin, wo er stehen soll
aimTo = Wohin mit { $what }?
aimDone = Fertig
pinOnBoard = Vom Plan anheften
pinWhich = Was davon beobachten?
pinEnough = Genug
moveOnBoard = Spielsteine auf dem Plan versetzen
watchIt = Beobachten
## Plural forms of a catalogue
targetForm = Übersetzung ({ $lang }), Form { $n } von { $of }
## Arbeit, die lange dauert, und was abgebrochen wurde
slowPlay = Die Regeln rechnen schon einige Sekunden. Die Seite bleibt bedienbar.
slowWhy = Die Antwort auf das Warum dauert lange. Die Seite bleibt bedienbar.
slowCheck = Die Prüfung der Regeln dauert lange. Die Seite bleibt bedienbar; was du tippst, wird gespeichert.
stopWork = Abbrechen
stoppedPlay = Abgebrochen: Die Regeln kamen nicht rechtzeitig zum Ende. Die Partie steht wie zuvor. Suche nach Schleifen, Bedingungen in Bedingungen und Fragen mit sehr vielen Antworten.
stoppedPlayIn = Abgebrochen: Die Regeln der Phase „{ $phase }“ kamen nicht rechtzeitig zum Ende. Die Partie steht wie zuvor. Suche dort nach Schleifen, Bedingungen in Bedingungen und Fragen mit sehr vielen Antworten.
stoppedReplay = Abgebrochen: Diese Partie lässt sich unter diesen Regeln nicht rechtzeitig nachspielen. Sie bleibt erhalten und wird nach der nächsten Änderung wieder versucht.
stoppedWhy = Abgebrochen: Die Antwort auf das Warum hat zu lange gedauert.
stoppedCheck = Abgebrochen: Die Regeln ließen sich nicht rechtzeitig prüfen. Was du getippt hast, bleibt erhalten, und die letzten Regeln bleiben im Spiel. Die nächste Änderung prüft wieder.
## Long lists
findInLog = Im Protokoll suchen
linesFound = { $n ->
    [one] eine Zeile
   *[other] { $n } Zeilen
}

## Haltepunkte
breaks = Haltepunkte
breaksHint = Bots halten an, wo einer gesetzt ist: am Rand des Texts, mit F9, oder wo etwas Beobachtetes wahr wird.
breakHere = Haltepunkt hier, oder keiner
breakHint = Bots halten an, wenn das läuft
breakNoMore = Kein Haltepunkt bei { $what }
stopWhen = Anhalten, wenn es wahr wird: { $what }
stopsWhen = wird wahr:
stoppedAt = Angehalten mit Entscheidung { $n }: { $what }
## Heat of coverage
coverageRunExamples = Beispiele laufen lassen
coverageExamples = In Beispielen
coverageExamplesRun = { $n } Beispiele sind gelaufen.
coverageOnBoard = Auf dem Plan
ranExamples = Lief { $n } Mal in { $of } Beispielen.
ranBots = Lief { $n } Mal in { $games } Partien von Bots.
heatNever = nie
heatNeverRead = Aus dieser Zeile wurde nichts gelesen, weder in dieser Partie noch in Partien von Bots.
heatRead = { $n } Mal gelesen, in dieser Partie und in Partien von Bots.
heatTitle = Wie oft Orte betreten oder von einer Entscheidung genannt wurden:
heatPlace = { $entered } Mal betreten, { $named } Mal genannt
heatNothing = nie betreten und nie genannt

## Änderungen an vielen Stellen
previewOf = { $title }: was sich ändert
previewApply = { $n ->
    [one] 1 Stelle ändern
   *[other] { $n } Stellen ändern
}
previewOld = Der Text hat sich seither geändert. Schließen und neu fragen.
previewBefore = Jetzt
previewAfter = Dann
bulk = Viele Zeilen ändern
bulkOf = Viele Zeilen von { $kind } ändern
bulkWhere = Zeilen, in denen gilt
bulkColumn = Spalte
bulkValue = wird zu
bulkHow = Eine Zeile heißt „row“: row.worth > 2. Ohne Bedingung sind alle gemeint. Der neue Wert darf berechnet sein: row.worth + 1.
bulkRows = { $n ->
    [0] Keine Zeile würde sich ändern.
    [one] 1 Zeile würde sich ändern.
   *[other] { $n } Zeilen würden sich ändern.
}
bulkMore = und { $n } weitere

## Partien als Dateien
sessions = Dateien von Partien ({ $n })
sessionWord = partie
sessionName = Name
sessionKeep = Ins Regelwerk schreiben
sessionOver = Überschreiben
sessionOpen = Weiter mit { $name }
sessionBad = Diese Datei enthält keine lesbare Partie.
## The page for players
playLinkLabel = Für Spieler: Plan, Verlauf und Regeln, ohne Werkbank ({ $length } Zeichen)
copyPlayLink = Link für Spieler kopieren
linkTells = Beide Links enthalten die Startzahl und alle Entscheidungen der Partie. Wer sie öffnet, kann alles Verdeckte sehen und was die Würfel zeigen werden.
seenLinkTells = Der Link für Zuschauer enthält nur, was alle am Tisch sehen dürfen: keine Startzahl, keine verdeckten Entscheidungen. Die Partie lässt sich ansehen, aber nicht weiterspielen.
seenLinkLabel = Für Zuschauer: ohne Geheimnisse ({ $length } Zeichen)
copySeenLink = Link für Zuschauer kopieren
seenLinkTooLong = Der Link für Zuschauer hätte { $length } Zeichen. Mail- und Chatprogramme kürzen Links über { $most }.
onlooking = Du schaust zu: Dieser Link zeigt die Partie so, wie alle am Tisch sie sehen dürfen. Weiterspielen lässt sie sich nicht.
onlookingOther = Dieser Link zeigt eine Partie unter anderen Regeln als deinen; deshalb lässt sie sich nicht anzeigen.
playerWorkbench = In der Werkbank öffnen
playerRules = Regeln
playerNoRules = Dieses Regelwerk hat keinen Regeltext.
playerWrong = Diese Regeln kann man noch nicht spielen: { $n ->
    [one] Es ist ein Fehler darin.
   *[other] Es sind { $n } Fehler darin.
  } Wer den Link geschickt hat, kann das richten; du auch.
playerMend = In der Werkbank ansehen

## Verkürzte Partien
shorten = Verkürzen
shorteningTo = Wird verkürzt: bisher { $n } Entscheidungen …
shortenedTo = Auf { $n } Entscheidungen verkürzt.
openShortened = So öffnen
## Pictures of the board
pictureSvg = Plan als SVG sichern
picturePng = Plan als PNG sichern
printBoard = Plan und Karten drucken …
pictureNone = Dieses Spiel hat keinen Plan, der sich allein zeichnen lässt. Drucken lässt es sich, mit Tabellen und Karten.
## No room: in the browser, below the text, in a house rule
notKept = Auch dieser Browser hat keinen Platz mehr: Sichere es anderswo, ehe du die Seite schließt (Projekt, Als Zip-Datei sichern).
moreParts = Mehr …
jsonVariant = { $name } ist in JSON geschrieben; das lässt Sandtable so, wie es ist.
besideVariant = Daneben { $name } anlegen
lostInCourse = Entscheidung { $n } passt nicht zu dem, was vor ihr geändert wurde: { $why } Sie wartet mit denen danach (im Ganzen { $left }). Der Verlauf davor steht unter den verlassenen.
filterRows = Nur Zeilen mit
rowsShown = { $shown } von { $all } Zeilen
sortBy = Nach { $column } sortieren
keyEnds = erste oder letzte Zelle der Zeile; mit Strg der Tabelle
keyHold = hält mehrere Zellen
keyCopy = kopiert die gehaltenen Zellen, oder fügt aus der Zwischenablage ein
keyFill = füllt, was gehalten wird, aus seiner ersten Zeile, eine einzelne Zelle aus der darüber
laidIn = Die Hausregel { $name } macht daraus { $value }.

## Findings on the map
mapFindings = Was auf dem Plan nicht stimmt

## Files that are no text
notText = Diese Datei ist nicht in UTF-8: einige ihrer Zeichen lassen sich nicht lesen, und Speichern würde sie zerstören. Hier lässt sie sich nur ansehen. Wandle sie mit einem anderen Programm in UTF-8 um; dann öffnet sie sich von selbst.
unreadableMark = (nicht lesbar)
unreadableFile = Diese Datei lässt sich nicht lesen: Sie gehört jemand anderem, oder ein anderes Programm belegt sie. Alles andere geht ohne sie; sobald sie lesbar ist, öffnet sie sich von selbst.

## Games of bots that never end
slowBots = Die Partien der Bots rechnen seit einigen Sekunden ohne Antwort. Die Seite bleibt bedienbar.
stoppedBots = Abgebrochen: Eine Partie der Bots kam nicht rechtzeitig zum Ende. Was vorher gezählt wurde, bleibt. Suche nach Schleifen, Bedingungen in Bedingungen und Fragen mit sehr vielen Antworten.

## Break-points and coverage through the eyes of one seat
noCondition = unter diesen Regeln keine Bedingung
coverageSeesAll = Solange durch die Augen einer Seite geschaut wird, zählt die Partie nicht mit: Was darin lief, darf diese Seite vielleicht nicht wissen.

## A link whose address only this computer knows
linkHere = Dieser Link geht nur auf diesem Rechner; bei anderen führt seine Adresse ins Leere. Schick stattdessen die Zip-Datei.

## What stands below games of bots
compareAlone = Mit den Regeln allein vergleichen
noOddGames = Partien mit einem Fehler oder ohne Ende stünden hier, zum Öffnen oder Kürzen.

## Names that are typed, and what becomes of them in the folder
willBe = Abgelegt wird es als { $name }.
variantAboutOf = { $title }: Sag in einer Zeile, was anders ist.

## An example that was written, and whether it holds
exampleStands = Es steht in { $file }, Zeile { $line }.
exampleRuns = Es wird nachgespielt …
exampleHolds = Es läuft durch und gilt.
exampleHoldsLaid = Es läuft durch und gilt mit { $rules }.
exampleFails = Es gilt nicht: { $why }
exampleAlone = Mit den Regeln allein gilt es nicht: { $why }
exampleGone = Es steht nicht mehr im Regelwerk.
exampleUnknown = Ob es gilt, ist nicht bekannt: Das Nachspielen wurde abgebrochen.
tryAgain = Noch einmal versuchen
toPlace = Zur Stelle

## What was stopped: odds, and what waited behind it
stoppedOdds = Abgebrochen: Was aus dieser Antwort werden kann, war nicht rechtzeitig zu ermitteln. Die Partie steht wie zuvor und geht weiter.
stoppedBehind = { $n ->
    [one] Was du inzwischen entschieden hast, wartete dahinter und wurde nicht getan. Entscheide neu.
   *[other] Was du inzwischen getan hast ({ $n }-mal), wartete dahinter und wurde nicht getan. Entscheide neu.
}

## The log leads to how something came about; marks in tables
whyLine = Warum?
sourceMark = † Ein Wert mit Quelle: Zeig darauf, um sie zu lesen.

## The project menu in groups, and tables in the list of files
menuBegin = Beginnen und öffnen
menuSave = Sichern
menuShare = Teilen
menuPrint = Bilder und Papier
menuHistory = { history } …
tables = Tabellen
printBook = Regelheft drucken …
noBook = Das Regelheft lässt sich nicht drucken: Die Regeln haben Fehler, oder es gibt noch keinen Text.
## The rulebook beside a match
bookStopped = Das Regelheft wurde nicht rechtzeitig fertig.
## Was kein Text ist, geht nicht hinaus
notWhole = Nicht in UTF-8: { $files }. Die Seite kann davon nicht alles lesen, deshalb gibt sie es nicht heraus. Wandle es vorher mit einem anderen Programm in UTF-8 um, oder kopiere die Datei selbst.
## Orte und Verbindungen einer Karte
mapTool = Karte bearbeiten
placeTool = Orte und ihre Namen verschieben
mapLinkTool = Verbindungen ziehen oder kappen: { $relation }
placeHint = Zieh einen Ort oder seinen Namen, oder wähl einen Ort: mit einem Klick oder mit Pfeiltasten und Eingabetaste. Der Text zeigt, wo er steht.
placeChosen = Zieh ihn, oder wähl ihn noch einmal, um ihn aufzunehmen: Pfeiltasten bewegen ihn, mit Umschalt weiter; Eingabetaste oder Klick legt ihn ab, Esc lässt ihn, wo er war.
partOf = Was von { $place } bewegt wird
partMiddle = Mitte
partAnchor = Punkt { $n }
partName = Name
freeName = Der Plan soll den Namen setzen
notOnMap = Nicht auf der Karte:
putOnMap = Auf die Karte setzen …
layoutMissing = Dieser Plan ordnet sich selbst. Um Orte zu verschieben, braucht er eine Datei mit seinem Aussehen.
writeLayout = layout.json schreiben
carried = { $place }: jetzt bei { $x }, { $y }. Pfeiltasten bewegen, mit Umschalt weiter; Eingabetaste legt ab, Esc lässt alles, wie es war.
carriedName = Name von { $place }: jetzt bei { $x }, { $y }. Pfeiltasten bewegen, mit Umschalt weiter; Eingabetaste legt ab, Esc lässt alles, wie es war.
mapLinkHint = Wähl einen Ort, dann einen zweiten: Die Verbindung kommt hinzu, oder sie fällt weg, wo es sie gibt.
mapLinkTo = Von { $from }: Wähl nun den anderen Ort.
mapLinkBoth = in beide Richtungen
mapLinkAdded = { $relation } verbindet jetzt { $from } und { $to }.
mapLinkCut = { $relation } verbindet { $from } und { $to } nicht mehr.
mapLinkEnds = { $relation } kann { $from } und { $to } nicht verbinden: Es geht darin um andere Arten.
mapLinkVariant = { $from } und { $to }: Über diese Verbindung bestimmt eine gewählte Hausregel. Ändere sie dort, oder lass die Hausregel weg.
mapLinkUnreadable = Die Tabelle von { $relation } ist gerade nicht lesbar. Die Befunde sagen, warum.
mapLinksOfCells = Welche Felder benachbart sind, folgt aus ihrer Lage; Verbindungen gibt es hier keine zu ziehen.
mapLinksNone = Keine Relation dieser Regeln verbindet zwei Orte des Plans, also gibt es keine Verbindungen zu ziehen: Was nebeneinander liegt, rechnen Funktionen aus, oder es steht in Feldern der Orte.
settleTool = Spielsteine an ihren Anfangsort setzen
settleEnd = Verschieben, was wo beginnt: { $relation }
settleHint = Wähl einen Ort, auf dem zu Beginn etwas steht, dann den Ort, wo es stehen soll.
settleNone = Den Tabellen nach steht zu Beginn auf keinem Ort etwas.
settleTo = Von { $place }: Wähl nun, wo es beginnen soll.
redoEdit = Noch einmal tun
keySource = zeigt, wo es geschrieben steht

## A match that stands at a break-point is shortened
shortenHint = Nach einer kürzeren Partie suchen, die auch hierher kommt.
## What lies outside of the board's window
beyondEdge = { $n } jenseits dieses Rands zeigen, die wählbar sind

## The set-up folds while a match runs
setUp = Einrichten

## Members that a seat cannot tell apart
hiddenMember = { $name } (verdeckt)

## Maps as files
printSheet = Plan auf einer Seite drucken …
mapImport = Karte importieren …
mapTitle = Karte aus { $file }
mapReading = Die Datei wird gelesen …
mapFound = { $places ->
    [one] 1 Ort
   *[other] { $places } Orte
  } und { $links ->
    [one] 1 Verbindung
   *[other] { $links } Verbindungen
  } gefunden.
mapOutlines = Die Karte, wie sie gelesen wurde
mapKind = Orte werden Mitglieder von
mapRelation = Nachbarn verbindet
mapNew = { $name } (neu)
mapNameBy = Namen stehen in
mapUsual = der üblichen Eigenschaft
mapFlat = Auf dem Blatt
mapEquirectangular = in der Mitte maßstäblich
mapMercator = nach Mercator
mapFresh = { $n ->
    [one] 1 neues Mitglied
   *[other] { $n } neue Mitglieder
  } von { $kind }: { $names }
mapKnown = { $n ->
    [one] 1 vorhandenes bekommt
   *[other] { $n } vorhandene bekommen
  } den Platz auf der Karte: { $names }
mapLinks = { $n ->
    [0] Keine neuen Verbindungen
    [one] 1 neue Verbindung
   *[other] { $n } neue Verbindungen
  } in { $relation }; schon da: { $known }
mapCopied = Jedes neue Mitglied sagt { $columns } wie das letzte vor ihm: Sieh das durch.
mapMore = und { $n } weitere
mapNothing = Es bleibt nichts zu schreiben: Die Regeln haben schon alles.
mapOnGlobe = Die Karte dieses Spiels liegt auf Länge und Breite; eine Zeichnung hat beides nicht. Nimm eine GeoJSON-Datei, oder setze „projection“ in { $file } auf „none“.
mapNoLayout = { $file } lässt sich so nicht lesen, also lässt sich nichts hineinzeichnen. Siehe Befunde.
mapProblems = Nicht gelesen, oder nur zum Teil
mapTake = Karte übernehmen
mapTaken = Die Karte ist übernommen: { $files } geschrieben.
mapTakeBack = Zurücknehmen
## Dateien, die die Seite verlassen
savedAs = Gespeichert als { $file }

## Eine halb gegebene Antwort
setAside = Deine halb gegebene Antwort ist beiseitegelegt. Zurücknehmen bringt sie wieder.
## Warum nicht, in Sätzen: was eine Bedingung verlangt, und was da ist
nounOf = { $name } ({ $of })
nounDistance = Abstand { $of }
nounIs = { $name } ({ $value })
andMore = und { $n } weitere
whyInRules = In den Regeln
whyBefore = Das wurde vorher gefragt: Jetzt geht es um etwas anderes.
whyOtherRules = Seit das gefragt wurde, haben sich die Regeln geändert.
whyAgain = Noch einmal fragen
tooFew = Mindestens { $n } sind zu wählen.
tooMany = Höchstens { $n } sind wählbar.
againstLaterThis = „{ $next }“: { $value } ginge nicht.
claimUnknown = Es hängt an etwas, was dir nicht bekannt ist.
claimAny = Eines davon würde genügen:
claimEqual = { $what }: { $has }, nötig ist { $than }.
claimEqualBare = { $what } ist nicht { $than }.
claimOther = { $what } darf nicht { $than } sein.
claimOtherBare = Es darf nicht { $than } sein.
claimLeast = { $what }: { $has }, nötig ist mindestens { $than }.
claimLess = { $what }: { $has }, nötig ist weniger als { $than }.
claimMost = { $what }: { $has }, erlaubt ist höchstens { $than }.
claimMore = { $what }: { $has }, nötig ist mehr als { $than }.
claimIn = { $what } gehört nicht dazu: { $than }.
claimOut = { $what } darf nicht dazugehören: { $than }.
claimNone = { $what }: { $has }, es darf aber nichts da sein.
claimSome = { $what }: nichts, es muss aber etwas da sein.
claimTrue = „{ $what }“ trifft nicht zu.
claimFalse = „{ $what }“ trifft zu, darf aber nicht.
claimTrueOf = „{ $what }“ trifft auf { $of } nicht zu.
claimFalseOf = „{ $what }“ trifft auf { $of } zu, darf aber nicht.
factEqual = { $what }: { $has }.
factOther = { $what }: { $has }, nicht { $than }.
factLeast = { $what }: { $has }, mindestens { $than }.
factLess = { $what }: { $has }, weniger als { $than }.
factMost = { $what }: { $has }, höchstens { $than }.
factMore = { $what }: { $has }, mehr als { $than }.
factIn = { $what } gehört dazu: { $than }.
factOut = { $what } gehört nicht dazu: { $than }.
factNone = { $what }: nichts.
factSome = { $what }: { $has }.
factTrue = „{ $what }“ trifft zu.
factFalse = „{ $what }“ trifft nicht zu.
factTrueOf = „{ $what }“ trifft auf { $of } zu.
factFalseOf = „{ $what }“ trifft auf { $of } nicht zu.

## Ein Wert wird in einer Hausregel geändert
newValue = Neuer Wert
houseRuleByTheWay = hausregel
writeAllTheSame = Trotzdem hinschreiben
changeWritten = In { $file } geschrieben

## Die Stellung wird von Hand geändert
liesInPile = liegt in

## Notes at rules
notes = Notizen
noteHere = Hier eine Notiz hinterlassen
noteNew = Neue Notiz
noteNowhere = Hier steht keine Regel mit einem Namen, an der eine Notiz hängen könnte.
notesNone = An keiner Regel hängt eine Notiz. Für die erste setz den Cursor in eine Regel und wähle im Menü des Textes „Hier eine Notiz hinterlassen“.
notesSettled = { $n ->
    [one] Eine erledigte Notiz
   *[other] { $n } erledigte Notizen
}
noteText = Was zu { $rule } zu notieren ist
noteAnswer = Antwort zu { $rule }
noteLeave = Notiz hinterlassen
noteReply = Antworten
noteSettle = Erledigt
noteReopen = Wieder öffnen
noteStillHolds = Gilt noch
noteChanged = seither geändert
noteGone = nicht mehr in den Regeln
noteSettledBy = erledigt
noteAuthor = Dein Name
noteAs = als { $name }
noteOtherName = Anderer Name
noteGoTo = { $rule }: zur Regel
noteOpen = Offene Notizen: { $n }
noteNotWritten = notes.md lässt sich nicht schreiben. Was du getippt hast, steht noch hier.
## One answer for all, and a phase that bots finish
forAll = Für alle { $n } auf einmal: { $what }
runPhase = Von Bots zu Ende spielen lassen: { $phase }
## Punkte von Gebieten auf der Karte
addAnchor = Punkt hinzufügen
takeAnchor = Diesen Punkt wegnehmen
## Wie ein Ergebnis zustande kam
smallerOf = das Kleinere von
greaterOf = das Größere von
restOf = was übrig bleibt von
diceThat = { $name }, je { $wanted }
atLeast = mindestens { $value }
lessThan = weniger als { $value }
atMost = höchstens { $value }
moreThan = mehr als { $value }
equalTo = { $value }
otherThan = nicht { $value }
storyOf = Wie es dazu kam: { $line }
storyTests = So war es, denn:
storyNothing = Daran ist nichts zu rechnen.
storyDie = Würfel zeigt { $face }
storyDieNot = Würfel zeigt { $face } und zählt nicht
claimThere = { $what } ist nicht da.
claimAway = { $what } ist da, darf aber nicht.
factThere = { $what } ist da.
factAway = { $what } ist nicht da.
thisNumber = die Zahl
storyAfter = Was daraus wurde:
inChapters = Im Regeltext:
sumOf = { $name }:
becauseOf = { $name }, denn: { $why }
storyOut = { $face } zählt nicht

## Changes that nobody notices
mutation = Änderungen der Regeln, die niemand bemerkt
mutationHint = Die Regeln werden an jeweils einer Stelle geändert, dann laufen die Beispiele und Erwartungen. Eine Änderung, die keines davon bemerkt, zeigt, was nicht geprüft ist.
mutationTry = { $n } Änderungen erproben
mutationMore = { $n } weitere Änderungen erproben
mutationTried = { $n } von { $of } Änderungen erprobt.
mutationCaught = { $n } von { $of } Änderungen wurden bemerkt.
mutationEquivalent = { $n } sind als gleichwertig aufgeführt.
mutationUnsound = Änderungen lassen sich erproben, sobald die Regeln keine Fehler haben.
mutationFailing = Änderungen lassen sich erproben, sobald alle Beispiele bestehen. Diese scheitern: { $names }
mutationFile = Datei
mutationChange = Änderung
mutationReached = Beispiele hier
mutationNoReason = Es fehlt der Grund, warum diese Änderung niemand bemerken kann: { $change }
mutationUnknown = So lassen sich die Regeln nicht mehr ändern; streiche den Eintrag: { $change }
mutationNoticed = Diese Änderung wird jetzt bemerkt; streiche den Eintrag: { $change }
mutationMark = Diese Änderung bemerkt niemand: { $change }
