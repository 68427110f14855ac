import { around, type Box } from './boxes.ts';
import type { Standing } from './stand.ts';

const boxes = new WeakMap<Standing, ReadonlyMap<string, Box>>();

/** Where a counter stands now, by itself or in a stack. Whatever is drawn about counters asks for it, at every step. */
export function standsAt(standing: Standing): ReadonlyMap<string, Box> {
  const known = boxes.get(standing) ?? boxesIn(standing);
  boxes.set(standing, known);
  return known;
}

const boxesIn = (standing: Standing): ReadonlyMap<string, Box> =>
  new Map([
    ...standing.stacks.flatMap((s) =>
      s.pieces.map((p) => [`${p.kind}.${p.member}`, around(s.at, s.size, s.size)] as const),
    ),
    ...standing.counters.map((p) => [`${p.kind}.${p.member}`, around(p.at, p.size, p.size)] as const),
  ]);
