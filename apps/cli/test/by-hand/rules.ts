/** Dice in all ways, picks, draws from piles with and without order, shuffles, and values of all sorts. */
export const drawing = `ruleset "drawing" version "1" language 1
kind Side { state score: 0..40 = 0, state mood: calm | keen(1..3) | lost = calm }
table Side { id
  red
  blue }
kind Card { worth: 0..9 }
table Card { id worth
  a 1
  b 2
  c 3
  d 4
  e 5
  f 6 }
kind Town { state holder: Side? = none, state ready: bool = false }
table Town { id
  aria
  bree
  cole }
die Cube { 1, 2, 3, 4, 5, 6 }
die Coin { 0, 0, 1 }
pile stock of Card ordered
pile bag of Card
pile hand(s: Side) of Card max 4
state turn: 0..30 = 0
state luck: 0..12 = 0
state seen(s: Side, t: Town): 0..3 = 0
state marked: set of Town = {}
state course: list of Town max 3 = []
seats for Side { two { first {red} second {blue} } }
play {
  put {a, b, c} into stock
  put {d, e, f} into bag
  shuffle stock
  let lot = roll Cube 2 times as lots
  luck = lot[1] + lot[2]
  let gift = draw one from stock to hand(blue)
  while turn < 12 {
    turn += 1
    for s in Side { move(s) }
  }
  finish drawn by Side
}
procedure move(s: Side) {
  let what = choose one of 1..4 as what by s
  if what == 1 {
    let cube = roll Cube by s
    let more = roll Coin 3 times as coins by s
    s.score = min(40, s.score + cube + (sum x in 1..3: more[x]))
  }
  if what == 2 {
    let card = draw one from bag to hand(s)
    let top = draw one from stock to hand(s)
    if count(hand(s)) > 2 { put hand(s) into bag }
    if count(stock) < 2 {
      put bag into stock
      shuffle stock
    }
  }
  if what == 3 {
    let towns = random 2 of Town as lucky
    for t in towns { t.holder = s   seen(s, t) = min(3, seen(s, t) + 1) }
    let open = random 0..2 of Town as open
    marked = open
  }
  if what == 4 {
    let goal = choose one of t in Town as goal by s where t.holder != s else "own"
    goal.ready = not goal.ready
    course = [t for t in Town where t.ready]
    let more = roll Cube as extra by s
    s.mood = if more > 3 then keen(more - 3) else lost
  }
}
`;

/** All throw at the same time. */
export const together = `ruleset "together" version "1" language 1
kind Side { state score: 0..99 = 0 }
table Side { id
  red
  blue }
die Cube { 1, 2, 3, 4, 5, 6 }
state turn: 0..30 = 0
seats for Side { two { first {red} second {blue} } }
play {
  while turn < 6 {
    turn += 1
    simultaneously for s in Side {
      let much = choose one of 0..3 by s as much
      let cube = roll Cube as throw by s
      s.score = min(99, s.score + cube * much)
    }
  }
  finish drawn by Side
}
`;
