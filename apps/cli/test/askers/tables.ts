/** Two teams of partners with 108 cards: decks, hands, rows of cards that lie open or not, and cards that do something. */
const cards = ['red', 'blue'].flatMap((team) =>
  Array.from({ length: 54 }, (_, i) => {
    const deed = ['nothing', 'gain(1)', 'gain(2)', 'look', 'rob(1)', 'peek(2)', 'veil', 'fetch(2)'][i % 8];
    return `  ${team[0]}${i}  ${team}  ${i % 3 === 0 ? 'deed' : 'block'}  ${i % 5}  ${i % 3 === 0 ? deed : '_'}`;
  }),
);

export const tables = `ruleset "tables" version "1.0.0" language 1
type Team = red | blue
type Row = left | middle | right
type Effect = procedure(p: Player)
kind Player { team: Team  state score: 0..999 = 0 }
kind Card { team: Team  sort: block | deed  worth: 0..4 = 0  effect: Effect = nothing }
table Player { id team
  ann red
  bob red
  cleo blue
  dora blue
}
table Card { id team sort worth effect
${cards.join('\n')}
}
seats for Player {
  four { n {ann}  s {bob}  w {cleo}  e {dora} }
  two  { n {ann}  w {cleo} }
}
pile deck(t: Team) of Card ordered seen by nobody when empty { shuffle heap(t) into deck(t) }
pile heap(t: Team) of Card ordered
pile hand(p: Player) of Card max 40 seen by p
pile row(t: Team, r: Row) of Card max 3 seen by if veiled has t then team(t) else everyone
pile aid(t: Team, r: Row) of Card max 1 seen by if shown has t then everyone else { p in Player where p == owner(t, r) }
pile box of Card
state veiled: set of Team
state shown: set of Team
state owner(t: Team, r: Row): Player? = none
state round: 0..9 = 0
option rounds: 1..4 = 3

function other(t: Team): Team = if t == red then blue else red
function team(t: Team): set of Player = { p in Player where p.team == t and seated(p) }
function filled(t: Team): set of Row = { r in Row where row(t, r) is not empty }

procedure nothing(p: Player) {}
procedure gain(n: 0..3, p: Player) { p.score += n }
procedure veil(p: Player) { veiled += {p.team} }
procedure fetch(n: 0..3, p: Player) { draw n from deck(p.team) to hand(p) }
procedure look(p: Player) { shown += {other(p.team)} }
procedure rob(n: 0..3, p: Player) {
  let victim = choose one of team(other(p.team)) by p
  let loot = random n of hand(victim)
  put loot onto heap(victim.team)
}
procedure peek(n: 0..3, p: Player) {
  let victim = choose one of team(other(p.team)) by p
  reveal hand(victim) to {p}
  let loot = choose 0..n of hand(victim) by p
  put loot onto heap(victim.team)
}

play {
  for t in Team {
    shuffle { c in Card where c.team == t } into deck(t)
    deal(t, 14)
  }
  repeat rounds times {
    round += 1
    veiled = {red, blue}
    shown = {}
    for t in Team { deeds(t) }
    swap()
    for t in Team { build(t) }
    veiled = {}
    for t in Team { aids(t) }
    count_up()
    for t in Team { deal(t, 2) }
    for x in Player where seated(x) and count(hand(x)) > 9 {
      let over = choose count(hand(x)) - 9 of hand(x) by x
      put over onto heap(x.team)
    }
  }
  finish won by { x in Player where seated(x) and x.score == (max y in Player: y.score) }
}

procedure deal(t: Team, n: 0..30) {
  var share = map p in team(t): n
  if count(team(t)) > 1 {
    share = choose one of 0..n for each p in team(t) as share by q in team(t) such that (sum p in team(t): share[p]) == n else "share-out"
  }
  for p in team(t) { draw share[p] from deck(t) to hand(p) }
}
procedure deeds(t: Team) {
  choose deed by p in team(t) {
    play(c in hand(p) where c.sort == deed else "no-deed") -> {
      put c onto heap(t)
      c.effect(p)
    }
    pass
  }
}
procedure swap() {
  simultaneously for p in Player where seated(p) {
    let away = choose 0..3 of hand(p) by p secret
    put away onto heap(p.team)
    draw count(away) from deck(p.team) to hand(p)
  }
}
procedure build(t: Team) {
  repeat 3 times {
    choose place by p in team(t) {
      lay(c in hand(p) where c.sort == block else "no-block", r in { r in Row where count(row(t, r)) < 2 }) -> {
        put c into row(t, r)
        owner(t, r) = p
      }
      pass
    }
  }
  veiled -= {t}
}
procedure aids(t: Team) {
  for r in filled(t) {
    if owner(t, r) is p: Player {
      let aided = choose optional one of c in hand(p) by p secret
        where c.sort == deed else "no-deed"
        where no x in Row, d in aid(t, x) where owner(t, x) == p and d.worth == c.worth else "one-of-each"
      put aided into aid(t, r)
    }
  }
}
procedure count_up() {
  shown = {red, blue}
  for t in Team, r in filled(t) {
    for p in team(t) { p.score += (sum c in row(t, r): c.worth) + (sum c in aid(t, r): c.worth) }
  }
  for t in Team, r in Row {
    put aid(t, r) onto heap(t)
    for c in row(t, r) { if c.worth == 4 { put c into box } else { put c onto heap(t) } }
  }
}
`;
