# What screens and the command line say. Rulesets may bring their own wording for their own paths.

severity--error = error
severity--warning = warning
severity--note = note
finding--hint = hint

session--over = The match is over.
session--no-such-answer = That is no answer to this question.
session--not-allowed = That is not allowed.
replay--over = The match is over before this decision.
replay--other-question = Another question is asked here now.
replay--other-role = Somebody else is asked here now.
replay--seats = The rules no longer have this seat layout.
setup--seats = The rules have no such seat layout. They have: { $known }.
setup--option = The rules have no option of this name.
setup--value = The option has no such value.

play--seed = Seed { $seed }; with --seed { $seed } the match begins the same way again.
play--turn = { $role } ({ $seat }), { $choice }:
play--pile = { $name } ({ $size }) { $members }
play--pick = Number or name, u = undo, q = quit:
play--anyone = Any one of these may answer:
play--who = Number or name, q = quit:
play--pick-order = { $low } to { $high } in their order, separated by spaces; u = undo, q = quit:
play--pick-some = { $low } to { $high }, separated by spaces; u = undo, q = quit:
play--pick-next = { $next }:
play--fits = This would do: { $answer }
play--not-understood = “{ $text }” is none of these.
play--refused = That does not work: { $reasons }
play--excluded = Not possible: { $candidate } ({ $reasons })
play--nothing-to-undo = There is nothing to undo.
play--won = { $winners } won.
play--nobody = The match is over, nobody won.
play--drawn = The match ends in a draw.
play--fault = The rules failed:
play--because = Reason: { $reason }
play--log-decision = { $role }: { $answer }
play--log-roll = { $die }: { $faces }
play--log-drawn = { $from } → { $to }: { $drawn }
play--log-named = { $label } ({ $what })
play--log-picked = { $label }: { $picked }
play--log-shuffled = { $pile } is shuffled
play--quit = Stopped after { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }.
fmt--no-text = { $path } is not text in UTF-8, so it is left alone.
play--stuck = No legal answer to this question was found; the rules may ask for what cannot be.
saved--other-rules = This match was begun under other rules (“{ $ruleset }”, version { $version }); it is played again under these.
saved--lost = Decision { $number } of { $decisions } no longer fits the rules; it and those after it are left out.
play--limit = Stopped at the limit of { $decisions } decisions.

check--fine = Nothing is wrong in { $files ->
    [one] one file
   *[other] { $files } files
  }.
check--count = { $errors ->
    [one] One error
   *[other] { $errors } errors
  }, { $warnings ->
    [one] one warning
   *[other] { $warnings } warnings
  }.
build--done = Wrote { $path }.
test--passed = passed  { $name }
test--failed = FAILED  { $name }
mutate--progress = { $done } of { $games } changes
mutate--unreached = no example comes here
mutate--unsound = Changes can be tried once all examples pass.
mutate--no-reason = No reason is given why nothing can notice this change: { $key }
mutate--unknown = The rules cannot be changed like this any more; delete the entry: { $key }
mutate--caught = This change is noticed now; delete the entry: { $key }
fmt--would-change = { $path } is not formatted.
fmt--changed = Formatted { $path }.
fault-told--value = The value was { $value }.
fault-told--found = Found: { $value }.
fault-told--range = Allowed: { $value }.
fault-told--loop = The loop at { $where } does not come to an end.
fault-told--local = { $name } = { $value }
fault-told--unknown = The interpreter does not come to this fault when it plays the match again, so its values are not known.
simulate--games = { $games } games, { $decisions } decisions, digest { $digest }
simulate--ends = { $won } won, { $drawn } drawn, { $limited } at the limit, { $faults } faults
simulate--wins = { $role }: { $wins } wins, { $share } % ({ $low } to { $high } % with 95 % confidence)
simulate--reference = { $games } games beside the reference: { $differences } differences
simulate--speed = { $seconds } s, { $rate } decisions per second
simulate--length = decisions per game: { $mean } on average, { $min } to { $max }
simulate--rules = { $ran } of { $of } rules ran
simulate--never = never: { $path }
simulate--coverage = { $ran } of { $of } statements of the rules ran
simulate--fault = game { $game }, seed { $seed }: { $fault } at { $where }
simulate--again = again: { $command }
simulate--progress = { $done } of { $games } games
edit--open = The editor is open at { $address } (folder { $folder }). Ctrl+C ends it.
new--done = Wrote { $path } ({ $files } files).
new--next = Next: sandtable check { $path } · sandtable test { $path } · sandtable play { $path } --bot second=random
sections--figures = { $sections } sections, { $gaps } with a gap; procedures that cite nothing: { $uncited }
sections--no-example = §{ $section }  no example
sections--no-rule = §{ $section }  no rule
sections--complete = §{ $section }
sections--rules = rules: { $names }
sections--data = data: { $rows } rows
sections--examples = examples: { $names }
sections--expectations = expectations: { $names }
sections--uncited = cite nothing: { $names }
facts--figures = reconstructed facts: { $facts }, rulings: { $rulings }
facts--ruling = ruling { $name } = { $value }: { $because }
facts--no-reason = no reason given

