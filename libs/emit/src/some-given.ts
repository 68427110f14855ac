import type { Expr, Picked } from '@sandtable/model';
import { hasNone, rowWords } from './answer-rows.ts';
import type { Scope, Unit } from './unit.ts';
import { isPlain, nothing, shapeOf } from './weighed.ts';

/** Where answers are drawn key by key, and nothing else is tested than whether some key has a value. */
export const isSomeGiven = (unit: Unit, choice: Picked): boolean =>
  shapeOf(choice) === 'none' && isPlain(unit, choice) && someGiven(choice);

/** A question is put only if some key can take anything else than none, which is ordinal 0. */
export function someOpen(s: Scope, choice: Picked, i: number): void {
  const { w } = s;
  const n = rowWords(choice);
  const values = Array.from({ length: n }, (_, k) => (k === 0 ? `WP${i}[row] & ~1` : `WP${i}[row + ${k}]`));
  w.line(`g${i}(S);`);
  w.line('let open = 0;');
  w.block(`for (let k = 0; open === 0 && k < WT${i}.count; ++k)`, () => {
    w.line(`const row = WK${i}[k]${n > 1 ? ` * ${n}` : ''};`);
    w.line(`open = ${values.join(' | ')};`);
  });
  w.line(`if (open === 0) ${nothing(s, choice)};`);
}

/**
 * Whether all that is asked of an assignment as a whole is that some key has a value other than none: such answers are
 * drawn key by key, and whether there is one shows without putting any together.
 */
function someGiven(choice: Picked): boolean {
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
