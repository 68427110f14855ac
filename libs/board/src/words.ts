/** What the board itself says; whoever shows it hands in the words. */
export interface BoardWords {
  readonly board: string;
  readonly hint: string;
  readonly closer: string;
  readonly farther: string;
  readonly whole: string;
  /** What explains sides and signs. */
  readonly legend: string;
  /** `{n}` stands for how many lie in a stack. */
  readonly pieces: string;
  /** The list of all places. */
  readonly places: string;
  /** `{place}` stands for a place beside the one at hand. */
  readonly nextTo: string;
  /** What is added to whatever may be chosen. */
  readonly free: string;
  /** What is told while something is carried: `{place}`, and where it is, `{x}` and `{y}`. */
  readonly carried: string;
  readonly carriedName: string;
  /** `{n}` stands for how much that may be chosen lies beyond the edge. */
  readonly beyond: string;
  /** What is asked for and lies nowhere on the board. */
  readonly tray: string;
  /** What heads the dice that were rolled last. */
  readonly dice: string;
  /** What shows where pieces may go, and their odds there. */
  readonly reach: string;
}
export const english: BoardWords = {
  board: 'Board',
  hint: 'Wheel or + and − zoom, 0 shows all, arrows and dragging move the board.',
  closer: 'Zoom in',
  farther: 'Zoom out',
  whole: 'Whole board',
  legend: 'Legend',
  pieces: '{n} pieces',
  places: 'Places as a list',
  nextTo: 'to {place}',
  free: 'may be chosen',
  carried: '{place}: now at {x}, {y}. Arrow keys move it, Shift further, Enter puts it down, Escape leaves it.',
  carriedName:
    'Name of {place}: now at {x}, {y}. Arrow keys move it, Shift further, Enter puts it down, Escape leaves it.',
  beyond: 'Show {n} beyond this edge that may be chosen',
  tray: 'Not on the board',
  dice: 'Last roll',
  reach: 'Reach and odds',
};
