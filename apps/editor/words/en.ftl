# What the workbench says. Rulesets bring their own words for what is theirs.

rulesets = Rulesets
files = Files
text = Text
findings = Findings
play = Play
board = Board
chooseRuleset = Choose a ruleset on the left to read and play it.
noRulesets = No rulesets here. Put a folder with a .sand file beside the others, then load the page again.
noFile = No file is open. Choose one on the left.
noFindings = No findings: the rules compile.
notYet = The rules do not compile yet. The findings below the text say what is missing.
startGame = Choose who plays and begin a game.
seats = Seats
seed = Seed
seedAny = random
seedHint = Left empty, each new game has a random seed. Type one to begin the same game again.
newGame = New game
human = Person
random = Random
search = Search
policy = Policy of the rules
undo = Undo
redo = Redo
viewer = Seen by
viewAll = Everything
viewAsked = Whoever is asked
busy = Somebody is busy.
waiting = Still to answer: { $who }
anyone = Any one of them may answer: { $who }
speak = Answer as { $who }
change = Change the answer: { $who }
step = One random step
run = Run to the end
stop = Stop
confirm = Confirm
write = Write it down
handIn = Hand in
restNone = Nothing for the others
back = Back
none = None
chooseBetween = Choose { $low } to { $high }
chooseExactly = Choose { $low }
inOrder = , in their order
excluded = Not allowed now: { $n }
log = Log
emptyLog = Decisions and dice will stand here.
toRule = Shows the rule behind this line
editMap = Edit the map
leaveMap = Stop editing the map
brush = Paint with
moveThings = Move what stands on a cell
nothingHere = nothing
brushHint = Click a cell, or go there with the arrow keys and press Enter. Each click is one step of the file.
moveHint = From { $cell }: now click the cell where it goes.
nothingPainted = Nothing changed there.
undoEdit = Take the last step back
timeLine = Time line
decisionOf = { $n } of { $of } decisions
won = Victory: { $who }.
nobodyWon = Nobody wins.
standing = How it stands
oldRules = The rules have mistakes now. You are playing on with the last ones that compiled.
drawn = The game is drawn.
fault = The rules stopped with a fault.
otherRules = This match was begun under other rules (version { $version }) and was played again under these.
lost = Decision { $n } does not fit the changed rules: { $why } It waits, with those after it ({ $left } in all), and follows as soon as the rules let it.
unseated = The changed rules have no such seats. The match waits with its { $n } decisions until they are back.
lostOver = the match is over by then.
lostQuestion = something else is asked there.
lostRole = somebody else is asked there.
lostAnswer = there is no such answer.
lostAllowed = it is not allowed.
dockBeside = Beside the board
dockBelow = Under the board
more = { $n } more
doubtful = may be written, but the rules would not propose it: it will hardly succeed.
stepBack = One back
stepOn = One on
branches = Other lines of play: { $n }
branch = From decision { $n }: { $what } ({ $of } in all)
branchFrom = From decision { $n }
earlier = Games before that: { $n }
backTo = Back to the game before: { $seats }, seed { $seed }, decisions: { $n }
fromNext = What you changed applies from the next game on.
startAgain = Start again with it
keyUndo = back to your last decision
keyRedo = makes it again
keyStep = one decision back, one on, whoever made it
keyBack = one step back in an answer
refused = Not taken: { $why }
saved = Saved
notSaved = { $file } is not saved. { $why } Your text stays here and is kept in this browser; saving is tried again and again.
tryNow = Try now
full = The disk is full.
unwritable = The folder may not be written now.
gone = The folder is not there any more.
failed = The disk reports a failure.
unreachable = The server does not answer.
tooLarge = A file may have at most 2 MB.
name = No file can have this name here.
notPart = A ruleset has no file of this name or kind.
sameName = There is a file whose name differs only in case; on many systems both would be the same file.
readOnly = The file is read-only.
cannotRead = It cannot be read at the moment.
token = The server does not know this browser. Open the address that the terminal shows.
forbidden = No file may be written there.
fileGone = { $file } is not in the folder any more. Nothing was written, and your text stays here. When the file is back, it goes on as before.
writeAnew = Write it anew
letGo = Let it go
unsaved = Unsaved
save = Save
format = Format
close = Close { $file }
conflict = Somebody else changed { $file }. Nothing was written. Which text is to stay?
mine = Mine
theirs = Theirs
keepMine = Keep mine
ctrlKey = Ctrl
shiftKey = Shift
spaceKey = Space
keyLeave = leaves the text, or takes a proposal
keyTab = Tab writes spaces, or leaves the text again
keyComplete = proposals
keyRepair = repairs of a finding
keyRename = renames everywhere
keyDefinition = where it is declared
keyBoard = on the board: closer, farther, all of it
tabIndents = Tab writes spaces; Ctrl+M, then Tab leaves the text
fits = This would do: { $what }
odds = What may come of it
oddsPoint = Point at an answer, or go to it with the Tab key: what may come of it stands here.
oddsExact = Exactly:
oddsRuns = From { $n } samples:
oddsPositions = It hangs on what cannot be seen; on average over { $n } positions that may be the true one:
oddsCertain = Nothing is left to chance.
oddsChanges = What changes
oddsInterval = { $low } to { $high } with 95 % confidence
oddsGone = { $what } is gone
oddsAppears = { $what } appears
lookFirst = Look first: a click shows what may come of it
doIt = Do it
takeFits = Take it
takeTheirs = Take theirs
language = Language
loading = Loading …
trouble = Something failed: { $what }
dismiss = Dismiss
compiled = compiled in { $ms } ms
asks = To decide: { $seat }
closer = Closer
farther = Farther
whole = All
asTable = Table
tableOf = Table of { $kind }
addRow = New row
duplicateRow = Copy row
deleteRow = Delete row
noRows = No rows yet.
rowOf = Row { $id }
howItDoes = How it does
howItDoesHint = Bots play games under the rules as they are now; how often each member is chosen stands here.
games = Games
letPlay = Let bots play
gamesPlayed = { $n } of { $of } games
gamesOld = The rules have changed since.
chosenTimes = Chosen
chosenPerGame = Per game
wonThen = Side won (all: { $share })
comesFrom = Source: { $source }
error = Error
warning = Warning
note = Note
below = Below the text
newFile = New file
create = Create
rename = Rename
delete = Delete
cancel = Cancel
keep = Keep it
fileName = Name of the file
deleteQuestion = Delete { $file }? It cannot be brought back here.
badName = “{ $file }” leaves nothing for a name: it needs a letter from a to z, or a digit.
taken = There is already a file { $file }.
changed = Somebody else changed { $file } meanwhile. Nothing was done; look at it first.
standard = as the rules say: { $value }
yes = yes
no = no
options = Options
variants = House rules
layEarlier = Lay { $name } earlier
laidOver = The house rule **{ $name }** says otherwise ({ $place }):
backToBase = Back to base: take this out of { $file }
toText = Show its text
pieces = { $n } pieces
explain = Explain
explainCode = What “{ $code }” means
noName = No name of the rules stands here.
boardHint = Wheel or + and − zoom, 0 shows all, arrows and dragging move the board.
translate = Translate
newLanguage = New language
languageCode = Code of the language, such as fr
badLanguage = A code has two or three small letters, such as fr, or pt-BR with a region.
noValues = The rules have never compiled here, so the values of the texts are not known yet.
bringUp = Bring up to date
bringUpSome = Bring up to date (missing texts: { $n })
unreadable = Some lines of the file cannot be read, and would be lost. Look at its findings first.
pseudo = Test language
pseudoHint = Shows the page in a language that nobody speaks: what stays German in it was never given to translators.
showTexts = Show
all = All
missing = Missing
fuzzy = To be looked at
withFindings = With findings
translated = Translated
searchTexts = Search the texts
noneShown = No text is like this.
progress = { $n } of { $of } translated
progressFuzzy = { $n } to be looked at
progressMissing = { $n } missing
source = Source
reads = Reads today
wasBefore = What changed in the source
target = Translation ({ $lang })
insert = Put in at the cursor
lookedAt = Looked at
lookedAtHint = The source has changed since this was translated. Readers get the source until you say that it fits.
before = Before it
after = After it
previousText = Previous text
nextText = Next text
sourcePage = The page in the source language
targetPage = The page in the translation
noPage = The page appears here when the rules have compiled.
emptyCatalogue = The file has no texts yet. Bring it up to date to get them.

