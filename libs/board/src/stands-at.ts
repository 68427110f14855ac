import { around, type Box } from './boxes.ts';
import type { Standing } from './stand.ts';

/** Where a counter stands now, by itself or in a stack. */
export const standsAt = (standing: Standing): ReadonlyMap<string, Box> =>
  new Map([
    ...standing.stacks.flatMap((s) =>
      s.pieces.map((p) => [`${p.kind}.${p.member}`, around(s.at, s.size, s.size)] as const),
    ),
    ...standing.counters.map((p) => [`${p.kind}.${p.member}`, around(p.at, p.size, p.size)] as const),
  ]);
