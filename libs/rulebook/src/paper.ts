/** Sheets that books are printed on: width and height in millimetres. */
export const PAPERS = { a4: [210, 297], letter: [215.9, 279.4] } as const;
export type Paper = keyof typeof PAPERS;

/** White around the text of a page, in millimetres. */
export const MARGINS = { top: 24, right: 20, bottom: 22, left: 20 } as const;

/** How far down a page a place is, from 0 for its first line to 1 for its last; `down` in millimetres below the first line. */
export const filledTo = (paper: Paper, down: number): number => {
  const [, height] = PAPERS[paper];
  return Math.min(1, Math.max(0, down / (height - MARGINS.top - MARGINS.bottom)));
};
