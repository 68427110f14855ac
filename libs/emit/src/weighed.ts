import type { Choice, Model, Picked, Wishes } from '@sandtable/model';
import { faultless } from './faultless.ts';
import type { Scope, Unit } from './unit.ts';

/**
 * Questions whose answer is weighed as a whole. The module says what can be picked, what is wished and what must hold;
 * the search for answers is the engine's (`Weigher`).
 */
export const isWeighed = (choice: Picked): boolean =>
  choice.each !== undefined ||
  (wishesOf(choice).length > 0 && choice.form !== 'order') ||
  (choice.form === 'some' && choice.such.length > 0);

/** Sequences with wishes: all are looked at, one after the other. */
export const isWishedOrder = (choice: Picked): boolean => choice.form === 'order' && wishesOf(choice).length > 0;

/** Whether a look at what is possible leaves the candidates where an answer is drawn from. */
export const keepsCandidates = (choice: Picked): boolean =>
  isWeighed(choice) ? choice.such.length > 0 : isSimple(choice) || (choice.form === 'some' && choice.such.length === 0);

/** One of some candidates, without conditions on the answer. */
export const isSimple = (choice: Picked): boolean =>
  choice.form === 'one' && choice.such.length === 0 && !isWeighed(choice);

/** Whether a single candidate is taken at once in `play`. */
export const isTakenAlone = (model: Model, choice: Choice): boolean =>
  choice.form !== 'menu' &&
  isSimple(choice) &&
  choice.askers === undefined &&
  model.procedures[choice.procedure]?.lane === undefined;

/** Whether the conditions on the whole can be tested of any answer without a fault. */
export const isPlain = (unit: Unit, choice: Picked): boolean => choice.such.every(({ test }) => faultless(unit, test));

export const wishesOf = (choice: Picked): readonly Wishes[] => choice.wishes ?? [];

/** One shape can be used where nothing else is wished. */
export function shapeOf(choice: Picked): 'none' | 'cover' | 'member' | 'other' {
  const [first, more] = wishesOf(choice);
  if (first === undefined) return 'none';
  return more === undefined ? first.shape.shape : 'other';
}

/** Conditions on the whole, then wishes. */
export function verdict(s: Scope, choice: Picked, i: number): void {
  if (wishesOf(choice).length === 0) return s.w.line(`return s${i}();`);
  if (isWishedOrder(choice)) return s.w.line(`y${i}(); return z${i}();`);
  s.w.line(`const verdict = s${i}();`);
  s.w.line(`return verdict !== 0 ? verdict : W${i}.content(S) ? 0 : u${i}();`);
}

/** What happens instead of a question that has no legal answer. */
export const nothing = (s: Scope, choice: Choice): string =>
  isSkipped(choice) ? 'return false' : `fault(4, ${s.unit.infos.place(choice.at.span)})`;

/** Another value stands for the answer, or another role may give one. */
const isSkipped = (choice: Choice): boolean =>
  choice.askers !== undefined || (choice.form !== 'menu' && choice.otherwise !== undefined);

/** A question is put only if a legal answer is known: a search that was given up is a fault of its own. */
export function satisfiable(s: Scope, choice: Picked, i: number): void {
  const known = `W${i}.possible(S)`;
  if (choice.such.length === 0) return s.w.line(`if (${known} === 0) ${nothing(s, choice)};`);
  const found = s.unit.name('p');
  s.w.line(`const ${found} = ${known};`);
  s.w.line(`if (${found} < 0) fault(1, ${s.unit.infos.place(choice.at.span)});`);
  s.w.line(`if (${found} === 0) ${nothing(s, choice)};`);
}
