/** What each role had after so many decisions. */
export interface ScoreAt {
  readonly step: number;
  readonly phase: string | undefined;
  /** By the place of the role in its kind. */
  readonly values: readonly number[];
}

/** A large change of one role's score. */
export interface KeyMoment {
  readonly step: number;
  readonly phase: string | undefined;
  readonly role: number;
  readonly from: number;
  readonly to: number;
}

/** The largest changes from one point to the next, in the order in which they happened. */
export function keyMoments(scores: readonly ScoreAt[], most: number): readonly KeyMoment[] {
  const all = scores.flatMap(({ step, phase, values }, i) =>
    values.flatMap((to, role): readonly KeyMoment[] => {
      const from = scores[i - 1]?.values[role] ?? to;
      return from === to ? [] : [{ step, phase, role, from, to }];
    }),
  );
  const largest = all.toSorted((a, b) => sizeOf(b) - sizeOf(a) || b.step - a.step).slice(0, most);
  return largest.toSorted((a, b) => a.step - b.step);
}

const sizeOf = ({ from, to }: KeyMoment): number => Math.abs(to - from);

/** Steps of a match that are looked at: all of a short one, and of a long one as many, evenly. */
export const stepsAlong = (decisions: number, most: number): readonly number[] => {
  const count = Math.min(decisions, most);
  if (count === 0) return [0];
  return [...new Set(Array.from({ length: count + 1 }, (_, i) => Math.round((i * decisions) / count)))];
};
