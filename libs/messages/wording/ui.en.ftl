# Texts of the page and the command line. Rulesets can have their own wording for their own paths.

severity--error = error
severity--warning = warning
severity--note = note
finding--hint = hint
# Between suggestions that a finding puts into one pair of quotation marks.
near--or = {"” or “"}

session--over = The match is over.
session--no-such-answer = This question has no such answer.
session--not-allowed = That isn’t allowed.
replay--over = The match is over before this move.
replay--other-question = A different question is asked here now.
replay--other-role = A different player is asked here now.
replay--seats = The rules no longer have this seat layout.
setup--seats = Unknown seat layout. Available: { $known }.
setup--no-option = Unknown option “{ $name }”.{ $near ->
        [none] {" "}{ $known ->
            [none] This game has no options.
           *[other] Available: { $known }
        }
       *[other] {" "}Did you mean “{ $near }”?
    }
setup--misfit = { $how ->
        [long] “{ $name }” is too long: { $form ->
            [list] it has { $part } items, and at most { $most } fit.
           *[other] at most { $part } characters fit.
        }
        [pair] “{ $part }” isn’t a key with a value for “{ $name }”. Example: --option { $name }=KEY:VALUE,KEY:VALUE
       *[value] “{ $part }” isn’t a value for “{ $name }”.{ $form ->
            [range] {" "}It takes numbers from { $low } to { $high }.
            [words] {" "}Available: { $known }
           *[other] {""}
        }
    }
setup--option = Unknown option.
setup--value = Unknown value for this option.

play--seed = Seed { $seed }; use --seed { $seed } to replay the same game.
play--turn = { $role }: { $choice }
play--pick = Number or name (? = help):
play--pick-only = Enter for “{ $answer }” (? = help):
play--pick-order = { $low ->
    [1] Up to { $high } in order, such as 2 1
   *[other] { $low } to { $high } in order, such as 2 1 3
} (? = help):
play--pick-order-or-none = Up to { $high } in order, such as 2 1; Enter for none (? = help):
play--pick-some = { $low } to { $high } of these; 3-5 is a range (? = help):
play--pick-some-or-none = Up to { $high } of these; 3-5 is a range; Enter for none (? = help):
play--pick-exactly = Exactly { $count } of these; 3-5 is a range (? = help):
play--wrong-count = { $count } picked, but expected { $low } to { $high }.
play--pick-none = Nothing to pick; press Enter to continue (? = help):
play--all = all
play--anyone = Any of these players may answer:
play--ambiguous = “{ $text }” can mean: { $answers }
play--more = … { $left } more; type “more” to see them, or part of a name to find one.
play--cost = cost { $cost }
play--yes = yes
play--no = no
play--none = none
play--chose = { $who }: { $what }.
play--chose-with = { $who }: { $what } – { $given }.
play--against = You play { $people }. { $count ->
    [one] A bot plays { $bots }.
   *[other] Bots play the others: { $bots }.
}
play--other-players = To change this, use --seat { $seat } to take another seat, --people 2 or --people all for several people at this keyboard, or --bot { $seat }={ $bot } to choose a bot.
play--thinking = { $seat } is thinking…
play--hand-over = { $seat }: take the keyboard and press Enter.
play--done = Press Enter to clear the screen for the next player.
play--help-one = Answer with a number, a name or an ID, or with enough of a name to tell it from the others.
play--help-several = Answer with numbers, ranges and names, separated by spaces or commas (1 3-5); “all” picks all of them.
play--help-row = Several steps fit on one line, such as 1 4 2.
play--help-lines = Write a line for each piece and an empty line to finish.
play--help-slash = A command that is also the name of an answer needs a slash: /log.
play--type-help = ?, help
play--type-why = why
play--type-show = show
play--type-log = log
play--type-more = more
play--type-undo = undo, u
play--type-quit = quit, q
play--does-help = shows this list
play--does-why = explains what led to this question; “why” with a name explains why that answer isn’t possible
play--does-show = shows the board: places, pieces, tracks and cards; with a name, shows only what mentions it
play--does-log = shows the last moves; “log 50” shows more
play--does-more = shows the next answers, or all of them again
play--does-undo = takes back the last pick or move
play--does-quit = stops the match; --save FILE saves it, --resume FILE continues it
play--nothing-shown = Nothing with that name is on the board.
play--no-log = Nothing has happened yet.
play--before = What happened last:
play--asked-by = “{ $question }” is asked by the rule at { $place }.
play--asked-by-section = “{ $question }” is asked by the rule at { $place } ({ $sections }).
play--out = Not possible now:
play--why-possible = { $what } is possible.
play--why-not = { $what } isn’t possible: { $reasons }
play--why-unknown = “{ $what }” isn’t among the answers that this rule considers. Type “why” to list all unavailable answers.
play--fits = Suggestion: { $answer }
play--not-understood = “{ $text }” isn’t one of the answers.
play--refused = Rejected: { $reasons }
play--excluded = Unavailable: { $candidate } ({ $reasons })
play--nothing-to-undo = Nothing to undo.
play--won = { $winners } won.
play--nobody = The match is over; nobody won.
play--drawn = The match ends in a draw.
play--fault = The rules hit a runtime error:
play--because = Reason: { $reason }
play--log-decision = { $role }: { $answer }
play--log-roll = { $die }: { $faces }
play--log-roll-named = { $label }: { $faces }
play--log-drawn = { $from } → { $to }: { $drawn }
play--log-named = { $label } ({ $what })
play--log-picked = { $label }: { $picked }
play--log-shuffled = { $pile } is shuffled
play--quit = Stopped after { $decisions ->
    [one] 1 move
   *[other] { $decisions } moves
  }.
fmt--no-text = { $path } isn’t encoded as UTF-8 and was skipped.
play--stuck = No legal answer to this question was found; the rules may ask for something impossible.
saved--other-rules = This match was started with different rules (“{ $ruleset }”, version { $version }); it is replayed with the current ones.
saved--lost = Move { $number } of { $decisions } is no longer legal; it and the moves after it are dropped.
play--limit = Stopped at the limit of { $decisions ->
    [one] 1 move
   *[other] { $decisions } moves
  }.

check--fine = No findings in { $files ->
    [one] 1 file
   *[other] { $files } files
  }.
check--count = { $errors ->
    [one] 1 error
   *[other] { $errors } errors
  }, { $warnings ->
    [one] 1 warning
   *[other] { $warnings } warnings
  }.
check--explain = { $count ->
    [one] More about this: sandtable explain { $code }
   *[other] More about them, for example: sandtable explain { $code }
  }
