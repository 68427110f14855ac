/** Cards whose effects write, ask, roll and draw; two of them cannot be played at all times. */
export const CARDS = `ruleset "market-cards" version "1.0.0" language 1
type Stall = left | middle | right
type Test = function(p: Player): bool
type Deed = procedure(who: Player)
type Effect = procedure(p: Player, s: Stall?)
kind Player {
  state coins: 0..60 = 3
  state last: Effect? = none
}
table Player {
  id
  ana
  ben
}
kind Card { when: Test = always, effect: Effect, second: procedure(p: Player)? = none }
table Card {
  id  when      effect          second
  c1  _         earn(2)         _
  c2  since(3)  earn(5)         twist({1, 2})
  c3  rich      give(1)         _
  c4  _         gamble({5, 6})  _
  c5  _         gamble({1, 2, 3}) twist({3})
  c6  poor      take(2)         _
  c7  _         take(1)         spy
  c8  since(2)  build           _
  c9  poor      visit           spy
}
die D6 { 1..6 }
seats for Player { two { first {ana} second {ben} } }
pile stock of Card ordered seen by nobody when empty { shuffle used into stock }
pile hand(p: Player) of Card max 9 seen by p
pile used of Card ordered
state round: 0..20 = 0
state stall(s: Stall): 0..9 = 0
state owner(s: Stall): Player? = none

function other(p: Player): Player = if p == ana then ben else ana
function always(p: Player): bool = true
function since(n: 0..9, p: Player): bool = round >= n
function rich(p: Player): bool = p.coins > other(p).coins
function poor(p: Player) = not rich(p)

procedure earn(n: 0..9, p: Player, s: Stall?) {
  p.coins += n
  if s is Stall { stall(s) += 1 }
}
procedure give(n: 0..9, p: Player, s: Stall?)
  requires p.coins >= n else "broke"
{
  p.coins -= n
  other(p).coins += n
}
procedure gamble(hits: set of 1..6, p: Player, s: Stall?) {
  let shot = roll D6 by p
  if shot in hits { p.coins += shot } else {
    if s is Stall { owner(s) = p }
  }
}
procedure take(n: 0..9, p: Player, s: Stall?) { draw n from stock to hand(p) }
procedure build(p: Player, s: Stall?)
  requires p.coins > 0 else "broke"
{
  let place = choose one of Stall by p
  owner(place) = p
  p.coins -= 1
}
procedure visit(p: Player, s: Stall?) {
  let guest = choose one of bool by other(p)
  if guest { p.coins += 1 } else { earn(3, other(p), s) }
}
procedure twist(faces: set of 1..6, p: Player) {
  let face = roll D6 by p
  if face in faces { log "twist" (p, face) p.coins += 1 }
}
procedure spy(p: Player) { let card = draw one from stock to hand(p) }

function mayUse(p: Player, e: Effect): bool = e not in {give(1), build} or p.coins > 0
procedure turn(p: Player) {
  draw 1 from stock to hand(p)
  choose action by p {
    play(c in hand(p) where c.when(p) else "not-now" where mayUse(p, c.effect) else "too-dear", s in Stall) -> {
      put c onto used
      p.last = c.effect
      c.effect(p, s)
      if c.second is more: Deed { more(p) }
    }
    again where p.last is e: Effect and mayUse(p, e) -> {
      if p.last is e: Effect { e(p, none) }
      p.last = none
    }
    spend(c in hand(p) where c.effect in {give(1), build} else "no-spending") -> c.effect(p, none)
    pass
  }
}
play {
  shuffle Card into stock
  repeat 12 times {
    round += 1
    for p in Player { turn(p) }
  }
  finish won by { p in Player where p.coins >= other(p).coins }
}

example "earning is reported by the card" {
  given { put c1 into hand(ana)  round = 1 }
  run c1.effect(ana, left)
  then { ana.coins == 5  stall(left) == 1 }
}
example "an effect can roll" {
  given { round = 1 }
  run c4.effect(ana, middle) { roll gamble/shot: 6 }
  then { ana.coins == 9  owner(middle) is none }
}
example "an effect can ask" {
  given { round = 1 }
  run c8.effect(ben, none) { build/place: right }
  then { owner(right) == ben  ben.coins == 2 }
}
expect some c in Card where c.effect == build
expect (count c in Card where c.effect in {take(1), take(2)}) == 2
expect c1.when(ana)
`;
