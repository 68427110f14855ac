/** Whoever has too few pieces makes some, whoever has too many gives some up: all at the same time. */
export const growing = `ruleset "growing" version "1.0.0" language 1
type Sort = foot | horse
type Build = { site: Spot, sort: Sort }
kind Side { state due: 0..6 = 2 }
kind Spot { state fought: bool }
kind Piece pool 24 { side: Side, sort: Sort, state site: Spot, state goal: Spot?, state chased: Spot? }
table Side { id
  red
  blue
  green
}
table Spot { id
  s1
  s2
  s3
  s4
  s5
}
seats for Side {
  three { a {red} b {blue} c {green} }
  two { a {red} b {blue, green} }
}
function own(s: Side): set of Piece = { x in Piece where x.side == s }
function on(s: Spot): Piece? = first x in Piece where x.site == s and x.chased is none
function options(s: Side): set of Build = { Build(t, k) for t in Spot, k in Sort where on(t) is none }

procedure move() {
  for x in Piece { x.goal = none }
  simultaneously for s in Side where own(s) is not empty {
    let goals = choose optional one of t in Spot for each x in own(s) as moves by s secret where t != x.site else "there"
    for x in goals.keys { x.goal = goals[x] }
  }
  for x in Piece where x.goal is t: Spot {
    if on(t) is y: Piece { y.chased = x.site  t.fought = true }
    x.site = t
  }
}
procedure flee() {
  simultaneously for s in Side where some x in own(s) where x.chased is not none {
    let flight = choose optional one of t in Spot for each x in { x in own(s) where x.chased is not none } as flights by s secret
      where on(t) is none else "taken"
      where t != x.chased else "where it came from"
    for x in flight.keys { x.goal = flight[x] }
  }
  let lost = { x in Piece where x.chased is not none and x.goal is none }
  remove lost
  for x in lost { x.side.due = max(0, x.side.due - 1) }
  for x in Piece where x.chased is not none { if x.goal is t: Spot { x.site = t }  x.chased = none }
}
procedure adjust() {
  simultaneously for s in Side where count(own(s)) != s.due {
    if count(own(s)) < s.due {
      let builds = choose 0..s.due - count(own(s)) of b in options(s) by s secret where b.sort == foot or s != red else "no horses"
      for b in builds { create Piece(side: s, sort: b.sort, site: b.site) }
    } else {
      let away = choose count(own(s)) - s.due of own(s) as disbands by s secret
      for x in away { remove x }
    }
  }
}
play {
  while true {
    adjust()
    move()
    flee()
    for s in Side { s.due = min(6, max(0, count t in Spot where on(t) is x: Piece and x.side == s) + 1) }
  }
}
`;
