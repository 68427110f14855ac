import { isCaught, isOnce, type Judged, judged } from '../mistakes/judge.ts';
import type { Row } from '../row.ts';
import { readRuleset, rulesetNames } from '../ruleset.ts';

/** Mistakes are the same in every run, so they are made and judged once for both rows. */
const known = new Map<string, readonly Judged[]>();
function mistakesIn(name: string): readonly Judged[] {
  const found = known.get(name) ?? judged(readRuleset(name));
  known.set(name, found);
  return found;
}

/** The share of the ruleset with which it works worst. */
function row(name: string, test: (one: Judged) => boolean, first: number, goal: number): Row {
  const contestants = rulesetNames().map((ruleset) => ({
    name: ruleset,
    run: () => share(mistakesIn(ruleset), test),
  }));
  const figure = (shares: readonly number[]): number => Math.min(...shares);
  return { name, unit: '%', better: 'higher', contestants, figure, figureUnit: '%', first, goal, rounds: 1 };
}

const share = (all: readonly Judged[], test: (one: Judged) => boolean): number =>
  (all.filter(test).length / all.length) * 100;

export const mistakesCaught = (): Row => row('typing mistakes caught, with place', isCaught, 97, 99.5);
export const mistakesOnce = (): Row => row('typing mistakes with exactly one finding', isOnce, 90, 99);
