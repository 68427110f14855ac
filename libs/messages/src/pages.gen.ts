// Made by make-pages.ts from docs/findings; edit those.
export const en: Readonly<Record<string, string>> = {
  'assign/constant': `# assign/constant

Fields without \`state\` and constants belong to the printed game: they are the same in every match and at every time. What changes in play is declared with \`state\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
procedure grow() { pebble.weight = 3 }
\`\`\`

What is told:

- \`rules.sand:7:20\` This belongs to the printed game and never changes. Declare the field with “state” if it changes in play.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { state weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
procedure grow() { pebble.weight = 3 }
\`\`\`
`,
  'assign/fixed': `# assign/fixed

\`let\` gives a name to a value once and for all, which makes rules easy to read. A name that gets further values is introduced with \`var\`; parameters and the names of loops never change.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() {
  let n = 1
  n += 1
  moves = n
}
\`\`\`

What is told:

- \`rules.sand:5:3\` “n” was given its value once and for all. Introduce it with “var” if it is to change.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() {
  var n = 1
  n += 1
  moves = n
}
\`\`\`
`,
  'audience/chance': `# audience/chance

Dice lie open on the table, so \`secret\` can hide nothing here: leave it out. What only some may see is drawn from a pile that only they see.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
die Coin { 0..1 }
procedure toss(p: Player) { p.score = roll Coin by p secret as toss }
\`\`\`

What is told:

- \`rules.sand:16:39\` What dice show is seen by all. Leave out “secret”; what chance is to hide is drawn from a pile that few may see.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
die Coin { 0..1 }
procedure toss(p: Player) { p.score = roll Coin by p as toss }
\`\`\`
`,
  'audience/hidden': `# audience/hidden

Everybody must know who may see something. If that depended on a secret, the blank on a screen would already give the secret away. After \`seen by\` name only what all can see: constants, and state without \`seen by\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
state spy: Player = ann seen by {ann}
state plan: 0..9 = 0 seen by {spy}
\`\`\`

What is told:

- \`rules.sand:16:30\` Who may see this depends on “spy”, which not everyone may see itself. An audience reads what everyone sees: constants and state without “seen by”, and its own parameters.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
state spy: Player = ann
state plan: 0..9 = 0 seen by {spy}
\`\`\`
`,
  'audience/no-seats': `# audience/no-seats

\`seen by\` names the roles that may see something. Without a \`seats\` declaration nobody plays a role, so there is nobody to hide it from. Say in \`seats\` who plays which role.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
}
state plan: 0..9 = 0 seen by {ann}
\`\`\`

What is told:

- \`rules.sand:7:30\` Who may see something can only be said where there are roles. Declare who plays what: seats for Role { two { one {a} other {b} } }

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
state plan: 0..9 = 0 seen by {ann}
\`\`\`
`,
  'audience/nothing-hidden': `# audience/nothing-hidden

\`conceal\` turns things over, so that they can be mistaken for each other. Here every constant of the kind is open to all, so nothing would be hidden. Declare with \`seen by\` what stands on the hidden side.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
procedure hide() { conceal {ace} }
\`\`\`

What is told:

- \`rules.sand:15:28\` There is nothing to conceal in set of Card: everyone can tell these apart. Only constants with “seen by” hide which member is which.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 seen by nobody }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
procedure hide() { conceal {ace} }
\`\`\`
`,
  'call/arguments': `# call/arguments

A call gives exactly one value for each parameter of the declaration; none can be left out. Compare the two, and add values or take some away.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(n: 0..9) { moves = n }
procedure go() { move(1, 2) }
\`\`\`

What is told:

- \`rules.sand:4:18\` “move” takes 1 arguments, but 2 are given. Compare the call with the declaration.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(n: 0..9) { moves = n }
procedure go() { move(1) }
\`\`\`
`,
  'call/circle': `# call/circle

Functions and procedures may not call themselves, not even through others. So every rule ends, and the state of a match has a size that is known beforehand. Repetition is written as a loop or a quantor.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
function up(n: 0..9): int = down(n)
function down(n: 0..9): int = up(n)
\`\`\`

What is told:

- \`rules.sand:3:31\` “up” calls itself: up → down → up. Functions may not be circular; use a loop, or “decisions” for rules that depend on each other.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
function up(n: 0..9): int = down(n)
function down(n: 0..9): int = n
\`\`\`
`,
  'call/label': `# call/label

A label in a call repeats the name of the parameter at that place, to make the call readable. It does not change the order, so it must be the right name.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(steps: 0..9) { moves = steps }
procedure go() { move(step: 1) }
\`\`\`

What is told:

- \`rules.sand:4:23\` There is no parameter “step” at this place; “steps” stands there. Correct the label, or the order of the arguments.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(steps: 0..9) { moves = steps }
procedure go() { move(steps: 1) }
\`\`\`
`,
  'call/no-effect': `# call/no-effect

A function only looks something up. On a line of its own its answer is lost, so the line does nothing; it was probably meant to be used, or a procedure was meant.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function left(): int = 9 - moves
procedure go() { left() }
\`\`\`

What is told:

- \`rules.sand:4:18\` This line looks something up and does nothing with it. Use the value, or call a procedure.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function left(): int = 9 - moves
procedure go() { moves = left() }
\`\`\`
`,
  'call/no-result': `# call/no-result

The procedure does something but returns no value, and here one is needed. Call it on a line of its own, or declare a result after its parameters.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure rest() { moves = 0 }
procedure go() { let n = rest() }
\`\`\`

What is told:

- \`rules.sand:4:26\` “rest” returns nothing, but a value is needed here. Call it on a line of its own, or let it return something.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure rest() { moves = 0 }
procedure go() { rest() }
\`\`\`
`,
  'call/not-callable': `# call/not-callable

Parentheses stand after the name of a value, such as a constant, an option or a local. A value is there already and needs no call.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant limit: 0..9 = 3
function most(): int = limit()
\`\`\`

What is told:

- \`rules.sand:3:24\` “limit” is a value and cannot be called. Leave the parentheses out, or rename one of the two if a function of this name is meant.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant limit: 0..9 = 3
function most(): int = limit
\`\`\`
`,
  'call/position': `# call/position

A procedure may ask or roll, so the match may have to stop in it and go on later. That is possible only where its call is all that stands after \`=\`, \`let\` or \`return\`, or on a line of its own.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
}
die Coin { 0..1 }
state luck: 0..9 = 0
procedure toss(): int {
  let face = roll Coin by ann
  return face
}
procedure twice() { luck = 2 * toss() }
\`\`\`

What is told:

- \`rules.sand:13:32\` “toss” asks or rolls, so its call must stand at the head of a line. Put it into a local of its own first: “let answer = …”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
}
die Coin { 0..1 }
state luck: 0..9 = 0
procedure toss(): int {
  let face = roll Coin by ann
  return face
}
procedure twice() {
  let face = toss()
  luck = 2 * face
}
\`\`\`
`,
  'chance/by-several': `# chance/by-several

\`by p in S\` puts a question to several roles, and \`p\` is whoever answers first. Dice and draws are answered by nobody;
\`by\` only tells the players whose they are.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
die Coin { 0..1 }
procedure toss() { ann.score = roll Coin by p in Player as toss }
\`\`\`

What is told:

- \`rules.sand:10:45\` Chance is nobody's answer: it cannot be “by” any one of several. Name one role, or leave out “by”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
die Coin { 0..1 }
procedure toss() { ann.score = roll Coin by ann as toss }
\`\`\`
`,
  'chance/how-many': `# chance/how-many

Chance picks one of a set, some, any, or so many. “All of them” leaves it nothing to do: name the set itself. For one or none, each as likely, write \`0..1 of\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure toss() {
  let lucky = random all of Player
  for p in lucky { p.score = 1 }
}
\`\`\`

What is told:

- \`rules.sand:10:15\` Chance picks one, some, any, or so many of a set: not “all”. All of them is the set itself; a pile is mixed by “shuffle”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure toss() {
  let lucky = random some of Player
  for p in lucky { p.score = 1 }
}
\`\`\`
`,
  'choice/by': `# choice/by

Every question is answered by somebody. \`by\` names the role, and the seat that plays this role is asked. Add it to the question, as in \`choose one of Town by red\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure pick() {
  let winner = choose one of p in Player
  finish won by {winner} because "picked"
}
\`\`\`

What is told:

- \`rules.sand:10:16\` It is not said who answers this question. Add “by” and a role.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure pick() {
  let winner = choose one of p in Player by ann
  finish won by {winner} because "picked"
}
\`\`\`
`,
  'choice/label': `# choice/label

A question has no name. Texts on the screen, recorded games and examples speak of it by name, so it needs one: the name before \`=\`, or one after \`as\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure pick() {
  choose one of p in Player by ann
}
\`\`\`

What is told:

- \`rules.sand:10:3\` This question needs a label. Name it, so that texts, recordings and tests can speak of it.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure pick() {
  choose one of p in Player by ann as winner
}
\`\`\`
`,
  'choice/offered-wishes': `# choice/offered-wishes

An answer is legal if it meets as many wishes as any legal answer can, offered or not. To know how many that is, every answer would have to be weighed, and \`offering\` is there to spare just that. Leave \`offering\` out, or make the wishes a condition with \`such that\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Stone { weight: 1..3 }
table Player {
  id
  ann
  bob
}
table Stone {
  id       weight
  pebble   1
  boulder  3
}
seats for Player { two { first {ann}  second {bob} } }
procedure take(p: Player) {
  let taken = choose any of Stone by p offering {pebble} favouring each s in Stone: taken has s
  p.score = count(taken)
}
\`\`\`

What is told:

- \`rules.sand:16:58\` Wishes are weighed over all that is legal, so nothing can be offered of it beside. Leave out “offering”, or make the wishes a condition: “such that”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Stone { weight: 1..3 }
table Player {
  id
  ann
  bob
}
table Stone {
  id       weight
  pebble   1
  boulder  3
}
seats for Player { two { first {ann}  second {bob} } }
procedure take(p: Player) {
  let taken = choose any of Stone by p favouring each s in Stone: taken has s
  p.score = count(taken)
}
\`\`\`
`,
  'choice/wishes': `# choice/wishes

This is a note, not a mistake: the answers that meet as many wishes as possible are found by a search, which takes longer the more keys and candidates there are. Wishes that can be counted or matched need no search, and get no note.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
state held: map Town -> Player?
procedure guard() {
  let post = choose optional one of p in Player for each t in Town by ann
    favouring each p in Player: (count t in Town where post[t] == p) == 1 else "everyone"
  held = post
}
\`\`\`

What is told:

- \`rules.sand:18:5\` Which answers meet most of these wishes is found by search. Many keys and candidates make a search slow; “some x in X where … and answer[x] == r” or “answer has r” without “such that” need none.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
state held: map Town -> Player?
procedure guard() {
  let post = choose optional one of p in Player for each t in Town by ann
    favouring each p in Player: some t in Town where post[t] == p else "everyone"
  held = post
}
\`\`\`
`,
  'code/break': `# code/break

\`break\` ends the loop around it, and here there is none. To leave a procedure early, write \`return\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() {
  moves = 1
  break
}
\`\`\`

What is told:

- \`rules.sand:5:3\` “break” stands outside of any loop. Use “return” to leave a procedure.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() {
  moves = 1
  
}
\`\`\`
`,
  'code/unreachable': `# code/unreachable

The statement before it always leaves: \`return\`, \`finish\`, \`break\`, or an \`if\` whose ways all do. What follows is never run, which is rarely meant. This is a warning; the rules can be played.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() {
  return
  moves = 1
}
\`\`\`

What is told:

- \`rules.sand:5:3\` What follows is never reached. Remove it, or move it before the statement that leaves.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() {
  return
  
}
\`\`\`
`,
  'decisions/open': `# decisions/open

While a block of decisions is being solved, some answers are still open. Truth values, numbers and sets can be half-known all the same: what must be and what can be, at least and at most, surely and perhaps. Which member is the first, what a question is asked about, or how often a loop runs has to be known exactly; say it as a condition, a count or a set.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side { state score: 0..9 = 0 }
kind Piece { side: Side, state before: Piece? = none }
table Side {
  id
  red
  blue
}
table Piece {
  id side
  r  red
  b  blue
}
seats for Side { two { first {red}  second {blue} } }
decisions march {
  decide moves(p: Piece) = p.before is q: Piece and (moves(q) or mover() == q)
  function mover(): Piece? = first p in Piece where moves(p)
}
play { finish won by { s in Side where some p in Piece where p.side == s and moves(p) } }
\`\`\`

What is told:

- \`rules.sand:17:30\` In “mover” something depends on answers that are still open here, and would have to be known. Open answers go into truth values, numbers and sets; put it as a condition, a count or a set.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side { state score: 0..9 = 0 }
kind Piece { side: Side, state before: Piece? = none }
table Side {
  id
  red
  blue
}
table Piece {
  id side
  r  red
  b  blue
}
seats for Side { two { first {red}  second {blue} } }
decisions march {
  decide moves(p: Piece) = p.before is q: Piece and (moves(q) or movers() == {q})
  function movers(): set of Piece = { p in Piece where moves(p) }
  circle { else -> all = true }
}
play { finish won by { s in Side where some p in Piece where p.side == s and moves(p) } }
\`\`\`
`,
  'decisions/outside': `# decisions/outside

From outside, a decision is looked up in a block that has been solved. Its own equations cannot look it up while it is being solved, not even through a function that stands outside. Move that function into the block; there it takes part.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side { state score: 0..9 = 0 }
kind Piece { side: Side, state before: Piece? = none }
table Side {
  id
  red
  blue
}
table Piece {
  id side
  r  red
  b  blue
}
seats for Side { two { first {red}  second {blue} } }
decisions march {
  decide moves(p: Piece) = p.before is none or free(p)
  circle { else -> all = true }
}
function free(p: Piece): bool = p.before is q: Piece and moves(q)
play { finish won by { s in Side where some p in Piece where p.side == s and moves(p) } }
\`\`\`

What is told:

- \`rules.sand:16:48\` “free” asks for answers of “march”, which are still being looked for here. Move “free” into the block, so that it is solved with it.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side { state score: 0..9 = 0 }
kind Piece { side: Side, state before: Piece? = none }
table Side {
  id
  red
  blue
}
table Piece {
  id side
  r  red
  b  blue
}
seats for Side { two { first {red}  second {blue} } }
decisions march {
  decide moves(p: Piece) = p.before is none or free(p)
  function free(p: Piece): bool = p.before is q: Piece and moves(q)
  circle { else -> all = true }
}
play { finish won by { s in Side where some p in Piece where p.side == s and moves(p) } }
\`\`\`
`,
  'decisions/size': `# decisions/size

Every combination of arguments is a question of its own, and all of them are answered together. So there is a limit to how many values the parameters of a decision may have.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side { state score: 0..9 = 0 }
kind Piece { side: Side, state before: Piece? = none }
table Side {
  id
  red
  blue
}
table Piece {
  id side
  r  red
  b  blue
}
seats for Side { two { first {red}  second {blue} } }
decisions march {
  decide reaches(p: Piece, n: 0..99999) = n == 0 or p.side.score > n
}
play { finish won by { s in Side where some p in Piece where p.side == s and reaches(p, 1) } }
\`\`\`

What is told:

- \`rules.sand:16:10\` “reaches” would be more than 65,536 questions at once. Give it fewer parameters, or smaller ones.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side { state score: 0..9 = 0 }
kind Piece { side: Side, state before: Piece? = none }
table Side {
  id
  red
  blue
}
table Piece {
  id side
  r  red
  b  blue
}
seats for Side { two { first {red}  second {blue} } }
decisions march {
  decide reaches(p: Piece, n: 0..99) = n == 0 or p.side.score > n
}
play { finish won by { s in Side where some p in Piece where p.side == s and reaches(p, 1) } }
\`\`\`
`,
  'die/empty': `# die/empty

A die needs at least one face. Faces are numbers, ranges such as \`1..6\`, or names; the smaller end of a range comes first.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
die Coin { 1..0 }
\`\`\`

What is told:

- \`rules.sand:2:1\` The die “Coin” has no faces. Name its faces, separated by “|”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
die Coin { 0..1 }
\`\`\`
`,
  'drawing/count': `# drawing/count

A range in a legend gives each sign of the line a number of its own, in their order. So there must be as many numbers as signs.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .   wood: false
  f   wood: true
  12  start: 1..3  once

map
.f1
f.2
\`\`\`

What is told:

- \`land.map:7:14\` These are 3 numbers for 2 signs. A range gives each sign of the line a number of its own.

## Mended

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .   wood: false
  f   wood: true
  12  start: 1..2  once

map
.f1
f.2
\`\`\`
`,
  'drawing/grid': `# drawing/grid

The head of a map says how its cells lie; that must be the grid of the kind. Flat hexes stand in columns, pointed ones in rows.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes pointed { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`

What is told:

- \`land.map:1:1\` This is a drawing of hexes flat, but the kind lies on hexes pointed. Columns that lie lower belong to “hexes flat”, rows that lie further right to “hexes pointed”.

## Mended

\`land.map\`

\`\`\`map
odd rows right
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`
`,
  'drawing/lacks': `# drawing/lacks

A map needs a line that says how its cells lie, one that says what they are called, a legend and a drawing. Without one of them no cell can be made of it.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lower

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`

What is told:

- \`land.map:1:1\` This map has no “id”. Say in the head what the cells are called: “id h{column}_{row}”.

## Mended

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`
`,
  'drawing/line': `# drawing/line

A map that is drawn has a head, legends and drawings, each with lines of few forms. This line has none of them, so that nothing is known of what it was meant to say.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lover
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`

What is told:

- \`land.map:1:1\` A map does not know the line “odd columns lover”. The head says how cells lie (“odd columns lower”), what they are called (“id h{column}{row}”) and where they come from; below “legend” stand signs with their values (“f  terrain: forest”), below “map” the drawing.

## Mended

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`
`,
  'drawing/once': `# drawing/once

A line of the legend that ends with \`once\` names signs that must be drawn exactly once, such as the numbers of starting places.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .   wood: false
  f   wood: true
  12  start: 1..2  once

map
.f1
f.2
2..
\`\`\`

What is told:

- \`land.map:12:1\` The sign “2” is drawn 2 times. The legend says that it is drawn once.

## Mended

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .   wood: false
  f   wood: true
  12  start: 1..2  once

map
.f1
f.2
...
\`\`\`
`,
  'drawing/ragged': `# drawing/ragged

All lines of a drawing have the same number of signs, not counting signs that are skipped. A line that is shorter would shift nothing, but mostly a sign was lost in its middle, and then all cells behind it lie wrong.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f.
\`\`\`

What is told:

- \`land.map:10:1\` This line has 2 signs, the first one 3. Draw all lines equally long. Where there is no cell, draw a sign that is “nothing” in the legend.

## Mended

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`
`,
  'drawing/rows': `# drawing/rows

A map may have several drawings, which say different things of the same cells. Each must have as many lines as the first.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..

legend
  .
  1  start: 1

map
.1.
\`\`\`

What is told:

- \`land.map:16:1\` This drawing has 1 line, the first one 2. All drawings of a map show the same cells.

## Mended

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..

legend
  .
  1  start: 1

map
.1.
...
\`\`\`
`,
  'drawing/sign': `# drawing/sign

Every sign of a drawing must stand in the legend above it, which says what it means. A sign that is missing there makes no cell.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
fx.
\`\`\`

What is told:

- \`land.map:10:2\` The sign “x” is not in the legend. Say in the legend what it means, or draw another sign.

## Mended

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`
`,
  'drawing/unused': `# drawing/unused

The legend explains a sign that is nowhere drawn. It does no harm, but it may be that a cell was forgotten or drawn with another sign.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
...
...
\`\`\`

What is told:

- \`land.map:6:3\` The sign “f” of the legend is not drawn. Draw it, or remove it from the legend.

## Mended

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`
`,
  'effect/arguments': `# effect/arguments

A cell gives the first parameters of what it names, and only these; the last ones come with the call, as the type of the column says. Without parameters of its own, the name stands alone.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
  blue
}
kind Card { effect: Effect }
table Card {
  id  effect
  a   gain(2, 3)
  b   nothing
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure nothing(s: Side) {}
\`\`\`

What is told:

- \`rules.sand:12:7\` “gain” is given 2 arguments here instead of 1. Only the first parameters are given here; the call brings s.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
  blue
}
kind Card { effect: Effect }
table Card {
  id  effect
  a   gain(2)
  b   nothing
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure nothing(s: Side) {}
\`\`\`
`,
  'effect/given': `# effect/given

A value such as \`gain(2)\` is fixed before any match begins: tables and rules name all there are. So it is given numbers, members, tags, sets of these and \`constant\`s, but no local, no option, nothing of the position and no call. What changes belongs to the parameters that are left for the call.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure raise(n: 0..9, s: Side) {
  let deed: Effect = gain(n)
  deed(s)
}
\`\`\`

What is told:

- \`rules.sand:10:27\` What “gain” is given here is decided only in play. Give it numbers, members or constants; what a match decides comes with the call.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure raise(n: 0..9, s: Side) {
  gain(n, s)
}
\`\`\`
`,
  'effect/listed': `# effect/listed

Values of such a type are the calls that tables and rules happen to name; how many there are shows only when everything has been read. So they cannot be elements of a stored set or keys of a map, and no loop runs over all of them. They can be stored, compared and called.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
  blue
}
kind Card { effect: Effect }
table Card {
  id  effect
  a   gain(2)
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure nothing(s: Side) {}
state done: set of Effect = {}
\`\`\`

What is told:

- \`rules.sand:16:20\` The values of Effect cannot be gone through: they are what tables and rules happen to name. Go through the members that have such a value instead.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
  blue
}
kind Card { effect: Effect }
table Card {
  id  effect
  a   gain(2)
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure nothing(s: Side) {}
state done: set of Card = {}
\`\`\`
`,
  'effect/loop': `# effect/loop

A call such as \`c.effect(s)\` may run everything that is named anywhere as such a value. If one of these comes to the same call again, the rule might never end; so the way round is told, even if no card leads there today.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
  blue
}
kind Card { effect: Effect }
table Card {
  id  effect
  a   gain(2)
  b   twice(a)
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure nothing(s: Side) {}
procedure twice(c: Card, s: Side) {
  c.effect(s)
  c.effect(s)
}
\`\`\`

What is told:

- \`rules.sand:13:7\` “twice(a)” could call itself: twice → Effect → twice. A call of a value may mean everything that is named for it anywhere; let one of them do without that call.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
  blue
}
kind Card { effect: Effect }
table Card {
  id  effect
  a   gain(2)
  b   nothing
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure nothing(s: Side) {}
procedure twice(c: Card, s: Side) {
  c.effect(s)
  c.effect(s)
}
\`\`\`
`,
  'effect/result': `# effect/result

The type of a function as a value says what it takes and what it gives back, because a call of it has this type. Procedures need no result.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Test = function(n: 0..9)
kind Card { when: Test = low }
table Card {
  id
  a
}
function low(n: 0..9): bool = n < 5
\`\`\`

What is told:

- \`rules.sand:2:13\` It is not said what these functions give back. Write the type of the result after a colon: “function(s: Side): bool”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Test = function(n: 0..9): bool
kind Card { when: Test = low }
table Card {
  id
  a
}
function low(n: 0..9): bool = n < 5
\`\`\`
`,
  'effect/signature': `# effect/signature

What a cell names as a value must fit how such values are called: after the parameters that the cell gives, the others must take what the call gives, in this order, and give back what the call expects. A wider parameter fits as well: what takes \`Zone?\` can be called with a \`Zone\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
  blue
}
kind Card { effect: Effect }
table Card {
  id  effect
  a   gain(2)
  b   rob
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure nothing(s: Side) {}
procedure rob(s: Side, n: 0..9) { s.points -= n }
\`\`\`

What is told:

- \`rules.sand:13:7\` “rob” does not fit here: what is left open is procedure(n: 0..9), but it is called as procedure(s: Side). The last parameters must take what they are called with; only the first ones are given in the cell.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
  blue
}
kind Card { effect: Effect }
table Card {
  id  effect
  a   gain(2)
  b   nothing
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure nothing(s: Side) {}
procedure rob(s: Side, n: 0..9) { s.points -= n }
\`\`\`
`,
  'example/accepted': `# example/accepted

A line with \`refuse\` shows an answer that must not be possible. Here the rules allow it: the example is wrong, or a rule is missing.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { run bid(ann) { refuse bid/stake: 1 because "too-low"  bid/stake: 2 }  then { ann.points == 2 } }
\`\`\`

What is told:

- \`rules.sand:14:52\` The answer for “bid/stake” should be refused, but it is legal. Correct the example, or add the rule that excludes it.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { given { ann.points = 1 }  run bid(ann) { refuse bid/stake: 1 because "too-low"  bid/stake: 2 }  then { ann.points == 2 } }
\`\`\`
`,
  'example/arm': `# example/arm

A menu is answered with one of its arms, by name. What the arm asks for besides stands in parentheses after the name.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
procedure turn(p: Player) {
  choose action by p {
    score(n in 1..3) -> p.points += n
    pass
  }
}
example "scoring" { run turn(ann) { turn/action: (2) }  then { ann.points == 2 } }
\`\`\`

What is told:

- \`rules.sand:14:50\` This is no answer to a menu. Write one of its arms, with its arguments in parentheses: score, pass.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
procedure turn(p: Player) {
  choose action by p {
    score(n in 1..3) -> p.points += n
    pass
  }
}
example "scoring" { run turn(ann) { turn/action: score(2) }  then { ann.points == 2 } }
\`\`\`
`,
  'example/by': `# example/by

The example says who answers, and the rules ask somebody else. Leave \`by\` out if it does not matter.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { run bid(ann) { bid/stake by bob: 2 }  then { ann.points == 2 } }
\`\`\`

What is told:

- \`rules.sand:14:47\` “bid/stake” is asked of ann, not of the role the example names. Correct the role, or the rule that says who is asked.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { run bid(ann) { bid/stake by ann: 2 }  then { ann.points == 2 } }
\`\`\`
`,
  'example/ending': `# example/ending

The example says how the match ends, or that it goes on, and it does not. The finding shows what happens instead: who wins or draws and for which reason. Either this expectation is wrong, or the rules are.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) {
  p.points = n
  if p.points > 5 { finish won by { p } because "most-points" }
}
example "six points win" {
  run gain(ann, 6)
  then { finished won by { bob } because "most-points" }
}
\`\`\`

What is told:

- \`rules.sand:15:10\` The match ends differently: won by {ann}, because of “gain/most-points”. Correct the expectation, or the rules.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) {
  p.points = n
  if p.points > 5 { finish won by { p } because "most-points" }
}
example "six points win" {
  run gain(ann, 6)
  then { finished won by { ann } because "most-points" }
}
\`\`\`
`,
  'example/fault': `# example/fault

The example ran into a fault before its end. Either the rules are wrong there, or the example begins with a state that a match never reaches.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "over the top" { run gain(ann, 12 - bob.points)  then { ann.points == 9 } }
\`\`\`

What is told:

- \`rules.sand:14:40\` The example runs into a fault: range. Either the rules are wrong here, or the example begins with a state that they never reach.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "up to the top" { run gain(ann, 9 - bob.points)  then { ann.points == 9 } }
\`\`\`
`,
  'example/illegal': `# example/illegal

The rules do not allow the answer that the example gives. The finding names the reasons, as a player would see them.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { given { ann.points = 1 }  run bid(ann) { bid/stake: 1 }  then { ann.points == 1 } }
\`\`\`

What is told:

- \`rules.sand:14:71\` The answer for “bid/stake” is not legal. bid/too-low Correct the answer, or the rule that excludes it.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { given { ann.points = 1 }  run bid(ann) { bid/stake: 2 }  then { ann.points == 2 } }
\`\`\`
`,
  'example/label': `# example/label

The example answers a question or roll that does not exist. Its path is the procedure and the label, such as \`bid/stake\`; the label alone is enough where only one procedure has it.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { run bid(ann) { bid/steak: 2 }  then { ann.points == 2 } }
\`\`\`

What is told:

- \`rules.sand:14:34\` No question or roll has the path “bid/steak”. Did you mean “bid/stake”?

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { run bid(ann) { bid/stake: 2 }  then { ann.points == 2 } }
\`\`\`
`,
  'example/no-policy': `# example/no-policy

The example demands what a policy answers, and nobody plays by a policy here. Choose a layout in which a seat belongs to one (\`given { seats = solo }\`), or name the policy in front of the path: \`policy bold turn/order: rest\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Stake = 1..3
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player {
  two { first {ann}  second {bob} }
  solo { you {ann}  machine by greedy {bob} }
}
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
policy greedy for Player {
  at bid/stake {
    1 n: Stake where p.points == 0  prefer most n
    2 n: Stake prefer least n
  }
}
example "the greedy one bids high" {
  run bid(bob) { policy stake: 3 }
  then { bob.points == 3 }
}
\`\`\`

What is told:

- \`rules.sand:24:32\` No policy holds the seat of whoever is asked for “bid/stake”. Choose a layout of seats with one, or name the policy in front of the path.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Stake = 1..3
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player {
  two { first {ann}  second {bob} }
  solo { you {ann}  machine by greedy {bob} }
}
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
policy greedy for Player {
  at bid/stake {
    1 n: Stake where p.points == 0  prefer most n
    2 n: Stake prefer least n
  }
}
example "the greedy one bids high" {
  run bid(bob) { policy greedy stake: 3 }
  then { bob.points == 3 }
}
\`\`\`
`,
  'example/pairs': `# example/pairs

The answer to an assignment is written in one of two ways: pairs of key and value in any order, or the values alone in the order of the keys. Mixing them would leave open which value belongs to which key.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
state held: map Town -> Player?
procedure guard() {
  let post = choose optional one of p in Player for each t in Town by ann
  held = post
}
example "guards" { run guard() { guard/post: (aria, bob), none }  then { held[aria] == bob } }
\`\`\`

What is told:

- \`rules.sand:20:46\` An assignment is either pairs of key and value, or the values alone in the order of the keys. Write (key, value) for each of them, or no keys at all.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
state held: map Town -> Player?
procedure guard() {
  let post = choose optional one of p in Player for each t in Town by ann
  held = post
}
example "guards" { run guard() { guard/post: (aria, bob), (bree, none) }  then { held[aria] == bob } }
example "in order" { run guard() { post: none, ann }  then { held[bree] == ann and held[aria] is none } }
\`\`\`
`,
  'example/policy': `# example/policy

The example demands what a policy answers, and the policy answers something else that is legal as well. The finding shows the answer and the line of the policy that ranks it first. Either the example is wrong, or the policy is.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Stake = 1..3
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player {
  two { first {ann}  second {bob} }
  solo { you {ann}  machine by greedy {bob} }
}
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
policy greedy for Player {
  at bid/stake {
    1 n: Stake where p.points == 0  prefer most n
    2 n: Stake prefer least n
  }
}
example "the greedy one bids high" {
  given { seats = solo }
  run bid(bob) { policy stake: 2 }
  then { bob.points == 2 }
}
\`\`\`

What is told:

- \`rules.sand:25:32\` The policy “greedy” answers “bid/stake” with 3, by line 1. Correct the example, or the policy.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Stake = 1..3
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player {
  two { first {ann}  second {bob} }
  solo { you {ann}  machine by greedy {bob} }
}
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
policy greedy for Player {
  at bid/stake {
    1 n: Stake where p.points == 0  prefer most n
    2 n: Stake prefer least n
  }
}
example "the greedy one bids high" {
  given { seats = solo }
  run bid(bob) { policy stake: 3 }
  then { bob.points == 3 }
}
\`\`\`
`,
  'example/policy-silent': `# example/policy-silent

The example demands what a policy answers, and the policy gives no answer: none of its parts speaks of this question here, or what it ranks first breaks a condition of the whole answer. A bot draws an answer by chance then, so an example cannot demand one.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Stake = 1..3
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player {
  two { first {ann}  second {bob} }
  solo { you {ann}  machine by greedy {bob} }
}
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
policy greedy for Player {
  at bid/stake where p.points > 4 {
    1 n: Stake where p.points == 0  prefer most n
    2 n: Stake prefer least n
  }
}
example "the greedy one bids high" {
  given { seats = solo }
  run bid(bob) { policy stake: 3 }
  then { bob.points == 3 }
}
\`\`\`

What is told:

- \`rules.sand:25:32\` No part of the policy “greedy” speaks of “bid/stake” here. A bot answers at random then. Extend the policy, or let the example answer without it.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Stake = 1..3
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player {
  two { first {ann}  second {bob} }
  solo { you {ann}  machine by greedy {bob} }
}
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
policy greedy for Player {
  at bid/stake {
    1 n: Stake where p.points == 0  prefer most n
    2 n: Stake prefer least n
  }
}
example "the greedy one bids high" {
  given { seats = solo }
  run bid(bob) { policy stake: 3 }
  then { bob.points == 3 }
}
\`\`\`
`,
  'example/reason': `# example/reason

The answer is refused as it should be, but for another reason than the example names. Reasons are what players read, so the right one matters.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { given { ann.points = 1 }  run bid(ann) { refuse bid/stake: 1 because "too-high"  bid/stake: 2 }  then { ann.points == 2 } }
\`\`\`

What is told:

- \`rules.sand:14:60\` The answer for “bid/stake” is refused, but not because of “too-high”: bid/too-low. Correct the reason in the example, or in the rules.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { given { ann.points = 1 }  run bid(ann) { refuse bid/stake: 1 because "too-low"  bid/stake: 2 }  then { ann.points == 2 } }
\`\`\`
`,
  'example/then': `# example/then

What should be true at the end of the example is not. The finding shows the values of both sides. Either this expectation is wrong, or the rules are.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a gain" { run gain(ann, 2)  then { ann.points == 3 } }
\`\`\`

What is told:

- \`rules.sand:14:45\` What should hold after the example does not: 2 on the left, 3 on the right. Correct the expectation, or the rules.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a gain" { run gain(ann, 2)  then { ann.points == 2 } }
\`\`\`
`,
  'example/unanswered': `# example/unanswered

The rules ask or roll, and the example has no answer ready. Only a question with a single legal answer may be left out, because its answer is clear.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { run bid(ann)  then { ann.points == 2 } }
\`\`\`

What is told:

- \`rules.sand:14:1\` The example has no answer for “bid/stake”, to which 3 answers are possible. Add the answer; only questions with a single answer may be left out.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { run bid(ann) { bid/stake: 2 }  then { ann.points == 2 } }
\`\`\`
`,
  'example/unknown-reason': `# example/unknown-reason

The example demands a reason for the end of the match that no \`finish\` in the rules gives. Reasons are paths made of the procedure and the text behind \`because\`; the text alone is enough.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) {
  p.points = n
  if p.points > 5 { finish won by { p } because "most-points" }
}
example "six points win" {
  run gain(ann, 6)
  then { finished won by { ann } because "most-point" }
}
\`\`\`

What is told:

- \`rules.sand:15:42\` No “finish” in the rules gives the reason “most-point”. Did you mean “most-points”?

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) {
  p.points = n
  if p.points > 5 { finish won by { p } because "most-points" }
}
example "six points win" {
  run gain(ann, 6)
  then { finished won by { ann } because "most-points" }
}
\`\`\`
`,
  'example/unused': `# example/unused

The example prepares an answer that the rules never ask for. Perhaps they take another way than its author thought. Take the answer out, or look where the rules turn off.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a gain" { run gain(ann, 2) { bid/stake: 1 }  then { ann.points == 2 } }
\`\`\`

What is told:

- \`rules.sand:14:50\` The answer for “bid/stake” is never asked for. Remove it, or check why the rules do not get there.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a gain" { run gain(ann, 2)  then { ann.points == 2 } }
\`\`\`
`,
  'expect/failed': `# expect/failed

An expectation says what must be true of the data before a match begins, such as the number of pieces in the box. It is tested whenever the rules are read, so that a row that got lost is noticed at once. The rules can still be played. Where the printed game contradicts itself, \`else ruling\` names the ruling that settles it.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone {
  id
  pebble
  boulder
}
expect count(Stone) == 3 as stones
\`\`\`

What is told:

- \`rules.sand:8:8\` What is expected here is not true: 2 on the left, 3 on the right. Correct the data, or the expectation.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone {
  id
  pebble
  boulder
}
expect count(Stone) == 2 as stones
\`\`\`
`,
  'fault/budget': `# fault/budget

Between two questions the rules may take two million steps. Rules that need more are mostly caught in a loop whose condition never becomes false: look at what the loop waits for.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
state moves: 0..9 = 0
play {
  while moves < 5 { moves = 3 }
}
\`\`\`

What is told:

- \`rules.sand:10:3\` The rules ran too long without coming to a question or an end. Look for a loop whose condition never becomes false.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
state moves: 0..9 = 0
play {
  while moves < 5 { moves += 3 }
}
\`\`\`
`,
  'fault/circle': `# fault/circle

Some answers of a block hang on each other so that none or several would be consistent, and no line of its \`circle\` applies. The match stops rather than choose one; a line in \`circle\` says what the rules mean.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side { state score: 0..9 = 0 }
kind Piece { side: Side, state before: Piece? = none }
table Side {
  id
  red
  blue
}
table Piece {
  id side
  r  red
  b  blue
}
seats for Side { two { first {red}  second {blue} } }
decisions march {
  decide moves(p: Piece) = p.before is q: Piece and moves(q)
}
play {
  r.before = b
  b.before = r
  finish won by { s in Side where some p in Piece where p.side == s and moves(p) }
}
\`\`\`

What is told:

- \`rules.sand:15:1\` Answers of a block of decisions depend on each other, and none or several fit. Say in its “circle” what is to be done then, at least with a line “else -> all = false”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side { state score: 0..9 = 0 }
kind Piece { side: Side, state before: Piece? = none }
table Side {
  id
  red
  blue
}
table Piece {
  id side
  r  red
  b  blue
}
seats for Side { two { first {red}  second {blue} } }
decisions march {
  decide moves(p: Piece) = p.before is q: Piece and moves(q)
  circle { else -> all = true }
}
play {
  r.before = b
  b.before = r
  finish won by { s in Side where some p in Piece where p.side == s and moves(p) }
}
\`\`\`
`,
  'fault/divide': `# fault/divide

Nothing can be divided by zero. Test the divisor first, or give it a type that begins with 1.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
play {
  ann.points = 9 div ann.points
}
\`\`\`

What is told:

- \`rules.sand:9:16\` Something was divided by zero. Test the divisor first.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
play {
  if ann.points > 0 { ann.points = 9 div ann.points }
}
\`\`\`
`,
  'fault/full': `# fault/full

A pile declared with \`max\`, a pool or a list was to get more than it may hold. The match stops rather than lose something; test the size before, or raise the limit.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
pile hand of Card max 1
play { put Card into hand }
\`\`\`

What is told:

- \`rules.sand:16:8\` A pile, pool or list would hold more than it may. Look how many there are before, or raise “max” or the number after “pool”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
pile hand of Card max 2
play { put Card into hand }
\`\`\`
`,
  'fault/no-arm': `# fault/no-arm

A \`match\` came upon a value for which it has no arm. The checker wants an arm for every value, so this can only happen to rules that were compiled by something else.
`,
  'fault/none': `# fault/none

The match has ended in a fault for which the compiled rules have no name. It should not happen; build the rules anew, and report it if it stays.
`,
  'fault/nothing-to-choose': `# fault/nothing-to-choose

A question came up to which there is no legal answer. The rules have to say what happens then: ask only if there is something to choose, make it \`optional\`, or add \`otherwise\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
play {
  let target = choose one of p in Player by ann where p.points > 0 else "no-points"
  target.points = 0
}
\`\`\`

What is told:

- \`rules.sand:10:16\` A question came up to which there is no legal answer. Add “otherwise”, make it optional, or ask only if there is something to choose.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
play {
  let target = choose optional one of p in Player by ann where p.points > 0 else "no-points"
  if target is p: Player { p.points = 0 }
}
\`\`\`
`,
  'fault/only': `# fault/only

\`only\` promises that exactly one member meets the condition. There was none, or there were several. Use \`first\` where several are possible, or a set.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
play {
  let best = only p in Player where p.points == 0
  finish won by {best} because "points"
}
\`\`\`

What is told:

- \`rules.sand:10:14\` “only” found no value, or more than one. Use “first” where none or several are possible.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
play {
  let best = { p in Player where p.points == 0 }
  finish won by best because "points"
}
\`\`\`
`,
  'fault/range': `# fault/range

A value was to be stored that lies outside the type of its place. Sandtable proves most assignments beforehand; where it cannot, it tests them in play and stops before the state becomes wrong. Widen the type, or limit the value with \`min\` and \`max\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
state moves: 0..9 = 9
play {
  moves += 1
}
\`\`\`

What is told:

- \`rules.sand:10:3\` A value left the range of its type. Widen the type, or limit the value with “min” and “max”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
state moves: 0..9 = 9
play {
  moves = min(moves + 1, 9)
}
\`\`\`
`,
  'fault/requires': `# fault/requires

What a procedure \`requires\` is a promise of those who call it. Here it was called although the promise does not hold. In a menu the arm is then simply not offered; elsewhere test before the call.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
procedure spend(p: Player)
  requires p.points > 0 else "no-points"
{
  p.points -= 1
}
play {
  spend(ann)
}
\`\`\`

What is told:

- \`rules.sand:8:1\` A procedure was called although what it requires is not true. Test the requirement before the call.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
procedure spend(p: Player)
  requires p.points > 0 else "no-points"
{
  p.points -= 1
}
play {
  if ann.points > 0 { spend(ann) }
}
\`\`\`
`,
  'fault/unseated': `# fault/unseated

A role was asked that no seat of this layout plays. Every layout should seat every role that is ever asked; where a role may be missing, test \`seated\` first.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
  bob
}
seats for Player { one { first {ann} } }
play {
  choose move by bob {
    pass
  }
}
\`\`\`

What is told:

- \`rules.sand:10:3\` A role is asked that no seat plays. Test “seated” first, or give the role to a seat in every layout.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
  bob
}
seats for Player { one { first {ann, bob} } }
play {
  choose move by bob {
    pass
  }
}
\`\`\`
`,
  'file/unreadable': `# file/unreadable

The file is in the folder of the ruleset, but the system does not let it be read: its owner is somebody else, or another program holds it. All other files are read and checked; what this one declares is missing to them.
`,
  'function/effect': `# function/effect

Functions are called while candidates are sought, screens are drawn and texts are made, as often as is useful. So they may only look: no assignment, no question, no roll, no log line. Procedures may do all that.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function move(): int {
  moves = 1
  return moves
}
\`\`\`

What is told:

- \`rules.sand:4:3\` A function only looks; it cannot change anything. Make it a procedure, or move the change to where the function is called.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(): int {
  moves = 1
  return moves
}
\`\`\`
`,
  'grid/twice': `# grid/twice

Two members have the same coordinates. On a grid each member is a cell of its own; otherwise nobody could tell who is whose neighbour. Correct the coordinates of one of them.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on squares 4
table Spot {
  id    x y
  home  0 0
  shed  0 0
}
\`\`\`

What is told:

- \`rules.sand:6:3\` Two members lie on the cell 0 0. Correct the coordinates of one of them.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on squares 4
table Spot {
  id    x y
  home  0 0
  shed  1 0
}
\`\`\`
`,
  'grid/unknown': `# grid/unknown

The declaration names a grid that does not exist. Hexes stand \`pointed\` or \`flat\`, squares have \`4\` or \`8\` neighbours.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes round
table Spot {
  id    q r
  home  0 0
}
\`\`\`

What is told:

- \`rules.sand:2:14\` There is no grid “hexes round”. There are: hexes pointed, hexes flat, squares 4, squares 8.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat
table Spot {
  id    q r
  home  0 0
}
\`\`\`
`,
  'grid/which': `# grid/which

\`hex(q, r)\` and \`square(x, y)\` are a cell of the kind that is expected at this place. Where nothing says which kind that is, there must be exactly one kind on such a grid.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat
table Spot {
  id   q r
  home 0 0
}
kind Cave on hexes flat
table Cave {
  id   q r
  deep 0 0
}
function here() = hex(0, 0)
\`\`\`

What is told:

- \`rules.sand:12:19\` Several kinds lie on such a grid: Spot, Cave. Say which is meant, for instance by the type of a local.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat
table Spot {
  id   q r
  home 0 0
}
kind Cave on hexes flat
table Cave {
  id   q r
  deep 0 0
}
function here(): Cave? = hex(0, 0)
\`\`\`
`,
  'internal/crash': `# internal/crash

Sandtable itself has failed while it read the rules. The rules are not to blame, whatever stands in them; please report it together with the file. The other findings still hold.
`,
  'l10n/bom': `# l10n/bom

Some editors begin a file with an invisible mark that says how it is encoded. Sandtable passes over it, but \`msgfmt\` and its like take it for a mistake in the first line.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\` (escaped)

\`\`\`po
\\ufeffmsgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

What is told:

- \`l10n/en.po:1:1\` The file begins with a mark of its encoding, with which GNU gettext cannot read it. Save it as UTF-8 without such a mark (BOM).

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/charset': `# l10n/charset

The header of a catalogue names an encoding, and other tools read the file by it. Sandtable reads all files as UTF-8. If the words look right here, only the header is wrong; if they do not, the file has to be saved in UTF-8 first.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=ISO-8859-1\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

What is told:

- \`l10n/en.po:4:36\` The header says “ISO-8859-1”, but the file is read as UTF-8. If the words look right here, only the header is wrong. Other tools read the file by it.

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/duplicate': `# l10n/duplicate

A text of a fragment has one translation. If the catalogue has two entries for it, the last one is printed, and the other one would be looked after in vain.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

What is told:

- \`l10n/en.po:16:1\` This text of “karten” is translated twice. Keep one of the entries.

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/encoding': `# l10n/encoding

Catalogues are read as UTF-8. In another encoding letters such as ä or é become signs that nobody can read, and nobody can tell what they were. Save the file again as UTF-8.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "C�rds"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

What is told:

- \`l10n/en.po:8:10\` There are signs here that cannot be read: the file is not in UTF-8. Save it again as UTF-8; in Poedit this is “Catalogue properties”.

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/entry': `# l10n/entry

An entry needs the source, by which it is found, and a translation. What has only one of them is passed over, and the rest of the catalogue is used.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."

msgctxt "karten"
msgstr "A hand."
\`\`\`

What is told:

- \`l10n/en.po:14:1\` This entry has no msgid, so it is not used. An entry is a msgid with the source and a msgstr with the translation, which may be empty.

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/escape': `# l10n/escape

After a backslash only a few signs may stand: \`\\n\` ends a line, \`\\t\` is a tab, \`\\"\` a quotation mark, \`\\\\\` a backslash. Anything else is refused by GNU gettext. Here it is read as it was typed, and the catalogue is not written anew until it is mended.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards\\q"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

What is told:

- \`l10n/en.po:8:14\` “\\q” means nothing in a catalogue. A backslash itself is written twice; line ends are \\n, quotation marks \\".

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards\\\\q"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/head': `# l10n/head

A catalogue begins with an entry that has an empty \`msgid\`: its \`msgstr\` says the language, the encoding and the plural forms. Without it other tools guess, and mostly ask for ASCII.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

What is told:

- \`l10n/en.po:1:1\` This catalogue has no header, so other tools do not know its language and its encoding. A header is an entry with an empty msgid; “sandtable l10n merge” writes one, too.

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/invented': `# l10n/invented

A value or link that the source does not have was mistyped, or says something that the source does not say. Copy it from the source, letter by letter.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} of {count.City} cards, see [](#karten)."
\`\`\`

What is told:

- \`l10n/en.po:12:1\` The source has no value “count.City”. Values and links are copied from the source, letter by letter.

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/language': `# l10n/language

The name of the file decides which language its texts are. A header that says otherwise usually means that files were mixed up.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: fr\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

What is told:

- \`l10n/en.po:1:1\` The header says “fr”, the name of the file says “en”. Write “Language: en” into the header, or give the file the name of its language.

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/line': `# l10n/line

A catalogue that somebody mended by hand, or that a version control system has written marks of a conflict into, may have lines that mean nothing. Only they are passed over; the entries around them are used.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

this is the hand limit

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

What is told:

- \`l10n/en.po:10:1\` This line is not part of a catalogue, so it is not read: this is the hand limit A line is a comment (#), or msgctxt, msgid or msgstr with a text in quotation marks; further lines of a text stand in quotation marks below it.

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/lost': `# l10n/lost

Values and links of the source come from the rules. A translation that leaves one of them out tells its readers less than the source, and does not follow when the rules change.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see there."
\`\`\`

What is told:

- \`l10n/en.po:12:1\` The link to “#karten” is missing in the translation. Write [words](#karten).

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/not-taken': `# l10n/not-taken

A table of words that came back says something else of a term than it said when it went out, and the term base of the language has no cell to write it into. The word itself is taken. Give the term base that column, and take the table in once more.
`,
  'l10n/plural': `# l10n/plural

The texts of the rules are whole sentences whose numbers come from the rules. Forms for one and many are not chosen among; where a number may be one, the source says it in two sentences.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgid_plural "Karten"
msgstr[0] "Card"
msgstr[1] "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

What is told:

- \`l10n/en.po:9:1\` Texts of the rules have no plural forms, so this one of “karten” is not used. Use one msgid and one msgstr; where a number changes the sentence, the source is written as two.

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/plural-forms': `# l10n/plural-forms

A text with \`msgid_plural\` has one \`msgstr[n]\` for each plural form of its language, as many as \`nplurals\` in the header says. Texts of the rules have no plural forms at all: an entry that has some is kept, can be edited, and is not printed.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgid_plural "Karten"
msgstr[0] "Card"
msgstr[1] "Cards"
msgstr[2] "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

What is told:

- \`l10n/en.po:10:1\` The language has 2 plural forms, and a text of “karten” has 3. Texts of the rules have no plural forms; use one msgid and one msgstr. Forms of other catalogues are as many as “nplurals” in the header says.

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/stale': `# l10n/stale

The source has changed since this was translated. What it was stands after \`#| msgid\`, so that the difference can be seen. Until somebody has looked at it, readers get the source. Once the translation is right again, take \`fuzzy\` away.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

#, fuzzy
#| msgid "Niemand hat mehr als {constant.handLimit} Karten."
msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

What is told:

- \`l10n/en.po:14:1\` A text of “karten” has changed since it was translated; until somebody looks at it, the source is printed. What it was is the line “#| msgid”. When the translation is right, take away “fuzzy”.

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/style': `# l10n/style

Here something may have slipped: another sign at the end than in the source, a word twice, quotation marks of another language, or a sentence that was only copied. If it is meant so, it can stay.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)"
\`\`\`

What is told:

- \`l10n/en.po:12:1\` The translation of a text of “karten” ends with another sign than the source. Have a look whether this is meant.

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/term': `# l10n/term

The German text names something that the term base has a word for in this language, and the translation holds no form of it. If one thing has two names, readers look for two things. Words that may stand for a term where the sentence says what is meant belong in its column \`also\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

In jeder Stadt liegt eine Karte.
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,pl
kind/City,Stadt,f,Städte
\`\`\`

\`l10n/terms.en.csv\`

\`\`\`csv
id,word,also
kind/City,city,
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "In jeder Stadt liegt eine Karte."
msgstr "In every town there is a card."
\`\`\`

What is told:

- \`l10n/en.po:12:1\` The source says “Stadt”, which is “city” in this language (kind/City); the translation says it in another way. Use a form of “city”, or write into the column “also” of the term base what may stand for it.

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "In jeder Stadt liegt eine Karte."
msgstr "In every city there is a card."
\`\`\`
`,
  'l10n/typed-number': `# l10n/typed-number

A number that is typed stays as it is when the rules or a variant change. The translation may have as many typed numbers as the source has that are meant as they stand.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards in two hands, see [](#karten)."
\`\`\`

What is told:

- \`l10n/en.po:12:1\` “two” is typed in the translation and does not change with the rules. Take the value that the source takes.

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/unknown-text': `# l10n/unknown-text

A translation belongs to a text of the source as it reads. When the source has changed, the entry no longer finds its text, until \`sandtable l10n merge\` brings the catalogue up to date.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."

msgctxt "kart"
msgid "Eine Hand."
msgstr "A hand."
\`\`\`

What is told:

- \`l10n/en.po:14:1\` The source has no “kart”, so this translation is not used. “sandtable l10n merge” brings the catalogue up to the source; nothing is lost by it.

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/untranslated': `# l10n/untranslated

A language need not be complete. What is missing is printed in the language of the source; this note says how much that is.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr ""
\`\`\`

What is told:

- \`l10n/en.po:1:1\` 1 of 2 texts are not translated yet. Until then the source is printed in their place.

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/xliff': `# l10n/xliff

A file that comes back from translators is XLIFF 2, as \`sandtable l10n xliff\` writes it. A file that breaks off in the middle, or is of version 1.2, is not taken in at all: nobody could tell what is missing. Ask for the whole file once more.
`,
  'language/later': `# language/later

The grammar of the whole language is fixed and read, but this version of Sandtable cannot run this construct yet. Nothing is wrong with the rule; until then it has to be said in another way.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone {
  id
  pebble
  boulder
}
option closed: set of Stone = {pebble}
function open(a: Stone): bool = a not in closed
\`\`\`

What is told:

- \`rules.sand:8:16\` The language knows option: set of Stone, but this version cannot run it yet. Write it in another way for now.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone {
  id
  pebble
  boulder
}
option closed: Stone | nothing = pebble
function open(a: Stone): bool = a != closed
\`\`\`
`,
  'layout/alike': `# layout/alike

Two sides of a layout have the same pattern, and their colours come too near each other: for most people, for those who see red, green or blue badly, or where the board is printed in grey. Sides are told apart by colour, pattern and letter, because no colour is seen by everybody; where the pattern is another one, the colours may be as near as you like. The repair takes the nearest colour that is told apart from all sides with this pattern.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue
  dark
}
seats for Side { three { a {red} b {blue} c {dark} } }
play { finish drawn by Side }
\`\`\`

\`layout.json\`

\`\`\`json
{
  "version": 1,
  "sides": {
    "red": { "colour": "#b3372b", "pattern": "hatch", "letter": "R" },
    "blue": { "colour": "#3b6fb6", "pattern": "hatch", "letter": "B" },
    "dark": { "colour": "#b33a2b", "pattern": "solid", "letter": "D" }
  }
}
\`\`\`

What is told:

- \`layout.json:5:26\` “blue” and “red” have the same pattern, and in grey their colours look alike (distance 5 of at least 20). Give one of them another pattern, or another colour.

## Mended

\`layout.json\`

\`\`\`json
{
  "version": 1,
  "sides": {
    "red": { "colour": "#b3372b", "pattern": "hatch", "letter": "R" },
    "blue": { "colour": "#6699dd", "pattern": "hatch", "letter": "B" },
    "dark": { "colour": "#b33a2b", "pattern": "solid", "letter": "D" }
  }
}
\`\`\`
`,
  'layout/missing': `# layout/missing

The \`ruleset\` line names a file that says how the board is drawn, and that file is not there. The game can be played, but its board is drawn without a plan.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1 layout "bord.json"
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`board.json\`

\`\`\`json
{ "version": 1 }
\`\`\`

What is told:

- \`rules.sand:1:53\` There is no file “bord.json”, so the board is drawn without a layout. Did you mean “board.json”?

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1 layout "board.json"
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`
`,
  'layout/unknown': `# layout/unknown

A layout speaks of something that the rules do not have: a kind, a member, a field or a relation. What is misspelt there is silently missing on the board, so it is told here. Of a kind that does not exist only the first place is told.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`layout.json\`

\`\`\`json
{
  "version": 1,
  "places": {
    "City.lyra": { "at": [1, 1] },
    "City.bre": { "at": [2, 1] }
  }
}
\`\`\`

What is told:

- \`layout.json:5:11\` The rules have no member “bre”, so this is not drawn. Did you mean “bree”?

## Mended

\`layout.json\`

\`\`\`json
{
  "version": 1,
  "places": {
    "City.lyra": { "at": [1, 1] },
    "City.bree": { "at": [2, 1] }
  }
}
\`\`\`
`,
  'leak/asked': `# leak/asked

Whoever is asked a question knows that it is asked. If it is asked only when something hidden is so, the question itself gives that away. Ask in any case, or reveal it first. The others learn only that somebody is busy, where they may not know why.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { one {red} other {blue} } }
state plan(s: Side): 0..9 = 0 seen by s
state bet: 0..9 = 0
play {
  if plan(blue) == 0 { bet = choose one of 0..9 by red }
}
\`\`\`

What is told:

- \`rules.sand:10:30\` Whether “play/bet” is asked depends on “plan”, which the one who is asked may not see. Ask in any case, or reveal it before.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { one {red} other {blue} } }
state plan(s: Side): 0..9 = 0 seen by s
state bet: 0..9 = 0
play {
  bet = choose one of 0..9 by red
}
\`\`\`
`,
  'leak/offer': `# leak/offer

Whoever is asked sees what is offered, and how much of it. If that depends on something he may not see, the offer tells him: a counter that is missing from the list is known to be a dummy. Proved leaks are warnings; where it is only not certain, the finding is a note, and games with twins look for a position in which it shows.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { one {red} other {blue} } }
state plan(s: Side): 0..9 = 0 seen by s
state bet: 0..9 = 0
play { bet = choose one of x in 0..9 by red where x >= plan(blue) }
\`\`\`

What is told:

- \`rules.sand:9:14\` What is offered in “play/bet” depends on “plan”, which the one who is asked may not see. Ask only for what that role may see, or reveal it before; “sandtable simulate … --twins 100” looks for a position in which it shows.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { one {red} other {blue} } }
state plan(s: Side): 0..9 = 0 seen by s
state bet: 0..9 = 0
play { bet = choose one of x in 0..9 by red where x >= plan(red) }
\`\`\`
`,
  'leak/write': `# leak/write

What everyone sees must not come from what only some see: neither the value, nor whether it is written at all. Reveal first what is to be known, or give the place an audience. The own answer of whoever was asked is open, unless the choice is secret.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { one {red} other {blue} } }
state sum: 0..9 = 0
play {
  let bid = choose one of 0..9 by red secret
  sum = bid
}
\`\`\`

What is told:

- \`rules.sand:10:3\` “sum” tells others what only some may see: “play/bid”. Reveal it before, or let only those see “sum” who may see “play/bid”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { one {red} other {blue} } }
state sum: 0..9 = 0
play {
  let bid = choose one of 0..9 by red secret
  reveal bid
  sum = bid
}
\`\`\`
`,
  'list/empty': `# list/empty

An empty list says nothing about what could stand in it. Usually the place tells, such as a variable with a type or a parameter; here there is nothing of the kind.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
function none_yet(): int = count([])
\`\`\`

What is told:

- \`rules.sand:2:34\` What this empty list is a list of cannot be told. Give it to something that has a type: “var found: list of T max 9 = []”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
function none_yet(): int = 0
\`\`\`
`,
  'list/max': `# list/max

A list that is kept needs its room from the start, so its type says how many items there can be at most. Where a list is made in one go, the number is known and need not be written. Proposed is as many as there are different values; if values may stand there more than once, you may need more.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
state route: list of Town
\`\`\`

What is told:

- \`rules.sand:8:14\` How long this list of Town may become is not said. Say it in its type, for instance “list of Town max 2”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
state route: list of Town max 2
\`\`\`
`,
  'list/too-long': `# list/too-long

A list keeps room for all of its items, in every position of the match, and is copied as a whole. So there is a limit. What is found by number or by name is better kept in a map.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state track: list of 1..6 max 100000
\`\`\`

What is told:

- \`rules.sand:2:14\` This list would have 100,000 places; at most 4,096 are possible. Make it shorter, or take a set or a map.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state track: list of 1..6 max 100
\`\`\`
`,
  'map/key': `# map/key

A map has a place for every key, so there may only be so many of them. Members, tags and numbers of a range are keys; all whole numbers would be too many.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
state seen: map set of Town -> bool
procedure look() { seen[aria] = true }
\`\`\`

What is told:

- \`rules.sand:15:17\` set of Town cannot be the key of a map. A key is one value of a finite type with at most 4,096 values.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
state seen: map Town -> bool
procedure look() { seen[aria] = true }
\`\`\`
`,
  'map/one-key': `# map/one-key

A map gives one value for each key, and a key is a single value. For two of them write a map of maps, so that it is clear which comes first.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
procedure count() {
  let near = map p in Player, t in Town: 1
  ann.points = 1
}
\`\`\`

What is told:

- \`rules.sand:16:31\` A map has one key. For two keys write a map of maps: map a in A: map b in B: …

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
procedure count() {
  let near = map p in Player: map t in Town: 1
  ann.points = near[ann][aria]
}
\`\`\`
`,
  'match/dead': `# match/dead

The arms before this one already take every value that it could take. Arms are tried from top to bottom, so it would never be reached.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Light = red | green
state light: Light = red
function go(): bool = match light {
  red -> false
  green -> true
  red -> true
}
\`\`\`

What is told:

- \`rules.sand:7:3\` This arm is never reached, because those before it take everything. Remove it, or move it up.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Light = red | green
state light: Light = red
function go(): bool = match light {
  red -> false
  green -> true
  
}
\`\`\`
`,
  'match/missing': `# match/missing

\`match\` must have an arm for every value that can come up; then it cannot fail in play. The finding names the values that are left over. The repair adds arms that do as little as possible: look at what they should do.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Light = red | yellow | green
state light: Light = red
function go(): bool = match light {
  red -> false
  green -> true
}
\`\`\`

What is told:

- \`rules.sand:4:23\` Not every value has an arm: yellow is left over. Add an arm for it, or “else”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Light = red | yellow | green
state light: Light = red
function go(): bool = match light {
  red -> false
  green -> true
  yellow -> false
}
\`\`\`
`,
  'name/ambiguous': `# name/ambiguous

Several types have a value of this name, and the place does not say which is meant. As soon as a type is expected, as in a parameter, a comparison or a declared result, the name is clear.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Light = red | green
type Wine = red | white
function bright() { return red }
\`\`\`

What is told:

- \`rules.sand:4:28\` “red” can mean several things here: Light, Wine. Give the place a type, or rename one of the two.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Light = red | green
type Wine = red | white
function bright(): Light { return red }
\`\`\`
`,
  'name/call': `# name/call

A function or procedure is named without being called. Its name alone is not a value; the parentheses say that it is to be run now, even if there is nothing to put in them.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function left(): int = 9 - moves
function half(): int = left div 2
\`\`\`

What is told:

- \`rules.sand:4:24\` “left” is a function or procedure; it needs parentheses with its arguments. Write “left(…)”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function left(): int = 9 - moves
function half(): int = left() div 2
\`\`\`
`,
  'name/duplicate': `# name/duplicate

A name is declared where it is taken already. All files of a ruleset share one set of names, so that a name means the same wherever it stands; the same holds for the rows of a table, the columns, the arms of a menu and the labels within a procedure.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
state weightLimit: 0..9 = 4
state weightLimit: 0..9 = 5
\`\`\`

What is told:

- \`rules.sand:8:7\` “weightLimit” is declared twice. Rename one of the two, or remove it.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
state weightLimit: 0..9 = 4
\`\`\`
`,
  'name/initial': `# name/initial

Types, kinds and dice begin with a capital letter, everything else with a small letter. So a reader sees at once whether \`Stone\` is a whole kind or \`stone\` a single value.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind stone { weight: 0..9 }
table stone {
  id     weight
  pebble 2
}
\`\`\`

What is told:

- \`rules.sand:2:6\` “stone” begins with the wrong letter: names of types, kinds and dice begin with a capital, all others with a small letter. Write its first letter as a capital, here and wherever it is used.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
\`\`\`
`,
  'name/shadow': `# name/shadow

A local name or parameter of this name is in sight already. If the inner one hid it, a reader could take one for the other; so every name within a body stands for one thing.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(n: 0..9) {
  let n = 3
  moves = n
}
\`\`\`

What is told:

- \`rules.sand:4:7\` “n” hides another local or parameter of the same name. Give this one a name of its own.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(n: 0..9) {
  moves = n
}
\`\`\`
`,
  'name/unknown': `# name/unknown

The name is not declared anywhere, or not within sight of this place: parameters and locals are known only inside their own block. If a similar name exists, it is offered; capital and small letters are different.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() { mvoes += 1 }
\`\`\`

What is told:

- \`rules.sand:3:20\` There is nothing named “mvoes” here. Did you mean “moves”?

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() { moves += 1 }
\`\`\`
`,
  'notation/alike': `# notation/alike

Patterns and names are read in all languages at once, without case and accents. If two of them look the same, nobody can tell which is meant.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
Town.aria = Big Town | Town
Town.bree = Town
\`\`\`

What is told:

- \`l10n/errands.en.txt:4:12\` “Town.bree” can be written just like “Town.aria”. Change one of the two, so that a reader can tell them apart.

## Mended

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
Town.aria = Big Town
Town.bree = Town
\`\`\`
`,
  'notation/empty': `# notation/empty

A spelling needs at least one word or value that must be there; otherwise any line could be read as it.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests |
Errand.go = {c} - {to}[ late=late]
\`\`\`

What is told:

- \`l10n/errands.en.txt:1:1\` Any line could be read as this spelling of “Errand.rest”: all of it may be left out. Write a word or a value outside of brackets, or remove the spelling.

## Mended

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
\`\`\`
`,
  'notation/line': `# notation/line

A pattern file has one thing per line, \`KEY = SPELLING | SPELLING\`. Indented lines go on with the one before; a line that begins with \`#\` is a remark.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
rests in the town
\`\`\`

What is told:

- \`l10n/errands.en.txt:3:1\` This line is no pattern. Write KEY = SPELLING | SPELLING; a remark begins with “#”.

## Mended

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
# rests in the town
\`\`\`
`,
  'notation/missing': `# notation/missing

Every alternative of a type that is written as text needs a pattern in each language that has a file: what can be chosen must be printed.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.go = {c} - {to}[ late=late]
\`\`\`

What is told:

- \`l10n/errands.en.txt:1:1\` In English “Errand.rest” has no pattern. Add a line Errand.rest = ….

## Mended

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
\`\`\`
`,
  'notation/no-file': `# notation/no-file

A notation names files of patterns, one per language, beside the messages: \`from "errands"\` means \`l10n/errands.en.txt\` and \`l10n/errands.de.txt\`. One language is enough.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

What is told:

- \`rules.sand:15:1\` There is no file with the patterns of “errands”. Write one for at least one language, such as l10n/errands.en.txt.

## Mended

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
\`\`\`
`,
  'notation/parameter': `# notation/parameter

In the pattern of an alternative the names of its payload may stand, and that of the member it belongs to; in the pattern of a kind its fields. A flag (\`[late=late]\`) must be a truth value, and a path (\`{from = Cart.at}\`) must lead to values of the parameter.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests | {cart} stays
Errand.go = {c} - {to}[ late=late]
\`\`\`

What is told:

- \`l10n/errands.en.txt:1:27\` The pattern has no value named “cart” here. Name a part of what is written, or what it belongs to.

## Mended

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests | {c} stays
Errand.go = {c} - {to}[ late=late]
\`\`\`
`,
  'notation/type': `# notation/type

Values are written as text beside the member of a kind that they belong to: an order for a piece. So the type must be a union, a record or a kind, and what stands after \`for\` must be a kind.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = 1..6
notation Errand for c: Cart from "errands"
\`\`\`

What is told:

- \`rules.sand:15:10\` Values of this type cannot be written as text: it is 1..6. Give a type with alternatives, such as type Order = hold | move(to: Town).

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
\`\`\`
`,
  'notation/unclosed': `# notation/unclosed

\`{to}\` is a value, \`[by night]\` may be left out. Both end with their own bracket, on the same line. To write a bracket as a sign, put a backslash before it.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late
\`\`\`

What is told:

- \`l10n/errands.en.txt:2:23\` This “[” is never closed. Add the bracket that closes it; to write the sign itself, put “\\” before it.

## Mended

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
\`\`\`
`,
  'notation/unknown': `# notation/unknown

On the left stands what is written: an alternative of a type (\`Errand.go\`), a member (\`Town.aria\`), a kind (\`Cart\`), or a question (\`turn/errands\`). After \`result\` stands the value of a field (\`Cart.state.lost\`).

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rst = {c} rests
Errand.go = {c} - {to}[ late=late]
\`\`\`

What is told:

- \`l10n/errands.en.txt:1:1\` Nothing that is written as text is called “Errand.rst”. Did you mean “Errand.rest”?

## Mended

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
\`\`\`
`,
  'notation/unset': `# notation/unset

A value has all its parts. Only truth values and what may be none can be left out; they are then false and none.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} goes[ to {to}][ late=late]
\`\`\`

What is told:

- \`l10n/errands.en.txt:2:12\` Without “to” what is read is not a whole value. Write {to} where it cannot be left out.

## Mended

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} goes to {to}[ late=late]
\`\`\`
`,
  'note/changed': `# note/changed

The heading of a thread in \`notes.md\` keeps a fingerprint of what its rule said when the thread was begun; layout and comments are no part of it. When the rule says something else, the thread may be answered, or about something that is gone. It stays open until somebody settles it; saying that it still holds takes the fingerprint of today.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
\`\`\`

\`notes.md\`

\`\`\`md
## constant/handLimit 0000

- Anna, 2026-11-22: Why not five?
- Ben, 2026-11-23: With five nobody ever has to throw a card away.
\`\`\`

What is told:

- \`notes.md:1:4\` “constant/handLimit” has been changed since this thread was begun. Read the thread again: it may be answered by now. If what it says still holds, say so; otherwise answer or settle it.

## Mended

\`notes.md\`

\`\`\`md
## constant/handLimit hw2k

- Anna, 2026-11-22: Why not five?
- Ben, 2026-11-23: With five nobody ever has to throw a card away.
\`\`\`
`,
  'note/line': `# note/line

\`notes.md\` is written by the workbench and by hand. It has titles with one \`#\`, threads with two and the name of a rule, and below those lists; a name and a day before what is said are optional. What is none of this stays in the file as it is, and the page of notes does not show it. A merge of two branches may leave such lines.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
\`\`\`

\`notes.md\`

\`\`\`md
## constant/handLimit

- Anna, 2026-11-22: Why not five?
Because nobody would ever have to throw a card away.
\`\`\`

What is told:

- \`notes.md:4:1\` This line belongs to no thread: Because nobody would ever have to throw a card away. A thread begins with a heading such as “## procedure/strike”; below it each line begins with “- ”, and lines that go on with one are indented.

## Mended

\`notes.md\`

\`\`\`md
## constant/handLimit

- Anna, 2026-11-22: Why not five?
  Because nobody would ever have to throw a card away.
\`\`\`
`,
  'note/unknown': `# note/unknown

\`notes.md\` holds what was noted about rules. The heading of a thread names a rule as \`explains:\` of a chapter does: \`procedure/strike\`, \`field/Town.owner\`, \`strike/hit\` for a step of it, \`play\`. A rename takes the heading along; whoever takes a rule away leaves its thread behind, and can settle it. Nothing is told of settled threads.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
\`\`\`

\`notes.md\`

\`\`\`md
## constant/handLimt 1fsc

- Anna, 2026-11-22: Why three?
\`\`\`

What is told:

- \`notes.md:1:4\` The rules have nothing named “constant/handLimt” that this thread could be about. Did you mean “constant/handLimit”?

## Mended

\`notes.md\`

\`\`\`md
## constant/handLimit 1fsc

- Anna, 2026-11-22: Why three?
\`\`\`
`,
  'pattern/never': `# pattern/never

The pattern after \`is\`, or before an arrow, names something that this value can never be. The test would always fail; mostly another value or another pattern was meant.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Light = red | green
state moves: 0..9 = 0
function go(): bool = moves is none
\`\`\`

What is told:

- \`rules.sand:4:32\` A value of type 0..9 is never none. Remove this pattern, or correct it.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Light = red | green
state moves: 0..9 = 0
function go(): bool = moves is 0
\`\`\`
`,
  'pile/expected': `# pile/expected

Only piles hold what is put and drawn. Here the name of something else stands, such as a kind, or the arguments of the pile are missing.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
pile heap of Card
procedure discard(c: Card) { put c into Card }
\`\`\`

What is told:

- \`rules.sand:16:41\` “Card” is no pile, but “put”, “draw” and “shuffle” need one. Name a pile, with its arguments; “random one of …” picks from any other set.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
pile heap of Card
procedure discard(c: Card) { put c into heap }
\`\`\`
`,
  'pile/kind': `# pile/kind

A pile holds members of one kind, and each of them lies in one pile at most. Numbers and tags are no things that could lie somewhere; declare a kind for them.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
pile heap of 1..3
\`\`\`

What is told:

- \`rules.sand:15:14\` A pile holds members of one kind, not 1..3. Name a kind after “of”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
pile heap of Card
\`\`\`
`,
  'pile/unordered': `# pile/unordered

Top and bottom, and shuffling, mean something only where a pile has an order. From a pile without one everything is drawn by chance anyway. Declare it as \`ordered\` if its order matters.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
pile heap of Card
procedure discard(c: Card) { put c onto heap }
\`\`\`

What is told:

- \`rules.sand:16:41\` “heap” has no order, so “onto” does nothing there. Declare the pile as “ordered”, or write “put … into”: from a pile without order everything is drawn by chance.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
pile heap of Card ordered
procedure discard(c: Card) { put c onto heap }
\`\`\`
`,
  'policy/arm': `# policy/arm

The answers of a menu are its arms. A line of a policy begins with one of them, \`march(t)\`: the names in the parentheses
stand for what its parameters take.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Clan
table Clan {
  id
  red
  blue
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Clan { two { first {red} second by bold {blue} } }
play { for c in Clan { turn(c) } }
procedure turn(c: Clan) {
  choose order by c {
    march(t: Town)
    rest
  }
}
policy bold for Clan {
  at turn/order { 1 _ }
}
\`\`\`

What is told:

- \`rules.sand:23:21\` This is no arm of the menu; there are march, rest. Begin a line with the name of an arm.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Clan
table Clan {
  id
  red
  blue
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Clan { two { first {red} second by bold {blue} } }
play { for c in Clan { turn(c) } }
procedure turn(c: Clan) {
  choose order by c {
    march(t: Town)
    rest
  }
}
policy bold for Clan {
  at turn/order { 1 march(t) where t != aria }
}
\`\`\`
`,
  'policy/choice': `# policy/choice

A policy says of one question at a time how its answers are ranked. The question is named by the procedure it stands
in and its label: the name after \`as\`, the place its answer goes to, or the name of the menu.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Clan
table Clan {
  id
  red
  blue
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Clan { two { first {red} second by bold {blue} } }
play { for c in Clan { turn(c) } }
procedure turn(c: Clan) {
  choose order by c {
    march(t: Town)
    rest
  }
}
policy bold for Clan {
  at turn/goal { 1 march(t) where t != aria }
}
\`\`\`

What is told:

- \`rules.sand:23:6\` No question is called “turn/goal”. Questions are named by their procedure and their label: “turn/order”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Clan
table Clan {
  id
  red
  blue
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Clan { two { first {red} second by bold {blue} } }
play { for c in Clan { turn(c) } }
procedure turn(c: Clan) {
  choose order by c {
    march(t: Town)
    rest
  }
}
policy bold for Clan {
  at turn/order { 1 march(t) where t != aria }
}
\`\`\`
`,
  'policy/role': `# policy/role

A policy answers for roles, the members of the kind that \`seats for\` names. Nobody else is ever asked.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Clan
table Clan {
  id
  red
  blue
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Clan { two { first {red} second by bold {blue} } }
play { for c in Clan { turn(c) } }
procedure turn(c: Clan) {
  choose order by c {
    march(t: Town)
    rest
  }
}
policy bold for Town {
  at turn/order { 1 march(t) where t != aria }
}
\`\`\`

What is told:

- \`rules.sand:22:17\` Policies are for Clan, whose members are asked, not for Town. Name the kind of the roles.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Clan
table Clan {
  id
  red
  blue
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Clan { two { first {red} second by bold {blue} } }
play { for c in Clan { turn(c) } }
procedure turn(c: Clan) {
  choose order by c {
    march(t: Town)
    rest
  }
}
policy bold for Clan {
  at turn/order { 1 march(t) where t != aria }
}
\`\`\`
`,
  'pool/expected': `# pool/expected

\`create\` makes a member of a kind that was declared with \`pool n\`, and \`remove\` takes one away. The members of other kinds stand in tables and stay. To take such a member out of play, give it a field that says where it is.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit { owner: Player }
table Unit {
  id    owner
  guard ann
}
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure lose(u: Unit) { remove u }
\`\`\`

What is told:

- \`rules.sand:14:34\` “Unit” is no pool: its members are neither made nor removed in play. Declare the kind as “pool n”; a member that stands in a table can have a field that says it is out of play.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 12 { owner: Player, state strength: 1..4 = 2 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure lose(u: Unit) { remove u }
\`\`\`
`,
  'pool/members': `# pool/members

The members of a pool are made and removed while a match runs, and have no names in the rules. What is kept for every member from the beginning (rows of a table, seats, pairs of a relation, a state or a stored map with a value for each of them) cannot be kept for them. A field of the pool comes and goes with its member.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 12 { owner: Player, state strength: 1..4 = 2 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
state tired(u: Unit): bool
\`\`\`

What is told:

- \`rules.sand:10:16\` “Unit” has members that come and go, so no state can be kept for each of them. Keep it in a field of the pool: it comes and goes with its member.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 12 { owner: Player, state strength: 1..4 = 2, state tired: bool = false }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }

\`\`\`
`,
  'pool/size': `# pool/size

How many members of a pool there can be at a time is written after \`pool\`. Room for all of them is kept in every position, and sets of them are kept as bits; so there is at least one, and not more than some thousand.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 0 { owner: Player, state strength: 1..4 = 2 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
play { create Unit(owner: ann) }
\`\`\`

What is told:

- \`rules.sand:3:6\` A pool of 0 members makes no sense here: it has 1 to 4,096. Write how many members there can be at the same time.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 12 { owner: Player, state strength: 1..4 = 2 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
play { create Unit(owner: ann) }
\`\`\`
`,
  'pool/unnamed': `# pool/unnamed

The values of a new member are given by the names of its fields, \`create Unit(owner: ann)\`. Their order does not matter, so a value without a name could be for any of them.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 12 { owner: Player, state strength: 1..4 = 2 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure recruit() { create Unit(3, owner: ann) }
\`\`\`

What is told:

- \`rules.sand:10:35\` This value does not say which field it is for. Write the name of the field in front of it; there are: owner, strength.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 12 { owner: Player, state strength: 1..4 = 2 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure recruit() { create Unit(strength: 3, owner: ann) }
\`\`\`
`,
  'pool/value': `# pool/value

A member that is made needs a value in each of its fields. Fields without a default must be given in the brackets of \`create\`, but for state fields that can begin with \`none\`, \`false\` or an empty set.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 12 { owner: Player, state strength: 1..4 = 2 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure recruit() { create Unit(strength: 3) }
\`\`\`

What is told:

- \`rules.sand:10:23\` “Unit” is made here without a value for “owner”. Give one, “owner: …”, or a default in the declaration of the kind.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 12 { owner: Player, state strength: 1..4 = 2 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure recruit() { create Unit(owner: ann, strength: 3) }
\`\`\`
`,
  'quantor/body': `# quantor/body

\`sum\`, \`min\`, \`max\` and \`all\` say of each member what is meant: which number to add, which condition to meet. It stands after a colon.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
function total(): int = sum s in Stone
\`\`\`

What is told:

- \`rules.sand:7:25\` After “sum” it must be said what of each member is meant. Add it after a colon.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
function total(): int = sum s in Stone: s.weight
\`\`\`
`,
  'quantor/filter': `# quantor/filter

\`{ x in S where P }\` holds those x for which P holds. With several names it is not said which of them the set holds, so
that stands in front: \`{ x for x in S, y in T where P }\`. For pairs declare a type, \`type Pair = pair(S, T)\`, and write
\`{ pair(x, y) for … }\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 1..3 }
table Stone {
  id       weight
  pebble   1
  boulder  3
}
function heavier(): set of Stone = { a in Stone, b in Stone where a.weight > b.weight }
expect count(heavier()) == 1
\`\`\`

What is told:

- \`rules.sand:8:36\` A filter keeps members of one set, and here there are several. Say what the set is to hold: “a for a in …”. A pair is a value of a type that you declare.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 1..3 }
table Stone {
  id       weight
  pebble   1
  boulder  3
}
function heavier(): set of Stone = { a for a in Stone, b in Stone where a.weight > b.weight }
expect count(heavier()) == 1
\`\`\`
`,
  'quantor/no-body': `# quantor/no-body

\`some\`, \`no\`, \`count\`, \`first\` and \`only\` look for members that meet a condition, and the condition stands after \`where\`. A colon belongs to quantors that compute something from each member.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
function heavy(): bool = some s in Stone: s.weight > 5
\`\`\`

What is told:

- \`rules.sand:7:43\` “some” only looks at members; nothing may follow after the colon. Write the condition after “where”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
function heavy(): bool = some s in Stone where s.weight > 5
\`\`\`
`,
  'quiet/reason': `# quiet/reason

A warning that is not told is missed by everyone who works on the rules later. So the line that silences it says why.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
quiet { "code/unreachable" because "" }
state moves: 0..9 = 0
procedure move() { moves += 1 }
\`\`\`

What is told:

- \`rules.sand:2:36\` It is not said why “code/unreachable” is not to be told. Write the reason after “because”; whoever reads this later will ask for it.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() { moves += 1 }
\`\`\`
`,
  'quiet/unknown': `# quiet/unknown

A ruleset can say which findings are not to be told, by their codes. No finding has this code, so nothing would be silenced by it.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
quiet { "text/unusd" because "The words are for the next printing." }
state moves: 0..9 = 0
procedure move() { moves += 1 }
\`\`\`

What is told:

- \`rules.sand:2:9\` There is no finding “text/unusd”. Copy the code as it stands beside the finding, such as “text/unused”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() { moves += 1 }
\`\`\`
`,
  'quiet/unused': `# quiet/unused

The ruleset silences a finding that is no longer there: what it was about has been mended, or is gone. Left standing, the silence would hide the next one of its kind, so take it out.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
quiet { "code/unreachable" because "The rest is for the next printing." }
state moves: 0..9 = 0
procedure move() { moves += 1 }
\`\`\`

What is told:

- \`rules.sand:2:9\` Nothing here is found as “code/unreachable” any more. Remove the silence, so that it does not hide something else later.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
quiet {  }
state moves: 0..9 = 0
procedure move() { moves += 1 }
\`\`\`
`,
  'relation/alone': `# relation/alone

A chain in the table of a relation is made of members with a sign between them: \`--\` where they are joined both ways, \`->\` where the relation has a direction. A member without a neighbour joins nothing; mostly the sign got lost.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
table Land {
  id
  north
  south
}
relation road: Land -- Land
table road {
  north south
}
\`\`\`

What is told:

- \`rules.sand:10:3\` “north” is joined with nothing. Write “--” or “->” between the members that are joined.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
table Land {
  id
  north
  south
}
relation road: Land -- Land
table road {
  north -- south
}
\`\`\`
`,
  'relation/direction': `# relation/direction

A relation with \`--\` joins both ways, one with \`->\` only forwards. The rows use the same sign as the declaration, so that nobody is misled.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
table Land {
  id
  north
  south
}
relation road: Land -- Land
table road {
  north -> south
}
\`\`\`

What is told:

- \`rules.sand:10:9\` Members of “road” are joined with “--”. Use the same sign as the declaration.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
table Land {
  id
  north
  south
}
relation road: Land -- Land
table road {
  north -- south
}
\`\`\`
`,
  'relation/isolated': `# relation/isolated

Nearly all members of this kind are joined with others, and this one is not: mostly a link was forgotten, and nobody ever comes there. Where it is meant, the line of the ruleset says so by \`quiet\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
  cole
  dell
  elms
}
relation road: Town -- Town
table road {
  aria -- bree -- cole -- dell
}
\`\`\`

What is told:

- \`rules.sand:9:3\` “elms” is joined with nothing, though nearly all others are. Join it with another in the table of “road”; if it is meant to lie alone, say so by “quiet”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
  cole
  dell
  elms
}
relation road: Town -- Town
table road {
  aria -- bree -- cole -- dell -- elms
}
\`\`\`
`,
  'relation/no-default': `# relation/no-default

A field of a relation can be asked for any pair, joined or not. For pairs that are not joined its initial value is the answer, so it needs one.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
table Land {
  id
  north
  south
}
relation road: Land -- Land { cost: 1..9 }
table road {
  north -- south
}
\`\`\`

What is told:

- \`rules.sand:8:31\` The row leaves out “cost”, which has no initial value. Add it to the row, or give it an initial value in the declaration.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
table Land {
  id
  north
  south
}
relation road: Land -- Land { cost: 1..9 = 1 }
table road {
  north -- south
}
\`\`\`
`,
  'relation/one-way': `# relation/one-way

The relation has a direction, but nearly all of its links are written both ways. A link that leads one way only is mostly one whose way back was forgotten: units get there and never return. A relation that always joins both ways is declared with \`--\`; where a single link is meant to lead one way, the line of the ruleset says so by \`quiet\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
  cole
  dell
}
relation road: Town -> Town
table road {
  aria -> bree -> aria
  bree -> cole -> bree
  cole -> dell
}
\`\`\`

What is told:

- \`rules.sand:14:3\` “cole” leads to “dell”, but not back, though nearly all other links of “road” lead both ways. Add the way back; if this link is meant to lead one way, say so by “quiet”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
  cole
  dell
}
relation road: Town -> Town
table road {
  aria -> bree -> aria
  bree -> cole -> bree
  cole -> dell -> cole
}
\`\`\`
`,
  'relation/sides': `# relation/sides

A relation with \`--\` can be read from both ends, so both must be of the same type. A relation between different types has a direction.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
kind City
table Land {
  id
  north
}
table City {
  id
  bree
}
relation belongs: City -- Land
\`\`\`

What is told:

- \`rules.sand:12:27\` “belongs” joins both ways, so both sides must have the same type. Use “->” for a relation that has a direction.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
kind City
table Land {
  id
  north
}
table City {
  id
  bree
}
relation belongs: City -> Land
\`\`\`
`,
  'return/missing': `# return/missing

There is a way through the body that ends without \`return\`, although a result is promised. Mostly the last \`if\` lacks an \`else\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function left(): int {
  if moves < 9 { return 9 - moves }
}
\`\`\`

What is told:

- \`rules.sand:3:10\` “left” does not return a value on every way through. Add a “return”, or an “else” that has one.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function left(): int {
  if moves < 9 { return 9 - moves }
  return 0
}
\`\`\`
`,
  'return/no-result': `# return/no-result

A value is returned, but the procedure declares no result. Its type stands after the parameters and a colon, or nothing is returned.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() { return moves }
\`\`\`

What is told:

- \`rules.sand:3:27\` A value is returned here, but no result is declared. Declare the type of the result after the parameters, or return nothing.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(): int { return moves }
\`\`\`
`,
  'return/value': `# return/value

The procedure promises a result, so every \`return\` in it has to give one. Write the value after \`return\`, or take the type of the result away if there is none.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(): int {
  if moves == 9 { return }
  return moves
}
\`\`\`

What is told:

- \`rules.sand:4:19\` This “return” gives no value, but a result is declared. Write the value after “return”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(): int {
  if moves == 9 { return 0 }
  return moves
}
\`\`\`
`,
  'ruleset/id': `# ruleset/id

The name of a ruleset is not what players read; its title stands in the texts. It is part of addresses, of names of files and of saved matches, and must be written the same on every machine.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "Größe & Ehre" version "1.0.0" language 1
\`\`\`

What is told:

- \`rules.sand:1:10\` “Größe & Ehre” cannot be the name of a ruleset: it stands in addresses and names of files. Use letters from a to z, digits and single hyphens.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "Grosse-Ehre" version "1.0.0" language 1
\`\`\`
`,
  'ruleset/language': `# ruleset/language

The rules were written for another version of the language than the one this version of Sandtable knows. Change the number if you want to try; what has a different meaning is then reported.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 2
\`\`\`

What is told:

- \`rules.sand:1:1\` These rules are written in version 2 of the language; this is version 1. Change the number in the “ruleset” line and see what is reported.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
\`\`\`
`,
  'ruleset/missing': `# ruleset/missing

One file of the folder has to say what the ruleset is called, which version it is and which version of the language it is written in. Saved games and variants refer to it.

## Example

\`stones.sand\`

\`\`\`sand
kind Stone
table Stone {
  id
  pebble
}
\`\`\`

What is told:

- \`stones.sand:1:1\` No file says which ruleset this is. Begin one file with: ruleset "my-game" version "1.0.0" language 1

## Mended

\`stones.sand\`

\`\`\`sand
ruleset "my-game" version "1.0.0" language 1
kind Stone
table Stone {
  id
  pebble
}
\`\`\`
`,
  'ruleset/twice': `# ruleset/twice

A folder holds one ruleset, so there is one \`ruleset\` line in all its files. Perhaps a file of another ruleset lies here.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
ruleset "other" version "1.0.0" language 1
\`\`\`

What is told:

- \`rules.sand:2:1\` The ruleset is declared twice. Keep one “ruleset” line.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1

\`\`\`
`,
  'search/component': `# search/component

A search goes from state to state and must know whether it has been in one before. So the components of a state
are values that can be numbered, or sets of them. The first component is what the search finds; since the result is
a set of such values, it cannot be a set itself.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
relation road: Town -- Town
table road { aria -- bree }
search tour(a: Town) over (seen: set of Town) from {a} {
  step n in road(a) to seen + {n}
}
\`\`\`

What is told:

- \`rules.sand:10:28\` The states of a search cannot be told apart by “seen”, which is set of Town. Components are numbers, truth values, members, unions, and sets of up to 4,096 values; the first is no set and has up to 65,536.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
relation road: Town -- Town
table road { aria -- bree }
search tour(a: Town) over (at: Town, seen: set of Town) from (a, {a}) {
  step n in road(at) to (n, seen + {n})
}
\`\`\`
`,
  'search/spent': `# search/spent

All costs of a search are whole multiples of one fraction, such as 1/2, and \`spent\` is a sum of costs. Where a cost
divides \`spent\`, every step would need a smaller fraction than the one before.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
relation road: Town -- Town
table road { aria -- bree }
search tour(a: Town) over (at: Town) from a {
  limit 9
  step n in road(at) cost 1 + spent / 2 to n
}
\`\`\`

What is told:

- \`rules.sand:10:8\` The costs of “tour” need smaller and smaller fractions, since they are made of “spent”. Divide “spent” by nothing, or use “div”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
relation road: Town -- Town
table road { aria -- bree }
search tour(a: Town) over (at: Town) from a {
  limit 9
  step n in road(at) cost 1 + spent div 2 to n
}
\`\`\`
`,
  'seats/twice': `# seats/twice

In each layout a role is played by one seat. With two of them nobody could tell who is asked, so give the role to one of them.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {ann, bob} } }
\`\`\`

What is told:

- \`rules.sand:8:39\` The role ann sits on two seats of the same layout. Give each role to one seat.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
\`\`\`
`,
  'state/no-initial': `# state/no-initial

A match begins with a value for every state. \`none\`, an empty set and \`false\` go without saying; any other type needs its first value after \`=\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 1..9
\`\`\`

What is told:

- \`rules.sand:2:7\` “moves” has no initial value. Add “=” and the value a match begins with.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 1..9 = 1
\`\`\`
`,
  'syntax/bidi-control': `# syntax/bidi-control

The file contains an invisible character that turns the direction of the text after it. Editors then show a line in another order than it is read, so that rules can look harmless and do something else. Such characters are refused everywhere in rules, in comments and texts as well; they usually come with text that was copied from elsewhere. Texts for players, in \`text/\` and \`l10n/\`, may contain them.

## Example

\`rules.sand\` (escaped)

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
option quick: bool = false // \\u202e yes by default
\`\`\`

What is told:

- \`rules.sand:2:31\` The invisible character U+202E changes the direction of the text after it. Remove it; with it, rules read differently from what they do.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
option quick: bool = false //  yes by default
\`\`\`
`,
  'syntax/binary': `# syntax/binary

The file has the ending of a rules file but does not hold text. Rules are plain text in UTF-8; a picture, an archive or a file of a word processor cannot be read.

## Example

\`picture.sand\` (escaped)

\`\`\`sand
\\u0089PNG\\u0000\\u0001
\`\`\`

What is told:

- \`picture.sand:1:5\` This file does not contain text. Rules are text files in UTF-8; perhaps a picture or an archive has got a wrong name.

## Mended

\`picture.sand\`

\`\`\`sand
\`\`\`
`,
  'syntax/long-number': `# syntax/long-number

A number has more digits than can be kept. It would be rounded, and two different numbers would look the same, so it is refused instead.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant population: 0..2000000 = 9007199254740993
\`\`\`

What is told:

- \`rules.sand:2:35\` “9007199254740993” has more digits than a number keeps. Whole numbers go up to 9007199254740991; with decimals all digits together count.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant population: 0..2000000 = 1500000
\`\`\`
`,
  'syntax/too-big': `# syntax/too-big

A single file of more than a million characters (about one megabyte) is not read, because every keystroke in it would be slow. Declarations and tables can be split over as many files as you like: their order does not matter.

## Example

\`long.sand\` (times 40000)

\`\`\`sand
// The same line, again and again
\`\`\`

What is told:

- \`long.sand:1:1\` This file has 1,360,000 characters and is not read; at most 1,000,000 are possible. Split it into several files: their order does not matter.

## Mended

\`long.sand\`

\`\`\`sand
// Said once.
\`\`\`
`,
  'syntax/too-deep': `# syntax/too-deep

Brackets and blocks may be nested up to a limit that no readable rule comes near. It keeps the reader from running out of memory on a file that was broken or made by a machine.

## Example

\`rules.sand\` (escaped)

\`\`\`sand
constant deep: 0..9 = ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
\`\`\`

What is told:

- \`rules.sand:1:224\` Brackets and blocks are nested too deeply here. Give inner parts names of their own, with a function or a procedure.

## Mended

\`rules.sand\`

\`\`\`sand
constant deep: 0..9 = 1
\`\`\`
`,
  'syntax/unclosed': `# syntax/unclosed

A bracket is opened and never closed. Where brackets do not pair, indentation decides where the closing one is missed, so a file that is indented well gets the finding in the right place.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() {
  if moves < 9 {
    moves += 1
}
procedure rest() { moves = 0 }
\`\`\`

What is told:

- \`rules.sand:5:15\` This “{” is never closed. Add the bracket that closes it, where the part that it opens ends.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() {
  if moves < 9 {
    moves += 1}
}
procedure rest() { moves = 0 }
\`\`\`
`,
  'syntax/unexpected': `# syntax/unexpected

Something stands where the grammar of the language needs something else: a word is missing, is misspelt, or is too much. The finding names what stands there and what could go on from here; often the real mistake is just before the place.

The reader goes on behind the mistake, so the other declarations of the file are read as usual.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9
= 0
constant limit: 0..9
\`\`\`

What is told:

- \`rules.sand:4:21\` Nothing comes after “9”, but “=” should come now. Something is missing before this place, or this does not belong here.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9
= 0
constant limit: 0..9 = 5
\`\`\`
`,
  'syntax/unknown-character': `# syntax/unknown-character

The language is written in letters, digits and a few signs. Other characters mean nothing outside of texts and comments; often they were copied from a document together with the rules.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state price: 0..9 = 3€
\`\`\`

What is told:

- \`rules.sand:2:22\` The language has no character “€”. Remove it; inside quotation marks and comments any character may stand.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state price: 0..9 = 3
\`\`\`
`,
  'syntax/unterminated-string': `# syntax/unterminated-string

A text in quotation marks ends on the line on which it begins. Without its second quotation mark everything up to the end of the line would become part of the text, rules included.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
option quick: bool = false
ruling order: bool = true because "the text names no order
\`\`\`

What is told:

- \`rules.sand:3:35\` This text has no closing quotation mark. A text ends on the line on which it begins; add “"” at its end.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
option quick: bool = false
ruling order: bool = true because "the text names no order"
\`\`\`
`,
  'table/cell': `# table/cell

What stands in the cell is no value of the field. The type of the field is the one that its kind declares; the finding names it.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 12
}
\`\`\`

What is told:

- \`rules.sand:5:10\` “12” does not fit “weight”: 0..9 is needed there. Change the value, or the type of “weight” in the rules.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
\`\`\`
`,
  'table/cells': `# table/cells

The first row of a table names its columns, and every other row has one cell for each of them. A cell that keeps its default is written as \`_\`, so that the columns stay visible.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9, heavy: bool }
table Stone {
  id     weight heavy
  pebble 2
}
\`\`\`

What is told:

- \`rules.sand:5:3\` This row has 2 cells, but the first line names 3 columns. Add or remove cells; a comma inside a cell needs quotation marks around the cell.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9, heavy: bool }
table Stone {
  id     weight heavy
  pebble 2      false
}
\`\`\`
`,
  'table/csv': `# table/csv

A cell begins with a quotation mark and has none at its end. In quotation marks a cell may hold commas and line ends, so the reader cannot tell where it ends without the second one.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 = 1 }
table Stone from "stones.csv"
\`\`\`

\`stones.csv\`

\`\`\`csv
id,weight
pebble,"2
\`\`\`

What is told:

- \`stones.csv:2:8\` This table is no valid CSV: “"2” has no closing quotation mark. Close the quotation mark; inside quotes a quotation mark is written twice.

## Mended

\`stones.csv\`

\`\`\`csv
id,weight
pebble,2
\`\`\`
`,
  'table/empty': `# table/empty

A table is taken from a file in which nothing stands. The first line of a table names its columns; it may have no further lines, but that line it has.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind City { income: 0..9 }
table City from "cities.csv"
expect lyra.income == 4
\`\`\`

\`cities.csv\`

\`\`\`csv

\`\`\`

What is told:

- \`cities.csv:1:1\` This file is empty, and a table has at least a line with the names of its columns. Begin it with “id” and the names of the fields, divided by commas.

## Mended

\`cities.csv\`

\`\`\`csv
id,income
lyra,4
\`\`\`
`,
  'table/header': `# table/header

Every cell of the first row is the name of a column: of a field, of \`id\`, or of a coordinate. Numbers and values begin in the second row.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     3
  pebble 2
}
\`\`\`

What is told:

- \`rules.sand:4:10\` A column of this table has no name. Every cell of the first line is the name of a field.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
\`\`\`
`,
  'table/id': `# table/id

Rules name the rows of a table by their \`id\`, so it has to be a name: a letter first, then letters, digits and \`_\`, without spaces. What people read stands in a field of its own, or in the texts.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone from "stones.csv"
\`\`\`

\`stones.csv\`

\`\`\`csv
id
first pebble
\`\`\`

What is told:

- \`stones.csv:2:1\` This cannot be the name of a row. Names begin with a letter, consist of letters, digits and “_”, and stand in a table once.

## Mended

\`stones.csv\`

\`\`\`csv
id
first_pebble
\`\`\`
`,
  'table/json': `# table/json

The file is not JSON, or it is JSON but not a table. A table is a list of objects, one for each row, or an object with such a list under \`rows\`. Names and texts stand in quotation marks.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone from "stones.json"
\`\`\`

\`stones.json\`

\`\`\`json
[{ "id": pebble }]
\`\`\`

What is told:

- \`stones.json:1:10\` This table is no valid JSON: here stands p, but value is needed. A table in JSON is a list of objects, one for each row.

## Mended

\`stones.json\`

\`\`\`json
[{ "id": "pebble" }]
\`\`\`
`,
  'table/missing-column': `# table/missing-column

A row says nothing about a field that has no initial value. Every constant field of every member has to get one, from the table or from the declaration.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9, heavy: bool }
table Stone {
  id     weight
  pebble 2
}
\`\`\`

What is told:

- \`rules.sand:5:3\` The table lacks the column “heavy”. Add it, or give the field an initial value in the rules.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9, heavy: bool = false }
table Stone {
  id     weight
  pebble 2
}
\`\`\`
`,
  'table/missing-file': `# table/missing-file

A table says that its rows stand in a file, but there is no file of this path. Paths begin in the folder of the ruleset, use \`/\`, and capital and small letters count.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone from "stons.csv"
state last: Stone = pebble
\`\`\`

\`stones.csv\`

\`\`\`csv
id
pebble
\`\`\`

What is told:

- \`rules.sand:3:18\` There is no table file “stons.csv”. Did you mean “stones.csv”?

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone from "stones.csv"
state last: Stone = pebble
\`\`\`
`,
  'table/one-line': `# table/one-line

A row of a table ends with its line. Where columns and cells stand on one line, nobody can tell where the names of the columns end.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind City { income: 0..9 }
table City { id income lyra 4 }
expect lyra.income == 4
\`\`\`

What is told:

- \`rules.sand:3:14\` Columns and rows stand on one line here. Every row stands on a line of its own; the first names the columns.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
}
expect lyra.income == 4
\`\`\`
`,
  'table/unknown-column': `# table/unknown-column

The table has a column that its kind or relation does not know. It would have no effect; mostly it is misspelt, or the field was renamed.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 = 1 }
table Stone {
  id     wieght
  pebble 2
}
\`\`\`

What is told:

- \`rules.sand:4:10\` The table has a column “wieght”, but the kind has no such field. Did you mean “weight”?

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 = 1 }
table Stone {
  id     weight
  pebble 2
}
\`\`\`
`,
  'term/column': `# term/column

The first line of a term base names its columns. A column that nobody knows is not read, so what stands in it would be lost.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gendre,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`

What is told:

- \`l10n/terms.de.csv:1:9\` “gendre” is no column of a term base. Did you mean “gender”?

## Mended

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`
`,
  'term/empty': `# term/empty

Each line of a term base is a word for something of the rules. A line in which one of the two is missing is left out; the others are used.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`

What is told:

- \`l10n/terms.de.csv:2:1\` In this line “word” is empty, so it is not used. Every term has an id such as City.lyra, and a word.

## Mended

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`
`,
  'term/forbidden': `# term/forbidden

A term base may say which words are not to be used for a thing, so that players read one word for it everywhere. All forms of such a word are found, in the text, in translations and in messages.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

In die Faust kommen höchstens {constant.handLimit} Karten.
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,Faust
\`\`\`

What is told:

- \`text/de/1-karten.md:3:8\` In this game it is “Hand”, not “Faust”. The term base says so under concept/hand.

## Mended

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

In die Hand kommen höchstens {constant.handLimit} Karten.
\`\`\`
`,
  'term/form': `# term/form

The words of a link are free, because languages inflect; but they should be a form of what the link leads to. A thing that was renamed shows itself here in every sentence that still says its old name.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Wer [Lira](City.lyra) hält, hält mehr als {constant.handLimit} Karten.
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`

What is told:

- \`text/de/1-karten.md:3:6\` “Lira” holds no form of “Lyra” (City.lyra). Did you mean “Lyra”?

## Mended

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Wer [Lyra](City.lyra) hält, hält mehr als {constant.handLimit} Karten.
\`\`\`
`,
  'term/gender': `# term/gender

Articles, adjectives and pronouns go by the gender of a word, so every term of a language that has genders says its own. It stands in the column \`gender\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,w,,,Hände,,
\`\`\`

What is told:

- \`l10n/terms.de.csv:3:19\` “Hand” has no gender that this language knows. One of: m, f, n, p; p says that there is no singular.

## Mended

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`
`,
  'term/missing': `# term/missing

All term bases of a ruleset name the same things, so that whoever translates finds every word. Add the word, or leave the term out everywhere.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`

\`l10n/terms.en.csv\`

\`\`\`csv
id,word,article
City.lyra,Lyra,none
\`\`\`

What is told:

- \`l10n/terms.en.csv:1:1\` This language lacks terms that another one has (1): concept/hand Add what it is called in this language.

## Mended

\`l10n/terms.en.csv\`

\`\`\`csv
id,word,article
City.lyra,Lyra,none
concept/hand,hand,
\`\`\`
`,
  'term/no-column': `# term/no-column

A term base is a table whose first line names the columns. Without ids nobody knows what a word names, and without words there is nothing to say.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,gender
City.lyra,n
\`\`\`

What is told:

- \`l10n/terms.de.csv:1:1\` The term base has no column “word”. The first line names the columns: id,word,gender,…

## Mended

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article
City.lyra,Lyra,n,none
\`\`\`
`,
  'term/plural': `# term/plural

Many plurals are made from the word, others can only be known. Sentences that count need them. Write it into the column \`pl\`, or \`-\` where there is none.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,,,
\`\`\`

What is told:

- \`l10n/terms.de.csv:3:14\` The plural of “Hand” cannot be told from the word. Write it into the column pl, or “-” if there is none; a name without an article has “none” in the column article.

## Mended

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`
`,
  'term/twice': `# term/twice

A word stands in one place: in the term base, or in a message. Where both have it, one of them would be forgotten when it changes.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article
City.lyra,Lira,n,none
\`\`\`

What is told:

- \`l10n/messages.de.ftl:1:1\` “Lira” is said by the term base (City.lyra) and here; what is said here holds. Leave it out here, so that the word stands in one place.

## Mended

\`l10n/messages.de.ftl\`

\`\`\`ftl

City_bree_name = Bree
\`\`\`
`,
  'term/unknown': `# term/unknown

A term names a member, a value of a type or a part of the rules. One that names nothing would never be printed.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lira,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`

What is told:

- \`l10n/terms.de.csv:2:1\` The rules have no “City.lira”. Did you mean “City.lyra”?

## Mended

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`
`,
  'text/cycle': `# text/cycle

Messages that say each other in a circle would never come to an end. None of them is printed. One of them has to stand by itself.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = { -money }
-money = { -coins }
-coins = { -money }
\`\`\`

What is told:

- \`l10n/messages.de.ftl:4:1\` “-money” contains itself: -money → -coins → -money One of the messages has to stand by itself.

## Mended

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = { -money }
-money = { -coins }
-coins = Taler
\`\`\`
`,
  'text/duplicate': `# text/duplicate

A rules text has each fragment once: references, translations and changes in the rules find it by its id. Translations into other languages carry the same ids; within one language an id belongs to one heading.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/en/1-cards.md\`

\`\`\`md
# Cards {#cards §3}

Everybody has a hand.

## The hand {#cards §3.1}

Nobody holds more than {constant.handLimit}.
\`\`\`

What is told:

- \`text/en/1-cards.md:5:15\` This text has a fragment “cards” already. Name one of them differently: translations and references must know which is meant.

## Mended

\`text/en/1-cards.md\`

\`\`\`md
# Cards {#cards §3}

Everybody has a hand.

## The hand {#hand §3.1}

Nobody holds more than {constant.handLimit}.
\`\`\`
`,
  'text/empty': `# text/empty

A chapter, a catalogue, a term base, a file of messages or the list of what was reviewed has nothing in it. Mostly something went wrong when it was saved; what the file was there for falls back to another language, or is not said at all.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po

\`\`\`

What is told:

- \`l10n/en.po:1:1\` There is nothing in this file. Remove it, or write into it what it is for.

## Mended

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'text/function': `# text/function

A message may call functions: \`NUMBER\` and \`DATETIME\` write values, \`TERM\` inflects a name, \`GENUS\` tells its gender. Anything else in capitals is none, and its place stays as it is written.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = { NUMMER(3) } Taler
\`\`\`

What is told:

- \`l10n/messages.de.ftl:3:17\` There is no function “NUMMER”; the message “City_income” shows it as text. Did you mean “NUMBER”?

## Mended

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = { NUMBER(3) } Taler
\`\`\`
`,
  'text/max': `# text/max

\`max\` says for how many signs a place has room, as a whole number above 0. Anything else is passed over, and then no text is too long for the place.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,pl,max
kind/City,Stadt,f,,Städte,four
City.lyra,Lyra,n,none,,
City.bree,Bree,n,none,,
\`\`\`

What is told:

- \`l10n/terms.de.csv:2:27\` The number of signs for “kind/City” is no whole number above 0. Write how many signs have room in the place that shows the text.

## Mended

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,pl,max
kind/City,Stadt,f,,Städte,4
City.lyra,Lyra,n,none,,
City.bree,Bree,n,none,,
\`\`\`
`,
  'text/message': `# text/message

A file of messages holds an entry that cannot be read. The other messages are used; in place of this one players see the end of its path.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_income = { $constant_handLimit ->
    [one] One city
    [other] { $constant_handLimit } cities
    } taken
City_bree_name = Bree
\`\`\`

What is told:

- \`l10n/messages.en.ftl:2:1\` The message “City_income” cannot be read, so its text is missing. A message is “name = text”; what stands in braces is a value, “{ $count }”, or a selection, in which one variant has a star.

## Mended

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_income = { $constant_handLimit ->
    [one] One city
   *[other] { $constant_handLimit } cities
    } taken
City_bree_name = Bree
\`\`\`
`,
  'text/not-said': `# text/not-said

A ruleset says the same things in all languages in which it has messages. What one of them lacks is shown there in another language, or as a path.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = Taler
\`\`\`

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
\`\`\`

What is told:

- \`l10n/messages.en.ftl:1:1\` In this language (en) messages are missing that another one has (1): City_income Write them; otherwise the path is shown there, or a text in another language.

## Mended

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = coins
\`\`\`
`,
  'text/number': `# text/number

A value stands before a word in the wrong number: one cards, or several card. The rules are asked as they are laid, so a house rule that makes a three a one shows itself here. Words are known from the term base.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 1
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Städte {#staedte §3}

Niemand hält mehr als {constant.handLimit} Städte.
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,pl
kind/City,Stadt,f,,Städte
\`\`\`

What is told:

- \`text/de/1-karten.md:3:44\` “1 Städte”: constant.handLimit is 1 here, and the word says that there are several. Say it so that it fits whatever the value is: in two sentences, or without counting.

## Mended

\`text/de/1-karten.md\`

\`\`\`md
# Städte {#staedte §3}

Nur so viele Städte hält man: {constant.handLimit}.
\`\`\`
`,
  'text/open-brace': `# text/open-brace

Braces hold what the rules put into a text: in messages \`{ $city }\`, in chapters \`{City.lyra.income}\`. One that is not closed is printed as it stands, or makes the message unreadable.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_income = { $constant_handLimit is taken
City_bree_name = Bree
\`\`\`

What is told:

- \`l10n/messages.en.ftl:1:15\` This brace is never closed, so no value is put in. Close it after the name of the value.

## Mended

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_income = { $constant_handLimit} is taken
City_bree_name = Bree
\`\`\`
`,
  'text/outside': `# text/outside

A rules text is printed by fragments, which begin with a heading that has an id. What stands above the first of them belongs to none, and readers never see it.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
Vor allem anderen.

# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

What is told:

- \`text/de/1-karten.md:1:1\` This stands in no fragment, so it is not printed. A fragment begins with a heading that has an id: “# Title {#id}”.

## Mended

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`
`,
  'text/reference': `# text/reference

A message may say another one of the same language, or words that begin with a hyphen. What it refers to has to be there.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
-money = Taler
City_income = { -mony }
\`\`\`

What is told:

- \`l10n/messages.de.ftl:4:17\` “City_income” refers to “-mony”, which this language does not have. Did you mean “-money”?

## Mended

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
-money = Taler
City_income = { -money }
\`\`\`
`,
  'text/reviewed': `# text/reviewed

\`text/reviewed.txt\` has a line for each part that a fragment explains: the fragment, the part, and a fingerprint of what the rules said when somebody last read the text. \`sandtable l10n review\` writes it. What cannot be read stays in the file until somebody takes it out; a merge of two branches may leave such lines.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}
explains: constant/handLimit

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`text/reviewed.txt\`

\`\`\`txt
karten constant/handLimit hw2k
<<<<<<< ours
\`\`\`

What is told:

- \`text/reviewed.txt:2:1\` This line does not say what was reviewed: <<<<<<< ours Take the line away; “sandtable l10n review” writes the others.

## Mended

\`text/reviewed.txt\`

\`\`\`txt
karten constant/handLimit hw2k
\`\`\`
`,
  'text/rule-changed': `# text/rule-changed

A fragment says with \`explains:\` which rules it explains, and \`text/reviewed.txt\` keeps what these said when somebody last read the text. When a rule changes, its text may not be true any more, in the source and in every translation. Numbers and names in the text follow by themselves; what is told in words does not.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
function full(cards: 0..9): bool = cards > handLimit
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}
explains: constant/handLimit, function/full

Voll ist eine Hand mit {constant.handLimit} Karten.
\`\`\`

\`text/reviewed.txt\`

\`\`\`txt
karten function/full 0000
\`\`\`

What is told:

- \`text/de/1-karten.md:2:31\` “function/full” has changed since the text of “karten” was last looked at. Read it again, and mend it if it is not true any more; then say that it fits: here, or by “sandtable l10n review GAME karten”.

## Mended

\`text/reviewed.txt\`

\`\`\`txt
karten function/full 1han
\`\`\`
`,
  'text/said-twice': `# text/said-twice

A language has each message once, in whichever of its files. Of two with the same id the one that is read later holds, and the other is never seen.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_lyra_name = Lira
\`\`\`

What is told:

- \`l10n/messages.de.ftl:3:1\` “City_lyra_name” is there twice; the later one holds. Leave one of the two out.

## Mended

\`l10n/messages.de.ftl\`

\`\`\`ftl

City_bree_name = Bree
City_lyra_name = Lira
\`\`\`
`,
  'text/stray': `# text/stray

A line in a file of messages begins at the margin and is neither a message nor a note. Mostly it is the rest of the message above and should be indented.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_lyra_name = Lyra,
the city at the sea
City_bree_name = Bree
\`\`\`

What is told:

- \`l10n/messages.en.ftl:2:1\` “the city at the sea” belongs to no message. Begin the line with “name =”, or with “#” if it is a note; the further lines of a message are indented.

## Mended

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_lyra_name = Lyra,
    the city at the sea
City_bree_name = Bree
\`\`\`
`,
  'text/style': `# text/style

A word that stands twice, quotation marks of another language, or a space at which a line may break between a number and its unit are mostly slips. If it is meant so, it can stay.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Städte {#staedte §3}

Niemand hält die die Städte.
\`\`\`

What is told:

- \`text/de/1-karten.md:3:14\` A word stands twice here. Have a look whether this is meant.

## Mended

\`text/de/1-karten.md\`

\`\`\`md
# Städte {#staedte §3}

Niemand hält die Städte.
\`\`\`
`,
  'text/too-deep': `# text/too-deep

Brackets in messages and patterns, and lists and quotations in chapters, may be nested up to a limit that no readable text comes near. It keeps the reader from running out of memory on a text that was broken or made by a machine. A message or pattern that is too deep is left out, and the others are read; a chapter is shown as it was typed.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City
table City {
  id
  lyra
  bree
}
\`\`\`

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_lyra_name = {{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{"Lyra"}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
City_bree_name = Bree
\`\`\`

What is told:

- \`l10n/messages.en.ftl:1:118\` Brackets, lists or quotations are nested too deeply here, so this text is not read. At most 100 levels are possible. Split the text, or close the brackets earlier.

## Mended

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
\`\`\`
`,
  'text/too-long': `# text/too-long

A counter, a card or a button has room for only so many signs, and this text has more. How many it is stands in the column \`max\` of a term base – of a kind for the names of all its members – or as \`.max\` below a message, for all that stands below it. One language says it for all; another may say otherwise for itself.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,pl,max
kind/City,Stadt,f,,Städte,4
City.lyra,Lyra,n,none,,
City.bree,Bree,n,none,,
\`\`\`

\`l10n/terms.en.csv\`

\`\`\`csv
id,word
kind/City,city
City.lyra,Lyra
City.bree,Breetown
\`\`\`

What is told:

- \`l10n/terms.en.csv:4:11\` “City_bree_name” has 8 signs in this language (en), and there is room for 4. Find a shorter word, or say in “max” that there is more room.

## Mended

\`l10n/terms.en.csv\`

\`\`\`csv
id,word
kind/City,city
City.lyra,Lyra
City.bree,Bree
\`\`\`
`,
  'text/typed-number': `# text/typed-number

A number that is typed in the text stays as it is when the rules or a variant change, and then text and rules disagree. Values are therefore taken from the rules by path. Sections (§4.2), dates, years, numbered lists and ordinals are left alone; \`{=two}\` says that a number is meant as it stands.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/en/1-cards.md\`

\`\`\`md
# The hand {#hand §3.1}

Nobody holds more than three cards.
\`\`\`

What is told:

- \`text/en/1-cards.md:3:24\` “three” is typed in the text and does not change with the rules. Take the value from the rules, such as {constant.limit}; if none is meant, write {=three}.

## Mended

\`text/en/1-cards.md\`

\`\`\`md
# The hand {#hand §3.1}

Nobody holds more than {constant.handLimit} cards.
\`\`\`
`,
  'text/unknown-path': `# text/unknown-path

What stands in braces, as the target of a link, in a table or after \`explains:\` is looked up in the rules, and there it is not: it was renamed or removed, or misspelt. Some paths are known but print nothing themselves, such as a kind; say what of it is meant. \`docs/reference/rules-texts.md\` lists what texts can name.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/en/1-cards.md\`

\`\`\`md
# The hand {#hand §3.1}

Nobody holds more than {constant.handLimits} cards. A city such as {City.lyra.name} brings {City.lyra.income}.
\`\`\`

What is told:

- \`text/en/1-cards.md:3:25\` The rules have nothing named “constant.handLimits” that could be printed here. Did you mean “constant.handLimit”?

## Mended

\`text/en/1-cards.md\`

\`\`\`md
# The hand {#hand §3.1}

Nobody holds more than {constant.handLimit} cards. A city such as {City.lyra.name} brings {City.lyra.income}.
\`\`\`
`,
  'text/unused': `# text/unused

Nothing in the rules asks for this message: what it was for has another name now, is gone, or the id is spelled wrongly.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bre_name = Bree
\`\`\`

What is told:

- \`l10n/messages.de.ftl:2:1\` Nothing in these rules asks for the message “City_bre_name”. Did you mean “City_bree_name”?

## Mended

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
\`\`\`
`,
  'text/variable': `# text/variable

Each place in the rules gives its message what it names: a line of the log its values, a thing that comes and goes its fields. Constants are given to all. Anything else would be printed as a name in braces.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = höchstens { $constant_handLimt }
\`\`\`

What is told:

- \`l10n/messages.de.ftl:3:27\` “$constant_handLimt” is not given to the message “City_income”. Did you mean “$constant_handLimit”?

## Mended

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = höchstens { $constant_handLimit }
\`\`\`
`,
  'text/variant': `# text/variant

A selection by number needs a case for each count that the language tells apart, and a selection by gender cases for genders that it has.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = { $constant_handLimit ->
   *[other] Taler
    [one] Taler
    [few] Taler
}
\`\`\`

What is told:

- \`l10n/messages.de.ftl:3:17\` The case “few” in “City_income” does not exist in this language (de). There are: other, one.

## Mended

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = { $constant_handLimit ->
   *[other] Taler
    [one] Taler
}
\`\`\`
`,
  'together/asks-nobody': `# together/asks-nobody

\`simultaneously\` lets several answer before anything happens. Without a question in it there is nothing to wait for: write \`for\`, or ask something inside.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    p.points = 1
  }
}
\`\`\`

What is told:

- \`rules.sand:10:3\` Nobody is asked in this “simultaneously”. Write “for”, or ask something inside.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  for p in Player {
    p.points = 1
  }
}
\`\`\`
`,
  'together/by': `# together/by

Those who answer at the same time answer for themselves: nobody can wait for what another one says. So each question goes to the role that the block runs for.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    let bid = choose one of 0..9 by ann
    p.points = bid
  }
}
\`\`\`

What is told:

- \`rules.sand:11:37\` In this “simultaneously” only p can be asked. Write “by p”, or ask the others before it or afterwards.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    let bid = choose one of 0..9 by p
    p.points = bid
  }
}
\`\`\`
`,
  'together/calls-asking': `# together/calls-asking

What a block calls runs when all have answered; then nothing can be asked any more. Questions that are asked at the same time stand in the block itself, also in its branches.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
procedure tip(p: Player) {
  let tip = choose one of 0..9 by p
  p.points = tip
}
play {
  simultaneously for p in Player {
    let bid = choose one of bool by p
    if bid { tip(p) }
  }
}
\`\`\`

What is told:

- \`rules.sand:14:3\` Something is called in this “simultaneously” that asks as well. Questions must stand in the block itself.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    let bid = choose one of bool by p
    if bid {
      let tip = choose one of 0..9 by p
      p.points = tip
    }
  }
}
\`\`\`
`,
  'together/captured': `# together/captured

Each role runs the block with names of its own; those from outside can be read, and are what they were when it was opened. What is to be kept goes into states and fields.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  var sum = 0
  simultaneously for p in Player {
    let bid = choose one of 0..9 by p
    sum = sum + bid
  }
}
\`\`\`

What is told:

- \`rules.sand:13:5\` “sum” belongs to the outside and cannot be assigned while several answer at the same time. Write it into a state or a field, or make a variable of its own inside.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
state sum: int = 0
play {
  simultaneously for p in Player {
    let bid = choose one of 0..9 by p
    sum = sum + bid
  }
}
\`\`\`
`,
  'together/leaves': `# together/leaves

The block runs once for each role, and after it the rules go on together. So no role can end what stands around it; \`finish\` ends the match for all.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    let bid = choose one of 0..9 by p
    if bid == 0 { return }
    p.points = bid
  }
}
\`\`\`

What is told:

- \`rules.sand:12:19\` Nobody can leave a “simultaneously” with “return”: the others go on as well. Put what is to be left out into the branch of an “if”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    let bid = choose one of 0..9 by p
    if bid != 0 { p.points = bid }
  }
}
\`\`\`
`,
  'together/nested': `# together/nested

Everyone goes through the block for himself until all have answered. A second \`simultaneously\` in it would have some wait
for others who are still in the first.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Stone { weight: 1..3 }
table Player {
  id
  ann
  bob
}
table Stone {
  id       weight
  pebble   1
  boulder  3
}
seats for Player { two { first {ann}  second {bob} } }
procedure bid() {
  simultaneously for p in Player {
    let first = choose one of 0..3 by p
    simultaneously for q in Player { let more = choose one of 0..3 by q  q.score += more }
    p.score += first
  }
}
\`\`\`

What is told:

- \`rules.sand:18:5\` In a “simultaneously” nobody can wait for others again. Put the second one after the first.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Stone { weight: 1..3 }
table Player {
  id
  ann
  bob
}
table Stone {
  id       weight
  pebble   1
  boulder  3
}
seats for Player { two { first {ann}  second {bob} } }
procedure bid() {
  simultaneously for p in Player {
    let first = choose one of 0..3 by p
    p.score += first
  }
  simultaneously for q in Player { let more = choose one of 0..3 by q  q.score += more }
}
\`\`\`
`,
  'together/roles': `# together/roles

\`simultaneously\` opens its block for roles: for members of the kind that \`seats for\` names. Nobody else can be asked. Go through the roles, and find inside what belongs to each of them.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for n in 1..2 {
    let bid = choose one of bool by n
  }
}
\`\`\`

What is told:

- \`rules.sand:10:27\` Only Player can be asked, but these are 1..2. Go through the roles, and find what belongs to each of them inside.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    let bid = choose one of bool by p
  }
}
\`\`\`
`,
  'together/writes-before': `# together/writes-before

Until all have answered nothing is changed, logged, rolled or drawn, so nobody can see by it what another one has said, and answers may still be changed. What comes after the last question happens when all have answered, in the order of the roles.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    let bid = choose one of 0..9 by p
    p.points = bid
    let more = choose one of bool by p
  }
}
\`\`\`

What is told:

- \`rules.sand:12:5\` Something is changed here while answers may still come. Move it after the last question: then all have answered.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    let bid = choose one of 0..9 by p
    let more = choose one of bool by p
    p.points = bid
  }
}
\`\`\`
`,
  'type/circle': `# type/circle

A type is made of itself, directly or through others. Every value of the state has a fixed size, and a type that holds itself would have none.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Cargo = empty | full(Cargo)
state hold: Cargo = empty
\`\`\`

What is told:

- \`rules.sand:2:6\` The type “Cargo” contains itself: Cargo → Cargo. A type may only be made of types that are complete without it.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Cargo = empty | full(1..9)
state hold: Cargo = empty
\`\`\`
`,
  'type/divisor': `# type/divisor

Fractions are exact: a third stays a third. For that the type of a result says what its denominator is, so it must be
known when the rules are read. \`div\` rounds down to a whole number and takes any divisor.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state half: 1..2 = 2
function share(n: 0..20) = n / half
\`\`\`

What is told:

- \`rules.sand:3:32\` Exact division needs a constant divisor other than zero. “div” divides by any number and rounds down.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state half: 1..2 = 2
function share(n: 0..20) = n div half
\`\`\`
`,
  'type/empty-range': `# type/empty-range

A range names its smaller end first. The other way round it would hold no number at all.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 9..0 = 3
\`\`\`

What is told:

- \`rules.sand:2:14\` The range 9..0 is empty. The smaller number comes first.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 3
\`\`\`
`,
  'type/empty-set': `# type/empty-set

An empty set says nothing about what could be in it. Usually the place tells, such as a parameter or a declared result; here there is nothing of the kind.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
function nothing() { return {} }
\`\`\`

What is told:

- \`rules.sand:2:29\` The type of this empty set cannot be told. Give it to something that has a type: “let found: set of T = {}”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
function nothing() { return 0 }
\`\`\`
`,
  'type/fields': `# type/fields

A dot asks a member of a kind for one of its fields. Numbers, truth values, sets and tags have none. If the value may be \`none\`, exclude that first with \`is\`: after that test the fields are there.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function far(): bool = moves.far
\`\`\`

What is told:

- \`rules.sand:3:24\` 0..9 has no fields, so it has no “far”. Only members of kinds have fields; perhaps “none” must be excluded first.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function far(): bool = moves > 5
\`\`\`
`,
  'type/greedy': `# type/greedy

Quantors such as \`count\` reach as far to the right as they can. A comparison after \`where\` therefore belongs to the condition and not to the number that is counted; parentheses around the quantor say what was meant.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { heavy: bool }
table Stone {
  id      heavy
  pebble  false
  boulder true
}
function enough(): bool = count s in Stone where s.heavy >= 1
\`\`\`

What is told:

- \`rules.sand:8:50\` The comparison belongs to what is counted: it stands inside the “where” of the quantor before it. Put parentheses around the quantor, so that its result is compared.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { heavy: bool }
table Stone {
  id      heavy
  pebble  false
  boulder true
}
function enough(): bool = (count s in Stone where s.heavy) >= 1
\`\`\`
`,
  'type/grid': `# type/grid

Neighbours and distances are known for members that lie on a grid. A kind lies on one if its declaration says \`on hexes …\` or \`on squares …\` and its rows have coordinates.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot
table Spot {
  id
  home
}
function around(s: Spot): set of Spot = neighbours(s)
\`\`\`

What is told:

- \`rules.sand:7:52\` Spot does not lie on a grid. Declare the kind with “on hexes” or “on squares”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on squares 4
table Spot {
  id   x y
  home 0 0
}
function around(s: Spot): set of Spot = neighbours(s)
\`\`\`
`,
  'type/map': `# type/map

Brackets with a key read from a map. This is something else; for a field of a member write a dot, for a state with parameters write parentheses.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
procedure score(p: Player) { p.points = 3 }
procedure count(p: Player) { if p[ann] == 1 { score(p) } }
\`\`\`

What is told:

- \`rules.sand:16:33\` A map is needed here, but this is Player. Only maps are read by a key in brackets.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
procedure score(p: Player) { p.points = 3 }
procedure count(p: Player) { if p == ann { score(p) } }
\`\`\`
`,
  'type/mismatch': `# type/mismatch

A value is of one type where another is needed. A value fits if it can lie in the type at all; whether a number then really lies in a narrower range is tested in play.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() { moves = true }
\`\`\`

What is told:

- \`rules.sand:3:28\` This is bool, but 0..9 is needed here. Change the value, or the type that it is given to.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() { moves = 1 }
\`\`\`
`,
  'type/never-none': `# type/never-none

\`otherwise\` gives a value for the case that there is none. Here there always is one, so what follows would never be used; perhaps another value was meant.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function known(): int = moves otherwise 3
\`\`\`

What is told:

- \`rules.sand:3:25\` This is never “none”, so “otherwise” has no effect. Leave “otherwise” out.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function known(): int = moves
\`\`\`
`,
  'type/not-in-state': `# type/not-in-state

What changes in play is kept as numbers of a fixed size. Texts have no such size, so they can stand in tables but not in a state; a type with named values says the same and can change.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state title: text = "king"
\`\`\`

What is told:

- \`rules.sand:2:14\` Values of type text cannot change in play. Keep it as a constant field, or use a type with named values.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Title = king | duke
state title: Title = king
\`\`\`
`,
  'type/order': `# type/order

Only what is numbered has an order: numbers, truth values, members of kinds, tags. Sets and texts are neither smaller nor larger than others; for sets compare how many members they have.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone {
  id
  pebble
}
function fewer(a: set of Stone, b: set of Stone): bool = a < b
\`\`\`

What is told:

- \`rules.sand:7:58\` Values of type set have no order. Compare numbers, truth values or members; for sets ask with “in” and “has”.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone {
  id
  pebble
}
function fewer(a: set of Stone, b: set of Stone): bool = count(a) < count(b)
\`\`\`
`,
  'type/payload': `# type/payload

A value of a tag or record is one number, made of the numbers of what it carries. Sets, maps, lists and texts have no such number; keep them in a state or field of their own.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
type Plan = { goal: 1..6, helpers: set of Player }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
state plan: Plan?
\`\`\`

What is told:

- \`rules.sand:3:36\` set of Player cannot stand inside of a tag or record. What stands there is a number, a truth value, a member, a tag or a record; keep the rest in a place of its own.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
type Plan = { goal: 1..6, helper: Player }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
state plan: Plan?
state others: set of Player
\`\`\`
`,
  'type/set': `# type/set

A set is needed, to go through its members or to ask whether it is empty. A single value is no set; braces around it make one.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function any(): bool = moves is empty
\`\`\`

What is told:

- \`rules.sand:3:24\` A set is needed here, but this is 0..9. Write the set whose members are meant.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function any(): bool = moves == 0
\`\`\`
`,
  'type/step': `# type/step

A range with \`by\` is counted in equal parts of one, such as halves or thirds. The step must be one over a whole number, so that both ends are reached exactly.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state price: 0..1 by 2/3 = 0
\`\`\`

What is told:

- \`rules.sand:2:14\` The steps do not fit the range 0..1. Both ends must be reached in whole steps.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state price: 0..1 by 1/3 = 0
\`\`\`
`,
  'type/too-big': `# type/too-big

Every value of this type would need its own number or its own bit, and there are more of them than a state can hold. A narrower range is mostly what the game has anyway.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state marked: set of 1..1000000 = {}
\`\`\`

What is told:

- \`rules.sand:2:15\` This type has 1,000,000 values; at most 4,096 are possible here. Narrow it, or store the parts one by one.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state marked: set of 1..1000 = {}
\`\`\`
`,
  'type/twice': `# type/twice

An alternative of a type is named a second time. It adds nothing, and often another one was meant. Remove it, or write the one that was meant.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
table Land {
  id
  north
}
state place: Land | lost | Land = lost
\`\`\`

What is told:

- \`rules.sand:7:28\` This part stands in the type twice. Remove one of them.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
table Land {
  id
  north
}
state place: Land | lost = lost
\`\`\`
`,
  'type/unnamed': `# type/unnamed

Two records are the same if they have the same name, not if they have the same fields. So a record is declared with \`type\`, and its name stands wherever its values are wanted.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }

table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
function far(p: { x: 0..9, y: 0..9 }): bool = true
\`\`\`

What is told:

- \`rules.sand:10:17\` A record needs a name of its own. Declare it in a line of its own, “type Name = …”, and write the name here.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
type Point = { x: 0..9, y: 0..9 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
function far(p: Point): bool = p.x + p.y > 9
\`\`\`
`,
  'variant/base': `# variant/base

A variant says after \`of\` what it is laid over: the ruleset in whose folder it lies, by the name in its \`ruleset\` line, or another variant of that ruleset. What stands there is neither.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "smaple" "^1.0" {
  set constant limit = 4
}
\`\`\`

What is told:

- \`variants/house.sand:1:20\` There is nothing called “smaple” to lay this over. A variant is one of the ruleset, “sample”, or of another of its variants.

## Mended

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  set constant limit = 4
}
\`\`\`
`,
  'variant/circle': `# variant/circle

Each of these variants is laid over the next, and the last over the first again, so there is nothing to begin with. One of them must be a variant of the ruleset itself.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/first.sand\`

\`\`\`sand
variant "first" of "second" "*" {
  set constant limit = 4
}
\`\`\`

\`variants/second.sand\`

\`\`\`sand
variant "second" of "first" "*" {
}
\`\`\`

What is told:

- \`variants/first.sand:1:20\` These variants are variants of each other: first → second → first. One of them must be a variant of the ruleset itself.

## Mended

\`variants/second.sand\`

\`\`\`sand
variant "second" of "sample" "*" {
}
\`\`\`
`,
  'variant/conflict': `# variant/conflict

Two variants that know nothing of each other do what cannot both be done: both replace one thing, both give one value, or one changes what the other removes or replaces. Which of them is right, only a person can say. A variant \`of\` the other, or one that \`requires\` it, knows it, and may change what it did.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  replace function heavy(s: Stone): bool = true
}
\`\`\`

\`variants/yard.sand\`

\`\`\`sand
variant "yard" of "sample" "^1.0" {
  replace function heavy(s: Stone): bool = false
}
\`\`\`

What is told:

- \`variants/yard.sand:2:3\` “yard” and “house” both change “heavy”, and only one of them can be right. Leave one of them out, or write a variant of one of them that does both.

## Mended

\`variants/yard.sand\`

\`\`\`sand
variant "yard" of "house" "*" {
  replace function heavy(s: Stone): bool = original(s)
}
\`\`\`
`,
  'variant/drift': `# variant/drift

The variant replaces this and calls what it replaces as \`original\`. It is still called in the same way, so nothing is wrong; but what it does has changed since the fingerprint was taken. Look whether the variant still means the same; \`sandtable stamp\` then takes the new fingerprint.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  replace function heavy(s: Stone): bool was "tyy3.0000" = not original(s)
}
\`\`\`

What is told:

- \`variants/house.sand:2:46\` “heavy” is another one inside than it was when this was written. The variant calls it as before; look whether it still means the same.

## Mended

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  replace function heavy(s: Stone): bool was "tyy3.d4po" = not original(s)
}
\`\`\`
`,
  'variant/excludes': `# variant/excludes

The author of this variant says that it does not go with another one, and both were asked for. Leave one of the two out.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" excludes "yard" {
  set constant limit = 4
}
\`\`\`

\`variants/yard.sand\`

\`\`\`sand
variant "yard" of "sample" "^1.0" {
}
\`\`\`

What is told:

- \`variants/house.sand:1:45\` “house” does not go with “yard”. Leave one of them out.

## Mended

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  set constant limit = 4
}
\`\`\`
`,
  'variant/file': `# variant/file

A file in the folder \`variants\` holds exactly one variant. New declarations of a variant stand inside its braces, so that everything in the file belongs to it and is left out together with it.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  set constant limit = 4
}
constant more: int = 1
\`\`\`

What is told:

- \`variants/house.sand:4:1\` This file holds more than its variant. Each file in “variants” holds one variant and nothing beside it; new declarations stand inside its braces.

## Mended

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  set constant limit = 4
  constant more: int = 1
}
\`\`\`
`,
  'variant/missing': `# variant/missing

A variant was asked for that has no file in the folder \`variants\` of the ruleset. Its name is the name of its file without the ending.
`,
  'variant/moved': `# variant/moved

\`moved OLD to NEW\` leads lines of the variant that still use an old name to what it is called now. Here the old name still means something, and lines that mean it would be led away from it.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  moved Stone.pebble to Stone.boulder
}
\`\`\`

What is told:

- \`variants/house.sand:2:9\` “Stone.pebble” has not moved: it is still there. “moved” says how something is called now that had another name in an earlier version of the base.

## Mended

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  moved Stone.gravel to Stone.pebble
}
\`\`\`
`,
  'variant/name': `# variant/name

A variant is asked for by name, as in \`GAME+house\`, and is then looked for in the file of that name. If the name in the file is another one, it would be called two different things.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "hause" of "sample" "^1.0" {
  set constant limit = 4
}
\`\`\`

What is told:

- \`variants/house.sand:1:9\` The variant is called “hause”, but its file “house”. A variant is found by the name of its file, so both must be the same.

## Mended

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  set constant limit = 4
}
\`\`\`
`,
  'variant/no-rows': `# variant/no-rows

All rows that meet a condition are to be changed here, but no row meets it. The condition is looked at once, on the base without this variant and with the state a match begins with.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  change s in Stone where s.weight > 8 { light: true }
}
\`\`\`

What is told:

- \`variants/house.sand:2:27\` No row of the base is picked by this condition. The condition is looked at on the base as a match begins, without any variant.

## Mended

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  change s in Stone where s.weight >= 8 { light: true }
}
\`\`\`
`,
  'variant/one-language': `# variant/one-language

A variant words a text anew in one language, and the ruleset says the same text in others, too. Who plays in one of those reads the old words, or the bare name. A text that only the variant brings along is wanted in all languages of the ruleset.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article
City.lyra,Lyra,n,none
\`\`\`

\`l10n/terms.en.csv\`

\`\`\`csv
id,word
City.lyra,Lyra
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  text City.lyra.name de = "Leier"
}
\`\`\`

What is told:

- \`variants/house.sand:2:3\` “City.lyra.name” is worded here in de alone, and not in en. Write it in the other languages, too; until then they say what the rules say without this variant, or nothing.

## Mended

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  text City.lyra.name de = "Leier"
  text City.lyra.name en = "Harp"
}
\`\`\`
`,
  'variant/original': `# variant/original

In the place of a step, \`original()\` runs the statements of the step that was there. A step has no parameters and no value, so this is a statement of its own.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  replace step lift/grip { let x = original() }
}
\`\`\`

What is told:

- \`variants/house.sand:2:36\` The step that is replaced has no value, and takes nothing. Write original() as a statement of its own.

## Mended

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  replace step lift/grip { original() }
}
\`\`\`
`,
  'variant/path': `# variant/path

Each line of a variant names what it changes by a path, and there is nothing at this path. Rows are \`Kind.member\`, joins \`relation.a.b\`, steps \`procedure/step\`, expectations \`expect/name\`, examples \`example/\` with the words of their name joined by hyphens. If the base has renamed it, \`moved OLD to NEW\` says so for the whole variant.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  change Stone.pebbel { weight: 3 }
}
\`\`\`

What is told:

- \`variants/house.sand:2:10\` The base has nothing called “Stone.pebbel”. Did you mean “Stone.pebble”?

## Mended

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  change Stone.pebble { weight: 3 }
}
\`\`\`
`,
  'variant/place': `# variant/place

A variant was found among the rules. Rules and variants are read apart: a ruleset is what stands in its folder, and a variant is laid over it only when somebody asks for it. So each variant has a file of its own in the folder \`variants\`.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
constant limit: 1..9 = 3
\`\`\`

\`house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  set constant limit = 4
}
\`\`\`

What is told:

- \`house.sand:1:1\` A variant stands in the folder “variants”, not among the rules it changes. Move it to the file variants/NAME.sand, where NAME is its name.

## Mended

\`house.sand\`

\`\`\`sand
\`\`\`
`,
  'variant/range': `# variant/range

A range says which versions of its base a variant was written for. \`^1.2\` takes everything from 1.2.0 up to, but without, 2.0.0, \`~1.2\` all 1.2.x, a plain number that version; conditions such as \`>=1.0 <3\` stand beside each other, and \`*\` takes all.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "new" {
  set constant limit = 4
}
\`\`\`

What is told:

- \`variants/house.sand:1:29\` “new” is no range of versions. Write ^1.0, ~1.2, 1.2.3, >=1.0 <2 or *.

## Mended

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  set constant limit = 4
}
\`\`\`
`,
  'variant/requires': `# variant/requires

The variant was written with another one in mind and needs it to be laid first. That one was not asked for, or only after it.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" requires "yard" {
  set constant limit = 4
}
\`\`\`

What is told:

- \`variants/house.sand:1:45\` “house” needs “yard” before it. Name both, in this order: GAME+yard+house.

## Mended

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  set constant limit = 4
}
\`\`\`
`,
  'variant/stale': `# variant/stale

The fingerprint after \`was\` belongs to what is changed here, and that looks different by now. The change holds all the same; a person has to see whether it is still right. What stood there before is told if \`sandtable stamp\` wrote the fingerprint: it keeps the old text in the file \`NAME.was.json\` beside the variant.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  change Stone.pebble was "0000" { weight: 3 }
}
\`\`\`

\`variants/house.was.json\`

\`\`\`json
{"format": 1, "was": {"0000": "Stone.pebble { weight: 1 }"}}
\`\`\`

What is told:

- \`variants/house.sand:2:27\` “Stone.pebble” is not what this was written for: “Stone.pebble { weight: 1 }”; now it is “Stone.pebble { weight: 2 }”. Look whether the variant is still right, and take over the new fingerprint; “sandtable stamp” does so.

## Mended

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  change Stone.pebble was "b8t1" { weight: 3 }
}
\`\`\`

\`variants/house.was.json\`

\`\`\`json
{
  "format": 1,
  "was": {
    "b8t1": "Stone.pebble { weight: 2 }"
  }
}
\`\`\`
`,
  'variant/text': `# variant/text

Texts are written in Project Fluent, and this one is not well formed: a brace is open, or a line looks like a text of its own. It would be left out without a word, so it is told here.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  text Stone.pebble.name en = "Pebble { $weight"
}
\`\`\`

What is told:

- \`variants/house.sand:2:3\` The text of “Stone.pebble.name” cannot be read. A value stands in braces with a dollar sign, { $name }; each brace needs its other half.

## Mended

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  text Stone.pebble.name en = "Pebble { $weight }"
}
\`\`\`
`,
  'variant/version': `# variant/version

The base has a version outside of the range that the variant names. It may still fit: look at what has changed in the base, and then widen the range.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^2.0" {
  set constant limit = 4
}
\`\`\`

What is told:

- \`variants/house.sand:1:29\` “sample” is at version 1.2.0, but ^2.0 is wanted. Look whether the variant still fits, and widen its range.

## Mended

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" ">=1.0 <3" {
  set constant limit = 4
}
\`\`\`
`,
  'whenever/asks': `# whenever/asks

A \`whenever\` block runs in between, as soon as its condition is true, whatever is going on. A question there would come in the middle of another one; so it notes what happened, and the course of play asks.

## Example

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
procedure ask() {
  choose next by ann {
    pass
  }
}
whenever ann.points > 3 { ask() }
\`\`\`

What is told:

- \`rules.sand:13:1\` A “whenever” block cannot ask anything. Note what is to be asked in a state, and ask in the course of play.

## Mended

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
procedure ask() {
  choose next by ann {
    pass
  }
}
whenever ann.points > 3 { ann.points = 0 }
\`\`\`
`,
};
export const de: Readonly<Record<string, string>> = {
  'assign/constant': `# assign/constant

Felder ohne \`state\` und Konstanten gehören zum gedruckten Spiel: Sie sind in jeder Partie und zu jeder Zeit gleich. Was sich im Spiel ändert, wird mit \`state\` vereinbart.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
procedure grow() { pebble.weight = 3 }
\`\`\`

Was gemeldet wird:

- \`rules.sand:7:20\` Dies gehört zum gedruckten Spiel und ändert sich nie. Vereinbare das Feld mit „state“, wenn es sich im Spiel ändert.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { state weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
procedure grow() { pebble.weight = 3 }
\`\`\`
`,
  'assign/fixed': `# assign/fixed

\`let\` gibt einem Wert ein für alle Mal einen Namen; so bleiben Regeln leicht zu lesen. Ein Name, der weitere Werte bekommt, wird mit \`var\` eingeführt; Parameter und die Namen von Schleifen ändern sich nie.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() {
  let n = 1
  n += 1
  moves = n
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:5:3\` „n“ hat seinen Wert ein für alle Mal bekommen. Führe es mit „var“ ein, wenn es sich ändern soll.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() {
  var n = 1
  n += 1
  moves = n
}
\`\`\`
`,
  'audience/chance': `# audience/chance

Würfel liegen offen auf dem Tisch, \`secret\` kann hier also nichts verbergen: Lass es weg. Was nur einige sehen dürfen, zieht man aus einem Stapel, den nur sie sehen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
die Coin { 0..1 }
procedure toss(p: Player) { p.score = roll Coin by p secret as toss }
\`\`\`

Was gemeldet wird:

- \`rules.sand:16:39\` Was Würfel zeigen, sehen alle. Lass „secret“ weg; was der Zufall verbergen soll, wird aus einem Stapel gezogen, den nur wenige sehen.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
die Coin { 0..1 }
procedure toss(p: Player) { p.score = roll Coin by p as toss }
\`\`\`
`,
  'audience/hidden': `# audience/hidden

Wer etwas sehen darf, muss allen bekannt sein. Hinge das an einem Geheimnis, so verriete es schon die Lücke auf einem Bildschirm. Nenne hinter \`seen by\` nur, was alle sehen: Konstanten und Zustände ohne \`seen by\`.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
state spy: Player = ann seen by {ann}
state plan: 0..9 = 0 seen by {spy}
\`\`\`

Was gemeldet wird:

- \`rules.sand:16:30\` Wer das sehen darf, hängt an „spy“, das selbst nicht alle sehen dürfen. Ein Publikum liest nur, was alle sehen: Konstanten und Zustände ohne „seen by“ und die eigenen Parameter.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
state spy: Player = ann
state plan: 0..9 = 0 seen by {spy}
\`\`\`
`,
  'audience/no-seats': `# audience/no-seats

\`seen by\` nennt die Rollen, die etwas sehen dürfen. Ohne eine \`seats\`-Vereinbarung spielt niemand eine Rolle, also gibt es niemanden, vor dem etwas verborgen wäre. Sag mit \`seats\`, wer welche Rolle spielt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
}
state plan: 0..9 = 0 seen by {ann}
\`\`\`

Was gemeldet wird:

- \`rules.sand:7:30\` Wer etwas sehen darf, lässt sich nur sagen, wo es Rollen gibt. Vereinbare, wer was spielt: seats for Rolle { zwei { eine {a} andere {b} } }

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
state plan: 0..9 = 0 seen by {ann}
\`\`\`
`,
  'audience/nothing-hidden': `# audience/nothing-hidden

\`conceal\` dreht Dinge um, sodass man sie verwechseln kann. Hier sind alle festen Felder der Art für alle offen, es bliebe also nichts verborgen. Vereinbare mit \`seen by\`, was auf der verdeckten Seite steht.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
procedure hide() { conceal {ace} }
\`\`\`

Was gemeldet wird:

- \`rules.sand:15:28\` In set of Card gibt es nichts zu verdecken: Das können alle auseinanderhalten. Nur Konstanten mit „seen by“ verbergen, welches Mitglied welches ist.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 seen by nobody }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
procedure hide() { conceal {ace} }
\`\`\`
`,
  'call/arguments': `# call/arguments

Ein Aufruf gibt für jeden Parameter der Vereinbarung genau einen Wert an; weglassen lässt sich keiner. Vergleiche beide, und ergänze Werte oder streiche welche.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(n: 0..9) { moves = n }
procedure go() { move(1, 2) }
\`\`\`

Was gemeldet wird:

- \`rules.sand:4:18\` „move“ nimmt 1 Argumente, angegeben sind aber 2. Vergleiche den Aufruf mit der Vereinbarung.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(n: 0..9) { moves = n }
procedure go() { move(1) }
\`\`\`
`,
  'call/circle': `# call/circle

Funktionen und Prozeduren dürfen sich nicht selbst aufrufen, auch nicht über andere. So endet jede Regel, und der Spielstand hat eine vorher bekannte Größe. Wiederholung schreibt man als Schleife oder Quantor.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
function up(n: 0..9): int = down(n)
function down(n: 0..9): int = up(n)
\`\`\`

Was gemeldet wird:

- \`rules.sand:3:31\` „up“ ruft sich selbst auf: up → down → up. Funktionen dürfen keinen Kreis bilden; nimm eine Schleife, oder „decisions“ für Regeln, die voneinander abhängen.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
function up(n: 0..9): int = down(n)
function down(n: 0..9): int = n
\`\`\`
`,
  'call/label': `# call/label

Eine Bezeichnung im Aufruf wiederholt den Namen des Parameters an dieser Stelle, damit man den Aufruf besser liest. An der Reihenfolge ändert sie nichts, also muss es der richtige Name sein.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(steps: 0..9) { moves = steps }
procedure go() { move(step: 1) }
\`\`\`

Was gemeldet wird:

- \`rules.sand:4:23\` Einen Parameter „step“ gibt es an dieser Stelle nicht; dort steht „steps“. Berichtige die Bezeichnung oder die Reihenfolge der Argumente.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(steps: 0..9) { moves = steps }
procedure go() { move(steps: 1) }
\`\`\`
`,
  'call/no-effect': `# call/no-effect

Eine Funktion sieht nur etwas nach. In einer eigenen Zeile geht ihre Antwort verloren, die Zeile bewirkt also nichts; vermutlich sollte sie verwendet werden, oder es war eine Prozedur gemeint.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function left(): int = 9 - moves
procedure go() { left() }
\`\`\`

Was gemeldet wird:

- \`rules.sand:4:18\` Diese Zeile sieht etwas nach und tut nichts damit. Verwende den Wert, oder rufe eine Prozedur auf.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function left(): int = 9 - moves
procedure go() { moves = left() }
\`\`\`
`,
  'call/no-result': `# call/no-result

Die Prozedur tut etwas, gibt aber keinen Wert zurück, und hier wird einer gebraucht. Rufe sie in einer eigenen Zeile auf, oder vereinbare nach ihren Parametern ein Ergebnis.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure rest() { moves = 0 }
procedure go() { let n = rest() }
\`\`\`

Was gemeldet wird:

- \`rules.sand:4:26\` „rest“ gibt nichts zurück, gebraucht wird hier aber ein Wert. Rufe es in einer eigenen Zeile auf, oder lass es etwas zurückgeben.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure rest() { moves = 0 }
procedure go() { rest() }
\`\`\`
`,
  'call/not-callable': `# call/not-callable

Hinter dem Namen eines Wertes stehen Klammern, etwa einer Konstanten, einer Option oder eines lokalen Namens. Ein Wert ist schon da und braucht keinen Aufruf.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant limit: 0..9 = 3
function most(): int = limit()
\`\`\`

Was gemeldet wird:

- \`rules.sand:3:24\` „limit“ ist ein Wert und kann nicht aufgerufen werden. Lass die Klammern weg, oder benenne eines um, falls eine Funktion dieses Namens gemeint ist.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant limit: 0..9 = 3
function most(): int = limit
\`\`\`
`,
  'call/position': `# call/position

Eine Prozedur kann fragen oder würfeln; die Partie muss darin also anhalten und später weitergehen können. Das geht nur, wo der Aufruf allein hinter \`=\`, \`let\` oder \`return\` steht oder in einer eigenen Zeile.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
}
die Coin { 0..1 }
state luck: 0..9 = 0
procedure toss(): int {
  let face = roll Coin by ann
  return face
}
procedure twice() { luck = 2 * toss() }
\`\`\`

Was gemeldet wird:

- \`rules.sand:13:32\` „toss“ fragt oder würfelt; der Aufruf muss deshalb am Anfang einer Zeile stehen. Gib das Ergebnis zuerst einem eigenen Namen: „let antwort = …“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
}
die Coin { 0..1 }
state luck: 0..9 = 0
procedure toss(): int {
  let face = roll Coin by ann
  return face
}
procedure twice() {
  let face = toss()
  luck = 2 * face
}
\`\`\`
`,
  'chance/by-several': `# chance/by-several

\`by p in S\` stellt eine Frage an mehrere Rollen, und \`p\` ist, wer zuerst antwortet. Würfel und Züge vom Stapel beantwortet
niemand; \`by\` sagt den Spielern nur, wessen sie sind.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
die Coin { 0..1 }
procedure toss() { ann.score = roll Coin by p in Player as toss }
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:45\` Zufall ist niemandes Antwort: Er kann nicht „by“ irgendeiner von mehreren sein. Nenne eine Rolle, oder lass „by“ weg.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
die Coin { 0..1 }
procedure toss() { ann.score = roll Coin by ann as toss }
\`\`\`
`,
  'chance/how-many': `# chance/how-many

Der Zufall wählt aus einer Menge eines, einige, beliebig viele oder so und so viele. „Alle“ lassen ihm nichts zu tun: Nenne die Menge selbst. Für eines oder keines, beides gleich wahrscheinlich, schreibe \`0..1 of\`.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure toss() {
  let lucky = random all of Player
  for p in lucky { p.score = 1 }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:15\` Zufall wählt eines, einige, beliebig viele oder so und so viele einer Menge: nicht „all“. Alle davon ist die Menge selbst; einen Stapel mischt „shuffle“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure toss() {
  let lucky = random some of Player
  for p in lucky { p.score = 1 }
}
\`\`\`
`,
  'choice/by': `# choice/by

Jede Frage beantwortet jemand. \`by\` nennt die Rolle, und gefragt wird der Platz, der diese Rolle spielt. Ergänze es an der Frage, etwa \`choose one of Town by red\`.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure pick() {
  let winner = choose one of p in Player
  finish won by {winner} because "picked"
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:16\` Es steht nicht da, wer diese Frage beantwortet. Ergänze „by“ und eine Rolle.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure pick() {
  let winner = choose one of p in Player by ann
  finish won by {winner} because "picked"
}
\`\`\`
`,
  'choice/label': `# choice/label

Eine Frage hat keinen Namen. Texte auf dem Bildschirm, aufgezeichnete Partien und Beispiele sprechen mit diesem Namen von ihr; sie braucht also einen: den vor \`=\` oder einen hinter \`as\`.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure pick() {
  choose one of p in Player by ann
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:3\` Diese Frage braucht einen Namen. Benenne sie, damit Texte, Aufzeichnungen und Prüfungen von ihr sprechen können.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure pick() {
  choose one of p in Player by ann as winner
}
\`\`\`
`,
  'choice/offered-wishes': `# choice/offered-wishes

Erlaubt ist eine Antwort, wenn sie so viele Wünsche erfüllt, wie es irgendeine erlaubte kann, ob vorgeschlagen oder nicht. Dafür müsste jede Antwort abgewogen werden, und gerade das soll \`offering\` ersparen. Lass \`offering\` weg, oder mach die Wünsche mit \`such that\` zur Bedingung.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Stone { weight: 1..3 }
table Player {
  id
  ann
  bob
}
table Stone {
  id       weight
  pebble   1
  boulder  3
}
seats for Player { two { first {ann}  second {bob} } }
procedure take(p: Player) {
  let taken = choose any of Stone by p offering {pebble} favouring each s in Stone: taken has s
  p.score = count(taken)
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:16:58\` Wünsche werden über alles abgewogen, was erlaubt ist; daneben kann nichts davon vorgeschlagen werden. Lass „offering“ weg, oder mach aus den Wünschen eine Bedingung: „such that“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Stone { weight: 1..3 }
table Player {
  id
  ann
  bob
}
table Stone {
  id       weight
  pebble   1
  boulder  3
}
seats for Player { two { first {ann}  second {bob} } }
procedure take(p: Player) {
  let taken = choose any of Stone by p favouring each s in Stone: taken has s
  p.score = count(taken)
}
\`\`\`
`,
  'choice/wishes': `# choice/wishes

Dies ist ein Hinweis, kein Fehler: Die Antworten, die möglichst viele Wünsche erfüllen, findet eine Suche, und die dauert umso länger, je mehr Schlüssel und Kandidaten es gibt. Wünsche, die sich zählen oder zuordnen lassen, brauchen keine Suche und bekommen keinen Hinweis.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
state held: map Town -> Player?
procedure guard() {
  let post = choose optional one of p in Player for each t in Town by ann
    favouring each p in Player: (count t in Town where post[t] == p) == 1 else "everyone"
  held = post
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:18:5\` Welche Antworten die meisten dieser Wünsche erfüllen, findet eine Suche. Viele Schlüssel und Kandidaten machen die Suche langsam; „some x in X where … and answer[x] == r“ oder „answer has r“ ohne „such that“ brauchen keine.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
state held: map Town -> Player?
procedure guard() {
  let post = choose optional one of p in Player for each t in Town by ann
    favouring each p in Player: some t in Town where post[t] == p else "everyone"
  held = post
}
\`\`\`
`,
  'code/break': `# code/break

\`break\` beendet die Schleife, in der es steht, und hier ist keine. Eine Prozedur verlässt man vorzeitig mit \`return\`.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() {
  moves = 1
  break
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:5:3\` „break“ steht in keiner Schleife. Eine Prozedur verlässt man mit „return“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() {
  moves = 1
  
}
\`\`\`
`,
  'code/unreachable': `# code/unreachable

Die Anweisung davor führt immer hinaus: \`return\`, \`finish\`, \`break\` oder ein \`if\`, dessen Wege das alle tun. Was folgt, läuft nie, und das ist selten gewollt. Dies ist eine Warnung; die Regeln lassen sich spielen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() {
  return
  moves = 1
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:5:3\` Was hier folgt, wird nie erreicht. Entferne es oder stelle es vor die Anweisung, die hinausführt.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() {
  return
  
}
\`\`\`
`,
  'decisions/open': `# decisions/open

Solange ein Block von Entscheidungen gelöst wird, sind manche Antworten noch offen. Wahrheitswerte, Zahlen und Mengen können auch halb bekannt sein: was sein muss und was sein kann, mindestens und höchstens, sicher und vielleicht. Welches Mitglied das erste ist, wonach eine Frage fragt oder wie oft eine Schleife läuft, muss genau bekannt sein; sag es als Bedingung, Anzahl oder Menge.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side { state score: 0..9 = 0 }
kind Piece { side: Side, state before: Piece? = none }
table Side {
  id
  red
  blue
}
table Piece {
  id side
  r  red
  b  blue
}
seats for Side { two { first {red}  second {blue} } }
decisions march {
  decide moves(p: Piece) = p.before is q: Piece and (moves(q) or mover() == q)
  function mover(): Piece? = first p in Piece where moves(p)
}
play { finish won by { s in Side where some p in Piece where p.side == s and moves(p) } }
\`\`\`

Was gemeldet wird:

- \`rules.sand:17:30\` In „mover“ hängt etwas an Antworten, die hier noch offen sind, und müsste bekannt sein. Offene Antworten gehen in Wahrheitswerte, Zahlen und Mengen ein; fasse es als Bedingung, Anzahl oder Menge.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side { state score: 0..9 = 0 }
kind Piece { side: Side, state before: Piece? = none }
table Side {
  id
  red
  blue
}
table Piece {
  id side
  r  red
  b  blue
}
seats for Side { two { first {red}  second {blue} } }
decisions march {
  decide moves(p: Piece) = p.before is q: Piece and (moves(q) or movers() == {q})
  function movers(): set of Piece = { p in Piece where moves(p) }
  circle { else -> all = true }
}
play { finish won by { s in Side where some p in Piece where p.side == s and moves(p) } }
\`\`\`
`,
  'decisions/outside': `# decisions/outside

Von außen schlägt man eine Entscheidung im gelösten Block nach. Seine eigenen Gleichungen können das nicht, solange er gelöst wird, auch nicht durch eine Funktion, die draußen steht. Verschiebe sie in den Block; dort nimmt sie teil.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side { state score: 0..9 = 0 }
kind Piece { side: Side, state before: Piece? = none }
table Side {
  id
  red
  blue
}
table Piece {
  id side
  r  red
  b  blue
}
seats for Side { two { first {red}  second {blue} } }
decisions march {
  decide moves(p: Piece) = p.before is none or free(p)
  circle { else -> all = true }
}
function free(p: Piece): bool = p.before is q: Piece and moves(q)
play { finish won by { s in Side where some p in Piece where p.side == s and moves(p) } }
\`\`\`

Was gemeldet wird:

- \`rules.sand:16:48\` „free“ fragt nach Antworten von „march“, die hier erst gesucht werden. Stelle „free“ in den Block, damit es mit ihm gelöst wird.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side { state score: 0..9 = 0 }
kind Piece { side: Side, state before: Piece? = none }
table Side {
  id
  red
  blue
}
table Piece {
  id side
  r  red
  b  blue
}
seats for Side { two { first {red}  second {blue} } }
decisions march {
  decide moves(p: Piece) = p.before is none or free(p)
  function free(p: Piece): bool = p.before is q: Piece and moves(q)
  circle { else -> all = true }
}
play { finish won by { s in Side where some p in Piece where p.side == s and moves(p) } }
\`\`\`
`,
  'decisions/size': `# decisions/size

Jede Verbindung von Argumenten ist eine eigene Frage, und alle werden zusammen beantwortet. Deshalb ist begrenzt, wie viele Werte die Parameter einer Entscheidung haben dürfen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side { state score: 0..9 = 0 }
kind Piece { side: Side, state before: Piece? = none }
table Side {
  id
  red
  blue
}
table Piece {
  id side
  r  red
  b  blue
}
seats for Side { two { first {red}  second {blue} } }
decisions march {
  decide reaches(p: Piece, n: 0..99999) = n == 0 or p.side.score > n
}
play { finish won by { s in Side where some p in Piece where p.side == s and reaches(p, 1) } }
\`\`\`

Was gemeldet wird:

- \`rules.sand:16:10\` „reaches“ wären mehr als 65.536 Fragen auf einmal. Gib weniger Parameter, oder kleinere.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side { state score: 0..9 = 0 }
kind Piece { side: Side, state before: Piece? = none }
table Side {
  id
  red
  blue
}
table Piece {
  id side
  r  red
  b  blue
}
seats for Side { two { first {red}  second {blue} } }
decisions march {
  decide reaches(p: Piece, n: 0..99) = n == 0 or p.side.score > n
}
play { finish won by { s in Side where some p in Piece where p.side == s and reaches(p, 1) } }
\`\`\`
`,
  'die/empty': `# die/empty

Ein Würfel braucht mindestens eine Seite. Seiten sind Zahlen, Bereiche wie \`1..6\` oder Namen; das kleinere Ende eines Bereichs kommt zuerst.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
die Coin { 1..0 }
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:1\` Der Würfel „Coin“ hat keine Seiten. Nenne seine Seiten, getrennt durch „|“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
die Coin { 0..1 }
\`\`\`
`,
  'drawing/count': `# drawing/count

Ein Bereich in einer Legende gibt jedem Zeichen der Zeile eine eigene Zahl, in ihrer Reihenfolge. Es müssen also gleich viele Zahlen und Zeichen sein.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .   wood: false
  f   wood: true
  12  start: 1..3  once

map
.f1
f.2
\`\`\`

Was gemeldet wird:

- \`land.map:7:14\` Das sind 3 Zahlen für 2 Zeichen. Ein Bereich gibt jedem Zeichen der Zeile eine eigene Zahl.

## Berichtigt

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .   wood: false
  f   wood: true
  12  start: 1..2  once

map
.f1
f.2
\`\`\`
`,
  'drawing/grid': `# drawing/grid

Der Kopf einer Karte sagt, wie ihre Zellen liegen; das muss das Raster der Art sein. Sechsecke auf der Kante stehen in Spalten, solche auf der Spitze in Zeilen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes pointed { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`

Was gemeldet wird:

- \`land.map:1:1\` Das ist eine Zeichnung von hexes flat, aber die Art liegt auf hexes pointed. Spalten, die tiefer liegen, gehören zu „hexes flat“, Zeilen, die weiter rechts liegen, zu „hexes pointed“.

## Berichtigt

\`land.map\`

\`\`\`map
odd rows right
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`
`,
  'drawing/lacks': `# drawing/lacks

Eine Karte braucht eine Zeile dazu, wie die Zellen liegen, eine dazu, wie sie heißen, eine Legende und eine Zeichnung. Fehlt davon etwas, wird keine Zelle daraus.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lower

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`

Was gemeldet wird:

- \`land.map:1:1\` Dieser Karte fehlt „id“. Sag im Kopf, wie die Zellen heißen: „id h{column}_{row}“.

## Berichtigt

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`
`,
  'drawing/line': `# drawing/line

Eine gezeichnete Karte hat einen Kopf, Legenden und Zeichnungen mit Zeilen von wenigen Formen. Diese Zeile hat keine davon; was sie sagen sollte, ist nicht bekannt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lover
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`

Was gemeldet wird:

- \`land.map:1:1\` Die Zeile „odd columns lover“ kennt eine Karte nicht. Der Kopf sagt, wie die Zellen liegen („odd columns lower“), wie sie heißen („id h{column}{row}“) und woher sie kommen; unter „legend“ stehen Zeichen mit ihren Werten („f  terrain: forest“), unter „map“ die Zeichnung.

## Berichtigt

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`
`,
  'drawing/once': `# drawing/once

Eine Zeile der Legende, die mit \`once\` endet, nennt Zeichen, die genau einmal gezeichnet sein müssen, etwa die Nummern von Startfeldern.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .   wood: false
  f   wood: true
  12  start: 1..2  once

map
.f1
f.2
2..
\`\`\`

Was gemeldet wird:

- \`land.map:12:1\` Das Zeichen „2“ ist 2-mal gezeichnet. Die Legende sagt, dass es einmal gezeichnet wird.

## Berichtigt

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .   wood: false
  f   wood: true
  12  start: 1..2  once

map
.f1
f.2
...
\`\`\`
`,
  'drawing/ragged': `# drawing/ragged

Alle Zeilen einer Zeichnung haben gleich viele Zeichen; übersprungene zählen nicht. Meist ging in der Mitte ein Zeichen verloren, und dann liegen alle Zellen dahinter falsch.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f.
\`\`\`

Was gemeldet wird:

- \`land.map:10:1\` Diese Zeile hat 2 Zeichen, die erste 3. Zeichne alle Zeilen gleich lang. Wo keine Zelle ist, zeichne ein Zeichen, das in der Legende „nothing“ ist.

## Berichtigt

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`
`,
  'drawing/rows': `# drawing/rows

Eine Karte kann mehrere Zeichnungen haben, die Verschiedenes über dieselben Zellen sagen. Jede muss so viele Zeilen haben wie die erste.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..

legend
  .
  1  start: 1

map
.1.
\`\`\`

Was gemeldet wird:

- \`land.map:16:1\` Diese Zeichnung hat 1 Zeile, die erste 2. Alle Zeichnungen einer Karte zeigen dieselben Zellen.

## Berichtigt

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..

legend
  .
  1  start: 1

map
.1.
...
\`\`\`
`,
  'drawing/sign': `# drawing/sign

Jedes Zeichen einer Zeichnung muss in der Legende darüber stehen, die sagt, was es bedeutet. Aus einem Zeichen, das dort fehlt, wird keine Zelle.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
fx.
\`\`\`

Was gemeldet wird:

- \`land.map:10:2\` Das Zeichen „x“ steht nicht in der Legende. Sag in der Legende, was es bedeutet, oder zeichne ein anderes Zeichen.

## Berichtigt

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`
`,
  'drawing/unused': `# drawing/unused

Die Legende erklärt ein Zeichen, das nirgends gezeichnet ist. Das schadet nicht, aber vielleicht wurde eine Zelle vergessen oder mit einem anderen Zeichen gezeichnet.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat { wood: bool = false, start: 0..9 = 0 }
table Spot from "land.map"
\`\`\`

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
...
...
\`\`\`

Was gemeldet wird:

- \`land.map:6:3\` Das Zeichen „f“ der Legende ist nicht gezeichnet. Zeichne es, oder nimm es aus der Legende.

## Berichtigt

\`land.map\`

\`\`\`map
odd columns lower
id s{column}_{row}

legend
  .  wood: false
  f  wood: true

map
.f.
f..
\`\`\`
`,
  'effect/arguments': `# effect/arguments

Eine Zelle gibt die ersten Parameter von dem an, was sie nennt, und nur diese; die letzten kommen beim Aufruf dazu, wie der Typ der Spalte sagt. Ohne eigene Parameter steht der Name allein.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
  blue
}
kind Card { effect: Effect }
table Card {
  id  effect
  a   gain(2, 3)
  b   nothing
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure nothing(s: Side) {}
\`\`\`

Was gemeldet wird:

- \`rules.sand:12:7\` „gain“ bekommt hier 2 Argumente statt 1. Hier stehen nur die ersten Parameter; der Aufruf bringt s mit.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
  blue
}
kind Card { effect: Effect }
table Card {
  id  effect
  a   gain(2)
  b   nothing
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure nothing(s: Side) {}
\`\`\`
`,
  'effect/given': `# effect/given

Ein Wert wie \`gain(2)\` steht fest, bevor eine Partie beginnt: Tabellen und Regeln nennen alle, die es gibt. Deshalb bekommt er Zahlen, Mitglieder, Alternativen, Mengen davon und Konstanten (\`constant\`), aber keinen lokalen Namen, keine Option, nichts aus der Stellung und keinen Aufruf. Was sich ändert, gehört zu den Parametern, die für den Aufruf übrig bleiben.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure raise(n: 0..9, s: Side) {
  let deed: Effect = gain(n)
  deed(s)
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:27\` Was „gain“ hier bekommt, entscheidet sich erst im Spiel. Gib Zahlen, Mitglieder oder Konstanten an; was eine Partie entscheidet, kommt beim Aufruf dazu.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure raise(n: 0..9, s: Side) {
  gain(n, s)
}
\`\`\`
`,
  'effect/listed': `# effect/listed

Werte eines solchen Typs sind die Aufrufe, die Tabellen und Regeln gerade nennen; wie viele es sind, zeigt sich erst, wenn alles gelesen ist. Deshalb sind sie weder Elemente einer gespeicherten Menge noch Schlüssel einer Zuordnung, und keine Schleife läuft über alle. Man kann sie aufbewahren, vergleichen und aufrufen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
  blue
}
kind Card { effect: Effect }
table Card {
  id  effect
  a   gain(2)
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure nothing(s: Side) {}
state done: set of Effect = {}
\`\`\`

Was gemeldet wird:

- \`rules.sand:16:20\` Die Werte von Effect lassen sich nicht durchgehen: Es sind die, die Tabellen und Regeln gerade nennen. Geh stattdessen die Mitglieder durch, die einen solchen Wert haben.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
  blue
}
kind Card { effect: Effect }
table Card {
  id  effect
  a   gain(2)
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure nothing(s: Side) {}
state done: set of Card = {}
\`\`\`
`,
  'effect/loop': `# effect/loop

Ein Aufruf wie \`c.effect(s)\` kann alles ausführen, was irgendwo als solcher Wert genannt ist. Kommt eines davon wieder zu demselben Aufruf, könnte die Regel nie enden; deshalb wird der Weg im Kreis gemeldet, auch wenn heute keine Karte dorthin führt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
  blue
}
kind Card { effect: Effect }
table Card {
  id  effect
  a   gain(2)
  b   twice(a)
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure nothing(s: Side) {}
procedure twice(c: Card, s: Side) {
  c.effect(s)
  c.effect(s)
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:13:7\` „twice(a)“ könnte sich selbst aufrufen: twice → Effect → twice. Der Aufruf eines Wertes kann alles meinen, was irgendwo dafür genannt ist; lass eines davon ohne diesen Aufruf auskommen.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
  blue
}
kind Card { effect: Effect }
table Card {
  id  effect
  a   gain(2)
  b   nothing
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure nothing(s: Side) {}
procedure twice(c: Card, s: Side) {
  c.effect(s)
  c.effect(s)
}
\`\`\`
`,
  'effect/result': `# effect/result

Der Typ einer Funktion als Wert sagt, was sie nimmt und was sie zurückgibt, denn ein Aufruf von ihr hat diesen Typ. Prozeduren brauchen kein Ergebnis.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Test = function(n: 0..9)
kind Card { when: Test = low }
table Card {
  id
  a
}
function low(n: 0..9): bool = n < 5
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:13\` Was diese Funktionen zurückgeben, ist nicht gesagt. Schreibe den Typ des Ergebnisses hinter einen Doppelpunkt: „function(s: Side): bool“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Test = function(n: 0..9): bool
kind Card { when: Test = low }
table Card {
  id
  a
}
function low(n: 0..9): bool = n < 5
\`\`\`
`,
  'effect/signature': `# effect/signature

Was eine Zelle als Wert nennt, muss zu seinem Aufruf passen: Nach den Parametern, die die Zelle angibt, müssen die übrigen nehmen, womit aufgerufen wird, in dieser Reihenfolge, und zurückgeben, was der Aufruf erwartet. Ein weiterer Parameter passt auch: Was \`Zone?\` nimmt, kann mit einer \`Zone\` aufgerufen werden.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
  blue
}
kind Card { effect: Effect }
table Card {
  id  effect
  a   gain(2)
  b   rob
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure nothing(s: Side) {}
procedure rob(s: Side, n: 0..9) { s.points -= n }
\`\`\`

Was gemeldet wird:

- \`rules.sand:13:7\` „rob“ passt hier nicht: Offen bleibt procedure(n: 0..9), aufgerufen wird es aber als procedure(s: Side). Die letzten Parameter müssen nehmen, womit aufgerufen wird; nur die ersten stehen in der Zelle.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
  blue
}
kind Card { effect: Effect }
table Card {
  id  effect
  a   gain(2)
  b   nothing
}
procedure gain(n: 0..9, s: Side) { s.points += n }
procedure nothing(s: Side) {}
procedure rob(s: Side, n: 0..9) { s.points -= n }
\`\`\`
`,
  'example/accepted': `# example/accepted

Eine Zeile mit \`refuse\` zeigt eine Antwort, die nicht möglich sein darf. Hier erlauben die Regeln sie: Das Beispiel ist falsch, oder eine Regel fehlt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { run bid(ann) { refuse bid/stake: 1 because "too-low"  bid/stake: 2 }  then { ann.points == 2 } }
\`\`\`

Was gemeldet wird:

- \`rules.sand:14:52\` Die Antwort für „bid/stake“ sollte abgewiesen werden, ist aber erlaubt. Berichtige das Beispiel, oder ergänze die Regel, die sie ausschließt.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { given { ann.points = 1 }  run bid(ann) { refuse bid/stake: 1 because "too-low"  bid/stake: 2 }  then { ann.points == 2 } }
\`\`\`
`,
  'example/arm': `# example/arm

Auf ein Menü antwortet man mit einem seiner Zweige, bei dessen Namen. Was der Zweig außerdem fragt, steht in Klammern dahinter.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
procedure turn(p: Player) {
  choose action by p {
    score(n in 1..3) -> p.points += n
    pass
  }
}
example "scoring" { run turn(ann) { turn/action: (2) }  then { ann.points == 2 } }
\`\`\`

Was gemeldet wird:

- \`rules.sand:14:50\` Das ist keine Antwort auf ein Menü. Schreibe einen seiner Zweige, mit den Argumenten in Klammern: score, pass.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
procedure turn(p: Player) {
  choose action by p {
    score(n in 1..3) -> p.points += n
    pass
  }
}
example "scoring" { run turn(ann) { turn/action: score(2) }  then { ann.points == 2 } }
\`\`\`
`,
  'example/by': `# example/by

Das Beispiel sagt, wer antwortet, und die Regeln fragen jemand anderen. Lass \`by\` weg, wenn es nicht darauf ankommt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { run bid(ann) { bid/stake by bob: 2 }  then { ann.points == 2 } }
\`\`\`

Was gemeldet wird:

- \`rules.sand:14:47\` „bid/stake“ wird ann gefragt, nicht die Rolle, die das Beispiel nennt. Berichtige die Rolle oder die Regel, die sagt, wer gefragt wird.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { run bid(ann) { bid/stake by ann: 2 }  then { ann.points == 2 } }
\`\`\`
`,
  'example/ending': `# example/ending

Das Beispiel sagt, wie die Partie endet oder dass sie weitergeht, und so ist es nicht. Der Befund zeigt, was stattdessen geschieht: wer gewinnt oder unentschieden spielt und mit welchem Grund. Entweder ist diese Erwartung falsch, oder die Regeln sind es.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) {
  p.points = n
  if p.points > 5 { finish won by { p } because "most-points" }
}
example "six points win" {
  run gain(ann, 6)
  then { finished won by { bob } because "most-points" }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:15:10\` Die Partie endet anders: gewonnen von {ann}, mit dem Grund „gain/most-points“. Berichtige die Erwartung oder die Regeln.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) {
  p.points = n
  if p.points > 5 { finish won by { p } because "most-points" }
}
example "six points win" {
  run gain(ann, 6)
  then { finished won by { ann } because "most-points" }
}
\`\`\`
`,
  'example/fault': `# example/fault

Das Beispiel lief vor seinem Ende in einen Fehler. Entweder sind die Regeln dort falsch, oder das Beispiel beginnt mit einem Stand, den eine Partie nie erreicht.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "over the top" { run gain(ann, 12 - bob.points)  then { ann.points == 9 } }
\`\`\`

Was gemeldet wird:

- \`rules.sand:14:40\` Das Beispiel läuft in einen Fehler: range. Entweder sind die Regeln hier falsch, oder das Beispiel beginnt mit einem Zustand, den sie nie erreichen.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "up to the top" { run gain(ann, 9 - bob.points)  then { ann.points == 9 } }
\`\`\`
`,
  'example/illegal': `# example/illegal

Die Regeln erlauben die Antwort nicht, die das Beispiel gibt. Der Befund nennt die Gründe, wie sie auch ein Spieler sähe.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { given { ann.points = 1 }  run bid(ann) { bid/stake: 1 }  then { ann.points == 1 } }
\`\`\`

Was gemeldet wird:

- \`rules.sand:14:71\` Die Antwort für „bid/stake“ ist nicht erlaubt. bid/too-low Berichtige die Antwort oder die Regel, die sie ausschließt.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { given { ann.points = 1 }  run bid(ann) { bid/stake: 2 }  then { ann.points == 2 } }
\`\`\`
`,
  'example/label': `# example/label

Das Beispiel beantwortet eine Frage oder einen Wurf, den es nicht gibt. Ihr Pfad besteht aus Prozedur und Bezeichnung, etwa \`bid/stake\`; die Bezeichnung allein genügt, wo nur eine Prozedur sie hat.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { run bid(ann) { bid/steak: 2 }  then { ann.points == 2 } }
\`\`\`

Was gemeldet wird:

- \`rules.sand:14:34\` Keine Frage und kein Wurf hat den Pfad „bid/steak“. Ist „bid/stake“ gemeint?

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { run bid(ann) { bid/stake: 2 }  then { ann.points == 2 } }
\`\`\`
`,
  'example/no-policy': `# example/no-policy

Das Beispiel verlangt, was eine Policy antwortet, und hier spielt niemand nach einer Policy. Wähle eine Sitzordnung, in der ein Platz einer Policy gehört (\`given { seats = solo }\`), oder nenne die Policy vor dem Pfad: \`policy bold turn/order: rest\`.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Stake = 1..3
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player {
  two { first {ann}  second {bob} }
  solo { you {ann}  machine by greedy {bob} }
}
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
policy greedy for Player {
  at bid/stake {
    1 n: Stake where p.points == 0  prefer most n
    2 n: Stake prefer least n
  }
}
example "the greedy one bids high" {
  run bid(bob) { policy stake: 3 }
  then { bob.points == 3 }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:24:32\` Den Platz dessen, der nach „bid/stake“ gefragt wird, hat keine Policy inne. Wähle eine Sitzordnung, in der eine spielt, oder nenne die Policy vor dem Pfad.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Stake = 1..3
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player {
  two { first {ann}  second {bob} }
  solo { you {ann}  machine by greedy {bob} }
}
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
policy greedy for Player {
  at bid/stake {
    1 n: Stake where p.points == 0  prefer most n
    2 n: Stake prefer least n
  }
}
example "the greedy one bids high" {
  run bid(bob) { policy greedy stake: 3 }
  then { bob.points == 3 }
}
\`\`\`
`,
  'example/pairs': `# example/pairs

Die Antwort auf eine Zuteilung schreibt man auf eine von zwei Weisen: Paare aus Schlüssel und Wert in beliebiger Reihenfolge, oder nur die Werte in der Reihenfolge der Schlüssel. Gemischt bliebe offen, welcher Wert zu welchem Schlüssel gehört.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
state held: map Town -> Player?
procedure guard() {
  let post = choose optional one of p in Player for each t in Town by ann
  held = post
}
example "guards" { run guard() { guard/post: (aria, bob), none }  then { held[aria] == bob } }
\`\`\`

Was gemeldet wird:

- \`rules.sand:20:46\` Eine Zuordnung besteht aus Paaren von Schlüssel und Wert oder nur aus den Werten in der Reihenfolge der Schlüssel. Schreibe (Schlüssel, Wert) für jeden davon oder gar keine Schlüssel.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
state held: map Town -> Player?
procedure guard() {
  let post = choose optional one of p in Player for each t in Town by ann
  held = post
}
example "guards" { run guard() { guard/post: (aria, bob), (bree, none) }  then { held[aria] == bob } }
example "in order" { run guard() { post: none, ann }  then { held[bree] == ann and held[aria] is none } }
\`\`\`
`,
  'example/policy': `# example/policy

Das Beispiel verlangt, was eine Policy antwortet, und die Policy antwortet etwas anderes, das ebenfalls erlaubt ist. Der Befund zeigt die Antwort und die Zeile der Policy, die sie am höchsten einstuft. Entweder ist das Beispiel falsch, oder die Policy ist es.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Stake = 1..3
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player {
  two { first {ann}  second {bob} }
  solo { you {ann}  machine by greedy {bob} }
}
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
policy greedy for Player {
  at bid/stake {
    1 n: Stake where p.points == 0  prefer most n
    2 n: Stake prefer least n
  }
}
example "the greedy one bids high" {
  given { seats = solo }
  run bid(bob) { policy stake: 2 }
  then { bob.points == 2 }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:25:32\` Die Policy „greedy“ antwortet auf „bid/stake“ mit 3, nach Zeile 1. Berichtige das Beispiel oder die Policy.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Stake = 1..3
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player {
  two { first {ann}  second {bob} }
  solo { you {ann}  machine by greedy {bob} }
}
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
policy greedy for Player {
  at bid/stake {
    1 n: Stake where p.points == 0  prefer most n
    2 n: Stake prefer least n
  }
}
example "the greedy one bids high" {
  given { seats = solo }
  run bid(bob) { policy stake: 3 }
  then { bob.points == 3 }
}
\`\`\`
`,
  'example/policy-silent': `# example/policy-silent

Das Beispiel verlangt, was eine Policy antwortet, und die Policy gibt keine Antwort: Keiner ihrer Teile spricht hier von dieser Frage, oder was sie am höchsten einstuft, bricht eine Bedingung der ganzen Antwort. Ein Bot zieht dann eine Antwort zufällig; deshalb kann ein Beispiel keine verlangen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Stake = 1..3
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player {
  two { first {ann}  second {bob} }
  solo { you {ann}  machine by greedy {bob} }
}
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
policy greedy for Player {
  at bid/stake where p.points > 4 {
    1 n: Stake where p.points == 0  prefer most n
    2 n: Stake prefer least n
  }
}
example "the greedy one bids high" {
  given { seats = solo }
  run bid(bob) { policy stake: 3 }
  then { bob.points == 3 }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:25:32\` Kein Teil der Policy „greedy“ spricht hier von „bid/stake“. Ein Bot antwortet dann zufällig. Ergänze die Policy, oder lass das Beispiel ohne sie antworten.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Stake = 1..3
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player {
  two { first {ann}  second {bob} }
  solo { you {ann}  machine by greedy {bob} }
}
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
policy greedy for Player {
  at bid/stake {
    1 n: Stake where p.points == 0  prefer most n
    2 n: Stake prefer least n
  }
}
example "the greedy one bids high" {
  given { seats = solo }
  run bid(bob) { policy stake: 3 }
  then { bob.points == 3 }
}
\`\`\`
`,
  'example/reason': `# example/reason

Die Antwort wird abgewiesen, wie sie soll, aber aus einem anderen Grund als dem genannten. Gründe sind, was Spieler lesen; der richtige zählt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { given { ann.points = 1 }  run bid(ann) { refuse bid/stake: 1 because "too-high"  bid/stake: 2 }  then { ann.points == 2 } }
\`\`\`

Was gemeldet wird:

- \`rules.sand:14:60\` Die Antwort für „bid/stake“ wird abgewiesen, aber nicht wegen „too-high“: bid/too-low. Berichtige den Grund im Beispiel oder in den Regeln.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { given { ann.points = 1 }  run bid(ann) { refuse bid/stake: 1 because "too-low"  bid/stake: 2 }  then { ann.points == 2 } }
\`\`\`
`,
  'example/then': `# example/then

Was am Ende des Beispiels gelten soll, gilt nicht. Der Befund zeigt die Werte beider Seiten. Entweder ist diese Erwartung falsch, oder die Regeln sind es.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a gain" { run gain(ann, 2)  then { ann.points == 3 } }
\`\`\`

Was gemeldet wird:

- \`rules.sand:14:45\` Was nach dem Beispiel gelten soll, gilt nicht: links 2, rechts 3. Berichtige die Erwartung oder die Regeln.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a gain" { run gain(ann, 2)  then { ann.points == 2 } }
\`\`\`
`,
  'example/unanswered': `# example/unanswered

Die Regeln fragen oder würfeln, und das Beispiel hat keine Antwort bereit. Weglassen darf man nur Fragen mit einer einzigen erlaubten Antwort, denn die ist klar.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { run bid(ann)  then { ann.points == 2 } }
\`\`\`

Was gemeldet wird:

- \`rules.sand:14:1\` Das Beispiel hat keine Antwort für „bid/stake“, möglich sind 3. Ergänze die Antwort; nur Fragen mit einer einzigen Antwort dürfen fehlen.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a bid" { run bid(ann) { bid/stake: 2 }  then { ann.points == 2 } }
\`\`\`
`,
  'example/unknown-reason': `# example/unknown-reason

Das Beispiel verlangt einen Grund für das Ende der Partie, den kein \`finish\` in den Regeln nennt. Gründe sind Pfade aus der Prozedur und dem Text hinter \`because\`; der Text allein genügt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) {
  p.points = n
  if p.points > 5 { finish won by { p } because "most-points" }
}
example "six points win" {
  run gain(ann, 6)
  then { finished won by { ann } because "most-point" }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:15:42\` Kein „finish“ in den Regeln nennt den Grund „most-point“. Ist „most-points“ gemeint?

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) {
  p.points = n
  if p.points > 5 { finish won by { p } because "most-points" }
}
example "six points win" {
  run gain(ann, 6)
  then { finished won by { ann } because "most-points" }
}
\`\`\`
`,
  'example/unused': `# example/unused

Das Beispiel hält eine Antwort bereit, nach der die Regeln nie fragen. Vielleicht nehmen sie einen anderen Weg, als gedacht war. Nimm die Antwort heraus, oder sieh nach, wo die Regeln abbiegen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a gain" { run gain(ann, 2) { bid/stake: 1 }  then { ann.points == 2 } }
\`\`\`

Was gemeldet wird:

- \`rules.sand:14:50\` Nach der Antwort für „bid/stake“ wird nie gefragt. Entferne sie, oder prüfe, warum die Regeln nicht dorthin kommen.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure gain(p: Player, n: 0..9) { p.points = n }
procedure bid(p: Player) {
  let stake = choose one of n in 1..3 by p where n > p.points else "too-low"
  p.points = stake
}
example "a gain" { run gain(ann, 2)  then { ann.points == 2 } }
\`\`\`
`,
  'expect/failed': `# expect/failed

Eine Erwartung sagt, was vor Beginn einer Partie von den Daten gelten muss, etwa die Zahl der Steine in der Schachtel. Sie wird bei jedem Lesen der Regeln geprüft, damit eine verlorene Zeile sofort auffällt. Spielen lassen sich die Regeln trotzdem. Wo sich das gedruckte Spiel widerspricht, nennt \`else ruling\` die Entscheidung, die es regelt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone {
  id
  pebble
  boulder
}
expect count(Stone) == 3 as stones
\`\`\`

Was gemeldet wird:

- \`rules.sand:8:8\` Was hier erwartet wird, trifft nicht zu: links 2, rechts 3. Berichtige die Daten oder die Erwartung.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone {
  id
  pebble
  boulder
}
expect count(Stone) == 2 as stones
\`\`\`
`,
  'fault/budget': `# fault/budget

Zwischen zwei Fragen dürfen die Regeln zwei Millionen Schritte tun. Brauchen sie mehr, stecken sie meist in einer Schleife, deren Bedingung nie falsch wird: Sieh nach, worauf die Schleife wartet.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
state moves: 0..9 = 0
play {
  while moves < 5 { moves = 3 }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:3\` Die Regeln liefen zu lange, ohne zu einer Frage oder einem Ende zu kommen. Suche nach einer Schleife, deren Bedingung nie falsch wird.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
state moves: 0..9 = 0
play {
  while moves < 5 { moves += 3 }
}
\`\`\`
`,
  'fault/circle': `# fault/circle

Einige Antworten eines Blocks hängen so aneinander, dass keine oder mehrere stimmig wären, und keine Zeile seines \`circle\` trifft zu. Die Partie hält an, statt eine zu wählen; eine Zeile in \`circle\` sagt, was die Regeln meinen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side { state score: 0..9 = 0 }
kind Piece { side: Side, state before: Piece? = none }
table Side {
  id
  red
  blue
}
table Piece {
  id side
  r  red
  b  blue
}
seats for Side { two { first {red}  second {blue} } }
decisions march {
  decide moves(p: Piece) = p.before is q: Piece and moves(q)
}
play {
  r.before = b
  b.before = r
  finish won by { s in Side where some p in Piece where p.side == s and moves(p) }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:15:1\` Antworten eines Blocks von Entscheidungen hängen aneinander, und keine oder mehrere passen. Sage in seinem „circle“, was dann gilt, wenigstens mit einer Zeile „else -> all = false“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side { state score: 0..9 = 0 }
kind Piece { side: Side, state before: Piece? = none }
table Side {
  id
  red
  blue
}
table Piece {
  id side
  r  red
  b  blue
}
seats for Side { two { first {red}  second {blue} } }
decisions march {
  decide moves(p: Piece) = p.before is q: Piece and moves(q)
  circle { else -> all = true }
}
play {
  r.before = b
  b.before = r
  finish won by { s in Side where some p in Piece where p.side == s and moves(p) }
}
\`\`\`
`,
  'fault/divide': `# fault/divide

Durch null lässt sich nicht teilen. Prüfe zuerst den Teiler, oder gib ihm einen Typ, der mit 1 beginnt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
play {
  ann.points = 9 div ann.points
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:9:16\` Es wurde durch null geteilt. Prüfe zuerst den Teiler.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
play {
  if ann.points > 0 { ann.points = 9 div ann.points }
}
\`\`\`
`,
  'fault/full': `# fault/full

Ein Stapel mit \`max\`, ein Vorrat oder eine Liste sollte mehr bekommen, als sie fassen. Die Partie hält an, statt etwas zu verlieren; prüfe vorher die Größe, oder erhöhe die Grenze.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
pile hand of Card max 1
play { put Card into hand }
\`\`\`

Was gemeldet wird:

- \`rules.sand:16:8\` Ein Stapel, ein Vorrat oder eine Liste würde mehr enthalten, als möglich ist. Prüfe vorher, wie viel darin ist, oder erhöhe „max“ oder die Zahl hinter „pool“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
pile hand of Card max 2
play { put Card into hand }
\`\`\`
`,
  'fault/no-arm': `# fault/no-arm

Ein \`match\` traf auf einen Wert, für den es keinen Zweig hat. Die Prüfung verlangt für jeden Wert einen, also kann das nur Regeln geschehen, die anders übersetzt wurden.
`,
  'fault/none': `# fault/none

Die Partie ist in einem Fehler geendet, für den die übersetzten Regeln keinen Namen haben. Das sollte nicht vorkommen; übersetze die Regeln neu, und melde es, wenn es bleibt.
`,
  'fault/nothing-to-choose': `# fault/nothing-to-choose

Es kam eine Frage, auf die es keine erlaubte Antwort gibt. Die Regeln müssen sagen, was dann geschieht: nur fragen, wenn es etwas zu wählen gibt, die Frage mit \`optional\` freistellen oder \`otherwise\` ergänzen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
play {
  let target = choose one of p in Player by ann where p.points > 0 else "no-points"
  target.points = 0
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:16\` Es kam eine Frage, auf die es keine erlaubte Antwort gibt. Ergänze „otherwise“, mach sie freiwillig, oder frage nur, wenn es etwas zu wählen gibt.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
play {
  let target = choose optional one of p in Player by ann where p.points > 0 else "no-points"
  if target is p: Player { p.points = 0 }
}
\`\`\`
`,
  'fault/only': `# fault/only

\`only\` verspricht, dass genau ein Mitglied die Bedingung erfüllt. Es gab keines oder mehrere. Nimm \`first\`, wo mehrere möglich sind, oder eine Menge.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
play {
  let best = only p in Player where p.points == 0
  finish won by {best} because "points"
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:14\` „only“ fand keinen Wert oder mehr als einen. Nimm „first“, wo keiner oder mehrere möglich sind.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
play {
  let best = { p in Player where p.points == 0 }
  finish won by best because "points"
}
\`\`\`
`,
  'fault/range': `# fault/range

Ein Wert sollte gespeichert werden, der außerhalb des Typs seiner Stelle liegt. Die meisten Zuweisungen sind vorab bewiesen; wo das nicht geht, wird im Spiel geprüft und angehalten, bevor der Spielstand falsch wird. Erweitere den Typ, oder begrenze den Wert mit \`min\` und \`max\`.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
state moves: 0..9 = 9
play {
  moves += 1
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:3\` Ein Wert hat den Bereich seines Typs verlassen. Erweitere den Typ, oder begrenze den Wert mit „min“ und „max“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
state moves: 0..9 = 9
play {
  moves = min(moves + 1, 9)
}
\`\`\`
`,
  'fault/requires': `# fault/requires

Was eine Prozedur mit \`requires\` verlangt, verspricht, wer sie aufruft. Hier wurde sie aufgerufen, obwohl es nicht gilt. In einem Menü wird der Zweig dann einfach nicht angeboten; anderswo prüfe vor dem Aufruf.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
procedure spend(p: Player)
  requires p.points > 0 else "no-points"
{
  p.points -= 1
}
play {
  spend(ann)
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:8:1\` Eine Prozedur wurde aufgerufen, obwohl nicht gilt, was sie voraussetzt. Prüfe die Voraussetzung vor dem Aufruf.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
procedure spend(p: Player)
  requires p.points > 0 else "no-points"
{
  p.points -= 1
}
play {
  if ann.points > 0 { spend(ann) }
}
\`\`\`
`,
  'fault/unseated': `# fault/unseated

Eine Rolle wurde gefragt, die in dieser Sitzordnung kein Platz spielt. Jede Sitzordnung sollte alle Rollen besetzen, die je gefragt werden; wo eine fehlen darf, prüfe zuerst \`seated\`.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
  bob
}
seats for Player { one { first {ann} } }
play {
  choose move by bob {
    pass
  }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:3\` Eine Rolle wird gefragt, die kein Platz spielt. Prüfe zuerst „seated“, oder gib die Rolle in jeder Sitzordnung einem Platz.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
  bob
}
seats for Player { one { first {ann, bob} } }
play {
  choose move by bob {
    pass
  }
}
\`\`\`
`,
  'file/unreadable': `# file/unreadable

Die Datei liegt im Ordner des Regelwerks, aber das System lässt sie nicht lesen: Sie gehört jemand anderem, oder ein anderes Programm belegt sie. Alle anderen Dateien werden gelesen und geprüft; was diese eine erklärt, fehlt ihnen.
`,
  'function/effect': `# function/effect

Funktionen werden aufgerufen, während Möglichkeiten gesucht, Ansichten gezeichnet und Texte gemacht werden, so oft es nützt. Deshalb dürfen sie nur nachsehen: keine Zuweisung, keine Frage, kein Wurf, keine Protokollzeile. Prozeduren dürfen das alles.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function move(): int {
  moves = 1
  return moves
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:4:3\` Eine Funktion sieht nur hin; sie kann nichts verändern. Mach eine Prozedur daraus, oder verlege die Änderung dorthin, wo die Funktion aufgerufen wird.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(): int {
  moves = 1
  return moves
}
\`\`\`
`,
  'grid/twice': `# grid/twice

Zwei Mitglieder haben dieselben Koordinaten. Auf einem Raster ist jedes Mitglied eine eigene Zelle; sonst ließe sich nicht sagen, wer wessen Nachbar ist. Berichtige die Koordinaten von einem der beiden.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on squares 4
table Spot {
  id    x y
  home  0 0
  shed  0 0
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:6:3\` Zwei Mitglieder liegen auf der Zelle 0 0. Berichtige die Koordinaten von einem davon.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on squares 4
table Spot {
  id    x y
  home  0 0
  shed  1 0
}
\`\`\`
`,
  'grid/unknown': `# grid/unknown

Die Vereinbarung nennt ein Raster, das es nicht gibt. Sechsecke stehen auf der Spitze (\`pointed\`) oder der Kante (\`flat\`), Quadrate haben \`4\` oder \`8\` Nachbarn.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes round
table Spot {
  id    q r
  home  0 0
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:14\` Ein Raster „hexes round“ gibt es nicht. Es gibt: hexes pointed, hexes flat, squares 4, squares 8.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat
table Spot {
  id    q r
  home  0 0
}
\`\`\`
`,
  'grid/which': `# grid/which

\`hex(q, r)\` und \`square(x, y)\` sind eine Zelle der Art, die an dieser Stelle erwartet wird. Wo nichts sagt, welche Art das ist, muss es genau eine Art auf einem solchen Raster geben.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat
table Spot {
  id   q r
  home 0 0
}
kind Cave on hexes flat
table Cave {
  id   q r
  deep 0 0
}
function here() = hex(0, 0)
\`\`\`

Was gemeldet wird:

- \`rules.sand:12:19\` Mehrere Arten liegen auf einem solchen Raster: Spot, Cave. Sag, welche gemeint ist, etwa durch den Typ einer lokalen Größe.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on hexes flat
table Spot {
  id   q r
  home 0 0
}
kind Cave on hexes flat
table Cave {
  id   q r
  deep 0 0
}
function here(): Cave? = hex(0, 0)
\`\`\`
`,
  'internal/crash': `# internal/crash

Sandtable selbst ist beim Lesen der Regeln gescheitert. Die Regeln sind nicht schuld, was immer in ihnen steht; bitte melde es zusammen mit der Datei. Die anderen Befunde gelten weiterhin.
`,
  'l10n/bom': `# l10n/bom

Manche Editoren beginnen eine Datei mit einer unsichtbaren Marke, die sagt, wie sie kodiert ist. Sandtable überliest sie, \`msgfmt\` und seinesgleichen halten sie für einen Fehler in der ersten Zeile.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\` (escaped)

\`\`\`po
\\ufeffmsgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:1:1\` Die Datei beginnt mit einer Marke ihrer Kodierung, mit der GNU gettext sie nicht lesen kann. Speichere sie als UTF-8 ohne diese Marke (BOM).

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/charset': `# l10n/charset

Der Kopf eines Katalogs nennt eine Kodierung, und andere Werkzeuge lesen die Datei danach. Sandtable liest alle Dateien als UTF-8. Sehen die Wörter hier richtig aus, ist nur der Kopf falsch; sonst muss die Datei erst in UTF-8 gespeichert werden.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=ISO-8859-1\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:4:36\` Der Kopf sagt „ISO-8859-1“, die Datei wird aber als UTF-8 gelesen. Sehen die Wörter hier richtig aus, ist nur der Kopf falsch. Andere Werkzeuge richten sich nach ihm.

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/duplicate': `# l10n/duplicate

Ein Text eines Abschnitts hat eine Übersetzung. Stehen zwei Einträge dafür im Katalog, wird der letzte gedruckt, und der andere würde vergebens gepflegt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:16:1\` Dieser Text von „karten“ ist zweimal übersetzt. Behalte einen der Einträge.

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/encoding': `# l10n/encoding

Kataloge werden als UTF-8 gelesen. In einer anderen Kodierung werden Buchstaben wie ä oder é zu Zeichen, die niemand lesen kann, und niemand weiß, was sie waren. Speichere die Datei noch einmal als UTF-8.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "C�rds"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:8:10\` Hier stehen Zeichen, die sich nicht lesen lassen: Die Datei ist nicht in UTF-8. Speichere sie als UTF-8; in Poedit geht das unter „Eigenschaften des Katalogs“.

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/entry': `# l10n/entry

Ein Eintrag braucht die Vorlage, nach der er gefunden wird, und eine Übersetzung. Was nur eines davon hat, wird übergangen; der Rest des Katalogs gilt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."

msgctxt "karten"
msgstr "A hand."
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:14:1\` Diesem Eintrag fehlt msgid, deshalb wird er nicht verwendet. Ein Eintrag ist ein msgid mit der Vorlage und ein msgstr mit der Übersetzung, die leer sein darf.

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/escape': `# l10n/escape

Hinter einem Rückstrich stehen nur wenige Zeichen: \`\\n\` beendet eine Zeile, \`\\t\` ist ein Tabulator, \`\\"\` ein Anführungszeichen, \`\\\\\` ein Rückstrich. Alles andere weist GNU gettext ab. Hier wird es gelesen, wie es getippt ist, und der Katalog wird erst neu geschrieben, wenn es behoben ist.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards\\q"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:8:14\` „\\q“ bedeutet in einem Katalog nichts. Ein Rückstrich selbst wird zweimal geschrieben; ein Zeilenende ist \\n, ein Anführungszeichen \\".

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards\\\\q"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/head': `# l10n/head

Ein Katalog beginnt mit einem Eintrag, dessen \`msgid\` leer ist: Sein \`msgstr\` sagt Sprache, Kodierung und Mehrzahlformen. Ohne ihn raten andere Werkzeuge und erlauben meist nur ASCII.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:1:1\` Dieser Katalog hat keinen Kopf, deshalb kennen andere Werkzeuge weder seine Sprache noch seine Kodierung. Ein Kopf ist ein Eintrag mit leerem msgid; auch „sandtable l10n merge“ schreibt einen.

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/invented': `# l10n/invented

Ein Wert oder Verweis, den die Vorlage nicht hat, ist vertippt oder sagt etwas, das dort nicht steht. Übernimm ihn aus der Vorlage, Buchstabe für Buchstabe.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} of {count.City} cards, see [](#karten)."
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:12:1\` Die Vorlage hat keinen Wert „count.City“. Werte und Verweise werden Zeichen für Zeichen aus der Vorlage übernommen.

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/language': `# l10n/language

Der Name der Datei entscheidet, in welcher Sprache ihre Texte sind. Sagt der Kopf etwas anderes, wurden meist Dateien verwechselt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: fr\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:1:1\` Der Kopf sagt „fr“, der Name der Datei „en“. Schreibe „Language: en“ in den Kopf oder benenne die Datei nach ihrer Sprache.

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/line': `# l10n/line

In einem Katalog, den jemand von Hand geändert hat oder in dem Zeichen eines Konflikts stehen, gibt es manchmal Zeilen, die nichts bedeuten. Nur sie werden übergangen; die Einträge ringsum gelten.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

this is the hand limit

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:10:1\` Diese Zeile gehört nicht in einen Katalog und wird nicht gelesen: this is the hand limit Eine Zeile ist eine Anmerkung (#) oder msgctxt, msgid oder msgstr mit einem Text in Anführungszeichen; weitere Zeilen eines Textes stehen in Anführungszeichen darunter.

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/lost': `# l10n/lost

Werte und Verweise der Vorlage kommen aus den Regeln. Eine Übersetzung, die einen davon auslässt, sagt weniger als die Vorlage und folgt nicht, wenn sich die Regeln ändern.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see there."
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:12:1\` In der Übersetzung fehlt der Verweis auf „#karten“. Schreibe [Wörter](#karten).

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/not-taken': `# l10n/not-taken

Eine Wörtertabelle, die zurückkommt, sagt über einen Begriff etwas anderes, als sie beim Hinausgehen sagte, und die Begriffsliste der Sprache hat keine Zelle, in die es passt. Das Wort selbst wird übernommen. Gib der Begriffsliste diese Spalte, und lies die Tabelle noch einmal ein.
`,
  'l10n/plural': `# l10n/plural

Regeltexte sind ganze Sätze, deren Zahlen aus den Regeln kommen. Zwischen Einzahl und Mehrzahl wird nicht gewählt; wo eine Zahl eins sein kann, sagt es die Vorlage in zwei Sätzen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgid_plural "Karten"
msgstr[0] "Card"
msgstr[1] "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:9:1\` Texte der Regeln haben keine Mehrzahlformen, deshalb wird dieser von „karten“ nicht verwendet. Verwende ein msgid und ein msgstr; wo eine Zahl den Satz ändert, stehen in der Vorlage zwei.

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/plural-forms': `# l10n/plural-forms

Ein Text mit \`msgid_plural\` hat für jede Mehrzahlform seiner Sprache ein \`msgstr[n]\`, so viele, wie \`nplurals\` im Kopf sagt. Texte der Regeln haben gar keine Mehrzahlformen: Ein Eintrag, der welche hat, bleibt erhalten und lässt sich bearbeiten, wird aber nicht gedruckt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgid_plural "Karten"
msgstr[0] "Card"
msgstr[1] "Cards"
msgstr[2] "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:10:1\` Die Sprache hat 2 Mehrzahlformen, und ein Text von „karten“ hat 3. Texte der Regeln haben keine Mehrzahlformen; verwende ein msgid und ein msgstr. In anderen Katalogen sind es so viele, wie „nplurals“ im Kopf sagt.

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/stale': `# l10n/stale

Die Vorlage hat sich seit der Übersetzung geändert. Was dort stand, steht hinter \`#| msgid\`, damit man den Unterschied sieht. Bis jemand sie angesehen hat, lesen alle die Vorlage. Stimmt die Übersetzung wieder, nimm \`fuzzy\` weg.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

#, fuzzy
#| msgid "Niemand hat mehr als {constant.handLimit} Karten."
msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:14:1\` Ein Text von „karten“ hat sich seit der Übersetzung geändert; bis jemand sie ansieht, wird die Vorlage gedruckt. Was dort stand, steht hinter „#| msgid“. Stimmt die Übersetzung wieder, streiche „fuzzy“.

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/style': `# l10n/style

Hier ist vielleicht etwas verrutscht: ein anderes Zeichen am Ende als in der Vorlage, ein doppeltes Wort, Anführungszeichen einer anderen Sprache oder ein bloß abgeschriebener Satz. Ist es so gemeint, kann es bleiben.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)"
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:12:1\` Die Übersetzung eines Textes von „karten“ endet mit einem anderen Zeichen als die Vorlage. Sieh nach, ob das so gemeint ist.

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/term': `# l10n/term

Der deutsche Text nennt etwas, wofür die Begriffsliste in dieser Sprache ein Wort hat, und die Übersetzung enthält keine Form davon. Hat eine Sache zwei Namen, suchen Leser zwei Sachen. Wörter, die für einen Begriff stehen dürfen, wo der Satz sagt, was gemeint ist, gehören in seine Spalte \`also\`.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

In jeder Stadt liegt eine Karte.
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,pl
kind/City,Stadt,f,Städte
\`\`\`

\`l10n/terms.en.csv\`

\`\`\`csv
id,word,also
kind/City,city,
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "In jeder Stadt liegt eine Karte."
msgstr "In every town there is a card."
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:12:1\` Die Vorlage sagt „Stadt“, in dieser Sprache „city“ (kind/City); die Übersetzung sagt es anders. Nimm eine Form von „city“, oder schreibe in die Spalte „also“ der Begriffsliste, was dafür stehen darf.

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "In jeder Stadt liegt eine Karte."
msgstr "In every city there is a card."
\`\`\`
`,
  'l10n/typed-number': `# l10n/typed-number

Eine getippte Zahl bleibt, wie sie ist, wenn sich die Regeln oder eine Variante ändern. Die Übersetzung darf so viele getippte Zahlen haben, wie die Vorlage solche hat, die so gemeint sind.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards in two hands, see [](#karten)."
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:12:1\` „two“ ist in der Übersetzung getippt und ändert sich nicht mit den Regeln. Nimm den Wert, den die Vorlage nimmt.

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/unknown-text': `# l10n/unknown-text

Eine Übersetzung gehört zu einem Text der Vorlage, wie er lautet. Wurde die Vorlage geändert, findet der Eintrag seinen Text erst wieder, wenn \`sandtable l10n merge\` den Katalog auf ihren Stand gebracht hat.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."

msgctxt "kart"
msgid "Eine Hand."
msgstr "A hand."
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:14:1\` In der Vorlage gibt es „kart“ nicht, deshalb wird diese Übersetzung nicht verwendet. „sandtable l10n merge“ bringt den Katalog auf den Stand der Vorlage; dabei geht nichts verloren.

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/untranslated': `# l10n/untranslated

Eine Sprache muss nicht vollständig sein. Was fehlt, wird in der Sprache der Vorlage gedruckt; dieser Hinweis sagt, wie viel das ist.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr ""
\`\`\`

Was gemeldet wird:

- \`l10n/en.po:1:1\` 1 von 2 Texten sind noch nicht übersetzt. Bis dahin steht an ihrer Stelle die Vorlage.

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'l10n/xliff': `# l10n/xliff

Eine Datei, die von Übersetzern zurückkommt, ist XLIFF 2, wie \`sandtable l10n xliff\` es schreibt. Was mittendrin abbricht oder Version 1.2 ist, wird gar nicht übernommen: Niemand wüsste, was fehlt. Lass dir die ganze Datei noch einmal schicken.
`,
  'language/later': `# language/later

Die Grammatik der ganzen Sprache steht fest und wird gelesen, aber diese Fassung von Sandtable kann diese Form noch nicht ausführen. An der Regel ist nichts falsch; bis dahin muss man es anders sagen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone {
  id
  pebble
  boulder
}
option closed: set of Stone = {pebble}
function open(a: Stone): bool = a not in closed
\`\`\`

Was gemeldet wird:

- \`rules.sand:8:16\` Die Sprache kennt option: set of Stone, aber diese Fassung kann es noch nicht ausführen. Schreibe es vorläufig anders.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone {
  id
  pebble
  boulder
}
option closed: Stone | nothing = pebble
function open(a: Stone): bool = a != closed
\`\`\`
`,
  'layout/alike': `# layout/alike

Zwei Seiten eines Layouts haben dasselbe Muster, und ihre Farben liegen zu nah beieinander: für die meisten, für Menschen, die Rot, Grün oder Blau schlecht sehen, oder wo der Plan grau gedruckt wird. Seiten unterscheidet man an Farbe, Muster und Buchstabe, weil keine Farbe von allen gesehen wird; wo das Muster ein anderes ist, dürfen die Farben so ähnlich sein, wie man will. Die Reparatur nimmt die nächste Farbe, die sich von allen Seiten mit diesem Muster unterscheidet.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue
  dark
}
seats for Side { three { a {red} b {blue} c {dark} } }
play { finish drawn by Side }
\`\`\`

\`layout.json\`

\`\`\`json
{
  "version": 1,
  "sides": {
    "red": { "colour": "#b3372b", "pattern": "hatch", "letter": "R" },
    "blue": { "colour": "#3b6fb6", "pattern": "hatch", "letter": "B" },
    "dark": { "colour": "#b33a2b", "pattern": "solid", "letter": "D" }
  }
}
\`\`\`

Was gemeldet wird:

- \`layout.json:5:26\` „blue“ und „red“ haben dasselbe Muster, und in Grau sehen ihre Farben ähnlich aus (Abstand 5 von mindestens 20). Gib einer Seite ein anderes Muster oder eine andere Farbe.

## Berichtigt

\`layout.json\`

\`\`\`json
{
  "version": 1,
  "sides": {
    "red": { "colour": "#b3372b", "pattern": "hatch", "letter": "R" },
    "blue": { "colour": "#6699dd", "pattern": "hatch", "letter": "B" },
    "dark": { "colour": "#b33a2b", "pattern": "solid", "letter": "D" }
  }
}
\`\`\`
`,
  'layout/missing': `# layout/missing

Die Zeile \`ruleset\` nennt eine Datei, die sagt, wie der Plan gezeichnet wird, und diese Datei ist nicht da. Spielen lässt sich das Spiel, sein Plan wird aber ohne Vorlage gezeichnet.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1 layout "bord.json"
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`board.json\`

\`\`\`json
{ "version": 1 }
\`\`\`

Was gemeldet wird:

- \`rules.sand:1:53\` Es gibt keine Datei „bord.json“, deshalb wird der Plan ohne Layout gezeichnet. Ist „board.json“ gemeint?

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1 layout "board.json"
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`
`,
  'layout/unknown': `# layout/unknown

Ein Layout spricht von etwas, das die Regeln nicht haben: einer Art, einem Mitglied, einem Feld oder einer Beziehung. Was dort falsch geschrieben ist, fehlt auf dem Plan, ohne dass man es merkt; deshalb wird es hier gesagt. Von einer Art, die es nicht gibt, wird nur die erste Stelle genannt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`layout.json\`

\`\`\`json
{
  "version": 1,
  "places": {
    "City.lyra": { "at": [1, 1] },
    "City.bre": { "at": [2, 1] }
  }
}
\`\`\`

Was gemeldet wird:

- \`layout.json:5:11\` Die Regeln haben kein Mitglied „bre“, deshalb wird dies nicht gezeichnet. Ist „bree“ gemeint?

## Berichtigt

\`layout.json\`

\`\`\`json
{
  "version": 1,
  "places": {
    "City.lyra": { "at": [1, 1] },
    "City.bree": { "at": [2, 1] }
  }
}
\`\`\`
`,
  'leak/asked': `# leak/asked

Wer eine Frage bekommt, weiß, dass sie gestellt wird. Geschieht das nur, wenn etwas Verborgenes so ist, verrät es schon die Frage. Frage in jedem Fall, oder decke es vorher auf. Die anderen erfahren nur, dass jemand beschäftigt ist, wo sie nicht wissen dürfen, warum.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { one {red} other {blue} } }
state plan(s: Side): 0..9 = 0 seen by s
state bet: 0..9 = 0
play {
  if plan(blue) == 0 { bet = choose one of 0..9 by red }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:30\` Ob „play/bet“ gefragt wird, hängt an „plan“, das die gefragte Rolle nicht sehen darf. Frage in jedem Fall, oder decke es vorher auf.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { one {red} other {blue} } }
state plan(s: Side): 0..9 = 0 seen by s
state bet: 0..9 = 0
play {
  bet = choose one of 0..9 by red
}
\`\`\`
`,
  'leak/offer': `# leak/offer

Wer gefragt wird, sieht, was angeboten wird und wie viel davon. Hängt das an etwas, das er nicht sehen darf, so verrät es ihm das Angebot: Ein Stein, der in der Liste fehlt, ist als Attrappe erkannt. Bewiesene undichte Stellen sind Warnungen; wo es nur nicht feststeht, ist der Befund ein Hinweis, und Partien mit Zwillingen suchen eine Stellung, in der es sich zeigt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { one {red} other {blue} } }
state plan(s: Side): 0..9 = 0 seen by s
state bet: 0..9 = 0
play { bet = choose one of x in 0..9 by red where x >= plan(blue) }
\`\`\`

Was gemeldet wird:

- \`rules.sand:9:14\` Was „play/bet“ anbietet, hängt an „plan“, das die gefragte Rolle nicht sehen darf. Frage nur nach dem, was diese Rolle sehen darf, oder decke es vorher auf; „sandtable simulate … --twins 100“ sucht eine Stellung, in der es sich zeigt.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { one {red} other {blue} } }
state plan(s: Side): 0..9 = 0 seen by s
state bet: 0..9 = 0
play { bet = choose one of x in 0..9 by red where x >= plan(red) }
\`\`\`
`,
  'leak/write': `# leak/write

Was alle sehen, darf nicht aus dem kommen, was nur einige sehen: weder der Wert noch, ob überhaupt geschrieben wird. Decke vorher auf, was bekannt werden soll, oder gib der Stelle ein Publikum. Die eigene Antwort des Gefragten ist offen, außer bei einer geheimen Wahl.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { one {red} other {blue} } }
state sum: 0..9 = 0
play {
  let bid = choose one of 0..9 by red secret
  sum = bid
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:3\` „sum“ verrät anderen, was nur einige sehen dürfen: „play/bid“. Decke es vorher auf, oder lass „sum“ nur sehen, wer „play/bid“ sehen darf.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { one {red} other {blue} } }
state sum: 0..9 = 0
play {
  let bid = choose one of 0..9 by red secret
  reveal bid
  sum = bid
}
\`\`\`
`,
  'list/empty': `# list/empty

Eine leere Liste sagt nicht, was in ihr stehen könnte. Meist sagt es die Stelle, etwa eine Variable mit Typ oder ein Parameter; hier gibt es nichts dergleichen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
function none_yet(): int = count([])
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:34\` Wovon dies eine leere Liste ist, ist nicht zu erkennen. Gib sie etwas, das einen Typ hat: „var gefunden: list of T max 9 = []“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
function none_yet(): int = 0
\`\`\`
`,
  'list/max': `# list/max

Eine Liste, die aufgehoben wird, braucht ihren Platz von Anfang an; darum sagt ihr Typ, wie viele Einträge es höchstens geben kann. Wo eine Liste in einem Zug entsteht, ist die Zahl bekannt und muss nicht dastehen. Vorgeschlagen werden so viele, wie es verschiedene Werte gibt; wenn Werte mehrmals vorkommen dürfen, brauchst du vielleicht mehr.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
state route: list of Town
\`\`\`

Was gemeldet wird:

- \`rules.sand:8:14\` Wie lang diese Liste von Town werden darf, steht nicht da. Sag es in ihrem Typ, zum Beispiel „list of Town max 2“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
state route: list of Town max 2
\`\`\`
`,
  'list/too-long': `# list/too-long

Eine Liste hält für alle ihre Einträge Platz frei, in jeder Stellung der Partie, und wird als Ganzes kopiert. Darum gibt es eine Grenze. Was mit einer Nummer oder einem Namen gefunden wird, steht besser in einer Zuordnung.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state track: list of 1..6 max 100000
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:14\` Diese Liste hätte 100.000 Plätze; möglich sind höchstens 4.096. Mach sie kürzer, oder nimm eine Menge oder eine Zuordnung.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state track: list of 1..6 max 100
\`\`\`
`,
  'map/key': `# map/key

Eine Zuordnung hat für jeden Schlüssel einen Platz, also darf es nur so viele geben. Mitglieder, Marken und Zahlen eines Bereichs sind Schlüssel; alle ganzen Zahlen wären zu viele.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
state seen: map set of Town -> bool
procedure look() { seen[aria] = true }
\`\`\`

Was gemeldet wird:

- \`rules.sand:15:17\` set of Town kann nicht Schlüssel einer Zuordnung sein. Ein Schlüssel ist ein Wert eines endlichen Typs mit höchstens 4.096 Werten.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
state seen: map Town -> bool
procedure look() { seen[aria] = true }
\`\`\`
`,
  'map/one-key': `# map/one-key

Eine Zuordnung gibt zu jedem Schlüssel einen Wert, und ein Schlüssel ist ein einzelner Wert. Für zwei schreibe eine Zuordnung von Zuordnungen; dann ist klar, welcher zuerst kommt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
procedure count() {
  let near = map p in Player, t in Town: 1
  ann.points = 1
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:16:31\` Eine Zuordnung hat nur einen Schlüssel. Für zwei Schlüssel schreibe eine Zuordnung von Zuordnungen: map a in A: map b in B: …

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
procedure count() {
  let near = map p in Player: map t in Town: 1
  ann.points = near[ann][aria]
}
\`\`\`
`,
  'match/dead': `# match/dead

Die Zweige davor nehmen schon jeden Wert, den dieser nehmen könnte. Zweige werden von oben nach unten versucht, er würde also nie erreicht.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Light = red | green
state light: Light = red
function go(): bool = match light {
  red -> false
  green -> true
  red -> true
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:7:3\` Dieser Zweig wird nie erreicht, weil die davor schon alles nehmen. Entferne ihn oder rücke ihn nach oben.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Light = red | green
state light: Light = red
function go(): bool = match light {
  red -> false
  green -> true
  
}
\`\`\`
`,
  'match/missing': `# match/missing

\`match\` braucht für jeden Wert, der vorkommen kann, einen Zweig; dann kann es im Spiel nicht scheitern. Der Befund nennt die Werte, die übrig bleiben. Die Reparatur ergänzt Zweige, die möglichst wenig tun: Sieh nach, was sie tun sollen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Light = red | yellow | green
state light: Light = red
function go(): bool = match light {
  red -> false
  green -> true
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:4:23\` Nicht jeder Wert hat einen Zweig: yellow bleibt übrig. Ergänze einen Zweig dafür, oder „else“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Light = red | yellow | green
state light: Light = red
function go(): bool = match light {
  red -> false
  green -> true
  yellow -> false
}
\`\`\`
`,
  'name/ambiguous': `# name/ambiguous

Mehrere Typen haben einen Wert dieses Namens, und die Stelle sagt nicht, welcher gemeint ist. Sobald ein Typ erwartet wird, etwa durch einen Parameter, einen Vergleich oder ein vereinbartes Ergebnis, ist der Name klar.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Light = red | green
type Wine = red | white
function bright() { return red }
\`\`\`

Was gemeldet wird:

- \`rules.sand:4:28\` „red“ kann hier mehreres bedeuten: Light, Wine. Gib der Stelle einen Typ, oder benenne eins von beiden um.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Light = red | green
type Wine = red | white
function bright(): Light { return red }
\`\`\`
`,
  'name/call': `# name/call

Eine Funktion oder Prozedur wird genannt, aber nicht aufgerufen. Der Name allein ist kein Wert; erst die Klammern sagen, dass sie jetzt ausgeführt wird, auch wenn nichts hineingehört.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function left(): int = 9 - moves
function half(): int = left div 2
\`\`\`

Was gemeldet wird:

- \`rules.sand:4:24\` „left“ ist eine Funktion oder Prozedur; sie braucht Klammern mit ihren Argumenten. Schreibe „left(…)“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function left(): int = 9 - moves
function half(): int = left() div 2
\`\`\`
`,
  'name/duplicate': `# name/duplicate

Ein Name wird vereinbart, der schon vergeben ist. Alle Dateien eines Regelwerks teilen sich ihre Namen, damit ein Name überall dasselbe bedeutet; das gilt auch für die Zeilen einer Tabelle, ihre Spalten, die Zweige eines Menüs und die Bezeichnungen in einer Prozedur.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
state weightLimit: 0..9 = 4
state weightLimit: 0..9 = 5
\`\`\`

Was gemeldet wird:

- \`rules.sand:8:7\` „weightLimit“ ist zweimal vereinbart. Benenne eines davon um oder entferne es.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
state weightLimit: 0..9 = 4
\`\`\`
`,
  'name/initial': `# name/initial

Typen, Arten und Würfel beginnen mit einem Großbuchstaben, alles andere mit einem kleinen. So sieht man beim Lesen sofort, ob \`Stone\` eine ganze Art ist oder \`stone\` ein einzelner Wert.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind stone { weight: 0..9 }
table stone {
  id     weight
  pebble 2
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:6\` „stone“ beginnt mit dem falschen Buchstaben: Namen von Typen, Arten und Würfeln beginnen groß, alle anderen klein. Schreib den ersten Buchstaben groß, hier und überall, wo der Name steht.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
\`\`\`
`,
  'name/shadow': `# name/shadow

Ein lokaler Name oder Parameter dieses Namens ist schon in Sicht. Würde der innere ihn verdecken, könnte man sie beim Lesen verwechseln; deshalb steht in einem Rumpf jeder Name nur für eines.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(n: 0..9) {
  let n = 3
  moves = n
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:4:7\` „n“ verdeckt einen anderen lokalen Namen oder Parameter. Gib diesem einen eigenen Namen.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(n: 0..9) {
  moves = n
}
\`\`\`
`,
  'name/unknown': `# name/unknown

Der Name ist nirgends vereinbart, oder nicht in Sichtweite dieser Stelle: Parameter und lokale Namen gelten nur in ihrem Block. Gibt es einen ähnlichen Namen, wird er angeboten; Groß- und Kleinschreibung zählt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() { mvoes += 1 }
\`\`\`

Was gemeldet wird:

- \`rules.sand:3:20\` Hier gibt es nichts, das „mvoes“ heißt. Ist „moves“ gemeint?

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() { moves += 1 }
\`\`\`
`,
  'notation/alike': `# notation/alike

Muster und Namen werden in allen Sprachen zugleich gelesen, ohne Groß- und Kleinschreibung und Akzente. Sehen zwei gleich aus, kann niemand sagen, was gemeint ist.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
Town.aria = Big Town | Town
Town.bree = Town
\`\`\`

Was gemeldet wird:

- \`l10n/errands.en.txt:4:12\` „Town.bree“ lässt sich genauso schreiben wie „Town.aria“. Ändere eines der beiden, damit man sie auseinanderhalten kann.

## Berichtigt

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
Town.aria = Big Town
Town.bree = Town
\`\`\`
`,
  'notation/empty': `# notation/empty

Eine Schreibweise braucht wenigstens ein Wort oder einen Wert, die da sein müssen, sonst ließe sich jede Zeile so lesen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests |
Errand.go = {c} - {to}[ late=late]
\`\`\`

Was gemeldet wird:

- \`l10n/errands.en.txt:1:1\` Jede Zeile ließe sich als diese Schreibweise von „Errand.rest“ lesen: Alles darin kann fehlen. Schreibe ein Wort oder einen Wert außerhalb der Klammern, oder entferne die Schreibweise.

## Berichtigt

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
\`\`\`
`,
  'notation/line': `# notation/line

In einer Musterdatei steht je Zeile eine Sache, \`SCHLÜSSEL = SCHREIBWEISE | SCHREIBWEISE\`. Eingerückte Zeilen setzen die vorige fort; eine Zeile, die mit \`#\` beginnt, ist eine Anmerkung.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
rests in the town
\`\`\`

Was gemeldet wird:

- \`l10n/errands.en.txt:3:1\` Diese Zeile ist kein Muster. Schreibe SCHLÜSSEL = SCHREIBWEISE | SCHREIBWEISE; eine Anmerkung beginnt mit „#“.

## Berichtigt

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
# rests in the town
\`\`\`
`,
  'notation/missing': `# notation/missing

Jede Möglichkeit eines Typs, der als Text geschrieben wird, braucht ein Muster in jeder Sprache, die eine Datei hat: Was gewählt werden kann, muss gedruckt werden.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.go = {c} - {to}[ late=late]
\`\`\`

Was gemeldet wird:

- \`l10n/errands.en.txt:1:1\` Auf Englisch hat „Errand.rest“ kein Muster. Ergänze eine Zeile Errand.rest = ….

## Berichtigt

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
\`\`\`
`,
  'notation/no-file': `# notation/no-file

Eine Notation nennt Dateien mit Mustern, eine je Sprache, neben den Texten: \`from "errands"\` meint \`l10n/errands.en.txt\` und \`l10n/errands.de.txt\`. Eine Sprache genügt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

Was gemeldet wird:

- \`rules.sand:15:1\` Es gibt keine Datei mit den Mustern von „errands“. Schreibe eine für wenigstens eine Sprache, etwa l10n/errands.de.txt.

## Berichtigt

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
\`\`\`
`,
  'notation/parameter': `# notation/parameter

Im Muster einer Möglichkeit dürfen die Namen ihrer Teile stehen und das Ding, zu dem sie gehört; im Muster einer Art deren Felder. Ein Merkmal (\`[late=late]\`) muss ein Wahrheitswert sein, und ein Weg (\`{from = Cart.at}\`) muss zu Werten des Teils führen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests | {cart} stays
Errand.go = {c} - {to}[ late=late]
\`\`\`

Was gemeldet wird:

- \`l10n/errands.en.txt:1:27\` Das Muster hat hier keinen Wert namens „cart“. Nenne einen Teil dessen, was geschrieben wird, oder das, wozu es gehört.

## Berichtigt

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests | {c} stays
Errand.go = {c} - {to}[ late=late]
\`\`\`
`,
  'notation/type': `# notation/type

Werte werden als Text geschrieben, neben dem Ding, zu dem sie gehören: ein Befehl für ein Stück. Also muss der Typ eine Vereinigung, ein Verbund oder eine Art sein, und hinter \`for\` muss eine Art stehen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = 1..6
notation Errand for c: Cart from "errands"
\`\`\`

Was gemeldet wird:

- \`rules.sand:15:10\` Werte dieses Typs lassen sich nicht als Text schreiben: Er ist 1..6. Nimm einen Typ mit Möglichkeiten, etwa type Order = hold | move(to: Town).

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
\`\`\`
`,
  'notation/unclosed': `# notation/unclosed

\`{to}\` ist ein Wert, \`[bei Nacht]\` kann fehlen. Beide enden mit ihrer eigenen Klammer, auf derselben Zeile. Soll eine Klammer als Zeichen dastehen, schreibe einen Rückstrich davor.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late
\`\`\`

Was gemeldet wird:

- \`l10n/errands.en.txt:2:23\` Dieses „[“ wird nie geschlossen. Ergänze die schließende Klammer; das Zeichen selbst schreibst du mit „\\“ davor.

## Berichtigt

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
\`\`\`
`,
  'notation/unknown': `# notation/unknown

Links steht, was geschrieben wird: eine Möglichkeit eines Typs (\`Errand.go\`), ein Mitglied (\`Town.aria\`), eine Art (\`Cart\`) oder eine Frage (\`turn/errands\`). Hinter \`result\` steht der Wert eines Felds (\`Cart.state.lost\`).

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rst = {c} rests
Errand.go = {c} - {to}[ late=late]
\`\`\`

Was gemeldet wird:

- \`l10n/errands.en.txt:1:1\` Nichts, was als Text geschrieben wird, heißt „Errand.rst“. Ist „Errand.rest“ gemeint?

## Berichtigt

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} - {to}[ late=late]
\`\`\`
`,
  'notation/unset': `# notation/unset

Ein Wert hat alle seine Teile. Nur Wahrheitswerte und was auch nichts sein kann, darf fehlen; es ist dann falsch oder nichts.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
kind Cart
table Cart {
  id
  grey
  black
}
type Errand = rest | go(to: Town, late: bool)
notation Errand for c: Cart from "errands"
\`\`\`

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} goes[ to {to}][ late=late]
\`\`\`

Was gemeldet wird:

- \`l10n/errands.en.txt:2:12\` Ohne „to“ ist das Gelesene kein ganzer Wert. Schreibe {to} dorthin, wo es nicht fehlen kann.

## Berichtigt

\`l10n/errands.en.txt\`

\`\`\`txt
Errand.rest = {c} rests
Errand.go = {c} goes to {to}[ late=late]
\`\`\`
`,
  'note/changed': `# note/changed

Die Überschrift einer Notiz in \`notes.md\` bewahrt einen Fingerabdruck dessen, was ihre Regel sagte, als die Notiz begonnen wurde; Anordnung und Kommentare gehören nicht dazu. Sagt die Regel inzwischen etwas anderes, ist die Notiz vielleicht beantwortet, oder sie handelt von etwas, das es nicht mehr gibt. Sie bleibt offen, bis jemand sie erledigt; wer sagt, dass sie noch gilt, nimmt den Fingerabdruck von heute.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
\`\`\`

\`notes.md\`

\`\`\`md
## constant/handLimit 0000

- Anna, 2026-11-22: Why not five?
- Ben, 2026-11-23: With five nobody ever has to throw a card away.
\`\`\`

Was gemeldet wird:

- \`notes.md:1:4\` „constant/handLimit“ wurde geändert, seit diese Notiz begonnen wurde. Lies die Notiz noch einmal: Vielleicht ist sie damit beantwortet. Wenn sie noch gilt, sag das; sonst antworte oder erledige sie.

## Berichtigt

\`notes.md\`

\`\`\`md
## constant/handLimit hw2k

- Anna, 2026-11-22: Why not five?
- Ben, 2026-11-23: With five nobody ever has to throw a card away.
\`\`\`
`,
  'note/line': `# note/line

\`notes.md\` wird von der Werkbank und von Hand geschrieben. Darin stehen Titel mit einem \`#\`, Notizen mit zweien und dem Namen einer Regel, und darunter Listen; Name und Tag vor dem Gesagten dürfen fehlen. Was nichts davon ist, bleibt in der Datei stehen, und die Seite der Notizen zeigt es nicht. Solche Zeilen bleiben etwa beim Zusammenführen zweier Zweige zurück.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
\`\`\`

\`notes.md\`

\`\`\`md
## constant/handLimit

- Anna, 2026-11-22: Why not five?
Because nobody would ever have to throw a card away.
\`\`\`

Was gemeldet wird:

- \`notes.md:4:1\` Diese Zeile gehört zu keiner Notiz: Because nobody would ever have to throw a card away. Eine Notiz beginnt mit einer Überschrift wie „## procedure/angriff“; darunter beginnt jede Zeile mit „- “, und Zeilen, die eine fortsetzen, sind eingerückt.

## Berichtigt

\`notes.md\`

\`\`\`md
## constant/handLimit

- Anna, 2026-11-22: Why not five?
  Because nobody would ever have to throw a card away.
\`\`\`
`,
  'note/unknown': `# note/unknown

\`notes.md\` enthält, was zu Regeln notiert wurde. Die Überschrift einer Notiz nennt eine Regel so, wie es \`explains:\` in einem Kapitel tut: \`procedure/angriff\`, \`field/Ort.besitzer\`, \`angriff/treffer\` für einen Schritt darin, \`play\`. Wer etwas umbenennt, nimmt die Überschrift mit; wer eine Regel streicht, lässt ihre Notiz zurück und kann sie erledigen. Von erledigten Notizen wird nichts gemeldet.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
\`\`\`

\`notes.md\`

\`\`\`md
## constant/handLimt 1fsc

- Anna, 2026-11-22: Why three?
\`\`\`

Was gemeldet wird:

- \`notes.md:1:4\` Die Regeln haben nichts, das „constant/handLimt“ heißt und wovon diese Notiz handeln könnte. Ist „constant/handLimit“ gemeint?

## Berichtigt

\`notes.md\`

\`\`\`md
## constant/handLimit 1fsc

- Anna, 2026-11-22: Why three?
\`\`\`
`,
  'pattern/never': `# pattern/never

Das Muster hinter \`is\` oder vor einem Pfeil nennt etwas, das dieser Wert nie sein kann. Die Prüfung würde immer scheitern; meist ist ein anderer Wert oder ein anderes Muster gemeint.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Light = red | green
state moves: 0..9 = 0
function go(): bool = moves is none
\`\`\`

Was gemeldet wird:

- \`rules.sand:4:32\` Ein Wert vom Typ 0..9 ist nie none. Entferne dieses Muster oder berichtige es.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Light = red | green
state moves: 0..9 = 0
function go(): bool = moves is 0
\`\`\`
`,
  'pile/expected': `# pile/expected

Nur Stapel enthalten, was gelegt und gezogen wird. Hier steht der Name von etwas anderem, etwa einer Art, oder dem Stapel fehlen seine Argumente.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
pile heap of Card
procedure discard(c: Card) { put c into Card }
\`\`\`

Was gemeldet wird:

- \`rules.sand:16:41\` „Card“ ist kein Stapel; „put“, „draw“ und „shuffle“ brauchen einen. Nenne einen Stapel mit seinen Argumenten; „random one of …“ wählt aus jeder anderen Menge.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
pile heap of Card
procedure discard(c: Card) { put c into heap }
\`\`\`
`,
  'pile/kind': `# pile/kind

Ein Stapel enthält Mitglieder einer Art, und jedes davon liegt in höchstens einem Stapel. Zahlen und Marken sind keine Dinge, die irgendwo liegen könnten; vereinbare eine Art dafür.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
pile heap of 1..3
\`\`\`

Was gemeldet wird:

- \`rules.sand:15:14\` Ein Stapel enthält Mitglieder einer Art, nicht 1..3. Nenne hinter „of“ eine Art.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
pile heap of Card
\`\`\`
`,
  'pile/unordered': `# pile/unordered

Oben, unten und Mischen bedeuten nur dort etwas, wo ein Stapel eine Reihenfolge hat. Aus einem Stapel ohne Reihenfolge wird ohnehin zufällig gezogen. Vereinbare ihn als \`ordered\`, wenn die Reihenfolge zählt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
pile heap of Card
procedure discard(c: Card) { put c onto heap }
\`\`\`

Was gemeldet wird:

- \`rules.sand:16:41\` „heap“ hat keine Reihenfolge, deshalb bewirkt „onto“ dort nichts. Vereinbare den Stapel als „ordered“, oder schreibe „put … into“: Aus einem Stapel ohne Reihenfolge wird immer zufällig gezogen.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id    worth
  ace   3
  deuce 2
}
seats for Player { two { first {ann}  second {bob} } }
pile heap of Card ordered
procedure discard(c: Card) { put c onto heap }
\`\`\`
`,
  'policy/arm': `# policy/arm

Die Antworten eines Menüs sind seine Zweige. Eine Zeile einer Policy beginnt mit einem davon, \`march(t)\`: die Namen in den
Klammern stehen für das, was seine Parameter nehmen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Clan
table Clan {
  id
  red
  blue
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Clan { two { first {red} second by bold {blue} } }
play { for c in Clan { turn(c) } }
procedure turn(c: Clan) {
  choose order by c {
    march(t: Town)
    rest
  }
}
policy bold for Clan {
  at turn/order { 1 _ }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:23:21\` Das ist kein Zweig des Menüs; es gibt march, rest. Beginne eine Zeile mit dem Namen eines Arms.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Clan
table Clan {
  id
  red
  blue
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Clan { two { first {red} second by bold {blue} } }
play { for c in Clan { turn(c) } }
procedure turn(c: Clan) {
  choose order by c {
    march(t: Town)
    rest
  }
}
policy bold for Clan {
  at turn/order { 1 march(t) where t != aria }
}
\`\`\`
`,
  'policy/choice': `# policy/choice

Eine Policy sagt für eine Frage nach der anderen, wie deren Antworten geordnet sind. Die Frage heißt nach der Prozedur,
in der sie steht, und ihrem Namen: dem nach \`as\`, dem Ort, an den die Antwort geht, oder dem Namen des Menüs.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Clan
table Clan {
  id
  red
  blue
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Clan { two { first {red} second by bold {blue} } }
play { for c in Clan { turn(c) } }
procedure turn(c: Clan) {
  choose order by c {
    march(t: Town)
    rest
  }
}
policy bold for Clan {
  at turn/goal { 1 march(t) where t != aria }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:23:6\` Keine Frage heißt „turn/goal“. Fragen heißen nach ihrer Prozedur und ihrem Namen: „turn/order“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Clan
table Clan {
  id
  red
  blue
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Clan { two { first {red} second by bold {blue} } }
play { for c in Clan { turn(c) } }
procedure turn(c: Clan) {
  choose order by c {
    march(t: Town)
    rest
  }
}
policy bold for Clan {
  at turn/order { 1 march(t) where t != aria }
}
\`\`\`
`,
  'policy/role': `# policy/role

Eine Policy antwortet für Rollen, die Mitglieder der Art, die \`seats for\` nennt. Niemand sonst wird je gefragt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Clan
table Clan {
  id
  red
  blue
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Clan { two { first {red} second by bold {blue} } }
play { for c in Clan { turn(c) } }
procedure turn(c: Clan) {
  choose order by c {
    march(t: Town)
    rest
  }
}
policy bold for Town {
  at turn/order { 1 march(t) where t != aria }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:22:17\` Policies sind für Clan, deren Mitglieder gefragt werden, nicht für Town. Nenne die Art der Rollen.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Clan
table Clan {
  id
  red
  blue
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Clan { two { first {red} second by bold {blue} } }
play { for c in Clan { turn(c) } }
procedure turn(c: Clan) {
  choose order by c {
    march(t: Town)
    rest
  }
}
policy bold for Clan {
  at turn/order { 1 march(t) where t != aria }
}
\`\`\`
`,
  'pool/expected': `# pool/expected

\`create\` erzeugt ein Mitglied einer Art, die mit \`pool n\` vereinbart ist, und \`remove\` nimmt eines weg. Die Mitglieder anderer Arten stehen in Tabellen und bleiben. Um ein solches Mitglied aus dem Spiel zu nehmen, gib ihm ein Feld, das sagt, wo es ist.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit { owner: Player }
table Unit {
  id    owner
  guard ann
}
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure lose(u: Unit) { remove u }
\`\`\`

Was gemeldet wird:

- \`rules.sand:14:34\` „Unit“ ist kein Vorrat: Seine Mitglieder werden im Spiel weder erzeugt noch entfernt. Vereinbare die Art mit „pool n“; ein Mitglied, das in einer Tabelle steht, kann ein Feld haben, das sagt, dass es aus dem Spiel ist.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 12 { owner: Player, state strength: 1..4 = 2 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure lose(u: Unit) { remove u }
\`\`\`
`,
  'pool/members': `# pool/members

Die Mitglieder eines Vorrats werden während der Partie erzeugt und entfernt und haben in den Regeln keine Namen. Was von Anfang an für jedes Mitglied da ist (Zeilen einer Tabelle, Plätze, Paare einer Beziehung, ein Zustand oder eine aufbewahrte Zuordnung mit einem Wert für jedes), kann es für sie nicht geben. Ein Feld des Vorrats kommt und geht mit seinem Mitglied.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 12 { owner: Player, state strength: 1..4 = 2 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
state tired(u: Unit): bool
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:16\` „Unit“ hat Mitglieder, die kommen und gehen; deshalb kann kein Zustand für jedes von ihnen aufbewahrt werden. Bewahre es in einem Feld des Vorrats auf: Es kommt und geht mit seinem Mitglied.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 12 { owner: Player, state strength: 1..4 = 2, state tired: bool = false }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }

\`\`\`
`,
  'pool/size': `# pool/size

Wie viele Mitglieder eines Vorrats es zugleich geben kann, steht hinter \`pool\`. Jede Stellung hat Platz für alle, und Mengen von ihnen werden als Bits aufbewahrt; deshalb ist es mindestens eines und nicht mehr als einige Tausend.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 0 { owner: Player, state strength: 1..4 = 2 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
play { create Unit(owner: ann) }
\`\`\`

Was gemeldet wird:

- \`rules.sand:3:6\` Ein Vorrat von 0 Mitgliedern ergibt hier keinen Sinn: Er hat 1 bis 4.096. Schreibe, wie viele Mitglieder es zugleich geben kann.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 12 { owner: Player, state strength: 1..4 = 2 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
play { create Unit(owner: ann) }
\`\`\`
`,
  'pool/unnamed': `# pool/unnamed

Die Werte eines neuen Mitglieds werden mit den Namen seiner Felder angegeben, \`create Unit(owner: ann)\`. Auf die Reihenfolge kommt es nicht an; ein Wert ohne Namen könnte deshalb zu jedem gehören.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 12 { owner: Player, state strength: 1..4 = 2 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure recruit() { create Unit(3, owner: ann) }
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:35\` Dieser Wert sagt nicht, zu welchem Feld er gehört. Schreibe den Namen des Feldes davor; es gibt: owner, strength.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 12 { owner: Player, state strength: 1..4 = 2 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure recruit() { create Unit(strength: 3, owner: ann) }
\`\`\`
`,
  'pool/value': `# pool/value

Ein Mitglied, das erzeugt wird, braucht in jedem seiner Felder einen Wert. Felder ohne Vorgabewert müssen in den Klammern von \`create\` angegeben werden, außer Zustandsfeldern, die mit \`none\`, \`false\` oder einer leeren Menge beginnen können.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 12 { owner: Player, state strength: 1..4 = 2 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure recruit() { create Unit(strength: 3) }
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:23\` „Unit“ wird hier ohne einen Wert für „owner“ erzeugt. Gib einen an, „owner: …“, oder einen Vorgabewert in der Vereinbarung der Art.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Unit pool 12 { owner: Player, state strength: 1..4 = 2 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
procedure recruit() { create Unit(owner: ann, strength: 3) }
\`\`\`
`,
  'quantor/body': `# quantor/body

\`sum\`, \`min\`, \`max\` und \`all\` sagen von jedem Mitglied, was gemeint ist: welche Zahl zu addieren, welche Bedingung zu erfüllen ist. Das steht hinter einem Doppelpunkt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
function total(): int = sum s in Stone
\`\`\`

Was gemeldet wird:

- \`rules.sand:7:25\` Nach „sum“ muss stehen, was von jedem Mitglied gemeint ist. Ergänze es nach einem Doppelpunkt.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
function total(): int = sum s in Stone: s.weight
\`\`\`
`,
  'quantor/filter': `# quantor/filter

\`{ x in S where P }\` enthält die x, für die P gilt. Bei mehreren Namen ist nicht gesagt, welche davon die Menge enthält; das
steht dann davor: \`{ x for x in S, y in T where P }\`. Für Paare vereinbart man einen Typ, \`type Pair = pair(S, T)\`, und schreibt
\`{ pair(x, y) for … }\`.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 1..3 }
table Stone {
  id       weight
  pebble   1
  boulder  3
}
function heavier(): set of Stone = { a in Stone, b in Stone where a.weight > b.weight }
expect count(heavier()) == 1
\`\`\`

Was gemeldet wird:

- \`rules.sand:8:36\` Ein Filter behält Mitglieder einer Menge, und hier sind es mehrere. Sag, was die Menge enthalten soll: „a for a in …“. Ein Paar ist ein Wert eines Typs, den du erklärst.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 1..3 }
table Stone {
  id       weight
  pebble   1
  boulder  3
}
function heavier(): set of Stone = { a for a in Stone, b in Stone where a.weight > b.weight }
expect count(heavier()) == 1
\`\`\`
`,
  'quantor/no-body': `# quantor/no-body

\`some\`, \`no\`, \`count\`, \`first\` und \`only\` suchen Mitglieder, die eine Bedingung erfüllen, und die steht hinter \`where\`. Ein Doppelpunkt gehört zu Quantoren, die aus jedem Mitglied etwas ausrechnen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
function heavy(): bool = some s in Stone: s.weight > 5
\`\`\`

Was gemeldet wird:

- \`rules.sand:7:43\` „some“ sieht nur auf die Mitglieder; nach dem Doppelpunkt darf nichts stehen. Schreibe die Bedingung nach „where“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
function heavy(): bool = some s in Stone where s.weight > 5
\`\`\`
`,
  'quiet/reason': `# quiet/reason

Eine Warnung, die nicht gemeldet wird, fehlt allen, die später an den Regeln arbeiten. Darum sagt die Zeile, die sie verschweigt, warum.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
quiet { "code/unreachable" because "" }
state moves: 0..9 = 0
procedure move() { moves += 1 }
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:36\` Es steht nicht da, warum „code/unreachable“ verschwiegen werden soll. Schreib den Grund hinter „because“; wer das später liest, wird danach fragen.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() { moves += 1 }
\`\`\`
`,
  'quiet/unknown': `# quiet/unknown

Ein Regelwerk kann sagen, welche Befunde nicht gemeldet werden sollen, mit ihren Codes. Diesen Code hat kein Befund, also würde nichts dadurch verschwiegen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
quiet { "text/unusd" because "The words are for the next printing." }
state moves: 0..9 = 0
procedure move() { moves += 1 }
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:9\` Einen Befund „text/unusd“ gibt es nicht. Übernimm den Code so, wie er beim Befund steht, zum Beispiel „text/unused“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() { moves += 1 }
\`\`\`
`,
  'quiet/unused': `# quiet/unused

Das Regelwerk verschweigt einen Befund, den es nicht mehr gibt: Worum es ging, ist behoben oder weggefallen. Bliebe das Schweigen stehen, würde es den nächsten seiner Art verdecken; nimm es heraus.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
quiet { "code/unreachable" because "The rest is for the next printing." }
state moves: 0..9 = 0
procedure move() { moves += 1 }
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:9\` Als „code/unreachable“ wird hier nichts mehr befunden. Nimm das Schweigen weg, damit es später nicht etwas anderes verdeckt.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
quiet {  }
state moves: 0..9 = 0
procedure move() { moves += 1 }
\`\`\`
`,
  'relation/alone': `# relation/alone

Eine Kette in der Tabelle einer Beziehung besteht aus Mitgliedern mit einem Zeichen dazwischen: \`--\`, wo beide Richtungen gelten, \`->\`, wo die Beziehung eine Richtung hat. Ein Mitglied ohne Nachbarn verbindet nichts; meist ist das Zeichen verloren gegangen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
table Land {
  id
  north
  south
}
relation road: Land -- Land
table road {
  north south
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:3\` „north“ ist mit nichts verbunden. Schreibe „--“ oder „->“ zwischen die Mitglieder, die verbunden sind.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
table Land {
  id
  north
  south
}
relation road: Land -- Land
table road {
  north -- south
}
\`\`\`
`,
  'relation/direction': `# relation/direction

Eine Beziehung mit \`--\` verbindet in beide Richtungen, eine mit \`->\` nur vorwärts. Die Zeilen verwenden dasselbe Zeichen wie die Vereinbarung, damit niemand in die Irre geht.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
table Land {
  id
  north
  south
}
relation road: Land -- Land
table road {
  north -> south
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:9\` In „road“ wird mit „--“ verbunden. Nimm dasselbe Zeichen wie die Vereinbarung.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
table Land {
  id
  north
  south
}
relation road: Land -- Land
table road {
  north -- south
}
\`\`\`
`,
  'relation/isolated': `# relation/isolated

Fast alle Mitglieder dieser Art sind mit anderen verbunden, dieses nicht: Meist wurde eine Verbindung vergessen, und niemand kommt je dorthin. Ist es so gemeint, sagt es die Zeile des Regelwerks mit \`quiet\`.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
  cole
  dell
  elms
}
relation road: Town -- Town
table road {
  aria -- bree -- cole -- dell
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:9:3\` „elms“ ist mit nichts verbunden, obwohl fast alle anderen verbunden sind. Verbinde es in der Tabelle von „road“ mit etwas; soll es allein liegen, sage es mit „quiet“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
  cole
  dell
  elms
}
relation road: Town -- Town
table road {
  aria -- bree -- cole -- dell -- elms
}
\`\`\`
`,
  'relation/no-default': `# relation/no-default

Nach dem Feld einer Beziehung kann man bei jedem Paar fragen, ob verbunden oder nicht. Für nicht verbundene Paare ist der Anfangswert die Antwort, also braucht es einen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
table Land {
  id
  north
  south
}
relation road: Land -- Land { cost: 1..9 }
table road {
  north -- south
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:8:31\` Die Zeile lässt „cost“ aus, das keinen Anfangswert hat. Ergänze es in der Zeile, oder gib ihm in der Vereinbarung einen Anfangswert.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
table Land {
  id
  north
  south
}
relation road: Land -- Land { cost: 1..9 = 1 }
table road {
  north -- south
}
\`\`\`
`,
  'relation/one-way': `# relation/one-way

Die Beziehung hat eine Richtung, doch fast alle ihre Verbindungen sind in beide Richtungen geschrieben. Führt eine nur in eine Richtung, wurde meist der Rückweg vergessen: Einheiten kommen hin und nie zurück. Eine Beziehung, die immer in beide Richtungen gilt, wird mit \`--\` erklärt; ist eine einzelne Verbindung so gemeint, sagt es die Zeile des Regelwerks mit \`quiet\`.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
  cole
  dell
}
relation road: Town -> Town
table road {
  aria -> bree -> aria
  bree -> cole -> bree
  cole -> dell
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:14:3\` „cole“ führt zu „dell“, aber nicht zurück, obwohl fast alle anderen Verbindungen von „road“ in beide Richtungen führen. Ergänze den Rückweg; soll diese Verbindung nur in eine Richtung führen, sage es mit „quiet“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
  cole
  dell
}
relation road: Town -> Town
table road {
  aria -> bree -> aria
  bree -> cole -> bree
  cole -> dell -> cole
}
\`\`\`
`,
  'relation/sides': `# relation/sides

Eine Beziehung mit \`--\` lässt sich von beiden Enden lesen, also müssen beide denselben Typ haben. Eine Beziehung zwischen verschiedenen Typen hat eine Richtung.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
kind City
table Land {
  id
  north
}
table City {
  id
  bree
}
relation belongs: City -- Land
\`\`\`

Was gemeldet wird:

- \`rules.sand:12:27\` „belongs“ verbindet in beide Richtungen; beide Seiten müssen deshalb denselben Typ haben. Nimm „->“ für eine Beziehung mit Richtung.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
kind City
table Land {
  id
  north
}
table City {
  id
  bree
}
relation belongs: City -> Land
\`\`\`
`,
  'return/missing': `# return/missing

Es gibt einen Weg durch den Rumpf, der ohne \`return\` endet, obwohl ein Ergebnis versprochen ist. Meist fehlt dem letzten \`if\` ein \`else\`.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function left(): int {
  if moves < 9 { return 9 - moves }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:3:10\` „left“ gibt nicht auf jedem Weg einen Wert zurück. Ergänze ein „return“, oder ein „else“, das eines hat.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function left(): int {
  if moves < 9 { return 9 - moves }
  return 0
}
\`\`\`
`,
  'return/no-result': `# return/no-result

Ein Wert wird zurückgegeben, aber die Prozedur vereinbart kein Ergebnis. Sein Typ steht nach den Parametern und einem Doppelpunkt; oder es wird nichts zurückgegeben.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() { return moves }
\`\`\`

Was gemeldet wird:

- \`rules.sand:3:27\` Hier wird ein Wert zurückgegeben, aber kein Ergebnis ist vereinbart. Vereinbare den Typ des Ergebnisses nach den Parametern, oder gib nichts zurück.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(): int { return moves }
\`\`\`
`,
  'return/value': `# return/value

Die Prozedur verspricht ein Ergebnis; jedes \`return\` in ihr muss also eines geben. Schreibe den Wert hinter \`return\`, oder streiche den Typ des Ergebnisses, wenn es keines gibt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(): int {
  if moves == 9 { return }
  return moves
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:4:19\` Dieses „return“ gibt keinen Wert, vereinbart ist aber ein Ergebnis. Schreibe den Wert hinter „return“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move(): int {
  if moves == 9 { return 0 }
  return moves
}
\`\`\`
`,
  'ruleset/id': `# ruleset/id

Der Name eines Regelwerks ist nicht das, was Spieler lesen; sein Titel steht in den Texten. Er ist Teil von Adressen, Dateinamen und gespeicherten Partien und muss auf jedem Rechner gleich geschrieben werden.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "Größe & Ehre" version "1.0.0" language 1
\`\`\`

Was gemeldet wird:

- \`rules.sand:1:10\` „Größe & Ehre“ kann kein Regelwerk heißen: Der Name steht in Adressen und Dateinamen. Nimm Buchstaben von a bis z, Ziffern und einzelne Bindestriche.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "Grosse-Ehre" version "1.0.0" language 1
\`\`\`
`,
  'ruleset/language': `# ruleset/language

Die Regeln sind für eine andere Fassung der Sprache geschrieben, als diese Fassung von Sandtable kennt. Ändere die Zahl, wenn du es versuchen willst; was etwas anderes bedeutet, wird dann gemeldet.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 2
\`\`\`

Was gemeldet wird:

- \`rules.sand:1:1\` Diese Regeln sind in Fassung 2 der Sprache geschrieben; dies ist Fassung 1. Ändere die Zahl in der „ruleset“-Zeile und sieh, was gemeldet wird.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
\`\`\`
`,
  'ruleset/missing': `# ruleset/missing

Eine Datei des Ordners muss sagen, wie das Regelwerk heißt, welche Fassung es ist und in welcher Fassung der Sprache es geschrieben ist. Gespeicherte Partien und Varianten beziehen sich darauf.

## Beispiel

\`stones.sand\`

\`\`\`sand
kind Stone
table Stone {
  id
  pebble
}
\`\`\`

Was gemeldet wird:

- \`stones.sand:1:1\` Keine Datei sagt, welches Regelwerk dies ist. Beginne eine Datei mit: ruleset "mein-spiel" version "1.0.0" language 1

## Berichtigt

\`stones.sand\`

\`\`\`sand
ruleset "my-game" version "1.0.0" language 1
kind Stone
table Stone {
  id
  pebble
}
\`\`\`
`,
  'ruleset/twice': `# ruleset/twice

Ein Ordner enthält ein Regelwerk, in allen seinen Dateien steht also nur eine \`ruleset\`-Zeile. Vielleicht liegt hier eine Datei eines anderen Regelwerks.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
ruleset "other" version "1.0.0" language 1
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:1\` Das Regelwerk ist zweimal vereinbart. Behalte eine einzige „ruleset“-Zeile.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1

\`\`\`
`,
  'search/component': `# search/component

Eine Suche geht von Zustand zu Zustand und muss wissen, ob sie in einem schon war. Darum sind die Bestandteile eines
Zustands Werte, die sich nummerieren lassen, oder Mengen davon. Der erste Bestandteil ist das, was die Suche findet;
weil das Ergebnis eine Menge solcher Werte ist, kann er selbst keine Menge sein.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
relation road: Town -- Town
table road { aria -- bree }
search tour(a: Town) over (seen: set of Town) from {a} {
  step n in road(a) to seen + {n}
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:28\` Die Zustände einer Suche lassen sich nach „seen“ nicht unterscheiden; das ist set of Town. Bestandteile sind Zahlen, Wahrheitswerte, Mitglieder, Vereinigungen und Mengen von bis zu 4.096 Werten; der erste ist keine Menge und hat bis zu 65.536.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
relation road: Town -- Town
table road { aria -- bree }
search tour(a: Town) over (at: Town, seen: set of Town) from (a, {a}) {
  step n in road(at) to (n, seen + {n})
}
\`\`\`
`,
  'search/spent': `# search/spent

Alle Kosten einer Suche sind ganze Vielfache eines Bruchs, etwa 1/2, und \`spent\` ist eine Summe von Kosten. Wo ein
Schritt \`spent\` teilt, brauchte jeder einen kleineren Bruch als der davor.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
relation road: Town -- Town
table road { aria -- bree }
search tour(a: Town) over (at: Town) from a {
  limit 9
  step n in road(at) cost 1 + spent / 2 to n
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:8\` Die Kosten von „tour“ brauchen immer kleinere Brüche, weil sie aus „spent“ entstehen. Teile „spent“ nicht, oder nimm „div“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
}
relation road: Town -- Town
table road { aria -- bree }
search tour(a: Town) over (at: Town) from a {
  limit 9
  step n in road(at) cost 1 + spent div 2 to n
}
\`\`\`
`,
  'seats/twice': `# seats/twice

In jeder Sitzordnung spielt ein einziger Platz eine Rolle. Bei zweien wüsste niemand, wer gefragt wird; gib sie einem davon.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {ann, bob} } }
\`\`\`

Was gemeldet wird:

- \`rules.sand:8:39\` Die Rolle ann sitzt auf zwei Plätzen derselben Sitzordnung. Gib jede Rolle nur einem Platz.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
\`\`\`
`,
  'state/no-initial': `# state/no-initial

Eine Partie beginnt mit einem Wert für jeden Zustand. \`none\`, eine leere Menge und \`false\` verstehen sich von selbst; jeder andere Typ braucht seinen ersten Wert hinter \`=\`.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 1..9
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:7\` „moves“ hat keinen Anfangswert. Ergänze „=“ und den Wert, mit dem eine Partie beginnt.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 1..9 = 1
\`\`\`
`,
  'syntax/bidi-control': `# syntax/bidi-control

Die Datei enthält ein unsichtbares Zeichen, das die Schreibrichtung des Textes dahinter umkehrt. Editoren zeigen eine Zeile dann in anderer Reihenfolge, als sie gelesen wird, sodass Regeln harmlos aussehen und etwas anderes tun können. In Regeln sind solche Zeichen deshalb überall verboten, auch in Kommentaren und Texten; meist kommen sie mit Text, der anderswo kopiert wurde. Texte für Spieler, in \`text/\` und \`l10n/\`, dürfen sie enthalten.

## Beispiel

\`rules.sand\` (escaped)

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
option quick: bool = false // \\u202e yes by default
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:31\` Das unsichtbare Zeichen U+202E ändert die Schreibrichtung des Textes dahinter. Entferne es; mit ihm lesen sich Regeln anders, als sie wirken.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
option quick: bool = false //  yes by default
\`\`\`
`,
  'syntax/binary': `# syntax/binary

Die Datei hat die Endung einer Regeldatei, enthält aber keinen Text. Regeln sind reiner Text in UTF-8; ein Bild, ein Archiv oder die Datei einer Textverarbeitung ist nicht zu lesen.

## Beispiel

\`picture.sand\` (escaped)

\`\`\`sand
\\u0089PNG\\u0000\\u0001
\`\`\`

Was gemeldet wird:

- \`picture.sand:1:5\` Diese Datei enthält keinen Text. Regeln sind Textdateien in UTF-8; vielleicht trägt ein Bild oder Archiv einen falschen Namen.

## Berichtigt

\`picture.sand\`

\`\`\`sand
\`\`\`
`,
  'syntax/long-number': `# syntax/long-number

Eine Zahl hat mehr Ziffern, als behalten werden können. Sie würde gerundet, und zwei verschiedene Zahlen sähen gleich aus; deshalb wird sie abgelehnt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant population: 0..2000000 = 9007199254740993
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:35\` „9007199254740993“ hat mehr Ziffern, als eine Zahl behält. Ganze Zahlen gehen bis 9007199254740991; mit Nachkommastellen zählen alle Ziffern zusammen.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant population: 0..2000000 = 1500000
\`\`\`
`,
  'syntax/too-big': `# syntax/too-big

Eine einzelne Datei mit mehr als einer Million Zeichen (etwa einem Megabyte) wird nicht gelesen, denn jeder Tastendruck darin würde träge. Vereinbarungen und Tabellen lassen sich auf beliebig viele Dateien verteilen; auf die Reihenfolge kommt es nicht an.

## Beispiel

\`long.sand\` (times 40000)

\`\`\`sand
// The same line, again and again
\`\`\`

Was gemeldet wird:

- \`long.sand:1:1\` Diese Datei hat 1.360.000 Zeichen und wird nicht gelesen; möglich sind höchstens 1.000.000. Teile sie in mehrere Dateien auf: Auf deren Reihenfolge kommt es nicht an.

## Berichtigt

\`long.sand\`

\`\`\`sand
// Said once.
\`\`\`
`,
  'syntax/too-deep': `# syntax/too-deep

Klammern und Blöcke dürfen bis zu einer Grenze ineinander stehen, der keine lesbare Regel nahekommt. Sie schützt davor, dass bei einer kaputten oder maschinell erzeugten Datei der Speicher ausgeht.

## Beispiel

\`rules.sand\` (escaped)

\`\`\`sand
constant deep: 0..9 = ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
\`\`\`

Was gemeldet wird:

- \`rules.sand:1:224\` Klammern und Blöcke sind hier zu tief verschachtelt. Gib inneren Teilen eigene Namen, mit einer Funktion oder Prozedur.

## Berichtigt

\`rules.sand\`

\`\`\`sand
constant deep: 0..9 = 1
\`\`\`
`,
  'syntax/unclosed': `# syntax/unclosed

Eine Klammer wird geöffnet und nie geschlossen. Wo Klammern nicht aufgehen, entscheidet die Einrückung, wo die schließende fehlt; in einer gut eingerückten Datei steht der Befund daher an der richtigen Stelle.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() {
  if moves < 9 {
    moves += 1
}
procedure rest() { moves = 0 }
\`\`\`

Was gemeldet wird:

- \`rules.sand:5:15\` Diese Klammer „{“ wird nie geschlossen. Ergänze die schließende Klammer am Ende des Teils, den sie öffnet.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() {
  if moves < 9 {
    moves += 1}
}
procedure rest() { moves = 0 }
\`\`\`
`,
  'syntax/unexpected': `# syntax/unexpected

Hier steht etwas, wo die Grammatik der Sprache etwas anderes braucht: Ein Wort fehlt, ist verschrieben oder zu viel. Der Befund nennt, was dort steht und wie es weitergehen könnte; der eigentliche Fehler liegt oft kurz vor der Stelle.

Hinter dem Fehler wird weitergelesen, die anderen Vereinbarungen der Datei gelten also wie sonst.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9
= 0
constant limit: 0..9
\`\`\`

Was gemeldet wird:

- \`rules.sand:4:21\` Nach „9“ kommt nichts, erwartet wird aber „=“. Vor dieser Stelle fehlt etwas, oder dies gehört nicht hierher.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9
= 0
constant limit: 0..9 = 5
\`\`\`
`,
  'syntax/unknown-character': `# syntax/unknown-character

Die Sprache besteht aus Buchstaben, Ziffern und wenigen Zeichen. Andere Zeichen bedeuten außerhalb von Texten und Kommentaren nichts; oft sind sie mit den Regeln aus einem Dokument kopiert worden.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state price: 0..9 = 3€
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:22\` Das Zeichen „€“ kennt die Sprache nicht. Entferne es; in Anführungszeichen und Kommentaren darf jedes Zeichen stehen.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state price: 0..9 = 3
\`\`\`
`,
  'syntax/unterminated-string': `# syntax/unterminated-string

Ein Text in Anführungszeichen endet in der Zeile, in der er beginnt. Ohne das zweite Anführungszeichen würde alles bis zum Ende der Zeile Teil des Textes, auch Regeln.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
option quick: bool = false
ruling order: bool = true because "the text names no order
\`\`\`

Was gemeldet wird:

- \`rules.sand:3:35\` Diesem Text fehlt das schließende Anführungszeichen. Ein Text endet in der Zeile, in der er beginnt; ergänze „"“ an seinem Ende.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
option quick: bool = false
ruling order: bool = true because "the text names no order"
\`\`\`
`,
  'table/cell': `# table/cell

Was in der Zelle steht, ist kein Wert des Feldes. Den Typ des Feldes vereinbart seine Art; der Befund nennt ihn.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 12
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:5:10\` „12“ passt nicht zu „weight“: Gebraucht wird dort 0..9. Ändere den Wert oder den Typ von „weight“ in den Regeln.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
\`\`\`
`,
  'table/cells': `# table/cells

Die erste Zeile einer Tabelle nennt ihre Spalten, und jede andere hat für jede davon eine Zelle. Eine Zelle mit dem Vorgabewert wird als \`_\` geschrieben, damit man die Spalten sieht.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9, heavy: bool }
table Stone {
  id     weight heavy
  pebble 2
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:5:3\` Diese Zeile hat 2 Zellen, die erste Zeile nennt aber 3 Spalten. Ergänze oder entferne Zellen; um eine Zelle mit Komma gehören Anführungszeichen.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9, heavy: bool }
table Stone {
  id     weight heavy
  pebble 2      false
}
\`\`\`
`,
  'table/csv': `# table/csv

Eine Zelle beginnt mit einem Anführungszeichen und hat keines am Ende. In Anführungszeichen darf eine Zelle Kommas und Zeilenenden enthalten; ohne das zweite ist nicht zu erkennen, wo sie endet.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 = 1 }
table Stone from "stones.csv"
\`\`\`

\`stones.csv\`

\`\`\`csv
id,weight
pebble,"2
\`\`\`

Was gemeldet wird:

- \`stones.csv:2:8\` Diese Tabelle ist kein gültiges CSV: „"2“ hat kein schließendes Anführungszeichen. Schließe das Anführungszeichen; innerhalb wird es doppelt geschrieben.

## Berichtigt

\`stones.csv\`

\`\`\`csv
id,weight
pebble,2
\`\`\`
`,
  'table/empty': `# table/empty

Eine Tabelle kommt aus einer Datei, in der nichts steht. Die erste Zeile einer Tabelle nennt ihre Spalten; weitere Zeilen kann sie entbehren, diese nicht.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind City { income: 0..9 }
table City from "cities.csv"
expect lyra.income == 4
\`\`\`

\`cities.csv\`

\`\`\`csv

\`\`\`

Was gemeldet wird:

- \`cities.csv:1:1\` Diese Datei ist leer; eine Tabelle hat wenigstens eine Zeile mit den Namen ihrer Spalten. Beginne sie mit „id“ und den Namen der Felder, durch Kommas getrennt.

## Berichtigt

\`cities.csv\`

\`\`\`csv
id,income
lyra,4
\`\`\`
`,
  'table/header': `# table/header

Jede Zelle der ersten Zeile ist der Name einer Spalte: eines Feldes, von \`id\` oder einer Koordinate. Zahlen und Werte beginnen in der zweiten Zeile.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     3
  pebble 2
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:4:10\` Eine Spalte dieser Tabelle hat keinen Namen. Jede Zelle der ersten Zeile ist der Name eines Feldes.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 }
table Stone {
  id     weight
  pebble 2
}
\`\`\`
`,
  'table/id': `# table/id

Regeln nennen die Zeilen einer Tabelle bei ihrer \`id\`, sie muss also ein Name sein: zuerst ein Buchstabe, dann Buchstaben, Ziffern und \`_\`, ohne Leerzeichen. Was Menschen lesen, steht in einem eigenen Feld oder in den Texten.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone from "stones.csv"
\`\`\`

\`stones.csv\`

\`\`\`csv
id
first pebble
\`\`\`

Was gemeldet wird:

- \`stones.csv:2:1\` Dies kann nicht der Name einer Zeile sein. Namen beginnen mit einem Buchstaben, bestehen aus Buchstaben, Ziffern und „_“ und stehen in einer Tabelle nur einmal.

## Berichtigt

\`stones.csv\`

\`\`\`csv
id
first_pebble
\`\`\`
`,
  'table/json': `# table/json

Die Datei ist kein JSON, oder sie ist JSON, aber keine Tabelle. Eine Tabelle ist eine Liste von Objekten, eines je Zeile, oder ein Objekt mit einer solchen Liste unter \`rows\`. Namen und Texte stehen in Anführungszeichen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone from "stones.json"
\`\`\`

\`stones.json\`

\`\`\`json
[{ "id": pebble }]
\`\`\`

Was gemeldet wird:

- \`stones.json:1:10\` Diese Tabelle ist kein gültiges JSON: Hier steht p, gebraucht wird value. Eine Tabelle in JSON ist eine Liste von Objekten, eines je Zeile.

## Berichtigt

\`stones.json\`

\`\`\`json
[{ "id": "pebble" }]
\`\`\`
`,
  'table/missing-column': `# table/missing-column

Eine Zeile sagt nichts über ein Feld, das keinen Anfangswert hat. Jedes feste Feld jedes Mitglieds muss einen bekommen, aus der Tabelle oder aus der Vereinbarung.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9, heavy: bool }
table Stone {
  id     weight
  pebble 2
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:5:3\` Der Tabelle fehlt die Spalte „heavy“. Ergänze sie, oder gib dem Feld in den Regeln einen Anfangswert.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9, heavy: bool = false }
table Stone {
  id     weight
  pebble 2
}
\`\`\`
`,
  'table/missing-file': `# table/missing-file

Eine Tabelle sagt, dass ihre Zeilen in einer Datei stehen, aber unter diesem Pfad gibt es keine. Pfade beginnen im Ordner des Regelwerks und verwenden \`/\`; Groß- und Kleinschreibung zählt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone from "stons.csv"
state last: Stone = pebble
\`\`\`

\`stones.csv\`

\`\`\`csv
id
pebble
\`\`\`

Was gemeldet wird:

- \`rules.sand:3:18\` Die Tabellendatei „stons.csv“ gibt es nicht. Ist „stones.csv“ gemeint?

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone from "stones.csv"
state last: Stone = pebble
\`\`\`
`,
  'table/one-line': `# table/one-line

Eine Tabellenzeile endet mit der Zeile. Stehen Spalten und Zellen in einer einzigen, ist nicht zu erkennen, wo die Namen der Spalten aufhören.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind City { income: 0..9 }
table City { id income lyra 4 }
expect lyra.income == 4
\`\`\`

Was gemeldet wird:

- \`rules.sand:3:14\` Spalten und Zeilen stehen hier in einer einzigen Zeile. Jede Zeile der Tabelle steht in einer eigenen; die erste nennt die Spalten.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
}
expect lyra.income == 4
\`\`\`
`,
  'table/unknown-column': `# table/unknown-column

Die Tabelle hat eine Spalte, die ihre Art oder Beziehung nicht kennt. Sie hätte keine Wirkung; meist ist sie verschrieben, oder das Feld wurde umbenannt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 = 1 }
table Stone {
  id     wieght
  pebble 2
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:4:10\` Die Tabelle hat eine Spalte „wieght“, aber kein Feld heißt so. Ist „weight“ gemeint?

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 0..9 = 1 }
table Stone {
  id     weight
  pebble 2
}
\`\`\`
`,
  'term/column': `# term/column

Die erste Zeile einer Begriffsliste nennt ihre Spalten. Eine unbekannte Spalte wird nicht gelesen; was in ihr steht, ginge verloren.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gendre,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`

Was gemeldet wird:

- \`l10n/terms.de.csv:1:9\` „gendre“ ist keine Spalte einer Begriffsliste. Ist „gender“ gemeint?

## Berichtigt

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`
`,
  'term/empty': `# term/empty

Jede Zeile einer Begriffsliste ist ein Wort für etwas aus den Regeln. Fehlt eines von beiden, wird die Zeile ausgelassen; die anderen werden verwendet.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`

Was gemeldet wird:

- \`l10n/terms.de.csv:2:1\` In dieser Zeile ist „word“ leer, deshalb wird sie nicht verwendet. Jeder Begriff hat eine id wie City.lyra und ein Wort.

## Berichtigt

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`
`,
  'term/forbidden': `# term/forbidden

Eine Begriffsliste kann sagen, welche Wörter für eine Sache nicht verwendet werden, damit überall dasselbe Wort steht. Gefunden werden alle Formen eines solchen Wortes, im Text, in Übersetzungen und in Meldungen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

In die Faust kommen höchstens {constant.handLimit} Karten.
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,Faust
\`\`\`

Was gemeldet wird:

- \`text/de/1-karten.md:3:8\` Statt „Faust“ heißt es in diesem Spiel „Hand“. So steht es in der Begriffsliste unter concept/hand.

## Berichtigt

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

In die Hand kommen höchstens {constant.handLimit} Karten.
\`\`\`
`,
  'term/form': `# term/form

Die Wörter eines Verweises sind frei, weil Sprachen beugen; sie sollen aber eine Form dessen sein, wohin er führt. Was umbenannt wurde, zeigt sich hier in jedem Satz, der noch den alten Namen sagt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Wer [Lira](City.lyra) hält, hält mehr als {constant.handLimit} Karten.
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`

Was gemeldet wird:

- \`text/de/1-karten.md:3:6\` „Lira“ enthält keine Form von „Lyra“ (City.lyra). Ist „Lyra“ gemeint?

## Berichtigt

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Wer [Lyra](City.lyra) hält, hält mehr als {constant.handLimit} Karten.
\`\`\`
`,
  'term/gender': `# term/gender

Artikel, Eigenschaftswörter und Fürwörter richten sich nach dem Geschlecht; deshalb nennt es jeder Begriff einer Sprache, die Geschlechter hat. Es steht in der Spalte \`gender\`.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,w,,,Hände,,
\`\`\`

Was gemeldet wird:

- \`l10n/terms.de.csv:3:19\` „Hand“ hat kein Geschlecht, das diese Sprache kennt. Möglich sind: m, f, n, p; p heißt, dass es keine Einzahl gibt.

## Berichtigt

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`
`,
  'term/missing': `# term/missing

Alle Begriffslisten eines Regelwerks benennen dasselbe, damit beim Übersetzen kein Wort fehlt. Ergänze das Wort, oder lass den Begriff überall weg.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`

\`l10n/terms.en.csv\`

\`\`\`csv
id,word,article
City.lyra,Lyra,none
\`\`\`

Was gemeldet wird:

- \`l10n/terms.en.csv:1:1\` Dieser Sprache fehlen Begriffe, die eine andere hat (1): concept/hand Trage nach, wie es in dieser Sprache heißt.

## Berichtigt

\`l10n/terms.en.csv\`

\`\`\`csv
id,word,article
City.lyra,Lyra,none
concept/hand,hand,
\`\`\`
`,
  'term/no-column': `# term/no-column

Eine Begriffsliste ist eine Tabelle, deren erste Zeile die Spalten nennt. Ohne id ist nicht bekannt, was ein Wort benennt, und ohne Wort gibt es nichts zu sagen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,gender
City.lyra,n
\`\`\`

Was gemeldet wird:

- \`l10n/terms.de.csv:1:1\` Der Begriffsliste fehlt die Spalte „word“. Die erste Zeile nennt die Spalten: id,word,gender,…

## Berichtigt

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article
City.lyra,Lyra,n,none
\`\`\`
`,
  'term/plural': `# term/plural

Manche Mehrzahl lässt sich aus dem Wort bilden, andere muss man wissen. Sätze, die zählen, brauchen sie. Schreibe sie in die Spalte \`pl\`, oder \`-\`, wo es keine gibt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,,,
\`\`\`

Was gemeldet wird:

- \`l10n/terms.de.csv:3:14\` Wie die Mehrzahl von „Hand“ lautet, lässt sich nicht ableiten. Schreibe sie in die Spalte pl, oder „-“, wenn es keine gibt; bei Eigennamen steht „none“ in der Spalte article.

## Berichtigt

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`
`,
  'term/twice': `# term/twice

Ein Wort steht an einer Stelle: in der Begriffsliste oder in einer Meldung. Stünde es an beiden, würde eine davon bei der nächsten Änderung vergessen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article
City.lyra,Lira,n,none
\`\`\`

Was gemeldet wird:

- \`l10n/messages.de.ftl:1:1\` „Lira“ steht in der Begriffsliste (City.lyra) und hier; es gilt, was hier steht. Lass es hier weg, damit das Wort an einer Stelle steht.

## Berichtigt

\`l10n/messages.de.ftl\`

\`\`\`ftl

City_bree_name = Bree
\`\`\`
`,
  'term/unknown': `# term/unknown

Ein Begriff benennt ein Mitglied, einen Wert oder einen Teil der Regeln. Einer, der nichts benennt, würde nie gedruckt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lira,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`

Was gemeldet wird:

- \`l10n/terms.de.csv:2:1\` „City.lira“ gibt es in den Regeln nicht. Ist „City.lyra“ gemeint?

## Berichtigt

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,gen,pl,note,never
City.lyra,Lyra,n,none,,,,
concept/hand,Hand,f,,,Hände,,
\`\`\`
`,
  'text/cycle': `# text/cycle

Meldungen, die einander im Kreis sagen, kämen nie zu Ende. Keine davon wird gedruckt. Eine davon muss für sich stehen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = { -money }
-money = { -coins }
-coins = { -money }
\`\`\`

Was gemeldet wird:

- \`l10n/messages.de.ftl:4:1\` „-money“ enthält sich selbst: -money → -coins → -money Eine der Meldungen muss für sich allein stehen.

## Berichtigt

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = { -money }
-money = { -coins }
-coins = Taler
\`\`\`
`,
  'text/duplicate': `# text/duplicate

Ein Regeltext hat jeden Abschnitt einmal: Verweise, Übersetzungen und Änderungen an den Regeln finden ihn an seinem Namen. Übersetzungen in andere Sprachen tragen dieselben Namen; in einer Sprache gehört ein Name zu einer Überschrift.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/en/1-cards.md\`

\`\`\`md
# Cards {#cards §3}

Everybody has a hand.

## The hand {#cards §3.1}

Nobody holds more than {constant.handLimit}.
\`\`\`

Was gemeldet wird:

- \`text/en/1-cards.md:5:15\` Den Abschnitt „cards“ gibt es in diesem Text schon. Gib einem davon einen anderen Namen: Übersetzungen und Verweise müssen wissen, welcher gemeint ist.

## Berichtigt

\`text/en/1-cards.md\`

\`\`\`md
# Cards {#cards §3}

Everybody has a hand.

## The hand {#hand §3.1}

Nobody holds more than {constant.handLimit}.
\`\`\`
`,
  'text/empty': `# text/empty

Ein Kapitel, ein Katalog, eine Begriffsliste, eine Datei mit Meldungen oder die Liste des Durchgesehenen ist leer. Meist ging beim Speichern etwas schief; was die Datei sagen sollte, steht dann in einer anderen Sprache da oder gar nicht.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`l10n/en.po\`

\`\`\`po

\`\`\`

Was gemeldet wird:

- \`l10n/en.po:1:1\` In dieser Datei steht nichts. Lösche sie, oder schreibe hinein, wozu sie da ist.

## Berichtigt

\`l10n/en.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: en\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten)."
msgstr "Nobody holds more than {constant.handLimit} cards, see [](#karten)."
\`\`\`
`,
  'text/function': `# text/function

Eine Meldung kann Funktionen rufen: \`NUMBER\` und \`DATETIME\` schreiben Werte, \`TERM\` beugt einen Namen, \`GENUS\` nennt sein Geschlecht. Andere gibt es nicht; ihre Stelle bleibt stehen, wie sie geschrieben ist.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = { NUMMER(3) } Taler
\`\`\`

Was gemeldet wird:

- \`l10n/messages.de.ftl:3:17\` Eine Funktion „NUMMER“ gibt es nicht; die Meldung „City_income“ zeigt sie als Text. Ist „NUMBER“ gemeint?

## Berichtigt

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = { NUMBER(3) } Taler
\`\`\`
`,
  'text/max': `# text/max

\`max\` sagt, für wie viele Zeichen ein Platz reicht, als ganze Zahl über 0. Alles andere wird übergangen, und dann ist kein Text zu lang für den Platz.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,pl,max
kind/City,Stadt,f,,Städte,four
City.lyra,Lyra,n,none,,
City.bree,Bree,n,none,,
\`\`\`

Was gemeldet wird:

- \`l10n/terms.de.csv:2:27\` Die Zahl der Zeichen für „kind/City“ ist keine ganze Zahl über 0. Schreibe, wie viele Zeichen dort Platz haben, wo der Text steht.

## Berichtigt

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,pl,max
kind/City,Stadt,f,,Städte,4
City.lyra,Lyra,n,none,,
City.bree,Bree,n,none,,
\`\`\`
`,
  'text/message': `# text/message

Eine Datei mit Meldungen enthält einen Eintrag, der sich nicht lesen lässt. Die anderen Meldungen gelten; statt dieser sehen Spieler das Ende ihres Pfads.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_income = { $constant_handLimit ->
    [one] One city
    [other] { $constant_handLimit } cities
    } taken
City_bree_name = Bree
\`\`\`

Was gemeldet wird:

- \`l10n/messages.en.ftl:2:1\` Die Meldung „City_income“ lässt sich nicht lesen, deshalb fehlt ihr Text. Eine Meldung ist „name = Text“; in geschweiften Klammern steht ein Wert, „{ $count }“, oder eine Auswahl, in der eine Variante einen Stern hat.

## Berichtigt

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_income = { $constant_handLimit ->
    [one] One city
   *[other] { $constant_handLimit } cities
    } taken
City_bree_name = Bree
\`\`\`
`,
  'text/not-said': `# text/not-said

Ein Regelwerk sagt in allen Sprachen, in denen es Meldungen hat, dasselbe. Was einer fehlt, erscheint dort in einer anderen Sprache oder als Pfad.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = Taler
\`\`\`

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
\`\`\`

Was gemeldet wird:

- \`l10n/messages.en.ftl:1:1\` In dieser Sprache (en) fehlen Meldungen, die eine andere hat (1): City_income Schreibe sie, sonst steht dort der Pfad oder ein Text in einer anderen Sprache.

## Berichtigt

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = coins
\`\`\`
`,
  'text/number': `# text/number

Ein Wert steht vor einem Wort in der falschen Zahl: eine Karten, oder mehrere Karte. Gefragt werden die Regeln, wie sie gerade gelten; eine Hausregel, die aus einer Drei eine Eins macht, zeigt sich also hier. Die Wörter sind aus der Begriffsliste bekannt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 1
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Städte {#staedte §3}

Niemand hält mehr als {constant.handLimit} Städte.
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,pl
kind/City,Stadt,f,,Städte
\`\`\`

Was gemeldet wird:

- \`text/de/1-karten.md:3:44\` „1 Städte“: constant.handLimit ist hier 1, und das Wort sagt mehrere. Sag es so, dass es zu jedem Wert passt: in zwei Sätzen, oder ohne zu zählen.

## Berichtigt

\`text/de/1-karten.md\`

\`\`\`md
# Städte {#staedte §3}

Nur so viele Städte hält man: {constant.handLimit}.
\`\`\`
`,
  'text/open-brace': `# text/open-brace

In geschweiften Klammern steht, was die Regeln in einen Text einsetzen: in Meldungen \`{ $city }\`, in Kapiteln \`{City.lyra.income}\`. Eine, die nicht geschlossen wird, wird gedruckt, wie sie dasteht, oder macht die Meldung unlesbar.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_income = { $constant_handLimit is taken
City_bree_name = Bree
\`\`\`

Was gemeldet wird:

- \`l10n/messages.en.ftl:1:15\` Diese Klammer wird nie geschlossen, deshalb wird kein Wert eingesetzt. Schließe sie hinter dem Namen des Werts.

## Berichtigt

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_income = { $constant_handLimit} is taken
City_bree_name = Bree
\`\`\`
`,
  'text/outside': `# text/outside

Ein Regeltext wird nach Abschnitten gedruckt, die mit einer Überschrift mit Namen beginnen. Was über dem ersten steht, gehört zu keinem, und kein Leser sieht es.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
Vor allem anderen.

# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

Was gemeldet wird:

- \`text/de/1-karten.md:1:1\` Das steht in keinem Abschnitt, deshalb wird es nicht gedruckt. Ein Abschnitt beginnt mit einer Überschrift, die einen Namen hat: „# Titel {#name}“.

## Berichtigt

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`
`,
  'text/reference': `# text/reference

Eine Meldung kann eine andere derselben Sprache sagen, oder Wörter, die mit einem Bindestrich beginnen. Worauf sie verweist, muss es geben.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
-money = Taler
City_income = { -mony }
\`\`\`

Was gemeldet wird:

- \`l10n/messages.de.ftl:4:17\` „City_income“ verweist auf „-mony“, das es in dieser Sprache nicht gibt. Ist „-money“ gemeint?

## Berichtigt

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
-money = Taler
City_income = { -money }
\`\`\`
`,
  'text/reviewed': `# text/reviewed

\`text/reviewed.txt\` hat für jeden Teil, den ein Abschnitt erklärt, eine Zeile: den Abschnitt, den Teil und einen Fingerabdruck dessen, was die Regeln sagten, als jemand den Text zuletzt las. \`sandtable l10n review\` schreibt sie. Was sich nicht lesen lässt, bleibt stehen, bis jemand es streicht; solche Zeilen bleiben etwa beim Zusammenführen zweier Zweige zurück.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}
explains: constant/handLimit

Niemand hält mehr als {constant.handLimit} Karten, siehe [](#karten).
\`\`\`

\`text/reviewed.txt\`

\`\`\`txt
karten constant/handLimit hw2k
<<<<<<< ours
\`\`\`

Was gemeldet wird:

- \`text/reviewed.txt:2:1\` Diese Zeile sagt nicht, was durchgesehen wurde: <<<<<<< ours Nimm die Zeile weg; „sandtable l10n review“ schreibt die anderen.

## Berichtigt

\`text/reviewed.txt\`

\`\`\`txt
karten constant/handLimit hw2k
\`\`\`
`,
  'text/rule-changed': `# text/rule-changed

Ein Abschnitt sagt mit \`explains:\`, welche Regeln er erklärt, und \`text/reviewed.txt\` bewahrt, was diese sagten, als jemand den Text zuletzt las. Ändert sich eine Regel, stimmt ihr Text vielleicht nicht mehr, in der Vorlage und in jeder Übersetzung. Zahlen und Namen im Text folgen von selbst; was in Worten erzählt wird, nicht.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
function full(cards: 0..9): bool = cards > handLimit
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}
explains: constant/handLimit, function/full

Voll ist eine Hand mit {constant.handLimit} Karten.
\`\`\`

\`text/reviewed.txt\`

\`\`\`txt
karten function/full 0000
\`\`\`

Was gemeldet wird:

- \`text/de/1-karten.md:2:31\` „function/full“ hat sich geändert, seit der Text von „karten“ zuletzt angesehen wurde. Lies ihn noch einmal und ändere ihn, wenn er nicht mehr stimmt; dann sag, dass er passt: hier, oder mit „sandtable l10n review SPIEL karten“.

## Berichtigt

\`text/reviewed.txt\`

\`\`\`txt
karten function/full 1han
\`\`\`
`,
  'text/said-twice': `# text/said-twice

Eine Sprache hat jede Meldung einmal, in welcher Datei auch immer. Von zweien gleichen Namens gilt die später gelesene, und die andere sieht niemand.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_lyra_name = Lira
\`\`\`

Was gemeldet wird:

- \`l10n/messages.de.ftl:3:1\` „City_lyra_name“ steht zweimal da; es gilt das Spätere. Lass eine der beiden Meldungen weg.

## Berichtigt

\`l10n/messages.de.ftl\`

\`\`\`ftl

City_bree_name = Bree
City_lyra_name = Lira
\`\`\`
`,
  'text/stray': `# text/stray

Eine Zeile in einer Datei mit Meldungen beginnt am Rand und ist weder Meldung noch Anmerkung. Meist ist sie der Rest der Meldung darüber und müsste eingerückt sein.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_lyra_name = Lyra,
the city at the sea
City_bree_name = Bree
\`\`\`

Was gemeldet wird:

- \`l10n/messages.en.ftl:2:1\` „the city at the sea“ gehört zu keiner Meldung. Beginne die Zeile mit „name =“, oder mit „#“, wenn sie eine Anmerkung ist; weitere Zeilen einer Meldung sind eingerückt.

## Berichtigt

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_lyra_name = Lyra,
    the city at the sea
City_bree_name = Bree
\`\`\`
`,
  'text/style': `# text/style

Ein doppeltes Wort, Anführungszeichen einer anderen Sprache oder ein Leerzeichen, an dem die Zeile zwischen Zahl und Einheit umbrechen kann, sind meist Versehen. Ist es so gemeint, kann es bleiben.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/de/1-karten.md\`

\`\`\`md
# Städte {#staedte §3}

Niemand hält die die Städte.
\`\`\`

Was gemeldet wird:

- \`text/de/1-karten.md:3:14\` Hier steht ein Wort zweimal. Sieh nach, ob das so gemeint ist.

## Berichtigt

\`text/de/1-karten.md\`

\`\`\`md
# Städte {#staedte §3}

Niemand hält die Städte.
\`\`\`
`,
  'text/too-deep': `# text/too-deep

Klammern in Meldungen und Mustern sowie Listen und Zitate in Kapiteln dürfen bis zu einer Grenze verschachtelt sein, an die kein lesbarer Text herankommt. Sie verhindert, dass beim Lesen eines beschädigten oder von einer Maschine erzeugten Textes der Speicher ausgeht. Eine zu tiefe Meldung oder ein zu tiefes Muster wird ausgelassen, die übrigen werden gelesen; ein Kapitel wird gezeigt, wie es getippt wurde.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City
table City {
  id
  lyra
  bree
}
\`\`\`

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_lyra_name = {{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{"Lyra"}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
City_bree_name = Bree
\`\`\`

Was gemeldet wird:

- \`l10n/messages.en.ftl:1:118\` Klammern, Listen oder Zitate sind hier zu tief verschachtelt, deshalb wird dieser Text nicht gelesen. Möglich sind höchstens 100 Ebenen. Teile den Text auf, oder schließe die Klammern früher.

## Berichtigt

\`l10n/messages.en.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
\`\`\`
`,
  'text/too-long': `# text/too-long

Ein Spielstein, eine Karte oder ein Knopf hat nur für so viele Zeichen Platz, und dieser Text hat mehr. Wie viele es sind, steht in der Spalte \`max\` einer Begriffsliste – bei einer Art für die Namen aller, die zu ihr gehören – oder als \`.max\` unter einer Meldung, für alles darunter. Eine Sprache sagt es für alle; eine andere kann für sich etwas anderes sagen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,pl,max
kind/City,Stadt,f,,Städte,4
City.lyra,Lyra,n,none,,
City.bree,Bree,n,none,,
\`\`\`

\`l10n/terms.en.csv\`

\`\`\`csv
id,word
kind/City,city
City.lyra,Lyra
City.bree,Breetown
\`\`\`

Was gemeldet wird:

- \`l10n/terms.en.csv:4:11\` „City_bree_name“ hat in dieser Sprache (en) 8 Zeichen, Platz ist für 4. Finde ein kürzeres Wort, oder sage in „max“, dass mehr Platz ist.

## Berichtigt

\`l10n/terms.en.csv\`

\`\`\`csv
id,word
kind/City,city
City.lyra,Lyra
City.bree,Bree
\`\`\`
`,
  'text/typed-number': `# text/typed-number

Eine Zahl, die im Text getippt ist, bleibt stehen, wenn sich die Regeln ändern oder eine Variante gilt, und dann widersprechen sich Text und Regeln. Werte kommen deshalb über ihren Pfad aus den Regeln. Abschnitte (§4.2), Tage, Jahre, gezählte Listen und Ordnungszahlen bleiben unbehelligt; \`{=zwei}\` sagt, dass eine Zahl so gemeint ist, wie sie dasteht.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/en/1-cards.md\`

\`\`\`md
# The hand {#hand §3.1}

Nobody holds more than three cards.
\`\`\`

Was gemeldet wird:

- \`text/en/1-cards.md:3:24\` „three“ ist im Text getippt und ändert sich nicht mit den Regeln. Nimm den Wert aus den Regeln, etwa {constant.limit}; ist keiner gemeint, schreibe {=three}.

## Berichtigt

\`text/en/1-cards.md\`

\`\`\`md
# The hand {#hand §3.1}

Nobody holds more than {constant.handLimit} cards.
\`\`\`
`,
  'text/unknown-path': `# text/unknown-path

Was in geschweiften Klammern, als Ziel eines Verweises, in einer Tabelle oder hinter \`explains:\` steht, wird in den Regeln nachgeschlagen, und dort gibt es das nicht: Es wurde umbenannt oder entfernt oder ist verschrieben. Manche Pfade gibt es, aber sie drucken selbst nichts, etwa eine Art; dann ist zu sagen, was davon gemeint ist. \`docs/reference/rules-texts.md\` zählt auf, was Texte nennen können.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`text/en/1-cards.md\`

\`\`\`md
# The hand {#hand §3.1}

Nobody holds more than {constant.handLimits} cards. A city such as {City.lyra.name} brings {City.lyra.income}.
\`\`\`

Was gemeldet wird:

- \`text/en/1-cards.md:3:25\` Die Regeln haben nichts, das „constant.handLimits“ heißt und sich hier drucken ließe. Ist „constant.handLimit“ gemeint?

## Berichtigt

\`text/en/1-cards.md\`

\`\`\`md
# The hand {#hand §3.1}

Nobody holds more than {constant.handLimit} cards. A city such as {City.lyra.name} brings {City.lyra.income}.
\`\`\`
`,
  'text/unused': `# text/unused

Nach dieser Meldung fragt in den Regeln nichts: Wozu sie gehörte, das heißt jetzt anders, ist weg, oder der Name ist falsch geschrieben.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bre_name = Bree
\`\`\`

Was gemeldet wird:

- \`l10n/messages.de.ftl:2:1\` Nach der Meldung „City_bre_name“ fragt in diesen Regeln nichts. Ist „City_bree_name“ gemeint?

## Berichtigt

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
\`\`\`
`,
  'text/variable': `# text/variable

Jede Stelle der Regeln gibt ihrer Meldung mit, was dort genannt ist: eine Zeile des Protokolls ihre Werte, was im Spiel entsteht und vergeht seine Felder. Konstanten bekommen alle. Alles andere stünde als Name in Klammern da.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = höchstens { $constant_handLimt }
\`\`\`

Was gemeldet wird:

- \`l10n/messages.de.ftl:3:27\` „$constant_handLimt“ wird der Meldung „City_income“ nicht mitgegeben. Ist „$constant_handLimit“ gemeint?

## Berichtigt

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = höchstens { $constant_handLimit }
\`\`\`
`,
  'text/variant': `# text/variant

Eine Auswahl nach einer Zahl braucht einen Fall für jede Zahlform der Sprache, eine nach dem Geschlecht Fälle für Geschlechter, die sie hat.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = { $constant_handLimit ->
   *[other] Taler
    [one] Taler
    [few] Taler
}
\`\`\`

Was gemeldet wird:

- \`l10n/messages.de.ftl:3:17\` Den Fall „few“ in „City_income“ gibt es in dieser Sprache (de) nicht. Es gibt: other, one.

## Berichtigt

\`l10n/messages.de.ftl\`

\`\`\`ftl
City_lyra_name = Lyra
City_bree_name = Bree
City_income = { $constant_handLimit ->
   *[other] Taler
    [one] Taler
}
\`\`\`
`,
  'together/asks-nobody': `# together/asks-nobody

\`simultaneously\` lässt mehrere antworten, bevor etwas geschieht. Ohne eine Frage darin gibt es nichts abzuwarten: Schreibe \`for\`, oder frage darin etwas.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    p.points = 1
  }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:3\` In diesem „simultaneously“ wird niemand gefragt. Schreibe „for“, oder frage innen etwas.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  for p in Player {
    p.points = 1
  }
}
\`\`\`
`,
  'together/by': `# together/by

Wer gleichzeitig mit anderen antwortet, antwortet für sich: Niemand kann abwarten, was ein anderer sagt. Darum geht jede Frage an die Rolle, für die der Block läuft.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    let bid = choose one of 0..9 by ann
    p.points = bid
  }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:11:37\` In diesem „simultaneously“ kann nur p gefragt werden. Schreibe „by p“, oder frage die anderen vorher oder danach.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    let bid = choose one of 0..9 by p
    p.points = bid
  }
}
\`\`\`
`,
  'together/calls-asking': `# together/calls-asking

Was ein Block aufruft, läuft, wenn alle geantwortet haben; dann kann nichts mehr gefragt werden. Fragen, die gleichzeitig gestellt werden, stehen im Block selbst, auch in seinen Zweigen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
procedure tip(p: Player) {
  let tip = choose one of 0..9 by p
  p.points = tip
}
play {
  simultaneously for p in Player {
    let bid = choose one of bool by p
    if bid { tip(p) }
  }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:14:3\` In diesem „simultaneously“ wird etwas aufgerufen, das selbst fragt. Fragen müssen im Block selbst stehen.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    let bid = choose one of bool by p
    if bid {
      let tip = choose one of 0..9 by p
      p.points = tip
    }
  }
}
\`\`\`
`,
  'together/captured': `# together/captured

Jede Rolle durchläuft den Block mit eigenen Namen; die von außen kann sie lesen, und sie sind, was sie beim Öffnen waren. Was bleiben soll, kommt in Zustände und Felder.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  var sum = 0
  simultaneously for p in Player {
    let bid = choose one of 0..9 by p
    sum = sum + bid
  }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:13:5\` „sum“ gehört nach außen und kann nicht zugewiesen werden, solange mehrere gleichzeitig antworten. Schreibe es in einen Zustand oder ein Feld, oder nimm innen eine eigene Variable.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
state sum: int = 0
play {
  simultaneously for p in Player {
    let bid = choose one of 0..9 by p
    sum = sum + bid
  }
}
\`\`\`
`,
  'together/leaves': `# together/leaves

Der Block läuft einmal für jede Rolle, und dahinter geht es gemeinsam weiter. Darum kann keine Rolle beenden, was außen herum steht; \`finish\` beendet die Partie für alle.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    let bid = choose one of 0..9 by p
    if bid == 0 { return }
    p.points = bid
  }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:12:19\` Niemand kann ein „simultaneously“ mit „return“ verlassen: die anderen machen weiter. Setze, was wegfallen soll, in den Zweig eines „if“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    let bid = choose one of 0..9 by p
    if bid != 0 { p.points = bid }
  }
}
\`\`\`
`,
  'together/nested': `# together/nested

Jeder geht für sich durch den Block, bis alle geantwortet haben. In einem zweiten \`simultaneously\` darin müssten manche auf
andere warten, die noch im ersten sind.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Stone { weight: 1..3 }
table Player {
  id
  ann
  bob
}
table Stone {
  id       weight
  pebble   1
  boulder  3
}
seats for Player { two { first {ann}  second {bob} } }
procedure bid() {
  simultaneously for p in Player {
    let first = choose one of 0..3 by p
    simultaneously for q in Player { let more = choose one of 0..3 by q  q.score += more }
    p.score += first
  }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:18:5\` In einem „simultaneously“ kann niemand noch einmal auf andere warten. Setze das zweite hinter das erste.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Stone { weight: 1..3 }
table Player {
  id
  ann
  bob
}
table Stone {
  id       weight
  pebble   1
  boulder  3
}
seats for Player { two { first {ann}  second {bob} } }
procedure bid() {
  simultaneously for p in Player {
    let first = choose one of 0..3 by p
    p.score += first
  }
  simultaneously for q in Player { let more = choose one of 0..3 by q  q.score += more }
}
\`\`\`
`,
  'together/roles': `# together/roles

\`simultaneously\` öffnet seinen Block für Rollen: für Mitglieder der Art, die \`seats for\` nennt. Niemand sonst kann gefragt werden. Geh die Rollen durch, und finde darin, was zu jeder gehört.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for n in 1..2 {
    let bid = choose one of bool by n
  }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:27\` Gefragt werden kann nur Player, dies sind aber 1..2. Gehe die Rollen durch und finde innen, was zu jeder gehört.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    let bid = choose one of bool by p
  }
}
\`\`\`
`,
  'together/writes-before': `# together/writes-before

Bis alle geantwortet haben, wird nichts geändert, gemeldet, gewürfelt oder gezogen: so sieht niemand daran, was ein anderer gesagt hat, und Antworten lassen sich noch ändern. Was hinter der letzten Frage steht, geschieht, wenn alle geantwortet haben, in der Reihenfolge der Rollen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    let bid = choose one of 0..9 by p
    p.points = bid
    let more = choose one of bool by p
  }
}
\`\`\`

Was gemeldet wird:

- \`rules.sand:12:5\` Hier wird etwas geändert, solange noch Antworten kommen können. Setze es hinter die letzte Frage: dann haben alle geantwortet.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
play {
  simultaneously for p in Player {
    let bid = choose one of 0..9 by p
    let more = choose one of bool by p
    p.points = bid
  }
}
\`\`\`
`,
  'type/circle': `# type/circle

Ein Typ besteht aus sich selbst, unmittelbar oder über andere. Jeder Wert des Spielstands hat eine feste Größe; ein Typ, der sich selbst enthält, hätte keine.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Cargo = empty | full(Cargo)
state hold: Cargo = empty
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:6\` Der Typ „Cargo“ enthält sich selbst: Cargo → Cargo. Ein Typ darf nur aus Typen bestehen, die ohne ihn vollständig sind.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Cargo = empty | full(1..9)
state hold: Cargo = empty
\`\`\`
`,
  'type/divisor': `# type/divisor

Brüche sind genau: ein Drittel bleibt ein Drittel. Dafür nennt der Typ des Ergebnisses den Nenner, und der muss schon beim
Lesen der Regeln bekannt sein. \`div\` rundet auf eine ganze Zahl ab und nimmt jeden Teiler.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state half: 1..2 = 2
function share(n: 0..20) = n / half
\`\`\`

Was gemeldet wird:

- \`rules.sand:3:32\` Genaues Teilen braucht einen festen Teiler, der nicht null ist. „div“ teilt durch jede Zahl und rundet ab.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state half: 1..2 = 2
function share(n: 0..20) = n div half
\`\`\`
`,
  'type/empty-range': `# type/empty-range

Ein Bereich nennt zuerst sein kleineres Ende. Andersherum enthielte er keine einzige Zahl.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 9..0 = 3
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:14\` Der Bereich 9..0 ist leer. Die kleinere Zahl kommt zuerst.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 3
\`\`\`
`,
  'type/empty-set': `# type/empty-set

Eine leere Menge sagt nicht, was in ihr liegen könnte. Meist sagt es die Stelle, etwa ein Parameter oder ein vereinbartes Ergebnis; hier gibt es nichts dergleichen.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
function nothing() { return {} }
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:29\` Der Typ dieser leeren Menge ist nicht zu erkennen. Gib sie etwas, das einen Typ hat: „let gefunden: set of T = {}“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
function nothing() { return 0 }
\`\`\`
`,
  'type/fields': `# type/fields

Ein Punkt fragt ein Mitglied einer Art nach einem Feld. Zahlen, Wahrheitswerte, Mengen und Marken haben keine. Kann der Wert \`none\` sein, schließe das zuerst mit \`is\` aus: Dahinter sind die Felder da.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function far(): bool = moves.far
\`\`\`

Was gemeldet wird:

- \`rules.sand:3:24\` 0..9 hat keine Felder, also auch kein „far“. Felder haben nur Mitglieder von Arten; vielleicht ist zuerst „none“ auszuschließen.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function far(): bool = moves > 5
\`\`\`
`,
  'type/greedy': `# type/greedy

Quantoren wie \`count\` reichen so weit nach rechts wie möglich. Ein Vergleich hinter \`where\` gehört deshalb zur Bedingung und nicht zur gezählten Zahl; Klammern um den Quantor sagen, was gemeint war.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { heavy: bool }
table Stone {
  id      heavy
  pebble  false
  boulder true
}
function enough(): bool = count s in Stone where s.heavy >= 1
\`\`\`

Was gemeldet wird:

- \`rules.sand:8:50\` Der Vergleich gehört zu dem, was gezählt wird: Er steht im „where“ des Quantors davor. Setze Klammern um den Quantor, damit sein Ergebnis verglichen wird.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone { heavy: bool }
table Stone {
  id      heavy
  pebble  false
  boulder true
}
function enough(): bool = (count s in Stone where s.heavy) >= 1
\`\`\`
`,
  'type/grid': `# type/grid

Nachbarn und Entfernungen gibt es für Mitglieder, die auf einem Raster liegen. Eine Art tut das, wenn ihre Vereinbarung \`on hexes …\` oder \`on squares …\` sagt und ihre Zeilen Koordinaten haben.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot
table Spot {
  id
  home
}
function around(s: Spot): set of Spot = neighbours(s)
\`\`\`

Was gemeldet wird:

- \`rules.sand:7:52\` Spot liegt auf keinem Raster. Vereinbare die Art mit „on hexes“ oder „on squares“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Spot on squares 4
table Spot {
  id   x y
  home 0 0
}
function around(s: Spot): set of Spot = neighbours(s)
\`\`\`
`,
  'type/map': `# type/map

Eckige Klammern mit einem Schlüssel lesen aus einer Zuordnung. Dies ist etwas anderes; für das Feld eines Mitglieds schreibe einen Punkt, für einen Zustand mit Parametern runde Klammern.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
procedure score(p: Player) { p.points = 3 }
procedure count(p: Player) { if p[ann] == 1 { score(p) } }
\`\`\`

Was gemeldet wird:

- \`rules.sand:16:33\` Hier wird eine Zuordnung gebraucht, dies ist aber Player. Nur Zuordnungen werden mit einem Schlüssel in Klammern gelesen.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
kind Town
table Town {
  id
  aria
  bree
}
seats for Player { two { first {ann}  second {bob} } }
procedure score(p: Player) { p.points = 3 }
procedure count(p: Player) { if p == ann { score(p) } }
\`\`\`
`,
  'type/mismatch': `# type/mismatch

Ein Wert hat einen anderen Typ, als hier gebraucht wird. Ein Wert passt, wenn er überhaupt im Typ liegen kann; ob eine Zahl dann wirklich in einem engeren Bereich liegt, wird im Spiel geprüft.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() { moves = true }
\`\`\`

Was gemeldet wird:

- \`rules.sand:3:28\` Das ist bool, gebraucht wird hier aber 0..9. Ändere den Wert oder den Typ, dem er gegeben wird.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
procedure move() { moves = 1 }
\`\`\`
`,
  'type/never-none': `# type/never-none

\`otherwise\` gibt einen Wert für den Fall, dass keiner da ist. Hier ist immer einer da, das Folgende käme also nie zum Zug; vielleicht ist ein anderer Wert gemeint.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function known(): int = moves otherwise 3
\`\`\`

Was gemeldet wird:

- \`rules.sand:3:25\` Das ist nie „none“; „otherwise“ bewirkt deshalb nichts. Lass „otherwise“ weg.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function known(): int = moves
\`\`\`
`,
  'type/not-in-state': `# type/not-in-state

Was sich im Spiel ändert, wird in Zahlen fester Größe gehalten. Texte haben keine solche Größe; sie können in Tabellen stehen, aber nicht in einem Zustand. Ein Typ mit benannten Werten sagt dasselbe und kann sich ändern.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state title: text = "king"
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:14\` Werte vom Typ text können sich im Spiel nicht ändern. Behalte es als festes Feld, oder nimm einen Typ mit benannten Werten.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Title = king | duke
state title: Title = king
\`\`\`
`,
  'type/order': `# type/order

Eine Reihenfolge hat nur, was nummeriert ist: Zahlen, Wahrheitswerte, Mitglieder von Arten, Marken. Mengen und Texte sind weder kleiner noch größer als andere; bei Mengen vergleiche die Zahl ihrer Mitglieder.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone {
  id
  pebble
}
function fewer(a: set of Stone, b: set of Stone): bool = a < b
\`\`\`

Was gemeldet wird:

- \`rules.sand:7:58\` Werte vom Typ set haben keine Reihenfolge. Vergleiche Zahlen, Wahrheitswerte oder Mitglieder; bei Mengen frage mit „in“ und „has“.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stone
table Stone {
  id
  pebble
}
function fewer(a: set of Stone, b: set of Stone): bool = count(a) < count(b)
\`\`\`
`,
  'type/payload': `# type/payload

Der Wert einer Marke oder eines Verbunds ist eine einzige Zahl, gebildet aus den Zahlen dessen, was er trägt. Mengen, Zuordnungen, Listen und Texte haben keine solche Zahl; bewahre sie in einem eigenen Zustand oder Feld auf.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
type Plan = { goal: 1..6, helpers: set of Player }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
state plan: Plan?
\`\`\`

Was gemeldet wird:

- \`rules.sand:3:36\` set of Player kann nicht in einer Marke oder einem Verbund stehen. Dort steht eine Zahl, ein Wahrheitswert, ein Mitglied, eine Marke oder ein Verbund; den Rest bewahre an einem eigenen Ort auf.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
type Plan = { goal: 1..6, helper: Player }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
state plan: Plan?
state others: set of Player
\`\`\`
`,
  'type/set': `# type/set

Hier wird eine Menge gebraucht, um ihre Mitglieder durchzugehen oder zu fragen, ob sie leer ist. Ein einzelner Wert ist keine Menge; geschweifte Klammern machen eine daraus.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function any(): bool = moves is empty
\`\`\`

Was gemeldet wird:

- \`rules.sand:3:24\` Hier wird eine Menge gebraucht, dies ist aber 0..9. Schreibe die Menge, deren Mitglieder gemeint sind.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state moves: 0..9 = 0
function any(): bool = moves == 0
\`\`\`
`,
  'type/step': `# type/step

Ein Bereich mit \`by\` wird in gleichen Teilen von eins gezählt, etwa in Halben oder Dritteln. Der Schritt muss eins durch eine ganze Zahl sein, damit beide Enden genau erreicht werden.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state price: 0..1 by 2/3 = 0
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:14\` Die Schritte passen nicht in den Bereich 0..1. Beide Enden müssen mit ganzen Schritten erreicht werden.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state price: 0..1 by 1/3 = 0
\`\`\`
`,
  'type/too-big': `# type/too-big

Jeder Wert dieses Typs bräuchte eine eigene Zahl oder ein eigenes Bit, und es sind mehr, als ein Zustand fassen kann. Ein engerer Bereich ist meist ohnehin, was das Spiel hat.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state marked: set of 1..1000000 = {}
\`\`\`

Was gemeldet wird:

- \`rules.sand:2:15\` Dieser Typ hat 1.000.000 Werte; möglich sind hier höchstens 4.096. Mach ihn enger, oder speichere die Teile einzeln.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state marked: set of 1..1000 = {}
\`\`\`
`,
  'type/twice': `# type/twice

Eine Möglichkeit eines Typs ist ein zweites Mal genannt. Sie fügt nichts hinzu, und oft war eine andere gemeint. Streiche sie, oder schreibe die gemeinte.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
table Land {
  id
  north
}
state place: Land | lost | Land = lost
\`\`\`

Was gemeldet wird:

- \`rules.sand:7:28\` Dieser Teil steht zweimal im Typ. Entferne einen davon.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Land
table Land {
  id
  north
}
state place: Land | lost = lost
\`\`\`
`,
  'type/unnamed': `# type/unnamed

Zwei Verbunde sind gleich, wenn sie denselben Namen haben, nicht wenn sie dieselben Felder haben. Deshalb wird ein Verbund mit \`type\` vereinbart, und sein Name steht überall, wo seine Werte gebraucht werden.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }

table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
function far(p: { x: 0..9, y: 0..9 }): bool = true
\`\`\`

Was gemeldet wird:

- \`rules.sand:10:17\` Ein Verbund braucht einen eigenen Namen. Vereinbare ihn in einer eigenen Zeile, „type Name = …“, und schreibe hier den Namen.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
type Point = { x: 0..9, y: 0..9 }
table Player {
  id
  ann
  bob
}
seats for Player { two { first {ann}  second {bob} } }
function far(p: Point): bool = p.x + p.y > 9
\`\`\`
`,
  'variant/base': `# variant/base

Eine Variante sagt hinter \`of\`, worüber sie sich legt: über das Regelwerk, in dessen Ordner sie liegt, mit dem Namen aus seiner \`ruleset\`-Zeile, oder über eine andere Variante dieses Regelwerks. Was dort steht, ist keins von beiden.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "smaple" "^1.0" {
  set constant limit = 4
}
\`\`\`

Was gemeldet wird:

- \`variants/house.sand:1:20\` Es gibt nichts namens „smaple“, worüber sie sich legen ließe. Eine Variante ist eine des Regelwerks, „sample“, oder einer anderen seiner Varianten.

## Berichtigt

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  set constant limit = 4
}
\`\`\`
`,
  'variant/circle': `# variant/circle

Jede dieser Varianten legt sich über die nächste und die letzte wieder über die erste, also gibt es keinen Anfang. Eine von ihnen muss eine Variante des Regelwerks selbst sein.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/first.sand\`

\`\`\`sand
variant "first" of "second" "*" {
  set constant limit = 4
}
\`\`\`

\`variants/second.sand\`

\`\`\`sand
variant "second" of "first" "*" {
}
\`\`\`

Was gemeldet wird:

- \`variants/first.sand:1:20\` Diese Varianten sind im Kreis Varianten voneinander: first → second → first. Eine von ihnen muss eine Variante des Regelwerks selbst sein.

## Berichtigt

\`variants/second.sand\`

\`\`\`sand
variant "second" of "sample" "*" {
}
\`\`\`
`,
  'variant/conflict': `# variant/conflict

Zwei Varianten, die nichts voneinander wissen, tun etwas, das nicht beides geht: Beide ersetzen dasselbe, beide setzen denselben Wert, oder eine ändert, was die andere entfernt oder ersetzt. Welche recht hat, kann nur ein Mensch sagen. Eine Variante \`of\` der anderen, oder eine, die sie mit \`requires\` verlangt, kennt sie und darf ändern, was jene getan hat.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  replace function heavy(s: Stone): bool = true
}
\`\`\`

\`variants/yard.sand\`

\`\`\`sand
variant "yard" of "sample" "^1.0" {
  replace function heavy(s: Stone): bool = false
}
\`\`\`

Was gemeldet wird:

- \`variants/yard.sand:2:3\` „yard“ und „house“ ändern beide „heavy“, und nur eine kann recht haben. Lass eine von beiden weg, oder schreibe eine Variante der einen, die beides tut.

## Berichtigt

\`variants/yard.sand\`

\`\`\`sand
variant "yard" of "house" "*" {
  replace function heavy(s: Stone): bool = original(s)
}
\`\`\`
`,
  'variant/drift': `# variant/drift

Die Variante ersetzt dies und ruft das Ersetzte als \`original\` auf. Es wird noch genauso aufgerufen, also ist nichts falsch; aber was es tut, hat sich geändert, seit der Fingerabdruck genommen wurde. Sieh nach, ob die Variante noch dasselbe meint; \`sandtable stamp\` nimmt dann den neuen Fingerabdruck.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  replace function heavy(s: Stone): bool was "tyy3.0000" = not original(s)
}
\`\`\`

Was gemeldet wird:

- \`variants/house.sand:2:46\` „heavy“ ist innen anders als damals, als dies geschrieben wurde. Die Variante ruft es wie bisher auf; sieh nach, ob es noch dasselbe bedeutet.

## Berichtigt

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  replace function heavy(s: Stone): bool was "tyy3.d4po" = not original(s)
}
\`\`\`
`,
  'variant/excludes': `# variant/excludes

Der Autor dieser Variante sagt, dass sie sich mit einer anderen nicht verträgt, und beide wurden verlangt. Lass eine von beiden weg.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" excludes "yard" {
  set constant limit = 4
}
\`\`\`

\`variants/yard.sand\`

\`\`\`sand
variant "yard" of "sample" "^1.0" {
}
\`\`\`

Was gemeldet wird:

- \`variants/house.sand:1:45\` „house“ verträgt sich nicht mit „yard“. Lass eine von beiden weg.

## Berichtigt

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  set constant limit = 4
}
\`\`\`
`,
  'variant/file': `# variant/file

Eine Datei im Ordner \`variants\` enthält genau eine Variante. Neue Vereinbarungen einer Variante stehen in ihren Klammern, damit alles in der Datei zu ihr gehört und mit ihr wegbleibt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  set constant limit = 4
}
constant more: int = 1
\`\`\`

Was gemeldet wird:

- \`variants/house.sand:4:1\` In dieser Datei steht mehr als ihre Variante. Jede Datei in „variants“ enthält eine Variante und sonst nichts; neue Vereinbarungen stehen in ihren Klammern.

## Berichtigt

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  set constant limit = 4
  constant more: int = 1
}
\`\`\`
`,
  'variant/missing': `# variant/missing

Es wurde eine Variante verlangt, die keine Datei im Ordner \`variants\` des Regelwerks hat. Ihr Name ist der Name ihrer Datei ohne die Endung.
`,
  'variant/moved': `# variant/moved

\`moved ALT to NEU\` führt Zeilen der Variante, die noch einen alten Namen benutzen, zu dem, wie es jetzt heißt. Hier bedeutet der alte Name noch etwas, und Zeilen, die das meinen, würden davon weggeführt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  moved Stone.pebble to Stone.boulder
}
\`\`\`

Was gemeldet wird:

- \`variants/house.sand:2:9\` „Stone.pebble“ ist nicht umgezogen: Es ist noch da. „moved“ sagt, wie etwas jetzt heißt, das in einer früheren Fassung der Grundlage anders hieß.

## Berichtigt

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  moved Stone.gravel to Stone.pebble
}
\`\`\`
`,
  'variant/name': `# variant/name

Eine Variante wird mit ihrem Namen verlangt, etwa \`SPIEL+haus\`, und dann in der Datei dieses Namens gesucht. Steht in der Datei ein anderer Name, hieße sie zweierlei.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "hause" of "sample" "^1.0" {
  set constant limit = 4
}
\`\`\`

Was gemeldet wird:

- \`variants/house.sand:1:9\` Die Variante heißt „hause“, ihre Datei aber „house“. Eine Variante wird über den Namen ihrer Datei gefunden, also müssen beide gleich sein.

## Berichtigt

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  set constant limit = 4
}
\`\`\`
`,
  'variant/no-rows': `# variant/no-rows

Hier sollen alle Tabellenzeilen geändert werden, die eine Bedingung erfüllen, aber keine erfüllt sie. Die Bedingung wird einmal geprüft, an der Grundlage ohne diese Variante und mit dem Zustand, mit dem eine Partie beginnt.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  change s in Stone where s.weight > 8 { light: true }
}
\`\`\`

Was gemeldet wird:

- \`variants/house.sand:2:27\` Diese Bedingung trifft auf keine Zeile der Grundlage zu. Die Bedingung wird an der Grundlage geprüft, wie eine Partie beginnt, ohne Varianten.

## Berichtigt

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  change s in Stone where s.weight >= 8 { light: true }
}
\`\`\`
`,
  'variant/one-language': `# variant/one-language

Eine Variante sagt einen Text in einer Sprache neu, und die Regeln sagen ihn auch in anderen. Wer in einer davon spielt, liest die alten Wörter oder den bloßen Namen. Einen Text, den erst die Variante mitbringt, braucht es in allen Sprachen der Regeln.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind City { income: 0..9 }
table City {
  id    income
  lyra  4
  bree  2
}
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article
City.lyra,Lyra,n,none
\`\`\`

\`l10n/terms.en.csv\`

\`\`\`csv
id,word
City.lyra,Lyra
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  text City.lyra.name de = "Leier"
}
\`\`\`

Was gemeldet wird:

- \`variants/house.sand:2:3\` „City.lyra.name“ wird hier nur in de gesagt, nicht in en. Schreibe es auch in den anderen Sprachen; bis dahin steht dort, was die Regeln ohne diese Variante sagen, oder nichts.

## Berichtigt

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  text City.lyra.name de = "Leier"
  text City.lyra.name en = "Harp"
}
\`\`\`
`,
  'variant/original': `# variant/original

An der Stelle eines Schritts führt \`original()\` die Anweisungen des Schritts aus, der dort stand. Ein Schritt hat keine Parameter und keinen Wert, also ist das eine eigene Anweisung.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  replace step lift/grip { let x = original() }
}
\`\`\`

Was gemeldet wird:

- \`variants/house.sand:2:36\` Der ersetzte Schritt hat keinen Wert und nimmt nichts entgegen. Schreibe original() als eigene Anweisung.

## Berichtigt

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  replace step lift/grip { original() }
}
\`\`\`
`,
  'variant/path': `# variant/path

Jede Zeile einer Variante nennt mit einem Pfad, was sie ändert, und unter diesem Pfad gibt es nichts. Zeilen sind \`Art.mitglied\`, Verbindungen \`relation.a.b\`, Schritte \`prozedur/schritt\`, Erwartungen \`expect/name\`, Beispiele \`example/\` mit den Wörtern ihres Namens durch Bindestriche verbunden. Hat die Grundlage es umbenannt, sagt \`moved ALT to NEU\` das für die ganze Variante.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  change Stone.pebbel { weight: 3 }
}
\`\`\`

Was gemeldet wird:

- \`variants/house.sand:2:10\` Die Grundlage kennt nichts namens „Stone.pebbel“. Meintest du „Stone.pebble“?

## Berichtigt

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  change Stone.pebble { weight: 3 }
}
\`\`\`
`,
  'variant/place': `# variant/place

Unter den Regeln wurde eine Variante gefunden. Regeln und Varianten werden getrennt gelesen: Ein Regelwerk ist, was in seinem Ordner steht, und eine Variante legt sich nur darüber, wenn jemand sie verlangt. Darum hat jede Variante ihre eigene Datei im Ordner \`variants\`.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
constant limit: 1..9 = 3
\`\`\`

\`house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  set constant limit = 4
}
\`\`\`

Was gemeldet wird:

- \`house.sand:1:1\` Eine Variante steht im Ordner „variants“, nicht unter den Regeln, die sie ändert. Verschiebe sie in die Datei variants/NAME.sand; NAME ist ihr Name.

## Berichtigt

\`house.sand\`

\`\`\`sand
\`\`\`
`,
  'variant/range': `# variant/range

Ein Bereich sagt, für welche Fassungen ihrer Grundlage eine Variante geschrieben ist. \`^1.2\` nimmt alles ab 1.2.0 bis vor 2.0.0, \`~1.2\` alle 1.2.x, eine bloße Nummer diese Fassung; Bedingungen wie \`>=1.0 <3\` stehen nebeneinander, und \`*\` nimmt alle.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "new" {
  set constant limit = 4
}
\`\`\`

Was gemeldet wird:

- \`variants/house.sand:1:29\` „new“ ist kein Bereich von Fassungen. Schreibe ^1.0, ~1.2, 1.2.3, >=1.0 <2 oder *.

## Berichtigt

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  set constant limit = 4
}
\`\`\`
`,
  'variant/requires': `# variant/requires

Die Variante rechnet mit einer anderen, die vor ihr liegen muss. Diese wurde nicht verlangt oder erst nach ihr.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" requires "yard" {
  set constant limit = 4
}
\`\`\`

Was gemeldet wird:

- \`variants/house.sand:1:45\` „house“ braucht „yard“ vor sich. Nenne beide in dieser Reihenfolge: SPIEL+yard+house.

## Berichtigt

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  set constant limit = 4
}
\`\`\`
`,
  'variant/stale': `# variant/stale

Der Fingerabdruck hinter \`was\` gehört zu dem, was hier geändert wird, und das sieht inzwischen anders aus. Die Änderung gilt trotzdem; ein Mensch muss nachsehen, ob sie noch stimmt. Was vorher dort stand, wird gemeldet, wenn \`sandtable stamp\` den Fingerabdruck geschrieben hat: Es bewahrt den alten Text in der Datei \`NAME.was.json\` neben der Variante.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  change Stone.pebble was "0000" { weight: 3 }
}
\`\`\`

\`variants/house.was.json\`

\`\`\`json
{"format": 1, "was": {"0000": "Stone.pebble { weight: 1 }"}}
\`\`\`

Was gemeldet wird:

- \`variants/house.sand:2:27\` „Stone.pebble“ ist nicht mehr, wofür dies geschrieben wurde: „Stone.pebble { weight: 1 }“; jetzt ist es „Stone.pebble { weight: 2 }“. Sieh nach, ob die Variante noch stimmt, und übernimm den neuen Fingerabdruck; „sandtable stamp“ tut das.

## Berichtigt

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  change Stone.pebble was "b8t1" { weight: 3 }
}
\`\`\`

\`variants/house.was.json\`

\`\`\`json
{
  "format": 1,
  "was": {
    "b8t1": "Stone.pebble { weight: 2 }"
  }
}
\`\`\`
`,
  'variant/text': `# variant/text

Texte sind in Project Fluent geschrieben, und dieser ist nicht wohlgeformt: Eine Klammer ist offen, oder eine Zeile sieht aus wie ein eigener Text. Er würde wortlos wegbleiben, darum wird es hier gemeldet.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  text Stone.pebble.name en = "Pebble { $weight"
}
\`\`\`

Was gemeldet wird:

- \`variants/house.sand:2:3\` Der Text von „Stone.pebble.name“ ist nicht zu lesen. Ein Wert steht in geschweiften Klammern mit Dollarzeichen, { $name }; zu jeder Klammer gehört ihre andere Hälfte.

## Berichtigt

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^1.0" {
  text Stone.pebble.name en = "Pebble { $weight }"
}
\`\`\`
`,
  'variant/version': `# variant/version

Die Grundlage hat eine Fassung außerhalb des Bereichs, den die Variante nennt. Sie kann trotzdem noch passen: Sieh nach, was sich geändert hat, und erweitere dann den Bereich.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.2.0" language 1
kind Stone { weight: 1..9, light: bool = false }
table Stone {
  id      weight
  pebble  2
  boulder 8
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit
state lifted: 0..9 = 0
procedure lift(s: Stone) {
  step grip { lifted += 1 }
}
\`\`\`

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" "^2.0" {
  set constant limit = 4
}
\`\`\`

Was gemeldet wird:

- \`variants/house.sand:1:29\` „sample“ hat die Fassung 1.2.0, verlangt ist aber ^2.0. Sieh nach, ob die Variante noch passt, und erweitere ihren Bereich.

## Berichtigt

\`variants/house.sand\`

\`\`\`sand
variant "house" of "sample" ">=1.0 <3" {
  set constant limit = 4
}
\`\`\`
`,
  'whenever/asks': `# whenever/asks

Ein \`whenever\`-Block läuft zwischendurch, sobald seine Bedingung wahr ist, was auch gerade geschieht. Eine Frage käme dort mitten in eine andere; er merkt deshalb nur an, was geschehen ist, und gefragt wird im Ablauf des Spiels.

## Beispiel

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
procedure ask() {
  choose next by ann {
    pass
  }
}
whenever ann.points > 3 { ask() }
\`\`\`

Was gemeldet wird:

- \`rules.sand:13:1\` Ein „whenever“-Block kann nichts fragen. Merke dir in einem Zustand, was zu fragen ist, und frage im Ablauf des Spiels.

## Berichtigt

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Player { state points: 0..9 = 0 }
table Player {
  id
  ann
}
seats for Player { one { first {ann} } }
procedure ask() {
  choose next by ann {
    pass
  }
}
whenever ann.points > 3 { ann.points = 0 }
\`\`\`
`,
};
export const right: Readonly<Record<string, string>> = {
  'assign/constant': `\`\`\`sand
state left: 0..9 = limit
procedure spend() { left = 0 }
\`\`\`

\`\`\`sand
procedure next() { round = limit }
\`\`\`

\`diplomacy/things.sand:23\`

\`\`\`sand
kind Power { state draws: bool = false }  §1.1 §1.2
\`\`\`
`,
  'assign/fixed': `\`\`\`sand
procedure take(t: Town) { t.owner = red }
\`\`\`

\`\`\`sand
procedure reset() { for s in Side { s.points = 0 } }
\`\`\`

\`longest-trench/artillery.sand:9\`

\`\`\`sand
var dice = roll D6 for each g in pieces by speaker(s) as artillery
\`\`\`
`,
  'audience/chance': `\`diplomacy/seats.sand:18\`

\`\`\`sand
procedure tossForItaly() {  §PR.Fewer
  let coin = roll Coin
  joined = if coin == heads then ENG else GER
  log "italyJoins" (ally: joined)
}
\`\`\`

\`\`\`sand
kind Karte
table Karte { id
  nebel
  gas
}
pile hand(s: Side) of Karte seen by s
procedure deal(s: Side) {
  let card = random one of Karte
  put card into hand(s)
}
\`\`\`
`,
  'audience/hidden': `\`\`\`sand
state plan(s: Side): 0..9 = 0 seen by s
\`\`\`

\`longest-trench/things.sand:92\`

\`\`\`sand
pile backing(s: Side, z: Zone) of Card max 1 seen by if faceUp or s.shown then everyone else backers(s, z)  §10.3
\`\`\`
`,
  'audience/no-seats': `\`der-erste-weltkrieg/settings.sand:92\`

\`\`\`sand
seats for Grouping {  §1.0 §3.0
  two { entente {WA, EA}  centre {DE, DA} }
  three { entente {WA, EA}  germany {DE}  austria {DA} }
  four { western {WA}  eastern {EA}  germany {DE}  austria {DA} }
}
\`\`\`

\`der-erste-weltkrieg/things.sand:80\`

\`\`\`sand
pile kept(g: Grouping) of Marker seen by g  §6.2.1
\`\`\`

---

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Side
table Side { id
  entente
  mittelmaechte
}
seats for Side { two { west {entente} mitte {mittelmaechte} } }
state plan(s: Side): 0..9 = 0 seen by s
\`\`\`
`,
  'audience/nothing-hidden': `\`der-erste-weltkrieg/things.sand:54\`

\`\`\`sand
seen by if faceUp or at is lost then everyone else insight(grouping, at) {  §2.2 §4.2
  /// An army without a code is a dummy.
  code: Code? = none
  label: text
  strength: 0..3
  enters: Turn
  historic: Front? = none  §9.3
}
\`\`\`

\`der-erste-weltkrieg/course.sand:33\`

\`\`\`sand
procedure turnAllDown() {  §4.2.1
  for a in Army { a.faceUp = false }
  for f in Front, g in Grouping { conceal stack(g, f) }
}
\`\`\`

---

\`\`\`sand
kind Plaettchen { value: 0..3 seen by nobody }
table Plaettchen { id value
  attrappe 0
  armee 3
}
procedure mix() { conceal Plaettchen }
\`\`\`
`,
  'call/arguments': `\`\`\`sand
function far(from: Town, steps: 0..9): bool = steps > from.value
function near(t: Town): bool = far(t, 2)
\`\`\`

\`\`\`sand
procedure gain(s: Side, n: 1..9) { s.points = n }
procedure prize() { gain(red, 3) }
\`\`\`
`,
  'call/circle': `\`\`\`sand
function below(t: Town): int = t.value - 1
function worth(t: Town): int = below(t)
\`\`\`

\`\`\`sand
procedure storm() { calm() }
procedure calm() { weather = dry }
\`\`\`
`,
  'call/label': `\`\`\`sand
function far(from: Town, steps: 0..9): bool = steps > from.value
function near(t: Town): bool = far(from: t, steps: 2)
\`\`\`

\`\`\`sand
procedure gain(s: Side, n: 1..9) { s.points = n }
procedure prize() { gain(s: red, n: 3) }
\`\`\`
`,
  'call/no-effect': `\`\`\`sand
procedure gain(s: Side) { s.points = 1 }
procedure prize() { gain(blue) }
\`\`\`

\`\`\`sand
function worth(t: Town): int = t.value
procedure tell() { log "worth" (worth(elmen)) }
\`\`\`
`,
  'call/no-result': `\`\`\`sand
procedure gain(s: Side) { s.points = 1 }
procedure prize() { gain(red) }
\`\`\`

\`\`\`sand
procedure best(): Side { return red }
procedure prize() { let who = best()  who.points = 1 }
\`\`\`
`,
  'call/not-callable': `\`\`\`sand
function isLimit(n: 0..9): bool = n == limit
\`\`\`

\`\`\`sand
procedure next() { weather = if weather == dry then wet else dry }
\`\`\`
`,
  'call/position': `\`\`\`sand
procedure toss(s: Side): 1..6 {
  let n = roll D6 by s
  return n
}
procedure twice(s: Side) { let n = toss(s)  s.points = 2 * n }
\`\`\`

\`trench-club/combat.sand:62\`

\`\`\`sand
let scored = shoot(u, {aim(u, v)}, edge(u, v))
\`\`\`
`,
  'chance/by-several': `\`trench-club/money.sand:68\`

\`\`\`sand
procedure drawSpecial(n: Nation) {  §8.5
  let card = random one of deck(n)
  buySpecial(n, card)
}
\`\`\`

\`\`\`sand
procedure shell(s: Side) { let hits = roll D6 by s  s.points = hits }
\`\`\`
`,
  'chance/how-many': `\`\`\`sand
procedure flood() {
  let wet2 = random 2 of Town
  for t in wet2 { t.owner = none }
}
\`\`\`

\`\`\`sand
procedure rally(s: Side) { let town = random one of Town  town.owner = s }
\`\`\`
`,
  'choice/by': `\`\`\`sand
procedure go(s: Side) { let to = choose one of t in Town by s  to.owner = s }
\`\`\`

\`\`\`sand
procedure vote() { let yes = choose one of bool by red  if yes { round = 1 } }
\`\`\`

\`der-erste-weltkrieg/capture.sand:34\`

\`\`\`sand
let city = choose one of prizes by g
\`\`\`
`,
  'choice/label': `\`\`\`sand
procedure go(s: Side) {
  let first = choose one of t in Town by s
  let second = choose one of t in Town by s where t != first
  first.owner = s  second.owner = s
}
\`\`\`

\`\`\`sand
procedure one(s: Side) { let goal = choose one of t in Town by s  goal.owner = s }
procedure two(s: Side) { let goal = choose one of t in Town by s  goal.owner = none }
\`\`\`

\`der-erste-weltkrieg/order.sand:13\`

\`\`\`sand
let first = choose one of builds as buildPlace by g
let second = choose one of moves as movePlace by g
\`\`\`
`,
  'choice/offered-wishes': `\`diplomacy/orders.sand:11\`

\`\`\`sand
let written = choose one of Order for each u in mine as orders by p offering sensible(u)
\`\`\`

\`der-erste-weltkrieg/deployment.sand:13\`

\`\`\`sand
let posting = choose optional one of f in Front for each a in arriving by g
  where mayServe(a, f) else "not-listed"  §5.0
  favouring each f in gaps: some a in arriving where real(a) and posting[a] == f else "man-the-front"
\`\`\`
`,
  'choice/wishes': `\`der-erste-weltkrieg/deployment.sand:13\`

\`\`\`sand
let posting = choose optional one of f in Front for each a in arriving by g
  where mayServe(a, f) else "not-listed"  §5.0
  favouring each f in gaps: some a in arriving where real(a) and posting[a] == f else "man-the-front"
\`\`\`

\`\`\`sand
procedure garrison(s: Side) {
  let held = choose 0..2 of Town by s favouring each t in Town: held has t else "as many as you can"
  for t in held { t.owner = s }
}
\`\`\`
`,
  'code/break': `\`\`\`sand
procedure find() { for t in Town { if t.value > 2 { break } } }
\`\`\`

\`\`\`sand
procedure wait() { repeat 3 times { if weather == dry { break } } }
\`\`\`

\`\`\`sand
procedure dry() {
  while weather != dry {
    if round == 9 { break }
    round += 1
  }
}
\`\`\`
`,
  'code/unreachable': `\`\`\`sand
procedure stop(s: Side) {
  if s.points == 0 { return }
  s.points = 0
}
\`\`\`

\`\`\`sand
procedure find() { for t in Town { if t.value > 2 { break }  t.owner = none } }
\`\`\`

\`diplomacy/legality.sand:9\`

\`\`\`sand
function berth(u: Unit, to: Site): Site {
  let goal = provinceOf(to)
  if u.branch == army { return if coastOfArmy == ignored then goal else to }  §DATC.4.B.6
  let fit = { t in Site where provinceOf(t) == goal and borders(fleet, u.site, t) }
  if to in fit or fit is empty { return to }
  if to is Coast { return if coastWrong == corrected then firstOf(fit, to) else to }  §DATC.4.B.3
  if count(fit) == 1 { return if coastOmitted == filledIn then firstOf(fit, to) else to }  §DATC.4.B.2
  return if coastAmbiguous == first then firstOf(fit, to) else to  §4.2.4
}
\`\`\`
`,
  'decisions/open': `\`diplomacy/fight.sand:65\`

\`\`\`sand
function help(u: Unit, except: Power?): int = count s in Unit where backs(s, u) and s.power != except and helps(s)  §4.4
\`\`\`

\`\`\`sand
decisions march {
  decide moves(c: Corps) = count({ d in Corps where d.behind == c and moves(d) }) < 2
  circle { else -> all = false }
}
\`\`\`
`,
  'decisions/outside': `\`diplomacy/fight.sand:58\`

\`\`\`sand
function sails(f: Unit): bool = if paradox == allHold then holdsCourse(f) else ferries(f)
\`\`\`

\`\`\`sand
decisions march {
  decide moves(c: Corps) = free(c)
  function free(c: Corps): bool = if c.behind is d: Corps then moves(d) else true
  circle { else -> all = true }
}
function moving(): int = count c in Corps where moves(c)
\`\`\`
`,
  'decisions/size': `\`diplomacy/fight.sand:53\`

\`\`\`sand
decide ferries(f: Unit) = unbeaten(f)  §PR.Convoy
\`\`\`

\`\`\`sand
decisions supply {
  decide fed(c: Corps, turn: 1..20) = turn < 3 or (no d in Corps where d.behind == c and not fed(d, turn))
  circle { else -> all = true }
}
\`\`\`
`,
  'die/empty': `\`der-erste-weltkrieg/things.sand:67\`

\`\`\`sand
die Face { 1, 2, 3, 4, S, S }  from "http://www.michas-spielmitmir.de/spieletests.php?id=erste_weltkrieg"  §2.4
\`\`\`

\`trench-club/things.sand:117\`

\`\`\`sand
die D12 { 1..12 }  §7.5
\`\`\`

\`diplomacy/things.sand:70\`

\`\`\`sand
die Coin { heads, tails }  §PR.Fewer
\`\`\`
`,
  'drawing/count': `\`board.map\`

\`\`\`map
odd columns lower
id {column a}{row}
legend
  .    terrain: wiese
  123  start: 1..3  once
map
1.2
..3
\`\`\`

\`trench-club/board.map:38\`

\`\`\`map
123456789ABC  number: 1..12  once
\`\`\`
`,
  'drawing/grid': `\`trench-club/board.map:2\`

\`\`\`map
odd columns lower
rows from 1
id {column a}{row}
\`\`\`

---

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
type Terrain = wiese | wald | wasser
kind Hex on hexes pointed { terrain: Terrain = wiese }
table Hex from "board.map"
\`\`\`

\`board.map\`

\`\`\`map
odd rows right
id {column a}{row}
legend
  .  terrain: wiese
map
...
\`\`\`
`,
  'drawing/lacks': `\`board.map\`

\`\`\`map
odd columns lower
id {column a}{row}
legend
  .  terrain: wiese
  ~  terrain: wasser
map
.~~
\`\`\`

\`board.map\`

\`\`\`map
even columns lower
id h{column}_{row}
legend
  ^  terrain: wald
map
^^
^^
\`\`\`
`,
  'drawing/line': `\`board.map\`

\`\`\`map
// What stands behind two strokes is a remark.
odd columns lower
id {column a}{row}
legend
  ^  terrain: wald
  .  terrain: wiese
map
^..
\`\`\`

\`trench-club/board.map:5\`

\`\`\`map
source reconstructed: the board is printed as a picture only; the numbers of starts, forts and entrances are those of the rulebook
\`\`\`
`,
  'drawing/once': `\`board.map\`

\`\`\`map
odd columns lower
id {column a}{row}
legend
  .  terrain: wiese
  1  start: 1  once
map
..1
...
\`\`\`

\`trench-club/board.map:38\`

\`\`\`map
123456789ABC  number: 1..12  once
\`\`\`
`,
  'drawing/ragged': `\`board.map\`

\`\`\`map
odd columns lower
id {column a}{row}
legend
  .  terrain: wiese
  x  nothing
map
x...
...x
\`\`\`

\`trench-club/board.map:43\`

\`\`\`map
.....ttt.....|.........tt..
........t1...|...........t.
\`\`\`
`,
  'drawing/rows': `\`board.map\`

\`\`\`map
odd columns lower
id {column a}{row}
legend
  .
map
..

legend
  .
  7  start: 7
map
7.
\`\`\`

\`board.map\`

\`\`\`map
odd columns lower
id {column a}{row}
legend
  ^  terrain: wald
  .  terrain: wiese
map
^.
.^
\`\`\`
`,
  'drawing/sign': `\`board.map\`

\`\`\`map
odd columns lower
id {column a}{row}
legend
  .  terrain: wiese
  ~  terrain: wasser
  ^  terrain: wald
map
.^~~
\`\`\`

\`trench-club/board.map:9\`

\`\`\`map
f  printed: forest
=  printed: road
~  printed: water
\`\`\`
`,
  'drawing/unused': `\`board.map\`

\`\`\`map
odd columns lower
id {column a}{row}
legend
  ~  terrain: wasser
map
~~~
\`\`\`

\`board.map\`

\`\`\`map
odd columns lower
id {column a}{row}
legend
  ^  terrain: wald
  |  skip
  .  terrain: wiese
map
^^|..
\`\`\`
`,
  'effect/arguments': `\`longest-trench/variants/late-arrivals.sand:12\`

\`\`\`sand
add Card.CX3 { side: central, deck: bonus, type: army, nation: OT, value: 3, timely: 2, battles: {gallipoli, megiddo}, survives: true }  reconstructed "house rule"
\`\`\`

\`\`\`sand
kind Karte { effect: Effect = nothing }
table Karte { id effect
  nebel nothing
  eisenbahn gain(3)
}
\`\`\`
`,
  'effect/given': `\`\`\`sand
constant prize: 0..9 = 2
procedure reward(s: Side) {
  let deed: Effect = gain(prize)
  deed(s)
}
\`\`\`

\`longest-trench/policy.sand:21\`

\`\`\`sand
function inVain(c: Card, s: Side): bool =
  c.effect == recover(1) and fallen(s) is empty or c.effect == countFours and battle().year >= foursFrom
\`\`\`
`,
  'effect/listed': `\`longest-trench/variants/late-arrivals.sand:4\`

\`\`\`sand
add Card.AX1 { side: allies, deck: bonus, type: special, when: since(1917), effect: spyOut, also: takeCards(1), leaves: true }  reconstructed "house rule"
\`\`\`

\`\`\`sand
kind Karte { effect: Effect = nothing }
table Karte { id effect
  nebel _
  spion gain(1)
}
function idle(): set of Karte = { k in Karte where k.effect == nothing }
\`\`\`
`,
  'effect/loop': `\`longest-trench/preparation.sand:52\`

\`\`\`sand
procedure useSpecial(c: Card, p: Player) {  §9.2
  put c into onTable(p.side)
  log "special" (p, c)
  c.effect(p, none)
  c.also(p, none)
  if c.leaves { put c into removed }  §4
}
\`\`\`

\`\`\`sand
procedure reward(s: Side) { gain(2, s) }
kind Karte { effect: Effect }
table Karte { id effect
  orden reward
}
procedure play2(k: Karte, s: Side) { k.effect(s) }
\`\`\`
`,
  'effect/result': `\`longest-trench/conditions.sand:3\`

\`\`\`sand
type Test = function(s: Side): bool
\`\`\`

\`\`\`sand
type Cost = function(s: Side): 0..9
function free(s: Side): 0..9 = 0
kind Karte { cost: Cost = free }
table Karte { id
  spion
}
\`\`\`
`,
  'effect/signature': `\`longest-trench/effects.sand:4\`

\`\`\`sand
type Effect = procedure(p: Player, z: Zone?)
procedure addLater(n: 0..5, p: Player, z: Zone?) { p.side.adrift += n }
procedure countFours(p: Player, z: Zone?) { p.side.fours = true }
\`\`\`

\`\`\`sand
procedure spend(n: 0..9, s: Side?) { if s is side: Side { side.points -= n } }
kind Karte { effect: Effect }
table Karte { id effect
  gas spend(2)
}
\`\`\`
`,
  'example/accepted': `\`hex-dice/examples.sand:11\`

\`\`\`sand
example "nobody passes who can move" {
  run takeTurn(north) { refuse takeTurn/action: pass because "can-move"  takeTurn/action: move(n5, c1) }
  then { n5.at == c1  c1.on == n5  b1.on is none }
}
\`\`\`

\`\`\`sand
procedure go(s: Side) { let to = choose one of t in Town by s where t.owner != s else "own"  to.owner = s }
example "not into a town of one's own" { run go(red) { refuse to: elmen because "own"  to: gard }  then { gard.owner == red } }
\`\`\`
`,
  'example/arm': `\`\`\`sand
procedure act(s: Side) {
  choose order by s { take(t in Town) -> { t.owner = s }  rest }
}
example "a town is taken" { run act(red) { order: take(gard) }  then { gard.owner == red } }
example "or not" { run act(red) { order: rest }  then { gard.owner is none } }
\`\`\`

\`longest-trench/variants/late-arrivals.sand:30\`

\`\`\`sand
example "late arrivals: a telegram opens the enemy's supports and brings a card" {
  given {
    seats = two
    crimson.at = nivelle
    put AX1 into hand(A1)
    put A01 into stock(allies)
  }
  run playSpecial(A1) { playSpecial/special: use(AX1) }
  then { central.shown and hand(A1) == {A01} and removed == {AX1} }
}
\`\`\`
`,
  'example/by': `\`diplomacy/variants/narrow-seas.sand:77\`

\`\`\`sand
run winter() { adjust/builds by FRA: {} }
\`\`\`

\`\`\`sand
procedure go(s: Side) { let to = choose one of t in Town by s  to.owner = s }
example "blue goes" { run go(blue) { to by blue: gard }  then { gard.owner == blue } }
\`\`\`
`,
  'example/ending': `\`\`\`sand
procedure surrender(s: Side) { finish won by { o in Side where o != s } because "surrender" }
example "who surrenders loses" { run surrender(red) then { finished won by { blue } because "surrender" } }
\`\`\`

\`\`\`sand
procedure count(s: Side) { if s.points > 5 { finish won by s } }
example "five points are too few" { given { red.points = 5 } run count(red) then { goes on } }
\`\`\`
`,
  'example/fault': `\`hex-dice/examples.sand:6\`

\`\`\`sand
example "a three changes nothing" {
  given { relocate(n5, d4)  relocate(s6, e3) }
  run strike(n5, e3) { roll strike/hit: 3 }
  then { n5.at == d4  s6.at == e3  south.armies == 9 }
}
\`\`\`

\`\`\`sand
procedure pay(s: Side) { s.points -= 1 }
example "who has a point can pay" { given { red.points = 1 }  run pay(red)  then { red.points == 0 } }
\`\`\`
`,
  'example/illegal': `\`\`\`sand
procedure go(s: Side) { let to = choose one of t in Town by s where t.owner != s else "own"  to.owner = s }
example "a free town may be taken" { run go(red) { to: gard }  then { gard.owner == red } }
\`\`\`

\`der-erste-weltkrieg/examples/4-turn.sand:31\`

\`\`\`sand
example "a front without a real army wants one of those that arrive" {  §4.2.1
  given { for a in Army { a.at = lost }  turn = 2  BE_1.at = f1  BR_1.at = f2  FR_1.at = f3  WA_X1.at = f4  FR_6.at = coming(2)  FR_9.at = coming(2) }
  run deploy(WA) {
    refuse deploy/posting: (FR_6, f3), (FR_9, f2) because "man-the-front"
    deploy/posting: (FR_6, f3), (FR_9, f4)
  }
  then { FR_9.at == f4 }
}
\`\`\`
`,
  'example/label': `\`\`\`sand
procedure go(s: Side) { let to = choose one of t in Town by s  to.owner = s }
example "by its name" { run go(red) { to: fell } then { fell.owner == red } }
\`\`\`

\`\`\`sand
procedure go(s: Side) { let to = choose one of t in Town by s  to.owner = s }
example "by its path" { run go(red) { go/to: fell } then { fell.owner == red } }
\`\`\`
`,
  'example/no-policy': `\`\`\`sand
procedure march(s: Side) { let to = choose one of t in Town by s  to.owner = s }
policy west for Side { at march/to { 1 elmen } }
example "a policy that is named" { run march(red) { policy west to: elmen } then { elmen.owner == red } }
\`\`\`

\`\`\`sand
procedure march(s: Side) { let to = choose one of t in Town by s  to.owner = s }
policy west for Side { at march/to { 1 elmen } }
example "of whom it is asked" { run march(blue) { policy west march/to by blue: elmen } then { elmen.owner == blue } }
\`\`\`
`,
  'example/pairs': `\`der-erste-weltkrieg/examples/4-turn.sand:47\`

\`\`\`sand
example "as many garrisons as possible" {  §4.2.1
  given { for a in Army { a.at = lost }  turn = 3  RU_1.at = f7  RU_2.at = coming(3)  RO_1.at = coming(3) }
  run deploy(EA) {
    refuse deploy/posting: (RU_2, f7), (RO_1, none) because "man-the-front"
    deploy/posting: (RU_2, f9), (RO_1, f11)
  }
  then { RO_1.at == f11  RU_2.at == f9 }
}
\`\`\`

\`\`\`sand
procedure share() {
  let holder = choose one of Side for each t in Town by red
  for t in Town { t.owner = holder[t] }
}
example "all in order" { run share() { holder: red, blue, red }  then { fell.owner == blue } }
\`\`\`
`,
  'example/policy': `\`\`\`sand
procedure march(s: Side) { let to = choose one of t in Town by s  to.owner = s }
policy low for Side { at march/to { 1 t: Town where t == elmen  2 _ } }
example "the policy goes to Elmen" { run march(red) { policy low march/to: elmen } then { elmen.owner == red } }
\`\`\`

\`\`\`sand
procedure march(s: Side) { let to = choose one of t in Town by s  to.owner = s }
policy any for Side { at march/to { 1 t: Town where t in {elmen, gard}  ties random } }
example "Elmen is one of the equals" { run march(red) { policy any to: elmen } then { elmen.owner == red } }
example "and so is Gard" { run march(red) { policy any to: gard } then { gard.owner == red } }
\`\`\`
`,
  'example/policy-silent': `\`\`\`sand
procedure march(s: Side) { let to = choose one of t in Town by s  to.owner = s }
policy late for Side { at march/to where s.points > 3 { 1 gard } }
example "with four points the policy knows where to go" { given { red.points = 4 } run march(red) { policy late to: gard } then { gard.owner == red } }
\`\`\`

\`\`\`sand
procedure march(s: Side) { let to = choose one of t in Town by s  to.owner = s }
policy late for Side { at march/to where s.points > 3 { 1 gard } }
example "before that the example answers itself" { run march(red) { to: gard } then { gard.owner == red } }
\`\`\`
`,
  'example/reason': `\`der-erste-weltkrieg/examples/4-turn.sand:39\`

\`\`\`sand
example "a dummy is no garrison" {  §4.2.1
  given { for a in Army { a.at = lost }  turn = 2  BE_1.at = f1  BR_1.at = f2  FR_1.at = f3  FR_6.at = coming(2)  WA_X1.at = coming(2) }
  run deploy(WA) {
    refuse deploy/posting: (FR_6, f1), (WA_X1, f4) because "man-the-front"
    deploy/posting: (FR_6, f4), (WA_X1, f4)
  }
  then { FR_6.at == f4 }
}
\`\`\`

\`\`\`sand
procedure go(s: Side) { let to = choose one of t in Town by s where t.owner is none else "taken"  to.owner = s }
example "taken towns are refused" { run go(red) { refuse to: fell because "taken"  to: gard }  then { gard.owner == red } }
\`\`\`
`,
  'example/then': `\`\`\`sand
procedure rain() { weather = wet }
example "it rains" { run rain() then { weather == wet } }
\`\`\`

\`\`\`sand
procedure gain(s: Side) { s.points += 1 }
example "one more" { run gain(red) then { red.points == 1 } }
\`\`\`
`,
  'example/unanswered': `\`\`\`sand
procedure go(s: Side) { let to = choose one of t in Town by s  to.owner = s }
example "to the fell" { run go(red) { to: fell } then { fell.owner == red } }
\`\`\`

\`\`\`sand
procedure cast(s: Side) { let n = roll D6 by s  s.points = n }
example "a four" { run cast(blue) { roll n: 4 } then { blue.points == 4 } }
\`\`\`
`,
  'example/unknown-reason': `\`\`\`sand
procedure truce() { finish drawn by { s in Side } because "truce" }
example "a truce, by its path" { run truce() then { finished drawn by { red, blue } because "truce/truce" } }
\`\`\`

\`\`\`sand
procedure truce() { finish drawn by { s in Side } because "truce" }
example "a truce, for whatever reason" { run truce() then { finished drawn by { red, blue } } }
\`\`\`
`,
  'example/unused': `\`hex-dice/examples.sand:1\`

\`\`\`sand
example "a four removes the enemy and the attacker advances" {
  given { relocate(n5, d4)  relocate(s6, e3) }
  run strike(n5, e3) { roll strike/hit: 4 }
  then { n5.at == e3  s6.at is none  e3.on == n5  d4.on is none  south.armies == 8 }
}
\`\`\`

\`\`\`sand
procedure march(s: Side) { if weather == dry { let to = choose one of t in Town by s  to.owner = s } }
example "in the rain nobody is asked" { given { weather = wet }  run march(red)  then { gard.owner is none } }
\`\`\`
`,
  'expect/failed': `\`\`\`sand
expect limit == 3
\`\`\`

\`\`\`sand
expect count(Town) == 3 as towns
\`\`\`

\`hex-dice/rules.sand:22\`

\`\`\`sand
expect count(Hex) == 37 as hexes
expect count(Army) == 18 as armies
\`\`\`
`,
  'fault/budget': `\`diplomacy/adjustments.sand:65\`

\`\`\`sand
procedure giveUp(p: Power) {  §PR.Disorder §DATC.4.D.8
  while due(p) < 0 {
    let far = best u in units(p) prefer most distance(u), u.branch == fleet, least placing(here(u))
    if far is u: Unit {
      log "removed" (power: p, branch: u.branch, here: u.site)
      remove u
    }
  }
}
\`\`\`

\`\`\`sand
procedure search2() { var n = 0  while n < limit { n += 1 } }
\`\`\`
`,
  'fault/circle': `\`diplomacy/fight.sand:81\`

\`\`\`sand
circle {
  some holdsCourse -> all = false  §DATC.4.A.2
  some ferries -> ferries = false  §DATC.4.A.2
  only moves -> moves = true  §4.3
  else -> all = false
}
\`\`\`

\`\`\`sand
state stays: set of Town = {}
decisions march {
  decide moves(t: Town) = t not in stays and some n in road(t) where moves(n)
  circle { only moves -> moves = true  else -> all = false }
}
function moving(): int = count t in Town where moves(t)
\`\`\`
`,
  'fault/divide': `\`\`\`sand
function share(n: 1..9): int = 12 div n
\`\`\`

\`\`\`sand
function average(s: Side): int = if count(Town) > 0 then (sum t in Town: t.value) div count(Town) else 0
\`\`\`
`,
  'fault/full': `\`longest-trench/supports.sand:19\`

\`\`\`sand
let laid = choose optional one of c in hand(p) for each z in fronts by p secret
  where backs(c, p.side) else "no-support"
  such that (no y in fronts, z in fronts where y < z and laid[y] == laid[z] and laid[y] is not none) else "twice"
  such that (count z in fronts where laid[z] is c: Card and c.rank == general) <= 1 else "one-general"
  such that not battle().sea or supportFleets == perZone or (count z in fronts where laid[z] is not none) <= 1 else "one-fleet"
\`\`\`

\`\`\`sand
kind Einheit pool 12 { owner: Side }
procedure recruit(s: Side) { if count(Einheit) < 12 { create Einheit(owner: s) } }
\`\`\`
`,
  'fault/no-arm': `\`der-erste-weltkrieg/battle.sand:66\`

\`\`\`sand
function pips(x: Face): int = match x { S -> 0, n: int -> n }  §6.1
\`\`\`

\`trench-club/combat.sand:38\`

\`\`\`sand
function byCard(n: Nation): bool = sideDraws(n.team) or nationDraws(n)  §12
\`\`\`

\`\`\`sand
function worth(): int = match weather { dry -> 2, else -> 0 }
\`\`\`
`,
  'fault/nothing-to-choose': `\`der-erste-weltkrieg/replacements.sand:6\`

\`\`\`sand
procedure replenish(g: Grouping) {  §7.0
  let gone = cityLosses(g)
  if fallen(g) is not empty and gone < g.replacements {
    let back = choose 0..(g.replacements - gone) of fallen(g) by g
    for a in back { a.at = coming(turn + 1) }
    log "replaced" (g, armies: count(back))
  }
}
\`\`\`

\`\`\`sand
procedure go(s: Side) {
  let to = choose one of t in Town by s where t.owner is none else "taken" otherwise elmen
  to.owner = s
}
\`\`\`
`,
  'fault/only': `\`trench-club/map.sand:39\`

\`\`\`sand
function startHex(c: Chip): Hex = only h in Hex where h.number == c.number  §3
\`\`\`

\`\`\`sand
function home(s: Side): Town? = first t in Town where t.owner == s
\`\`\`
`,
  'fault/range': `\`trench-club/combat.sand:94\`

\`\`\`sand
procedure learn(u: Unit, gain: 0..2) { u.xp = min(20, u.xp + gain) }  §7.8
\`\`\`

\`der-erste-weltkrieg/capture.sand:37\`

\`\`\`sand
if old.score > 0 {  §8.0
  old.score -= 1
  g.score += 1
} else if floorGain { g.score += 1 }
\`\`\`
`,
  'fault/requires': `\`longest-trench/teams.sand:19\`

\`\`\`sand
procedure give(s: Side, n: 0..12) {  §13.4
  if n > 0 {
    if paired(s) {
      share(s, n)
    } else {
      for p in team(s) {
        draw n from stock(s) to hand(p)
        renew(s)
      }
    }
  }
}
\`\`\`

\`\`\`sand
procedure pay(s: Side) requires s.points > 0 else "no points" { s.points -= 1 }
procedure turn2(s: Side) { choose act by s { pay -> pay(s)  rest } }
\`\`\`
`,
  'fault/unseated': `\`trench-club/setup.sand:3\`

\`\`\`sand
function played(): set of Nation = { n in Nation where seated(n) }
\`\`\`

\`\`\`sand
procedure ask(s: Side) { if seated(s) { let yes = choose one of bool by s  if yes { s.points = 1 } } }
\`\`\`
`,
  'function/effect': `\`\`\`sand
function next(): int = round + 1
procedure step2() { round = 2 }
\`\`\`

\`\`\`sand
procedure storm() { weather = snow }
\`\`\`

\`trench-club/money.sand:23\`

\`\`\`sand
function other(t: Team): Team = if t == central then entente else central
\`\`\`
`,
  'grid/twice': `\`\`\`sand
kind Feld on squares 8
table Feld { id x y
  graben 0 0
  wald 1 0
  dorf 1 1
}
\`\`\`

\`trench-club/board.map:2\`

\`\`\`map
odd columns lower
rows from 1
id {column a}{row}
\`\`\`
`,
  'grid/unknown': `\`hex-dice/rules.sand:6\`

\`\`\`sand
kind Hex on hexes pointed { state on: Army? }
\`\`\`

\`\`\`sand
kind Feld on squares 8
table Feld { id x y
  graben 0 0
}
\`\`\`
`,
  'grid/which': `\`\`\`sand
kind Feld on hexes flat
table Feld { id q r
  graben 0 0
}
function middle() = hex(0, 0)
\`\`\`

\`trench-club/checks.sand:7\`

\`\`\`sand
expect (all h in Hex where halfOf(h) == snow: hex(25 - h.q, 5 - h.r) is x: Hex and halfOf(x) == mud and x.printed == h.printed and x.trench == h.trench) as evenHalves  §1
\`\`\`
`,
  'l10n/bom': `\`l10n/it.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: it\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Carte"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Nessuno ha più di {constant.handLimit} carte."
\`\`\`

\`l10n/nl.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: nl\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Kaarten"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Niemand houdt meer dan {constant.handLimit} kaarten."
\`\`\`
`,
  'l10n/charset': `\`l10n/es.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: es\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cartas"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Nadie tiene más de {constant.handLimit} cartas."
\`\`\`

\`l10n/it.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: it\\n"
"Content-Type: text/plain; charset=utf-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Carte"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Nessuno ha più di {constant.handLimit} carte."
\`\`\`
`,
  'l10n/duplicate': `\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Nobody holds more than {constant.handLimit} cards."
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

# The words of an older printing, kept below, are no second entry.
msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "No hand has more than {constant.handLimit} cards."

#~ msgctxt "karten"
#~ msgid "Niemand hat mehr Karten."
#~ msgstr "Nobody has more cards."
\`\`\`
`,
  'l10n/encoding': `\`l10n/es.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: es\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cartas"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Nadie tiene más de {constant.handLimit} cartas."
\`\`\`

\`l10n/fr.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cartes"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Personne n’a plus de {constant.handLimit} cartes à l’été."
\`\`\`
`,
  'l10n/entry': `\`trench-club/l10n/en.po:26\`

\`\`\`po
#. Worum es geht › Ziel · whenever, procedure/spend
#: text/de/01-ueberblick.md:8
msgctxt "ziel"
msgid "Ziel"
msgstr "Aim"
\`\`\`

\`trench-club/l10n/en.po:38\`

\`\`\`po
#. Worum es geht › Spieler · seats
#: text/de/01-ueberblick.md:14
msgctxt "spieler"
msgid "Spieler"
msgstr "Players"
\`\`\`
`,
  'l10n/escape': `\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Der Ordner heißt regeln\\karten.
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Der Ordner heißt regeln\\\\karten."
msgstr "The folder is called rules\\\\cards."
\`\`\`

---

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Wer passt, sagt genug.
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Wer passt, sagt genug."
msgstr "Who passes says\\tenough."
\`\`\`
`,
  'l10n/head': `\`l10n/nl.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: nl\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Kaarten"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Niemand houdt meer dan {constant.handLimit} kaarten."
\`\`\`

\`l10n/es.po\`

\`\`\`po
msgid ""
msgstr ""
"Language: es\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cartas"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Nadie tiene más de {constant.handLimit} cartas."
\`\`\`
`,
  'l10n/invented': `\`trench-club/l10n/en.po:32\`

\`\`\`po
#. Worum es geht › Ziel · whenever, procedure/spend
#: text/de/01-ueberblick.md:11
msgctxt "ziel"
msgid "Wer mit seinem Team genug Forts hält, gewinnt sofort ([](#sieg)). Vorher kann ein Team aufgeben; meistens endet eine Partie so."
msgstr "Whoever holds enough forts together with his team wins at once ([](#sieg)). Before that a team may give up, and most games end so."
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "A hand has {constant.handLimit} cards at most."
\`\`\`
`,
  'l10n/language': `\`l10n/es.po\`

\`\`\`po
msgid ""
msgstr "Language: es\\nContent-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Cartas"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Nadie tiene más de {constant.handLimit} cartas."
\`\`\`

\`l10n/nl.po\`

\`\`\`po
msgid ""
msgstr "Language: nl\\nContent-Type: text/plain; charset=UTF-8\\n"

msgctxt "karten"
msgid "Karten"
msgstr "Kaarten"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Niemand houdt meer dan {constant.handLimit} kaarten."
\`\`\`
`,
  'l10n/line': `\`l10n/en.po\`

\`\`\`po
# Hand limit: as in the first printing.
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Nobody holds more than {constant.handLimit} cards."
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr ""
"Nobody holds more than "
"{constant.handLimit} cards."
\`\`\`
`,
  'l10n/lost': `\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "More than {constant.handLimit} cards are never held."
\`\`\`

\`trench-club/l10n/en.po:32\`

\`\`\`po
#. Worum es geht › Ziel · whenever, procedure/spend
#: text/de/01-ueberblick.md:11
msgctxt "ziel"
msgid "Wer mit seinem Team genug Forts hält, gewinnt sofort ([](#sieg)). Vorher kann ein Team aufgeben; meistens endet eine Partie so."
msgstr "Whoever holds enough forts together with his team wins at once ([](#sieg)). Before that a team may give up, and most games end so."
\`\`\`
`,
  'l10n/not-taken': `\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,pl,note
concept/card,Karte,f,Karten,Aus Pappe.
\`\`\`

\`l10n/terms.en.csv\`

\`\`\`csv
id,word,note
concept/card,card,Made of paper.
\`\`\`

\`glossary.csv\`

\`\`\`csv
id,de,en,gender,note,never
concept/card,Karte,card,,Made of cardboard.,
\`\`\`

---

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,pl,note
concept/card,Karte,f,Karten,Aus Pappe.
\`\`\`

\`l10n/terms.en.csv\`

\`\`\`csv
id,word,note,never
concept/card,card,Made of paper.,tile
\`\`\`

\`glossary.csv\`

\`\`\`csv
id,de,en,gender,note,never
concept/card,Karte,card,,Made of paper.,sheet
\`\`\`

---

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,pl,note
concept/card,Karte,f,Karten,Aus Pappe.
\`\`\`

\`l10n/terms.en.csv\`

\`\`\`csv
id,word
concept/card,card
\`\`\`

\`glossary.csv\`

\`\`\`csv
id,de,en,gender,note,never
concept/card,Karte,playing card,,Aus Pappe.,
\`\`\`
`,
  'l10n/plural': `\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "The limit of cards in hand: {constant.handLimit}."
\`\`\`

\`trench-club/l10n/en.po:50\`

\`\`\`po
#. Einheiten · kind/Model, relation/card, kind/Unit
#: text/de/02-einheiten.md:1
msgctxt "einheiten"
msgid "Einheiten"
msgstr "Units"
\`\`\`
`,
  'l10n/plural-forms': `\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Hands of more than {constant.handLimit} cards are not allowed."
\`\`\`

\`trench-club/l10n/en.po:38\`

\`\`\`po
#. Worum es geht › Spieler · seats
#: text/de/01-ueberblick.md:14
msgctxt "spieler"
msgid "Spieler"
msgstr "Players"
\`\`\`
`,
  'l10n/stale': `\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Nobody holds more than {constant.handLimit} cards."
\`\`\`

\`l10n/fr.po\`

\`\`\`po
#. Read again after the limit went up.
msgctxt "karten"
msgid "Karten"
msgstr "Cartes"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Personne n’a plus de {constant.handLimit} cartes."
\`\`\`
`,
  'l10n/style': `\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Nobody has more than {constant.handLimit} cards."
\`\`\`

---

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Wer passt, sagt „genug“.
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Wer passt, sagt „genug“."
msgstr "Who passes says “enough”."
\`\`\`
`,
  'l10n/term': `\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,pl
concept/card,Karte,f,Karten
\`\`\`

\`l10n/terms.en.csv\`

\`\`\`csv
id,word
concept/card,card
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Nobody holds more than {constant.handLimit} cards."
\`\`\`

---

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,pl
concept/card,Karte,f,Karten
\`\`\`

\`l10n/terms.en.csv\`

\`\`\`csv
id,word,also
concept/card,card,tile
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Tiles"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Nobody holds more than {constant.handLimit} tiles."
\`\`\`
`,
  'l10n/typed-number': `\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "At most {constant.handLimit} cards make a hand."
\`\`\`

---

\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §3}

Eine Karte hat {=zwei} Hälften.
\`\`\`

\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Eine Karte hat zwei Hälften."
msgstr "A card has two halves."
\`\`\`
`,
  'l10n/unknown-text': `\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Hands are limited to {constant.handLimit} cards."
\`\`\`

\`trench-club/l10n/en.po:26\`

\`\`\`po
#. Worum es geht › Ziel · whenever, procedure/spend
#: text/de/01-ueberblick.md:8
msgctxt "ziel"
msgid "Ziel"
msgstr "Aim"
\`\`\`
`,
  'l10n/untranslated': `\`l10n/en.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cards"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Nobody holds more than {constant.handLimit} cards."
\`\`\`

\`l10n/fr.po\`

\`\`\`po
msgctxt "karten"
msgid "Karten"
msgstr "Cartes"

msgctxt "karten"
msgid "Niemand hält mehr als {constant.handLimit} Karten."
msgstr "Personne n’a plus de {constant.handLimit} cartes."
\`\`\`
`,
  'l10n/xliff': `\`karten.en.xlf\`

\`\`\`xml
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de" trgLang="en">
  <file id="f1">
    <unit id="u1">
      <segment><source>Karten</source><target>Cards</target></segment>
    </unit>
  </file>
</xliff>
\`\`\`

\`karten.fr.xlf\`

\`\`\`xml
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de" trgLang="fr">
  <file id="f1">
    <unit id="u1"><segment><source>Karten</source><target>Cartes</target></segment></unit>
    <unit id="u2"><segment><source>Ablage</source></segment></unit>
  </file>
</xliff>
\`\`\`

\`hand.en.xlf\`

\`\`\`xml
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de" trgLang="en">
  <file id="f1">
    <unit id="u1">
      <notes><note>As in the first printing.</note></notes>
      <segment><source>Hand</source><target>Hand</target></segment>
    </unit>
  </file>
</xliff>
\`\`\`
`,
  'language/later': `\`\`\`sand
option closed: Town | nothing = gard
\`\`\`

\`\`\`sand
option rain: bool = false
option opening: Weather = dry
\`\`\`
`,
  'layout/alike': `\`layout.json\`

\`\`\`json
{
  "version": 1,
  "sides": {
    "entente": { "colour": "#3b6fb6", "pattern": "solid", "letter": "E" },
    "mittelmaechte": { "colour": "#3b6fb6", "pattern": "hatch", "letter": "M" }
  }
}
\`\`\`

\`trench-club/layout.json:7\`

\`\`\`json
"DE": { "colour": "#4a4f57", "pattern": "solid", "letter": "D" },
"AH": { "colour": "#b9b19f", "pattern": "hatch", "letter": "A" },
"FR": { "colour": "#3f7fc0", "pattern": "lines", "letter": "F" },
"GB": { "colour": "#a5824d", "pattern": "dots", "letter": "G" }
\`\`\`
`,
  'layout/missing': `\`hex-dice/rules.sand:3\`

\`\`\`sand
ruleset "hex-dice" version "1.0.0" language 1 layout "layout.json" licence "MIT" authors "Sandtable contributors"
\`\`\`

---

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1 layout "board.json"
kind Stadt
table Stadt { id
  metz
}
\`\`\`

\`board.json\`

\`\`\`json
{ "version": 1, "places": { "Stadt.metz": { "at": [1, 1] } } }
\`\`\`
`,
  'layout/unknown': `\`layout.json\`

\`\`\`json
{
  "version": 1,
  "places": {
    "Stadt.metz": { "at": [1, 1] },
    "Stadt.lille": { "at": [1, 3] }
  },
  "kinds": { "Armee": { "draw": "counter", "at": "at", "side": "side" } }
}
\`\`\`

\`hex-dice/layout.json:19\`

\`\`\`json
"Army": {
  "draw": "counter",
  "at": "at",
  "side": "side"
}
\`\`\`
`,
  'leak/asked': `\`\`\`sand
state plan(s: Side): 0..9 = 0 seen by s
procedure strike(s: Side) { if plan(s) > 0 { let goal = choose one of Town by s  goal.owner = s } }
\`\`\`

\`longest-trench/aftermath.sand:47\`

\`\`\`sand
simultaneously for p in Player where seated(p) and count(hand(p)) > limit(p) {
  let over = choose count(hand(p)) - limit(p) of hand(p) by p
  put over into discarded(p.side)
}
\`\`\`
`,
  'leak/offer': `\`\`\`sand
state stock(s: Side): 0..9 = 0 seen by s
procedure bid(s: Side) { let stake = choose one of n in 0..9 by s where n <= stock(s)  log "bid" (s) }
\`\`\`

\`longest-trench/aftermath.sand:48\`

\`\`\`sand
let over = choose count(hand(p)) - limit(p) of hand(p) by p
\`\`\`
`,
  'leak/write': `\`\`\`sand
procedure gain(s: Side) { s.points = 1 }
\`\`\`

\`\`\`sand
procedure take(s: Side) { let to = choose one of t in Town by s  to.owner = s }
\`\`\`
`,
  'list/empty': `\`\`\`sand
state order: list of Town max 3 = []
\`\`\`

\`\`\`sand
procedure tour() {
  var stops: list of Town max 3 = []
  for t in Town where t.owner is none { stops += [t] }
}
\`\`\`
`,
  'list/max': `\`trench-club/cards.sand:18\`

\`\`\`sand
kind Fortune { luck: Luck, attack: 2..11, hits: list of 0..15 max 11 }  §12
\`\`\`

\`\`\`sand
state queue: list of Side max 4 = []
procedure join(s: Side) { if count(queue) < 4 { queue += [s] } }
\`\`\`
`,
  'list/too-long': `\`\`\`sand
state queue: list of 1..6 max 40 = []
\`\`\`

\`\`\`sand
state tracks(s: Side): list of Town max 8 = []
\`\`\`
`,
  'map/key': `\`trench-club/combat.sand:59\`

\`\`\`sand
function hitsOn(u: Unit, v: Unit, scored: map Aim -> Dice): Dice = if automated(u.nation) then autoHits(u, v) else scored[aim(u, v)]
\`\`\`

\`\`\`sand
state held: map Town -> Side?
procedure take(t: Town, s: Side) { held[t] = s }
\`\`\`
`,
  'map/one-key': `\`\`\`sand
procedure levy() {
  let worth = map t in Town: t.value
  red.points = worth[elmen]
}
\`\`\`

\`der-erste-weltkrieg/order.sand:3\`

\`\`\`sand
var ahead = map g in Grouping: 0
\`\`\`
`,
  'match/dead': `\`\`\`sand
function worth(n: 0..9): int = match n {
  0 -> 0
  1..3 -> 1
  else -> 2
}
\`\`\`

\`\`\`sand
function who(t: Town): int = match t.owner {
  none -> 0
  s: Side -> s.points
}
\`\`\`

\`diplomacy/board.sand:3\`

\`\`\`sand
function provinceOf(s: Site): Province = match s { p: Province -> p, c: Coast -> c.province }
\`\`\`
`,
  'match/missing': `\`\`\`sand
function worth(): int = match weather {
  dry -> 2
  wet -> 1
  snow -> 0
}
\`\`\`

\`\`\`sand
function cold(): bool = match weather {
  snow -> true
  else -> false
}
\`\`\`

\`diplomacy/adjustments.sand:4\`

\`\`\`sand
function mooring(b: Branch, s: Site): bool = match b {  §PR.Adjust
  army -> s is Province
  fleet -> provinceOf(s).land == coast and (s is Coast or not split(provinceOf(s)))  §DATC.4.C.4
}
\`\`\`
`,
  'name/ambiguous': `\`\`\`sand
type Sky = grey | blue2
state sky: Sky = grey
\`\`\`

\`\`\`sand
function isDry(): bool = weather == dry
\`\`\`
`,
  'name/call': `\`\`\`sand
function half(n: 0..9): int = n div 2
function quarter(n: 0..9): int = half(n) div 2
\`\`\`

\`\`\`sand
procedure clear() { weather = dry }
procedure spring() { clear()  round = 1 }
\`\`\`

\`der-erste-weltkrieg/victory.sand:48\`

\`\`\`sand
function leader(): Alliance = if total(allies) > total(central) then allies else central  §8.0
\`\`\`
`,
  'name/duplicate': `\`\`\`sand
state first: 0..9 = 0
state second: 0..9 = 0
\`\`\`

\`\`\`sand
function worth(t: Town) = t.value
function worthTwice(t: Town) = t.value * 2
\`\`\`
`,
  'name/initial': `\`\`\`sand
type Mood = calm | angry
state mood: Mood = calm
\`\`\`

\`\`\`sand
function twice(n: 0..9): int = n * 2
\`\`\`

\`der-erste-weltkrieg/things.sand:9\`

\`\`\`sand
type Rank = 1..4
kind Base { front: Front, grouping: Grouping }  §2.1
\`\`\`
`,
  'name/shadow': `\`\`\`sand
function most(s: Side): int = max t in Town: t.value
\`\`\`

\`\`\`sand
procedure count2(s: Side) { for t in Town where t.owner == s { s.points = 1 } }
\`\`\`
`,
  'name/unknown': `\`\`\`sand
function worth(t: Town): int = t.value * limit
\`\`\`

\`\`\`sand
procedure rain() { weather = wet }
\`\`\`
`,
  'notation/alike': `\`l10n/befehle.de.txt\`

\`\`\`txt
Befehl.halten = {k} hält
Befehl.ziehen = {k} - {nach}[ bei Nacht=nachts]
Stadt.metz = Metz
Stadt.lille = Lille | Ryssel
\`\`\`

\`diplomacy/l10n/orders.de.txt:15\`

\`\`\`txt
Branch.army = A | Armee
Branch.fleet = F | Flotte
\`\`\`
`,
  'notation/empty': `\`l10n/befehle.de.txt\`

\`\`\`txt
Befehl.halten = {k} hält | {k} [bleibt ]stehen
Befehl.ziehen = {k} nach {nach}[ nachts=nachts]
\`\`\`

\`diplomacy/l10n/orders.de.txt:2\`

\`\`\`txt
Order.hold = {u} XXX | {u} - XXX | {u} [hält | Halten | H]
\`\`\`
`,
  'notation/line': `\`l10n/befehle.de.txt\`

\`\`\`txt
# Gedruckt wird, was vorn steht.
Befehl.halten = {k} hält
Befehl.ziehen = {k} - {nach}[ nachts=nachts]
  | {k} zieht nach {nach}[ bei Nacht=nachts]
\`\`\`

\`diplomacy/l10n/orders.de.txt:8\`

\`\`\`txt
Order.carry = {u} C {whom = Unit.site.province} - {to} | {u} C {whom} - {to}
  | {u} C {whom = Unit.site.province} - {to = Coast.province}
  | {u} G {whom = Unit.site.province} - {to} | {u} geleitet {whom = Unit.site.province} - {to}
  | {u} geleitet {whom = Unit.site.province} nach {to}
\`\`\`
`,
  'notation/missing': `\`l10n/befehle.de.txt\`

\`\`\`txt
Befehl.ziehen = {k} marschiert nach {nach}[ nachts=nachts]
Befehl.halten = {k} gräbt sich ein
\`\`\`

\`l10n/befehle.en.txt\`

\`\`\`txt
Befehl.halten = {k} holds
Befehl.ziehen = {k} - {nach}[ by night=nachts]
\`\`\`
`,
  'notation/no-file': `\`l10n/befehle.de.txt\`

\`\`\`txt
Befehl.halten = {k} bleibt
Befehl.ziehen = {k} - {nach}[ nachts=nachts]
\`\`\`

---

\`diplomacy/things.sand:55\`

\`\`\`sand
notation Order for u: Unit from "orders"  §3.4
\`\`\`

\`diplomacy/l10n/orders.en.txt:2\`

\`\`\`txt
Order.hold = {u} H | {u} [Hold | Holds]
\`\`\`
`,
  'notation/parameter': `\`l10n/befehle.de.txt\`

\`\`\`txt
Befehl.halten = {k} XXX | {k} steht
Befehl.ziehen = {k} - {nach}[ nachts=nachts] | {nach} durch {k}[ nachts=nachts]
\`\`\`

\`diplomacy/l10n/orders.de.txt:5\`

\`\`\`txt
Order.support = {u} S {whom = Unit.site.province}[ - {to}] | {u} S {whom}[ - {to}] | {u} S {whom = Unit.site.province}[ -] XXX
  | {u} U {whom = Unit.site.province}[ - {to}] | {u} unterstützt {whom = Unit.site.province}[ - {to}]
  | {u} unterstützt {whom = Unit.site.province}[ nach {to}]
\`\`\`
`,
  'notation/type': `\`diplomacy/things.sand:15\`

\`\`\`sand
type Order = hold  §4.1
  | move(to: Site, stated: bool)  §4.2
  | support(whom: Province, to: Site?)  §4.4
  | carry(whom: Province, to: Province)  §PR.Convoy
notation Order for u: Unit from "orders"  §3.4
\`\`\`

---

\`\`\`sand
type Marsch = { nach: Stadt, nachts: bool }
notation Marsch for m: Korps from "marsch"
\`\`\`

\`l10n/marsch.de.txt\`

\`\`\`txt
Marsch = {m} nach {nach}[ nachts=nachts]
\`\`\`
`,
  'notation/unclosed': `\`l10n/befehle.de.txt\`

\`\`\`txt
Befehl.halten = {k} hält[ die Stellung]
Befehl.ziehen = {k} - {nach}[ nachts=nachts]
\`\`\`

\`diplomacy/l10n/orders.de.txt:21\`

\`\`\`txt
Build = {branch} {site}
\`\`\`
`,
  'notation/unknown': `\`l10n/befehle.de.txt\`

\`\`\`txt
Befehl.halten = {k} hält
Befehl.ziehen = {k} - {nach}[ nachts=nachts]
Korps.garde = Garde
\`\`\`

\`diplomacy/l10n/orders.de.txt:25\`

\`\`\`txt
result Unit.verdict.fail = {line} *scheitert*
result Unit.verdict.void = {line} *zählt nicht*
\`\`\`
`,
  'notation/unset': `\`l10n/befehle.de.txt\`

\`\`\`txt
Befehl.halten = {k} hält
Befehl.ziehen = {k}[ nachts=nachts] nach {nach}
\`\`\`

\`diplomacy/l10n/orders.de.txt:3\`

\`\`\`txt
Order.move = {u} - {to}[ über Geleit | mit Geleit | per Geleit=stated] | {u} nach {to}[ über Geleit | mit Geleit=stated]
  | {u} zieht nach {to}[ über Geleit | mit Geleit=stated]
\`\`\`
`,
  'note/changed': `\`notes.md\`

\`\`\`md
## constant/handLimit hw2k

- Anna, 2026-11-22: Why not five?
\`\`\`

\`notes.md\`

\`\`\`md
## constant/handLimit 0000

- Anna, 2026-11-22: Why not five?
- Ben, 2026-11-23: With five nobody ever has to throw a card away.
- [x] Anna, 2026-11-23
\`\`\`
`,
  'note/line': `\`notes.md\`

\`\`\`md
# What we still have to settle

## kind/Stadt

- Is a city without income worth its place?
\`\`\`

\`notes.md\`

\`\`\`md
## constant/handLimit

- Anna: Why not five?
  Two more would do no harm.
- Nobody would ever throw a card away.
\`\`\`
`,
  'note/unknown': `\`notes.md\`

\`\`\`md
## field/Stadt.income

- Anna, 2026-11-22: Does anybody ever get nine?
\`\`\`

\`notes.md\`

\`\`\`md
## constant/cardLimit 1fsc

- Anna, 2026-11-22: Why three?
- [x] Ben, 2026-11-24: There is no limit any more.
\`\`\`
`,
  'pattern/never': `\`\`\`sand
function cold(): bool = weather is snow
\`\`\`

\`\`\`sand
function held(t: Town): bool = t.owner is red
\`\`\`

\`der-erste-weltkrieg/serving.sand:13\`

\`\`\`sand
function real(a: Army): bool = a.code is not none  §2.2
\`\`\`
`,
  'pile/expected': `\`longest-trench/effects.sand:37\`

\`\`\`sand
procedure recover(n: 1..3, p: Player, z: Zone?) {  §4
  if fallen(p.side) is not empty {
    let back = choose 0..n of fallen(p.side) by p
    put back into hand(p)
  }
}
\`\`\`

\`der-erste-weltkrieg/markers.sand:44\`

\`\`\`sand
procedure drawForS(attacker: Grouping, defender: Grouping, red: Face, white: Face) {  §6.2
  if red == S { drawMarker(attacker) }
  if white == S { drawMarker(defender) }
}
procedure takeUp(g: Grouping) {  §6.2.2
  for m in drawn(g) {
    if markerBacks == telling and m.mandatory { put m into pledged(g) } else { put m into kept(g) }
  }
}
\`\`\`
`,
  'pile/kind': `\`der-erste-weltkrieg/things.sand:88\`

\`\`\`sand
pile later of Marker  §6.2.1
pile laid(g: Grouping) of Marker max 1 seen by g  §6.1
\`\`\`

\`trench-club/things.sand:120\`

\`\`\`sand
pile bag of Chip seen by nobody  §3
\`\`\`
`,
  'pile/unordered': `\`longest-trench/things.sand:86\`

\`\`\`sand
pile stock(s: Side) of Card ordered seen by nobody when empty { shuffle discarded(s) into stock(s) }  §6.6 §11
\`\`\`

\`\`\`sand
kind Karte
table Karte { id
  nebel
  gas
}
pile deck of Karte ordered
procedure discard(k: Karte) { put k under deck }
\`\`\`
`,
  'policy/arm': `\`\`\`sand
policy stur for Side {
  at turn/order {
    1 march(to) where to.value > 3
    2 rest
  }
}
\`\`\`

\`longest-trench/policy.sand:32\`

\`\`\`sand
at playSpecial/special {
  1 use(c) where not inVain(c, p.side) prefer c.effect == takeCards(2)
  2 pass
}
\`\`\`
`,
  'policy/choice': `\`\`\`sand
policy stur for Side {
  at turn/order { 1 march(to) prefer most to.value }
}
\`\`\`

\`longest-trench/policy.sand:25\`

\`\`\`sand
at pickBonusCards/picked { 1 c: Card prefer most c.value, most c.timely }
at share/agreed { 1 true }
\`\`\`
`,
  'policy/role': `\`\`\`sand
policy stur for Side {
  at turn/order { 1 rest }
}
\`\`\`

---

\`diplomacy/variants/narrow-seas.sand:5\`

\`\`\`sand
seats for Power { duel { england {ENG}  france {FRA} } }
\`\`\`

\`diplomacy/policy.sand:82\`

\`\`\`sand
at adjust/disbands { 1 u: Unit where (count v in units(u.power) where sooner(v, u)) < -due(u.power) }
\`\`\`
`,
  'pool/expected': `\`trench-club/movement.sand:163\`

\`\`\`sand
procedure destroy(u: Unit) {  §7.7
  if u.at is h: Hex and h.on == u { h.on = none }
  for c in cargo(u) { remove c }  §5.3
  remove u
  if u.entrenched { countCrews() }  §11
}
\`\`\`

\`\`\`sand
procedure mustern(n: Nation) { create Einheit(nation: n) }
procedure aufloesen(e: Einheit) { remove e }
\`\`\`
`,
  'pool/members': `\`\`\`sand
kind Feld { state besetzt: Einheit? = none }
table Feld { id
  graben
}
\`\`\`

\`\`\`sand
state verluste(n: Nation): 0..20 = 0
procedure verlieren(e: Einheit) {
  verluste(e.nation) += 1
  remove e
}
\`\`\`
`,
  'pool/size': `\`\`\`sand
kind Wagen pool 1 { nation: Nation }
\`\`\`

\`\`\`sand
kind Flugzeug pool 40 { nation: Nation, state treibstoff: 0..9 = 9 }
\`\`\`
`,
  'pool/unnamed': `\`trench-club/money.sand:64\`

\`\`\`sand
procedure enlist(n: Nation, m: Model, f: Fort) {
  let u = create Unit(nation: n, model: m, at: f, moved: true)
  log "bought" (n, u)
}
\`\`\`

\`diplomacy/adjustments.sand:56\`

\`\`\`sand
create Unit(power: p, branch: b.branch, site: b.site)
\`\`\`
`,
  'pool/value': `\`\`\`sand
procedure mustern(n: Nation) { create Einheit(nation: n) }
\`\`\`

\`trench-club/setup.sand:101\`

\`\`\`sand
procedure stand(n: Nation, m: Model, h: Hex) {
  let u = create Unit(nation: n, model: m)
  station(u, h)
}
\`\`\`
`,
  'quantor/body': `\`der-erste-weltkrieg/victory.sand:46\`

\`\`\`sand
function total(al: Alliance): int = sum g in ours(al): g.score  §8.0
\`\`\`

\`trench-club/victory.sand:10\`

\`\`\`sand
function yielding(t: Team): bool = side(t) is not empty and all n in side(t): n.resigned
\`\`\`
`,
  'quantor/filter': `\`der-erste-weltkrieg/serving.sand:4\`

\`\`\`sand
function sides(f: Front): set of Grouping = { b.grouping for b in Base where b.front == f }  §2.1
\`\`\`

\`\`\`sand
type Pair = pair(Town, Town)
function uneven(): set of Pair = { pair(a, b) for a in Town, b in Town where a.value > b.value }
\`\`\`
`,
  'quantor/no-body': `\`\`\`sand
function all2(): int = sum t in Town: t.value
\`\`\`

\`\`\`sand
function held(s: Side): int = count t in Town where t.owner == s
\`\`\`

\`longest-trench/scoring.sand:14\`

\`\`\`sand
function won(s: Side): int = count z in Zone where winner(z) == s  §10.6
\`\`\`
`,
  'quiet/reason': `\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
quiet { "code/unreachable" because "The second half waits for the next printing." }
state round: 0..9 = 1
procedure pause() {
  return
  round = 2
}
\`\`\`

---

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
quiet { "text/typed-number" because "The chapter is a quotation from the box." }
\`\`\`

\`text/en/1-cards.md\`

\`\`\`md
# Cards {#cards §1}

Nobody holds more than three cards.
\`\`\`
`,
  'quiet/unknown': `\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
quiet { "code/unreachable" because "Switched off until it is tried out." }
state storm: bool = false
procedure blow() {
  return
  storm = true
}
\`\`\`

---

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
quiet { "text/style" because "The soldier stammers, and the word stands twice." }
\`\`\`

\`text/en/1-song.md\`

\`\`\`md
# The song {#song §1}

It is a long, long long way.
\`\`\`
`,
  'quiet/unused': `\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
quiet { "code/unreachable" because "To be taken up again." }
state thaw: bool = false
procedure melt() {
  return
  thaw = true
}
\`\`\`

\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
state thaw: bool = false
procedure melt() { thaw = true }
\`\`\`
`,
  'relation/alone': `\`\`\`sand
relation rail: Town -- Town
table rail {
  elmen -- fell -- gard
}
\`\`\`

\`der-erste-weltkrieg/board.sand:158\`

\`\`\`sand
table owes {  §8.1
  DE -> { armies: 1 } f7
  DE -> { armies: 1 } f8
  DE -> { armies: 1 } f9
  DA -> { armies: 3 } f9
}
\`\`\`
`,
  'relation/direction': `\`\`\`sand
function near(t: Town): set of Town = road(t)
\`\`\`

\`\`\`sand
function linked(a: Town, b: Town): bool = b in road(a)
\`\`\`

\`der-erste-weltkrieg/board.sand:158\`

\`\`\`sand
table owes {  §8.1
  DE -> { armies: 1 } f7
  DE -> { armies: 1 } f8
  DE -> { armies: 1 } f9
  DA -> { armies: 3 } f9
}
\`\`\`
`,
  'relation/isolated': `\`\`\`sand
relation rail: Town -- Town
table rail {
  elmen -- fell -- gard
}
\`\`\`

\`diplomacy/things.sand:60\`

\`\`\`sand
relation byLand: Province -- Province  §4.2.1
\`\`\`
`,
  'relation/no-default': `\`diplomacy/things.sand:64\`

\`\`\`sand
relation starts: Power -> Province | Coast { branch: Branch = army }  §2.3
\`\`\`

\`der-erste-weltkrieg/things.sand:74\`

\`\`\`sand
relation line: City | Base -- City | Base { opens: Turn = 1 }  §6.6
\`\`\`
`,
  'relation/one-way': `\`\`\`sand
relation rail: Town -- Town
table rail {
  elmen -- fell -- gard
}
\`\`\`

\`der-erste-weltkrieg/things.sand:72\`

\`\`\`sand
relation serves: Code -> Front { since: Turn = 1, needs: City? = none, reading: Reading? = none }  §5.3 §5.4
\`\`\`
`,
  'relation/sides': `\`trench-club/things.sand:95\`

\`\`\`sand
relation card: Nation -> Model  §2
\`\`\`

\`der-erste-weltkrieg/things.sand:70\`

\`\`\`sand
relation nextTo: Front -- Front  §5.0
\`\`\`
`,
  'return/missing': `\`\`\`sand
procedure best(): Side {
  if red.points > blue.points { return red }
  return blue
}
\`\`\`

\`\`\`sand
function best2(): Side = if red.points > blue.points then red else blue
\`\`\`

\`longest-trench/scoring.sand:6\`

\`\`\`sand
function winner(z: Zone): Side? {  §10.6
  let attacker = battle().attacker
  let defender = foe(attacker)
  if z not in manned(attacker) and z not in manned(defender) { return none }
  if z not in manned(defender) { return attacker }
  if z not in manned(attacker) { return defender }
  return if strength(attacker, z) > strength(defender, z) then attacker else defender
}
\`\`\`
`,
  'return/no-result': `\`\`\`sand
procedure best(): Side { return red }
\`\`\`

\`\`\`sand
procedure stop(s: Side) {
  if s.points == 0 { return }
  s.points = 0
}
\`\`\`
`,
  'return/value': `\`\`\`sand
procedure next() { round = 1  return }
\`\`\`

\`\`\`sand
procedure number(): 0..9 { return round }
\`\`\`
`,
  'ruleset/id': `\`der-erste-weltkrieg/things.sand:3\`

\`\`\`sand
ruleset "der-erste-weltkrieg" version "1.0.0" language 1 layout "layout.json" licence "MIT" authors "Sandtable contributors"
\`\`\`

\`rules.sand\`

\`\`\`sand
ruleset "two-shores" version "0.3.0" language 1
\`\`\`
`,
  'ruleset/language': `\`longest-trench/things.sand:4\`

\`\`\`sand
ruleset "longest-trench" version "1.0.0" language 1 layout "layout.json" licence "MIT" authors "Sandtable contributors"
\`\`\`

\`rules.sand\`

\`\`\`sand
ruleset "marne" version "2.1.0" language 1
\`\`\`
`,
  'ruleset/missing': `\`hex-dice/rules.sand:3\`

\`\`\`sand
ruleset "hex-dice" version "1.0.0" language 1 layout "layout.json" licence "MIT" authors "Sandtable contributors"
\`\`\`

\`rules.sand\`

\`\`\`sand
ruleset "kleiner-krieg" version "1.0.0" language 1
kind Stadt
table Stadt { id
  metz
}
\`\`\`
`,
  'ruleset/twice': `\`rules.sand\`

\`\`\`sand
ruleset "ostfront" version "1.0.0" language 1
kind Stadt
\`\`\`

\`staedte.sand\`

\`\`\`sand
table Stadt { id
  riga
  warschau
}
\`\`\`

---

\`diplomacy/things.sand:4\`

\`\`\`sand
ruleset "diplomacy" version "1.0.0" language 1 layout "layout.json" licence "MIT" authors "Sandtable contributors"
  sources { PR "Diplomacy, public rules of the edition of 2000"  DATC "Diplomacy Adjudicator Test Cases, version 3.2" }
\`\`\`
`,
  'search/component': `\`diplomacy/board.sand:40\`

\`\`\`sand
search lane(start: Province, goal: Province, fleet: Province) over (at: Province, shut: set of Province, met: bool)
  from (start, {}, false)
  {
    step n in seas(at) where afloat(n) and n not in shut to (n, shut + seas(at), met or n == fleet) stop when goal in shores(n)
    end where met and goal in shores(at)
  }
\`\`\`

\`\`\`sand
search march(from: Town) over (at: Town, tired: bool) from (from, false) {
  step t in road(at) where not tired to (t, t.value > 2)
}
\`\`\`
`,
  'search/spent': `\`trench-club/movement.sand:78\`

\`\`\`sand
limit u.model.speed + lastStep
end where (spent <= u.model.speed or overspent(u, at)) and roomFor(u, at)
\`\`\`

\`\`\`sand
search ride(from: Town) over (at: Town) from from {
  limit 3
  step t in road(at) cost if spent < 1 then 0.5 else 1 to t
}
\`\`\`
`,
  'seats/twice': `\`der-erste-weltkrieg/settings.sand:92\`

\`\`\`sand
seats for Grouping {  §1.0 §3.0
  two { entente {WA, EA}  centre {DE, DA} }
  three { entente {WA, EA}  germany {DE}  austria {DA} }
  four { western {WA}  eastern {EA}  germany {DE}  austria {DA} }
}
\`\`\`

\`longest-trench/settings.sand:78\`

\`\`\`sand
seats for Player {  §1 §13.4
  two { allies {A1}  central {C1} }
  three { allies {A1}  central {C1}  central2 {C2} }
  threeAllies { allies {A1}  allies2 {A2}  central {C1} }
  four { allies {A1}  allies2 {A2}  central {C1}  central2 {C2} }
}
\`\`\`
`,
  'state/no-initial': `\`\`\`sand
state turn: 1..9 = 1
\`\`\`

\`\`\`sand
state leader: Side? = none
\`\`\`

\`diplomacy/things.sand:67\`

\`\`\`sand
state season: Season = spring  §3.1
state joined: Power? = none  §PR.Fewer
\`\`\`
`,
  'syntax/bidi-control': `\`\`\`sand
// Umlauts, ß and שלום read as they are written.
constant people: 0..9 = 4
\`\`\`

\`\`\`sand
constant price: 1..9 = 3  // in €
\`\`\`
`,
  'syntax/binary': `\`\`\`sand
// Schüsse über große Weiten zählen: Umlaute und ß stehen in UTF-8.
constant weite: 1..9 = 5
\`\`\`

\`der-erste-weltkrieg/variants/confirmed-surrender.sand:14\`

\`\`\`sand
text victoryCheck/proof de = "Bestätigungswürfel"
\`\`\`
`,
  'syntax/long-number': `\`der-erste-weltkrieg/settings.sand:15\`

\`\`\`sand
constant germanLead: 0..52 = 3  §8.0
\`\`\`

\`\`\`sand
constant people: 0..70000000 = 67790000
\`\`\`
`,
  'syntax/too-big': `\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
kind Stadt
\`\`\`

\`west.sand\`

\`\`\`sand
table Stadt { id
  lille
  reims
}
\`\`\`

\`ost.sand\`

\`\`\`sand
table Stadt { id
  riga
  lemberg
}
\`\`\`

---

\`der-erste-weltkrieg/board.sand:153\`

\`\`\`sand
table City from "cities.json"
table Army from "armies.json"
\`\`\`
`,
  'syntax/too-deep': `\`der-erste-weltkrieg/serving.sand:20\`

\`\`\`sand
function atPeace(a: Army): bool = treaty == signed and a.code is c: Code and c.leaves  §8.1
function fighters(g: Grouping, f: Front): set of Army = { a in troops(g, f) where real(a) and not atPeace(a) }
\`\`\`

\`\`\`sand
function near(t: Town): set of Town = road(t)
function behind(t: Town): set of Town = { b for a in near(t), b in near(a) where b != t }
\`\`\`
`,
  'syntax/unclosed': `\`\`\`sand
function worth(t: Town): int = (t.value + 1) * 2
\`\`\`

\`\`\`sand
procedure next() {
  for s in Side {
    s.points = 0
  }
}
\`\`\`
`,
  'syntax/unexpected': `\`\`\`sand
function worth(t: Town): int = t.value + 1
\`\`\`

\`\`\`sand
procedure next() { if weather == dry { weather = wet } else { weather = dry } }
\`\`\`
`,
  'syntax/unknown-character': `\`\`\`sand
constant price: 1..9 = 3  // in €
\`\`\`

\`der-erste-weltkrieg/settings.sand:79\`

\`\`\`sand
ruling stayOpen: bool = false
  because "6.0 allows to turn the armies down after a battle; nobody gains by leaving them open, and 4.2 lets them be shown at any time"  §6.0
\`\`\`
`,
  'syntax/unterminated-string': `\`trench-club/settings.sand:89\`

\`\`\`sand
ruling ruin: loses | playsOn = loses
  because "older editions let a team lose that has no units left (fr.readkong.com, Loi martiale Trench Club); this book knows forts and giving up alone, and as long as a side holds a fort it is paid and can raise units again"  §9
\`\`\`

\`\`\`sand
ruling tie: bool = true because "the text says “equal”, and names nobody"
\`\`\`
`,
  'table/cell': `\`\`\`sand
kind Ford { depth: 1..9, near: Town }
table Ford { id depth near
  narrow 2 elmen
}
\`\`\`

\`\`\`sand
kind Ford { towns: set of Town }
table Ford { id towns
  narrow {elmen, fell}
}
\`\`\`

\`longest-trench/board.sand:27\`

\`\`\`sand
table BattleMarker {
  id       at  §6.3
  crimson  belgium
}
\`\`\`
`,
  'table/cells': `\`\`\`sand
kind Ford { depth: 1..9, wide: bool = false }
table Ford { id depth wide
  narrow 2 _
}
\`\`\`

\`longest-trench/board.sand:8\`

\`\`\`sand
table Player {
  id  side  §1 §13.4
  A1  allies
  A2  allies
  C1  central
  C2  central
}
\`\`\`
`,
  'table/csv': `\`\`\`sand
kind Ford { depth: 1..9, story: text }
table Ford from "fords.csv"
\`\`\`

\`fords.csv\`

\`\`\`csv
id,depth,story
narrow,2,"Here, they say, ""nobody"" drowned."
\`\`\`

---

\`der-erste-weltkrieg/markers.csv:2\`

\`\`\`csv
M01,allies,1914,none,0,none,_,§2.3
M02,allies,1914,none,0,none,_,§2.3
\`\`\`
`,
  'table/empty': `\`\`\`sand
kind Ford
table Ford from "fords.csv"
\`\`\`

\`fords.csv\`

\`\`\`csv
id
\`\`\`

---

\`\`\`sand
kind Ford { depth: 1..9 }
table Ford from "fords.csv"
\`\`\`

\`fords.csv\`

\`\`\`csv
id,depth
narrow,2
\`\`\`
`,
  'table/header': `\`trench-club/units.sand:2\`

\`\`\`sand
table Nation {
  id  team     chair  coins
  DE  central  1      0      reconstructed coins: "only the purse of Austria-Hungary is given"  §3
  GB  entente  2      0      reconstructed coins: "only the purse of Austria-Hungary is given"  §3
  AH  central  3      3      from coins: "https://pkb-games.com/trench-club/faqs-trench-club/ no. 6"  §3 §FAQ.6
  FR  entente  4      0      reconstructed coins: "only the purse of Austria-Hungary is given"  §3
}
\`\`\`

\`\`\`sand
kind Ford { depth: 1..9, wide: bool }
table Ford { id depth wide
  narrow 2 false
}
\`\`\`
`,
  'table/id': `\`\`\`sand
kind Ford { title: text }
table Ford { id title
  sankt_peter "Saint Peter's ford"
}
\`\`\`

\`der-erste-weltkrieg/board.sand:127\`

\`\`\`sand
table Grouping {
  id  alliance  replacements  mustHold           buildsAt  movesAt  §4.2 §7.0
  DA  central   4             {f5, f6, f9, f10}  1         4
  EA  allies    5             {f7, f8, f9}       2         3
  WA  allies    4             {f1, f2, f3, f4}   3         2
  DE  central   4             {f1, f2, f3, f4}   4         1
}
\`\`\`
`,
  'table/json': `\`hex-dice/hexes.json:2\`

\`\`\`json
{"id": "a1", "q": 0, "r": -3, "on": "n1"},
{"id": "a2", "q": 1, "r": -3, "on": "n2"},
\`\`\`

---

\`\`\`sand
kind Ford { depth: 1..9 }
table Ford from "fords.json"
\`\`\`

\`fords.json\`

\`\`\`json
{
  "source": "a walk along the river",
  "rows": [{ "id": "narrow", "depth": 2 }, { "id": "broad", "depth": 1 }]
}
\`\`\`
`,
  'table/missing-column': `\`\`\`sand
kind Ford { depth: 1..9 = 1 }
table Ford { id
  narrow
}
\`\`\`

\`\`\`sand
kind Ford { depth: 1..9 }
table Ford { id depth
  narrow 2
}
\`\`\`

\`diplomacy/map.sand:13\`

\`\`\`sand
table Coast {
  id      province  §4.2.4
  bul_ec  bul
  bul_sc  bul
  spa_nc  spa
  spa_sc  spa
  stp_nc  stp
  stp_sc  stp
}
\`\`\`
`,
  'table/missing-file': `\`hex-dice/rules.sand:20\`

\`\`\`sand
table Hex from "hexes.json"
\`\`\`

---

\`\`\`sand
kind Ford
table Ford from "rivers/fords.csv"
\`\`\`

\`rivers/fords.csv\`

\`\`\`csv
id
narrow
\`\`\`
`,
  'table/one-line': `\`\`\`sand
kind Ford { depth: 1..9 }
table Ford { id depth
  narrow 2
}
\`\`\`

\`longest-trench/board.sand:23\`

\`\`\`sand
table VictoryMarker {
  id      at  §6.2
  yellow  mid0
}
\`\`\`
`,
  'table/unknown-column': `\`\`\`sand
kind Ford { depth: 1..9 }
table Ford { id depth
  narrow 2
}
\`\`\`

\`\`\`sand
kind Ford { depth: 1..9, wide: bool = false }
table Ford { id depth wide
  narrow 2 _
  broad 1 true
}
\`\`\`
`,
  'term/column': `\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article
Stadt.metz,Metz,n,none
\`\`\`

\`l10n/terms.en.csv\`

\`\`\`csv
id,word,article,note
Stadt.metz,Metz,none,a fortress
\`\`\`
`,
  'term/empty': `\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,pl
kind/Stadt,Stadt,f,Städte
\`\`\`

\`trench-club/l10n/terms.de.csv:5\`

\`\`\`csv
kind/Fort,Fort,n,,,,,Forts,,,,Festung
concept/trench,Graben,m,,,,,Gräben,,Gräben,,
concept/mine,Mine,f,,,,,,,,,
\`\`\`
`,
  'term/forbidden': `\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,pl,never
kind/Stadt,Stadt,f,Städte,Ortschaft
\`\`\`

\`text/de/1-staedte.md\`

\`\`\`md
# Städte {#staedte §1}

Wer alle Städte hält, gewinnt.
\`\`\`

---

\`diplomacy/l10n/terms.de.csv:3\`

\`\`\`csv
kind/Province,Gebiet,n,,,Gebiete,Feld,Provinz,21
concept/supplyCentre,Versorgungszentrum,n,,,Versorgungszentren,,Nachschubzentrum
\`\`\`
`,
  'term/form': `\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,pl
kind/Stadt,Stadt,f,Städte
\`\`\`

\`text/de/1-staedte.md\`

\`\`\`md
# Städte {#staedte §1}

Alle [Städte](kind/Stadt) liegen im Westen.
\`\`\`

---

\`trench-club/text/de/01-ueberblick.md:4\`

\`\`\`md
Deutschland und Österreich-Ungarn kämpfen als [Mittelmächte](Team.central) gegen Frankreich und Großbritannien, die
[Entente](Team.entente). Alle schicken Einheiten über ein Schlachtfeld aus Sechsecken, um Forts zu erobern, und
bestreiten mit dem Sold daraus neue Einheiten und Reparaturen.
\`\`\`
`,
  'term/gender': `\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,pl
kind/Stadt,Stadt,f,,Städte
Stadt.metz,Metz,n,none,
\`\`\`

\`trench-club/l10n/terms.de.csv:10\`

\`\`\`csv
concept/coin,Münze,f,,,,,,,,,
concept/automa,Automa,m,,,,,-,,,,
concept/attack,Angriff,m,,,,,Angriffe,,,,
\`\`\`
`,
  'term/missing': `\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article
Stadt.lille,Lille,n,none
\`\`\`

\`l10n/terms.en.csv\`

\`\`\`csv
id,word,article
Stadt.lille,Lille,none
\`\`\`

---

\`diplomacy/l10n/terms.de.csv:8\`

\`\`\`csv
concept/convoy,Geleit,n,,,Geleite,,Konvoi
\`\`\`

\`diplomacy/l10n/terms.en.csv:8\`

\`\`\`csv
concept/convoy,convoy,,,,
\`\`\`
`,
  'term/no-column': `\`l10n/terms.en.csv\`

\`\`\`csv
id,word,article
Stadt.metz,Metz,none
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,note
Stadt.lille,Lille,n,none,früher Ryssel
\`\`\`
`,
  'term/plural': `\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,pl
kind/Stadt,Stadt,f,,Städte
concept/mud,Schlamm,m,,-
\`\`\`

\`trench-club/l10n/terms.de.csv:7\`

\`\`\`csv
concept/hexagon,Feld,n,,,,,Felder,,,,
concept/trench,Graben,m,,,,,Gräben,,Gräben,,
concept/mine,Mine,f,,,,,,,,,
\`\`\`
`,
  'term/twice': `\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article
Stadt.metz,Metz,n,none
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
Stadt_lille_name = Lille
\`\`\`

---

\`diplomacy/l10n/terms.de.csv:2\`

\`\`\`csv
kind/Power,Macht,f,,,Mächte,,Großmacht
kind/Province,Gebiet,n,,,Gebiete,Feld,Provinz,21
\`\`\`
`,
  'term/unknown': `\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article
Stadt.metz,Metz,n,none
Stadt.lille,Lille,n,none
\`\`\`

\`der-erste-weltkrieg/l10n/terms.de.csv:5\`

\`\`\`csv
kind/Base,Stützpunkt,m,,,,Stützpunkte,,,,
type/Alliance,Allianz,f,,,,Allianzen,,,,
concept/mandatoryMarker,Pflichtmarker,m,,,,,,,,
\`\`\`
`,
  'text/cycle': `\`l10n/messages.de.ftl\`

\`\`\`ftl
-money = Franken
Stadt_income = Ertrag in { -money }
\`\`\`

\`l10n/messages.en.ftl\`

\`\`\`ftl
-money = francs
-pay = pay in { -money }
Stadt_income = { -pay } each turn
\`\`\`
`,
  'text/duplicate': `\`text/de/1-staedte.md\`

\`\`\`md
# Städte {#staedte §1}

Städte bringen Ertrag.

## Ertrag {#ertrag §1.1}

Metz bringt {Stadt.metz.income}.
\`\`\`

\`trench-club/text/de/05-bewegen.md:1\`

\`\`\`md
# Bewegen {#bewegen §5 §KF.1}
explains: procedure/moveUnits, procedure/relocate
## Feindkontakt {#kontakt §5.2 §KF.1}
explains: function/threat, function/grips, function/contact, ruling/turretContact
\`\`\`
`,
  'text/empty': `\`text/de/1-staedte.md\`

\`\`\`md
# Städte {#staedte §1}

Metz und Lille liegen im Westen.
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
# Weitere Namen folgen.
Stadt_metz_name = Metz
\`\`\`
`,
  'text/function': `\`trench-club/l10n/messages.de.ftl:115\`

\`\`\`ftl
conquer--conquered = { TERM($u, article: "def", cap: "yes") } { GENUS($u) ->
    [p] erobern
   *[other] erobert
} { $f }.
\`\`\`

\`l10n/messages.en.ftl\`

\`\`\`ftl
Stadt_income = { NUMBER($constant_handLimit) } francs
\`\`\`
`,
  'text/max': `\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,article,max
Stadt.metz,Metz,n,none,12
Stadt.lille,Lille,n,none,12
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
Stadt_metz_name = Metz
    .max = 8
Stadt_lille_name = Lille
\`\`\`
`,
  'text/message': `\`l10n/messages.en.ftl\`

\`\`\`ftl
# What a city brings
Stadt_income = { $constant_handLimit ->
    [one] one franc
   *[other] { $constant_handLimit } francs
}
\`\`\`

\`longest-trench/l10n/messages.de.ftl:96\`

\`\`\`ftl
robBlindly--robbed = { $p } gegen { $victim }: { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
} abgelegt
\`\`\`
`,
  'text/not-said': `\`l10n/messages.de.ftl\`

\`\`\`ftl
Stadt_metz_name = Metz
Stadt_income = Ertrag
\`\`\`

\`l10n/messages.en.ftl\`

\`\`\`ftl
Stadt_metz_name = Metz
Stadt_income = income
\`\`\`

---

\`trench-club/l10n/messages.de.ftl:4\`

\`\`\`ftl
play--start = Wer beginnt
\`\`\`

\`trench-club/l10n/messages.en.ftl:4\`

\`\`\`ftl
play--start = Who begins
\`\`\`
`,
  'text/number': `\`rules.sand\`

\`\`\`sand
ruleset "sample" version "1.0.0" language 1
constant handLimit: 1..9 = 3
kind Stadt
\`\`\`

\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,pl
kind/Stadt,Stadt,f,Städte
\`\`\`

\`text/de/1-staedte.md\`

\`\`\`md
# Städte {#staedte §1}

Niemand hält mehr als {constant.handLimit} Städte.
\`\`\`

---

\`trench-club/text/de/05-bewegen.md:33\`

\`\`\`md
Ein Transportwagen nimmt bis zu {Model.transport.capacity} Einheiten mit. Mitfahren können: {list.Model.carried.true}.
Erst steigen sie nacheinander ein, jede in ihrem eigenen Zug und für {constant.boardingCost}, ganz gleich, wo der
Wagen steht. Dann fährt er, und am Ende steigen alle auf benachbarte freie Felder aus, die sie betreten dürfen. Sie
bewegen sich nicht weiter, können aber angreifen.
\`\`\`
`,
  'text/open-brace': `\`l10n/messages.de.ftl\`

\`\`\`ftl
Stadt_income = höchstens { $constant_handLimit } Franken
\`\`\`

\`trench-club/text/de/05-bewegen.md:16\`

\`\`\`md
Wasser betreten nur Fußsoldaten, und es kostet einen ganzen Zug. Wer im Wasser steht, greift nicht an, schießt nicht
zurück und baut nichts; das gilt auch für Einheiten, die dort aufgestellt wurden. Lufteinheiten zahlen für jedes Feld {constant.flightCost}. Schiffe bleiben auf dem Wasser; eine Brücke ist für
sie Wasser.
\`\`\`
`,
  'text/outside': `\`text/de/1-staedte.md\`

\`\`\`md
# Städte {#staedte §1}

Was unter der Überschrift steht, wird gedruckt.
\`\`\`

\`trench-club/text/de/05-bewegen.md:1\`

\`\`\`md
# Bewegen {#bewegen §5 §KF.1}
explains: procedure/moveUnits, procedure/relocate
\`\`\`
`,
  'text/reference': `\`l10n/messages.de.ftl\`

\`\`\`ftl
-coin = Franken
Stadt_income = in { -coin }
\`\`\`

\`l10n/messages.en.ftl\`

\`\`\`ftl
Stadt_lille_name = Lille
Stadt_metz_name = not { Stadt_lille_name }
\`\`\`
`,
  'text/reviewed': `\`trench-club/text/reviewed.txt:1\`

\`\`\`txt
ablauf procedure/takeTurn u1fw
\`\`\`

\`der-erste-weltkrieg/text/reviewed.txt:1\`

\`\`\`txt
abkuerzungen field/Code.parent i1il
abkuerzungen kind/Code 6i0k
angriffslinien function/cities 7nzh
\`\`\`
`,
  'text/rule-changed': `\`text/de/1-karten.md\`

\`\`\`md
# Karten {#karten §1}
explains: constant/handLimit

Voll ist eine Hand mit {constant.handLimit} Karten.
\`\`\`

\`trench-club/text/reviewed.txt:1\`

\`\`\`txt
ablauf procedure/takeTurn u1fw
angriffe function/targets cjrl
\`\`\`
`,
  'text/said-twice': `\`l10n/messages.de.ftl\`

\`\`\`ftl
Stadt_metz_name = Metz
Stadt_lille_name = Lille
\`\`\`

---

\`l10n/messages.de.ftl\`

\`\`\`ftl
Stadt_income = Ertrag
\`\`\`

\`l10n/names.de.ftl\`

\`\`\`ftl
Stadt_lille_name = Lille
\`\`\`
`,
  'text/stray': `\`l10n/messages.de.ftl\`

\`\`\`ftl
Stadt_metz_name =
    Metz, die Festung
    an der Mosel
\`\`\`

\`trench-club/l10n/messages.de.ftl:10\`

\`\`\`ftl
# choices and rolls
sortGroups--groups = Welche Einheit kommt auf welchen verdeckten Chip?
\`\`\`
`,
  'text/style': `\`text/de/1-staedte.md\`

\`\`\`md
# Städte {#staedte §1}

Wer aufgibt, sagt „genug“.
\`\`\`

\`text/en/1-cities.md\`

\`\`\`md
# Cities {#cities §1}

Whoever gives up says “enough”.
\`\`\`
`,
  'text/too-deep': `\`l10n/messages.en.ftl\`

\`\`\`ftl
Stadt_income = { $constant_handLimit ->
    [one] { NUMBER($constant_handLimit) } franc
   *[other] { NUMBER($constant_handLimit) } francs
}
\`\`\`

\`text/de/1-staedte.md\`

\`\`\`md
# Städte {#staedte §1}

- Große Städte
  - Metz
- Kleine Städte
  - Lille
\`\`\`
`,
  'text/too-long': `\`l10n/terms.de.csv\`

\`\`\`csv
id,word,gender,pl,max
kind/Stadt,Stadt,f,Städte,6
\`\`\`

\`l10n/messages.de.ftl\`

\`\`\`ftl
Stadt_metz_name = Metz
Stadt_lille_name = Lille
\`\`\`

---

\`l10n/messages.de.ftl\`

\`\`\`ftl
Stadt_income = Ertrag
    .max = 8
\`\`\`
`,
  'text/typed-number': `\`trench-club/text/de/05-bewegen.md:9\`

\`\`\`md
Was ein Schritt kostet, hängt allein von dem Feld ab, auf das man zieht: eine Wiese {constant.meadowCost}, ein Wald
{constant.forestCost}, eine Straße oder Brücke {constant.roadCost}. Dem Verlauf einer Straße braucht man nicht zu
folgen, Kurven dürfen geschnitten werden. Wer nur noch {constant.lastStep} übrig hat, darf damit als letzten Schritt
auf eine Wiese ziehen.
\`\`\`

\`text/de/1-staedte.md\`

\`\`\`md
# Städte {#staedte §1}

Im Jahr 1914 bringt Metz {Stadt.metz.income}, und die Karte hat {=zwei} Seiten.
\`\`\`
`,
  'text/unknown-path': `\`text/de/1-staedte.md\`

\`\`\`md
# Städte {#staedte §1}
explains: kind/Stadt, constant/handLimit

[Lille](Stadt.lille) bringt {Stadt.lille.income}, siehe [](#staedte).
\`\`\`

\`trench-club/text/de/05-bewegen.md:1\`

\`\`\`md
# Bewegen {#bewegen §5 §KF.1}
explains: procedure/moveUnits, procedure/relocate
\`\`\`
`,
  'text/unused': `\`l10n/messages.de.ftl\`

\`\`\`ftl
Stadt_metz_name = Metz
Stadt_lille_name = Lille
Stadt_income = Ertrag
constant--handLimit = Handkarten
\`\`\`

\`trench-club/l10n/messages.de.ftl:5\`

\`\`\`ftl
takeTurn--moving = Einheiten bewegen
takeTurn--naming = Angriffe benennen
\`\`\`
`,
  'text/variable': `\`l10n/messages.de.ftl\`

\`\`\`ftl
Stadt_income = bis { $constant_handLimit }
\`\`\`

\`longest-trench/l10n/messages.de.ftl:96\`

\`\`\`ftl
robBlindly--robbed = { $p } gegen { $victim }: { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
} abgelegt
\`\`\`
`,
  'text/variant': `\`der-erste-weltkrieg/l10n/messages.de.ftl:91\`

\`\`\`ftl
deploy--deployed = { $g } { $armies ->
    [0] stellen keine Armee auf.
    [one] stellen 1 Armee auf.
   *[other] stellen { $armies } Armeen auf.
}
\`\`\`

\`l10n/messages.fr.ftl\`

\`\`\`ftl
Stadt_income = { $constant_handLimit ->
    [one] un franc
   *[other] { $constant_handLimit } francs
}
\`\`\`
`,
  'together/asks-nobody': `\`longest-trench/aftermath.sand:47\`

\`\`\`sand
simultaneously for p in Player where seated(p) and count(hand(p)) > limit(p) {
  let over = choose count(hand(p)) - limit(p) of hand(p) by p
  put over into discarded(p.side)
}
\`\`\`

\`\`\`sand
procedure pay() { for s in Side { s.points = 1 } }
\`\`\`
`,
  'together/by': `\`diplomacy/year.sand:27\`

\`\`\`sand
simultaneously for p in Power where leads(p) {
  choose talk by p {
    enough -> p.draws = false
    offerDraw -> p.draws = true
  }
}
\`\`\`

\`\`\`sand
procedure bid() {
  simultaneously for s in Side { let stake = choose one of 0..9 by s  s.points = stake }
}
\`\`\`
`,
  'together/calls-asking': `\`longest-trench/preparation.sand:62\`

\`\`\`sand
simultaneously for p in Player where seated(p) {
  let swap = choose leastExchange(p)..(if paired(p.side) then partnersExchange else exchangeMax) of hand(p) by p  §13.4
  put swap into discarded(p.side)
  draw count(swap) from stock(p.side) to hand(p)
  renew(p.side)
}
\`\`\`

\`\`\`sand
function dear(n: 0..9): bool = n > limit
procedure bid() {
  simultaneously for s in Side {
    let stake = choose one of 0..9 by s
    if dear(stake) { s.points = stake }
  }
}
\`\`\`
`,
  'together/captured': `\`diplomacy/adjustments.sand:31\`

\`\`\`sand
var built: set of Build = {}
var gone: set of Unit = {}
\`\`\`

\`\`\`sand
procedure bid() {
  let most = limit
  simultaneously for s in Side {
    let stake = choose one of 0..9 by s
    s.points = if stake > most then most else stake
  }
}
\`\`\`
`,
  'together/leaves': `\`\`\`sand
procedure bid() {
  simultaneously for s in Side {
    let stake = choose one of 0..9 by s
    if stake > 0 { s.points = stake } else { log "passed" (s) }
  }
}
\`\`\`

\`longest-trench/aftermath.sand:47\`

\`\`\`sand
simultaneously for p in Player where seated(p) and count(hand(p)) > limit(p) {
  let over = choose count(hand(p)) - limit(p) of hand(p) by p
  put over into discarded(p.side)
}
\`\`\`
`,
  'together/nested': `\`\`\`sand
procedure twoRounds() {
  simultaneously for s in Side { let first = choose one of 0..3 by s  s.points = first }
  simultaneously for s in Side { let second = choose one of 0..3 by s  s.points += second }
}
\`\`\`

\`diplomacy/year.sand:4\`

\`\`\`sand
for s in Season {
  season = s
  log "season" (season, year)
  if talks { phase negotiation { negotiate() } }  §3.3
  phase orders { writeOrders() }  §3.4
  phase fighting { resolve() }  §4
  phase retreats { retreat() }  §PR.Retreat
}
\`\`\`
`,
  'together/roles': `\`diplomacy/year.sand:27\`

\`\`\`sand
simultaneously for p in Power where leads(p) {
  choose talk by p {
    enough -> p.draws = false
    offerDraw -> p.draws = true
  }
}
\`\`\`

\`\`\`sand
procedure vote() {
  simultaneously for s in Side where s.points > 0 { let yes = choose one of bool by s  if yes { round = 1 } }
}
\`\`\`
`,
  'together/writes-before': `\`longest-trench/preparation.sand:62\`

\`\`\`sand
simultaneously for p in Player where seated(p) {
  let swap = choose leastExchange(p)..(if paired(p.side) then partnersExchange else exchangeMax) of hand(p) by p  §13.4
  put swap into discarded(p.side)
  draw count(swap) from stock(p.side) to hand(p)
  renew(p.side)
}
\`\`\`

\`\`\`sand
procedure bid() {
  simultaneously for s in Side {
    let stake = choose one of 0..9 by s
    let double = choose one of bool by s
    s.points = if double then 2 * stake else stake
  }
}
\`\`\`
`,
  'type/circle': `\`\`\`sand
type Place = { town: Town, days: 1..9 }
\`\`\`

\`\`\`sand
type Goal = Town | nowhere
state goal: Goal = nowhere
\`\`\`

\`der-erste-weltkrieg/things.sand:15\`

\`\`\`sand
type Place = Front | coming(Turn) | lost
\`\`\`
`,
  'type/divisor': `\`\`\`sand
function half(n: 0..20): 0..10 by 1/2 = n / 2
\`\`\`

\`trench-club/automa.sand:13\`

\`\`\`sand
return if u.damage < automaWeakFrom then base + automaLevel * steps(level(u)) else (base + 1) div 2 + automaWeakLevel * steps(level(u))
\`\`\`
`,
  'type/empty-range': `\`\`\`sand
state morale: 0..9 = 5
\`\`\`

\`\`\`sand
state debt: -9..0 = 0
\`\`\`

\`diplomacy/things.sand:8\`

\`\`\`sand
type Year = 1901..1960  §3.1
\`\`\`
`,
  'type/empty-set': `\`\`\`sand
state burnt: set of Town = {}
\`\`\`

\`\`\`sand
function free(s: Side): set of Town = if s.points > 0 then { t in Town where t.owner is none } else {}
\`\`\`
`,
  'type/fields': `\`der-erste-weltkrieg/capture.sand:3\`

\`\`\`sand
function cities(f: Front): set of City = { c in City where c.front == f }
\`\`\`

\`\`\`sand
function holder(t: Town): int = if t.owner is s: Side then s.points else 0
\`\`\`
`,
  'type/greedy': `\`der-erste-weltkrieg/checks.sand:3\`

\`\`\`sand
expect (count a in Army where a.code is not none) == 72 as armies  §2.0
\`\`\`

\`trench-club/money.sand:9\`

\`\`\`sand
function room(n: Nation, m: Model): bool =  §8.5
  count(Unit) < 120 and (not typeLimit or (count u in owned(n) where u.model == m) < unitsOfType)
\`\`\`
`,
  'type/grid': `\`hex-dice/rules.sand:6\`

\`\`\`sand
kind Hex on hexes pointed { state on: Army? }
function exits(a: Army): set of Hex = if a.at is h: Hex then { n in neighbours(h) where n.on is none } else {}
\`\`\`

\`\`\`sand
kind Feld on squares 4
table Feld { id x y
  graben 0 0
  wald 1 0
}
function near(f: Feld, g: Feld): bool = distance(f, g) <= 1
\`\`\`
`,
  'type/map': `\`\`\`sand
state held: map Town -> Side?
function free(): set of Town = { t in Town where held[t] is none }
\`\`\`

\`diplomacy/orders.sand:12\`

\`\`\`sand
for u in mine { u.written = written[u] }
\`\`\`
`,
  'type/mismatch': `\`\`\`sand
function isRed(t: Town): bool = t.owner == red
\`\`\`

\`\`\`sand
state best: Side = blue
procedure swap() { best = red }
\`\`\`

\`trench-club/movement.sand:4\`

\`\`\`sand
function foes(u: Unit, v: Unit): bool = u.nation.team != v.nation.team
\`\`\`
`,
  'type/never-none': `\`\`\`sand
function holds(t: Town): bool = t.owner is not none
\`\`\`

\`\`\`sand
function who(t: Town): Side = t.owner otherwise red
\`\`\`

\`longest-trench/teams.sand:10\`

\`\`\`sand
function speaker(s: Side): Player = (first p in Player where p.side == s and seated(p)) otherwise A1
\`\`\`
`,
  'type/not-in-state': `\`longest-trench/things.sand:10\`

\`\`\`sand
type Rank = weapon | general | ace  §10.3
\`\`\`

\`\`\`sand
kind Befehl { words: text }
table Befehl { id words
  halten "Die Stellung wird gehalten."
}
state last: Befehl = halten
\`\`\`
`,
  'type/order': `\`der-erste-weltkrieg/course.sand:24\`

\`\`\`sand
function yearOf(t: 1..7): 1914..1919 = 1914 + max(0, t - turnsOf1914)
\`\`\`

\`\`\`sand
function ahead(): bool = count({ t in Town where t.owner == red }) > count({ t in Town where t.owner == blue })
\`\`\`
`,
  'type/payload': `\`diplomacy/things.sand:15\`

\`\`\`sand
type Order = hold  §4.1
  | move(to: Site, stated: bool)  §4.2
  | support(whom: Province, to: Site?)  §4.4
  | carry(whom: Province, to: Province)  §PR.Convoy
\`\`\`

\`\`\`sand
type Plan = { goal: Town, side: Side, turn: 1..9 }
state plan: Plan? = none
\`\`\`
`,
  'type/set': `\`trench-club/setup.sand:6\`

\`\`\`sand
function reserves(n: Nation): set of Unit = { u in Unit where kin(u.nation, n) and u.at == offBoard }
function closed(n: Nation): set of Group = { g in Group where dealt(n, g) is not empty }
\`\`\`

\`\`\`sand
procedure reset(t: Town) { for n in road(t) + {t} { n.owner = none } }
\`\`\`
`,
  'type/step': `\`trench-club/settings.sand:3\`

\`\`\`sand
constant forestCost: 0..6 by 1/2 = 1.5  §5.1
\`\`\`

\`\`\`sand
state price: 0..4 by 1/4 = 0.75
\`\`\`
`,
  'type/too-big': `\`trench-club/things.sand:59\`

\`\`\`sand
kind Armour { open: set of 1..30, wood: set of 1..30 }  §7.6
\`\`\`

\`\`\`sand
state seen: set of 1..400 = {}
\`\`\`
`,
  'type/twice': `\`\`\`sand
type Phase = dawn | noon | dusk
state phase2: Phase = dawn
\`\`\`

\`\`\`sand
type Goal = Town | Side
state goal: Goal = red
\`\`\`

\`trench-club/things.sand:28\`

\`\`\`sand
type Place = Hex | Fort | aboard(Unit) | offBoard
\`\`\`
`,
  'type/unnamed': `\`diplomacy/things.sand:57\`

\`\`\`sand
type Build = { branch: Branch, site: Site }  §PR.Adjust
\`\`\`

\`\`\`sand
type Point = { x: 0..9, y: 0..9 }
function mirrored(p: Point): Point = Point(x: p.y, y: p.x)
\`\`\`
`,
  'variant/base': `\`variants/haus.sand\`

\`\`\`sand
variant "haus" of "sample" "^1.0" {
  set constant limit = 4
}
\`\`\`

---

\`variants/haus.sand\`

\`\`\`sand
variant "haus" of "sample" "^1.0" {
  set constant limit = 2
}
\`\`\`

\`variants/hof.sand\`

\`\`\`sand
variant "hof" of "haus" "*" {
  change Einheit.infanterie { speed: 3 }
}
\`\`\`
`,
  'variant/circle': `\`variants/haus.sand\`

\`\`\`sand
variant "haus" of "sample" "^1.0" {
  set constant limit = 4
}
\`\`\`

\`variants/hof.sand\`

\`\`\`sand
variant "hof" of "haus" "*" {
  change Einheit.kavallerie { speed: 5 }
}
\`\`\`

---

\`variants/ost.sand\`

\`\`\`sand
variant "ost" of "sample" "^1.0" {
  change Einheit.infanterie { speed: 1 }
}
\`\`\`

\`variants/west.sand\`

\`\`\`sand
variant "west" of "sample" "^1.0" {
  change Einheit.kavallerie { speed: 3 }
}
\`\`\`
`,
  'variant/conflict': `\`variants/schlamm.sand\`

\`\`\`sand
variant "schlamm" of "sample" "^1.0" {
  change Einheit.infanterie { speed: 1 }
}
\`\`\`

\`variants/strassen.sand\`

\`\`\`sand
variant "strassen" of "sample" "^1.0" {
  change Einheit.kavallerie { speed: 5 }
}
\`\`\`

---

\`variants/haus.sand\`

\`\`\`sand
variant "haus" of "sample" "^1.0" {
  replace function fast(e: Einheit): bool = e.foot
}
\`\`\`

\`variants/hof.sand\`

\`\`\`sand
variant "hof" of "sample" "^1.0" requires "haus" {
  replace function fast(e: Einheit): bool = original(e) and e.speed > 1
}
\`\`\`
`,
  'variant/drift': `\`trench-club/variants/special-forces.sand:6\`

\`\`\`sand
replace function begins(n: Nation, m: Model): bool was "knjh.6ivd" = original(n, m) or m.deck == special and m.speed > 0 and m.medium != afloat
\`\`\`

\`diplomacy/variants/winged-units.sand:16\`

\`\`\`sand
replace function berth(u: Unit, to: Site): Site was "qkk6.9jg6" = if u.branch == wing then provinceOf(to) else original(u, to)
\`\`\`
`,
  'variant/excludes': `\`variants/schlamm.sand\`

\`\`\`sand
variant "schlamm" of "sample" "^1.0" excludes "strassen" {
  set constant limit = 1
}
\`\`\`

---

\`variants/schlamm.sand\`

\`\`\`sand
variant "schlamm" of "sample" "^1.0" {
  set constant limit = 1
}
\`\`\`

\`variants/nacht.sand\`

\`\`\`sand
variant "nacht" of "sample" "^1.0" excludes "strassen" {
  change Einheit.kavallerie { speed: 3 }
}
\`\`\`
`,
  'variant/file': `\`variants/haus.sand\`

\`\`\`sand
variant "haus" of "sample" "^1.0" {
  constant extra: 0..9 = 1
  set constant limit = 5
}
\`\`\`

\`variants/wagen.sand\`

\`\`\`sand
variant "wagen" of "sample" "^1.0" {
  add Einheit.wagen { speed: 5 }
}
\`\`\`
`,
  'variant/missing': `\`variants/haus.sand\`

\`\`\`sand
variant "haus" of "sample" "^1.0" {
  set constant limit = 4
}
\`\`\`

---

\`variants/schlamm.sand\`

\`\`\`sand
variant "schlamm" of "sample" "^1.0" {
  change Einheit.infanterie { speed: 1 }
}
\`\`\`

\`variants/nacht.sand\`

\`\`\`sand
variant "nacht" of "sample" "^1.0" {
  set constant limit = 2
}
\`\`\`

---

\`variants/dragoner.sand\`

\`\`\`sand
variant "dragoner" of "sample" "^1.0" {
  add Einheit.dragoner { speed: 4 }
}
\`\`\`
`,
  'variant/moved': `\`variants/haus.sand\`

\`\`\`sand
variant "haus" of "sample" "^1.0" {
  moved Einheit.husaren to Einheit.kavallerie
  change Einheit.husaren { speed: 5 }
}
\`\`\`

\`variants/haus.sand\`

\`\`\`sand
variant "haus" of "sample" "^1.0" {
  moved march/ride to march/go
  after step march/ride { moved = min(moved + 1, 9) }
}
\`\`\`
`,
  'variant/name': `\`variants/schnelle-reiter.sand\`

\`\`\`sand
variant "schnelle-reiter" of "sample" "^1.0" {
  change Einheit.kavallerie { speed: 6 }
}
\`\`\`

\`variants/grabenkrieg.sand\`

\`\`\`sand
variant "grabenkrieg" of "sample" "^1.0" {
  set constant limit = 1
}
\`\`\`
`,
  'variant/no-rows': `\`diplomacy/variants/narrow-seas.sand:9\`

\`\`\`sand
change p in Province where p in {bel, hol, naf, por, spa} was "rr2s" { narrow: true }
\`\`\`

\`variants/fuss.sand\`

\`\`\`sand
variant "fuss" of "sample" "^1.0" {
  change e in Einheit where e.foot { speed: 1 }
}
\`\`\`
`,
  'variant/one-language': `\`diplomacy/variants/winged-units.sand:5\`

\`\`\`sand
text Branch.wing.name de = "Staffel"
text Branch.wing.name en = "wing"
\`\`\`

\`longest-trench/variants/late-arrivals.sand:23\`

\`\`\`sand
text Card.CX1.name de = "Paris-Geschütz"
text Card.CX1.name en = "Paris Gun"
\`\`\`
`,
  'variant/original': `\`der-erste-weltkrieg/variants/no-surrender-in-1914.sand:3\`

\`\`\`sand
replace step victoryCheck/surrenderRolls was "jo7q" {
  if turn > turnsOf1914 { original() }
}
\`\`\`

\`der-erste-weltkrieg/variants/confirmed-surrender.sand:4\`

\`\`\`sand
replace step victoryCheck/failedRoll was "nwg8" {
  var broken = false
  repeat burden(g) times {
    let proof = roll Face by g
    if proof == S { broken = true }
  }
  if broken { original() } else { log "spared" (g, points: burden(g)) }
}
\`\`\`
`,
  'variant/path': `\`trench-club/variants/fast-infantry.sand:3\`

\`\`\`sand
change Model.infantry was "comn" { speed: 3, price: 3 }
remove expect/bonds was "q7t8"
\`\`\`

\`diplomacy/variants/narrow-seas.sand:20\`

\`\`\`sand
before step winter/victory was "g9pg" {
  if mode == duel {
    let winners = { p in Power where centres(p) >= centresOfNarrowSeas }
    if winners is not empty { finish won by winners because "centres" }
  }
}
\`\`\`
`,
  'variant/place': `\`variants/haus.sand\`

\`\`\`sand
variant "haus" of "sample" "^1.0" {
  set constant limit = 6
}
\`\`\`

\`variants/kosaken.sand\`

\`\`\`sand
variant "kosaken" of "sample" "^1.0" {
  add Einheit.kosaken { speed: 5 }
}
\`\`\`
`,
  'variant/range': `\`variants/haus.sand\`

\`\`\`sand
variant "haus" of "sample" ">=1.0 <3" {
  set constant limit = 4
}
\`\`\`

\`variants/haus.sand\`

\`\`\`sand
variant "haus" of "sample" "~1.2" {
  set constant limit = 4
}
\`\`\`
`,
  'variant/requires': `\`variants/alpen.sand\`

\`\`\`sand
variant "alpen" of "sample" "^1.0" {
  set constant limit = 2
}
\`\`\`

\`variants/hof.sand\`

\`\`\`sand
variant "hof" of "sample" "^1.0" requires "alpen" {
  change Einheit.infanterie { speed: 1 }
}
\`\`\`

---

\`variants/alpen.sand\`

\`\`\`sand
variant "alpen" of "sample" "^1.0" {
  set constant limit = 2
}
\`\`\`

\`variants/hof.sand\`

\`\`\`sand
variant "hof" of "alpen" "*" {
  change Einheit.infanterie { speed: 1 }
}
\`\`\`
`,
  'variant/stale': `\`trench-club/variants/narrow-front.sand:11\`

\`\`\`sand
set constant fortsOfFour was "3s78" = 6
set constant fortsOfTwo was "g6nn" = 3
\`\`\`

\`hex-dice/variants/sharp-dice.sand:3\`

\`\`\`sand
set constant hitsFrom was "qoq1" = 3
\`\`\`
`,
  'variant/text': `\`der-erste-weltkrieg/variants/confirmed-surrender.sand:16\`

\`\`\`sand
text victoryCheck/spared en = "{ $g } are spared: no S on { $points } dice."
\`\`\`

\`longest-trench/variants/late-arrivals.sand:21\`

\`\`\`sand
text Card.AX3.name de = "Feldlazarett"
text Card.AX3.name en = "Field Hospital"
\`\`\`
`,
  'variant/version': `\`variants/haus.sand\`

\`\`\`sand
variant "haus" of "sample" "^1.2" {
  set constant limit = 4
}
\`\`\`

\`variants/haus.sand\`

\`\`\`sand
variant "haus" of "sample" "*" {
  set constant limit = 4
}
\`\`\`
`,
  'whenever/asks': `\`\`\`sand
whenever red.points > 50 { red.points = 50 }
\`\`\`

\`\`\`sand
whenever weather == snow { round = 1 }
\`\`\`

\`trench-club/victory.sand:15\`

\`\`\`sand
whenever some t in winning() { winByForts() }  §9
\`\`\`
`,
};
