import { textWidth } from './chart-text.ts';

interface Sides {
  readonly across: { readonly values: readonly string[] };
  readonly down: { readonly name: string; readonly values: readonly string[] };
  readonly cells: readonly (readonly (number | undefined)[])[];
}

/** A line for each name, and one for the values that lie across. */
const TOP = 62;
const HEIGHT = 32;
const WIDEST = 88;

/** Where the cells of a heat map lie in so much room, and how dark a number is. */
export function heatLayout({ across, down, cells }: Sides, width: number) {
  const left = Math.max(...down.values.map(textWidth), 40) + 12;
  const known = cells.flat().filter((value) => value !== undefined);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return {
    left,
    top: TOP,
    cell: {
      width: Math.max(24, Math.min(WIDEST, (width - left) / Math.max(1, across.values.length))),
      height: HEIGHT,
    },
    height: TOP + down.values.length * HEIGHT + 4,
    share: (value: number | undefined): number | undefined =>
      value === undefined ? undefined : high === low ? 0 : (value - low) / (high - low),
  };
}
