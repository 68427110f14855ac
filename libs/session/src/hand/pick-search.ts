import type { Asked } from './playable.ts';

type Looked = 'met' | 'again' | 'impossible';

/** Finds the numbers that make chance pick what is wanted. */
export interface PickSearch {
  /** The numbers to force next. */
  numbers(): readonly number[];
  /** The results of these numbers. */
  look(asked: Asked, picked: readonly number[] | undefined): Looked;
}

/** A number to find, between bounds that aren't known before the first try. */
interface Trial {
  readonly tried: number;
  readonly low: number;
  readonly high: number | undefined;
}
const first: Trial = { tried: 0, low: 0, high: undefined };

/**
 * A pick takes members one by one from those that are left, in the order of their ordinals, so a larger number gives a
 * later member. If the number of picks is open, that is the first number.
 */
export function pickSearch(wanted: readonly number[]): PickSearch {
  const found: number[] = [];
  let trial: Trial | undefined = first;

  /** The result of the number that is tried, and the wanted result; both grow with it. */
  const compare = (got: number, want: number, ways: number): Looked => {
    if (trial === undefined || got === want) {
      if (trial) found.push(trial.tried);
      trial = undefined;
      return 'met';
    }
    const { tried, low, high = ways - 1 } = trial;
    trial = next(got < want ? tried + 1 : low, got < want ? high : tried - 1);
    return trial === undefined ? 'impossible' : 'again';
  };

  return {
    numbers: () => (trial === undefined ? found : [...found, trial.tried]),
    look({ ways, inRow }, picked) {
      const open = ways.length - (picked?.length ?? 0);
      if (!inRow || picked === undefined || open < 0 || open > 1) return 'impossible';
      const goals = open === 1 ? [wanted.length, ...wanted] : wanted;
      const gots = open === 1 ? [picked.length, ...picked] : picked;
      const at = trial === undefined ? goals.length : found.length;
      const [goal, got] = [goals[at], gots[at]];
      if (goal === undefined) return 'met';
      if (got === undefined) return 'impossible';
      const looked = compare(got, goal, ways[at] ?? 1);
      if (looked !== 'met' || found.length === goals.length) return looked;
      trial = first;
      return 'again';
    },
  };
}

const next = (low: number, high: number): Trial | undefined =>
  low > high ? undefined : { tried: (low + high) >> 1, low, high };
