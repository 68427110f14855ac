import type { Expr, Picked } from '@sandtable/model';
import { hasNone } from './answer-rows.ts';

/**
 * Whether all that is asked of an assignment as a whole is that some key has a value other than none: such answers are
 * drawn key by key, and whether there is one shows without putting any together.
 */
export function someGiven(choice: Picked): boolean {
  const [only, more] = choice.such;
  if (choice.form !== 'optional' || choice.each === undefined || more !== undefined) return false;
  const test = only?.test;
  if (test?.e !== 'quant' || test.quant !== 'some' || test.binders.length !== 1) return false;
  const [binder] = test.binders;
  const asked = test.body === undefined ? test.where : test.where === undefined ? test.body : undefined;
  if (binder?.over.e !== 'keys' || !isLocal(binder.over.of, choice.result)) return false;
  const value = asked && givenIn(asked);
  return value?.e === 'at' && isLocal(value.of, choice.result) && isLocal(value.key, binder.local);
}

/** What a condition says isn't none. */
function givenIn(test: Expr): Expr | undefined {
  if (test.e !== 'not' || test.of.e !== 'is' || !hasNone(test.of.of.type)) return undefined;
  const { pattern, of } = test.of;
  const isNone = pattern.p === 'codes' && pattern.stretches.every(({ low, high }) => low === 0 && high === 0);
  return isNone ? of : undefined;
}

const isLocal = (e: Expr, local: number): boolean => e.e === 'local' && e.local === local;
