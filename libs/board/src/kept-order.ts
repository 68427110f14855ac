import type { Spot } from './spot.ts';

/**
 * Areas with the legal ones last, so that no neighbor covers their outline. Cells that aren't legal any more stay where they
 * are: if they went back, the page would take all cells after them out of the drawing and put them in again, at every
 * question. Cells look the same in any order, while regions overlap in theirs.
 */
export function keptOrder(): (areas: readonly Spot[], legal: ReadonlySet<Spot>) => readonly Spot[] {
  let last: readonly Spot[] = [];
  return (areas, legal) => {
    const there = new Set(areas);
    const known = areas.every(({ draw }) => draw === 'hex') ? last.filter((spot) => there.has(spot)) : [];
    const all = [...new Set([...known, ...areas])];
    last = [...all.filter((spot) => !legal.has(spot)), ...areas.filter((spot) => legal.has(spot))];
    return last;
  };
}
