/** What each row of the standing had after so many decisions. */
export interface ScoreAt {
  readonly step: number;
  readonly values: readonly number[];
}

/** A change of one row. */
export interface Turn {
  /** By the place of the row. */
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** A move after which much was different. */
export interface KeyMoment {
  readonly step: number;
  readonly turns: readonly Turn[];
}

interface Jump extends Turn {
  /** The step that was looked at before, and the one at which the change was seen. */
  readonly after: number;
  readonly step: number;
}

/** The largest changes from one point to the next. */
export function largestJumps(scores: readonly ScoreAt[], most: number): readonly Jump[] {
  const all = scores.flatMap(({ step, values }, i) =>
    values.flatMap((to, row): readonly Jump[] => {
      const before = scores[i - 1];
      const from = before?.values[row] ?? to;
      return before === undefined || from === to ? [] : [{ after: before.step, step, row, from, to }];
    }),
  );
  return all.toSorted((a, b) => sizeOf(b) - sizeOf(a) || b.step - a.step).slice(0, most);
}

const sizeOf = ({ from, to }: Turn): number => Math.abs(to - from);

/** The first step at which a value is another than at the one before the jump, found by halving. */
export async function exactStep(
  { after, step, row, from }: Jump,
  valuesAt: (step: number) => Promise<readonly number[] | undefined>,
): Promise<number> {
  let [low, high] = [after, step];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const values = await valuesAt(middle);
    if ((values?.[row] ?? from) === from) low = middle;
    else high = middle;
  }
  return high;
}

/** The moves at these steps, in the order in which they happened, each with all that changed at it. */
export async function momentsOf(
  steps: readonly number[],
  valuesAt: (step: number) => Promise<readonly number[] | undefined>,
): Promise<readonly KeyMoment[]> {
  const moments: KeyMoment[] = [];
  for (const step of [...new Set(steps)].toSorted((a, b) => a - b)) {
    const [before, after] = [await valuesAt(step - 1), await valuesAt(step)];
    if (before && after) moments.push({ step, turns: changes(before, after) });
  }
  return moments;
}

const changes = (before: readonly number[], after: readonly number[]): readonly Turn[] =>
  after.flatMap((to, row) => {
    const from = before[row] ?? to;
    return from === to ? [] : [{ row, from, to }];
  });

/** Steps of a match that are looked at: all of a short one, and of a long one as many, evenly. */
export const stepsAlong = (decisions: number, most: number): readonly number[] => {
  const count = Math.min(decisions, most);
  if (count === 0) return [0];
  return [...new Set(Array.from({ length: count + 1 }, (_, i) => Math.round((i * decisions) / count)))];
};