## Ways through the page, and how it looks
question = Question
panels = Parts of the page
resizeLeft = Width of the list of rulesets
resizeBelow = Height of what stands below the text
resizePlay = Width of the play pane
theme = Look
themeSystem = as the system
themeLight = light
themeDark = dark
themeContrast = high contrast
tabLeaves = Tab leaves the text; after Ctrl+M it writes spaces
textOf = Text of { $file }. { $leave }.
help = Help
shut = Close
enterKey = Enter
keysPage = Everywhere
keyHelp = this help
keyRegion = to the next part of the page
keyRegionBack = to the part before it
keyNextFinding = to the next finding
keyUses = where it is used
keyFind = finds in the text
keyCells = from cell to cell
keyCell = writes in the cell, and takes what is written
keyCellBack = leaves the cell as it was
keyChoices = from one choice to the next
keyChoose = takes the choice
keyMove = move the board
placesList = Places as a list
placeBeside = to { $place }
mayChoose = may be chosen

## Projects, archives and links
project = Project
exportZip = Save as a zip file
importFiles = Open a zip or files …
importFolder = Open a folder …
saveAsFile = Save { $file } as a file
dropHere = Drop it: you see what it would change before anything is written.
importTitle = From { $file }
importNothing = Nothing of it can be used here.
importProblems = { $n ->
    [one] One thing is left out
   *[other] { $n } things are left out
  }
importNotes = Worth knowing
importOther = { $n ->
    [one] One file is there already, with another text
   *[other] { $n } files are there already, with other texts
  }
importOtherHint = They stay as they are, unless you take theirs.
importNew = { $n ->
    [one] One new file
   *[other] { $n } new files
  }
importSame = { $n ->
    [one] One file is the same here already.
   *[other] { $n } files are the same here already.
  }
importMatch = A match comes with it ({ $n ->
    [one] one decision
   *[other] { $n } decisions
  }); it is opened. Yours can be gone back to.
importTake = { $n ->
    [one] Write one file
   *[other] Write { $n } files
  }
importOpen = Open it
lines = { $n ->
    [one] one line
   *[other] { $n } lines
  }
linesDiffer = +{ $added } −{ $removed } lines
showDifference = Show the difference
noDifference = The texts are the same.
moreLines = … and { $n } more lines

## House rules whose base has changed.
baseChanged = The rules have changed under a house rule
baseThen = Rules then
baseNow = Rules now
variantSays = House rule { $name }
rebaseStale = “{ $name }” was written for something else here.
rebaseDrift = “{ $name }” calls it as before, but it is another one inside.
rebaseGone = The rules no longer have what “{ $name }” changes here.
keepPatch = Keep the house rule
dropPatch = Take the rules
editPatch = Edit
undoChoice = Undo
closeRebases = Close
allRebased = Nothing is left to decide.
notKnown = Not known
rebasesLeft = Rules changed: { $n }
showThree = Rules then, rules now, house rule

