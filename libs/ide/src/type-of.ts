import type { Target } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { bool, range, type Type } from '@sandtable/model';
import type { Expr, Name } from '@sandtable/syntax';
import { usesIn } from './places.ts';
import { typeAt } from './type-at.ts';

/** The type of an expression; where its body was not understood as a whole, what its own names tell of it. */
export const typeOf = (library: Library, expr: Expr): Type | undefined =>
  typeAt(library, expr.span) ?? byItself(library, expr);

function byItself(library: Library, expr: Expr): Type | undefined {
  switch (expr.node) {
    case 'number':
      return expr.over === 1 ? range(expr.value, expr.value) : undefined;
    case 'bool':
    case 'is':
      return bool;
    case 'paren':
      return typeOf(library, expr.inner);
    case 'binary':
      return COMPARES.has(expr.op) ? bool : (typeOf(library, expr.left) ?? typeOf(library, expr.right));
    case 'name':
    case 'field':
      return typeOfName(library, expr.name);
    case 'apply':
      return expr.callee.node === 'name' || expr.callee.node === 'field'
        ? typeOfName(library, expr.callee.name)
        : undefined;
    default:
      return undefined;
  }
}

const COMPARES = new Set(['==', '!=', '<', '<=', '>', '>=', 'and', 'or', 'in', 'has']);

function typeOfName(library: Library, { span }: Name): Type | undefined {
  const use = usesIn(library).findLast((one) => one.span.start === span.start && one.span.file === span.file);
  return use && (use.type ?? typeOfTarget(library, use.target));
}

/** Of what is called, the type of what it gives. */
function typeOfTarget({ basis }: Library, { sort, name, of }: Target): Type | undefined {
  const { world } = basis.draft;
  switch (sort) {
    case 'setting':
      return world.settings.get(name)?.type;
    case 'state':
      return world.states.get(name)?.type;
    case 'function':
      return world.functions.get(name)?.result;
    case 'member':
      return world.kinds.find((kind) => kind.name === of)?.type;
    case 'field':
      return (
        world.fields[world.kinds.find((kind) => kind.name === of)?.fields.get(name) ?? -1]?.type ??
        world.relations.get(of)?.fields.find((field) => field.name === name)?.type
      );
    default:
      return undefined;
  }
}
