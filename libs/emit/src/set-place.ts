import { type Expr, type Place, sameType } from '@sandtable/model';
import { faultless } from './faultless.ts';
import { push } from './list.ts';
import { putAt } from './map.ts';
import { field, putField, stateBase } from './store.ts';
import { assign, type Cell, memory, type Scope } from './unit.ts';

/** Writes a value to a place: of a map or list, only the part that is another, where that can be told. */
export function setPlace(s: Scope, to: Place, expr: Expr): void {
  const whole = expr.e === 'with' ? cellOf(s, to, expr.of) : undefined;
  if (whole !== undefined && expr.e === 'with') return putAt(s, whole, expr);
  if (pushed(s, to, expr)) return;
  const value = s.lower.words(s, expr);
  if (to.place === 'local') return assign(s, s.cell(to.local), value);
  if (to.place === 'field') return putField(s, to.field, s.lower.scalar(s, to.of), value);
  const stored = s.unit.plan.states[to.state];
  assign(s, memory('S', stateBase(s, to.state, to.args), stored?.words ?? 1), value);
}

/** The place of a map or list of which one part is written: nothing else of it needs to move. */
function cellOf(s: Scope, to: Place, of: Expr): Cell | undefined {
  if (to.place === 'local') return of.e === 'local' && of.local === to.local ? s.cell(to.local) : undefined;
  if (to.place === 'state') {
    if (of.e !== 'state' || to.state !== of.state || !sameArgs(s, to.args, of.args)) return undefined;
    return memory('S', stateBase(s, to.state, to.args), s.unit.plan.states[to.state]?.words ?? 1);
  }
  if (of.e !== 'field' || to.field !== of.field || !sameArgs(s, [to.of], [of.of])) return undefined;
  const { mem, n } = field(s, to.field, s.lower.scalar(s, to.of));
  return mem && memory(mem.array, mem.base, n);
}

/** Arguments that can be looked at before the value is. */
const sameArgs = (s: Scope, to: readonly Expr[], of: readonly Expr[]): boolean =>
  to.every((arg, i) => arg === of[i] && faultless(s.unit, arg));

/** `xs += [x]`: what is in the list already stays where it is. */
function pushed(s: Scope, to: Place, expr: Expr): boolean {
  if (expr.e !== 'check' || expr.of.e !== 'concat' || expr.type.t !== 'list') return false;
  const { left, right } = expr.of;
  if (right.e !== 'list' || !sameType(left.type, expr.type)) return false;
  const cell = cellOf(s, to, left);
  if (cell !== undefined) push(s, cell, right, expr.span);
  return cell !== undefined;
}