build--done = Wrote { $path }.
test--passed = passed  { $name }
test--failed = FAILED  { $name }
test--total = { $passed } passed, { $failed } failed
mutate--progress = { $done } of { $games } mutations
mutate--unreached = no example reaches this
mutate--unsound = Mutations can be tried once all examples pass.
mutate--no-reason = Missing reason why this mutation is equivalent: { $key }
mutate--unknown = This mutation no longer applies; delete the entry: { $key }
mutate--caught = This mutation is now caught; delete the entry: { $key }
fmt--would-change = { $path } isn’t formatted.
fmt--changed = Formatted { $path }.
fault-detail--value = The value was { $value }.
fault-detail--found = Found: { $value }.
fault-detail--range = Allowed: { $value }.
fault-detail--loop = The loop at { $where } doesn’t end.
fault-detail--local = { $name } = { $value }
fault-detail--unknown = The interpreter doesn’t reach this error when it replays the match, so its values are unknown.
simulate--games = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $decisions ->
    [one] 1 move
   *[other] { $decisions } moves
  }, digest { $digest }
simulate--ends = { $won } won, { $drawn } drawn, { $limited } at the limit, { $faults ->
    [one] 1 runtime error
   *[other] { $faults } runtime errors
  }
simulate--wins = { $role }: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
  }, { $share } (95% confidence interval { $low } to { $high })
simulate--guessed = answered at random, because no policy covers this question: { $path } ({ $share } of { $asked } times)
simulate--reference = { $games ->
    [one] 1 game
   *[other] { $games } games
  } cross-checked against the reference: { $differences ->
    [one] 1 difference
   *[other] { $differences } differences
  }
simulate--speed = { $seconds } s, { $rate } moves per second
simulate--length = moves per game: { $mean } on average, { $min } to { $max }
simulate--rules = { $ran } of { $of } rules ran
simulate--never = never: { $path }
simulate--coverage = { $ran } of { $of } statements of the rules ran
simulate--fault = game { $game }, seed { $seed }: { $fault } at { $where }
simulate--again = replay: { $command }
simulate--progress = { $done } of { $games } games
queue--address = “{ $value }” isn’t the address of a queue. Example: --queue redis://localhost:6379
queue--unreachable = Can’t connect to Redis at { $address } ({ $why }). Check that it is running and that the address and password are right.
queue--no-workers = No worker is connected to { $address }. Start one on any machine: sandtable worker --queue { $address }
queue--other-worker = The connected workers run a different version of Sandtable: { $theirs }. This is { $own }. Results are reproducible only with the same version, so these workers won’t be used. Install the same version on their machines.
queue--other-client = A command from a different version of Sandtable is waiting in the queue: { $theirs }. This worker is { $own } and won’t play its games.
queue--lost = Lost the connection to Redis. Reconnecting…
queue--back = Reconnected to Redis.
queue--dead-games = { $games ->
    [one] game { $first }
   *[other] games { $first } to { $last }
}
queue--dead = { $games ->
    [one] Game { $first } (seed { $seed }) couldn’t be played and isn’t included in the results:
   *[other] Games { $first } to { $last } (seeds from { $seed }) couldn’t be played and aren’t included in the results:
}
queue--dead-time = it took too long.
queue--dead-memory = it needed too much memory.
queue--dead-error = it failed ({ $detail }).
queue--dead-changed = the data was changed in transit.
queue--dead-lost = the workers that played it were terminated repeatedly ({ $detail }).
worker--ready = Playing games from { $address }, { $concurrency ->
    [one] 1 batch
   *[other] { $concurrency } batches
  } at a time. Sandtable { $program }. Press Ctrl+C to stop.
worker--least-memory = --memory must be at least { $least } MB: a thread can’t start with less.
worker--ending = Finishing the batches already started…
worker--ended = { $shares ->
    [one] 1 batch
   *[other] { $shares } batches
  } played.
simulate--stopped = stopped after { $games } of { $wanted } games
ladder--games = { $game }: bots, strongest first; { $games ->
    [one] 1 game
   *[other] { $games } games
  } for each pair
ladder--rating = { $bot }: Elo { $elo } (95% confidence interval { $low } to { $high })
ladder--pair = { $a } vs. { $b }: { $share } in { $games ->
    [one] 1 game
   *[other] { $games } games
  } (95% confidence interval { $low } to { $high })
ladder--limited = { $games ->
    [one] 1 game reached the limit and counts as a draw
   *[other] { $games } games reached the limit and count as draws
  }
ladder--faults = { $games ->
    [one] 1 game
   *[other] { $games } games
  } ended in a runtime error
edit--taken = Port { $port } is in use by another program, so the next free one is used.
edit--open = Workbench running at { $address } (folder { $folder }). Press Ctrl+C to stop.
edit--read-only = This folder is read-only: you can play and read, but changes won’t be saved.
edit--empty = This folder has no rulesets yet. “sandtable games rulesets” copies the games that come with Sandtable; “sandtable new NAME” creates a new one.
games--copied = Copied { $path }.
games--kept = { $path } already exists and wasn’t changed.
games--next = Next: sandtable edit { $path }
new--done = Wrote { $path } ({ $files ->
    [one] 1 file
   *[other] { $files } files
  }).
new--next-repository = Next: cd { $path } · git init · npm install · npm start
new--next = Next: sandtable check { $path } · sandtable test { $path } · sandtable play { $path } --bot second=random
sections--figures = { $sections ->
    [one] 1 section
   *[other] { $sections } sections
  }, { $gaps } with gaps; procedures without a citation: { $uncited }
sections--no-example = §{ $section }  no example
sections--no-rule = §{ $section }  no rule
sections--complete = §{ $section }
sections--rules = rules: { $names }
sections--data = data: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
  }
sections--examples = examples: { $names }
sections--expectations = expectations: { $names }
sections--uncited = without a citation: { $names }
facts--figures = reconstructed facts: { $facts }, rulings: { $rulings }
facts--ruling = ruling { $name } = { $value }: { $because }
facts--no-reason = no reason given

usage--command = Unknown command “{ $name }”. Commands: { $known }.
usage--option-unknown = Unknown option “{ $name }”. “sandtable { $command } --help” lists the options.
usage--option-value = “{ $name }” needs a value. “sandtable { $command } --help” shows which. If the value starts with a hyphen, write “{ $name }=VALUE”.
usage--option-plain = “{ $name }” doesn’t take a value.
usage--no-game = Unknown ruleset “{ $name }”: no folder here or in ./rulesets, no installed package and no game that comes with Sandtable has this name.
usage--no-variant = Unknown house rule “{ $name }”. { $known ->
        [none] This ruleset has no house rules; they belong in its “variants” folder.
       *[other] Available: { $known }.
    }
