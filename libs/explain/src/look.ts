import { type Env, fork, type RunValue } from '@sandtable/eval';
import type { Expr } from '@sandtable/model';
import { show } from '@sandtable/reference';
import type { Hides, Known } from './hides.ts';

/** Where expressions are evaluated, for whom, and how many parts may still be shown. */
export interface Look {
  readonly env: Env;
  readonly known: Known;
  readonly hides: Hides;
  readonly room: { remaining: number };
}

/** The highest number of parts that are shown: what people can read, and a worker computes at once. */
const ROOM = 400;

/** A look that leaves no trace in the locals. */
export const lookAt = (env: Env, hides: Hides, known: Known = 'all', room = ROOM): Look => ({
  env: fork(env),
  known,
  hides,
  room: { remaining: room },
});

/** The same look with locals of its own, of which some more are no secret. */
export const within = (look: Look, locals: readonly number[] = []): Look => ({
  ...look,
  env: fork(look.env),
  known: look.known === 'all' ? 'all' : new Set([...look.known, ...locals]),
});

/**
 * The value of an expression; undefined where it has none by itself. What a pattern in it binds stays in the locals of the
 * look, as it does in the match: parts behind it read that.
 */
export function valueIn({ env }: Look, expr: Expr): RunValue | undefined {
  try {
    return env.value(expr);
  } catch {
    return undefined;
  }
}

export const isTrue = (look: Look, expr: Expr): boolean => valueIn(look, expr) === 1;

/** Long values are cut: the whole of them stands on the board. */
const LONG = 160;

export function shown({ env: { model } }: Look, { type }: Pick<Expr, 'type'>, value: RunValue): string {
  const text = show(model, type, value);
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}
