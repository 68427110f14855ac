import { type Expr, eachChild, type Model, type Nodes, type Sort } from '@sandtable/model';
import type { Reads, Terms } from './form.ts';
import type { Called } from './touches.ts';

interface Reading {
  readonly model: Model;
  readonly terms: Terms;
  readonly locals: ReadonlyMap<number, readonly unknown[]>;
  readonly isPublic: (called: Called) => boolean;
}

/** Whether an expression tells nothing hidden: that is most of them, and found once for each. */
export function isOpen(expr: Expr, now: Reading): boolean {
  const { hides, locals } = readsOf(expr, now);
  if (hides) return false;
  for (const local of locals) if ((now.locals.get(local)?.length ?? 0) > 0) return false;
  return true;
}

const NONE: ReadonlySet<number> = new Set();
const CLOSED: Reads = { hides: true, locals: NONE };
const PLAIN: Reads = { hides: false, locals: NONE };

function readsOf(expr: Expr, now: Reading): Reads {
  if (expr.e === 'value' || expr.e === 'every') return PLAIN;
  const known = now.terms.reads.get(expr);
  if (known !== undefined) return known;
  const found = expr.e === 'local' ? { hides: false, locals: new Set([expr.local]) } : readsBelow(expr, now);
  now.terms.reads.set(expr, found);
  return found;
}

function readsBelow(expr: Expr, now: Reading): Reads {
  if (hidesItself(expr, now)) return CLOSED;
  let [hides, locals] = [false, NONE];
  const look = <S extends Sort>(sort: S, node: Nodes[S]): void => {
    if (hides) return;
    if (sort !== 'expr') return eachChild(sort, node, look);
    const part = readsOf(node as Expr, now);
    hides = part.hides;
    locals = union(locals, part.locals);
  };
  eachChild('expr', expr, look);
  return hides ? CLOSED : { hides, locals };
}

/** Sets are never changed, so most expressions share that of a part. */
const union = (a: ReadonlySet<number>, b: ReadonlySet<number>): ReadonlySet<number> =>
  b.size === 0 || a === b ? a : a.size === 0 ? b : new Set([...a, ...b]);

function hidesItself(expr: Expr, { model, isPublic }: Reading): boolean {
  switch (expr.e) {
    case 'state':
      return model.states[expr.state]?.seen !== undefined;
    case 'field':
      return isHidden(model, expr.field);
    case 'call':
    case 'search':
    case 'searchCost':
    case 'searchPath':
      return !isPublic(expr);
    case 'decided':
      return model.decisions[expr.block]?.equations.every((fn) => isPublic({ fn })) === false;
    case 'collect':
      return expr.type.t === 'list' && expr.binders.some(({ over }) => isOrdered(model, over));
    default:
      return false;
  }
}

const isHidden = ({ fields, piles }: Model, field: number): boolean =>
  fields[field]?.seen !== undefined ||
  piles.some((pile) => pile.seen && (pile.field === field || pile.place === field));

/** Whether the order of the members of a set tells which they are. */
const isOrdered = ({ fields }: Model, { type }: Expr): boolean => {
  const of = type.t === 'set' ? type.of : undefined;
  return of?.t === 'kind' && fields.some(({ kind, state, seen }) => kind === of.kind && !state && seen !== undefined);
};
