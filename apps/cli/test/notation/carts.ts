/** Carts on roads, sent by both sides at the same time; two that go to the same town stay where they are. */
export const rules = `ruleset "carts" version "1.0.0" language 1
type Verdict = fresh | done | failed
type Errand = rest | go(to: Town) | help(whom: Town)
kind Side { state rich: bool = false, state hasty: bool = false }
kind Town { next: set of Town }
kind Cart { side: Side, state at: Town, state errand: Errand = rest, state verdict: Verdict = fresh }
table Side { id
  red
  blue
}
table Town { id next
  aria  {bree, corin}
  bree  {aria, dorn}
  corin {aria, dorn}
  dorn  {bree, corin}
}
table Cart { id side at
  r1 red  aria
  r2 red  bree
  b1 blue dorn
}
seats for Side { two { a {red} b {blue} } }
notation Errand for c: Cart from "errands"
state turn: 0..3 = 0

function own(s: Side): set of Cart = { c in Cart where c.side == s }
function goal(c: Cart): Town? = if c.errand is go(to) then to else none
play {
  while turn < 2 {
    turn += 1
    phase errands {
      simultaneously for s in Side where seated(s) {
        let written = choose one of Errand for each c in own(s) as errands by s secret offering {rest} + { go(t) for t in c.at.next }
        let early = choose one of bool by s secret
        s.hasty = early
        for c in written.keys { if written[c] is e: Errand { c.errand = e } }
      }
    }
    phase carting {
      let wanted = map t in Town: count c in Cart where goal(c) == t
      for c in Cart {
        if goal(c) is t: Town {
          c.verdict = if t in c.at.next and wanted[t] == 1 then done else failed
          if c.verdict == done { c.at = t }
        } else { c.verdict = done }
      }
    }
    phase trading {
      for s in Side { if turn == 1 { let away = choose any of own(s) as sold by s  s.rich = away is not empty } }
    }
  }
  finish drawn by {red, blue}
}
`;

export const en = `Errand.rest = {c} H
Errand.go = {c} - {to}
Errand.help = {c} S {whom = Cart.at} | {c} S {whom}
Cart = [Cart ]{at}
Town.aria = Ari | Aria
play/sold = Sell {sold}
result Cart.verdict.failed = {line} *fails*
`;
export const de = `Errand.rest = {c} XXX
Errand.go = {c} - {to}
Errand.help = {c} S {whom = Cart.at} | {c} S {whom}
Cart = [Karren ]{at}
Town.aria = Ari
play/sold = Verkaufe {sold}
result Cart.verdict.failed = {line} *scheitert*
`;
export const messages = `Side_red_name = Red
Side_blue_name = Blue
Town_bree_name = Bree
Town_corin_name = Corin
Town_dorn_name = Dorn
`;
