# The texts of the workbench. Rulesets have their own texts for the words of their games.

rulesets = Rulesets
files = Files
text = Text
textEditor = Editor
findings = Findings
play = Match
board = Board
chooseRuleset = Select a ruleset on the left to read and play it.
noRulesets = No rulesets found. Add a folder that contains a .sand file, then reload the page.
noFile = No file is open. Select one on the left.
noFindings = No findings. The rules compile.
notYet = The rules don’t compile yet. See the findings below the editor.
startGame = Choose who plays, then start a match.
seats = Seats
seed = Seed
seedAny = Random
seedHint = The seed decides all shuffles and dice rolls. Leave it empty for a random one; enter one to play with the same luck again.
randomSeed = Random seed
newGame = New match
human = Human
bot-random = Random bot
bot-search = Search bot
bot-policy = Scripted bot
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
undo = Undo
redo = Redo
viewer = View as
viewAll = Referee (sees everything)
viewAsked = Active player
busy = Another player is deciding…
waiting = Waiting for: { $who }
anyone = Any of these players may answer: { $who }
speak = Answer as { $who }
change = Change answer for { $who }
step = Random move
run = Play to end
stop = Stop
confirm = Confirm
write = Enter as text
handIn = Submit
restNone = All others: { $what }
back = Back
none = None
chooseBetween = Choose { $low } to { $high }
chooseExactly = Choose { $low }
inOrder = , in order
selectedCount = { $n } selected
excluded = Unavailable ({ $n })
log = Log
emptyLog = No moves yet.
logEntries = { $n ->
    [one] 1 entry
   *[other] { $n } entries
  }
logAlike = { $n } more like this
logChose = { $who } chose “{ $what }”.
logChoseWith = { $who } chose “{ $what }”: { $given }.
account = How this was calculated
noAccount = Nothing was calculated here.
toRule = Go to rule
editMap = Edit map
leaveMap = Done editing map
brush = Brush
moveThings = Move pieces
nothingHere = nothing
brushHint = Drag to paint, or use the arrow keys and Enter; for lines and copies, press Enter at both ends. To move the map, drag with the middle mouse button, or hold Space and drag. [ and ] change the brush size.
studioTools = Map tools
studioBrush = Brush
studioEraser = Eraser
studioLine = Line
studioFill = Fill
studioCopy = Copy
studioStamp = Stamp
studioMove = Move block
studioSize = Size
studioLayer = Layer
layerPrinted = In the files
layerNow = In the match
symmetry = Symmetry
symmetryNone = None
symmetryUpright = Vertical axis
symmetryLevel = Horizontal axis
symmetryBoth = Both axes
symmetryTurned = Half turn
copyHint = Drag across cells to select a block, or press Enter at two corners.
stampHint = Click where the block should go, or press Enter there.
moveBlockHint = Drag across the block to move, or press Enter at two corners.
moveBlockTo = Click where the block should go. The cells it leaves are cleared.
moveHint = From { $cell }: now click the destination cell.
nothingPainted = Nothing changed.
undoEdit = Undo edit
timeLine = Timeline
decisionOf = Move { $n } of { $of }
won = { $n ->
    [one] Winner: { $who }
   *[other] Winners: { $who }
  }
nobodyWon = Nobody won.
ofMost = { $n } of { $most }
standing = Scoreboard
oldRules = The rules have errors. You’re playing the last version that compiled.
drawn = The match is a draw.
fault = The rules hit a runtime error.
otherRules = This match was started with different rules (version { $version }) and has been replayed with the current ones.
lost = Move { $n } is no longer legal: { $why } { $left ->
    [one] This move is on hold until the rules allow it.
   *[other] This move and the moves after it ({ $left } in total) are on hold until the rules allow them.
  }
unseated = { $n ->
    [0] This match is on hold:
    [one] This match and its only move are on hold:
   *[other] This match and its { $n } moves are on hold:
  } the current rules don’t have these seats. The match resumes once the rules have them again.
lostOver = the match is already over by then.
lostQuestion = a different question is asked there.
lostRole = a different player is asked there.
lostAnswer = that answer doesn’t exist.
lostAllowed = that answer isn’t allowed.
dockBeside = Dock next to the board
dockBelow = Dock below the board
more = { $n } more
doubtful = is allowed, but unlikely to succeed.
stepBack = Previous move
stepOn = Next move
branches = Variations ({ $n })
branch = From move { $n }: { $what } ({ $of ->
    [one] 1 move
   *[other] { $of } moves
  })
branchFrom = From move { $n }
earlier = Previous matches ({ $n })
backTo = Reopen previous match: { $seats }, seed { $seed }, { $n ->
    [one] 1 move
   *[other] { $n } moves
  }
fromNext = Changes apply to the next match.
startAgain = Restart now
keyUndo = Undo your last move
keyRedo = Redo
keyStep = Previous or next move of any player
keyAnswer = Choose an answer (Play mode)
keyBack = Go back one step in an answer
keyConfirm = Confirm an answer with several parts (Play mode)
refused = Rejected: { $why }
saved = Saved
notSaved = Couldn’t save { $file }. { $why } Your changes are kept in this browser; retrying…
tryNow = Retry now
full = The disk is full.
unwritable = You don’t have permission to write to the folder.
gone = The folder no longer exists.
failed = The disk reported an error.
unreachable = The server isn’t responding.
tooLarge = Files can’t be larger than 2 MB.
name = This file name isn’t allowed.
notPart = A ruleset can’t contain a file with this name or type.
sameName = A file whose name differs only in case already exists. On many systems, both would be the same file.
readOnly = The file is read-only.
cannotRead = The file can’t be read at the moment.
token = The server doesn’t recognize this browser. Open the address shown in the terminal.
forbidden = Files can’t be written there.
fileGone = { $file } is no longer in the folder. Nothing was written, and your changes are kept here. Saving resumes when the file is back.
writeAnew = Recreate file
letGo = Discard
unsaved = Unsaved
save = Save
format = Format file
close = Close { $file }
conflict = { $file } was changed by someone else. Nothing was written. Which version do you want to keep?
mine = Your version
theirs = Their version
keepMine = Keep yours
ctrlKey = Ctrl
shiftKey = Shift
spaceKey = Space
keyLeave = Leave the editor, or accept a suggestion
keyTab = Toggle whether Tab indents or moves focus
keyComplete = Suggestions
keyRepair = Quick fix
keyRename = Rename symbol
keyDefinition = Go to definition
keyBoard = Zoom in, zoom out, zoom to fit
tabIndents = Tab indents; press Ctrl+M, then Tab to leave the editor
fits = Suggestion: { $what }
odds = Odds
oddsPoint = Hover over an answer, or focus it, to see its odds.
oddsExact = Exact:
oddsRuns = { $n ->
    [one] From 1 sample:
   *[other] From { $n } samples:
  }
oddsPositions = Depends on hidden information. { $n ->
    [one] Calculated for 1 possible position:
   *[other] Average over { $n } possible positions:
  }
