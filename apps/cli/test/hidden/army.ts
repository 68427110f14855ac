/** A small game of hidden counters: two sides, dummies, a deployment, attacks that open counters, and mixing. */
export const HIDDEN_ARMY = `ruleset "hidden-army" version "1.0.0" language 1
type Turn = 1..6
kind Side { state score: 0..40 = 0 }
kind Front
kind Army {
  side: Side
  seen by if faceUp then everyone else friends(side) {
    strength: 0..3
    dummy: bool
  }
  state at: Front | lost = north
  state faceUp: bool = false
  state worn: 0..2 = 0 seen by side
}
relation nextTo: Front -- Front
table Side { id
  red
  blue }
table Front { id
  north
  middle
  south }
table nextTo { north -- middle -- south }
table Army {
  id side strength dummy
  r1 red 3 false
  r2 red 2 false
  r3 red 2 false
  r4 red 0 true
  r5 red 0 true
  b1 blue 3 false
  b2 blue 2 false
  b3 blue 1 false
  b4 blue 0 true
  b5 blue 0 true
}
die Face { 1, 2, 3 }
seats for Side { two { first {red} second {blue} } }
state turn: Turn = 1
state plan(s: Side): 0..9 = 0 seen by s
function friends(s: Side): set of Side = { x in Side where x == s }
function troops(s: Side, f: Front): set of Army = { a in Army where a.at == f and a.side == s }
function foe(s: Side): Side = only x in Side where x != s

procedure deploy(s: Side) {
  for f in Front {
    let moved = choose any of a in troops(s, f) by s
    for a in moved { a.at = only x in Front where x == next(f) }
  }
  let secretPlan = choose one of 0..3 by s secret
  plan(s) = secretPlan
  conceal { a in Army where a.side == s }
}
function next(f: Front): Front = match f { north -> middle, middle -> south, south -> north }

procedure attack(s: Side, f: Front)
  requires troops(s, f) is not empty else "nobody"
{
  let force = choose some of a in troops(s, f) by s where not a.dummy else "dummies-stay" otherwise {}
  for a in force { a.faceUp = true; a.worn = 1 }
  if force is empty { return }
  let dice = roll Face by s
  let guards = troops(foe(s), f)
  reveal guards
  if dice >= 2 {
    for a in guards where a.strength < 2 { a.at = lost }
    s.score += 1
  }
  for a in force { a.faceUp = false }
  conceal troops(s, f), troops(foe(s), f)
}

play {
  for t in Turn {
    turn = t
    for s in Side { deploy(s) }
    for s in Side {
      choose action by s {
        fight(front: Front) -> attack(s, front)
        look(whom: Army where whom.at is Front) -> { reveal whom to s log "looked" (whom) }
        pass
      }
    }
    for s in Side {
      let bid = choose one of 0..2 by s secret
      reveal bid
      log "bid" (s, bid)
    }
  }
}
`;
