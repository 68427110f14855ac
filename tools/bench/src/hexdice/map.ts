/** A hexagon of radius 3: for each of its 37 cells, in rows from north to south, the cells next to it. */
export const CELLS = 37;
export const ARMIES = 9;
export const MOVE_LIMIT = 200;
export const HITS_FROM = 4;

const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;
const RADIUS = 3;

const cells = [...span(RADIUS)].flatMap((r) =>
  [...span(RADIUS)].filter((q) => Math.abs(q + r) <= RADIUS).map((q) => [q, r] as const),
);
const indexOf = new Map(cells.map(([q, r], i) => [`${q},${r}`, i]));

export const NEIGHBOURS: readonly (readonly number[])[] = cells.map(([q, r]) =>
  DIRECTIONS.map(([dq, dr]) => indexOf.get(`${q + dq},${r + dr}`)).filter((cell) => cell !== undefined),
);

function* span(radius: number): Generator<number> {
  for (let n = -radius; n <= radius; n++) yield n;
}
