/** Effects wherever values can be kept: in pools, states, maps, lists, unions, answers; some give something back. */
export const TOOLS = `ruleset "tool-shed" version "1.0.0" language 1
type Deed  = procedure(w: Worker): 0..9
type Order = procedure(w: Worker, n: 1..3)
type Rule  = function(w: Worker, n: 0..3): 0..20
type Plan  = Deed | idle | follow(Worker) | 0..4
kind Worker { state stock: 0..99 = 5, state plan: Plan = idle, wage: Rule }
table Worker {
  id   wage
  una  fixed(3)
  vic  double
}
kind Tool pool 6 { owner: Worker, use: Deed, state worn: 0..3 = 0 }
die D4 { 1..4 }
constant usual: Deed = dig(2)
state turn: 0..9 = 0
state bought(w: Worker): Deed = rest
state queue: list of Deed max 4 = []
state habit: map Worker -> Deed = map w in Worker: dig(1)
option fast: bool = false
seats for Worker { two { one {una} two {vic} } }

function fixed(pay: 0..9, w: Worker, n: 0..3): 0..20 = pay + n
function double(w: Worker, n: 0..3) = 2 * n
procedure rest(w: Worker): 0..9 { return 0 }
procedure dig(n: 1..4, w: Worker): 0..4 {
  w.stock += n
  return n
}
procedure dice(w: Worker): 1..4 {
  let found = roll D4 by w
  w.stock += found
  return found
}
procedure trade(least: 1..9, w: Worker): 0..9
  requires w.stock >= least else "too-poor"
{
  let sold = choose one of 0..least as sold by w
  w.stock -= sold
  return sold
}
procedure repair(w: Worker, n: 0..9) { for t in Tool where t.owner == w and t.worn < 3 { t.worn += 1 } }
procedure hire(cost: 1..5, w: Worker, n: 1..3)
  requires w.stock >= cost * n else "no-money"
{
  w.stock -= cost * n
  if some t in Tool where t.owner == w and t.worn > 1 { remove { t in Tool where t.owner == w and t.worn > 1 } }
  if count(Tool) < 5 { let tool = create Tool(owner: w, use: if n == 3 then dice else trade(2)) }
}
function free(w: Worker): set of Worker = { x in Worker where x != w }
procedure work(w: Worker, deed: Deed) {
  let gain = deed(w)
  log "worked" (w, deed, gain)
  w.stock += if w.stock < 60 then w.wage(w, min(gain, 3)) else 0
}
kind Job { order: Order }
table Job {
  id  order
  j1  hire(1)
  j2  hire(4)
  j3  repair
}
procedure act(w: Worker) {
  choose act by w {
    order(j: Job, n: 1..3) -> j.order(w, n)
    use(t in { t in Tool where t.owner == w }) -> t.use(w)
    plan -> {
      let deed: Deed = choose one of {dig(1), dig(3), rest} by w
      w.plan = deed
    }
    rest -> {
      w.plan = if turn mod 2 == 0 then follow(w) else 3
      queue = []
    }
  }
  match w.plan {
    dig(1) -> { w.stock += 1 }
    d: Deed -> {
      bought(w) = d
      if count(queue) < 4 { queue += [d] }
      habit[w] = d
      work(w, d)
    }
    follow(x) -> { work(w, habit[x]) }
    0..4 -> { work(w, bought(w)) }
    idle -> { work(w, usual) }
  }
  if bought(w) == dig(3) and count(queue) > 1 {
    let first = queue[1]
    if first is dig(3) { w.stock += 1 } else if first is Deed { work(w, first) }
  }
}
play {
  repeat 6 times {
    turn += 1
    for w in Worker { act(w) }
    simultaneously for w in Worker {
      let extra = choose one of 0..2 as extra by w
      if w.stock < 60 { w.stock += w.wage(w, extra) }
    }
  }
  finish won by { w in Worker where all x in free(w): w.stock >= x.stock }
}
expect una.wage(vic, 2) == 5 and vic.wage(una, 2) == 4
`;