oddsCertain = No chance involved.
oddsChanges = Changes
oddsInterval = { $low } to { $high } (95% confidence interval)
oddsGone = { $what } is removed
oddsAppears = { $what } is added
lookFirst = Preview odds before confirming
doIt = Confirm answer
takeFits = Use suggestion
takeTheirs = Use theirs
language = Language
loading = Loading…
trouble = Error: { $what }
dismiss = Dismiss
compiled = Compiled in { $ms } ms
asks = { $seat } to move
asksOthers = Waiting for { $seat }: “{ $choice }”
closer = Zoom in
farther = Zoom out
legend = Legend
whole = Zoom to fit
asTable = Table
tableOf = Table: { $kind }
addRow = New row
duplicateRow = Duplicate row
deleteRow = Delete row
noRows = No rows yet.
rowOf = Row { $id }
howItDoes = Win rates
howItDoesHint = Bots play test games with the current rules. See how often each row is chosen, and how often the side that chooses it wins.
games = Games
letPlay = Run simulation
gamesPlayed = { $n } of { $of } games
gamesOld = The rules have changed since these games were played.
chosenTimes = Chosen
chosenPerGame = Per game
wonThen = Win rate when chosen (overall: { $share })
comesFrom = Source: { $source }
error = Error
warning = Warning
note = Note
below = Panel
newFile = New file
create = Create
rename = Rename
delete = Delete
cancel = Cancel
keep = Cancel
fileName = File name
deleteQuestion = Delete { $file }?
badName = “{ $file }” isn’t a valid name: it needs at least one letter from a to z, or a digit.
taken = A file named { $file } already exists.
changed = { $file } was changed by someone else in the meantime. No changes were made; review the file first.
standard = Default ({ $value })
yes = yes
no = no
options = Options
variants = House rules
layEarlier = Move { $name } up
laidOver = Overridden by house rule **{ $name }** ({ $place }):
backToBase = Revert to base rules: remove this from { $file }
toText = Go to source
pieces = { $n } pieces
explain = Explain
explainCode = What does “{ $code }” mean?
noName = The rules have no name for this.
boardHint = Zoom with the mouse wheel or + and −, press 0 to fit, and drag or use the arrow keys to pan.
translate = Translate
newLanguage = New language
languageCode = Language code, such as fr
badLanguage = A language code has two or three lowercase letters, such as fr. It may include a region, such as pt-BR.
noValues = The rules haven’t compiled yet, so the values in the texts aren’t known.
applyWords = { $n ->
    [0] Update from source
   *[other] Use in the game ({ $n })
}
messagesAndTerms = Messages and terms
rulesTexts = Rulebook
bringUp = Update from source
bringUpSome = Update from source ({ $n } missing)
unreadable = Some lines of the file can’t be read and would be lost. Check its findings first.
pseudo = Pseudolocale
pseudoHint = Shows the chapter with altered letters. Text that still looks normal isn’t translatable yet.
showTexts = Show
all = All
missing = Missing
fuzzy = Needs review
withFindings = With findings
translated = Translated
searchTexts = Search texts
withNotes = With comments
moreFilters = More filters
moreFiltersSet = More filters ({ $n })
filterFile = File
filterTerm = Term in the source
filterAuthor = Translator
useRegex = Regular expression
regexProblem = { $problem ->
    [openGroup] Invalid regular expression: a ( isn’t closed.
    [openClass] Invalid regular expression: a [ isn’t closed.
    [closed] Invalid regular expression: a ) has no matching (.
    [repeat] Invalid regular expression: nothing before *, + or ? to repeat.
    [backslash] Invalid regular expression: nothing follows the \ at the end.
   *[other] Invalid regular expression.
}
matchCase = Match case
replaceTexts = Replace…
replaceFind = Find in translations
replaceBy = Replace with
replaceGroups = $1 inserts what the first group ( … ) matched; $& inserts the whole match.
replaceNone = Nothing to replace in the listed texts ({ $n }).
fillRepeats = Fill in repetitions ({ $n })
fillRepeatsHint = The same source text is already translated elsewhere.
rewrites = Changes
rewriteChosen = { $n } of { $of } selected
rewriteApply = { $n ->
    [one] Change { $n } text
   *[other] Change { $n } texts
}
rewriteBroken = A value or link would no longer match the source.
suggestions = Suggestions
alike = { $percent }%
showOnBoard = Show on the board
outsideSuggestions = External suggestions
suggestOutside = Get suggestions
noSuggestions = No suggestions.
suggestFailed = No suggestions: { $why }
comment = Comment
comments = Comments ({ $n })
commentsOfTranslators = Translators’ comments
author = Translator
authorIs = Translator: { $name }
yourName = Your name
yourNameHint = Added as a comment to every text that you change. Other translation tools show it, too.
forReview = Mark for review
forReviewHint = Marked for review. Readers see the source text until you mark the translation as reviewed.
nextUnfinished = Next unfinished
copySource = Copy source
noneShown = No matching texts.
progress = { $n } of { $of } translated
progressFuzzy = { $n } to review
progressMissing = { $n } missing
source = Source
reads = With current values
wasBefore = Changes in the source
target = Translation ({ $lang })
insert = Insert at cursor
lookedAt = Mark as reviewed
lookedAtHint = The source has changed since this was translated. Readers see the source text until you mark the translation as reviewed.
before = Previous
after = Next
previousText = Previous text
nextText = Next text
sourcePage = Chapter in the source language
targetPage = Chapter in the target language
noPage = The chapter appears here once the rules compile.
emptyCatalogue = This file has no texts yet. Update it from the source to add them.

## Panels, theme and keyboard
question = Question
panels = Panels
resizePanels = Resize panels
maximizePanel = Maximize panel
restorePanel = Restore panel size
collapsePanel = Collapse panel
expandPanel = Expand panel
panelFailed = “{ $panel }” stopped because of an error. The rest of the page still works.
theme = Theme
themeSystem = System
themeLight = Light
themeDark = Dark
themeContrast = High contrast
themeAndLanguage = Theme and language
settingsAndHelp = Settings and help
pageMenu = Menu
animations = Animations
sounds = Sounds
showAgain = Replay last move
dieLeast = hits on { $n } or more
dieMost = hits on { $n } or less
dieHits = hits
goOn = Continue
fight = Fight
fightBeats = beats
fightLoses = loses to
fightTies = ties with
fightTieFor = tie goes to { $side }
fightTotal = Total
fightOther = Other
fightOdds = Before the roll:
fightOddsKnown = Before the roll, as far as you know:
fightOddsCame = actual result
fightOddsNone = The odds of this roll aren’t known.
oddsNoEffect = No effect
fightNoneLost = No pieces lost.
fightWinner = Winner: { $side }
fightTie = Tie
fightLosses = Losses: { $losses }
toggleAnimations = Turn animations on or off
tabLeaves = Tab leaves the editor; press Ctrl+M to make it indent
textOf = Text of { $file }. { $leave }.
help = Help
showCommands = Commands
commandName = Type the name of a command
noCommand = No matching commands
marksOnBoard = Pieces on the board
markChoosable = Can be selected
markSelected = Selected
markQueued = Order given, not confirmed
showKeys = Keyboard shortcuts
notifications = Notifications
showPanel = Show { $panel }
downloadFile = Download this file
shut = Close
enterKey = Enter
escKey = Esc
homeKey = Home
endKey = End
keysPage = Everywhere
keyHelp = Show this help
keyRegion = Next panel
keyRegionBack = Previous panel
keyNextFinding = Next finding
keyUses = Find references
keyFind = Find in file
keyCells = Move between cells
keyCell = Edit the cell, or accept the edit
keyCellBack = Discard the edit
keyChoices = Move between answers
keyChoose = Select the answer
keyNext = Go to the next answer in that direction; pan the board if there is none
placesList = Places as a list
placeBeside = adjacent to { $place }
mayChoose = can be chosen

## Projects, archives and links
project = Project
exportZip = Export as ZIP
importFiles = Import ZIP or files…
importFolder = Import folder…
dropHere = Drop to preview the import. Nothing is written yet.
importTitle = Import from { $file }
importNothing = Nothing here can be imported.
importProblems = { $n ->
    [one] 1 problem
   *[other] { $n } problems
  }
importNotes = Notes
importOther = { $n ->
    [one] 1 file already exists with different content
   *[other] { $n } files already exist with different content
  }
importOtherHint = Your files stay unchanged unless you choose “Use theirs”.
importNew = { $n ->
    [one] 1 new file
   *[other] { $n } new files
  }
importSame = { $n ->
    [one] 1 file is identical.
   *[other] { $n } files are identical.
  }
importMatch = Includes a match ({ $n ->
    [one] 1 move
   *[other] { $n } moves
  }), which will be opened. You can go back to yours.
importTake = { $n ->
    [one] Import 1 file
   *[other] Import { $n } files
  }
importOpen = Open
lines = { $n ->
    [one] 1 line
   *[other] { $n } lines
  }
linesDiffer = +{ $added } −{ $removed } lines
showDifference = Show differences
noDifference = The files are identical.
moreLines = … and { $n ->
    [one] 1 more line
   *[other] { $n } more lines
  }

## House rules whose base has changed
baseChanged = The base of a house rule has changed
baseThen = Previous base
baseNow = Current base
variantSays = House rule { $name }
rebaseStale = The base rule that “{ $name }” overrides has changed.
rebaseDrift = “{ $name }” calls the original rule, which has changed.
rebaseGone = The base rule that “{ $name }” overrides no longer exists.
keepPatch = Keep override
dropPatch = Use base rules
editPatch = Edit
undoChoice = Undo
closeRebases = Close
allRebased = All resolved.
notKnown = Unknown
rebasesLeft = Changed base rules: { $n }
showThree = Show previous base, current base and house rule

## Go to, search and inline hints
goTo = Go to…
goToName = Name of a declaration, member, question or file
findText = Find in files
goNames = Names
goText = Text
goNothing = No results.
goMember = member
goField = field
goQuestion = question
goFile = file
goSetting = setting
goType = type
goKind = kind
goRelation = relation
goDie = die
goPile = pile
goState = state
goFunction = function
goSearch = search
goProcedure = procedure
goPlay = game flow
goTrigger = trigger
goDecisions = decisions
goPolicy = policy
goExample = example
goPhase = phase
goStep = step
goLayout = seat layout
goChange = change
keyGoTo = Go to a name or file
keyFindText = Find in all files
inlineHints = Inline hints
inlineHintsHint = Shows how often each declaration is used, and the values that names stand for

shareLink = Share link…
shareTitle = Share link
shareWhat = Contents of the link
shareVariants = House rules for { $name }: { $variants }
noVariants = none
shareChanges = Your changes to { $name }
shareWhole = The whole ruleset { $name }
shareMatch = The match: seats, options, seed { $seed }, and { $n ->
    [one] 1 move
   *[other] { $n } moves
  }
linkLabel = Link ({ $length } characters)
copyLink = Copy link
linkCopied = Link copied.
linkByHand = Your browser doesn’t allow copying. The link is selected: press Ctrl+C to copy it.
linkHint = Anyone with the link can see this. Nothing is stored on a server: the link itself contains everything.
linkTooLong = The link would be { $length } characters long. Mail and chat apps cut off links longer than { $most }; send a ZIP file instead.
fromLink = Shared link
linkOver = { $n ->
    [0] None of the files in your copy of { $name } are replaced.
    [one] Shows 1 file in place of the one in your copy of { $name }.
   *[other] Shows { $n } files in place of those in your copy of { $name }.
  } Your folder isn’t changed.
linkWhole = Contains the ruleset { $name }. Your folder isn’t changed.
linkOther = Your copy of { $name } isn’t the version this link was made with ({ $version }), so parts of it may not work.
keepLink = Save a copy…
closeLink = Close link
linkCut = This link is incomplete: part of it was cut off. Ask for it again, ideally as a file or on a separate line.
linkNewer = This link was made with a newer version of Sandtable.
linkNoRuleset = This link needs the ruleset { $name }, which isn’t available here. Add it and open the link again, or save the contents of the link.
linkAsZip = Save contents as ZIP
## Manual edits and moves
byHand = Manual edits
steps = Moves
handNoGame = Start a match to set dice results and edit the position.
movesNoGame = Start a match to see its moves here.
insideNoGame = Start a match to debug its moves.
watchNoGame = Start a match to watch expressions.
handSeesAll = This is only available while “View as” is set to “{ viewAll }”.
seeAll = View as referee
dice = Dice
diceHint = Enter results of dice or draws, separated by commas. Apply them to the next roll, or change the last one.
otherPlace = Die or draw
rollAgain = Reroll last move
otherChance = New random seed from here
fellLast = Last: { $faces }
sameAgain = Repeat
forcedNext = { $n ->
    [one] Queued for the next roll
   *[other] Queued for roll { $n }, counting from the next one
  }: { $faces }
shallGive = Result
nextTime = Set next roll
lastTime = Change last roll
changePosition = Position
changeHint = Set a value. The current question is then updated.
changeWhat = Property
changeOf = of
changeTo = New value
changeToAll = New values, separated by commas
changeIt = Change
personMark = human
botMark = bot
byHandMark = manual
forcedMark = dice override
linesBeside = Compare variations ({ $n })
noSteps = No moves yet.
hold = Pin
whatIf = What if…
leaveOut = Remove move
backToSteps = Back to moves
lineLeft = Original moves
lineFollowed = Current moves
lineNamed = { $n } (from move { $from }, { $of ->
    [one] 1 move
   *[other] { $of } moves
  })
openLine = Switch to this variation
stepNumber = Move
differs = different
stands = Final position
lineBreaks = No longer legal from move { $n } onward.
stillRuns = The match isn’t over.
isOver = The match is over.
whatIfNow = Choose a different answer for move { $n }. Later moves are replayed until one is no longer legal.
glancing = { $n ->
    [0] Viewing the start
   *[other] Viewing move { $n }
}
glanceOver = Back to current move
toPhase = Go to phase…
phaseAt = { $phase } ({ $step ->
    [0] start
   *[other] after move { $step }
})

## Changes in a house rule
changeHere = Change this in a house rule
changeIn = House rule
writeChange = Add to house rule
nothingToChange = There is nothing here that a house rule can change.
badVariant = The name of a house rule may contain only letters, digits and hyphens, and can’t be the name of an existing JSON file.
draft-set = Change value of
draft-cell = Change value of
draft-remove = Remove
draft-replace = Replace all of
draft-step = Replace this step
draft-before = Add steps before
draft-after = Add steps after
draft-require = Add condition to
draft-again = Replace
draft-extend = Add field to
draft-text = Change text of

startPage = Home
startLead = Play First World War board games, and change their rules as you go.
startGames = Games
startNone = No games yet. Create one, or import one.
startSearch = Search games
startFound = { $n ->
    [one] 1 game found
   *[other] { $n } games found
  }
startNoneFound = No game matches “{ $sought }”.
startGoOn = Continue playing
startResume = Continue
justNow = just now
startMoreMatches = { $n ->
    [one] 1 more match
   *[other] { $n } more matches
  }
startForgetMatch = Remove from this list: { $game }
startBegin = New
startDrop = You can also drop ZIP files, folders or single files anywhere on this page.
newGameRules = New game…
newVariant = New house rule…
newVariantOf = New house rule for { $name }
newVariantHint = A house rule is a small file that contains only what differs from { $name }. The game itself stays unchanged.
variantAbout = House rule: describe the change in one line.
variantFirst = Remove the two slashes and change the value to see the effect.
countVariants = { $n ->
    [one] 1 house rule
   *[other] { $n } house rules
  }
nameOf = Name
gameNameExample = my-game
ruleNameExample = my-rule
beginsWith = Template
templateSmall = Small two-player game
templateMap = Small game with a map
templateHexes = Hex map without rules
templateAreas = Area map without rules
templateEmpty = Empty
keptWhere = Location
keptInFolder = Folder with the other games
keptInBrowser = This browser only
gameTaken = A game named { $file } already exists.
inBrowser = In this browser
copyToBrowser = Save a copy in this browser
forgetProject = Delete from this browser…
forgetQuestion = { $name } is stored in this browser only. Deleting it can’t be undone; export it as a ZIP file first if you might need it.
folderAway = Rulesets stored in this browser are still available.
folderAwayHere = You can keep working. Your changes are kept here and are saved once the folder is available again. To be safe, save a copy in this browser.
pageFailed = The page couldn’t be displayed
pageFailedStart = Something on the home page caused an error.
pageFailedWith = Something in “{ $ruleset }” caused an error.
pageFailedHint = Your files are unchanged. The ruleset can often still be opened and fixed without its texts.
partNotLoaded = A part of this page couldn’t be loaded.
partNotLoadedHint = The program has probably been updated since you opened this page. Reload the page to continue; your files are unchanged.
closeThisRuleset = Close this ruleset
openWithoutTexts = Open without texts
reloadPage = Reload page
openWithTexts = Show texts
notReopened = Not reopened
notReopenedWhy = “{ $ruleset }” wasn’t reopened because the page failed while it was open.
openAnyway = Open anyway
noRoom = This browser’s storage is full. Nothing was saved.
noStore = This browser doesn’t allow the page to store data, perhaps because of a private window or the browser’s settings. Nothing was saved.
unpermitted = The browser no longer has permission to access the folder. Open it again on the home page.
tooManyFiles = The folder contains too many files. Open a folder that contains only rulesets.
openDisk = Open folder on this computer…
closeDisk = Close folder “{ $name }”
onDisk = On this computer
keptOnDisk = Folder “{ $name }”
copyToDisk = Save a copy in the open folder
diskFolder = Folder on this computer
diskClosed = The folder “{ $name }” was open last time. The browser needs your permission to open it again.
diskReopen = Reopen folder
diskOther = Open another folder…
diskRefused = The browser doesn’t have permission to read and write the folder “{ $name }”. Nothing in it was changed. Reopen it and allow access, or open another folder.
diskTrouble = The folder “{ $name }” can’t be read.
diskEmpty = There are no games in the folder “{ $name }”. A game is a folder with .sand files. To create one there, choose “New game…”.
diskLeftOut = Skipped because their names aren’t allowed: { $files }
diskUnsupported = This browser can’t open folders on this computer; Chrome and Edge can. You can import a folder and export your changes as a ZIP file instead.
changedHere = Changed in this browser
restoreShipped = Restore original rules…
restoreQuestion = All changes to { $name } in this browser will be discarded, and the game will be restored to the version on this site. This can’t be undone; export it as a ZIP file first if you might need it.
manualOfSite = Manual
updateReady = A new version is ready.
reload = Reload
notKeptHere = This browser doesn’t let this page store data, perhaps because of a private window or the browser’s settings. You can play and edit, but nothing is kept when you close the page: export what you want to keep as a ZIP file.
## Findings
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
findingFile = Findings in
findingAllFiles = all { $n } files
findingKeys = Press F8 for the next one, Shift+F8 for the previous one.
findingFollows = { $n ->
    [one] 1 related finding
   *[other] { $n } related findings
  }
findingsMore = { $n } more…
keyLastFinding = Previous finding

## Coverage
coverage = Coverage
coverageSum = { $n } of { $of } rules covered.
coverageAll = All rules covered.
coverageWhole = Show covered rules
coverageMarks = Show coverage in the editor and tables
coveragePlay = Run { $n } bot games
coverageHint = Counts the rules executed in this match so far.
coverageGames = Bots have played { $n ->
    [one] 1 random game
   *[other] { $n } random games
  }, using all seat layouts and options.
coverageLooking = Looking for a game that runs { $rule }: { $n ->
    [one] 1 game
   *[other] { $n } games
  } so far.
coverageMissed = { $rule } didn’t run in { $n ->
    [one] 1 random game
   *[other] { $n } random games
  }. It may be unreachable, or it may need a deliberate choice.
coverageRule = Rule
coverageHere = In this match
coverageBots = In bot games
coverageLook = Find a game that runs it
coverageLookFor = Find a game that runs { $rule }
ranHere = { $n ->
    [0] Didn’t run in this match.
    [one] Ran once in this match.
   *[other] Ran { $n } times in this match.
  }
ranPassed = The code around this ran, but this didn’t.
ranNever = Never ran.
## Languages
fellBackPage = Page: { $lang }
fellBackRules = Board and log: { $lang }
fellBackHint = Not available in { $lang } yet.
testLanguage = Pseudolocale
## Differences and simulation
differences = Differences
inMeaning = Rule changes
inPlay = Simulation
inText = Texts
exchange = Swap A and B
sideA = A
sideB = B
sideBase = Base rules
sideOpened = Rules before your changes
sideChosen = Selected: { $names }
sideBroken = The rules of { $side } have errors. See the findings.
sameMeaning = No rule changes.
playedBy = Played by
bot-search-n = Search bot, { $n } iterations
consequencesHint = Bots play the same games with A and with B, and each roll comes up the same in both. Any difference comes from the rules.
otherSides = These results are for a different choice of A and B.
sameGames = { $n ->
    [one] 1 of { $of } games is identical.
   *[other] { $n } of { $of } games are identical.
  }
nothingClear = No statistically significant difference.
gamesFaulted = Games with a runtime error: { $n }.
figuresHead = Results
figuresFinal = Final values
figuresMembers = Final counts by value
figuresUse = Rules executed per game
figuresChosen = Answers chosen per game
figuresAll = Show all { $n }
figureDifference = Difference
figureInterval = 95% confidence interval
isClear = significant
measureWon = Won by { $role }
measureDrawn = No winner
measureLimited = Stopped at the limit
measureDecisions = Moves
shareChart = Wins in A and B
lengthChart = Moves per game, A above and B below
partedGames = Games that diverge
partedAt = Game { $game }, after { $n ->
        [one] 1 move:
       *[other] { $n } moves:
    }
partedAnswer = “{ $question }” has a different answer
gameOver = game over
openGameIn = Open in { $side } (game { $game })
cannotOpenGame = These rules are no longer available.
openIn = Open in { $side }
history = Restore points
historyHint = Stored in this browser: everything from the last hour, one restore point per hour for a day, and one per day for a month.
historyRefused = Restore points can’t be stored: this browser’s storage is full or disabled. Saving still works.
historyNone = No changes yet.
historyPoints = { $n ->
    [one] 1 restore point and its changed files
   *[other] { $n } restore points and their changed files
  }
historySame = Nothing has changed since then.
goneSince = deleted since
changedSince = +{ $added } −{ $removed } lines since then
restore = Restore
restoreAll = Restore all { $n } files
otherTabs = { $n ->
    [one] Also open in another tab
   *[other] Also open in { $n } other tabs
  }
otherTabsHint = Changes saved in one tab appear in the others. If a file was changed in more than one tab, you’re asked which version to keep.
asExample = Save as example…
fromStep = From move
toStep = to
exampleCalled = Name
exampleName = as played
makeExample = Create example
makingExample = Running the example and removing what it doesn’t need…
noExample = These moves can’t be saved as an example: the position was edited manually, the match ends in a runtime error, or some pieces can’t be told apart.
demands = Expectations at the end
demandsNothing = Nothing has changed; the example only checks that these moves are legal.
keepExample = Add example
## Why, Debug and Watch
why = Why
whyHint = To find out why something isn’t allowed, open “Unavailable” or “Why isn’t another answer possible?” below the question. To find out why a rule didn’t run, use the context menu of the editor.
whyNot = Why not?
whyNotThis = Why not { $what }?
whyNotValue = Why not “{ $what }”?
whyNotOther = Why isn’t another answer possible?
whyChoose = Select…
whyOnBoard = Select on the board
whyRefused = Why was { $what } rejected?
whyDidNot = Why didn’t this run?
whyRule = What happened to this rule in move { $n }
whyNoRules = Rules with errors can’t be explained.
whyNoMatch = The match can’t be replayed up to this point with the current rules.
whyNoPlace = There is no executable rule here.
findingOut = Loading explanation…
nothingAgainst = Nothing rules it out: this answer is allowed.
nothingAgainstAlone = It’s allowed by itself, but not together with what has been answered so far.
againstGuard = Its condition isn’t met.
againstOutside = It isn’t one of the candidates.
againstWhole = The answer as a whole doesn’t meet its condition.
againstBounds = Too few or too many are selected.
againstLater = No answer to “{ $next }” would be possible then.
againstUnknown = The question has no such answer.
holds = true
fails = false
notLookedAt = not evaluated
unknownToYou = hidden from you
noValue = no value
thisIsWhy = ← the reason
partsOf = Parts of { $what }
ruleRan = It ran { $times ->
    [one] once
   *[other] { $times } times
  }:
ruleTest = Not reached: the enclosing condition was false.
ruleAnswer = Not reached: a different answer was chosen here.
ruleLeft = Not reached: the enclosing block ended earlier, or is still running.
ruleUncalled = { $name } wasn’t called.
ruleWhenever = The condition was evaluated and was false.
decisionBefore = Previous move
decisionAfter = Next move
ranLast = Last ran in move { $n }
inside = Debug
lookInside = Debug
lookInsideOf = { $n ->
        [0] Debug the setup
       *[other] Debug move { $n }
    }
insideHint = Step through the rules behind a move. The editor and the board follow along.
insideOf = { $n ->
        [0] Setup
       *[other] Move { $n }
    }
insideNote = { $n ->
        [0] Debugging the setup: board after step { $step } of { $of }
       *[other] Debugging move { $n }: board after step { $step } of { $of }
    }
insideLeave = Back to match
insideCut = Showing the first { $n } steps.
insideNothing = No rules ran in this move.
step-back = Step back
step-into = Step into
step-over = Step over
step-out = Step out
watch = Watch
watchHint = Watch an expression, such as the size of a set, to see its value now and after each move.
watchThis = Expression to watch
watchAdd = Add watch
watchNoMore = Remove { $what }
watchBefore = before: { $before }
watchSelected = Watch selection
historyOf = Values of { $what } by move
valueAt = Move { $n }: { $value }

## Bot games
inTheRules = In the rules:
botGames = Balance
howManyGames = Games
winRates = Win rates
openGame = Open
moreRuns = More
botStep = Bot move
runTurn = Play to end of turn
## Examples with one mechanism each
gallery = Sample games
galleryHint = Each sample shows one mechanism in fewer than 60 lines. It opens as a copy, so you can change anything.
galleryOpen = Open a copy
exampleDice = Dice combat
exampleHidden = Hidden markers
exampleSealed = Simultaneous orders
exampleCards = Deck, hidden hands and tricks
exampleHexes = Movement on hexes
exampleSearch = Supply lines and retreats
examplePolicy = Solitaire against a scripted bot
examplePool = Recruiting and losing units
exampleBids = Secret bidding
exampleVariants = Small game with two house rules

## The tour
tour = 5-minute tour
tourStep = Step { $n } of { $of }
tourNext = Next
tourBack = Back
tourLeave = Exit tour
tourSkip = Skip
tourDone = Done!
tourOpen = Open a game from the list, or a copy of one of the sample games.
tourChange = Make a mistake: change a number in the editor so that it is out of range, for example from 6 to 600.
tourFinding = The panel below the editor shows what is wrong and how to fix it. Select the finding, then fix it, or press Ctrl+Z in the editor to undo your change.
tourPlay = Start a match: select “New match”.
tourDecide = Answer a question: click one of the highlighted places on the board, or an answer below it.
tourUndo = Take the move back with Undo.
tourHouse = Open Setup, then House rules, and turn one on. The rules change immediately, and the match continues.
tourLanguage = Change the language at the top right. Games come with their own translations.
tourEnd = That’s the workflow: edit the rules, check the findings, play. Press F1 to see all commands, or explore the sample games.
## Terms next to a text
glossary = Terms in this text
glossaryNever = (not: { $words })

## Tables
pastedLeft = Cells skipped because there is no column for them: { $n }.

## Draws from piles
liesOnTop = On top (topmost first)

## Pinning and moving on the board
aimPin = Click what you want to watch
aimCounter = Drag a piece, or select it and then its destination
aimTo = Select the destination of { $what }
aimDone = Done
pinOnBoard = Add from board
pinWhich = Which property do you want to watch?
pinEnough = Done adding
moveOnBoard = Move pieces on the board
watchIt = Watch
## Plural forms of a catalog
targetForm = Translation ({ $lang }), form { $n } of { $of }
## Long operations
slowPlay = The rules are still running. You can keep using the page.
slowWhy = The explanation is taking a while. You can keep using the page.
slowCheck = Checking the rules is taking a while. You can keep using the page; your changes are saved.
stopWork = Stop
stoppedPlay = Stopped: the rules didn’t finish in time. The match is unchanged. Look for infinite loops, nested conditions, and questions with too many answers.
stoppedPlayIn = Stopped: the rules of phase “{ $phase }” didn’t finish in time. The match is unchanged. Look there for infinite loops, nested conditions, and questions with too many answers.
stoppedReplay = Stopped: this match couldn’t be replayed in time with the current rules. It is kept, and the page tries again after your next edit.
stoppedWhy = Stopped: the explanation took too long.
stoppedCheck = Stopped: the rules couldn’t be checked in time. Your changes are kept, and the last version that compiled stays in use. The rules are checked again after your next edit.
## Long lists
findInLog = Search log
linesFound = { $n ->
    [one] 1 line
   *[other] { $n } lines
}

## Breakpoints
breaks = Breakpoints
breaksHint = Bots stop at breakpoints. Set one in the margin of the editor, with F9, or on a watched expression.
breakHere = Toggle breakpoint
breakHint = Bots stop when this runs
breakNoMore = Remove breakpoint at { $what }
stopWhen = Stop when true: { $what }
stopsWhen = becomes true:
stoppedAt = Stopped at move { $n }: { $what }
## Coverage on the board and in tables
coverageRunExamples = Run examples
coverageExamples = In examples
coverageExamplesRun = { $n ->
    [one] 1 example run.
   *[other] { $n } examples run.
  }
coverageOnBoard = Show coverage on the board
ranExamples = { $n ->
    [0] Didn’t run
    [one] Ran once
   *[other] Ran { $n } times
  } in { $of ->
    [one] 1 example
   *[other] { $of } examples
  }.
ranBots = { $n ->
    [0] Didn’t run
    [one] Ran once
   *[other] Ran { $n } times
  } in { $games ->
    [one] 1 bot game
   *[other] { $games } bot games
  }.
heatNever = never
heatNeverRead = This row was never read in this match or in bot games.
heatRead = Read { $n ->
    [one] once
   *[other] { $n } times
  } in this match and in bot games.
heatTitle = How often each place was entered, or chosen in a move:
heatPlace = { $entered ->
    [0] never entered
    [one] entered once
   *[other] entered { $entered } times
  }, { $named ->
    [0] never chosen
    [one] chosen once
   *[other] chosen { $named } times
  }
heatNothing = never entered or chosen

## Previews and bulk edits
previewOf = Preview: { $title }
previewApply = { $n ->
    [one] Apply 1 change
   *[other] Apply { $n } changes
}
previewOld = The text has changed since this preview. Close it and try again.
previewBefore = Before
previewNothing = Doesn’t exist yet
previewAfter = After
bulk = Bulk edit
bulkOf = Bulk edit { $kind }
bulkWhere = Only rows where
bulkColumn = Column
bulkValue = New value
bulkHow = Refer to a row as “row”, for example row.worth > 2. Without a condition, all rows are changed. The new value can be an expression, for example row.worth + 1.
bulkRows = { $n ->
    [0] No rows will change.
    [one] 1 row will change.
   *[other] { $n } rows will change.
}
bulkMore = and { $n } more

## Saved matches
sessions = Saved matches ({ $n })
sessionWord = match
sessionName = Name
sessionKeep = Save match
sessionOver = Overwrite
sessionOpen = Resume { $name }
sessionBad = This file doesn’t contain a valid match.
## Play mode
face = Mode
facePlay = Play
faceWorkshop = Workshop
flipFace = Switch between Play and Workshop
askingMore = Details
changeRule = Change this rule
changeRules = Change rules…
notAskedFor = { $what } can’t be chosen here. Choose something that is highlighted, or an answer below.
notAskedForNow = { $what } can’t be chosen here. Choose one of the answers below.
notAskedForPiece = { $what } can’t be chosen here. Click one of your pieces, or choose an answer below.
onlyAnswer = No other answer is legal: { $why }
playForced = Play forced moves automatically
alwaysAskThis = Always ask this, even if only one answer is legal
alwaysAsked = Always asked
asLastTime = Repeat last answer
allAtRandom = Choose at random
usualSetup = Usual setup
restAtRandom = Choose the rest at random
placeRest = Place all but the last piece at random
setupAndRest = { $name }, the rest at random
toMove = { $who } to move
severalToMove = { $n } players to move
matchOver = Match over
openDrawer = Show log and rules
closeDrawer = Hide log and rules
startMatch = Start
playGame = Play
editRules = Edit rules
gameNotFound = Game “{ $ruleset }” not found.

## Player mode
playLinkLabel = For players: board, log and rules only ({ $length } characters)
copyPlayLink = Copy player link
secretLinkHint = The share link and the player link include the seed and every move of the match. Anyone with either link can see all hidden information and predict future rolls.
seenLinkHint = The spectator link includes only what everyone at the table can see: no seed, no hidden moves. Spectators can watch the match, but can’t continue it.
seenLinkLabel = For spectators: no hidden information ({ $length } characters)
copySeenLink = Copy spectator link
seenLinkTooLong = The spectator link would be { $length } characters long. Mail and chat apps cut off links longer than { $most }.
onlooking = You’re watching this match as a spectator. You can’t continue it from here.
onlookingOther = The match in this link uses different rules from yours, so it can’t be displayed.
playerRules = Rules
playerNoRules = This ruleset doesn’t include a rulebook.
playerWrong = These rules can’t be played yet: { $n ->
    [one] they have 1 error.
   *[other] they have { $n } errors.
  }
playerAskSender = Ask the sender to fix them, or fix them yourself.
playerMend = Fix in Workshop

## Shortened games
shorten = Shorten
shorteningTo = Shortening: { $n ->
    [one] 1 move
   *[other] { $n } moves
  } so far…
shortenedTo = Shortened to { $n ->
    [one] 1 move
   *[other] { $n } moves
  }.
openShortened = Open without shortening
## Pictures of the board
pictureSvg = Export board as SVG
picturePng = Export board as PNG
printBoard = Print board and cards…
pictureNone = This game’s board can’t be exported as an image. You can print it together with its tables and cards.
## Full storage, more panels, JSON house rules
notKept = This browser’s storage is full too. Export your work before you close the page (Project > Export as ZIP).
moreParts = More…
jsonVariant = { $name } is a JSON file. Changes can’t be added to house rules in JSON.
besideVariant = Create { $name } instead
lostInCourse = Because of a change to an earlier move, move { $n } is no longer legal: { $why } { $left ->
    [one] This move is on hold.
   *[other] This move and the moves after it ({ $left } in total) are on hold.
  } The original moves are available under Variations.
filterRows = Filter rows
rowsShown = { $shown } of { $all } rows
sortBy = Sort by { $column }
keyEnds = First or last cell of the row; with Ctrl, of the table
keyHold = Select several cells
keyCopy = Copy the selected cells, or paste
keyFill = Fill the selection from its first row, or a single cell from the one above
laidIn = House rule { $name } changes this to { $value }.

## Findings on the map
mapFindings = Findings on the map

## Files that aren’t text
notText = This file isn’t encoded as UTF-8, so some characters can’t be read and saving would corrupt them. The file is read-only; to edit it here, convert it to UTF-8 with another program.
unreadableMark = (unreadable)
unreadableFile = This file can’t be read: you don’t have permission, or another program has locked it. Everything else still works. The file opens as soon as it can be read.

## Bot games that don’t end
slowBots = The bot games are still running. You can keep using the page.
stoppedBots = Stopped: a bot game didn’t finish in time. Results so far are kept. Look for infinite loops, nested conditions, and questions with too many answers.

## Breakpoints and coverage in the view of one seat
noCondition = not a condition in these rules
coverageSeesAll = Coverage isn’t counted while you view the match from a single seat: it could reveal information hidden from that seat.

## Links that only work on this computer
linkHere = Links from this page only work on this computer. Send a ZIP file instead.

## File names
willBe = File name: { $name }
variantAboutOf = { $title }: describe the change in one line.

## Results of a saved example
exampleStands = Saved in { $file }, line { $line }.
exampleRuns = Running…
exampleHolds = Example passed.
exampleHoldsLaid = Example passed with { $rules }.
exampleFails = Example failed: { $why }
exampleAlone = Example failed without house rules: { $why }
exampleGone = This example is no longer in the ruleset.
exampleUnknown = Stopped before the result was known.
tryAgain = Try again
toPlace = Go to source

## Stopped odds
stoppedOdds = Stopped: the odds of this answer couldn’t be calculated in time. The match is unchanged and continues.
stoppedBehind = { $n ->
    [one] Your last action was waiting for this to finish and was canceled. Please repeat it.
   *[other] Your last { $n } actions were waiting for this to finish and were canceled. Please repeat them.
}

## Log lines and sources in tables
whyLine = Why?
sourceMark = † Has a source: hover to see it.

## Groups of the project menu and of the file list
menuBegin = New & open
menuSave = Save
menuShare = Share
menuPrint = Images & print
menuHistory = { history }…
tables = Tables
filesRules = Rules
filesChapters = Rulebook
filesTranslations = Translations
filesOf = Files of { $ruleset }
printBook = Print rulebook…
noBook = The rulebook can’t be printed: the rules have errors, or there is no text yet.
## The rulebook next to a match
bookStopped = The rulebook couldn’t be created in time.
## Export of files that aren’t text
notWhole = Not encoded as UTF-8: { $files }. The page can’t read these files completely, so they can’t be exported. Convert them to UTF-8 with another program, or copy the files directly.
## Map editor
mapTool = Edit map
scanOpen = Trace a scan…
scanOther = Choose another scan…
scanShown = Show scan
scanOpacity = Opacity
scanMode = Scan mode
scanLocked = Locked
scanFit = Fit to map
scanPins = Set pins
scanRemove = Remove scan
scanPin = Scan pin { $n }
scanHint = The scan stays in this browser and isn’t saved in the ruleset. Set pins: place the four pins on points of the image. Fit to map: drag each pin to the matching point on the map.
scanFormat = This file isn’t a PNG, JPEG or WebP image, so it wasn’t opened.
scanBytes = This file is larger than { $n } MB, so it wasn’t opened. Save a smaller copy.
scanPixels = This image has more than 50 million pixels, so it wasn’t opened. Save a smaller copy.
scanBroken = This image can’t be decoded; the file may be damaged.
scanUnkept = The browser couldn’t store the scan. It will be gone when you leave the page.
placeTool = Move places and labels
addPlaceTool = Add places
addPlaceName = Name
addPlaceKind = Kind
addPlaceHint = Click the map where the new place should be, then type its name. A row is added to its table; review the values copied into it.
addPlaceDone = Added { $name }. Use the other tools to move it, draw its borders or add links.
addPlaceFailed = This place couldn’t be added: its table or the layout can’t be read, or a place with this name already exists. See the findings.
addPlaceHere = Add here
addPlaceMiddle = Add at the center
partCorner = Corner { $n }
addOutline = Draw borders
takeCorner = Remove corner
takeOutline = Remove borders
takePlace = Remove from map
deletePlace = Delete place
mapLinkTool = Add or remove links: { $relation }
placeHint = Drag a place or its label. Or select a place by clicking, or with the arrow keys and Enter. The text editor shows its declaration.
placeChosen = Drag it, or select it again to pick it up: arrow keys move it (faster with Shift), Enter or a click drops it, Escape cancels.
partOf = Part of { $place } to move
partMiddle = Center
partAnchor = Point { $n }
partName = Label
freeName = Auto-place label
notOnMap = Not on the map:
putOnMap = Add to map…
layoutMissing = This board has an automatic layout. To move places, create a layout file.
writeLayout = Create layout.json
carried = { $place }: now at { $x }, { $y }. Arrow keys move it (faster with Shift), Enter drops it, Escape cancels.
carriedName = Label of { $place }: now at { $x }, { $y }. Arrow keys move it (faster with Shift), Enter drops it, Escape cancels.
mapLinkHint = Draw a line between two places, or select one and then the other, to add or remove a link.
mapLinkNeighbors = Link all neighbors
linkSortTool = Add a link type
linkSortHint = Name it, for example “Railways”. Then draw its links between places.
linkSortAdd = Add link type
linkLook = Drawn as
linkPlain = Line
linkRoad = Road
linkRail = Railway
linkTrack = Dirt track
linkRiver = River
linkDitch = Trench
mapLinkJoined = { $n ->
    [one] One pair of areas shares a border and is now linked by { $relation }.
   *[other] { $n } pairs of areas share a border; all are now linked by { $relation }.
  }
mapLinkJoinedAll = { $n ->
    [0] No two of these areas share a border.
   *[other] All areas that share a border are already linked by { $relation }.
  }
mapLinkTo = From { $from }: now select the other place.
mapLinkBoth = both ways
mapLinkAdded = Link added to { $relation }: { $from } – { $to }.
mapLinkCut = Link removed from { $relation }: { $from } – { $to }.
mapLinkEnds = { $relation } can’t link { $from } and { $to }: it links other kinds.
mapLinkVariant = The link between { $from } and { $to } is set by an active house rule. Change it there, or turn the house rule off.
mapLinkUnreadable = The table of { $relation } can’t be read at the moment. See the findings.
mapLinksOfCells = Cells are neighbors because of their positions, so there are no links to edit.
mapLinksNone = These rules have no relation between places on the board, so there are no links to edit. Adjacency is computed by functions, or from fields of the places.
settleTool = Edit starting positions
settleEnd = Move starting positions: { $relation }
settleHint = Select a place where a piece starts, then the place where it should start instead.
settleNone = The tables don’t set any starting positions.
settleTo = From { $place }: now select the new starting place.
redoEdit = Redo edit
keyUnfinished = Next unfinished text
keyReview = Mark for review or as reviewed
keyCopySource = Copy the source
keyInsert = Insert a value or term
keySuggest = Use a suggestion
keyNeighbour = Previous or next text
keySource = Go to the source of a place

## Shortening to a breakpoint
shortenHint = Find a shorter match that also reaches this point.
## Outside the visible board
beyondEdge = Show more answers beyond this edge: { $n }
boardAgainst = { $first } vs. { $second }
boardHits = Hits: { $n } of { $of }
boardTray = Not on the board
boardDice = Last roll
whatIsMeant = Which one do you mean?

## Setup
setUp = Setup

## Hidden members
hiddenMember = a hidden { $name }

## Map files
printSheet = Print board on one page…
mapImport = Import map…
mapTitle = Map from { $file }
mapReading = Reading file…
mapFound = Found { $places ->
    [one] 1 place
   *[other] { $places } places
  } and { $links ->
    [one] 1 link
   *[other] { $links } links
  }.
mapOutlines = Preview of the imported map
mapKind = Kind for places
mapRelation = Relation for links
mapNew = { $name } (new)
mapNameBy = Property for names
mapUsual = default
mapFlat = Flat
mapEquirectangular = Equirectangular
mapMercator = Mercator
mapFresh = { $n ->
    [one] 1 new member
   *[other] { $n } new members
  } in { $kind }: { $names }
mapKnown = { $n ->
    [one] 1 existing member gets its position
   *[other] { $n } existing members get their positions
  } from the map: { $names }
mapLinks = { $n ->
    [0] No new links
    [one] 1 new link
   *[other] { $n } new links
  } in { $relation }; existing links: { $known }
mapCopied = New members copy these columns from the last existing member: { $columns }. Review these values.
mapMore = and { $n } more
mapNothing = Nothing to import: the rules already contain everything in this file.
mapOnGlobe = This game’s map uses longitude and latitude, and this file has none. Import a GeoJSON file, or set “projection” in { $file } to “none”.
mapNoLayout = { $file } has errors, so nothing can be added to it. See the findings.
mapProblems = Skipped or only partly imported
mapTake = Import map
mapTaken = Map imported. Changed files: { $files }.
mapTakeBack = Undo import
## Downloads
savedAs = Saved as { $file }

## Unfinished answers
setAside = Your unfinished answer was set aside. Use Undo to restore it.
cameLate = You did something else while your answer was still being processed, so only the answer was applied.
## Explanations in sentences
nounOf = { $name } of { $of }
nounOfBracketed = { $name } of { $of }
nounCost = movement cost to get there
nounDistance = distance ({ $of })
nounNeighbors = neighbors of { $of }
nounIs = { $value } ({ $name })
nounIsBracketed = { $value } [{ $name }]
nounHas = { $name } ({ $value })
andMore = and { $n } more
whyInRules = In the rules
whyBefore = This explains an earlier decision.
whyOtherRules = The rules have changed since this explanation.
whyAgain = Update
tooFew = Select at least { $n }.
tooMany = Select at most { $n }.
allSelected = { $n } are already selected, and no more can be. Deselect one first.
againstLaterThis = “{ $next }”: { $value } isn’t possible.
possibleInstead = Possible instead: { $what }.
claimUnknown = It depends on information hidden from you.
claimAny = At least one of these would have to be different:
claimEqual = { $what }: { $has }; must be { $than }.
claimEqualBare = { $what } isn’t { $than }.
claimEqualNamed = { $what } must be { $than }.
claimOther = { $what } must not be { $than }.
claimOtherBare = It must not be { $than }.
claimLeast = { $what }: { $has }; must be at least { $than }.
claimLess = { $what }: { $has }; must be less than { $than }.
claimMost = { $what }: { $has }; must be at most { $than }.
claimMore = { $what }: { $has }; must be more than { $than }.
claimStop = You must stop at { $what } on the way there.
claimIn = { $than }; not included: { $what }.
claimApart = { $what } isn’t next to { $than }.
claimOut = { $what } must not be one of these: { $than }.
claimNone = { $what }: { $has }, but there must be none.
claimSome = { $what }: none, but there must be at least one.
claimHas = { $what }: none, but one is needed.
claimLies = { $what }: in “{ $has }”, but must be in “{ $than }”.
claimLiesNot = { $what } must not be in “{ $than }”.
claimSelf = Already there: { $what }.
claimTrue = “{ $what }” is false.
claimFalse = “{ $what }” is true, but must be false.
claimTrueOf = “{ $what }” is false for { $of }.
claimFalseOf = “{ $what }” is true for { $of }, but must be false.
factEqual = { $what }: { $has }.
factOther = { $what }: { $has }, not { $than }.
factLeast = { $what }: { $has }, at least { $than }.
factLess = { $what }: { $has }, less than { $than }.
factMost = { $what }: { $has }, at most { $than }.
factMore = { $what }: { $has }, more than { $than }.
factIn = { $what } is one of these: { $than }.
factOut = { $what } isn’t one of these: { $than }.
factNone = { $what }: none.
factSome = { $what }: { $has }.
factLies = { $what }: in “{ $has }”.
factLiesNot = { $what }: not in “{ $than }”.
factTrue = “{ $what }” is true.
factFalse = “{ $what }” is false.
factTrueOf = “{ $what }” is true for { $of }.
factFalseOf = “{ $what }” is false for { $of }.

## New values in a house rule
changeSort = What to change
newValue = New value
houseRuleByTheWay = house-rule
writeAllTheSame = Save anyway
changeWritten = Saved in { $file }

## Manual changes of the position
liesInPile = is in

## Comments on rules
notes = Comments
noteHere = Add comment
noteNew = New comment
noteNowhere = There is no named rule here to comment on.
notesNone = No comments yet. To add one, put the cursor in a rule and choose “Add comment” from the context menu.
notesSettled = { $n ->
    [one] 1 resolved thread
   *[other] { $n } resolved threads
}
noteText = Comment on { $rule }
noteAnswer = Reply to comments on { $rule }
noteLeave = Post comment
noteReply = Reply
noteSettle = Resolve
noteReopen = Reopen
noteStillHolds = Still valid
noteChanged = rule changed since
noteGone = no longer in the rules
noteSettledBy = resolved
noteAuthor = Your name
noteAs = as { $name }
noteOtherName = Change name
noteGoTo = { $rule }: go to rule
noteOpen = Open comments: { $n }
noteNotWritten = Couldn’t save notes.md. Your text is kept here.
## One answer for all; finishing a phase
forAll = For all { $n }: { $what }
runPhase = Let bots finish this phase: { $phase }
## Points of regions
addAnchor = Add point
takeAnchor = Remove point
## How a result was calculated
smallerOf = the smaller of
greaterOf = the greater of
restOf = the remainder of
diceThat = { $name }, { $wanted } each
atLeast = at least { $value }
lessThan = less than { $value }
atMost = at most { $value }
moreThan = more than { $value }
equalTo = { $value }
otherThan = not { $value }
storyOf = How this was calculated: { $line }
storyTests = Because:
storyNothing = Nothing was calculated here.
storyDie = die shows { $face }
storyDieNot = die shows { $face }, which doesn’t count
claimThere = { $what } isn’t in play.
claimAway = { $what } is in play, but must not be.
factThere = { $what } is in play.
factAway = { $what } isn’t in play.
thisNumber = the number
storyAfter = Then:
inChapters = In the rulebook:
sumOf = { $name }:
nameAndValue = { $name }: { $value }
becauseOf = { $name }, because: { $why }
storyOut = { $face } doesn’t count

## Mutation testing
mutation = Mutation testing
mutationHint = Changes the rules in one place at a time and runs the examples and expectations. A change that none of them catches shows what isn’t tested.
mutationTry = { $n ->
    [one] Try 1 mutation
   *[other] Try { $n } mutations
  }
mutationMore = { $n ->
    [one] Try 1 more mutation
   *[other] Try { $n } more mutations
  }
mutationTried = { $n } of { $of } mutations tried.
mutationCaught = { $n } of { $of } mutations caught.
mutationEquivalent = { $n } listed as equivalent.
mutationUnsound = Mutations can be tried once the rules have no errors.
mutationFailing = Mutations can be tried once all examples pass. Failing: { $names }
mutationFile = File
mutationChange = Mutation
mutationReached = Examples that reach it
mutationNoReason = Missing reason why this mutation is equivalent: { $change }
mutationUnknown = This mutation no longer applies; delete the entry: { $change }
mutationNoticed = This mutation is now caught; delete the entry: { $change }
mutationMark = Not caught by any example: { $change }

## The end of a match
playAgain = Play again
shareThisMatch = Share match
lookBack = Review match
hasWon = won
lookAtBoard = View board
showResult = Show result
scoreOverTime = { $what } over time
keyMoments = Key moments
keyMomentsHint = The moves that changed “{ $what }” most, with the value before → after. Select one to see the board after it.
keyMomentUp = Up: { $who }
keyMomentDown = Down: { $who }
hiddenValue = hidden
liesHere = Here
altReach = Hold Alt to see reach and odds
notNow = Not possible now:
mayBeChosen = Can be chosen now
notThese = Not { $what }:
keyTool = Choose a tool
keyBrushSize = Change the brush size
keyPaint = Paint, or set an end of a line
keyMoveMap = Hold to move the map
keyReach = Hold to show a piece’s reach and odds
reach = Reach and odds
## Moves that change after an edit of the rules
changedMoves = Changed moves
changedCount = { $of ->
        [one] { $n ->
            [0] The only move turns out the same
           *[other] The only move turns out differently
        }
       *[other] { $n ->
            [0] { $of ->
                [2] Both moves turn out the same
               *[other] All { $of } moves turn out the same
            }
            [one] 1 of { $of } moves turns out differently
           *[other] { $n } of { $of } moves turn out differently
        }
    }
changedStops = From move { $n } onward, the moves are no longer legal.
changedMoveAt = Move { $n }
changedBefore = Previous changed move
changedNext = Next changed move
changedMore = { $n ->
        [one] 1 more value is different.
       *[other] { $n } more values are different.
    }
acceptChanges = Dismiss, and compare with the current rules from now on
whatEffect = Simulate effect
sideUnedited = Before the edit
sideCurrent = Current rules
changedValues = { $n ->
        [one] 1 different value
       *[other] { $n } different values
    }
answerOnBoard = Click a highlighted place or piece on the board.
dragPiece = Click a highlighted place or piece on the board, or drag a piece to its destination.
dragCard = Click a highlighted card or place, or drag a card to its destination.
placeOnBoard = Click a piece, then a place, or drag it there.
fillOnBoard = Drag from “Not on the board” across several places to fill them.
selectOnBoard = Click on the board to select, or hold Shift and drag.
draftComplete = All set. Confirm, or click a piece to change your choice.
finishFirst = Finish this answer or go back, then confirm.
skipOnBoard = You can also click one of your pieces to continue.
answerForMarked = Answer for the marked piece, or click a different piece first.
answerForPlace = Answer for the marked place, or click a different place first.
giveToMarked = Click what goes to the marked place, or click a different place first.
layOnBoard = Click what you want to place and then where it goes, or drag it there.

## Settings of a game, and tables in place
whichTable = Which table
settings = Settings
settingsFailed = The settings couldn’t be read.
settingsNone = This game has no settings and no tables.
settingsNotFound = No settings match.
settingsSearch = Search settings
settingsShow = Show
settingsAll = All settings
settingsConstants = Constants
settingsRulings = Rulings
settingsChanged = Changed by house rules
settingsOfPlace = { $n ->
        [one] 1 setting used at the cursor.
       *[other] { $n } settings used at the cursor.
    }
settingsShowAll = Show all
settingWhere = Where changes are saved
settingBase = Rules
settingBaseHint = Changes are saved in the rules of the game.
settingRuleName = Name of the house rule
settingNeedsName = Enter a name for the house rule.
settingInJson = This house rule is a JSON file. Choose another name.
settingOnlyBase = A house rule can’t change this. Choose “Rules” to change it.
settingWrite = Save change
settingDiscard = Discard
settingCode = Show the rule text
settingEmpty = empty
settingWritten = Saved.
settingReset = Reset
settingInBase = In the rules: { $value }
settingInRule = With { $name }: { $value }
settingAdded = Added in { $file }
addItem = Add
removeItem = Remove item { $n }
settingRange = { $min } to { $max }
settingStep = in steps of { $step }
settingBecause = Reason: { $why }
settingUsedIn = Used in
settingMoreUses = and { $n } more
settingToText = Go to the rulebook: { $title }
settingRows = { $n ->
        [one] 1 row, { $file }
       *[other] { $n } rows, { $file }
    }
settingRow = Row
settingOpenTable = Open table
settingsHere = Show related settings
settingsNoneHere = Nothing here depends on a setting.
examplesHere = Change examples that this house rule breaks
examplesFix = { $n ->
        [one] Change 1 example in the base
       *[other] Change { $n } examples in the base
    }
examplesHold = All examples in the base pass with this house rule.
examplesNoFix = Couldn’t find a change that fixes: { $names }
mergePatch = Merge
mergedPatch = Merged

## The balance lab: questions that bots answer by playing
labQuestions = Question
labFull = Open at full size
labFair = Is it fair?
labRule = What does this house rule do?
labNumber = What should this number be?
labBots = Which bot is stronger?
labFairHint = Bots play the game many times. You see how often each side wins, how long the games take and how they end.
labNumberHint = Bots play the same games with different values, and each roll comes up the same. Choose a number, an option or a value in a table.
labBotsHint = Bots play each other. Each pair plays every seed twice, with seats swapped.
labSeating = Seats
labPerSeat = Choose a bot for each seat
labPrecise = Stop when win rates are known to ±{ $points } percentage points
labAtMost = Maximum games
labPerValue = Games per value
labPerPair = Games per pair
labStart = Start
labProgress = { $n } of { $of } games
labPreparing = Preparing { $n } of { $of } values…
labCompiling = Preparing the rules…
labStopped = { $n ->
    [one] Stopped after 1 game.
   *[other] Stopped after { $n } games.
  }
labStale = The rules have changed since these games were played.
labNobody = No game had a winner, so these games can’t show whether the game is fair. Try other bots.
labAllStopped = All games were stopped at the limit of { $limit } moves. Try other bots.
labSomeStopped = { $n ->
    [one] 1 game was stopped at the limit of { $limit } moves.
   *[other] { $n } games were stopped at the limit of { $limit } moves.
  }
labEven = No side wins significantly more often than any other.
labMore = { $who }: significantly more wins than an equal split would give.
labLess = { $who }: significantly fewer wins than an equal split would give.
labWins = Wins
labShare = Share
labSide = Side
labEndings = Endings
labWon = Won
labDrawn = No winner
labAtLimit = Stopped at the limit
labFault = Runtime error
labGames = Games
labLengths = Moves per game
labLengthsShown = { $mean } on average, { $shortest } to { $longest }
labMoves = Moves
labNotable = Games worth a look
labShortest = Shortest
labLongest = Longest
labClosest = Closest
labClosestBy = { $field }: { $first } to { $second }
labNotableGame = Game { $n } (seed { $seed }, { $moves ->
    [one] 1 move
   *[other] { $shown } moves
  })
labOpenOf = Open game { $n }
labShortenOf = Shorten game { $n }
labWhat = Choose what to vary.
labWhatSearch = Search for a number, an option or a table value
labWhatNone = Nothing with this name can be varied.
labWhatNow = now { $value }
labAddSecond = Add a second number
labRemove = Remove { $what }
labValuesOf = Values for { $what }
labValuesHint = For example, 2..6, 0..100:20 (in steps of 20) or 1,3,5
labValuesEmpty = Enter values such as 2..6 or 1,3,5.
labValuesRange = “{ $part }” isn’t a range. Enter a range such as 2..6.
labValuesMany = Too many values. At most { $most } values or combinations can be compared at once.
labTry = Compare all values
labFind = Find the right value
labFindMeasure = Goal
labFindValue = should be
labAimMissing = Enter a number for the goal.
labReadError = Couldn’t load the values that can be varied.
labMeasure = Show
labWinners = Wins by side
labAsIs = as is
labValue = Values
labDiffers = * significantly different from the current rules
labPointFails = Can’t be played: { $why }
labPointOption = This value isn’t allowed for this option.
labPointFaults = { $n ->
    [one] 1 game with a runtime error
   *[other] { $n } games with runtime errors
  }
labPointStopped = { $n ->
    [one] 1 game stopped at the limit
   *[other] { $n } games stopped at the limit
  }
labPointNobody = no game has a winner
labFoundOne = { $aim } is reached with { $value }.
labFoundSome = { $aim } is reached with { $from } to { $to }. More games per value narrow this down.
labFoundBetween = No value reaches { $aim } exactly: the goal lies between { $from } and { $to }.
labFoundBelow = No value reaches { $aim }: all results are lower.
labFoundAbove = No value reaches { $aim }: all results are higher.
labFoundTurning = The result rises and falls between { $from } and { $to }. Search each half separately, or compare all values.
labFoundNothing = The game can’t be played with any of these values.
labFoundSure = This holds with 95% confidence.
labAim = “{ $measure } = { $value }”
labKeepValue = Save as house rule
labRuleName = Name of the house rule
labRuleSaved = House rule “{ $name }” created.
labRuleTaken = There is already a house rule with this name.
labElo = Elo
labEloOf = { $bot }: { $elo } ({ $low } to { $high })
labEloHint = The first bot has 0 points. An advantage of 190 points means three wins for every loss.
labPairs = Pairs
labPair = { $a } vs. { $b }
labScore = First bot’s score
labTwoBots = Select at least two bots.
labHowMuchTime = Bots that search take longer: even a few games can take minutes.
labCopy = Copy as text
labCopied = Copied.
labCopyFailed = The browser doesn’t allow copying.
labPicture = Save image
labPlayedBy = Games: { $games }, bots: { $bots }, seed: { $seed }