usage--command = There is no command “{ $name }”. Commands: { $known }.
usage--no-game = There is no ruleset “{ $name }”: neither a folder of this name nor one in ./rulesets.
usage--no-variant = This ruleset has no variant “{ $name }”. { $known ->
        [none] It has none; they would stand in its folder “variants”.
       *[other] It has: { $known }.
    }
usage--no-code = There is no finding “{ $name }”.
usage--number = “{ $name }” must be a whole number, not “{ $value }”.
usage--needs = “sandtable { $name }” needs { $what }.
usage--folder = “{ $path }” is not a folder.
usage--bot = “{ $value }” is no bot; there is: random, policy, policy:NAME, search:N with N from 1 to 1000000. Write --bot SEAT=random or --bot all=search:200.
usage--policy = { $known ->
        [none] These rules have no policy
       *[other] “{ $value }” is none of the policies of these rules, which are { $known }
    }; write --bot random or --bot search:N.
usage--no-save = There is no file “{ $path }”.
usage--seat = There is no seat “{ $seat }”; there is: { $known }.
usage--language = There is no wording in “{ $value }”; there is: en, de.
usage--name = “{ $name }” cannot be the name of a ruleset: small letters, digits and single hyphens, a letter first, 40 characters at most, and not dist.
usage--exists = { $path } exists already; nothing was written.
usage--template = There is no template “{ $name }”; there is: { $known }.

session--other-seat = Another seat is asked.
session--other-role = This role is not asked.
simulate--twins = { $games } games with twins: { $rests } questions compared, { $leaks } leaks
simulate--leak = { $choice } (game { $game }, decision { $decision }): { $what } differ with what { $role } may not know: { $changed }
test--twins = no leak in { $rests } questions of { $games } games
play--busy = Somebody is busy.
play--others = { $seat } is asked: { $choice }
play--everything = Everything

