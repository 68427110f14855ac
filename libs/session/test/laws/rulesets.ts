/** Small rules that between them ask every form of question: menus, sets, optionals, assignments, secrets. */
export const WALKS = `ruleset "walks" version "1" language 1
kind Side { state score: 0..60 = 0 }
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
  p4 }
table nextTo { p1 -- p2 -- p3 -- p4 }
table Piece { id side at
  r1 red p1
  r2 red p2
  b1 blue p3
  b2 blue p4 }
die D6 { 1..6 }
option rounds: 1..9 = 4
seats for Side { two { first {red} second {blue} } }
function standing(s: Side): set of Piece = { a in Piece where a.side == s and a.at is not none }
function exits(a: Piece): set of Place = if a.at is p: Place then nextTo(p) else {}
play {
  repeat rounds times {
    for s in Side {
      choose action by s {
        move(piece in standing(s), to in exits(piece)) -> { piece.at = to }
        throw -> {
          let pips = roll D6 by s
          if pips >= 3 { s.score += pips }
          log "threw" (s, pips)
        }
        pass
      }
      let kept = choose any of a in standing(s) by s
      for a in kept { if a.at is not p1 { s.score += 1 } }
      let gone = choose optional one of a in standing(s) by s where a.at != p4 else "stays"
      if gone is Piece { gone.at = none }
    }
  }
  if red.score > blue.score { finish won by {red} because "more" }
  finish drawn by Side because "even"
}
`;

export const CARDS = `ruleset "cards" version "1" language 1
kind Side { state score: 0..40 = 0 }
kind Card { seen by nobody { value: 0..3 } }
table Side { id
  red
  blue }
table Card { id value
  c1 0
  c2 1
  c3 1
  c4 2
  c5 2
  c6 3
  c7 3
  c8 0 }
seats for Side { two { first {red} second {blue} } }
state plan(s: Side): 0..3 = 0 seen by s
pile deck of Card ordered seen by nobody
pile hand(s: Side) of Card seen by s
pile spent of Card
play {
  shuffle Card into deck
  for s in Side { let dealt = draw 3 from deck to hand(s) }
  repeat 4 times {
    for s in Side {
      let aim = choose one of 0..3 by s secret
      plan(s) = aim
      if hand(s) is not empty {
        let card = choose one of c in hand(s) by s
        put card into spent
        s.score += card.value
        log "played" (s, card)
        let drawn = draw one from deck to hand(s)
      }
      if deck is empty { shuffle spent into deck }
    }
  }
  finish drawn by Side because "over"
}
`;

export const POSTS = `ruleset "posts" version "1" language 1
kind Side
kind Post
kind Guard { side: Side, state at: Post? }
table Side { id
  red
  blue }
table Post { id
  gate
  tower
  bridge }
table Guard { id side
  g1 red
  g2 red
  g3 red
  h1 blue
  h2 blue }
seats for Side { two { first {red} second {blue} } }
play {
  repeat 3 times {
    for s in Side {
      let posting = choose optional one of p in Post for each g in { x in Guard where x.side == s } by s
      for g in Guard where g.side == s { g.at = posting[g] }
    }
  }
  finish drawn by Side because "over"
}
`;

/** Cards whose cells say what they do: they write, ask, roll and draw, are answers and are kept. */
export const DEEDS = `ruleset "deeds" version "1.0.0" language 1
type Deed = procedure(p: Player)
kind Player { state coins: 0..99 = 3, state last: Deed? }
table Player {
  id
  ann
  bob
}
kind Card { deed: Deed, when: function(p: Player): bool = always }
table Card {
  id  deed            when
  c1  gain(2)         _
  c2  gain(3)         rich(3)
  c3  gamble({5, 6})  _
  c4  ask             _
  c5  take(2)         rich(1)
  c6  take(1)         _
}
die D6 { 1..6 }
seats for Player { two { first {ann} second {bob} } }
pile stock of Card seen by nobody
pile hand(p: Player) of Card seen by p
function always(p: Player): bool = true
function rich(n: 0..9, p: Player): bool = p.coins > n
procedure gain(n: 0..9, p: Player) { p.coins += n }
procedure gamble(hits: set of 1..6, p: Player) {
  let shot = roll D6 by p
  if shot in hits { p.coins += shot }
}
procedure ask(p: Player) {
  let q = choose one of Player by p
  q.coins += 1
}
procedure take(n: 0..3, p: Player) { draw n from stock to hand(p) }
play {
  put Card into stock
  repeat 4 times {
    for p in Player {
      take(1, p)
      let deed: Deed = choose one of {gain(1), take(2), ask} by p
      deed(p)
      choose use by p {
        play(c in hand(p) where c.when(p) else "not-now") -> {
          put c into stock
          c.deed(p)
          p.last = c.deed
        }
        again -> { if p.last is old: Deed { old(p) } }
      }
    }
  }
  finish drawn by everyone
}
`;
