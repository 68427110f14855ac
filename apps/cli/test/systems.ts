import fc from 'fast-check';

/** An equation over answers `a` and `b` of a few members. */
export type Equation =
  | { readonly t: 'known'; readonly value: boolean }
  | { readonly t: 'answer'; readonly of: 'a' | 'b'; readonly n: number }
  | { readonly t: 'not'; readonly x: Equation }
  | { readonly t: 'and' | 'or'; readonly x: Equation; readonly y: Equation }
  | { readonly t: 'if'; readonly x: Equation; readonly y: Equation; readonly z: Equation }
  | { readonly t: 'least'; readonly k: number; readonly of: 'a' | 'b'; readonly list: readonly number[] }
  | { readonly t: 'more'; readonly x: readonly number[]; readonly y: readonly number[] }
  | { readonly t: 'some' | 'all' | 'has'; readonly list: readonly number[]; readonly n: number }
  | { readonly t: 'narrow'; readonly list: readonly number[] }
  | { readonly t: 'way'; readonly from: number; readonly to: number };

export interface System {
  readonly a: readonly Equation[];
  readonly b: readonly Equation[];
  readonly circle: readonly Line[];
}
export interface Line {
  readonly when: 'some a' | 'some b' | 'only a' | 'only b' | 'else';
  readonly set: 'a' | 'b' | 'all';
  readonly value: boolean;
}

export const systems = (size: number): fc.Arbitrary<System> => {
  const n = fc.nat(size - 1);
  const list = fc.uniqueArray(n, { minLength: 1, maxLength: size }).map((all) => all.toSorted((x, y) => x - y));
  const of = fc.constantFrom('a' as const, 'b' as const);
  const leaf: fc.Arbitrary<Equation> = fc.oneof(
    { weight: 6, arbitrary: fc.record({ t: fc.constant('answer' as const), of, n }) },
    { weight: 1, arbitrary: fc.record({ t: fc.constant('known' as const), value: fc.boolean() }) },
    {
      weight: 2,
      arbitrary: fc.record({ t: fc.constant('least' as const), k: fc.integer({ min: 1, max: 3 }), of, list }),
    },
    { weight: 1, arbitrary: fc.record({ t: fc.constant('more' as const), x: list, y: list }) },
    {
      weight: 2,
      arbitrary: fc.record({ t: fc.constantFrom('some' as const, 'all' as const, 'has' as const), list, n }),
    },
    { weight: 1, arbitrary: fc.record({ t: fc.constant('narrow' as const), list }) },
    { weight: 2, arbitrary: fc.record({ t: fc.constant('way' as const), from: n, to: n }) },
  );
  const { equation } = fc.letrec<{ equation: Equation }>((tie) => ({
    equation: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      fc.record({ t: fc.constant('not' as const), x: tie('equation') }),
      fc.record({ t: fc.constantFrom('and' as const, 'or' as const), x: tie('equation'), y: tie('equation') }),
      fc.record({ t: fc.constant('if' as const), x: tie('equation'), y: tie('equation'), z: tie('equation') }),
    ),
  }));
  const equations = fc.array(equation, { minLength: size, maxLength: size });
  const line: fc.Arbitrary<Line> = fc.record({
    when: fc.constantFrom('some a' as const, 'some b' as const, 'only a' as const, 'only b' as const),
    set: fc.constantFrom('a' as const, 'b' as const, 'all' as const),
    value: fc.boolean(),
  });
  const last = fc.record({ when: fc.constant('else' as const), set: fc.constant('all' as const), value: fc.boolean() });
  const circle = fc
    .tuple(fc.array(line, { maxLength: 3 }), last)
    .map(([lines, end]): readonly Line[] => [...lines, end]);
  return fc.record({ a: equations, b: equations, circle });
};

const names = (list: readonly number[]): string => `{${list.map((n) => `n${n}`).join(', ')}}`;

