import type { PolicyLineShape, PolicyRules } from './shape.ts';

/** Values of one question that are ranked by one line, one after the other. */
export interface Contest {
  /** Codes of the value that is evaluated. */
  readonly values: Int32Array;
  begin(S: Int32Array, line: PolicyLineShape, ties: ((n: number) => number) | undefined): void;
  /** Whether the value in `values` passes and leads now; of equals the first, or any by chance. */
  leads(): boolean;
  /** Whether some value has passed. */
  passed(): boolean;
}

const MOST_MERITS = 64;

export function contest(rules: PolicyRules, size: number): Contest {
  const values = new Int32Array(size);
  const merits = new Int32Array(MOST_MERITS);
  const best = new Int32Array(MOST_MERITS);
  let position: Int32Array = values;
  let line: PolicyLineShape = { line: 0, arm: -1, merits: 0 };
  let random: ((n: number) => number) | undefined;
  let equals = 0;

  const better = (): number => {
    for (let i = 0; i < line.merits; i++) if (merits[i] !== best[i]) return (merits[i] ?? 0) - (best[i] ?? 0);
    return 0;
  };
  const leads = (): boolean => {
    if (!rules.fits(position, line.line, values, merits)) return false;
    const order = equals === 0 ? 1 : better();
    if (order < 0) return false;
    equals = order > 0 ? 1 : equals + 1;
    if (order > 0) best.set(merits);
    return order > 0 || random?.(equals) === 0;
  };
  return {
    values,
    begin: (S, next, ties) => {
      [position, line, random, equals] = [S, next, ties, 0];
    },
    leads,
    passed: () => equals > 0,
  };
}
