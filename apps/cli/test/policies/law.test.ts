import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asExample, begun, played } from './asked.ts';

type Criterion = readonly [how: 'most' | 'least', of: 'worth' | 'far' | 'sum'];
interface Line {
  /** `go` has a troop and a post, `stay` a post alone. */
  readonly arm: 'go' | 'stay';
  readonly least: number;
  readonly prefer: readonly Criterion[];
}
interface Given {
  readonly posts: readonly (readonly [worth: number, far: number])[];
  readonly powers: readonly number[];
  readonly lines: readonly Line[];
  readonly barred: number;
}

const digit = fc.nat(4);
const line: fc.Arbitrary<Line> = fc.record({
  arm: fc.constantFrom('go', 'stay'),
  least: fc.nat(9),
  prefer: fc.array(fc.tuple(fc.constantFrom('most', 'least'), fc.constantFrom('worth', 'far', 'sum')), {
    maxLength: 3,
  }),
});
const given: fc.Arbitrary<Given> = fc.record({
  posts: fc.array(fc.tuple(digit, digit), { minLength: 4, maxLength: 4 }),
  powers: fc.array(digit, { minLength: 2, maxLength: 2 }),
  lines: fc.array(line, { maxLength: 3 }),
  barred: fc.nat(4),
});

const sumOf = (troop: string): string => (troop === '' ? 'x.worth + x.far' : 'x.worth + x.far + t.power');
const written = ({ arm, least, prefer }: Line, n: number, alone: boolean): string => {
  const troop = arm === 'go' && !alone ? 't' : '';
  const criteria = prefer.map(([how, of]) => `${how} ${of === 'sum' ? sumOf(troop) : `x.${of}`}`).join(', ');
  const pattern = alone ? 'x: Post' : troop === '' ? 'stay(x)' : 'go(t, x)';
  return `    ${n + 1} ${pattern} where ${sumOf(troop)} >= ${least}${criteria === '' ? '' : ` prefer ${criteria}`}`;
};

function rules({ posts, powers, lines, barred }: Given): string {
  return `ruleset "ranks" version "1.0.0" language 1
kind Side
table Side { id
  red
}
seats for Side { one { all by bold {red} } }
kind Post { worth: 0..9, far: 0..9 }
table Post { id worth far
${posts.map(([worth, far], i) => `  p${i} ${worth} ${far}`).join('\n')}
}
kind Troop { power: 0..9 }
table Troop { id power
${powers.map((power, i) => `  t${i} ${power}`).join('\n')}
}
policy bold for Side {
  at play/order {
${lines.map((one, n) => written(one, n, false)).join('\n')}
  }
  at play/goal {
${lines.map((one, n) => written(one, n, true)).join('\n')}
  }
  at play/pair {
${lines.map((one, n) => written(one, n, true)).join('\n')}
  }
}
play {
  choose order by red {
    go(t: Troop, y in Post where y.worth != ${barred} or t == t0 else "barred")
    stay(y: Post)
  }
  let goal = choose one of Post by red
  let pair = choose 1..2 of Post by red
  if goal in pair { finish won by {red} }
}`;
}

interface Value {
  readonly arm: 'go' | 'stay';
  readonly troop: number | undefined;
  readonly post: number;
}

/** The first of all values that fit the first line that any fits, as its criteria rank them; the first value without. */
function first(
  { posts, powers, lines }: Given,
  values: readonly Value[],
  alone: boolean,
  must = true,
): Value | undefined {
  const merit = (value: Value, of: Criterion[1]): number => {
    const [worth, far] = posts[value.post] ?? [0, 0];
    if (of !== 'sum') return of === 'worth' ? worth : far;
    return worth + far + (value.troop === undefined ? 0 : (powers[value.troop] ?? 0));
  };
  for (const { arm, least, prefer } of lines) {
    const fit = values.filter((value) => (alone || value.arm === arm) && merit(value, 'sum') >= least);
    const [best] = fit
      .map((value) => ({ value, merits: prefer.map(([how, of]) => (how === 'most' ? 1 : -1) * merit(value, of)) }))
      .sort((a, b) => b.merits.reduce((order, x, i) => order || x - (a.merits[i] ?? 0), 0));
    // Sorting is stable: what is equal stays in its order.
    if (best !== undefined) return best.value;
  }
  return must ? values[0] : undefined;
}

function expected(one: Given): readonly unknown[] {
  const { posts, powers, barred } = one;
  const places: readonly Value[] = posts.map((_, post) => ({ arm: 'stay', troop: undefined, post }));
  const goes = powers.flatMap((_, troop) =>
    posts.flatMap(([worth], post): Value[] => (worth !== barred || troop === 0 ? [{ arm: 'go', troop, post }] : [])),
  );
  const order = first(one, [...goes, ...places], false);
  const goal = first(one, places, true);
  const lead = first(one, places, true);
  const others = places.filter(({ post }) => post !== lead?.post);
  const second = first(one, others, true, false);
  const pair = [lead, second].flatMap((value) => (value === undefined ? [] : [value.post])).sort();
  return [
    {
      arm: order?.arm,
      args: order?.arm === 'go' ? { t: `t${order.troop}`, y: `p${order.post}` } : { y: `p${order?.post}` },
    },
    `p${goal?.post}`,
    pair.map((post) => `p${post}`),
  ];
}

test('what a policy answers is the best of everything that is offered, in play and in examples', async () => {
  await fc.assert(
    fc.asyncProperty(given, async (one) => {
      const match = await begun(rules(one));
      expect(played(match)).toEqual(expected(one));
      expect(asExample(match, 'bold')).toEqual({ ok: true });
    }),
    { numRuns: 80 },
  );
}, 120_000);
