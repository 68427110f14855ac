/** One side of a comparison: each call of `run` measures once and returns its figure. */
export interface Contestant {
  readonly name: string;
  /** Where it isn't that of the row. */
  readonly unit?: string;
  run(): number;
}
export interface Figures {
  readonly name: string;
  readonly unit?: string;
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** Contestants in turn, so that whatever disturbs the machine disturbs all of them; the first rounds warm up. */
export function measure(contestants: readonly Contestant[], rounds: number, warmUps: number): readonly Figures[] {
  const seen = contestants.map((): number[] => []);
  for (let round = -warmUps; round < rounds; round++) {
    contestants.forEach((contestant, i) => {
      const figure = contestant.run();
      if (round >= 0) seen[i]?.push(figure);
    });
  }
  return contestants.map(({ name, unit }, i) => ({ ...figures(name, seen[i] ?? []), ...(unit ? { unit } : {}) }));
}

function figures(name: string, seen: readonly number[]): Figures {
  const sorted = seen.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  return { name, median: at(sorted.length >> 1), min: at(0), max: at(sorted.length - 1) };
}

export const medianOf = (seen: readonly number[]): number =>
  seen.toSorted((a, b) => a - b)[seen.length >> 1] ?? Number.NaN;

/** Repeats `work`, which returns how many units it did, for about `ms`; units per second. */
export function rate(work: () => number, ms: number): number {
  const start = processorTime();
  let units = 0;
  let spent = 0;
  while (spent < ms) {
    units += work();
    spent = processorTime() - start;
  }
  return (units / spent) * 1000;
}

/** Milliseconds that `work` takes once. */
export function time(work: () => void): number {
  const start = processorTime();
  work();
  return processorTime() - start;
}

/** Milliseconds that this thread has been computing: whatever else the machine does in between doesn't count. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