usage--no-project = There is no ruleset in this folder. “sandtable new NAME” creates one, “sandtable games rulesets” copies the games that come with Sandtable here, and “sandtable check GAME” checks one elsewhere.
usage--full = The disk is full, so nothing was created. Free some space and try again.
usage--read-only = This folder is read-only, so nothing was written. Run the command in a folder of your own, or give yourself permission to write.
usage--borrowed = { $path } belongs to an installed package or another folder, so it isn’t changed from here. Copy it to your own “variants” folder first.
usage--no-code = Unknown finding “{ $name }”.
usage--number = “{ $name }” must be a whole number, not “{ $value }”.
usage--number-between = “{ $name }” must be between { $least } and { $most }, not { $value }.
usage--needs = “sandtable { $name }” needs { $what }.
usage--frame = “{ $value }” is neither an origin nor a scheme. Example: --frame "vscode-webview: https://example.org".
usage--folder = “{ $path }” isn’t a folder.
usage--bot = Unknown bot “{ $value }”. Use one of: { $known }. N can be 1 to { $most }. Examples: --bot SEAT=random, --bot all=search:200
usage--policy = { $known ->
        [none] These rules have no policy
       *[other] Unknown policy “{ $value }” (available: { $known })
    }; use one of: { $others }.
usage--no-save = File “{ $path }” not found.
usage--seat = Unknown seat “{ $seat }” (available: { $known }).
usage--language = Unsupported language “{ $value }” (available: { $known }).
usage--license = Unknown license “{ $name }” (available: { $known }).
usage--name = “{ $name }” isn’t a valid ruleset name: use lowercase letters, digits and single hyphens, starting with a letter; at most 40 characters, and not “dist”.
usage--exists = { $path } already exists; nothing was written.
usage--template = Unknown template “{ $name }” (available: { $known }).

session--other-seat = A different seat is asked.
session--other-role = This role isn’t asked.
simulate--twins = { $games ->
    [one] 1 game
   *[other] { $games } games
  } with twins: { $rests ->
    [one] 1 question
   *[other] { $rests } questions
  } compared, { $leaks ->
    [one] 1 leak
   *[other] { $leaks } leaks
  }
simulate--leak = { $choice } (game { $game }, move { $decision }): { $what } depends on what { $role } can’t see: { $changed }
test--twins = no leak in { $rests ->
    [one] 1 question
   *[other] { $rests } questions
  } of { $games ->
    [one] 1 game
   *[other] { $games } games
  }

ide--kind = Kind with { $count } { $count ->
    [one] member
   *[other] members
}.
ide--pool = Pool: at most { $limit } { $limit ->
    [one] member
   *[other] members
} at a time, created and removed during play.
ide--fixed-field = Field of { $of }, set when a member is created.
ide--record-field = Part of { $of }.
ide--field = Constant field of { $of }.
ide--state-field = State field of { $of }.
ide--seen = Seen by `{ $roles }`.
ide--relation = Relation with { $count } { $count ->
    [one] pair
   *[other] pairs
}.
ide--constant = Constant.
ide--option = Option: chosen at the start of a match.
ide--ruling = Ruling: decides what the rules leave open.
ide--because = Reason: { $text }
ide--member = Member of { $of }.
ide--tag = Value of { $of }.
ide--local = Local name in this rule.
ide--function = Function: computes a value without side effects.
ide--search = Search: everything reachable, as a set.
ide--decision = Decision: solved together with those it depends on.
ide--decisions = Decisions that depend on each other.
ide--policy = Policy: how a bot ranks the legal answers.
ide--procedure = Procedure.
ide--pile = Pile.
ide--state = State.
ide--die = Die.
ide--type = Type.
ide--layout = Seat layout.
ide--from = From: { $text }
ide--reconstructed = Reconstructed: { $text }
ide--cites = { $sections }
ide--builtin = Built-in.
ide--builtin-count = The number of elements of a set, type, range, pile, list or map.
ide--builtin-spent = The cost of the steps of a search so far.
ide--builtin-path = The path to a member of a search, as a list without the start.
ide--builtin-cost = The cost of reaching a member of a search; none if it can’t be reached.
ide--builtin-distinct = Whether the values of all keys of a map, or all items of a list, are different; values that are none are ignored.
ide--builtin-min = The smaller of two numbers.
ide--builtin-max = The larger of two numbers.
ide--builtin-floor = The number, rounded down to a whole number.
ide--builtin-ceil = The number, rounded up to a whole number.
ide--builtin-rank = The position of a value in the order of its type, starting at 0.
ide--builtin-seat = The number of the seat that plays a role, starting at 0; -1 if nobody plays it.
ide--builtin-automated = Whether a policy of the rules plays the seat of a role.
ide--builtin-mode = The seat layout of the match.
ide--builtin-seated = Whether someone plays a role.
ide--builtin-neighbours = The cells next to a cell of its grid.
ide--builtin-distance = The number of steps between two cells of a grid.
ide--builtin-toward = The cell next to a cell in a direction; none if there isn’t one. Directions count clockwise from the top.
ide--builtin-direction = The direction from one cell to another in a straight line; none if they aren’t in line.
ide--builtin-opposite = Whether the first and the third cell are neighbors of the second on opposite sides.
ide--builtin-hex = The hex with these axial coordinates, if it exists.
ide--builtin-square = The square with these coordinates, if it exists.
ide--builtin-everyone = All roles.
ide--builtin-nobody = No role.
ide--builtin-bool = True or false.

