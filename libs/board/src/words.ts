/** The words of the board itself, passed in by the page that shows it. */
export interface BoardWords {
  readonly board: string;
  readonly hint: string;
  readonly closer: string;
  readonly farther: string;
  readonly whole: string;
  /** Name of the part that explains sides and symbols. */
  readonly legend: string;
  /** `{n}` is the number of pieces in a stack. */
  readonly pieces: string;
  /** The list of all places. */
  readonly places: string;
  /** `{place}` is a place adjacent to the current one. */
  readonly nextTo: string;
  /** Added to the name of anything that can be chosen. */
  readonly free: string;
  /** Announced while something is carried: `{place}`, and its position, `{x}` and `{y}`. */
  readonly carried: string;
  readonly carriedName: string;
  /** `{n}` is the number of choices beyond the edge. */
  readonly beyond: string;
  /** Heading of the tray with choices that aren’t on the board. */
  readonly tray: string;
  /** Heading of the dice of the last roll. */
  readonly dice: string;
  /** Sums of two sides: `{first}` and `{second}`. */
  readonly against: string;
  /** How many dice hit: `{n}` of `{of}`. */
  readonly hits: string;
  /** Name of the tool that shows where pieces can go, and the odds there. */
  readonly reach: string;
}
export const english: BoardWords = {
  board: 'Board',
  hint: 'Zoom with the mouse wheel or + and −, press 0 to fit, and drag or use the arrow keys to pan.',
  closer: 'Zoom in',
  farther: 'Zoom out',
  whole: 'Zoom to fit',
  legend: 'Legend',
  pieces: '{n} pieces',
  places: 'Places as a list',
  nextTo: 'adjacent to {place}',
  free: 'can be chosen',
  carried: '{place}: now at {x}, {y}. Arrow keys move it (faster with Shift), Enter drops it, Escape cancels.',
  carriedName:
    'Label of {place}: now at {x}, {y}. Arrow keys move it (faster with Shift), Enter drops it, Escape cancels.',
  beyond: 'Show more answers beyond this edge: {n}',
  tray: 'Not on the board',
  dice: 'Last roll',
  hits: 'hits: {n} of {of}',
  against: '{first} vs. {second}',
  reach: 'Reach and odds',
};
