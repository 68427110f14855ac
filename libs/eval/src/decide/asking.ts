import { type Expr, isOpen, type Reach, type Stmt } from '@sandtable/model';
import type { Env } from '../env.ts';
import { asBetween, asWithin, type Between, type OpenValue, type Within } from './open.ts';

/**
 * An equation while some answers are open. `answer` tells what is known of a decision, by its index in the block and the
 * ordinals of its arguments; `locals` are those that depend on open answers.
 */
export interface Asking {
  readonly env: Env;
  readonly reach: Reach;
  readonly decides: readonly number[];
  readonly answer: (decide: number, args: readonly number[]) => Between;
  readonly locals: ReadonlyMap<number, OpenValue>;
  /** Stands here so that the parts of the evaluator need not import its whole. */
  readonly value: (asking: Asking, expr: Expr) => OpenValue;
}

export const number = (o: Asking, e: Expr): Between => asBetween(o.value(o, e));
export const set = (o: Asking, e: Expr): Within => asWithin(o.value(o, e));
export const opens = ({ reach, locals }: Asking, node: Expr | Stmt): boolean =>
  isOpen(reach, node, new Set(locals.keys()));
