import { availableParallelism } from 'node:os';
import { type Context, numberOption } from '../command.ts';

/** How many threads play the games of a command: as many as were asked for, or as the machine has processors. */
export const workersOf = (context: Context): number =>
  Math.max(1, numberOption(context, 'workers', context.io.workers ?? availableParallelism()));
