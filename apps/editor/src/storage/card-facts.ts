/** What a ruleset says of itself on the start page. */
export interface CardFacts {
  /** What it calls itself, where it says so. */
  readonly title?: string | undefined;
  /** A sentence on what it is like, for how many players, and how long a match takes, where it says so. */
  readonly about?: string | undefined;
  readonly players?: string | undefined;
  readonly length?: string | undefined;
  readonly variants: number;
  /** Codes of the languages that its texts are in. */
  readonly languages: readonly string[];
}

/** A place or cell, and what its board says of how it looks: a ground, or the shape of a place. */
export type Point = readonly [x: number, y: number, look?: string];

/** Where the places of its board lie, in a square of 100, and how they look; and the marks of its sides. */
export interface Picture {
  readonly places: readonly Point[];
  /** Places of a map, or of a board that is none, or cells: hexes with a side or a corner above, or squares; or only cards. */
  readonly shape: 'map' | 'board' | 'flat' | 'pointed' | 'square' | 'cards';
  readonly sides: readonly { readonly colour: string; readonly letter: string }[];
}