export function written(e: Equation): string {
  switch (e.t) {
    case 'known':
      return `${e.value}`;
    case 'answer':
      return `${e.of}(n${e.n})`;
    case 'not':
      return `not (${written(e.x)})`;
    case 'and':
    case 'or':
      return `((${written(e.x)}) ${e.t} (${written(e.y)}))`;
    case 'if':
      return `(if ${written(e.x)} then ${written(e.y)} else ${written(e.z)})`;
    case 'least':
      return `howMany${e.of}(${names(e.list)}) >= ${e.k}`;
    case 'more':
      return `(sum m in ${names(e.x)}: if a(m) then 2 else -1) > (count m in ${names(e.y)} where b(m))`;
    case 'some':
      return `(some m in ${names(e.list)} where a(m) and b(n${e.n}))`;
    case 'all':
      return `(all m in ${names(e.list)} where a(m): b(m))`;
    case 'narrow':
      return `few(${names(e.list)}) > 0`;
    case 'way':
      return `way(n${e.from}) has n${e.to}`;
    case 'has':
      return `({m in ${names(e.list)} where a(m)} + {m in ${names(e.list)} where not b(m)}) has n${e.n}`;
  }
}

/** What is known while some answers are open, and which of these are looked at; the same rules as the language's. */
interface Known {
  readonly low: number;
  readonly high: number;
}
type Answer = (of: 'a' | 'b', n: number) => Known;

/** More than fit the type of a number. */
const MOST = 2;
class TooMany extends Error {}

const no: Known = { low: 0, high: 0 };
const both = (pick: (...all: number[]) => number, x: Known, y: Known): Known => ({
  low: pick(x.low, y.low),
  high: pick(x.high, y.high),
});
const inverse = ({ low, high }: Known): Known => ({ low: 1 - high, high: 1 - low });
const and = (x: Known, y: () => Known): Known => (x.high === 0 ? x : both(Math.min, x, y()));
const or = (x: Known, y: () => Known): Known => (x.low === 1 ? x : both(Math.max, x, y()));

export function known(e: Equation, answer: Answer): Known {
  switch (e.t) {
    case 'known':
      return { low: Number(e.value), high: Number(e.value) };
    case 'answer':
      return answer(e.of, e.n);
    case 'not':
      return inverse(known(e.x, answer));
    case 'and':
      return and(known(e.x, answer), () => known(e.y, answer));
    case 'or':
      return or(known(e.x, answer), () => known(e.y, answer));
    case 'if': {
      const test = known(e.x, answer);
      const ways = [...(test.high === 1 ? [known(e.y, answer)] : []), ...(test.low === 0 ? [known(e.z, answer)] : [])];
      return { low: Math.min(...ways.map(({ low }) => low)), high: Math.max(...ways.map(({ high }) => high)) };
    }
    case 'least': {
      const { low, high } = sum(e.list.map((n) => answer(e.of, n)));
      return { low: Number(low >= e.k), high: Number(high >= e.k) };
    }
    case 'more': {
      const x = sum(e.x.map((n) => answer('a', n)).map(({ low, high }) => ({ low: 3 * low - 1, high: 3 * high - 1 })));
      const y = sum(e.y.map((n) => answer('b', n)));
      return { low: Number(x.low > y.high), high: Number(x.high > y.low) };
    }
    case 'some': {
      let found = no;
      for (const n of e.list) found = or(found, () => and(answer('a', n), () => answer('b', e.n)));
      return found;
    }
    case 'all': {
      let found: Known = { low: 1, high: 1 };
      for (const n of e.list) found = and(found, () => or(inverse(answer('a', n)), () => answer('b', n)));
      return found;
    }
    case 'narrow': {
      const { low, high } = sum(e.list.map((n) => answer('a', n)));
      if (high > MOST) throw new TooMany();
      return { low: Number(low > 0), high: Number(high > 0) };
    }
    case 'way': {
      const reached = (wanted: 'low' | 'high') => {
        const found = new Set([e.from]);
        for (const at of found)
          for (const next of ways(at)) {
            const free = and(answer('a', next), () => (next < at ? inverse(answer('b', at)) : { low: 1, high: 1 }));
            if (free[wanted] === 1) found.add(next);
          }
        return Number(found.has(e.to));
      };
      return { low: reached('low'), high: reached('high') };
    }
    case 'has': {
      const first = e.list.map((n) => [n, answer('a', n)] as const);
      const second = e.list.map((n) => [n, inverse(answer('b', n))] as const);
      return [...first, ...second].filter(([n]) => n === e.n).reduce((x, [, y]) => both(Math.max, x, y), no);
    }
  }
}

