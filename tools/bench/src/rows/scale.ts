import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Contestant } from '../measure.ts';
import { type Row, ratio } from '../row.ts';

const COMMAND = new URL('../../../../apps/cli/src/main.ts', import.meta.url).pathname;
const RULESET = new URL('../../../../rulesets/hex-dice', import.meta.url).pathname;
const AT_ONCE = new URL('../at-once.ts', import.meta.url).pathname;
/** Half a second of games: workers start while the rules are compiled, but each has to warm up by itself. */
const GAMES = 20_000;
/** So many that warming up is a fiftieth of the time. */
const MANY_GAMES = 100_000;

const simulate = (games: number, workers: number): readonly string[] => [
  COMMAND,
  'simulate',
  RULESET,
  ...['--games', `${games}`, '--workers', `${workers}`, '--store', 'none', '--json'],
];

/** What a script prints as JSON. */
function printed(args: readonly string[]): unknown {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr || stdout);
  return JSON.parse(stdout);
}

/** Games per second as `sandtable simulate` tells them, in a process of its own. */
const simulating = (games: number, workers: number): Contestant => ({
  name: workers === 1 ? 'one worker' : `${workers} workers`,
  run: () => {
    const { result } = printed(simulate(games, workers)) as { result: { games: number; seconds: number } };
    return result.games / result.seconds;
  },
});

/** Processes that know nothing of each other and share the games evenly, each with one worker. */
const independent = (games: number, count: number): Contestant => ({
  name: `${count} processes`,
  run: () => games / (printed([AT_ONCE, `${count}`, ...simulate(games / count, 1)]) as number),
});

const cores = availableParallelism();
const alike = { unit: '/s', figureUnit: '×', better: 'higher', rounds: 7 } as const;
const perCore = (medians: readonly number[]): number => ratio(medians) / cores;

/** How much of every further core is used: W workers against W times one, by the clock, so the cores must be idle. */
export const workersOverOne = (): Row => ({
  ...alike,
  name: `${cores} workers ÷ ${cores} × one worker`,
  contestants: [simulating(GAMES, cores), simulating(GAMES, 1)],
  figure: perCore,
  first: 0.9,
  goal: 0.95,
  rounds: 5,
});

/** The same once all are warm. */
export const workersOverOneLong = (): Row => ({
  ...alike,
  name: `${cores} workers ÷ ${cores} × one worker, ${MANY_GAMES} games`,
  contestants: [simulating(MANY_GAMES, cores), simulating(MANY_GAMES, 1)],
  figure: perCore,
  first: 0.9,
  goal: 0.95,
  rounds: 5,
});

/**
 * What sharing out could reach on this machine at best: nothing is handed out, but each process warms up as each worker does, and
 * code is compiled on the cores that play. Says how far workers are from it, and is no target.
 */
export const processesOverOne = (): Row => ({
  ...alike,
  name: `${cores} processes ÷ ${cores} × one worker`,
  contestants: [independent(GAMES, cores), simulating(GAMES, 1)],
  figure: perCore,
  first: undefined,
  goal: undefined,
});