## Going to anything, and what is shown beside the text
goTo = Go to …
goToName = Name of a declaration, a member, a question or a file
findText = Text in any file
goNames = Names
goText = Text
goNothing = Nothing is called that.
goMember = member
goField = field
goQuestion = question
goFile = file
goSetting = constant
keyGoTo = Go to a name or file
keyFindText = Find text in all files
besideText = Uses and numbers
besideTextHint = Shows above declarations how often they are used, and behind names what number they stand for

shareLink = Share as a link …
shareTitle = Share as a link
shareWhat = What the link carries
shareVariants = House rules over { $name }: { $variants }
shareChanges = Everything in { $name } that is not as it came with Sandtable
shareWhole = The whole ruleset { $name }
shareMatch = The match: seats, options, seed { $seed }, { $n ->
    [one] one decision
   *[other] { $n } decisions
  }, and where it stands
linkLabel = Link ({ $length } characters)
copyLink = Copy link
linkCopied = The link is copied.
linkByHand = The browser does not let the page copy. The link is marked: copy it with Ctrl+C.
linkHint = Whoever opens it sees this, and nothing of it is stored anywhere. It is all in the link.
linkTooLong = The link would have { $length } characters. Mail and chat programs cut links beyond { $most }; pass on a zip file instead.
fromLink = From a link
linkOver = { $n ->
    [0] It lies over your { $name }.
    [one] One file lies over your { $name }.
   *[other] { $n } files lie over your { $name }.
  } Nothing in your folder is changed.
linkWhole = The ruleset { $name }. Nothing in your folder is changed.
linkOther = Your { $name } is not the one that the link was made with (version { $version }), so some of it may not fit.
keepLink = Keep it here …
closeLink = Close it
linkCut = The link is not whole: part of it was lost on the way. Ask for it again, best as a file or as a link of its own line.
linkNewer = The link was made by a later Sandtable than this one.
linkNoRuleset = The link is about the ruleset { $name }, which is not here. Put it beside the others and open the link again; or save what the link carries.
linkAsZip = Save what the link carries
## Doing things to a match by hand
byHand = By hand
steps = Course
handNoGame = Begin a game; then you can say here what the dice show, and change the position.
handSeesAll = Things are done by hand where everything is shown.
dice = Dice
diceHint = Say what chance gives, several with commas. It comes to pass the next time, or as if it had the last time.
otherPlace = Which die or draw?
rollAgain = Last decision with other dice
otherChance = Other chance from here on
fellLast = Last: { $faces }
sameAgain = The same again
toldNext = Said already ({ $n } ahead): { $faces }
shallGive = Gives
nextTime = When it is next rolled
lastTime = Change the last roll
changePosition = Position
changeHint = One value becomes another. The question that is open is looked at anew.
changeWhat = What
changeOf = of
changeTo = becomes
changeToAll = becomes (several with commas)
changeIt = Change
personMark = by a person
botMark = by a bot
byHandMark = by hand
toldMark = with dice that were told
linesBeside = Lines of play side by side ({ $n })
noSteps = Nothing has been decided yet.
hold = Hold
whatIf = What if …
leaveOut = Leave out
backToSteps = Back to the course
lineLeft = The line that was left
lineFollowed = The line that is followed
lineNamed = { $n } (from step { $from }, { $of } steps)
openLine = Go over to it
stepNumber = Step
differs = different
stands = At the end
lineBreaks = From step { $n } on it does not fit.
stillRuns = The game goes on.
isOver = The game is over.
whatIfNow = Choose otherwise for step { $n }; what came after follows then as far as it fits.
glancing = As it stood after step { $n }
glanceOver = Back to the match
toPhase = To phase …
phaseAt = { $phase } (step { $step })

## Changing something in a house rule.
changeHere = Change this in a house rule
changeIn = In the house rule
writeChange = Write it there
nothingToChange = A house rule has nothing to change at this place.
badVariant = A house rule has letters, digits and hyphens in its name, and is no JSON file.
draft-set = Another value of
draft-cell = Another value of
draft-remove = Leave out
draft-replace = Rewrite all of
draft-step = Rewrite the step
draft-before = Do something before
draft-after = Do something after
draft-require = One more condition for
draft-again = Rewrite
draft-extend = One more field of
draft-text = Other words for

startPage = To the start page
startLead = Sandtable turns rules that you write into a game that you play at once, beside their text.
startGames = Games
startNone = There are no rulesets here yet. Begin one, or bring one from elsewhere.
startBegin = Begin
startDrop = Zip files, folders and single files can also be dropped anywhere on this page.
newGameRules = New game …
newVariant = New house rule …
newVariantOf = New house rule for { $name }
newVariantHint = It becomes a small file that says only what is otherwise than in { $name }; the game itself stays as it is.
variantAbout = House rule: say in a line what is otherwise.
variantFirst = Take the two strokes away and change the value, to see what it does.
countVariants = { $n ->
    [one] one house rule
   *[other] { $n } house rules
  }
