/** What to simulate, as data that crosses to a worker. */
export interface Plan {
  readonly javascript: string;
  readonly games: number;
  readonly seed: number;
  readonly seats: readonly number[];
  readonly options: Int32Array | 'random';
  readonly maxDecisions: number;
}

/** A stretch of the games of a plan. */
export interface Share {
  readonly plan: Plan;
  readonly first: number;
  readonly games: number;
}

/** Stretches of nearly equal length that together are all games, at most one per worker. */
export function shares(plan: Plan, workers: number): readonly Share[] {
  const bound = (worker: number): number => Math.floor((plan.games * worker) / workers);
  return Array.from({ length: workers }, (_, i) => ({ plan, first: bound(i), games: bound(i + 1) - bound(i) })).filter(
    (share) => share.games > 0,
  );
}
