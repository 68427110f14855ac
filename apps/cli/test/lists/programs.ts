import fc from 'fast-check';

/** Four lists of a program: `a` and `b` of numbers, `c` of such lists, `e` of sets that take two slots; and single values. */
export interface Lists {
  a: number[];
  b: number[];
  c: number[][];
  e: number[][];
  s: number[];
  n: number;
  yes: number;
}
export const begin = (): Lists => ({ a: [], b: [5, 3, 2], c: [], e: [], s: [], n: 0, yes: 0 });

/** How many numbers fit into a list, and how many lists or sets into `c` and `e`. */
const MOST = 4;
const MOST_LISTS = 3;

export class Stopped extends Error {
  readonly fault: 'full' | 'range';
  constructor(fault: 'full' | 'range') {
    super(fault);
    this.fault = fault;
  }
}

/** A statement of the language, and the same over plain arrays. */
export interface Step {
  readonly text: (label: string) => string;
  /** What is another afterward, where it is not written at once. */
  readonly run: (lists: Lists) => Partial<Lists> | undefined;
}

type Name = 'a' | 'b';

function room<T>(list: T[], most = MOST): T[] {
  if (list.length > most) throw new Stopped('full');
  return list;
}

/** Places count from 1. */
function at<T>(list: readonly T[], place: number): T {
  const found = list[place - 1];
  if (found === undefined) throw new Stopped('range');
  return found;
}

const sorted = (list: readonly number[], key: (x: number) => number): number[] => {
  // A stable sort by hand, so that the test does not share one with the interpreter.
  const remaining = list.map((x, i) => ({ x, rank: key(x) * 100 + i }));
  const out: number[] = [];
  while (remaining.length > 0) {
    const least = remaining.reduce((best, one) => (one.rank < best.rank ? one : best));
    out.push(least.x);
    remaining.splice(remaining.indexOf(least), 1);
  }
  return out;
};
const setOf = (list: readonly number[]): number[] => sorted([...new Set(list)], (x) => x);
const different = (list: readonly number[]): boolean => new Set(list).size === list.length;

const step = (text: string | ((label: string) => string), run: Step['run']): Step => ({
  text: typeof text === 'string' ? () => text : text,
  run,
});

const numbers = (x: Name, y: Name, n: number, i: number): readonly Step[] => [
  step(`${x} += [${n}]`, (l) => ({ [x]: room([...l[x], n]) })),
  step(`${x} += [${n}, ${i}]`, (l) => ({ [x]: room([...l[x], n, i]) })),
  step(`${x} += ${y}`, (l) => ({ [x]: room([...l[x], ...l[y]]) })),
  step(`${x} = ${y} + [${n}] + ${x}`, (l) => ({ [x]: room([...l[y], n, ...l[x]]) })),
  step(`${x} = ${y}`, (l) => ({ [x]: [...l[y]] })),
  step(`${x} = []`, () => ({ [x]: [] })),
  step(`${x}[${i}] = ${n}`, (l) => {
    at(l[x], i);
    l[x] = l[x].with(i - 1, n);
  }),
  step(`${x} = [9 - v for v in ${x} where v != ${n}]`, (l) => {
    l[x] = l[x].filter((v) => v !== n).map((v) => 9 - v);
  }),
  step(`${x} = [v for v in ${y} sorted by 0 - v]`, (l) => ({ [x]: sorted(l[y], (v) => 9 - v) })),
  step(`${x} = [v for v in ${y} where v > 1 sorted by v mod 3]`, (l) => {
    l[x] = sorted(
      l[y].filter((v) => v > 1),
      (v) => v % 3,
    );
  }),
  step(`${x} = [v for v in 1..${i} where v in ${y}]`, (l) => {
    l[x] = Array.from({ length: i }, (_, k) => k + 1).filter((v) => l[y].includes(v));
  }),
  step(`for v in ${x} where v != ${n} sorted by v { ${y} += [v] }`, (l) => {
    for (const v of sorted(
      l[x].filter((each) => each !== n),
      (each) => each,
    ))
      l[y] = room([...l[y], v]);
  }),
  step(`for v in ${x} { ${x} += [v] }`, (l) => {
    for (const v of [...l[x]]) l[x] = room([...l[x], v]);
  }),
  step(`${x} = twice(${y})`, (l) => ({ [x]: room([...l[y], ...l[y]]) })),
  step(`for k in 1..count(${x}) { ${x}[k] = ${x}[count(${x}) + 1 - k] otherwise 0 }`, (l) => {
    for (let k = 1; k <= l[x].length; k += 1) l[x] = l[x].with(k - 1, at(l[x], l[x].length + 1 - k));
  }),
];

/** A question with a single answer for each item: the list has to outlive it. */
const asking = (x: Name, y: Name): readonly Step[] => [
  step(
    (label) =>
      `for v in ${x} { let ${label} = choose one of {v} by red  ${y} = [${label}] + [w for w in ${y} where w < 3] }`,
    (l) => {
      for (const v of [...l[x]]) l[y] = room([v, ...l[y].filter((w) => w < 3)]);
    },
  ),
  step(
    (label) => `for v in ${x} sorted by 0 - v { let ${label} = choose one of {v} by red  ${y} += [${label}] }`,
    (l) => {
      for (const v of sorted(l[x], (each) => 9 - each)) l[y] = room([...l[y], v]);
    },
  ),
];

