/** How large things are drawn, in sheet units at the present zoom. */
export interface Sizes {
  /** One screen pixel in sheet units at the present zoom. */
  readonly px: number;
  readonly text: number;
  /** Radius of a printed place. */
  readonly mark: number;
  readonly counter: number;
}

/** Sizes in sheet units that stay the same on screen. `px` is one screen pixel. */
export const sizesAt = (px: number, sheet: number): Sizes => ({
  px,
  text: 11.5 * px,
  mark: 4.6 * px,
  counter: Math.min(34 * px, sheet / 24),
});
