import { type Context, numberOption, type OptionSpecs, say } from '../command.ts';
import type { Game } from '../game.ts';
import { queueAddress, queueOption } from '../queue/address.ts';
import { hearingOf } from '../queue/hearing.ts';
import type { Over } from '../queue/over-queue.ts';
import type { Made } from '../queue/recipe.ts';
import type { Dead } from '../queue/share-job.ts';
import type { WorkerCommand } from '../resources.ts';
import { UsageError } from '../usage.ts';
import { type Early, startEarly } from './early.ts';
import { workersOf } from './workers.ts';

/** Who plays the games of a command: workers on this machine, or those that wait at a queue. */
export interface Spreading {
  readonly workers: number;
  readonly over: Over | undefined;
  /** Workers that wait to be told what to play. */
  readonly early?: Early | undefined;
  /** False once nothing more is to be begun. */
  readonly goesOn: () => boolean;
  /** Games that could not be played, as they are found. */
  readonly dead: readonly Dead[];
}

export const spreadOptions: OptionSpecs = { workers: { type: 'string' }, ...queueOption, batch: { type: 'string' } };

/** How the command line wants games of these rulesets to be spread. */
export function spreadingFrom(context: Context, games: readonly Game[], early?: Early): Spreading {
  const workers = workersOf(context);
  const address = queueAddress(context);
  const goesOn = goingOn(context);
  if (address === undefined) return { workers, over: undefined, early, goesOn, dead: [] };
  const dead: Dead[] = [];
  const hearing = hearingOf(context, address, (one) => dead.push(one));
  const over = { address, made: games.flatMap(madeOf), share: shareFrom(context), hearing };
  return { workers, over, goesOn, dead };
}

/** Starts the workers of a command at once, so that they are ready when its rules are compiled. */
export const earlyFrom = (context: Context, command: WorkerCommand): Early =>
  startEarly(command, queueAddress(context) === undefined ? workersOf(context) - 1 : 0);

/** Games per share, which users know as a batch, if they are not to be as many as take a second. */
function shareFrom(context: Context): number | undefined {
  const share = numberOption(context, 'batch', -1);
  if (share === 0) throw new UsageError('usage/number', { name: '--batch', value: share });
  return share < 0 ? undefined : share;
}

/** Goes on until the user asks to stop. */
function goingOn({ io }: Context): () => boolean {
  let goesOn = true;
  void io.interrupted().then(() => {
    goesOn = false;
  });
  return () => goesOn;
}

/** Where a game of a batch is in its series, and the seed of its dice. */
interface Placed {
  readonly first: number;
  readonly seed: number;
}

/** The games of one series, each with a seed of its own. */
export const placedFrom =
  (seed: number) =>
  (first: number): Placed => ({ first, seed: (seed + first) | 0 });

/** Says which games could not be played: they are in none of the figures. */
export function tellDead(
  context: Context,
  { dead }: Spreading,
  placed: (number: number) => Placed,
  again?: (game: number) => string,
): void {
  const { text } = context.messages;
  for (const { games, reason, detail, ...one } of dead) {
    const { first, seed } = placed(one.first);
    const values = { first, last: first + games - 1, games, seed, detail };
    say(context, `  ${text('queue/dead', values)} ${text(`queue/dead-${reason}`, values)}`);
    if (again && games === 1) say(context, `    ${text('simulate/again', { command: again(first) })}`);
  }
}

const madeOf = ({ sources, watched, compiled: { javascript, variants } }: Game): readonly Made[] =>
  javascript === undefined
    ? []
    : [{ javascript, recipe: { sources, watched, variants: variants.map(({ name }) => name) } }];
