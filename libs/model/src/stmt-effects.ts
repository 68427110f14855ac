import type { Stmt } from './expr.ts';
import type { Model } from './model.ts';

/**
 * What a statement by itself does to the position, without the statements in it: it sets its place, it changes which
 * members of a pool there are or what lies in its piles, it changes who knows what, or it puts a question.
 */
type Effect = 'none' | 'place' | 'pool' | 'piles' | 'knowledge' | 'question';

const EFFECTS: Readonly<Record<Stmt['s'], Effect>> = {
  set: 'place',
  if: 'none',
  match: 'none',
  for: 'none',
  while: 'none',
  repeat: 'none',
  break: 'none',
  label: 'none',
  return: 'none',
  log: 'none',
  finish: 'none',
  call: 'none',
  create: 'pool',
  choose: 'question',
  menu: 'question',
  together: 'none',
  barrier: 'none',
  roll: 'none',
  pick: 'none',
  draw: 'piles',
  put: 'piles',
  shuffle: 'piles',
  reveal: 'knowledge',
  conceal: 'knowledge',
};

export const effectOf = (stmt: Stmt): Effect => EFFECTS[stmt.s];

/** The fields that a statement changes although it names none of them: who of a pool lives, and where members of piles are. */
export function hiddenWrites({ kinds, piles }: Model, stmt: Stmt): readonly number[] {
  const effect = effectOf(stmt);
  if (effect === 'pool' && 'kind' in stmt) return [kinds[stmt.kind]?.pool?.live ?? -1];
  return effect === 'piles' ? piles.flatMap(({ field, place }) => [field, place ?? field]) : [];
}
