/** Pieces on a ring of cells push each other; help can be cut, and rings and paradoxes come up all the time. */
const common = `ruleset "push" version "1.0.0" language 1
kind Side
kind Cell
table Side { id
  red
  blue
}
table Cell { id
  a
  b
  c
  d
}
relation next: Cell -- Cell
table next { a -- b -- c -- d -- a }
type Plan = stay | go(to: Cell) | help(whom: Cell, to: Cell)
seats for Side { two { r {red} b {blue} } }
state turns: 0..9 = 0
option strict: bool = true
function target(p: Piece): Cell? = if p.plan is go(to) then to else none
function on(c: Cell): Piece? = first p in Piece where p.at == c
function comers(c: Cell): set of Piece = { p in Piece where target(p) == c }
function backs(s: Piece, p: Piece): bool = s.plan is help(whom, to) and whom == p.at and target(p) == to
decisions fight {
  decide moves(p: Piece) = target(p) is goal: Cell
    and force(p) > holding(goal)
    and all v in comers(goal) where v != p: force(p) > prevent(v)
  decide helps(s: Piece) = no v in comers(s.at) where v.side != s.side and (moves(v) or strict and not (s.plan is help(_, to) and v.at == to))
  function force(p: Piece): int = 1 + count s in Piece where backs(s, p) and helps(s)
  function prevent(p: Piece): int {
    if target(p) is none { return 0 }
    if on(p.at) is q: Piece and q != p and moves(q) { return 0 }
    let own = force(p)
    return own
  }
  function holding(c: Cell): int = match on(c) {
    none -> 0
    d: Piece -> if target(d) is none then 1 + count(holders(c)) else if moves(d) then 0 else 1
  }
  function holders(c: Cell): set of Piece = { s in Piece where s.plan is help(whom, to) and whom == c and to == c and helps(s) }
  circle {
    some helps -> helps = false
    only moves -> moves = true
  }
}
procedure orders(s: Side) {
  for x in Piece where x.side == s {
    let plan = choose one of Plan by s
    x.plan = plan
  }
}
`;

export const PUSH_FIXED = `${common}kind Piece { side: Side, state at: Cell, state plan: Plan = stay }
table Piece { id side at
  r1 red a
  r2 red c
  b1 blue b
  b2 blue d
}
play {
  repeat 8 times {
    orders(red)
    orders(blue)
    let winners = { p in Piece where moves(p) }
    log "moved" (pieces: winners)
    for p in winners { if p.plan is go(to) { p.at = to } }
    turns = count p in Piece where helps(p)
    for p in Piece { p.plan = stay }
  }
}
`;

export const PUSH_MADE = `${common}kind Piece pool 5 { side: Side  state at: Cell, state plan: Plan = stay }
play {
  create Piece(side: red, at: a)
  create Piece(side: blue, at: b)
  create Piece(side: red, at: c)
  repeat 8 times {
    orders(red)
    orders(blue)
    for p in Piece where moves(p) { if p.plan is go(to) { p.at = to } }
    for p in Piece where some q in Piece where q != p and q.at == p.at { remove p }
    for p in Piece { p.plan = stay }
    let spot = choose one of Cell by red
    if on(spot) is none and count(Piece) < 5 { create Piece(side: blue, at: spot) }
    turns = count p in Piece where moves(p) or helps(p)
  }
}
`;
