/** Partners with hands of their own play cards for their team: menus, plain questions, sets, assignments, and dice for one. */
export const partners = `
ruleset "partners" version "1.0.0" language 1
type Team = red | blue
kind Player { team: Team  state score: 0..99 = 0 }
kind Card { worth: 0..3  trump: bool }
table Player {
  id   team
  ann  red
  bob  red
  cleo blue
  dora blue
}
table Card {
  id  worth trump
  c0  0     true
  c1  1     false
  c2  2     false
  c3  3     true
  c4  1     false
  c5  2     false
  c6  3     false
  c7  0     true
  c8  1     false
  c9  2     false
  ca  3     true
  cb  0     false
}
seats for Player {
  four  { n {ann}  s {bob}  w {cleo}  e {dora} }
  three { n {ann}  s {bob}  w {cleo} }
  two   { n {ann}  w {dora} }
}
die D6 { 1..6 }
pile stock of Card ordered seen by nobody
pile hand(p: Player) of Card seen by p
pile trick(t: Team) of Card
pile kept(t: Team) of Card seen by { p in Player where p.team == t }
state last: Player? = none
state rounds: 0..9 = 0
state tally(t: Team): 0..99 = 0

function team(t: Team): set of Player = { p in Player where p.team == t and seated(p) }

whenever tally(red) >= 12 or tally(blue) >= 12 { finish won by (if tally(red) >= 12 then team(red) else team(blue)) }

play {
  shuffle Card into stock
  for p in Player where seated(p) { draw 3 from stock to hand(p) }
  repeat 4 times {
    rounds += 1
    for t in Team { round(t) }
  }
  finish won by { p in Player where seated(p) and p.score == (max q in Player: q.score) }
}

procedure round(t: Team) {
  choose lead by p in team(t) {
    show(c in hand(p) where not c.trump else "trumps-wait") -> {
      put c into trick(t)
      p.score += c.worth
      last = p
    }
    swap(give in hand(p), take in kept(t)) where p.score < 9 else "rich" -> {
      put give into kept(t)
      put take into hand(p)
    }
    pass
  }
  let extra = choose optional one of c in hand(q) by q in Player
    where c.trump else "no-trump"
    where q.team == t else "not-now"
  if extra is c: Card {
    put c into trick(t)
    q.score += 1
    last = q
  }
  let dropped = choose 1..2 of c in hand(r) by r in team(t)
    such that (sum c in dropped: c.worth) <= 4 else "too-dear"
    otherwise {}
  put dropped into kept(t)
  tally(t) += count(dropped)
  let shares = choose one of 0..2 for each x in team(t) by y in team(t)
    such that (sum x in team(t): shares[x]) == 2 else "two-in-all"
  for x in team(t) { x.score += shares[x] }
  let bid = choose one of 0..3 by z in Player secret
  reveal bid
  tally(t) += bid
  draw 1 from stock to hand(z)
}
`;