ide--kind = Kind with { $count } { $count ->
    [one] member
   *[other] members
}.
ide--pool = Pool: { $limit } { $limit ->
    [one] member
   *[other] members
} at a time at most, made and removed in play.
ide--fixed-field = Field of { $of }, given when a member is made.
ide--record-field = Part of { $of }.
ide--field = Field of { $of }; its values belong to the printed game.
ide--state-field = State field of { $of }.
ide--seen = Seen by `{ $roles }`.
ide--relation = Relation with { $count } { $count ->
    [one] pair
   *[other] pairs
}.
ide--constant = Constant.
ide--option = Option: chosen when a match begins.
ide--ruling = Ruling: an answer where the rules are open.
ide--because = Because: { $text }
ide--member = Member of { $of }.
ide--tag = Value of { $of }.
ide--local = Name inside of this rule.
ide--function = Function: it looks and changes nothing.
ide--search = Search: what can be reached, as a set.
ide--decision = Decision: answered together with those it depends on.
ide--decisions = Decisions that depend on each other.
ide--policy = Policy: how a bot ranks what it is offered.
ide--procedure = Procedure.
ide--pile = Pile.
ide--state = State.
ide--die = Die.
ide--type = Type.
ide--layout = Seating.
ide--from = From: { $text }
ide--reconstructed = Reconstructed: { $text }
ide--cites = { $sections }
ide--builtin = Built in.
ide--builtin-count = How many members a set has, or how many keys a map.
ide--builtin-spent = What the steps of a search have cost so far.
ide--builtin-path = The way to a member of a search, as a list without the start.
ide--builtin-cost = What it costs to reach a member of a search; none where it cannot be reached.
ide--builtin-distinct = Whether no two keys of a map have the same value.
ide--builtin-min = The smaller of two numbers.
ide--builtin-max = The larger of two numbers.
ide--builtin-floor = The number without its fraction, downwards.
ide--builtin-ceil = The number without its fraction, upwards.
ide--builtin-rank = Where a value stands in the order of its type, from 0.
ide--builtin-seat = The number of the seat that plays a role; -1 if none does.
ide--builtin-automated = Whether a policy of the rules plays a role.
ide--builtin-mode = Which layout of seats is played.
ide--builtin-seated = Whether somebody plays a role.
ide--builtin-neighbours = The cells next to a cell of a grid.
ide--builtin-distance = The steps between two cells of a grid.
ide--builtin-toward = The cell next to a cell in a direction; none where there is none. Directions count clockwise from the top.
ide--builtin-direction = The direction in which one cell lies from another in a straight line; none where it does not.
ide--builtin-opposite = Whether the first and the third cell are neighbours of the second on opposite sides.
ide--builtin-hex = The hex with these axial coordinates.
ide--builtin-square = The square with these coordinates.
ide--builtin-everyone = All roles.
ide--builtin-nobody = No role.
ide--builtin-bool = True or false.

