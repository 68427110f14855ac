// The orders in which searches look at states: each must find the same, at the same cost, as the reference.
import { check } from '@sandtable/check';
import { parse } from '@sandtable/syntax';
import { describe, expect, it } from 'vitest';
import { emit } from '../src/module.ts';
import { play } from './play.ts';

const across = [-2, -1, 0, 1, 2];
const cells = across.flatMap((q) => across.flatMap((r) => (Math.abs(q + r) <= 2 ? [[q, r] as const] : [])));

/** A walker turns rough ground into smooth ground and back, which changes what everything costs. */
const rules = `ruleset "searches" version "1" language 1
kind Side { }
kind Hex on hexes pointed { state rough: bool }
table Side { id
red
}
table Hex { id q r rough
${cells.map(([q, r], i) => `h${i} ${q} ${r} ${i % 3 === 0}`).join('\n')}
}
seats for Side { one { only {red} } }
state here: Hex = h9
state seen: 0..99999 = 0

search equal(start: Hex) over (at: Hex, rest: bool) from (start, false) {
  step n in neighbours(at) where not (n.rough and at.rough) to (n, not rest) stop when n.rough and rest
  end where rest
}
search ways(start: Hex) over (at: Hex, gone: set of Hex) from (start, {}) {
  limit 3
  step n in neighbours(at) where n not in gone to (n, gone + {at})
  end where spent == 3
}
search small(start: Hex) over (at: Hex) from start {
  step n in neighbours(at) cost if n.rough then 5 else if at.rough then 0 else 2 to n
}
search limited(start: Hex) over (at: Hex, odd: bool) from (start, false) {
  limit 6
  step n in neighbours(at) cost if n.rough then 3 else 1 to (n, not odd)
  step n in neighbours(at) where odd and n.rough cost 0 to (n, odd)
}
search large(start: Hex) over (at: Hex) from start {
  step n in neighbours(at) cost if n.rough then 5000 else 700 to n
}
function sums(h: Hex): int =
  count(equal(h)) + 3 * count(ways(h)) + (sum n in small(h): (small(h).cost(n) otherwise 0)) + (sum n in limited(h): 5 * (limited(h).cost(n) otherwise 0)) +
  (sum n in large(h): (large(h).cost(n) otherwise 0))

play {
  repeat 12 times {
    seen = (7 * seen + sums(here)) mod 99999
    choose act by red {
      go(to in equal(here)) -> { here.rough = not here.rough  here = to }
      turn(to in limited(here) where (limited(here).cost(to) otherwise 9) < 4) -> { to.rough = not to.rough }
      stay(to in ways(here) where to.rough) -> { here = to }
      pass
    }
  }
  finish drawn by Side because "over"
}
`;

describe('searches', () => {
  const { model, findings } = check([parse('searches.sand', rules)], []);
  it('are rules without errors', () => expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]));
  if (model === undefined) return;
  it('let states wait in the order that their costs allow', () => {
    const orders = emit(model).plans.flatMap(({ plan }) =>
      plan.is === 'search' ? [[plan.name, plan.order, plan.states > 0]] : [],
    );
    expect(Object.fromEntries(orders.map(([name, ...rest]) => [name, rest]))).toEqual({
      equal: ['queue', true],
      ways: ['queue', false],
      small: ['buckets', true],
      limited: ['buckets', true],
      large: ['heap', true],
    });
  });
  it('find the same as the reference', async () => {
    const game = await play(model, 12);
    for (const seed of [1, 2]) {
      const { ours, theirs } = game(seed);
      expect(ours.length).toBe(13);
      expect(ours).toEqual(theirs);
    }
  });
});
