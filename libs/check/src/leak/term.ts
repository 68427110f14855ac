import { bool, changed, type Expr, type Func, type Model, setOf, type Type } from '@sandtable/model';
import { formOf, keyOf, type Terms } from './form.ts';

type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;

/** A value without the steps between types: what holds of it holds in every type that has it. */
export function plain(expr: Expr): Expr {
  return expr.e === 'convert' || expr.e === 'check' ? plain(expr.of) : expr;
}

/**
 * An expression with its locals taken from elsewhere: `value` gives what stands for a local that is read, `rename` the
 * number of one that is bound. Parts in which nothing changes stay the same objects, and keep their keys.
 */
export function moved(
  expr: Expr,
  value: (read: Of<'local'>) => Expr,
  rename: (local: number) => number = (local) => local,
): Expr {
  const by = (e: Expr): Expr | undefined => {
    if (e.e === 'local') return value(e);
    return e.e === 'value' || e.e === 'every' ? e : undefined;
  };
  return changed('expr', expr, { expr: by, local: rename });
}

/** The expression with one local replaced; parts that do not read it are not looked at. */
export const put = (terms: Terms, expr: Expr, local: number, by: Expr): Expr =>
  replaced(expr, (e) => {
    if (!formOf(terms, e).locals.includes(local)) return e;
    return e.e === 'local' ? by : undefined;
  });

/** Replaces whole parts of an expression, outermost first. */
export const replaced = (expr: Expr, by: (part: Expr) => Expr | undefined): Expr => changed('expr', expr, { expr: by });

/** The body of a called function with the arguments in it. */
export function opened({ functions }: Model, call: Of<'call'>, terms: Terms): Expr | undefined {
  const called = functions[call.fn];
  const known = terms.bodies.get(keyOf(terms, call));
  if (known !== undefined || called === undefined) return known;
  const body = bodyFor(called, call.args, terms);
  terms.bodies.set(keyOf(terms, call), body);
  return body;
}

function bodyFor({ params, locals, body }: Func, args: readonly Expr[], terms: Terms): Expr {
  const base = terms.next;
  terms.next += locals.length;
  return moved(
    body,
    (read) => (read.local < params ? (args[read.local] ?? read) : { ...read, local: read.local + base }),
    (local) => local + base,
  );
}

export const not = (of: Expr): Expr => ({ e: 'not', of, type: bool, span: of.span });
export const equal = (left: Expr, right: Expr): Expr => ({
  e: 'compare',
  op: '==',
  left,
  right,
  type: bool,
  span: left.span,
});
export const member = (item: Expr, set: Expr): Expr => ({ e: 'member', item, set, type: bool, span: item.span });
export const local = (number: number, type: Type, span: Expr['span']): Expr => ({
  e: 'local',
  local: number,
  type,
  span,
});
export const setOfOne = (item: Expr): Expr => ({ e: 'set', items: [item], type: setOf(item.type), span: item.span });