nameOf = Name
beginsWith = It begins with
templateSmall = a small game of two sides, to be changed
templateMap = a small game on a map
templateEmpty = nothing
keptWhere = It is kept
keptInFolder = in the folder, beside the other rulesets
keptInBrowser = in this browser alone
gameTaken = There is already a ruleset { $file }.
inBrowser = In this browser
copyToBrowser = Keep a copy in this browser
forgetProject = Delete from this browser …
forgetQuestion = { $name } is in this browser alone. Deleted, it cannot be brought back; save it as a zip file first if you may want it again.
folderAway = What is kept in this browser can be used meanwhile.
folderAwayHere = You can go on. What you type stays here and is stored as soon as the folder answers; to be on the safe side, keep a copy in this browser.
pageFailed = The page could not be shown
pageFailedStart = Something in the start page made it fail.
pageFailedWith = Something in “{ $ruleset }” made the page fail.
pageFailedHint = Your files are unchanged. Without its texts a ruleset can often still be opened and repaired.
closeThisRuleset = Close this ruleset
openWithoutTexts = Open without texts
reloadPage = Reload the page
openWithTexts = Show texts
notReopened = Not reopened
notReopenedWhy = “{ $ruleset }” was not reopened, because the page failed while it was open.
openAnyway = Open it anyway
noRoom = This browser has no room left for the page. Nothing was written.
noStore = This browser lets the page keep nothing, perhaps because of a private window or its settings. Nothing was written.
## Findings, by file and under their cause
findingCount = { $severity ->
    [error] { $n ->
        [one] 1 error
       *[other] { $n } errors
    }
    [warning] { $n ->
        [one] 1 warning
       *[other] { $n } warnings
    }
   *[note] { $n ->
        [one] 1 note
       *[other] { $n } notes
    }
  }
findingFile = Findings of
findingAllFiles = all { $n } files
findingKeys = F8 goes to the next one, Shift+F8 back.
findingFollows = { $n ->
    [one] One more follows from this
   *[other] { $n } more follow from this
  }
findingsMore = { $n } more …
keyLastFinding = To the finding before

## What has run of the rules
coverage = Coverage
coverageSum = { $n } of { $of } rules have run.
coverageAll = Every rule has run.
coverageWhole = Also those that ran
coverageMarks = Marks beside the text and in tables
coveragePlay = Let bots play { $n } games
coverageHint = Counted are the rules with steps, in this match up to where it stands.
coverageGames = Bots have played { $n } games, at random, with all seatings and options.
coverageLooking = Bots look for { $rule }: { $n } games so far.
coverageMissed = { $rule } did not run in { $n } games at random. Perhaps it never can, or somebody has to want it.
coverageRule = Rule
coverageHere = In this match
coverageBots = With bots
coverageLook = Look for it
coverageLookFor = Let bots play until { $rule } runs
ranHere = Ran { $n } times in this match.
ranPassed = What this stands in ran, but this never did.
ranNever = Never ran.
## Languages
fellBackPage = Page: { $lang }
fellBackRules = Board and log: { $lang }
fellBackHint = Nobody has written this in { $lang } yet.
testLanguage = Test language
## Differences between rules, in meaning and in play
differences = Differences
inMeaning = What they say
inPlay = What they do
inText = Texts
exchange = Exchange A and B
sideA = A
sideB = B
sideBase = The rules alone
sideOpened = As opened
sideChosen = As chosen: { $names }
sideBroken = The rules of { $side } have mistakes: see Findings.
sameMeaning = Both say the same.
playedBy = Played by
searching = Search, { $n } tries
consequencesHint = Bots play the same games under A and under B, with the same dice where the same is rolled. What they do differently then comes from the rules.
otherSides = These figures are of another A or B.
sameGames = { $n } of { $of } games go the same way.
nothingClear = No difference is clear: what shows may be luck.
gamesFaulted = Games that ended in a fault: { $n }.
figuresHead = Results
figuresFinal = Numbers at the end of a game
figuresMembers = How many are like this at the end
figuresUse = Rules, how often they run in a game
figuresChosen = What is chosen, how often in a game
figuresAll = Show all { $n }
figureDifference = Difference
figureInterval = with 95 % confidence
isClear = clear
measureWon = Won by { $role }
measureDrawn = Nobody wins
measureLimited = Stopped at the limit
measureDecisions = Decisions
shareChart = Who wins, in A and in B
lengthChart = Decisions per game, A above and B below
partedGames = Games that take another course
partedAt = Game { $game }, after { $n ->
        [one] one decision:
       *[other] { $n } decisions:
    }
partedAnswer = “{ $question }” is answered otherwise
gameOver = over
openGameIn = Open in { $side } (game { $game })
cannotOpenGame = These rules are no longer there to be played.
openIn = Open in { $side }
history = Restore points
historyHint = Kept in this browser: all of the last hour, one for each hour of a day, one for each day of a month.
historyRefused = This browser keeps no restore points: it has no room left, or does not let the page keep anything. Saving goes on as always.
historyNone = Nothing has changed here yet.
historyPoints = { $n ->
    [one] One point; the files changed there
   *[other] { $n } points; the files changed there
  }
historySame = Everything is as it was then.
goneSince = gone since
changedSince = since then +{ $added } −{ $removed } lines
restore = Restore
restoreAll = Restore all { $n } files
otherTabs = { $n ->
    [one] Also open in another tab
   *[other] Also open in { $n } other tabs
  }
