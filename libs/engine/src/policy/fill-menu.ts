import { firstBit, hasBit } from '../weigh/table.ts';
import type { Contest } from './contest.ts';
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
  const sets = Array.from({ length: deepest + 1 }, () => new Int32Array(words));
  const kept = new Int32Array(answer.length);

  const candidates = (S: Int32Array, depth: number): Int32Array => {
    const set = sets[depth] ?? new Int32Array(words);
    set.fill(0);
    rules.candidates(S, depth, set);
    return set;
  };

  /** All values of the parameters from `k` on; keeps the answer that leads. */
  const through = (S: Int32Array, lows: readonly number[], k: number): void => {
    if (k === lows.length) {
      if (race.leads()) kept.set(answer);
      return;
    }
    const own = candidates(S, k + 1);
    for (let word = 0; word < words; word++)
      // Most words are empty.
      for (let bits = own[word] ?? 0; bits !== 0; bits &= bits - 1) {
        const o = 32 * word + 31 - Math.clz32(bits & -bits);
        answer[k + 1] = o;
        race.values[k] = o + (lows[k] ?? 0);
        through(S, lows, k + 1);
      }
    answer[k + 1] = 0;
  };

  /** The first arm, with the first of each parameter. */
  const first = (S: Int32Array, arm: number, lows: readonly number[]): void => {
    answer.fill(0);
    answer[0] = arm;
    for (const k of lows.keys()) answer[k + 1] = firstBit(candidates(S, k + 1), 0, words);
  };

  return (S, { lows }, part, ties) => {
    const arms = candidates(S, 0);
    for (const line of part.lines) {
      if (!hasBit(arms, 0, line.arm)) continue;
      answer.fill(0);
      answer[0] = line.arm;
      race.begin(S, line, ties);
      through(S, lows[line.arm] ?? [], 0);
      if (race.passed()) return answer.set(kept);
    }
    const arm = firstBit(arms, 0, words);
    first(S, arm, lows[arm] ?? []);
  };
}
