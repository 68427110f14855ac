/**
 * A part of a symbol, drawn in a square of 24 with the ground at 20.5: solid mass or a line in the ink of the counter, or cut
 * out of that. Parts are drawn in their order.
 */
export interface Part {
  readonly d: string;
  readonly isCut: boolean;
  /** Width of a line; undefined for what is filled. */
  readonly line?: number;
}

export const mass = (d: string): Part => ({ d, isCut: false });
export const line = (width: number, d: string): Part => ({ d, isCut: false, line: width });
export const cut = (d: string): Part => ({ d, isCut: true });
export const cutLine = (width: number, d: string): Part => ({ d, isCut: true, line: width });