otherTabsHint = What is saved in one tab appears in the others at once. Where both have changed the same file, you are asked.
asExample = As an example …
fromStep = From step
toStep = to
exampleCalled = Name
exampleName = as it was played
makeExample = Make an example
makingExample = It is tried out, and what it does not need is left out …
noExample = These steps cannot be told as an example: somebody changed the position on the way, it ends with a fault, or pieces are meant that are alike in everything.
demands = Must hold at the end
demandsNothing = Nothing has changed; it only says that all this may be done.
keepExample = Write it into the ruleset
## Why: not allowed, did not happen, what a decision did, what is watched
why = Why
whyHint = Ask why something is not allowed now (below the question), or why a rule did not happen (in the menu of the text).
whyNot = Why not?
whyNotThis = Why not { $what }?
whyNotOther = Why not something else?
whyChoose = Choose …
whyOnBoard = Click it on the board
whyRefused = Why was this refused: { $what }?
whyDidNot = Why did this not happen?
whyRule = What became of this rule in decision { $n }
whyNoRules = The rules have mistakes, so nothing can be told about them.
whyNoMatch = The match cannot be played again up to here under these rules.
whyNoPlace = No rule that runs stands at this place.
findingOut = Finding out …
nothingAgainst = Nothing speaks against it: it can be chosen.
againstGuard = Its condition does not hold.
againstOutside = It is not among what is chosen from.
againstWhole = The answer as a whole does not meet its condition.
againstBounds = So many cannot be chosen.
againstLater = Nothing could be chosen after it: { $next }.
againstUnknown = The question has no such answer.
holds = true
fails = false
notLookedAt = not looked at
unknownToYou = unknown to you
noValue = has no value
thisIsWhy = ← this is why
partsOf = Parts of { $what }
ruleRan = It happened { $times ->
    [one] once
   *[other] { $times } times
  }:
ruleTest = It was not come to: the condition around it went another way.
ruleAnswer = It was not come to: something else was chosen here.
ruleLeft = It was not come to: what stands around it was left before, or still goes on.
ruleUncalled = { $name } was not called.
ruleWhenever = The condition was looked at and did not hold.
decisionBefore = Decision before
decisionAfter = Next decision
ranLast = It happened last in decision { $n }
inside = Look inside
lookInside = Look inside
lookInsideOf = Look inside decision { $n }
insideHint = A decision can be gone through step by step: text and board follow.
insideOf = Decision { $n }
insideNote = Inside decision { $n }: the board behind step { $step } of { $of }
insideLeave = Back to the match
insideCut = It did more than the first { $n } steps that are shown.
insideNothing = This step of the match runs no rules.
step-back = Back
step-into = Into
step-over = Over
step-out = Out
watch = Watch
watchHint = An expression of the rules, such as the size of a set, stands here with its value, now and at each decision.
watchThis = Expression to watch
watchAdd = Watch it
watchNoMore = No longer watch { $what }
watchBefore = before: { $before }
watchSelected = Watch what is selected
historyOf = Values of { $what } by decision
valueAt = Decision { $n }: { $value }

## Why something is as it is.
inTheRules = The rules:
botGames = Bot games
howManyGames = Games
playGames = Play them
gamesTold = { $n } of { $of } games: { $drawn } drawn, { $faults } with a fault, { $endless } without an end
winsOf = { $who }: { $n } won
oddGames = Games to be looked at
oddGame = Game { $n } (seed { $seed }, { $decisions } decisions)
endlessGame = goes on and on
openGame = Open
moreRuns = More
botStep = One decision by the bot
runTurn = To the end of the turn
## Examples with one mechanism each
gallery = Examples
galleryHint = Each shows one mechanism in fewer than 60 lines. A copy is opened: do with it what you like.
galleryOpen = Open a copy
exampleDice = Dice decide an assault
exampleHidden = Markers that only their owner can read
exampleSealed = Orders written at the same time
exampleCards = A deck, hidden hands, tricks
exampleHexes = Movement on hexes, as far as the speed goes
exampleSearch = Supply along roads, and a retreat to where there is some
examplePolicy = A solitaire opponent that follows a policy
examplePool = Units that are recruited and lost
exampleBids = Secret bids, revealed together
exampleVariants = A small game with two house rules

## The tour
tour = Tour of five minutes
tourStep = Step { $n } of { $of }
tourNext = Next
tourBack = Back
tourLeave = Leave the tour
tourSkip = Skip
tourDone = Done: go on
tourOpen = Open the game **hex-dice** from the list, or make one from the examples.
tourChange = Change a number in the text: make `hitsFrom` 9, outside what is allowed. Any mistake will do.
tourFinding = Below the text it says what is wrong, and how to mend it. Go there, and mend it: Ctrl+Z in the text takes the change back.
tourPlay = Begin a game with New game.
tourDecide = Answer a question: click what is marked on the board, or an answer below it.
tourUndo = Take it back with Undo.
tourHouse = Open Set-up and in it House rules, and tick one. The rules are other at once, and the game goes on under them.
tourLanguage = Change the language of the page, at the upper right. Games bring texts of their own.
tourEnd = That is the way of working: text, findings, play. F1 shows all keys; the examples show one mechanism each.
## Terms beside a text
glossary = Terms in it
glossaryNever = (not: { $words })

## Tables
pastedLeft = Cells that have no column here: { $n }. They were left out.

## Chance of piles, and of the beginning
liesOnTop = On top lies (the topmost first)

## Watching and moving what is clicked on the board
aimPin = Click what is to be watched
aimCounter = Choose a counter, or drag it to where it shall be
aimTo = Where to with { $what }?
aimDone = Done
pinOnBoard = Pin from the board
pinWhich = Watch what of it?
pinEnough = Enough
moveOnBoard = Move counters on the board
watchIt = Watch
## Plural forms of a catalogue
targetForm = Translation ({ $lang }), form { $n } of { $of }
## Work that takes long, and what was stopped
slowPlay = The rules have been computing for some seconds. The page can be used meanwhile.
slowWhy = Finding out why takes long. The page can be used meanwhile.
slowCheck = Checking the rules takes long. The page can be used meanwhile; what you type is saved.
stopWork = Stop
stoppedPlay = Stopped: the rules did not come to an end in time. The match stands as before. Look for loops, conditions in conditions, and choices with very many answers.
stoppedPlayIn = Stopped: the rules of the phase “{ $phase }” did not come to an end in time. The match stands as before. Look there for loops, conditions in conditions, and choices with very many answers.
stoppedReplay = Stopped: this match cannot be played again in time under these rules. It is kept, and is tried again after the next edit.
stoppedWhy = Stopped: finding out why took too long.
stoppedCheck = Stopped: the rules could not be checked in time. What you typed is kept, and the last rules stay in play. The next edit checks again.
## Long lists
findInLog = Find in the log
linesFound = { $n ->
    [one] one line
   *[other] { $n } lines
}

