import { type ChosenTotals, chosenIn, policyBot } from '@sandtable/bots';
import { type Create, engine } from '@sandtable/engine';
import type { TrialsReply, TrialsRequest } from './protocol.ts';

/** Games of bots in short stretches, so that whoever waits sees them count up, and can stop them. */
export interface Trials {
  goOn(): TrialsReply;
}

/** Milliseconds after which it is told how far they are. */
const STRETCH = 200;
/** A match that is longer counts as won by nobody. */
const MOST_DECISIONS = 20_000;

/** Everyone plays by the policy of the rules; where there is none, or it says nothing, at random. */
export const trials = (
  create: Create,
  { kind, games, seats, seed }: Extract<TrialsRequest, { op: 'begin' }>,
): Trials => {
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
  return {
    goOn: () => {
      const until = performance.now() + STRETCH;
      do {
        const next = course.next();
        if (next.done) return { totals, done: true };
        totals = next.value;
      } while (performance.now() < until);
      return { totals, done: totals.games >= games };
    },
  };
};
