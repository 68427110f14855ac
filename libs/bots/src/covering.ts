import { batch } from './batch.ts';
import { courseOf } from './compare/course.ts';
import type { Series } from './series.ts';
import { merge, noTotals, type Totals } from './totals.ts';
import { type Traffic, withTraffic } from './traffic.ts';

/** Plays the games of a series one by one on a module that counts, and tells after each what has run so far. */
export function* covering(series: Series): Generator<{ readonly totals: Totals; readonly traffic: Traffic }, void> {
  const { module, traffic } = withTraffic(series.module);
  let totals = noTotals;
  for (let i = 0; i < series.games; i++) {
    totals = merge(totals, batch({ ...series, module, first: series.first + i, games: 1 }));
    yield { totals, traffic };
  }
}

/** A game in which something ran: its number, and how many decisions had been made when it did. */
export interface FoundIn {
  readonly game: number;
  readonly at: number;
}

/** Plays games of a series until one of the counted places runs; tells how many were played, and at the end where. */
export function* lookFor(series: Series, place: number): Generator<number, FoundIn | undefined> {
  const S = new Int32Array(series.module.layout.size);
  series.module.events.enabled = false;
  for (let i = 0; i < series.games; i++) {
    const game = series.first + i;
    const at = ranAt(series, game, place, S);
    if (at !== undefined) return { game, at };
    yield i + 1;
  }
  return undefined;
}

/** After how many decisions of a game the place had run; nothing if it never did. */
function ranAt(series: Series, game: number, place: number, S: Int32Array): number | undefined {
  const { coverage } = series.module;
  coverage?.fill(0);
  let taken = 0;
  let at: number | undefined;
  const look = (): void => {
    if (at === undefined && (coverage?.[place] ?? 0) > 0) at = taken;
  };
  courseOf(series, game, S, () => {
    look();
    taken += 1;
  });
  look();
  return at;
}