## Break-points
breaks = Break-points
breaksHint = Bots stop where one is set: in the margin of the text, by F9, or where something watched becomes true.
breakHere = Break-point here, or none
breakHint = Bots stop when this runs
breakNoMore = No break-point at { $what }
stopWhen = Stop when it becomes true: { $what }
stopsWhen = becomes true:
stoppedAt = Stopped with decision { $n }: { $what }
## Heat of coverage
coverageRunExamples = Run the examples
coverageExamples = In examples
coverageExamplesRun = { $n } worked examples were run.
coverageOnBoard = On the board
ranExamples = Ran { $n } times in { $of } worked examples.
ranBots = Ran { $n } times in { $games } games of bots.
heatNever = never
heatNeverRead = Nothing was read of this row, neither in this match nor in games of bots.
heatRead = Read { $n } times, in this match and games of bots.
heatTitle = How often places were entered or named by a decision:
heatPlace = entered { $entered } times, named { $named } times
heatNothing = never entered nor named

## Changes of many places
previewOf = { $title }: what it changes
previewApply = { $n ->
    [one] Change 1 place
   *[other] Change { $n } places
}
previewOld = The text has changed since. Close this and ask again.
previewBefore = Now
previewAfter = Then
bulk = Change many rows
bulkOf = Change many rows of { $kind }
bulkWhere = Rows where
bulkColumn = Column
bulkValue = becomes
bulkHow = A row is called “row”: row.worth > 2. Without a condition all rows are meant. The new value may be worked out: row.worth + 1.
bulkRows = { $n ->
    [0] No row would change.
    [one] 1 row would change.
   *[other] { $n } rows would change.
}
bulkMore = and { $n } more

## Sessions as files
sessions = Files of sessions ({ $n })
sessionWord = session
sessionName = Name
sessionKeep = Write into the ruleset
sessionOver = Write over
sessionOpen = Go on with { $name }
sessionBad = This file holds no match that can be read.
## The page for players
playLinkLabel = For players: board, log and rules, without the workbench ({ $length } characters)
copyPlayLink = Copy the link for players
linkTells = Both links carry the seed and every decision of the match. Whoever opens them can see everything that is hidden, and what the dice will show.
seenLinkTells = The link for spectators carries only what everyone at the table may see: no seed, no hidden decisions. The match can be looked at, but not played on.
seenLinkLabel = For spectators: without secrets ({ $length } characters)
copySeenLink = Copy the link for spectators
seenLinkTooLong = The link for spectators would have { $length } characters. Mail and chat programs cut links beyond { $most }.
onlooking = You are watching: this link shows the match as everyone at the table may see it. It cannot be played on.
onlookingOther = This link shows a match under other rules than yours, so the match cannot be shown.
playerWorkbench = Open in the workbench
playerRules = Rules
playerNoRules = This ruleset has no rules text.
playerWrong = These rules cannot be played yet: { $n ->
    [one] there is a mistake
   *[other] there are { $n } mistakes
  } in them. Whoever sent you the link can mend them; so can you.
playerMend = Look at it in the workbench

## Games made shorter
shorten = Shorten
shorteningTo = Shortening: { $n } decisions so far …
shortenedTo = Shortened to { $n } decisions.
openShortened = Open it as it is
## Pictures of the board
pictureSvg = Save the board as SVG
picturePng = Save the board as PNG
printBoard = Print board and cards …
pictureNone = This game has no board that can be drawn by itself. It can be printed, with its tables and cards.
## No room: in the browser, below the text, in a house rule
notKept = This browser has no room left either: save it elsewhere before you close the page (Project, Save as a zip file).
moreParts = More …
jsonVariant = { $name } is written in JSON, which Sandtable leaves to whoever made it.
besideVariant = Make { $name } beside it
lostInCourse = Decision { $n } does not fit what was changed before it: { $why } It waits, with those after it ({ $left } in all). The line of play before is among the lines that were left.
filterRows = Only rows with
rowsShown = { $shown } of { $all } rows
sortBy = Sort by { $column }
keyEnds = the first, or last, cell of a row; with Ctrl, of the table
keyHold = holds several cells
keyCopy = copies the cells that are held, or what lies in the clipboard comes here
keyFill = fills what is held from its first row, one cell from the one above
laidIn = The house rule { $name } makes it { $value }.

## Findings on the map
mapFindings = What is wrong on the map

## Files that are no text
notText = This file is not in UTF-8, so some signs of it cannot be read, and saving would destroy them. It can only be looked at here. Convert it to UTF-8 with another program; it then opens by itself.
unreadableMark = (cannot be read)
unreadableFile = This file cannot be read: its owner is somebody else, or another program holds it. Everything else works without it; once it can be read, it opens by itself.

## Games of bots that never end
slowBots = The games of bots have been computing without an answer for some seconds. The page can be used meanwhile.
stoppedBots = Stopped: a game of bots did not come to an end in time. What was counted before stays. Look for loops, conditions in conditions, and choices with very many answers.

## Break-points and coverage through the eyes of one seat
noCondition = no condition under these rules
coverageSeesAll = While the match is seen through the eyes of one seat it does not count here: what ran in it may be hidden from that seat.

## A link whose address only this computer knows
linkHere = This link works on this computer only: for anybody else its address leads nowhere. Send the zip file instead.

