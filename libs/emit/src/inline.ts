import type { Expr } from '@sandtable/model';
import { factsOf } from './facts.ts';
import { replaced } from './tree.ts';
import { assign, type Scope } from './unit.ts';

/** Bodies with more nodes than this stay functions. */
const MOST_NODES = 60;

type Call = Extract<Expr, { e: 'call' }>;

/** Whether a function may stand in place of a call: it is short, writes no locals, and is not dear to look at again. */
export function isSmall(s: Scope, fn: number): boolean {
  const facts = factsOf(s.unit.model, s.unit.model.functions[fn]?.body);
  return facts.nodes <= MOST_NODES && !facts.block && !s.unit.memos.dear.has(fn);
}

/**
 * The body of a called function with the arguments in place of its parameters. Arguments that depend on the local `kept`
 * stay expressions; others are evaluated once, here, before the body.
 */
export function inlined(s: Scope, call: Call, kept = -1): Expr {
  const reads = (arg: Expr) => factsOf(s.unit.model, arg).reads.has(kept);
  return bodyOf(
    s,
    call.fn,
    call.args.map((arg) => (plain(arg) || reads(arg) ? arg : stored(s, arg))),
  );
}

/** The body of a function over expressions instead of parameters; what it binds gets locals of its own. */
export function bodyOf(s: Scope, fn: number, args: readonly Expr[]): Expr {
  const f = s.unit.model.functions[fn];
  if (f === undefined) throw new Error(`the model has no function ${fn}`);
  const own = new Map<number, number>();
  const fresh = (local: number): number => {
    const known = own.get(local) ?? s.extra(f.locals[local]?.type ?? { t: 'bool' });
    own.set(local, known);
    return known;
  };
  const place = (e: Expr): Expr => (e.e !== 'local' ? e : (args[e.local] ?? { ...e, local: fresh(e.local) }));
  return replaced(f.body, place, fresh);
}

const plain = (e: Expr): boolean => e.e === 'local' || e.e === 'value';

function stored(s: Scope, arg: Expr): Expr {
  const local = s.extra(arg.type);
  assign(s, s.cell(local), s.lower.words(s, arg));
  return { e: 'local', local, type: arg.type, span: arg.span };
}