const nested = (x: Name, n: number, i: number): readonly Step[] => [
  step(`c += [${x}]`, (l) => ({ c: room([...l.c, [...l[x]]], MOST_LISTS) })),
  step(`c[${i}] = ${x}`, (l) => {
    at(l.c, i);
    l.c = l.c.with(i - 1, [...l[x]]);
  }),
  step(`c[${i}] += [${n}]`, (l) => {
    const longer = room([...at(l.c, i), n]);
    l.c = l.c.with(i - 1, longer);
  }),
  step(`c[1][${i}] = ${n}`, (l) => {
    at(at(l.c, 1), i);
    l.c = l.c.with(0, at(l.c, 1).with(i - 1, n));
  }),
  step(`${x} = c[${i}]`, (l) => ({ [x]: [...at(l.c, i)] })),
  step(`${x} = [count(v) for v in c sorted by count(v)]`, (l) => {
    l[x] = sorted(
      l.c.map((v) => v.length),
      (v) => v,
    );
  }),
  step(`c = [v for v in c where ${x} != v and not v is empty]`, (l) => {
    l.c = l.c.filter((v) => v.length > 0 && v.join() !== l[x].join());
  }),
  step(`yes = if ${x} in c then 1 else 2`, (l) => ({ yes: l.c.some((v) => v.join() === l[x].join()) ? 1 : 2 })),
  step(`e += [{ v for v in ${x} }]`, (l) => ({ e: room([...l.e, setOf(l[x])], MOST_LISTS) })),
  step(`s = e[${i}]`, (l) => ({ s: at(l.e, i) })),
  step(`e = [v + {${n}} for v in e sorted by 0 - count(v)]`, (l) => {
    const remaining = [...l.e];
    l.e = [];
    for (let size = 10; size >= 0; size -= 1)
      for (const v of remaining) if (v.length === size) l.e.push(setOf([...v, n]));
  }),
];

const measured = (x: Name, y: Name, n: number, i: number): readonly Step[] => [
  step(`n = ${x}[${i}] otherwise 9`, (l) => ({ n: l[x][i - 1] ?? 9 })),
  step(`n = count(${x})`, (l) => ({ n: l[x].length })),
  step(`n = (sum v in ${x}: v) mod 10`, (l) => ({ n: l[x].reduce((sum, v) => sum + v, 0) % 10 })),
  step(`n = (max v in ${x}: v) otherwise 7`, (l) => ({ n: l[x].length === 0 ? 7 : Math.max(...l[x]) })),
  step(`n = (first v in ${x} where v > ${n}) otherwise 8`, (l) => ({ n: l[x].find((v) => v > n) ?? 8 })),
  step(`n = (best v in ${x} where v != ${n} prefer most v mod 3) otherwise 6`, (l) => {
    const found = l[x].filter((v) => v !== n);
    l.n = found.find((v) => found.every((w) => w % 3 <= v % 3)) ?? 6;
  }),
  step(`yes = if distinct(${x}) then 1 else 2`, (l) => ({ yes: different(l[x]) ? 1 : 2 })),
  step(`yes = if ${x} == ${y} then 1 else 2`, (l) => ({ yes: l[x].join() === l[y].join() ? 1 : 2 })),
  step(`yes = if ${n} in ${x} and ${y} is not empty then 1 else 2`, (l) => {
    l.yes = l[x].includes(n) && l[y].length > 0 ? 1 : 2;
  }),
  step(`yes = if (all v in ${x}: v in ${y}) then 1 else 2`, (l) => {
    l.yes = l[x].every((v) => l[y].includes(v)) ? 1 : 2;
  }),
  step(`yes = if (some v in ${x}, w in ${y} where v + w == ${n}) then 1 else 2`, (l) => {
    l.yes = l[x].some((v) => l[y].some((w) => v + w === n)) ? 1 : 2;
  }),
  step(`s = { v for v in ${x} where v < ${n} }`, (l) => ({ s: setOf(l[x].filter((v) => v < n)) })),
];

const steps: fc.Arbitrary<Step> = fc
  .tuple(fc.constantFrom<Name>('a', 'b'), fc.constantFrom<Name>('a', 'b'), fc.nat(9), fc.integer({ min: 1, max: 4 }))
  .chain(([x, y, n, i]) =>
    fc.constantFrom(...numbers(x, y, n, i), ...asking(x, y), ...nested(x, n, i), ...measured(x, y, n, i)),
  );
export const programs: fc.Arbitrary<readonly Step[]> = fc.array(steps, { minLength: 4, maxLength: 14 });

export const rulesOf = (program: readonly Step[]): string => `ruleset "lists" version "1.0.0" language 1
kind Side
table Side { id
  red
}
seats for Side { one { all {red} } }
state a: list of 0..9 max ${MOST}
state b: list of 0..9 max ${MOST} = [5, 3, 2]
state c: list of list of 0..9 max ${MOST} max ${MOST_LISTS}
state e: list of set of 0..39 max ${MOST_LISTS}
state s: set of 0..39
state n: 0..9 = 0
state yes: 0..2 = 0
function twice(xs: list of 0..9 max ${MOST}): list of 0..9 max ${2 * MOST} = xs + xs
play {
${program.map((each, i) => `  ${each.text(`ask${i}`)}`).join('\n')}
}
`;
