import { type Grid, type Model, walkAll } from '@sandtable/model';
import { bodiesIn } from './bodies.ts';
import type { Near } from './plan.ts';
import { UNROLLED, type Unit } from './unit.ts';

/** No more words than this are kept for one field. */
const MOST_WORDS = 512;
/** Bits of a word that number its bits. */
const WORD = 5;

/**
 * On a large grid, what the neighbors of each place hold is kept as well, as a bit per group of values. So the many places
 * without an enemy or a way out next to them are passed over, without a look at each of their neighbors.
 */
export function nearOf(model: Model, index: number, groups: number): Omit<Near, 'at'> | undefined {
  const kind = model.fields[index]?.kind ?? -1;
  const cells = model.kinds[kind]?.grid?.cells.length ?? 0;
  const share = WORD - Math.ceil(Math.log2(groups));
  const words = Math.ceil(cells / (1 << Math.max(0, share)));
  if (cells <= 32 * UNROLLED || share < 0 || words > MOST_WORDS || !asksNeighbors(model, kind)) return undefined;
  return { words, share };
}

const asking = new WeakMap<Model, ReadonlySet<number>>();

/** Whether rules ask for the neighbors of members of a kind. */
function asksNeighbors(model: Model, kind: number): boolean {
  const kinds = asking.get(model) ?? kindsAsked(model);
  asking.set(model, kinds);
  return kinds.has(kind);
}

function kindsAsked(model: Model): ReadonlySet<number> {
  const kinds = new Set<number>();
  walkAll(bodiesIn(model), (sort, e) => {
    if (sort === 'expr' && e.e === 'neighbours' && e.of.type.t === 'kind') kinds.add(e.of.type.kind);
  });
  return kinds;
}

/** The neighbors of all places, one behind the other, as the loops that run along them have them. */
export function neighborLists({ table }: Pick<Unit, 'table'>, { neighbours }: Grid) {
  let next = 0;
  return { first: table([0, ...neighbours.map((row) => (next += row.length))]), items: table(neighbours.flat()) };
}

export const gridOf = ({ model }: Pick<Unit, 'model'>, field: number): Grid | undefined =>
  model.kinds[model.fields[field]?.kind ?? -1]?.grid;

/** The word that has the bits of a place, and how far up in it they are. */
export function nearCell({ at, share }: Near, row: string) {
  const shift = (n: number, code: string): string => (n === 0 ? code : `(${code} << ${n})`);
  return {
    word: `S[${at} + ${share === 0 ? row : `(${row} >> ${share})`}]`,
    by: share === 0 ? '0' : shift(WORD - share, `(${row} & ${(1 << share) - 1})`),
    all: 2 ** (2 ** (WORD - share)) - 1,
  };
}
