/** Lists wherever values can stand: in fields of tables and pools, relations, decisions, searches, questions, piles. */
export const MIXED = `ruleset "mix" version "1.0.0" language 1
kind Side { state n: 0..99 = 0 }
table Side { id
  red
  blue
}
kind Town { value: 0..5, state holder: Side?, state tags: list of 1..3 max 2 }
table Town { id value
  aria 3
  bree 1
  corin 0
  dorn 2
}
kind Unit pool 6 { at: Town, path: list of Town max 3, state seen: list of Side max 2 = [] }
pile deck of Card ordered
pile hand of Card
kind Card { worth: 1..9 }
table Card { id worth
  c1 4
  c2 2
  c3 9
  c4 7
}
relation road: Town -- Town { tolls: list of 0..9 max 2 = [] }
table road {
  aria --{tolls: [1, 2]} bree -- corin -- dorn
}
state crew: list of Unit max 4
state order: list of Town max 4 = [dorn, aria]
state tidy: 0..99 = 0
state throws: list of D6 max 6
state way: list of Town max 3
die D6 { 1..6 }
decisions hold {
  decide safe(t: Town) = (count x in order where x == t or safe(x) and x != t and road(t, x)) >= 1
  decide far(t: Town) = some i in 1..count(order) where order[i] == t and not safe(t)
}
search reach(t: Town) over (at: Town) from t { step n in road(at) where n in order or n == bree to n }
seats for Side { two { one {red} other {blue} } }
play {
  repeat 2 times {
    let u = create Unit(at: aria, path: [bree, corin])
    crew += [u]
    let v = create Unit(at: dorn, path: [])
    crew += [v]
    for x in crew where x in Unit sorted by count(x.path) { x.seen = [red, blue]  tidy += count(x.path) + count(road.tolls(aria, bree)) }
    let gone = choose one of {x for x in crew where x in Unit} by red
    remove gone
    let two = choose 2 of Card by red such that distinct([c.worth mod 2 for c in two])
    put [c for c in two sorted by 0 - c.worth] onto deck
    for x in crew where x in Unit { tidy += (if x == gone then 50 else 1) }
    let each = choose optional one of t in Town for each c in two by blue such that distinct(each)
    for t in Town where safe(t) { t.tags = [1, 2] }
    tidy += count({t in Town where far(t)}) + count(reach(aria))
    let shots = roll D6 rank(gone.at) + 1 times
    throws = [d for d in shots where d > 1 sorted by 0 - d] + [shots[1]]
    way = choose 1..3 of t in Town in order by blue where t.holder is none such that way[1] != dorn
    crew = [x for x in crew where x in Unit]
  }
  finish won by {red}
}
`;

/** Lists that outlive questions: arguments, results, variables, lanes, watchers; maps of lists and lists of maps. */
export const LASTING = `ruleset "deep" version "1.0.0" language 1
type Move = go(Town, 1..3) | stay
kind Side { state n: 0..999 = 0, state moves: list of Move max 9 }
table Side { id
  red
  blue
}
kind Town { value: 0..5 }
table Town { id value
  aria 3
  bree 1
  corin 0
  dorn 2
}
state book: map Side -> list of Town max 3
state shelf: list of map Side -> 0..9 max 3
state twice(s: Side, t: Town): list of Side max 2
state watched: 0..9 = 0
die D6 { 1..6 }
seats for Side { two { one {red} other {blue} } }
function find(xs: list of Town max 6, v: 0..5): Town? {
  for x in xs where x.value > 0 sorted by 0 - x.value {
    if x.value <= v { return x }
    for y in xs { if y == corin and v == 0 { return y } }
  }
  return none
}
function pick(flag: bool, xs: list of Town max 6): list of Town max 7 =
  if flag then xs + [dorn] else match count(xs) { 0 -> [], 1 -> [aria], else -> [x for x in xs where x != aria] }
procedure gather(s: Side, seed: list of Town max 3): list of Town max 6 {
  var out: list of Town max 6 = seed
  while count(out) < 5 {
    let t = choose one of Town by s
    out += [t]
    if t == dorn { break }
  }
  return out
}
procedure plain(s: Side, xs: list of Town max 6): list of Town max 6 {
  var ys = xs
  for i in 1..count(ys) { if ys[i] == aria { ys[i] = bree } }
  return [y for y in ys where y != corin]
}
whenever count(book[red]) > 2 and watched < 9 { watched += 1  book[red] = [] }
play {
  repeat 2 times {
    let got = gather(red, [x for x in Town where x.value > 2])
    let fine = plain(blue, got)
    book[red] += [fine[1] otherwise dorn]
    book[blue] = [t for t in book[red]]
    book[blue][1] = corin
    shelf += [map s in Side: count(book[s])]
    shelf[1][blue] = 7
    twice(blue, aria) = [red, blue]
    twice(blue, find(got, 2) otherwise aria) = [blue]
    red.moves = [go(t, 2) for t in pick(count(fine) > 2, fine) where t.value < 3 sorted by t.value] + [stay]
    for m in red.moves { match m { go(t, k) -> { red.n += t.value * k }, stay -> { red.n += 100 } } }
    simultaneously for s in Side {
      let mine = choose 1..2 of Town in order by s where s == red or count(got) < 9
      let other = choose one of {m for m in mine} by s
      s.n += count(got) + rank(mine[1]) + (if other == mine[1] then 10 else 0)
      s.moves = [go(x, 1) for x in mine]
    }
    let dice = roll D6 count(fine) times
    let best = (best d in dice prefer most d) otherwise 1
    blue.n += best + (only d in [best]) + count({d for d in dice})
  }
  finish won by {red}
}
`;
