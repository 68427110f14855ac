import { compile } from '@sandtable/compiler';
import { engine, type GameModule } from '@sandtable/engine';
import { load } from '@sandtable/testkit';

/** Rules as a module that runs. */
export async function built(text: string, watched = false): Promise<GameModule> {
  const { javascript, findings } = compile([{ path: 'main.sand', text }], { watched });
  if (javascript === undefined) throw new Error(findings.map(({ code }) => code).join('\n'));
  const create = await load(javascript);
  return create(engine);
}

/** Two sides walk on a ring of five hexes' worth of places and strike with a die; who has no pieces left loses. */
export const SKIRMISH = `ruleset "skirmish" version "1" language 1
kind Side
kind Place
kind Piece { side: Side, state at: Place? }
relation nextTo: Place -- Place
table Side { id
  red
  blue }
table Place { id
  p1
  p2
  p3
  p4
  p5
  p6 }
table nextTo { p1 -- p2 -- p3 -- p4 -- p5 -- p6 }
table Piece { id side at
  r1 red p1
  r2 red p2
  b1 blue p5
  b2 blue p6 }
die D6 { 1..6 }
seats for Side { two { first {red} second {blue} } }
function standing(s: Side): set of Piece = { a in Piece where a.side == s and a.at is not none }
function exits(a: Piece): set of Place =
  if a.at is p: Place then { n in nextTo(p) where no x in Piece where x.at == n } else {}
function targets(a: Piece): set of Piece =
  if a.at is p: Place then { x in Piece where x.side != a.side and x.at is q: Place and q in nextTo(p) } else {}
play {
  repeat 40 times {
    for s in Side {
      choose action by s {
        move(piece in standing(s), to in exits(piece)) -> { piece.at = to }
        strike(piece in standing(s), target in targets(piece)) -> {
          let hit = roll D6 by s
          if hit >= 3 { target.at = none }
          if no x in standing(target.side) { finish won by {s} because "wiped-out" }
        }
        pass
      }
    }
  }
  finish drawn by Side because "too-long"
}
`;

/** Whoever plays the higher card scores; hands and deck are hidden, and so is what is bid. */
export const TRICKS = `ruleset "tricks" version "1" language 1
kind Side { state score: 0..20 = 0 }
kind Card { value: 0..9 }
table Side { id
  red
  blue }
table Card { id value
  c0 0
  c1 1
  c2 2
  c3 3
  c4 4
  c5 5
  c6 6
  c7 7
  c8 8
  c9 9 }
state secretAim(s: Side): 0..3 = 0 seen by s
seats for Side { two { first {red} second {blue} } }
pile deck of Card ordered seen by nobody
pile hand(s: Side) of Card seen by s
pile spent of Card
play {
  shuffle Card into deck
  for s in Side { let dealt = draw 3 from deck to hand(s) }
  for s in Side { let aim = choose one of 0..3 by s  secretAim(s) = aim }
  repeat 5 times {
    let low = choose one of c in hand(red) by red
    put low into spent
    let high = choose one of c in hand(blue) by blue
    put high into spent
    if low.value > high.value { red.score += 1 } else { blue.score += 1 }
    for s in Side { if deck is not empty { let drawn = draw one from deck to hand(s) } }
  }
  if red.score > blue.score { finish won by {red} because "more" }
  finish won by {blue} because "more"
}
`;

/** Each turn all guards are posted at once, no two at the same place: an assignment with a condition. */
export const POSTS = `ruleset "posts" version "1" language 1
kind Side { state score: 0..90 = 0 }
kind Post { worth: 0..9 }
kind Guard { side: Side }
table Side { id
  red
  blue }
table Post { id worth
  gate 1
  tower 2
  bridge 7
  wall 0 }
table Guard { id side
  g1 red
  g2 red
  h1 blue
  h2 blue }
seats for Side { two { first {red} second {blue} } }
function own(s: Side): set of Guard = { g in Guard where g.side == s }
play {
  repeat 3 times {
    for s in Side {
      let posting = choose one of p in Post for each g in own(s) by s such that distinct(posting) else "one-each"
      for g in own(s) { if posting[g] is p: Post { s.score += p.worth } }
    }
  }
  if red.score > blue.score { finish won by {red} because "more" }
  if red.score < blue.score { finish won by {blue} because "more" }
  finish drawn by Side because "even"
}
`;

/** Pieces whose strength only their side knows stand on a row of places; both bid in secret, and the higher attacks. */
export const MASKS = `ruleset "masks" version "1" language 1
kind Side { state score: 0..20 = 0 }
kind Place
kind Piece {
  side: Side
  seen by side { strength: 0..3 }
  state at: Place?
  state tired: bool = false seen by side
}
table Side { id
  red
  blue }
table Place { id
  p1
  p2
  p3 }
table Piece { id side strength at
  r1 red 1 p1
  r2 red 2 p2
  r3 red 3 p3
  b1 blue 1 p1
  b2 blue 2 p2
  b3 blue 3 p3 }
state marked: Piece? = none
seats for Side { two { first {red} second {blue} } }
function standing(s: Side): set of Piece = { a in Piece where a.side == s and a.at is not none }
function other(s: Side): Side = if s == red then blue else red
procedure turn(s: Side) {
  let bid = choose one of 0..3 by s secret
  let target = choose one of a in standing(other(s)) by s
  marked = target
  let guess = choose one of 0..3 by other(s) secret
  if guess == bid { other(s).score += 1 }
  for a in standing(s) where a.at == target.at { a.tired = true }
  let shown = choose optional one of a in standing(s) by s
  if shown is p: Piece { reveal {p} }
  if target.strength <= bid { target.at = none  s.score += 1 }
  marked = none
  conceal { a in Piece where a.side == s }
}
play {
  repeat 6 times {
    for s in Side { if standing(other(s)) is not empty and standing(s) is not empty { turn(s) } }
  }
  if red.score > blue.score { finish won by {red} because "more" }
  finish won by {blue} because "more"
}
`;

/** One hides a number, the other guesses it or trusts to a coin. */
export const WAGER = `ruleset "wager" version "1" language 1
kind Side
table Side { id
  red
  blue }
die Coin { 0..1 }
state hidden: 0..5 = 0 seen by red
seats for Side { two { first {red} second {blue} } }
play {
  let number = choose one of 0..5 by red secret
  hidden = number
  choose bet by blue {
    guess(n in 0..5) -> { if n == hidden { finish won by {blue} because "guessed" } }
    safe -> {
      let coin = roll Coin by blue
      if coin == 1 { finish won by {blue} because "lucky" }
    }
  }
  finish won by {red} because "held"
}
`;

/** Whatever the sides say, a coin decides in the end. */
export const COIN = `ruleset "coin" version "1" language 1
kind Side
table Side { id
  red
  blue }
die Coin { 0..1 }
state said: 0..5 = 0
seats for Side { two { first {red} second {blue} } }
play {
  repeat 15 times {
    for s in Side {
      let word = choose one of 0..5 by s
      said = word
    }
  }
  let coin = roll Coin by red
  if coin == 1 { finish won by {red} because "heads" }
  finish won by {blue} because "tails"
}
`;
