import { compareWithReference } from '@sandtable/analysis/interpreter';
import { compile } from '@sandtable/compiler';
import { expect, test } from 'vitest';
import { loadModule } from '../src/module.ts';
import { isLong } from './long.ts';

/** What was found out is asked for again after something it reads was written, in one decision and over many. */
const RULES = `ruleset "kept" version "1.0.0" language 1
kind Side
kind Cell { state open: bool = true }
kind Guard pool 4 { state at: Cell }
table Side { id
  red
}
table Cell { id
  a
  b
  c
  d
  e
  f
}
relation road: Cell -- Cell
table road { a -- b -- c -- d -- e -- f  b -- e }
pile shut of Cell
option wide: bool = true
state found: 0..99 = 0
state far: 0..99 = 0
state seen: 0..99 = 0
state safe: set of Cell
seats for Side { one { all {red} } }
search reach(from: Cell) over (at: Cell) from from {
  step n in road(at) where n.open and n not in shut and (wide or n != e) to n
}
search trip(from: Cell) over (at: Cell) from from {
  limit 4
  step n in road(at) where n.open cost (if n in guarded() then 2 else 1) to n
}
search pairs(from: Cell, past: Cell, to: Cell) over (at: Cell, met: bool) from (from, from == past) {
  step n in road(at) where n.open to (n, met or n == past)
  end where met and at == to
}
function guarded(): set of Cell = { g.at for g in Guard }
function near(c: Cell): set of Cell = { n in Cell where road(c, n) and n.open }
function guards(c: Cell): int = count g in Guard where g.at == c
decisions watch {
  decide held(c: Cell) = guards(c) > 0 or (count n in near(c) where held(n)) > 1
  decide lost(c: Cell) = not held(c) and no n in near(c) where not lost(n)
  circle { only held -> held = false  else -> all = false }
}
procedure look() {
  found = count(reach(a)) * 10 + count(reach(d))
  far = (trip(a).cost(d) otherwise 9) * 10 + (trip(f).cost(b) otherwise 9)
  seen = count x in Cell, y in Cell where pairs(a, x, y) is not empty
  safe = { c in Cell where held(c) or lost(c) }
}
play {
  repeat 12 times {
    choose turn by red {
      close(x in Cell) -> { look()  x.open = not x.open  look() }
      guard(x in Cell) where count(Guard) < 4 -> { create Guard(at: x)  look() }
      move(x in Guard, y in Cell) -> { look()  x.at = y }
      leave(x in Guard) -> remove x
      lay(x in Cell) -> put x into shut
      lift -> { for x in shut { put x into spare } }
    }
    look()
  }
}
pile spare of Cell
`;

/** What a decision says of a member that is gone is false, also for searches and blocks that only ask it. */
const GONE = `ruleset "gone" version "1.0.0" language 1
kind Side { state points: 0..99 = 0 }
kind Town
kind Guard pool 3 { side: Side }
table Side { id
  red
  blue
}
table Town { id
  a
  b
  c
}
relation road: Town -- Town
table road { a -- b -- c }
state leader: Guard?
seats for Side { two { first {red} second {blue} } }
decisions watch { decide awake(g: Guard) = g.side == red }
decisions peace { decide safe(t: Town) = leader is g: Guard and awake(g) }
search march(from: Town) over (at: Town) from from {
  step n in road(at) where leader is g: Guard and awake(g) to n
}
play {
  let g = create Guard(side: red)
  leader = g
  red.points += count(march(a)) + 10 * (count t in Town where safe(t))
  remove g
  blue.points += count(march(a)) + 10 * (count t in Town where safe(t))
  finish won by { s in Side where s.points == 1 }
}
`;

test.each([RULES, GONE])(
  'what is kept is found again where something it reads has changed',
  async (text) => {
    const { model, javascript, findings } = compile([{ path: 'rules.sand', text }]);
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
    if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
    const module = await loadModule(javascript);
    const games = isLong ? 60 : 20;
    const plan = { module, javascript, games, seed: 9, seats: [0], options: 'random' as const, maxDecisions: 100 };
    expect(compareWithReference(module, model, plan, games).differences).toEqual([]);
  },
  60_000,
);
