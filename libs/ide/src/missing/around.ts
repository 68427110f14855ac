import type { Library } from '@sandtable/compiler';
import { bool, type Type } from '@sandtable/model';
import type { Expr, Node, Stmt } from '@sandtable/syntax';
import { typeOf } from '../type-of.ts';
import type { Missing } from './missing.ts';

/** What an expression that holds the name may be, as far as the text around it says so. */
export function wantedAround({ library, around, sought, decl }: Missing, inner: Node): Type | undefined {
  const parent = around[around.indexOf(inner) + 1] as Expr | Stmt | undefined;
  if (parent === undefined || inner === decl) return undefined;
  const known = sought.what === 'value' ? sought.hint : undefined;
  return known ?? wantedIn(library, parent, inner) ?? declaredResult(library, decl, inner);
}

function wantedIn(library: Library, parent: Expr | Stmt, inner: Node): Type | undefined {
  switch (parent.node) {
    case 'binary':
      if (parent.op === 'and' || parent.op === 'or') return bool;
      return typeOf(library, parent.left === inner ? parent.right : parent.left);
    case 'unary':
      return parent.op === 'not' ? bool : undefined;
    case 'if':
    case 'while':
    case 'ifExpr':
      return parent.test === inner ? bool : undefined;
    case 'assign':
      return typeOf(library, (parent.target === inner ? parent.value : parent.target) as Expr);
    case 'quantor':
    case 'comprehension':
    case 'for':
      return parent.where === inner ? bool : undefined;
    default:
      return undefined;
  }
}

/** The body of a function is its result. */
function declaredResult(library: Library, decl: Missing['decl'], inner: Node): Type | undefined {
  if (decl?.node !== 'function' || decl.body !== inner) return undefined;
  return library.basis.draft.world.functions.get(decl.name.text)?.result;
}
