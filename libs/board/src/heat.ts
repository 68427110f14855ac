/** How much happened at a place. */
export interface PlaceHeat {
  /** From 0 for nothing to 4 for most. */
  readonly level: 0 | 1 | 2 | 3 | 4;
  /** A number, or a short word. */
  readonly label: string;
  /** The same in full, for the list of places. */
  readonly told: string;
}

/** How much happened where, on the board and in the list beside it. */
export interface Heat {
  readonly title: string;
  /** By `kind.member`. */
  readonly places: ReadonlyMap<string, PlaceHeat>;
  readonly legend: readonly Pick<PlaceHeat, 'level' | 'label'>[];
}

/** On a scale of roots, so that little is told from nothing and much from most. */
export const heatLevel = (times: number, most: number): PlaceHeat['level'] =>
  times <= 0 ? 0 : (Math.ceil(4 * Math.sqrt(times / Math.max(times, most))) as PlaceHeat['level']);

/** The lowest number of a level. */
export const heatFrom = (level: 1 | 2 | 3 | 4, most: number): number => Math.floor(most * ((level - 1) / 4) ** 2) + 1;