rules-text--yes = yes
rules-text--no = no
rules-text--none = –
usage--no-text = There is no rules text in “{ $path }”: text/{"{"}de,en{"}"}/*.md.

notation--read = { $read }
notation--guessed = “{ $line }” was read as “{ $read }”.
notation--other-piece = “{ $line }” was read as “{ $read }”: that is what stands there.
notation--heading = { $line }
notation--other-time = “{ $line }” is another time than now. The lines below it were read all the same.
notation--again = “{ $line }”: this piece has its line already, and the first one stands.
notation--several-readings = “{ $line }” can be meant in several ways: { $readings }.
notation--several-pieces = “{ $line }”: this can be several of your pieces.
notation--foreign = “{ $line }”: { $piece } is not yours to move.
notation--no-such-piece = “{ $line }”: { $piece } is nowhere to be found.
notation--no-piece = “{ $line }” does not say which piece is meant.
notation--not-there = “{ $line }” speaks of something that stands nowhere.
notation--not-understood = “{ $line }”: “{ $text }” was not understood.
    .near = Did you mean “{ $near }”?
notation--unfinished = “{ $line }” ends too early.
notation--empty-line = There is nothing in this line.
notation--missing-line = { $piece } has no line: { $read }.
stamp--fresh = every fingerprint is fresh
stamp--would-write = { $count } fingerprints would be written; --write does so
stamp--written = { $count } fingerprints written
play--write = One line each, an empty line ends; u = undo, q = quit.
play--no-page = { $role } has written nothing.
play--page-refused = What { $role } wrote does not work: { $reasons }
play--page-partly = Not all that { $role } wrote works together, and the upper lines count. Left out: { $lines }. { $reasons }
play--pages-end = Nothing more is written; the match stands at “{ $choice }”.
usage--no-notation = “{ $game }” has no notation, so no orders can be read.
usage--no-rules-in = There are no rules or tables to change in { $path }.
usage--no-orders = There are no orders in “{ $path }”: text files (.txt), one per role or with the roles as headings.

diff--count = { $a } → { $b }: { $count ->
        [0] no difference
        [one] one difference
       *[other] { $count } differences
    }
diff--added = { $what } added
diff--removed = { $what } removed
diff--replaced = { $what } replaced
diff--part-added = { $name } added
diff--part-removed = { $name } removed
diff--part-changed = { $name } changed
diff--part-before = something before { $name }
diff--part-after = something after { $name }
diff--step = step { $name }
diff--name-ruleset = Ruleset
diff--name-type = Type
diff--name-kind = Kind
diff--name-relation = Relation
diff--name-die = Die
diff--name-pile = Pile
diff--name-state = State
diff--name-constant = Constant
diff--name-option = Option
diff--name-ruling = Ruling
diff--name-seats = Seats
diff--name-function = Function
diff--name-procedure = Procedure
diff--name-search = Search
diff--name-play = Course
diff--name-whenever = Watcher
diff--name-decisions = Decisions
diff--name-policy = Policy
diff--name-notation = Notation
diff--name-expect = Expectation
diff--name-example = Example
diff--name-text = Text
diff--sort-ruleset = Ruleset
diff--sort-row = Pieces and places
diff--sort-type = Types
diff--sort-kind = Kinds
diff--sort-relation = Relations
diff--sort-die = Dice
diff--sort-pile = Piles
diff--sort-state = State
diff--sort-constant = Constants
diff--sort-option = Options
diff--sort-ruling = Rulings
diff--sort-seats = Seats
diff--sort-function = Functions
diff--sort-procedure = Procedures
diff--sort-search = Searches
diff--sort-play = Course of the game
diff--sort-whenever = Watchers
diff--sort-decisions = Decisions
diff--sort-policy = Policies
diff--sort-notation = Notations
diff--sort-expect = Expectations
diff--sort-example = Examples
diff--sort-text = Texts

compare--games = { $a } → { $b }: { $pairs } games under each, by { $bots }
compare--same = { $same } of them go the same way{ $first ->
        [none] {""}
       *[other] ; the first other one is game { $first }
    }
compare--faults = { $faults } games ended in a fault
compare--wins = { $role } wins
compare--drawn = nobody wins
compare--limited = at the limit
compare--decisions = decisions
compare--sort-use = rules that run more or less often in a game:
compare--sort-chosen = what is chosen more or less often in a game:
compare--sort-final = numbers at the end of a game:
compare--sort-members = how many are like this at the end:
compare--nothing = No difference is clear: what shows may be luck.
compare--stopped = stopped after { $pairs } of { $wanted }
compare--over = over
compare--answered = “{ $question }” answered otherwise
compare--parted = game { $game } after { $decisions } decisions: { $what }
compare--difference = difference
compare--interval = with 95 % confidence

odds--exact = { $runs ->
    [one] certain, one way
   *[other] exact, { $runs } ways, { $outcomes ->
        [one] one outcome
       *[other] { $outcomes } outcomes
    }
  }
odds--sampled = from { $runs } samples, with 95 % intervals; there are too many ways to go them all
odds--lost = Runs that would not end were given up: { $share } of all.
odds--now = { $name }, now { $from }
odds--mean = , { $mean } on average
odds--sums = at least { $atLeast }, at most { $atMost }
odds--interval = { $low } to { $high }
odds--more = { "  " }and { $more } more
odds--nothing = Nothing changes.
odds--ends = The match ends:
odds--asks = It stops at a question:
usage--no-example = There is no example “{ $name }”.{ $known ->
        [none] {""}
       *[other] {" "}Perhaps: “{ $known }”.
    }
usage--others = “{ $value }” answers no questions; there is: { $known }.
usage--given-fault = The position cannot be put up: the statements of --given end the match.
odds--lies = { $name } lies in
odds--there = { $name } is there
usage--action = There is no “{ $name }” here; there is: { $known }.
usage--catalogue = “{ $name }” is no sign of a language; they look like “en” or “pt-BR”.
l10n--written = { $path }: { $texts } texts, { $translated } translated, { $stale } to be looked at again, { $missing } missing.
l10n--source = { $texts } texts, { $words } words.
l10n--progress = { $name }: { $percent } % of the words; { $translated } of { $texts } texts, { $stale } to be looked at again, { $missing } missing.
usage--base-only = “sandtable { $name }” is for a ruleset without a variant.
usage--fragment = The text has no fragment “{ $name }”.
l10n--reviewed = { $count ->
    [0] { $path } is written; all texts fit the rules of today.
   *[other] { $path } is written; { $count } fragments wait for a look: { $names }
}

rulebook--written = Wrote { $path }.
rulebook--no-browser = No Chromium was found to print { $path }; the page can be printed from any browser.
rulebook--no-pictures = The board is not drawn: “npm run build” makes what it is drawn with.
rulebook--contents = Contents
rulebook--version = Rules, version { $version }
rulebook--variants = With { $names }
rulebook--board = The board at the beginning
usage--no-translation = There is no rules text in “{ $lang }”; there is: { $known }.
usage--no-catalogue = There is no l10n/{ $lang }.po; “sandtable l10n merge” begins one.
l10n--taken = { $count ->
    [one] One text was taken into { $path }.
   *[other] { $count } texts were taken into { $path }.
}
odds--exactly = exact, { $runs ->
    [one] one way
   *[other] { $runs } ways
  }
odds--imagined = on average over { $positions } positions that may be the true one, since it hangs on what cannot be seen
odds--log = The log says:
usage--no-answer = “{ $answer }” is no answer to what is asked there.

## Archives
archive--no-zip = This is no zip archive.
archive--cut = The archive is cut off or damaged: its list of files is lost. { $files ->
    [0] No file could be saved from it.
    [one] One file could be saved from it.
   *[other] { $files } files could be saved from it.
  }
archive--path = { $path }: this path leads out of its folder, or not every system can have it; left out.
archive--link = { $path }: a link or a device instead of a file; left out.
archive--encrypted = { $path }: encrypted; left out. Pack it again without a password.
archive--method = { $path }: packed in a way that is not read here (number { $method }); left out. Pack it again as an ordinary zip.
archive--name = { $path }: a ruleset has no such file; left out.
archive--tool = { $path }: a file for tools such as npm or Nx, and not part of a ruleset; left out.
archive--twice = { $path }: on some systems the same file as { $other }; left out.
archive--too-many = { $files } files, and at most { $most } are read; the rest is left out.
archive--too-large = { $path }: longer than { $most } bytes; left out.
archive--all-too-large = { $path }: with it the archive holds more than { $most } bytes; it and what follows is left out.
archive--bomb = { $path }: more than { $ratio } times as long as it is packed, as nobody’s text is; left out.
archive--nested = { $path }: an archive in the archive; left out. Unpack it by itself.
archive--damaged = { $path }: damaged; left out.
archive--no-text = { $path }: no text in UTF-8; left out.
archive--other-sum = { $path }: not as it was packed; somebody has changed it since.
archive--unlisted = { $path }: added after the archive was made.
archive--missing = { $path }: in the list of the archive, but not in it.
archive--newer = The archive was made by a later Sandtable; it may hold more than is read here.
archive--outside = { $path }: beside the rulesets; left out.
pack--done = Wrote { $path } ({ $files } files, { $bytes } bytes).
unpack--done = Unpacked { $files ->
    [one] one file
   *[other] { $files } files
  } into { $path }.
unpack--same = Nothing to write: { $path } has all of it already.
unpack--problems = Nothing was written. With --partly what is sound is unpacked.
unpack--taken = { $path } is there already, with another content.
unpack--kept = Nothing was written. With --force the files of the archive replace those.
unpack--leads-out = { $path } leads out of the folder; nothing was written.
usage--refused = { $path } cannot be read or written: the system refuses it ({ $code }).
usage--no-file = There is no file “{ $path }”.

# The language server.
usage--no-streams = The language server speaks over standard input and output, which are not there.
lsp--no-rename = “{ $name }” cannot be the name of this.

hand--dice = By hand: { $place } gives { $gives }
hand--change = Changed by hand: { $what } = { $value }
hand--seed = By hand: other chance from here on (seed { $seed })
hand--done = Something was done by hand.
hand--no-place = There is no such place of chance.
hand--past = Chance has decided that already; go back before it.
hand--nothing-told = Nothing was said.
hand--no-face = The die has no such face.
hand--no-pick = That cannot be picked there, or it stands twice.
hand--not-tellable = Chance cannot be told here.
hand--not-offered = What was said of chance is not on offer there: take that back, or decide otherwise.
hand--fewer-dice = More dice were named than are thrown there: take that back, or decide otherwise.
hand--no-field = There is nothing of that name that changes in play.
hand--no-member = There is no such member.
hand--no-value = There is no such value here.
hand--not-there = It is not in play.
hand--full = There is no more room.
hand--wide = Values of this sort cannot be changed by hand.
hand--no-answer = Then nobody could answer the question that is open.
hand--real = This match is played for its own sake: nothing is done by hand.

# Lines above declarations.
ide--uses = { $count ->
    [0] not used
    [one] 1 use
   *[other] { $count } uses
}
ide--used-in-examples = { $count ->
    [one] 1 example
   *[other] { $count } examples
}

# Findings under their cause.
finding--follows = { $count ->
    [one] From this follows one more finding:
   *[other] From this follow { $count } more findings:
}
finding--follows-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
l10n--words-taken = { $path }: { $changed } words changed, { $added } new.
usage--no-terms = There is no term base l10n/terms.de.csv in { $path }.

# What can be done to the text.
ide--mirror = The same for { $other }, in place of { $named }
ide--declare-as = { $sort ->
    [state] Declare “{ $name }” as state
    [function] Declare a function “{ $name }”
    [procedure] Declare a procedure “{ $name }”
    [type] Declare a type “{ $name }”
    [kind] Declare a kind “{ $name }”
    [die] Declare a die “{ $name }”
    [pile] Declare a pile “{ $name }”
    [ruling] Declare a ruling “{ $name }”
    [policy] Declare a policy “{ $name }”
   *[constant] Declare “{ $name }” as a constant
}
ide--add-member = Add “{ $name }” to the table of { $kind }
ide--add-tag = Add “{ $name }” to the values of { $type }
ide--add-field = Give { $owner } a field “{ $name }”
ide--remove-unused = Remove “{ $name }”, which nothing names
ide--extract-constant = Give { $value } a name, here alone
ide--extract-constant-here = Give { $value } a name, at { $count } places of this rule
ide--extract-constant-all = Give { $value } a name, at all { $count } places of the rules
ide--extract-function = Make a function of what is selected
ide--inline = Say “{ $name }” where it is used
ide--promote = Let the rules themselves say this, and no house rule
ide--changed-by = changed by { $name }

# Why, in the terminal.
why--no-step = The match has { $steps } steps; there is no step { $at }.
why--not-to-there = Under these rules the match cannot be played again to step { $at }.
why--not-asked = Nothing is asked there, or not of that role.
why--no-place = No rule that runs stands at { $place }; say it as FILE:LINE.
why--start = The beginning of the match:
why--step = Step { $at }: { $what }
why--no-rules = No rules ran.
why--cut = It did more than the first { $n } steps that are told.
why--nothing-against = Nothing speaks against { $what }: it can be answered.
why--not = Why not { $what }?
why--guard = Its condition does not hold.
why--outside = It is not among what is chosen from.
why--whole = The answer as a whole does not meet its condition.
why--bounds = So many cannot be chosen.
why--later = Nothing could be chosen after it: { $next }.
why--unknown = The question has no such answer.
why--this = ← this is why
why--true = true
why--false = false
why--skipped = not looked at
why--no-value = has no value
why--rule = What became of this rule in step { $at }:
why--ran = It happened { $times ->
    [one] once
   *[other] { $times } times
  }:
why--test = It was not come to: the condition around it went another way.
why--answer = It was not come to: something else was chosen here.
why--left = It was not come to: what stands around it was left before, or still goes on.
why--uncalled = { $name } was not called.
why--whenever = The condition was looked at and did not hold.
why--last = It happened last in step { $at }.
picture--no-sheet = This game has no board that can be drawn by itself; as .html or .pdf its tables and cards are printed.
picture--no-browser = No Chromium was found to make { $path }; .svg and .html need none.

# Games made shorter.
simulate--shortened = shortened from { $before } decisions to { $after }: { $file }

## Variants whose base has changed, in the terminal
rebase--fresh = the rules are those that the house rule was written for
rebase--stale = the rules are worded otherwise
rebase--drift = what it relies on is worded otherwise
rebase--gone = it is not there any more
rebase--then = base then
rebase--now = base now
rebase--mine = house rule
rebase--unknown = (not known)
rebase--kept = { $path }: the house rule stays, on the rules of today
rebase--taken = { $path }: the base holds, the patch goes
rebase--would-write = { $count } settled; --write writes it
rebase--written = { $count } settled and written
rebase--left = { $count } open; --keep-mine PATH or --take-theirs PATH settles one, “all” all of them
usage--no-rebase = “{ $path }” is not among what is to be settled: { $known }.
usage--two-ways = “{ $path }” cannot stay and go at once.

# Maps as files, in the terminal and on the page.
map--found = { $places ->
    [one] 1 place
   *[other] { $places } places
  }, { $links ->
    [one] 1 link
   *[other] { $links } links
  } in { $file }
map--fresh = { $count ->
    [one] 1 new member
   *[other] { $count } new members
  } of { $kind }: { $names }
map--new-kind = { $kind } is declared: the rules have no such kind yet
map--known = { $count ->
    [one] 1 member that is there gets
   *[other] { $count } members that are there get
  } the place of the map: { $names }
map--links = { $count ->
    [0] no new links
    [one] 1 new link
   *[other] { $count } new links
  } in { $relation }, { $known } there already
map--copied = each new member says { $columns } as the last one before it does: look these through
map--more = … and { $count } more
map--not-all = Not read, or only in part:
map--would-write = Nothing is written yet; --write writes { $files }.
map--written = Wrote { $files }.
map--nothing = Nothing to write: the rules have all of it already.
map--trouble-layout = { $file } cannot be read as it is, so nothing can be drawn in it. “sandtable check” says what is wrong.
map--trouble-globe = The map of this game lies on longitude and latitude; a drawing has neither. Take a GeoJSON file, or set "projection" in { $file } to "none".
map--no-file = { $path } cannot be read.
map--no-kind = “{ $name }” is no kind that places could be members of; there are: { $known }.
map--no-relation = “{ $name }” joins no members of { $kind }; there are: { $known }.
map--empty = The file is empty.
map--too-large = The file has { $size } million characters; at most { $most } million can be read. Leave out what is no border, or simplify it.
map--too-many = { $places } places with { $corners } corners are too many for a board; at most { $most } places can be taken. Leave some out, or simplify the borders.
map--no-xml = This is no whole SVG file: line { $line } has “{ $met }” where it cannot stand.
map--no-svg = This is XML, but no drawing: it begins with “{ $found }”, not with “svg”.
map--no-json = This is no whole JSON file: { $message }
map--no-geojson = This is JSON, but no GeoJSON: a list of features is needed, not “{ $found }”.
map--topojson = This is TopoJSON. Save it as GeoJSON: mapshaper.org does, and so do most programs for maps.
map--no-shapes = There are no areas in this file: Polygons in GeoJSON, paths, polygons, rectangles or circles in SVG.
map--unknown-format = This is neither SVG nor GeoJSON.
map--nameless = An area without a name is left out. In SVG a name is a label, a title or an id, in GeoJSON a property.
map--no-area = “{ $name }” has no inside and is left out.
map--line = “{ $name }” is a line, not an area, and is left out. Close it, or fill it.
map--point = “{ $name }” has no area and is left out.
map--copy = “{ $name }” is a copy of another shape (“use”) and is left out. Make it a shape of its own.
map--transform = “{ $name }” is moved by “{ $met }”, which cannot be read, and is left out.
map--path = Of “{ $name }” only what stands before “{ $met }” can be read.
map--coordinates = “{ $name }” has corners that are no numbers and is left out.
map--twice = { $count } areas are called “{ $name }”; the first is taken. Give them names of their own, or group them.
map--crosses = The border of “{ $name }” crosses itself, so part of it may count as outside.
map--thinned = The borders have { $before } corners; { $after } are taken, so that the board stays quick. Nobody sees the difference.
