// Large sets whose parts are put together and tested in one go: they must be what the reference finds in two steps.
import { describe, expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { emit } from '../src/module.ts';
import { modelOf } from './model-of.ts';
import { play } from './play.ts';

const SPOTS = 24;
const spots = Array.from({ length: SPOTS }, (_, i) => `s${i}`);

const rules = `ruleset "deeds" version "1" language 1
kind Side { }
kind Spot { wet: bool, state guard: Unit? }
kind Unit { side: Side, heavy: bool, state at: Spot, state worn: 0..3 }
type Deed = rest | go(to: Spot, fast: bool) | help(whom: Spot, to: Spot?) | swap(with: Unit)
table Side { id
red
blue
}
table Spot { id wet
${spots.map((id, i) => `${id} ${i % 4 === 0}`).join('\n')}
}
table Unit { id side heavy at worn
${Array.from({ length: 8 }, (_, i) => `u${i} ${i % 2 ? 'blue' : 'red'} ${i % 3 === 0} s${i * 3} 0`).join('\n')}
}
relation beside: Spot -- Spot
table beside {
${spots.map((id, i) => `${id} -- s${(i + 1) % SPOTS}\n${id} -- s${(i + 5) % SPOTS}`).join('\n')}
}
seats for Side { two { first {red} second {blue} } }
state last: Deed = rest

search wade(from: Spot) over (at: Spot) from from {
  step n in beside(at) where n.wet or n.guard is none to n
}
function reaches(u: Unit, t: Spot): bool = beside(u.at, t) and (t.guard is none or not u.heavy or u.worn > 1)
function holder(p: Spot): Unit? = first u in Unit where u.at == p
function options(u: Unit): set of Deed = {rest, go(u.at, false)}
  + { go(t, fast) for t in Spot, fast in bool where not fast or not u.heavy }
  + { help(v.at, none) for v in Unit where v != u }
  + { help(v.at, t) for v in Unit, t in Spot where v != u and reaches(u, t) }
  + { swap(v) for v in Unit where v.side == u.side }
function possible(u: Unit, d: Deed): bool = match d {
  rest -> u.worn > 0 or u.heavy
  go(to, fast) -> to != u.at and to.guard is none and (beside(u.at, to) and not fast or fast and to in wade(u.at))
  help(whom, to) -> whom != u.at and holder(whom) is v: Unit and v.worn < 3 and
    (if to is t: Spot then reaches(v, t) and t.guard is none else beside(u.at, whom))
  swap(v) -> v != u and v.heavy != u.heavy
}
function useful(u: Unit): set of Deed = { d in options(u) where possible(u, d) and d != last }
function slow(u: Unit, d: Deed): bool = match d {
  go(_, true) -> false
  swap(v) where v.worn > 1 -> false
  else -> true
}
function calm(u: Unit): int = count({ d in options(u) where slow(u, d) and d is not help(_, none) })
function crowd(s: Side): int =
  count({ help(v.at, t) for v in Unit, t in Spot where v.side == s and holder(t) is g: Unit and holder(g.at) == g and g.heavy })
function strained(u: Unit, d: Deed): bool = 9 div u.worn > 2 and d != last
function risky(u: Unit): int = count({ d in options(u) where u.worn > 0 and strained(u, d) })

play {
  for u in Unit { u.at.guard = u }
  repeat 12 times {
    for u in Unit {
      if useful(u) is not empty {
        last = choose one of d in useful(u) by u.side
        match last {
          rest -> { u.worn = 0 }
          go(to, fast) -> { u.at.guard = none  u.at = to  to.guard = u  u.worn = min(3, u.worn + (calm(u) + risky(u) + crowd(u.side)) mod 3) }
          help(whom, to) -> { if to is t: Spot and holder(whom) is v: Unit { v.at.guard = none  v.at = t  t.guard = v } }
          swap(v) -> { v.worn = 3 - u.worn }
        }
      }
    }
  }
  finish drawn by Side because "over"
}
`;

describe('sets that are tested where they are made', () => {
  const model = modelOf(rules);
  /** Texts of the sets, and how many parts they have. */
  const notes = new Map(
    emit(model).plans.flatMap(({ at, plan }) =>
      plan.is === 'by-parts' ? [[rules.slice(at.start, at.end), plan.parts] as const] : [],
    ),
  );
  it('play as the reference does', async () => {
    const game = await play(model);
    for (const seed of [1, 2, 3]) {
      const { ours, theirs } = game(seed);
      expect(ours.length).toBeGreaterThan(60);
      expect(ours).toEqual(theirs);
    }
  });
  it('have parts of which each is tested by itself', () => {
    expect(notes.get('{ d in options(u) where possible(u, d) and d != last }')).toBe(6);
    expect(notes.get('{ d in options(u) where slow(u, d) and d is not help(_, none) }')).toBe(6);
  });
  it('are not tested so where a test can end in a runtime error', () =>
    expect([...notes.keys()].filter((text) => text.includes('strained'))).toEqual([]));
  it('look up what a loop asks about all members in a set, which is kept for a position', () => {
    const kept = emit(model).plans.flatMap(({ plan }) => (plan.is === 'kept-sets' ? [plan] : []));
    expect(kept).toEqual([{ is: 'kept-sets', name: 'reaches', entries: 8, reads: 'Unit.at, Spot.guard, Unit.worn' }]);
  });
  it('are not taken apart again', () => expect(emitJavaScript(model)).not.toMatch(/\(L1 - \d+\) \/ 25 \| 0/));
});
