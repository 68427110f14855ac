import { type Measure, playerOf, type Side } from '@sandtable/bots';
import type { Share } from '../shares.ts';

/** What was counted in some games of one ruleset, game by game, so that games with the same seed can be held together. */
export interface GameFigures {
  readonly games: number;
  readonly columns: readonly Column[];
  /** 1 for each game that a runtime error ended. */
  readonly faults: Int32Array;
}
/** One measure, with a value for each game. */
export interface Column {
  readonly measure: Measure;
  readonly values: Int32Array;
}

/** Returns what plays shares of the games of one side, and counts everything that comparisons count. */
export function figuring(side: Side): (share: Share) => GameFigures {
  const player = playerOf(side, false);
  return ({ first, games }) => {
    const columns = player.probes.map(({ measure }) => ({ measure, values: new Int32Array(games) }));
    const faults = new Int32Array(games);
    for (let i = 0; i < games; i++) {
      const { ended } = player.play(first + i);
      for (const [at, { read }] of player.probes.entries()) {
        const values = columns[at]?.values;
        if (values) values[i] = read();
      }
      if (ended === 'fault') faults[i] = 1;
    }
    return { games, columns, faults };
  };
}

export const noFigures: GameFigures = { games: 0, columns: [], faults: new Int32Array(0) };

/** Figures of games one after the other; all are of one ruleset, so their columns are the same. */
export function joinFigures(parts: readonly GameFigures[]): GameFigures {
  const [first = noFigures] = parts;
  return {
    games: parts.reduce((sum, { games }) => sum + games, 0),
    columns: first.columns.map(({ measure }, at) => ({
      measure,
      values: joined(parts.map(({ columns }) => columns[at]?.values ?? new Int32Array(0))),
    })),
    faults: joined(parts.map(({ faults }) => faults)),
  };
}

function joined(parts: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