/** Where one can go from a member: to the next, and one back or further. */
export const ways = (at: number): readonly number[] => [(at + 1) % 4, (at + 2) % 4].toSorted((x, y) => x - y);

const sum = (all: readonly Known[]): Known => ({
  low: all.reduce((n, { low }) => n + low, 0),
  high: all.reduce((n, { high }) => n + high, 0),
});

/** What an equation says; nothing yet, where it faults while something is open, else that it faults. */
function said(e: Equation, reads: ReadonlySet<number>, answer: Answer): Known | 'fault' | 'open' {
  try {
    return known(e, answer);
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    return reads.size > 0 ? 'open' : 'fault';
  }
}

/**
 * Brute force: all answers of a part that depends on nothing else are tried. Instances are `a` of each member, then
 * `b`.
 */
export function answersOf({ a, b, circle }: System): readonly boolean[] | 'fault' {
  const all = [...a, ...b];
  const size = a.length;
  const found: (boolean | undefined)[] = all.map(() => undefined);
  const look = (at: number, given: readonly (boolean | undefined)[]) => {
    const reads = new Set<number>();
    const value = said(all[at] as Equation, reads, (of, n) => {
      const read = of === 'a' ? n : size + n;
      const answer = given[read];
      if (answer === undefined) reads.add(read);
      return answer === undefined ? { low: 0, high: 1 } : { low: Number(answer), high: Number(answer) };
    });
    // What can't be known depends on everything that is open.
    return value === 'open'
      ? { value: { low: 0, high: 1 }, reads: new Set([...all.keys()].filter((one) => given[one] === undefined)) }
      : { value, reads };
  };
  for (;;) {
    const open = all.flatMap((_, at) => (found[at] === undefined ? [at] : []));
    if (open.length === 0) return found as boolean[];
    const looked = new Map(open.map((at) => [at, look(at, found)]));
    const values = open.map((at) => [at, looked.get(at)?.value] as const);
    const decided: number[] = [];
    for (const [at, value] of values) {
      if (value === undefined || value === 'fault') return 'fault';
      if (value.low < value.high) continue;
      found[at] = value.low === 1;
      decided.push(at);
    }
    if (decided.length > 0) continue;
    const below = (at: number) => {
      const reach = new Set([at]);
      for (const one of reach) for (const next of looked.get(one)?.reads ?? []) reach.add(next);
      return reach;
    };
    const part =
      open.map(below).find((reach) => [...reach].every((one) => below(one).size === reach.size)) ?? new Set<number>();
    const members = [...part];
    const fitting = Array.from({ length: 2 ** members.length }, (_, mask) => mask).filter((mask) => {
      const given = [...found];
      for (const [i, at] of members.entries()) given[at] = (mask >> i) % 2 === 1;
      return members.every((at) => {
        const { value } = look(at, given);
        return value !== 'fault' && value.low === value.high && (value.low === 1) === given[at];
      });
    });
    if (fitting.length === 1) for (const [i, at] of members.entries()) found[at] = ((fitting[0] ?? 0) >> i) % 2 === 1;
    else untie(found, circle, members, size);
  }
}

function untie(found: (boolean | undefined)[], circle: readonly Line[], part: readonly number[], size: number): void {
  const of = (at: number) => (at < size ? 'a' : 'b');
  for (const { when, set, value } of circle) {
    const [how, which] = when.split(' ');
    const fits =
      how === 'else' || (how === 'some' ? part.some((at) => of(at) === which) : part.every((at) => of(at) === which));
    const meant = part.filter((at) => set === 'all' || of(at) === set);
    if (!fits || meant.length === 0) continue;
    for (const at of meant) found[at] = value;
    return;
  }
}