rules-text--yes = yes
rules-text--no = no
rules-text--none = –
usage--no-text = “{ $path }” has no rulebook: text/{"{"}de,en{"}"}/*.md.

notation--read = { $read }
notation--guessed = “{ $line }” was read as “{ $read }”.
notation--other-piece = “{ $line }” was read as “{ $read }”, because that is the piece there.
notation--heading = { $line }
notation--other-time = “{ $line }” is for a different time. The lines below it were read anyway.
notation--again = “{ $line }”: this piece already has a line; the first one is used.
notation--several-readings = “{ $line }” is ambiguous: { $readings }.
notation--several-pieces = “{ $line }” could mean several of your pieces.
notation--foreign = “{ $line }”: { $piece } isn’t yours.
notation--no-such-piece = “{ $line }”: { $piece } doesn’t exist.
notation--no-piece = “{ $line }” doesn’t say which piece it is for.
notation--not-there = “{ $line }” refers to a piece that isn’t on the board.
notation--not-understood = “{ $line }”: can’t read “{ $text }”.
    .near = Did you mean “{ $near }”?
notation--unfinished = “{ $line }” is incomplete.
notation--empty-line = This line is empty.
notation--missing-line = No line for { $piece }, so this is used: { $read }.
examples--fresh = all examples in the base pass
examples--answers = { $name }: needs more answers
examples--otherwise = { $name }: different outcome
examples--none = { $name }: no change found; it can only be removed
examples--would-write = { $count ->
    [one] 1 change
   *[other] { $count } changes
  } would be written; use --write to write them
examples--written = { $count ->
    [one] 1 change
   *[other] { $count } changes
  } written
stamp--fresh = all fingerprints are up to date
stamp--would-write = { $count ->
    [one] 1 fingerprint
   *[other] { $count } fingerprints
  } would be written; use --write to write them
stamp--written = { $count ->
    [one] 1 fingerprint
   *[other] { $count } fingerprints
  } written
play--write = One per line, then an empty line to finish (? = help).
play--no-page = { $role } hasn’t entered anything.
play--page-refused = Orders from { $role } rejected: { $reasons }
play--page-partly = Orders from { $role } conflict; earlier lines take precedence. Skipped: { $lines }. { $reasons }
play--pages-end = No more orders; the match is waiting at “{ $choice }”.
usage--no-notation = “{ $game }” has no notation, so it can’t read orders.
usage--no-rules-in = { $path } has no rules or tables to change.
usage--no-orders = “{ $path }” has no orders: expected text files (.txt), one per role or with the roles as headings.

diff--count = { $a } → { $b }: { $count ->
        [0] no differences
        [one] 1 difference
       *[other] { $count } differences
    }
diff--added = { $what } added
diff--removed = { $what } removed
diff--replaced = { $what } replaced
diff--part-added = { $name } added
diff--part-removed = { $name } removed
diff--part-changed = { $name } changed
diff--part-before = new steps before { $name }
diff--part-after = new steps after { $name }
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
diff--name-play = Game flow
diff--name-whenever = Trigger
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
diff--sort-play = Game flow
diff--sort-whenever = Triggers
diff--sort-decisions = Decisions
diff--sort-policy = Policies
diff--sort-notation = Notations
diff--sort-expect = Expectations
diff--sort-example = Examples
diff--sort-text = Texts

compare--games = { $a } → { $b }: { $pairs ->
    [one] 1 game
   *[other] { $pairs } games
  } with each; bots: { $bots }
compare--same = { $same ->
    [one] 1 of them is identical
   *[other] { $same } of them are identical
  }{ $first ->
        [none] {""}
       *[other] ; the first that diverges is game { $first }
    }
compare--guessed = { $ruleset }: answered at random, because no policy covers these questions: { $questions }
compare--guess = { $path } ({ $share })
compare--fault = { $ruleset }, game { $game } (seed { $seed }): { $fault }
compare--replaced = replaced without calling the original, so how often they run isn’t comparable: { $names }
compare--mostly-limited = most games reached the move limit, so wins mean little; raise --max-decisions
compare--faults = { $faults ->
    [one] 1 game
   *[other] { $faults } games
  } ended in a runtime error
compare--wins = { $role } wins
compare--drawn = no winner
compare--limited = at the limit
compare--decisions = moves
compare--sort-use = rules executed more or less often per game:
compare--sort-chosen = answers chosen more or less often per game:
compare--sort-final = final values:
compare--sort-members = final counts by value:
compare--nothing = No statistically significant difference.
compare--stopped = stopped after { $pairs } of { $wanted }
compare--over = game over
compare--answered = “{ $question }” has a different answer
compare--parted = game { $game } after { $decisions ->
    [one] 1 move
   *[other] { $decisions } moves
  }: { $what }
compare--difference = difference
compare--interval = 95% confidence interval

odds--exact = { $runs ->
    [one] certain, one outcome
   *[other] exact, { $runs } combinations, { $outcomes ->
        [one] one outcome
       *[other] { $outcomes } outcomes
    }
  }
odds--sampled = from { $runs } samples, with 95% confidence intervals; there are too many outcomes to compute all of them
odds--lost = Runs that didn’t finish were dropped: { $share } of all runs.
odds--now = { $name }, now { $from }
odds--mean = , { $mean } on average
odds--sums = at least { $atLeast }, at most { $atMost }
odds--interval = { $low } to { $high }
odds--more = { "  " }and { $more } more
odds--nothing = Nothing changes.
odds--ends = The match ends:
odds--asks = The run stops at a question:
usage--no-example = Unknown example “{ $name }”.{ $known ->
        [none] {""}
       *[other] {" "}Did you mean “{ $known }”?
    }
usage--others = “{ $value }” can’t answer questions; use one of: { $known }.
usage--given-fault = The position can’t be set up: the statements in --given end the match.
odds--lies = { $name } is in
odds--there = { $name } exists
usage--action = Unknown action “{ $name }” (available: { $known }).
usage--catalogue = “{ $name }” isn’t a language code, such as “en” or “pt-BR”.
l10n--written = { $path }: { $texts ->
    [one] 1 text
   *[other] { $texts } texts
  }, { $translated } translated, { $stale } to review, { $missing } missing.
l10n--source = { $texts ->
    [one] 1 text
   *[other] { $texts } texts
  }, { $words ->
    [one] 1 word
   *[other] { $words } words
  }.
l10n--progress = { $name }: { $share } of words; { $translated } of { $texts ->
    [one] 1 text
   *[other] { $texts } texts
  }, { $stale } to review, { $missing } missing.
l10n--unnamed = { $kind }: { $count ->
    [one] 1 member has no name. Use --all to list it.
   *[other] { $count } members have no name. Use --all to list them.
  }
l10n--missing = { $name }: { $missing ->
    [one] one of { $texts } texts is missing
   *[other] { $missing } of { $texts } texts are missing
}.
usage--variant-texts = “l10n { $action }” works on the texts of the game itself. House rules have their texts in their own files; “sandtable l10n missing { $name } LANG” lists the lines that are missing there.
usage--fragment = Unknown fragment “{ $name }”.
l10n--reviewed = { $count ->
    [0] Wrote { $path }; all texts match the current rules.
    [one] Wrote { $path }; 1 fragment needs review: { $names }
   *[other] Wrote { $path }; { $count } fragments need review: { $names }
}

rulebook--written = Wrote { $path }.
rulebook--not-printed = { $browser } didn’t print { $path }; you can print the page from any browser.
rulebook--no-browser = No Chromium found to print { $path }; you can print the page from any browser.
rulebook--no-pictures = The board isn’t included: run “npm run build” once, so that it can be drawn.
rulebook--contents = Contents
rulebook--glossary = Glossary
rulebook--index = Index
rulebook--signs = Symbols on the board
rulebook--original = Numbers with § in the margin refer to sections of the rulebook that this text is based on.
rulebook--chapter = chapter { $number }
rulebook--figure = Fig.
rulebook--example = { $title }: an example
rulebook--version = Rules, version { $version }
rulebook--variants = With { $names }
rulebook--board = Starting position
usage--no-translation = No rulebook in “{ $lang }” (available: { $known }).
usage--no-words = This game has no texts in “{ $lang }” (available: { $known }).
usage--no-catalogue = l10n/{ $lang }.po not found; create it with “sandtable l10n merge”.
l10n--refused = { $count ->
    [one] 1 text wasn’t imported
   *[other] { $count } texts weren’t imported
} because values or links are missing.
l10n--remembered = { $path }: { $taken ->
    [one] 1 text
   *[other] { $taken } texts
  } filled from the translation memory, { $near } from similar texts, to review.
l10n--taken = { $count ->
    [one] Imported 1 text into { $path }.
   *[other] Imported { $count } texts into { $path }.
}
odds--exactly = exact, { $runs ->
    [one] one combination
   *[other] { $runs } combinations
  }
odds--imagined = average over { $positions } possible positions, because the outcome depends on hidden information
odds--log = The log says:
usage--no-answer = “{ $answer }” isn’t an answer to this question.

## Archives
archive--no-zip = This isn’t a ZIP file.
archive--cut = The archive is truncated or damaged: its file list is missing. { $files ->
    [0] No file could be recovered.
    [one] 1 file was recovered.
   *[other] { $files } files were recovered.
  }
archive--path = { $path }: skipped; the path leads outside the folder or isn’t valid on all systems.
archive--link = { $path }: skipped; it is a link or device, not a file.
archive--encrypted = { $path }: skipped; it is encrypted. Create the archive again without a password.
archive--method = { $path }: skipped; unsupported compression method { $method }. Create a standard ZIP file.
archive--name = { $path }: skipped; a ruleset can’t contain this file.
archive--tool = { $path }: skipped; a file for tools such as npm or Nx isn’t part of a ruleset.
archive--twice = { $path }: skipped; on some systems it is the same file as { $other }.
archive--too-many = The archive has { $files } files; only the first { $most } were read.
archive--too-large = { $path }: skipped; larger than { $most } bytes.
archive--all-too-large = { $path }: skipped with all files after it; the archive exceeds { $most } bytes.
archive--bomb = { $path }: skipped; its compression ratio is above { $ratio }:1, which no ordinary text reaches.
archive--nested = { $path }: skipped; it is an archive itself. Unpack it separately.
archive--damaged = { $path }: skipped; it is damaged.
archive--no-text = { $path }: skipped; it isn’t encoded as UTF-8.
archive--other-sum = { $path }: modified since the archive was created.
archive--unlisted = { $path }: added after the archive was created.
archive--missing = { $path }: listed in the archive, but missing.
archive--newer = The archive was created with a newer version of Sandtable; some contents may be ignored.
archive--outside = { $path }: skipped; it isn’t in a ruleset.
pack--done = Wrote { $path } ({ $files ->
    [one] 1 file
   *[other] { $files } files
  }, { $bytes } bytes).
unpack--done = Unpacked { $files ->
    [one] 1 file
   *[other] { $files } files
  } to { $path }.
unpack--same = Nothing to write: { $path } is already identical.
unpack--problems = Nothing was written. Use --partly to unpack the valid files.
unpack--taken = { $path } already exists with different content.
unpack--kept = Nothing was written. Use --force to overwrite existing files.
unpack--leads-out = { $path } leads outside the folder; nothing was written.
usage--refused = Can’t read or write { $path }: permission denied ({ $code }).
usage--no-file = File “{ $path }” not found.

# The language server.
usage--no-streams = The language server needs standard input and output.
lsp--no-rename = “{ $name }” isn’t a valid name here.

hand--dice = Manual: { $place } gives { $gives }
hand--change = Changed manually: { $what } = { $value }
hand--seed = Manual: new random seed from here (seed { $seed })
hand--done = Something was changed manually.
hand--no-place = There is no such die or draw.
hand--past = This has already been rolled or drawn; go back to a move before it.
hand--no-result = No result given.
hand--no-face = The die has no such face.
hand--no-pick = This can’t be picked there, or is listed twice.
hand--cannot-be-set = This result can’t be set.
hand--not-offered = The result you set isn’t possible there: undo it, or choose a different answer.
hand--fewer-dice = You set more dice than are rolled there: undo it, or choose a different answer.
hand--no-field = Nothing with this name changes during a match.
hand--no-member = This member doesn’t exist.
hand--no-value = This value isn’t possible here.
hand--not-there = This isn’t in play.
hand--full = There is no room for it.
hand--wide = Values of this type can’t be edited manually.
hand--no-answer = That would leave the current question without a legal answer.
hand--real = Manual edits aren’t allowed in this match.

# Lines above declarations.
ide--uses = { $count ->
    [0] not used
    [one] 1 use
   *[other] { $count } uses
}
ide--examples = { $count ->
    [one] Change 1 example in the base that this house rule breaks
   *[other] Change { $count } examples in the base that this house rule breaks
}
ide--used-in-examples = { $count ->
    [one] 1 example
   *[other] { $count } examples
}

# Findings under their cause.
finding--follows = { $count ->
    [one] 1 related finding:
   *[other] { $count } related findings:
}
finding--follows-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
l10n--words-taken = { $path }: { $changed ->
    [one] 1 word
   *[other] { $changed } words
  } changed, { $added } new.
usage--no-terms = Glossary l10n/terms.de.csv not found in { $path }.

# What can be done to the text.
ide--mirror = Repeat for { $other } instead of { $named }
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
ide--add-field = Add field “{ $name }” to { $owner }
ide--remove-unused = Remove unused “{ $name }”
ide--extract-constant = Extract constant from { $value }
ide--extract-constant-here = Extract constant from { $value } (all { $count } in this rule)
ide--extract-constant-all = Extract constant from { $value } (all { $count } in the rules)
ide--extract-function = Extract function
ide--inline = Inline “{ $name }”
ide--promote = Move this from the house rule into the rules
ide--changed-by = changed by { $name }

# Why, in the terminal.
why--no-step = The match has { $steps ->
    [one] 1 move
   *[other] { $steps } moves
  }; there is no move { $at }.
why--not-to-there = The match can’t be replayed to move { $at } with these rules.
why--not-asked = There is no question there, or it isn’t for that role.
why--no-place = No executable rule at { $place }. Name a line with a statement: FILE:LINE
why--start = Start of the match:
why--step = Move { $at }: { $what }
why--no-rules = No rules ran.
why--cut = Showing the first { $n } steps.
why--nothing-against = { $what } is allowed.
why--not = Why not { $what }?
why--guard = Its condition isn’t met.
why--outside = It isn’t one of the candidates.
why--whole = The answer as a whole doesn’t meet its condition.
why--bounds = Too few or too many are selected.
why--later = It would leave no legal answer to: { $next }
why--unknown = The question has no such answer.
why--this = ← the reason
why--true = true
why--false = false
why--skipped = not evaluated
why--no-value = no value
why--rule = This rule in move { $at }:
why--ran = It ran { $times ->
    [one] once
   *[other] { $times } times
  }:
why--test = Not reached: the enclosing condition was false.
why--answer = Not reached: a different answer was chosen here.
why--left = Not reached: the enclosing block ended earlier, or is still running.
why--uncalled = { $name } wasn’t called.
why--whenever = The condition was evaluated and was false.
why--last = Last ran in move { $at }.
picture--no-sheet = This game’s board can’t be exported as an image; use .html or .pdf to print its tables and cards.
picture--not-built = The board can’t be drawn before Sandtable is built. Run “npm run build” once in its folder, then try again.
picture--no-browser = No Chromium found to create { $path }; .svg and .html don’t need it.

# Games made shorter.
simulate--shortened = shortened from { $before ->
    [one] 1 move
   *[other] { $before } moves
  } to { $after }: { $file }

## Variants whose base has changed, in the terminal
migrate--current = { $name }: { $what ->
        [save] format
       *[rules] language
    } { $version }, nothing to do
migrate--migrated = { $name }: { $what ->
        [save] format
       *[rules] language
    } { $version } → { $newest }
migrate--would-write = { $count ->
        [one] 1 file would change; use --write to save it
       *[other] { $count } files would change; use --write to save them
    }
migrate--written = { $count ->
        [one] 1 file written
       *[other] { $count } files written
    }
migrate--newer = { $name } needs { $what ->
        [save] format { $version } of saved matches, but this version of Sandtable only reads format { $newest }.
       *[rules] language version { $version }, but this version of Sandtable only knows version { $newest }.
    } Update Sandtable: npm install --global sandtable@latest
migrate--stranded = { $name } uses { $what ->
        [save] format
       *[rules] language version
    } { $version }, which can’t be migrated to { $newest }.
migrate--unstated = { $what ->
        [save] { $name } isn’t a saved match: its “format” is missing.
       *[rules] { $name } doesn’t say which language version it uses. Add a line such as: ruleset "my-game" version "1.0.0" language { $newest }
    }
rebase--fresh = the base is unchanged
rebase--stale = the base has changed
rebase--drift = a rule it relies on has changed
rebase--gone = the base no longer exists
rebase--then = previous base
rebase--now = current base
rebase--mine = house rule
rebase--unknown = (unknown)
rebase--moved = It seems to have a new name. Add this to the house rule: moved { $from } to { $to }
rebase--broken = Nothing was written: with these choices, the rules have errors.
rebase--kept = { $path }: override kept
rebase--taken = { $path }: override removed, base rules used
rebase--merged = { $path }: the base’s changes merged into the override
rebase--mergeable = The base and the house rule changed different lines. To merge them: --merge { $path }
rebase--would-write = { $count } resolved; use --write to save
rebase--written = { $count } resolved and written
rebase--left = { $count } unresolved; use --keep-mine PATH, --merge PATH or --take-theirs PATH for one, or “all” for all
usage--no-rebase = “{ $path }” isn’t among the overrides to resolve: { $known }.
usage--two-ways = “{ $path }” can’t be both kept and removed.

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
  } in { $kind }: { $names }
map--new-kind = new kind { $kind }
map--known = { $count ->
    [one] 1 existing member gets its position
   *[other] { $count } existing members get their positions
  } from the map: { $names }
map--links = { $count ->
    [0] no new links
    [one] 1 new link
   *[other] { $count } new links
  } in { $relation }, { $known } existing
map--copied = new members copy values from the last existing member ({ $columns }); review them
map--more = … and { $count } more
map--not-all = Skipped or only partly imported:
map--would-write = Nothing written yet; use --write to write { $files }.
map--written = Wrote { $files }.
map--nothing = Nothing to write: the rules already contain all of it.
map--trouble-layout = { $file } has errors, so nothing can be added to it. Run “sandtable check” for details.
map--trouble-globe = This game’s map uses longitude and latitude, which a drawing doesn’t have. Import a GeoJSON file, or set "projection" in { $file } to "none".
map--no-file = { $path } can’t be read.
map--no-kind = “{ $name }” isn’t a kind that can contain places (available: { $known }).
map--no-relation = “{ $name }” doesn’t link members of { $kind } (available: { $known }).
map--empty = The file is empty.
map--too-large = The file has { $size } million characters; at most { $most } million are supported. Remove everything but borders, or simplify them.
map--too-many = { $places } places with { $corners } corners are too many; at most { $most } places are supported. Remove some, or simplify the borders.
map--no-xml = Invalid SVG: unexpected “{ $met }” on line { $line }.
map--no-svg = This XML file isn’t an SVG: it starts with “{ $found }”, not “svg”.
map--no-json = Invalid JSON: { $message }
map--no-geojson = This isn’t GeoJSON: expected a list of features, found “{ $found }”.
map--topojson = This is TopoJSON. Save it as GeoJSON, for example with mapshaper.org.
map--no-shapes = No areas found: expected polygons in GeoJSON, or paths, polygons, rectangles or circles in SVG.
map--unknown-format = This is neither SVG nor GeoJSON.
map--nameless = Skipped an area without a name. In SVG, use a label, title or id; in GeoJSON, a property.
map--no-area = “{ $name }” has no area; skipped.
map--line = “{ $name }” is a line, not an area; skipped. Close it, or fill it.
map--point = “{ $name }” is a point, not an area; skipped.
map--copy = “{ $name }” is a copy of another shape (“use”); skipped. Convert it to a separate shape.
map--transform = “{ $name }” has the unsupported transform “{ $met }”; skipped.
map--path = “{ $name }”: only the part before “{ $met }” can be read.
map--coordinates = “{ $name }” has invalid coordinates; skipped.
map--twice = { $count } areas are called “{ $name }”; only the first is used. Rename them, or group them.
map--crosses = The border of “{ $name }” crosses itself, so part of it may count as outside.
map--thinned = The borders have { $before } corners; { $after } are kept to keep the board fast. The difference isn’t visible.

sweep--head = { $game }: { $points ->
        [one] one point
       *[other] { $points } points
    } with { $games ->
    [one] 1 game
   *[other] { $games } games
  } each, the same seeds at every point; bots: { $bots }
sweep--games = games
sweep--as-is = as is
sweep--clear = * differs significantly from the same games with the current rules
sweep--failed = { $at }: { $reason }
sweep--faults = { $faults ->
        [one] one game ended in a runtime error:
       *[other] { $faults } games ended in a runtime error; the first was
    } game { $game } with { $point ->
        [none] the current rules
       *[other] { $point }
    }
sweep--nothing = No point could be played.
sweep--known = { $known ->
        [one] 1 of { $games } games was
       *[other] { $known } of { $games } games were
    } in the store
sweep--form = “{ $value }” isn’t of the form NAME=VALUES. Example: --vary hitsFrom=2..6
sweep--unknown = Unknown name “{ $name }”: it isn’t a constant, a ruling, an option, or a value in a table (TABLE.ROW.COLUMN).{ $near ->
        [none] {" "}{ $known ->
            [none] This game has nothing to vary.
           *[other] Available: { $known }
        }
       *[other] {" "}Did you mean “{ $near }”?
    }
sweep--twice = “{ $name }” is varied twice. Write all values in one list: { $name }=1,2,3
sweep--variant = Unknown house rule “{ $name }” (available: { $known }).{ $near ->
        [none] {""}
       *[other] {" "}Did you mean “{ $near }”?
    }
sweep--values-empty = A value of “{ $name }” is missing. Examples: 2..6, 0..100:20, true,false
sweep--values-range = “{ $part }” isn’t a range of numbers for “{ $name }”. Write FROM..TO or FROM..TO:STEP, such as 2..6 or 0..100:20.
sweep--values-many = “{ $part }” has more than 1,000 values for “{ $name }”. Use a step, such as 0..5000:500.
sweep--many = { $count } points are too many (at most { $most }). Use fewer values, or draw some points: --sample latin:40
sweep--sample = “{ $value }” isn’t a sample. Example: --sample latin:40
sweep--measure = Unknown measure “{ $name }”.{ $near ->
        [none] {" "}Use winner, winner.ROLE, draws, stopped, length, or the name of a rule, a number or a member. In this game: { $known }
       *[other] {" "}Did you mean “{ $near }”?
    }
sweep--no-measure = --measure needs a name, such as winner or length.

sweep--head-most = { $game }: { $points ->
        [one] one point
       *[other] { $points } points
    } with at most { $games } games each, the same seeds at every point; bots: { $bots }
sweep--head-precise = { $game }: { $points ->
        [one] one point
       *[other] { $points } points
    }, played until the result is known to ±{ $precision }, at most { $games } games each, the same seeds at every point; bots: { $bots }
sweep--imprecise = { $count ->
        [one] One point isn’t
       *[other] { $count } points aren’t
    } known to ±{ $precision } after { $games ->
    [one] 1 game
   *[other] { $games } games
  }; raise --games
sweep--nobody-wins = No game has a winner, so wins can’t be compared. Stronger bots may win: --bot policy or --bot search:50
sweep--written = Wrote { $file }.
sweep--picture-title = { $game }: results by { $names }
sweep--picture-note = { $games ->
    [one] 1 game
   *[other] { $games } games
  } per point, the same seeds at every point; bots: { $bots }
sweep--picture = “{ $file }” isn’t an image file: --picture needs a name that ends in .svg or .html
sweep--picture-axes = A picture shows one or two things that vary, not { $count }. Use --csv for more.
sweep--precision = “{ $value }” isn’t a precision. Example: --precision 2%
sweep--two-modes = { $one } and { $other } can’t be used together.
sweep--stray = { $option } works only with { $mode }.
sweep--until = “{ $value }” isn’t of the form MEASURE=VALUE. Examples: --until winner.ROLE=50%, --until length=120
sweep--until-one = “{ $name }” stands for several measures; --until needs a single one, such as winner.ROLE=50%
sweep--until-share = “{ $name }” is a share of games, so --until needs 0% to 100%: { $name }=50%
sweep--until-number = “{ $name }” is a number, so --until needs a number: { $name }=120
sweep--confidence = The joint confidence level of all intervals is 95% if the measure only rises or only falls from the first value to the last.
sweep--found = { $target } is reached with { $name }={ $best }: { $mean }. Every other value is farther away.
sweep--found-range = { $target } is reached with { $name } from { $from } to { $to }, as far as these games can tell. Nearest: { $best }, with { $mean }. More games narrow it down: --games
sweep--found-between = No value reaches { $target } exactly: it is crossed between { $name }={ $from }, with { $one }, and { $name }={ $to }, with { $other }.
sweep--found-below = No value reaches { $target }: the measure stays below it for { $name } from { $from } to { $to }.
sweep--found-above = No value reaches { $target }: the measure stays above it for { $name } from { $from } to { $to }.
sweep--found-turning = { $target } is crossed twice: at both ends of the range, the measure is on the same side of it; at { $name }={ $middle }, it is on the other side. Search each half separately, or try all values with --vary.
sweep--rank-head = { $game }: { $count ->
        [one] one number, changed
       *[other] { $count } numbers, each changed
    } by one step up and down; { $games } games for each change, with the same seeds; bots: { $bots }
sweep--rank-clear = { $clear ->
        [one] 1 of { $count } numbers makes
       *[other] { $clear } of { $count } numbers make
    } a significant difference
sweep--number = number
sweep--step = step
sweep--measured = measure
sweep--no-numbers = { $only ->
        [none] This game has no numbers to vary.
       *[other] No number has a name like { $only }. Examples: --only hitsFrom, --only "Army.*.strength"
    }
sweep--many-numbers = { $count } numbers are too many (at most { $most }). Choose some of them; * matches anything: --only "Army.*.strength"

store--no-sqlite = This version of Node.js has no SQLite (it comes with Node.js 22), so results aren’t stored. --store none hides this message.
store--damaged = The store { $path } is damaged. It was renamed to { $aside }, and a new one was created; the games in it will be played again.
store--foreign = { $path } isn’t a game store, or was written by a later version. It wasn’t changed; results aren’t stored.
store--unusable = The store { $path } can’t be used, so results aren’t stored: { $reason }

results--none = There are no stored results in { $path } yet. “sandtable simulate”, “compare”, “ladder” and “sweep” store what they play.
results--empty = No stored results.
results--format = “{ $value }” isn’t a format: --export csv or --export parquet
results--game = game
results--command = command
results--changes = changes
results--options = options
results--bots = bots

plan--head = { $game }: { $count ->
    [one] 1 decision
   *[other] { $count } decisions
  } about how the compiled game evaluates the rules
plan--index = { $values ->
    [one] One set of members for 1 value of { $field }.
   *[other] One set of members for each of { $values } values of { $field }.
  } { $writes ->
    [none] It never changes.
   *[other] Updated where the field changes: { $writes }
  }
plan--groups = { $fact ->
    [none] One set of members for each part of the type of { $field }.
   *[other] One set of members for each value of { $fact }: those whose { $field } holds something with that value.
  } { $writes ->
    [none] It never changes.
   *[other] Updated where the field changes: { $writes }
  }
plan--memo-function = Results of { $name } are kept in a table with { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
  } until what it reads changes{ $reads ->
    [none] {""}
   *[other] {""}: { $reads }
  }
plan--kept-sets = For each of { $entries } values, the members for which this holds are kept as a set until what it reads changes{ $reads ->
    [none] {""}
   *[other] {""}: { $reads }
  }
plan--kept-candidates = In games with random bots, the answer is drawn from the candidates found before asking{ $alone ->
    [true] ; a single candidate is chosen immediately.
   *[other] .
  }
plan--memo-search = { $entries ->
    [one] The last result of { $name } is kept
   *[other] Up to { $entries } results of { $name } are kept
  } until what it reads changes{ $reads ->
    [none] {""}
   *[other] {""}: { $reads }
  }
plan--memo-decisions = The solution is kept until what it reads changes{ $reads ->
    [none] {""}
   *[other] {""}: { $reads }
  }
plan--recalled = { $name } is called once for each place in a run of { $search }.
plan--table = { $name } depends on constants only: it is a table with { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
  }.
plan--by-index = Looked up in the sets kept for { $field }.
plan--by-groups = { $fact ->
    [none] Looked up in the sets kept for { $field }.
   *[other] Looked up in the sets kept for { $field }, by { $fact }.
  }
plan--by-taken = Looked up in a stored set of all values that { $field } has for some member.
plan--by-bits = { $field } is stored as a set of the members for which it is true.
plan--by-table = Depends on constants only: a table of sets with { $entries ->
    [one] 1 row
   *[other] { $entries } rows
  }.
plan--by-union = The union of sets, one for each member of the other kind.
plan--by-members = Looked up in the stored set of members for which { $name } is true.
plan--some-member = Values for which no member has the required constant properties are skipped.
plan--no-loop = No loop: { $sets ->
    [0] the set itself
    [one] 1 condition is a set
   *[other] { $sets } conditions are sets
  }.
plan--by-parts = Each member is tested while the set is put together, in { $parts ->
    [one] 1 part
   *[other] { $parts } parts
  }.
plan--prefiltered = Loop over the members of { $sets ->
    [one] 1 stored set
   *[other] { $sets } stored sets, combined
  }; { $tests ->
    [0] no other condition
    [one] 1 other condition is tested
   *[other] { $tests } other conditions are tested
  }.
plan--along-list = The few members of each row are stored as a list.
plan--if-near = The contents of the neighbors of each place are stored, so places without matching neighbors are skipped.
plan--plain-loop = Plain loop: { $reason ->
    [unconditional] there is no condition.
    [list] lists are read in their order.
    [numbers] it is over numbers.
    [binds] the condition gives a name to what it finds.
    [faults] the condition can end in a runtime error, so it isn’t evaluated earlier or for other members.
   *[not-kept] no set is kept for what the condition compares.
  }
plan--hoisted = The same for all members: evaluated once, before the loop.
plan--outer-loop = Evaluated in an outer loop, where everything it reads is known.
plan--found-before = The members that meet the condition are found once, before all loops.
plan--in-place = The set is read where it is stored, without a copy.
plan--search = { $name }: { $order ->
    [queue] all steps cost the same, so places wait in a queue
    [buckets] all costs are small, so there is a list of places for each cost
   *[heap] costs differ, so a heap finds the cheapest place
  }; { $states ->
    [0] places are looked up
   *[other] places are numbered up to { $states }
  }{ $early ->
    [true] {""}; it ends as soon as it finds what is needed.
   *[other] {""}.
  }
plan--question = { $count ->
    [bits] The candidates are a set: they are counted by its bits, and a random one is picked by its index.
    [tried] Each candidate is tried against the conditions of the whole answer.
    [binomials] The candidates are a set, and the number of answers follows from its size.
    [orders] The number of orders follows from the number of candidates.
    [orders-tried] Orders are tried against the conditions of the whole answer.
    [weighed] Answers are found by a search that rates each answer as a whole.
   *[tuples] Answers are listed by loops over all parameters but the last; a random one is picked by its index.
  } { $checked ->
    [true] Before asking, the game checks that there is an answer.
   *[other] There is always an answer, so nothing is checked before asking.
  }
plan--tried-first = { $sets ->
    [true] With up to 5 candidates, all sets are tried one by one, unless the conditions hold for every choice. Before asking, the set of all candidates is tried first.
   *[other] Before asking, two simple answers are tried: the first candidate everywhere, and the last candidate everywhere. A search follows only if neither is legal.
  }
plan--free = If the options switch off all conditions on the answer, any set of candidates can be drawn, and the conditions aren’t evaluated.
plan--some-given = At least one key must have a value. Each value is drawn separately, and all are drawn again if all of them are none; before asking, the game only checks that some key has a candidate.
plan--offered = Only arms of menus call { $name }, and these are offered only where its requirements hold, so they aren’t tested again.
plan--shown-members = Members of { $kind } that a player has seen are kept as a set: when a pile changes, only these are checked.
plan--in-menu = { $name } is short, so its body is evaluated in the loop, without a call.
plan--shared-loop = One loop finds the candidates of { $arms }; what they have in common is evaluated once for each value.
plan--arm = { $name }: { $last ->
    [alone] no parameters.
    [listed] { $loops ->
        [one] a loop over its parameter, which has many values.
       *[other] loops over all { $loops } parameters, as the last one has many values.
      }
   *[set] { $loops ->
        [0] its candidates are a set.
        [one] a loop over the first parameter; the candidates of the last are a set.
       *[other] loops over the first { $loops } parameters; the candidates of the last are a set.
      }
  }
