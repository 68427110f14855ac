import { type ChosenTotals, chosenIn, policyBot } from '@sandtable/bots';
import { type Create, engine } from '@sandtable/engine';
import { loadModule } from './load-module.ts';

/** Plays games of bots that are counted for the members of a kind, a stretch of them at a call. */
export interface WinRatesApi {
  begin(javascript: string, series: WinRateSeries): Promise<WinRateCounts>;
  goOn(): WinRateCounts;
}
export interface WinRateSeries {
  readonly kind: string;
  readonly games: number;
  readonly seats: string;
  readonly seed: number;
}
export interface WinRateCounts {
  readonly totals?: ChosenTotals | undefined;
  readonly done: boolean;
}

/** Milliseconds after which it is told how far they are. */
const STRETCH = 200;
/** A match that is longer counts as won by nobody. */
const MOST_DECISIONS = 20_000;

export const winRatesService = (): WinRatesApi => {
  let goOn = (): WinRateCounts => ({ done: true });
  return {
    begin: async (javascript, series) => {
      goOn = winRates(await loadModule(javascript), series);
      return goOn();
    },
    goOn: () => goOn(),
  };
};

/** Everyone plays by the policy of the rules; where there is none, or it says nothing, at random. */
const winRates = (create: Create, { kind, games, seats, seed }: WinRateSeries): (() => WinRateCounts) => {
  const module = create(engine);
  const layout = Math.max(
    0,
    module.info.layouts.findIndex(({ name }) => name === seats),
  );
  const series = {
    module,
    seed,
    first: 0,
    games,
    seats: [layout],
    options: Int32Array.from(module.info.options, ({ value }) => value),
    maxDecisions: MOST_DECISIONS,
    bots: { everyone: policyBot, seats: {} },
  };
  const course = chosenIn(series, kind);
  let totals: ChosenTotals | undefined;
  return () => {
    const until = performance.now() + STRETCH;
    do {
      const next = course.next();
      if (next.done) return { totals, done: true };
      totals = next.value;
    } while (performance.now() < until);
    return { totals, done: totals.games >= games };
  };
};
