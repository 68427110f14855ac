/** A color as `#rrggbb`. */
type Colour = string;
type Three = readonly [number, number, number];
type Matrix = readonly [Three, Three, Three];

/** How a color is seen: by most people, by those who lack one sort of cone (Machado 2009), and printed in grey. */
const SIGHTS: Readonly<Record<Sight, Matrix>> = {
  plain: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};
type Sight = 'plain' | 'protan' | 'deutan' | 'tritan' | 'grey';
const ALL = ['plain', 'protan', 'deutan', 'tritan', 'grey'] as const;

/** In CIE Lab a distance of 1 is about the least that is seen; from here on two fields are told apart at a glance. */
export const APART = 20;

export const isColour = (text: string): text is Colour => /^#[0-9a-f]{6}$/i.test(text);

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const times = (m: Matrix, [x, y, z]: Three): Three => {
  const row = ([a, b, c]: Three): number => Math.min(1, Math.max(0, a * x + b * y + c * z));
  return [row(m[0]), row(m[1]), row(m[2])];
};
const channels = (colour: Colour): Three => {
  const at = (i: number): number => linear(Number.parseInt(colour.slice(i, i + 2), 16) / 255);
  return [at(1), at(3), at(5)];
};

/** White is that of daylight (D65). */
const lab = ([r, g, b]: Three): Three => {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** A color in every sight, to be measured against others. */
type Seen = readonly Three[];
const seen = (colour: Colour): Seen => ALL.map((sight) => lab(times(SIGHTS[sight], channels(colour))));
const between = (a: Three | undefined, b: Three | undefined): number =>
  a && b ? Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) : 0;

/** In which sight two colors come nearest, and how near. */
export const nearest = (a: Colour, b: Colour): { readonly sight: Sight; readonly distance: number } => {
  const [left, right] = [seen(a), seen(b)];
  const all = ALL.map((sight, i) => ({ sight, distance: between(left[i], right[i]) }));
  return all.reduce((least, one) => (one.distance < least.distance ? one : least));
};

const STEPS = Array.from({ length: 16 }, (_, i) => (i * 17).toString(16).padStart(2, '0'));

/** Of a regular choice of colors the one most like this one that is told apart from all of those; there may be none. */
export const apartFrom = (colour: Colour, others: readonly Colour[]): Colour | undefined => {
  const own = seen(colour);
  const rest = others.map(seen);
  const isApart = (one: Seen): boolean => rest.every((other) => one.every((lab, i) => between(lab, other[i]) >= APART));
  const fitting = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => `#${r}${g}${b}`))).flatMap((one) => {
    const it = seen(one);
    return isApart(it) ? [{ one, far: between(it[0], own[0]) }] : [];
  });
  return fitting.reduce<{ one: Colour; far: number } | undefined>(
    (best, next) => (best === undefined || next.far < best.far ? next : best),
    undefined,
  )?.one;
};
