import { firstBit, hasBit } from '../weigh/table.ts';
import type { Contest } from './contest.ts';
import { offerOf } from './offer.ts';
import type { PolicyPartShape, PolicyRules, RankedChoice } from './shape.ts';

type Menu = Extract<RankedChoice, { form: 'menu' }>;
export type FillMenu = (S: Int32Array, choice: Menu, part: PolicyPartShape, ties?: (n: number) => number) => void;

/** An arm with all its parameters: a line runs through everything that is offered under its arm. */
export function menuFiller(
  words: number,
  deepest: number,
  answer: Int32Array,
  rules: PolicyRules,
  race: Contest,
): FillMenu {
  const { candidates, listed } = offerOf(words, deepest, answer, rules);
  const kept = new Int32Array(answer.length);

  /** Lets all that is offered under an arm take part; keeps the answer that leads. */
  const enter = (offered: readonly number[], lows: readonly number[]): void => {
    const parameters = lows.length;
    const answers = parameters === 0 ? 1 : offered.length / parameters;
    for (let at = 0, i = 0; i < answers; i++, at += parameters) {
      for (let k = 0; k < parameters; k++) {
        answer[k + 1] = offered[at + k] ?? 0;
        race.values[k] = (offered[at + k] ?? 0) + (lows[k] ?? 0);
      }
      if (race.leads()) kept.set(answer);
    }
  };

  /** The first arm, with the first of each parameter. */
  const first = (S: Int32Array, arm: number, lows: readonly number[]): void => {
    answer.fill(0);
    answer[0] = arm;
    for (const k of lows.keys()) answer[k + 1] = firstBit(candidates(S, k + 1), 0, words);
  };

  return (S, { lows }, part, ties) => {
    const arms = candidates(S, 0);
    // Several lines may look at the same arm: what it offers is listed once.
    const known = new Map<number, readonly number[]>();
    for (const line of part.lines) {
      if (!hasBit(arms, 0, line.arm)) continue;
      answer.fill(0);
      answer[0] = line.arm;
      const own = lows[line.arm] ?? [];
      const offered = known.get(line.arm) ?? listed(S, own.length);
      known.set(line.arm, offered);
      race.begin(S, line, ties);
      enter(offered, own);
      if (race.passed()) return answer.set(kept);
    }
    const arm = firstBit(arms, 0, words);
    first(S, arm, lows[arm] ?? []);
  };
}
