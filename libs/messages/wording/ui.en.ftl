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

play--turn = { $role } ({ $seat }), { $choice }:
play--pick = Number or name, u = undo, q = quit:
play--pick-some = { $low } to { $high }, separated by spaces; u = undo, q = quit:
play--pick-next = { $next }:
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
play--quit = Stopped after { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }.
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
fmt--would-change = { $path } is not formatted.
fmt--changed = Formatted { $path }.
simulate--games = { $games } games, { $decisions } decisions, digest { $digest }
simulate--ends = { $won } won, { $drawn } drawn, { $limited } at the limit, { $faults } faults
simulate--wins = { $role }: { $wins } wins
simulate--reference = { $games } games beside the reference: { $differences } differences
simulate--speed = { $seconds } s, { $rate } decisions per second
edit--open = The editor is open at { $address } (folder { $folder }). Ctrl+C ends it.

usage--command = There is no command “{ $name }”. Commands: { $known }.
usage--no-game = There is no ruleset “{ $name }”: neither a folder of this name nor one in ./rulesets.
usage--variants = “{ $name }” names variants; this version cannot lay variants over a ruleset yet.
usage--no-code = There is no finding “{ $name }”.
usage--number = “{ $name }” must be a whole number, not “{ $value }”.
usage--needs = “sandtable { $name }” needs { $what }.
usage--folder = “{ $path }” is not a folder.
usage--bot = “{ $value }” is no bot; write --bot all or --bot SEAT=random.
usage--language = There is no wording in “{ $value }”; there is: en, de.
