/** Cards whose values nobody sees but who holds them: a deck, hands, and what was played. */
export const HIDDEN_CARDS = `ruleset "hidden-cards" version "1.0.0" language 1
kind Side { state score: 0..40 = 0 }
kind Card { seen by nobody { value: 0..3 } }
table Side { id
  red
  blue }
table Card {
  id value
  c1 0
  c2 1
  c3 1
  c4 2
  c5 2
  c6 3
  c7 3
  c8 0
}
seats for Side { two { first {red} second {blue} } }
pile deck of Card ordered seen by nobody
pile hand(s: Side) of Card seen by s
pile spent of Card
function foe(s: Side): Side = only x in Side where x != s

play {
  shuffle Card into deck
  for s in Side { let dealt = draw 3 from deck to hand(s) }
  repeat 5 times {
    for s in Side {
      if hand(s) is not empty {
        let card = choose one of c in hand(s) by s where c.value < 3 or count(hand(s)) < 3 else "keep-it" otherwise first(s)
        put card into spent
        s.score += card.value
        log "played" (s, card)
        let drawn = draw one from deck to hand(s)
        if drawn is Card { log "drew" (s, drawn) }
      }
      if deck is empty { shuffle spent into deck }
    }
  }
}
function first(s: Side): Card = (first c in hand(s)) otherwise c1
`;
