/** Picks of a menu after which a person was asked for the next one, from the first to the last; each begins with those before it. */
export type Levels = readonly (readonly string[])[];

/** The levels behind whoever was shown `from` and goes on to `to`; one pick that replaces another is no further level. */
export const levelsOn = (levels: Levels, from: readonly string[], to: readonly string[]): Levels =>
  [...levels.filter((level) => isBefore(level, from)), from].filter((level) => isBefore(level, to));

/** Where a step back leads: to the level before; without one, to the last pick but one. */
export const levelBefore = (levels: Levels, at: readonly string[]): readonly string[] =>
  levels.findLast((level) => isBefore(level, at)) ?? at.slice(0, -1);

const isBefore = (level: readonly string[], at: readonly string[]): boolean =>
  level.length < at.length && level.every((pick, i) => at[i] === pick);
