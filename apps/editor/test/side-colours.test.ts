import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const RULESETS = new URL('../../../rulesets/', import.meta.url).pathname;
/** How far apart two colors must be in OKLab to be told apart at the size of a counter. */
const APART = 0.1;

interface Layout {
  readonly sides?: Readonly<Record<string, { readonly colour: string }>>;
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function labOf(colour: string): readonly number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const distance = (a: string, b: string): number => Math.hypot(...labOf(a).map((part, i) => part - (labOf(b)[i] ?? 0)));

test.each(globSync('*/layout.json', { cwd: RULESETS }))(
  'the sides of %s have colors that can be told apart',
  (path) => {
    const { sides = {} } = JSON.parse(readFileSync(`${RULESETS}${path}`, 'utf8')) as Layout;
    const colours = Object.values(sides).map(({ colour }) => colour);
    const pairs = colours.flatMap((a, i) =>
      colours.slice(i + 1).map((b) => ({ pair: `${a} ${b}`, d: distance(a, b) })),
    );
    expect(pairs.filter(({ d }) => d < APART)).toEqual([]);
  },
);
