import type { Choice } from './choice.ts';
import { errorType, listOf, mapOf, optional, setOf, type Type } from './type.ts';

export type Picked = Exclude<Choice, { readonly form: 'menu' }>;

/** What one key of an answer takes, or the whole answer without `for each`. */
export function cellType(choice: Pick<Picked, 'form' | 'element' | 'max'>): Type {
  if (choice.form === 'one' || choice.element.t === 'error') return choice.element;
  if (choice.form === 'order') return listOf(choice.element, choice.max ?? 0);
  return choice.form === 'optional' ? optional(choice.element) : setOf(choice.element);
}

/** The type of the value that a question puts into its local. */
export function answerType(choice: Pick<Picked, 'form' | 'element' | 'each' | 'max'>): Type {
  const { each } = choice;
  if (each === undefined) return cellType(choice);
  const { type } = each.over;
  return type.t === 'set' ? mapOf(type.of, cellType(choice), each.over.e !== 'every') : errorType;
}
