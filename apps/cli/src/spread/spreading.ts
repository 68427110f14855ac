import { type Context, numberOption, type OptionSpecs, say } from '../command.ts';
import type { Game } from '../game.ts';
import { queueAddress, queueOption } from '../queue/address.ts';
import { hearingOf } from '../queue/hearing.ts';
import type { Over } from '../queue/over-queue.ts';
import type { Made } from '../queue/recipe.ts';
import type { Dead } from '../queue/share-job.ts';
import { UsageError } from '../usage.ts';
import { workersOf } from './workers.ts';

/** Who plays the games of a command: workers on this machine, or those that wait at a queue. */
export interface Spreading {
  readonly workers: number;
  readonly over: Over | undefined;
  /** False once nothing more is to be begun; absent where nobody is asked. */
  readonly goesOn: (() => boolean) | undefined;
  /** Games that could not be played, as they are found. */
  readonly dead: readonly Dead[];
}

export const spreadOptions: OptionSpecs = { workers: { type: 'string' }, ...queueOption, batch: { type: 'string' } };

/** How the command line wants games of these rulesets to be spread. */
export function spreadingFrom(context: Context, games: readonly Game[]): Spreading {
  const workers = workersOf(context);
  const address = queueAddress(context);
  if (address === undefined) return { workers, over: undefined, goesOn: undefined, dead: [] };
  const dead: Dead[] = [];
  const hearing = hearingOf(context, address, (one) => dead.push(one));
  const over = { address, made: games.flatMap(madeOf), share: shareFrom(context), hearing };
  return { workers, over, goesOn: goingOn(context), dead };
}

/** Games per share, which users know as a batch, if they are not to be as many as take a second. */
function shareFrom(context: Context): number | undefined {
  const share = numberOption(context, 'batch', -1);
  if (share === 0) throw new UsageError('usage/number', { name: '--batch', value: share });
  return share < 0 ? undefined : share;
}

/** Goes on until the user asks to stop. */
export function goingOn({ io }: Context): () => boolean {
  let goesOn = true;
  void io.interrupted().then(() => {
    goesOn = false;
  });
  return () => goesOn;
}

/** Says which games could not be played: they are in none of the figures. */
export function tellDead(context: Context, { dead }: Spreading, seed: number, again?: (game: number) => string): void {
  const { text } = context.messages;
  for (const { first, games, reason, detail } of dead) {
    const values = { first, last: first + games - 1, games, seed: (seed + first) | 0, detail };
    say(context, `  ${text('queue/dead', values)} ${text(`queue/dead-${reason}`, values)}`);
    if (again && games === 1) say(context, `    ${text('simulate/again', { command: again(first) })}`);
  }
}

const madeOf = ({ sources, watched, compiled: { javascript, variants } }: Game): readonly Made[] =>
  javascript === undefined
    ? []
    : [{ javascript, recipe: { sources, watched, variants: variants.map(({ name }) => name) } }];
