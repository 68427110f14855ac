import type { Expr, Stmt } from './expr.ts';
import type { Nodes, Sort } from './nodes.ts';
import { type Child, walk } from './walk.ts';

/** What a node calls or asks by itself: an index into the list of a model. */
export interface Call {
  readonly to: 'function' | 'search' | 'procedure' | 'decisions' | 'choice';
  readonly index: number;
}

/** What calls by the name of its field; a node with such a field that has no row here does not compile. */
type Calling<N, Field extends string> = Extract<N, { readonly [F in Field]: number }>;
type CallingExpr = Calling<Expr, 'fn'> | Calling<Expr, 'search'> | Calling<Expr, 'block'>;
type CallingStmt = Calling<Stmt, 'procedure'> | Calling<Stmt, 'choice'>;

const exprs: { readonly [E in CallingExpr['e']]: (e: Extract<Expr, { e: E }>) => Call } = {
  call: ({ fn }) => ({ to: 'function', index: fn }),
  search: ({ search }) => ({ to: 'search', index: search }),
  searchCost: ({ search }) => ({ to: 'search', index: search }),
  searchPath: ({ search }) => ({ to: 'search', index: search }),
  decided: ({ block }) => ({ to: 'decisions', index: block }),
};
const stmts: { readonly [S in CallingStmt['s']]: (stmt: Extract<Stmt, { s: S }>) => Call } = {
  call: ({ procedure }) => ({ to: 'procedure', index: procedure }),
  together: ({ procedure }) => ({ to: 'procedure', index: procedure }),
  choose: ({ choice }) => ({ to: 'choice', index: choice }),
  menu: ({ choice }) => ({ to: 'choice', index: choice }),
};

/** Whether an expression runs a search. */
export const searches = (e: Expr): e is Calling<Expr, 'search'> => 'search' in e;

/** What a node calls or asks by itself, without what its parts do. */
export function callOf(sort: Sort, node: Nodes[Sort]): Call | undefined {
  if (sort === 'expr') return callOfExpr(node as Expr);
  return sort === 'stmt' ? callOfStmt(node as Stmt) : undefined;
}

const known = new WeakMap<object, readonly Call[]>();

/** What a node and all below it call and ask, each once, in the order of a walk. */
export function callsIn([sort, node]: Child): readonly Call[] {
  const before = known.get(node);
  if (before !== undefined) return before;
  const found = new Map<string, Call>();
  walk<Sort>(sort, node, (of, one) => {
    const call = callOf(of, one);
    const key = call && `${call.to}${call.index}`;
    if (call !== undefined && key !== undefined && !found.has(key)) found.set(key, call);
  });
  const calls = [...found.values()];
  known.set(node, calls);
  return calls;
}

const callOfExpr = (e: Expr): Call | undefined =>
  (exprs as Readonly<Record<string, ((e: Expr) => Call) | undefined>>)[e.e]?.(e);
const callOfStmt = (stmt: Stmt): Call | undefined =>
  (stmts as Readonly<Record<string, ((s: Stmt) => Call) | undefined>>)[stmt.s]?.(stmt);
