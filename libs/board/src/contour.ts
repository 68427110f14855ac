import type { Point } from './layout.ts';

/** Values at the corners of a lattice of squares, row by row; what is above 0 is inside. */
export interface Field {
  readonly columns: number;
  readonly rows: number;
  /** Where the first corner lies, and how far it is to the next. */
  readonly from: Point;
  readonly step: number;
  readonly values: Float64Array;
}

/** The sides of a square, in turn: top, right, bottom, left; each by the corners that it joins. */
const SIDES = [
  [0, 1],
  [1, 2],
  [3, 2],
  [0, 3],
] as const;
/** For each way its corners (from the upper left on, as bits) may be inside: from which side to which the border goes. */
const WAYS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 2],
    [1, 0],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

interface Step {
  readonly at: Point;
  readonly next: string;
}

/** The pieces of border in the square whose upper left corner is given, by the edges of the lattice that they begin at. */
function* stepsIn(field: Field, way: number, column: number, row: number): Generator<[string, Step]> {
  const { columns, from, step, values } = field;
  const corners = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ] as const;
  const value = corners.map(([x, y]) => values[y * columns + x] ?? -1);
  const edge = (side: number) => {
    const [a, b] = SIDES[side] ?? SIDES[0];
    const [p, q] = [corners[a], corners[b]];
    const part = (value[a] ?? 0) / ((value[a] ?? 0) - (value[b] ?? 0));
    const at: Point = [from[0] + (p[0] + (q[0] - p[0]) * part) * step, from[1] + (p[1] + (q[1] - p[1]) * part) * step];
    return { at, key: `${p} ${q}` };
  };
  for (const [start, end] of WAYS[way] ?? []) {
    const first = edge(start);
    yield [first.key, { at: first.at, next: edge(end).key }];
  }
}

/** Which corners of a square are inside, from the upper left on, as bits. */
function wayOf({ columns, values }: Field, column: number, row: number): number {
  const at = row * columns + column;
  const bit = (corner: number, worth: number): number => ((values[corner] ?? -1) > 0 ? worth : 0);
  return bit(at, 1) + bit(at + 1, 2) + bit(at + columns + 1, 4) + bit(at + columns, 8);
}

/** All corners of a square are inside: most squares have no border, as those that have none inside. */
const FULL = 15;

/** Rings around all that is inside; what touches the edge of the lattice must be outside. */
export const contours = (field: Field): readonly (readonly Point[])[] => {
  const steps = new Map<string, Step>();
  for (let row = 0; row + 1 < field.rows; row++)
    for (let column = 0; column + 1 < field.columns; column++) {
      const way = wayOf(field, column, row);
      if (way === 0 || way === FULL) continue;
      for (const [key, step] of stepsIn(field, way, column, row)) steps.set(key, step);
    }
  const rings: Point[][] = [];
  for (const start of steps.keys()) {
    const ring: Point[] = [];
    for (let at = steps.get(start), key = start; at !== undefined; key = at.next, at = steps.get(key)) {
      steps.delete(key);
      ring.push(at.at);
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
};

/** Corners are cut off: each becomes two, a quarter of the way to its neighbors. */
export const rounded = (ring: readonly Point[]): readonly Point[] =>
  ring.flatMap(([x, y], i): readonly Point[] => {
    const [u, v] = ring[(i + 1) % ring.length] ?? [x, y];
    return [
      [x * 0.75 + u * 0.25, y * 0.75 + v * 0.25],
      [x * 0.25 + u * 0.75, y * 0.25 + v * 0.75],
    ];
  });
