import type { PolicyRules } from './shape.ts';

/** What a menu offers. */
export interface Offer {
  /** The arms, or the values of a parameter after those in the answer, as a set of ordinals that is overwritten by the next call. */
  candidates(S: Int32Array, depth: number): Int32Array;
  /** Everything under the arm in the answer: the ordinals of its parameters, one answer after the other. */
  listed(S: Int32Array, parameters: number): readonly number[];
}

export function offerOf(words: number, deepest: number, answer: Int32Array, rules: PolicyRules): Offer {
  const sets = Array.from({ length: deepest + 1 }, () => new Int32Array(words));

  const candidates = (S: Int32Array, depth: number): Int32Array => {
    const set = sets[depth] ?? new Int32Array(words);
    set.fill(0);
    rules.candidates(S, depth, set);
    return set;
  };

  /** Adds what is offered from parameter `k` on. */
  const list = (S: Int32Array, parameters: number, k: number, offered: number[]): void => {
    if (k === parameters) {
      for (let i = 1; i <= parameters; i++) offered.push(answer[i] ?? 0);
      return;
    }
    const own = candidates(S, k + 1);
    for (let word = 0; word < words; word++)
      // Most words are empty.
      for (let bits = own[word] ?? 0; bits !== 0; bits &= bits - 1) {
        answer[k + 1] = 32 * word + 31 - Math.clz32(bits & -bits);
        list(S, parameters, k + 1, offered);
      }
    answer[k + 1] = 0;
  };

  return {
    candidates,
    listed: (S, parameters) => {
      const offered: number[] = [];
      list(S, parameters, 0, offered);
      return offered;
    },
  };
}
