import { wilson } from '@sandtable/bots';
import type { GameModule } from '@sandtable/engine';
import {
  atLeast,
  atMost,
  changeSpreads,
  lowest,
  meanOf,
  type Odds,
  type Outcome,
  type Spread,
  spreadOf,
  toNumber,
} from '@sandtable/odds';
import { questionOf, type Shown, type ShownValue, shownPosition } from '@sandtable/session';
import { stateValue } from './cued.ts';
import { OWN, type Prepared } from './prepared.ts';

/** A value with its chance as a share and, if it is exact, as a fraction; else with where it lies with 95 %. */
export interface Likely {
  readonly value: ShownValue;
  readonly share: number;
  readonly fraction?: string;
  readonly interval?: { readonly low: number; readonly high: number };
  /** Of numbers: the shares of values that are as high or higher, and as low or lower. */
  readonly atLeast?: number;
  readonly atMost?: number;
}
export interface Told {
  readonly values: readonly Likely[];
  readonly mean?: number;
}
export interface ToldChange extends Told {
  readonly path: string;
  readonly of: readonly string[];
  readonly from: ShownValue;
}
export interface OddsResult {
  readonly run: string;
  readonly exact: boolean;
  /** Ways that were gone, or runs that were drawn. */
  readonly runs: number;
  readonly outcomes: number;
  /** The chance of runs that were given up. */
  readonly lost: number;
  readonly watched: readonly (Told & { readonly expression: string })[];
  readonly changes: readonly ToldChange[];
  /** How the match ends, if it does. */
  readonly ends: readonly Likely[];
  /** Questions that it stops at, as `path (role)`. */
  readonly asks: readonly Likely[];
}

/** Odds in names and numbers. */
export function resultOf(
  module: GameModule,
  before: Int32Array,
  odds: Odds,
  { watched, done }: Pick<Prepared, 'watched' | 'done'>,
  words: { readonly run: string; readonly expressions: readonly string[] },
): OddsResult {
  const told = <T extends ShownValue>(spread: Spread<T>): Told => toldSpread(spread, odds);
  const spread = (read: (outcome: Outcome) => ShownValue) => spreadOf(odds.outcomes, read);
  const shown = (S: Int32Array): Shown => withoutOwn(shownPosition(module, S));
  const asks = spread(({ position }) => asked(module, position));
  return {
    run: words.run,
    exact: odds.exact,
    runs: odds.runs,
    outcomes: odds.outcomes.length,
    lost: toNumber(odds.lost),
    watched: watched.map((name, i) => ({
      expression: words.expressions[i] ?? '',
      ...told(spread(({ position: S }) => (stateValue(module, S, done) === true ? stateValue(module, S, name) : '–'))),
    })),
    changes: changeSpreads(module.info, before, odds.outcomes, shown).map(({ spread: values, ...change }) => ({
      ...change,
      ...told(values),
    })),
    ends: told(spread(({ position }) => ended(module, position))).values.filter(({ value }) => value !== NOT),
    asks: told(asks).values.filter(({ value }) => value !== NOT),
  };
}

const NOT = '';

function ended(module: GameModule, S: Int32Array): string {
  const { status, reason, winners } = shownPosition(module, S);
  return status === 'running' ? NOT : [status, ...winners, ...(reason === undefined ? [] : [`(${reason})`])].join(' ');
}

function asked({ info }: GameModule, S: Int32Array): string {
  const question = questionOf(info, S);
  return question ? `${question.choice.path} (${question.role})` : NOT;
}

const withoutOwn = (shown: Shown): Shown => ({
  ...shown,
  states: Object.fromEntries(Object.entries(shown.states).filter(([name]) => !name.startsWith(OWN))),
});

function toldSpread(spread: Spread<ShownValue>, { exact, runs }: Odds): Told {
  const mean = meanOf(spread);
  const [high, low] = mean === undefined ? [[], []] : [atLeast(spread), atMost(spread)];
  const values = spread.map(({ value, chance }, i) => {
    const share = toNumber(chance);
    const { num, den } = lowest(chance);
    const [up, down] = [high[i], low[i]];
    return {
      value,
      share,
      ...(exact ? { fraction: `${num}/${den}` } : { interval: wilson(Math.round(share * runs), runs) }),
      ...(up && down ? { atLeast: toNumber(up.chance), atMost: toNumber(down.chance) } : {}),
    };
  });
  return mean === undefined ? { values } : { values, mean };
}
