import { binsOf } from '../compare/numbers.ts';
import type { CountedBin } from '../ui/chart/histogram-layout.ts';

/** Lengths of games in few bins. */
export const lengthBins = (counts: readonly (readonly [number, number])[]): readonly CountedBin[] =>
  binsOf(counts.map(([decisions, games]) => [decisions, games, 0])).map(({ from, to, before }) => ({
    label: from === to ? String(from) : `${from}–${to}`,
    count: before,
  }));