## What stands below games of bots
compareAlone = Compare with the rules alone
noOddGames = Games with a fault or without end would stand here, to open or to shorten.

## Names that are typed, and what becomes of them in the folder
willBe = It is filed as { $name }.
variantAboutOf = { $title }: say in a line what is otherwise.

## An example that was written, and whether it holds
exampleStands = It stands in { $file }, line { $line }.
exampleRuns = It is run …
exampleHolds = It runs and holds.
exampleHoldsLaid = It runs and holds under { $rules }.
exampleFails = It does not hold: { $why }
exampleAlone = Under the rules alone it does not hold: { $why }
exampleGone = It is not in the ruleset any more.
exampleUnknown = Whether it holds is not known: running it was stopped.
tryAgain = Try again
toPlace = To the place

## What was stopped: odds, and what waited behind it
stoppedOdds = Stopped: what may come of this answer could not be found out in time. The match stands as before, and goes on.
stoppedBehind = { $n ->
    [one] What you decided meanwhile was not done: it waited behind it. Decide again.
   *[other] What you did meanwhile ({ $n } times) was not done: it waited behind it. Decide again.
}

## The log leads to how something came about; marks in tables
whyLine = Why?
sourceMark = † A value with a source: point at it to read which.

## The project menu in groups, and tables in the list of files
menuBegin = Begin and open
menuSave = Save
menuShare = Share
menuPrint = Pictures and paper
menuHistory = { history } …
tables = Tables
printBook = Print the rulebook …
noBook = The rulebook cannot be printed: the rules have mistakes, or there is no text yet.
## The rulebook beside a match
bookStopped = The rulebook could not be made in time.
## What is no text does not go out
notWhole = Not in UTF-8: { $files }. What the page can read of it is not all, so it is not given out. Convert it to UTF-8 with another program first, or copy the file itself.
## Places and links of a map
mapTool = Edit the map
placeTool = Move places and their names
mapLinkTool = Add or cut links: { $relation }
placeHint = Drag a place or its name, or choose a place: by click, or with the arrow keys and Enter. The text shows where it is declared.
placeChosen = Drag it, or choose it again to take it: arrow keys move it, Shift further, Enter or a click puts it down, Escape leaves it.
partOf = What is moved of { $place }
partMiddle = Middle
partAnchor = Point { $n }
partName = Name
freeName = Let the board place the name
notOnMap = Not on the map:
putOnMap = Put on the map …
layoutMissing = This board is laid out by itself. To move places it needs a file with its layout.
writeLayout = Write layout.json
carried = { $place }: now at { $x }, { $y }. Arrow keys move it, Shift further; Enter puts it down, Escape leaves it where it was.
carriedName = Name of { $place }: now at { $x }, { $y }. Arrow keys move it, Shift further; Enter puts it down, Escape leaves it where it was.
mapLinkHint = Choose a place, then another one: the link is added, or cut where there is one.
mapLinkTo = From { $from }: now choose the other place.
mapLinkBoth = both ways
mapLinkAdded = { $relation } now joins { $from } and { $to }.
mapLinkCut = { $relation } no longer joins { $from } and { $to }.
mapLinkEnds = { $relation } cannot join { $from } and { $to }: it is about other kinds.
mapLinkVariant = { $from } and { $to }: a house rule that is chosen decides this link. Change it there, or leave the house rule out.
mapLinkUnreadable = The table of { $relation } cannot be read at the moment. The findings say why.
mapLinksOfCells = Which cells are neighbours follows from where they lie; there are no links to draw.
mapLinksNone = No relation of these rules joins two places of the board, so there are no links to draw: what lies next to what is worked out by functions, or by fields of the places.
settleTool = Move counters to where they begin
settleEnd = Move what begins where: { $relation }
settleHint = Choose a place on which something stands as a match begins, then the place where it is to stand.
settleNone = On no place stands anything as a match begins, as far as the tables say.
settleTo = From { $place }: now choose where it is to begin.
redoEdit = Do it again
keySource = shows where it is written

## A match that stands at a break-point is shortened
shortenHint = Look for a shorter match that comes here as well.
## What lies outside of the board's window
beyondEdge = Show { $n } beyond this edge that may be chosen

## The set-up folds while a match runs
setUp = Set-up

## Members that a seat cannot tell apart
hiddenMember = { $name } (hidden)

## Maps as files
printSheet = Print the map on one page …
mapImport = Import a map …
mapTitle = Map from { $file }
mapReading = The file is being read …
mapFound = { $places ->
    [one] 1 place
   *[other] { $places } places
  } and { $links ->
    [one] 1 link
   *[other] { $links } links
  } were found.
mapOutlines = The map as it was read
mapKind = Places are members of
mapRelation = Neighbours are joined by
mapNew = { $name } (new)
mapNameBy = Names stand in
mapUsual = the usual property
mapFlat = On the sheet
mapEquirectangular = true to scale in the middle
mapMercator = by Mercator
mapFresh = { $n ->
    [one] 1 new member
   *[other] { $n } new members
  } of { $kind }: { $names }
mapKnown = { $n ->
    [one] 1 that is there gets
   *[other] { $n } that are there get
  } the place of the map: { $names }
mapLinks = { $n ->
    [0] No new links
    [one] 1 new link
   *[other] { $n } new links
  } in { $relation }; there already: { $known }
mapCopied = Each new member says { $columns } as the last one before it does: look these through.
mapMore = and { $n } more
mapNothing = Nothing is left to write: the rules have all of it already.
mapOnGlobe = The map of this game lies on longitude and latitude; a drawing has neither. Take a GeoJSON file, or set “projection” in { $file } to “none”.
mapNoLayout = { $file } cannot be read as it is, so nothing can be drawn in it. See the findings.
mapProblems = Not read, or only in part
mapTake = Take the map
mapTaken = The map is taken: { $files } are written.
mapTakeBack = Take it back
## Files that go out of the page
savedAs = Saved as { $file }

