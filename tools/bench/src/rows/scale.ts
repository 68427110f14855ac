import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Contestant } from '../measure.ts';
import { type Row, ratio } from '../row.ts';

const COMMAND = new URL('../../../../apps/cli/src/main.ts', import.meta.url).pathname;
const RULESETS = new URL('../../../../rulesets/', import.meta.url).pathname;
const AT_ONCE = new URL('../at-once.ts', import.meta.url).pathname;

interface Batch {
  readonly game: string;
  readonly games: number;
}

/** Half a second of games: workers start while the rules are compiled, but each has to warm up by itself. */
const SHORT: Batch = { game: 'hex-dice', games: 20_000 };
/** So many that warming up is a fiftieth of the time. */
const MANY: Batch = { game: 'hex-dice', games: 100_000 };
/** As many of a game that takes longer. */
const LARGER: Batch = { game: 'der-erste-weltkrieg', games: 20_000 };

const simulate = ({ game, games }: Batch, workers: number): readonly string[] => [
  COMMAND,
  'simulate',
  join(RULESETS, game),
  ...['--games', `${games}`, '--workers', `${workers}`, '--store', 'none', '--json'],
];

/** What a script prints as JSON. */
function printed(args: readonly string[]): unknown {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr || stdout);
  return JSON.parse(stdout);
}

/** Games per second as `sandtable simulate` tells them, in a process of its own. */
const simulating = (batch: Batch, workers: number): Contestant => ({
  name: workers === 1 ? 'one worker' : `${workers} workers`,
  run: () => {
    const { result } = printed(simulate(batch, workers)) as { result: { games: number; seconds: number } };
    return result.games / result.seconds;
  },
});

/** Processes that know nothing of each other and share the games evenly, each with one worker. */
const independent = ({ game, games }: Batch, count: number): Contestant => ({
  name: `${count} processes`,
  run: () => games / (printed([AT_ONCE, `${count}`, ...simulate({ game, games: games / count }, 1)]) as number),
});

const cores = availableParallelism();
const alike = { unit: '/s', figureUnit: '×', better: 'higher', rounds: 7 } as const;
const perCore = (medians: readonly number[]): number => ratio(medians) / cores;

/** How much of every further core is used: W workers against W times one, by the clock, so the cores must be idle. */
const overOne = (batch: Batch, of: string): Row => ({
  ...alike,
  name: `${cores} workers ÷ ${cores} × one worker${of}`,
  contestants: [simulating(batch, cores), simulating(batch, 1)],
  figure: perCore,
  first: 0.9,
  goal: 0.95,
  rounds: 5,
});

export const workersOverOne = (): Row => overOne(SHORT, '');
export const workersOverOneLong = (): Row => overOne(MANY, `, ${MANY.games} games`);
export const workersOverOneLarger = (): Row => overOne(LARGER, `, ${LARGER.game}`);

/**
 * What sharing out could reach on this machine at best: nothing is handed out, but each process warms up as each worker does, and
 * code is compiled on the cores that play. Says how far workers are from it, and is no target.
 */
export const processesOverOne = (): Row => ({
  ...alike,
  name: `${cores} processes ÷ ${cores} × one worker`,
  contestants: [independent(SHORT, cores), simulating(SHORT, 1)],
  figure: perCore,
  first: undefined,
  goal: undefined,
});
