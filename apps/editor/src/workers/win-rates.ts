import { seriesOf, takeStretch } from '@sandtable/analysis';
import { type ChosenTotals, chosenIn, policyBot } from '@sandtable/bots';
import { type Create, engine } from '@sandtable/engine';
import { loadModule } from './load-module.ts';
import { overAfter } from './stretches.ts';

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

/** Milliseconds after which progress is reported. */
const STRETCH = 200;
/** A match that is longer counts as won by nobody. */
const MOST_DECISIONS = 20_000;

export const winRatesService = (): WinRatesApi => {
  let games: Games | undefined;
  return {
    begin: async (javascript, series) => {
      games = gamesOf(await loadModule(javascript), series);
      return counted(games);
    },
    goOn: () => (games ? counted(games) : { done: true }),
  };
};

interface Games {
  readonly steps: Generator<ChosenTotals, void>;
  totals?: ChosenTotals | undefined;
}

/** Everyone plays by the policy of the rules; where there is none, or it says nothing, at random. */
const gamesOf = (create: Create, { kind, ...how }: WinRateSeries): Games => {
  const setup = { ...how, options: {}, bot: policyBot, maxDecisions: MOST_DECISIONS };
  return { steps: chosenIn(seriesOf(create(engine), setup), kind) };
};

const counted = (games: Games): WinRateCounts => {
  const { step = games.totals, done } = takeStretch(games.steps, overAfter(STRETCH));
  games.totals = step;
  return { totals: step, done };
};