## An answer that was half given
setAside = The answer that you had half given is laid aside. Undo brings it back.
## Why not, in sentences: what a condition wants, and what there is
nounOf = { $name } of { $of }
nounDistance = distance { $of }
nounIs = { $name } ({ $value })
andMore = and { $n } more
whyInRules = In the rules
whyBefore = This was asked before: there is another question now.
whyOtherRules = The rules have changed since this was asked.
whyAgain = Ask again
tooFew = At least { $n } must be chosen.
tooMany = At most { $n } may be chosen.
againstLaterThis = “{ $next }”: { $value } would not do.
claimUnknown = It hangs on something that is unknown to you.
claimAny = One of these would do:
claimEqual = { $what }: { $has }, but it must be { $than }.
claimEqualBare = { $what } is not { $than }.
claimOther = { $what } must not be { $than }.
claimOtherBare = It must not be { $than }.
claimLeast = { $what }: { $has }, but at least { $than } is needed.
claimLess = { $what }: { $has }, but it must be less than { $than }.
claimMost = { $what }: { $has }, but at most { $than } is allowed.
claimMore = { $what }: { $has }, but it must be more than { $than }.
claimIn = { $what } is not among these: { $than }.
claimOut = { $what } must not be among these: { $than }.
claimNone = { $what }: { $has }, but there must be none.
claimSome = { $what }: none, but there must be one.
claimTrue = “{ $what }” does not hold.
claimFalse = “{ $what }” holds, but must not.
claimTrueOf = “{ $what }” does not hold for { $of }.
claimFalseOf = “{ $what }” holds for { $of }, but must not.
factEqual = { $what }: { $has }.
factOther = { $what }: { $has }, not { $than }.
factLeast = { $what }: { $has }, at least { $than }.
factLess = { $what }: { $has }, less than { $than }.
factMost = { $what }: { $has }, at most { $than }.
factMore = { $what }: { $has }, more than { $than }.
factIn = { $what } is among these: { $than }.
factOut = { $what } is not among these: { $than }.
factNone = { $what }: none.
factSome = { $what }: { $has }.
factTrue = “{ $what }” holds.
factFalse = “{ $what }” does not hold.
factTrueOf = “{ $what }” holds for { $of }.
factFalseOf = “{ $what }” does not hold for { $of }.

## A value is changed in a house rule
newValue = New value
houseRuleByTheWay = house-rule
writeAllTheSame = Write it all the same
changeWritten = Written into { $file }

## The position is changed by hand
liesInPile = lies in

## Notes at rules
notes = Notes
noteHere = Leave a note here
noteNew = New note
noteNowhere = Here stands no rule with a name, so there is nothing a note could be left at.
notesNone = Nobody has left a note at a rule. To leave one, put the cursor into a rule and choose “Leave a note here” from the menu of the text.
notesSettled = { $n ->
    [one] One settled thread
   *[other] { $n } settled threads
}
noteText = What is to be noted at { $rule }
noteAnswer = Answer at { $rule }
noteLeave = Leave the note
noteReply = Answer
noteSettle = Settle
noteReopen = Open again
noteStillHolds = Still holds
noteChanged = changed since
noteGone = not in the rules any more
noteSettledBy = settled
noteAuthor = Your name
noteAs = as { $name }
noteOtherName = Another name
noteGoTo = { $rule }: go to the rule
noteOpen = Open notes: { $n }
noteNotWritten = notes.md cannot be written. What you typed still stands here.
## One answer for all, and a phase that bots finish
forAll = For all { $n } at once: { $what }
runPhase = Let bots finish: { $phase }
## Points of regions on the map
addAnchor = Add a point
takeAnchor = Take this point out
## How a result came about
smallerOf = the smaller of
greaterOf = the greater of
restOf = what is left of
diceThat = { $name }, { $wanted } each
atLeast = at least { $value }
lessThan = less than { $value }
atMost = at most { $value }
moreThan = more than { $value }
equalTo = { $value }
otherThan = not { $value }
storyOf = How it came about: { $line }
storyTests = It was so because:
storyNothing = There is nothing to reckon in it.
storyDie = die shows { $face }
storyDieNot = die shows { $face } and does not count
claimThere = { $what } is not there.
claimAway = { $what } is there, but must not be.
factThere = { $what } is there.
factAway = { $what } is not there.
thisNumber = the number
storyAfter = What followed:
inChapters = In the rules text:
sumOf = { $name }:
becauseOf = { $name }, because: { $why }
storyOut = { $face } does not count

## Changes that nobody notices
mutation = Changes of the rules that nobody notices
mutationHint = The rules are changed in one place at a time, and the examples and expectations are run. A change that none of them notices shows what is not tested.
mutationTry = Try { $n } changes
mutationMore = Try { $n } more changes
mutationTried = { $n } of { $of } changes tried.
mutationCaught = { $n } of { $of } changes were noticed.
mutationEquivalent = { $n } are listed as equivalent.
mutationUnsound = Changes can be tried once the rules have no errors.
mutationFailing = Changes can be tried once all examples pass. These fail: { $names }
mutationFile = File
mutationChange = Change
mutationReached = Examples here
mutationNoReason = No reason is given why nothing can notice this change: { $change }
mutationUnknown = The rules cannot be changed like this any more; delete the entry: { $change }
mutationNoticed = This change is noticed now; delete the entry: { $change }
mutationMark = Nobody notices this change: { $change }
