import type { Expr, Model } from '@sandtable/model';
import { plain } from './term.ts';

/** Two expressions that are known to be equal. */
type Equality = readonly [Expr, Expr, ...unknown[]];
type Same = (left: Expr, right: Expr) => boolean;

/** Whether something cannot be a certain member: it is known to be another, or to have another constant than that one. */
export function apart(model: Model, known: readonly Equality[], same: Same, item: Expr, member: Expr): boolean {
  if (member.e !== 'value') return false;
  return known.some(([left, right]) => tells(left, right) || tells(right, left));

  function tells(of: Expr, is: Expr): boolean {
    const [read, value] = [plain(of), plain(is)];
    if (value.e !== 'value' || member.e !== 'value') return false;
    if (same(read, item)) return value.value !== member.value;
    if (read.e !== 'field' || typeof member.value !== 'number' || !same(read.of, item)) return false;
    const field = model.fields[read.field];
    return field?.state === false && field.fixed !== true && field.values[member.value] !== value.value;
  }
}
