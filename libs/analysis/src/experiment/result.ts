import type { GameModule } from '@sandtable/engine';
import {
  type Basis,
  type Odds,
  type Outcome,
  type Shares,
  type ShownOdds,
  sharesOf,
  showOdds,
  spreadOf,
  toNumber,
} from '@sandtable/odds';
import { type Shown, type ShownValue, shownPosition } from '@sandtable/session';
import { stateValue } from './cued.ts';
import { OWN, type Prepared } from './prepared.ts';

export interface OddsResult extends ShownOdds {
  readonly run: string;
  readonly exact: boolean;
  /** Ways that were gone, or runs that were drawn. */
  readonly runs: number;
  readonly outcomes: number;
  /** The chance of runs that were given up. */
  readonly lost: number;
  readonly watched: readonly (Shares<ShownValue> & { readonly expression: string })[];
}

/** What stands for an expression where the experiment did not come to its end. */
const UNKNOWN = '–';

/** Odds in names and numbers. */
export function resultOf(
  module: GameModule,
  before: Int32Array,
  odds: Odds,
  { watched, done }: Pick<Prepared, 'watched' | 'done'>,
  words: { readonly run: string; readonly expressions: readonly string[] },
): OddsResult {
  const { exact, runs, outcomes, lost } = odds;
  const basis: Basis = exact ? { basis: 'exact' } : { basis: 'runs', runs };
  const value =
    (name: string) =>
    ({ position: S }: Outcome) =>
      stateValue(module, S, done) === true ? stateValue(module, S, name) : UNKNOWN;
  return {
    run: words.run,
    exact,
    runs,
    outcomes: outcomes.length,
    lost: toNumber(lost),
    watched: watched.map((name, i) => ({
      expression: words.expressions[i] ?? '',
      ...sharesOf(spreadOf(outcomes, value(name)), basis, () => false),
    })),
    ...showOdds(module, before, outcomes, basis, (S) => withoutOwn(shownPosition(module, S))),
  };
}

const withoutOwn = (shown: Shown): Shown => ({
  ...shown,
  states: Object.fromEntries(Object.entries(shown.states).filter(([name]) => !name.startsWith(OWN))),
});
