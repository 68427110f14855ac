/** What the board itself says; whoever shows it hands in the words. */
export interface BoardWords {
  readonly board: string;
  readonly hint: string;
  readonly closer: string;
  readonly farther: string;
  readonly whole: string;
  /** `{n}` stands for how many lie in a stack. */
  readonly pieces: string;
}
export const english: BoardWords = {
  board: 'Board',
  hint: 'Wheel or + and − zoom, 0 shows all, arrows and dragging move the board.',
  closer: 'Zoom in',
  farther: 'Zoom out',
  whole: 'Whole board',
  pieces: '{n} pieces',
};
