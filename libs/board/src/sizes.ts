/** How large things are drawn, in sheet units at the present zoom. */
export interface Sizes {
  /** One screen pixel in sheet units at the present zoom. */
  readonly px: number;
  readonly text: number;
  /** Radius of a printed place. */
  readonly mark: number;
  readonly counter: number;
  /** The smallest counter that can be read. */
  readonly least: number;
}

/** Pixels of the smallest counter. */
const LEAST = 22;

/** Sizes in sheet units that stay the same on screen, and grow where places are far `apart`. `px` is one screen pixel. */
export function sizesAt(px: number, sheet: number, apart = 0): Sizes {
  const grown = (least: number, part: number, most: number): number =>
    Math.max(least, Math.min(apart * part, most * px));
  return {
    px,
    text: grown(11.5 * px, 0.04, 14),
    mark: grown(4.6 * px, 0.045, 16),
    counter: grown(Math.min(34 * px, sheet / 24), 0.16, 52),
    least: LEAST * px,
  };
}
