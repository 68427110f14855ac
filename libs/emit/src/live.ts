import { type Arm, blocksOf, type Child, type Expr, type Model, type Stmt } from '@sandtable/model';
import { factsIn, factsOf } from './facts.ts';

export type Locals = ReadonlySet<number>;

/** Locals that expressions read and do not bind themselves. Every binder has a number of its own. */
export const reads = (model: Model, ...es: readonly (Expr | undefined)[]): Locals =>
  union(...es.map((e) => free(factsOf(model, e))));

/** The same of any nodes. */
export const readsIn = (model: Model, ...nodes: readonly Child[]): Locals => free(factsIn(model, nodes));

/** What an arm binds for its body. */
export const bound = (model: Model, { patterns, where }: Arm<unknown>): Locals =>
  union(
    factsIn(
      model,
      patterns.map((pattern): Child => ['pattern', pattern]),
    ).binds,
    factsOf(model, where).binds,
  );

const free = (facts: Pick<ReturnType<typeof factsOf>, 'reads' | 'binds'>): Locals =>
  facts.binds.size === 0 ? facts.reads : minus(facts.reads, [...facts.binds]);

/** Sets are never changed, so that one that nothing is added to or taken from can be handed on. */
export function union(...sets: readonly Locals[]): Locals {
  const full = sets.filter((each) => each.size > 0);
  return full.length === 1 && full[0] ? full[0] : new Set(full.flatMap((each) => [...each]));
}
export const minus = (a: Locals, b: readonly (number | undefined)[]): Locals =>
  b.some((each) => each !== undefined && a.has(each)) ? new Set([...a].filter((each) => !b.includes(each))) : a;

/** What is live before statements that do not ask, given what is live after them and after a `break`. */
export function liveBefore(model: Model, list: readonly Stmt[], after: Locals, broken: Locals): Locals {
  return list.reduceRight((out, stmt) => before(model, stmt, out, broken), after);
}

function before(model: Model, stmt: Stmt, out: Locals, broken: Locals): Locals {
  switch (stmt.s) {
    case 'set':
      return stmt.place.place === 'local'
        ? union(minus(out, [stmt.place.local]), reads(model, stmt.value))
        : union(out, reads(model, stmt.value), readsIn(model, ['place', stmt.place]));
    case 'if':
      return union(
        reads(model, stmt.test),
        liveBefore(model, stmt.then, out, broken),
        liveBefore(model, stmt.else, out, broken),
      );
    case 'match':
      return union(
        out,
        reads(model, stmt.subject),
        ...stmt.arms.map((arm) =>
          minus(union(reads(model, arm.where), liveBefore(model, arm.body, out, broken)), [...bound(model, arm)]),
        ),
      );
    case 'label':
      return liveBefore(model, stmt.body, out, broken);
    case 'return':
      return reads(model, stmt.value);
    case 'break':
      return broken;
    case 'for':
    case 'while':
    case 'repeat':
      return loopBefore(model, stmt, out);
    default:
      return plainBefore(model, stmt, out);
  }
}

/** Before a statement without blocks, or one that asks. The types leave out any other, which needs a case of its own. */
function plainBefore(
  model: Model,
  stmt: Exclude<Stmt, { readonly body: unknown } | { readonly arms: unknown } | { readonly then: unknown }>,
  out: Locals,
): Locals {
  return union(minus(out, ['into' in stmt ? stmt.into : undefined]), readsIn(model, ['stmt', stmt]));
}

function loopBefore(model: Model, stmt: Extract<Stmt, { s: 'for' | 'while' | 'repeat' }>, out: Locals): Locals {
  const own = stmt.s === 'for' ? [stmt.binder.local] : [];
  const head =
    stmt.s === 'for'
      ? minus(reads(model, stmt.binder.over, stmt.where), own)
      : reads(model, stmt.s === 'while' ? stmt.test : stmt.times);
  const guard = stmt.s === 'for' ? reads(model, stmt.sortedBy) : new Set<number>();
  const inside = (next: Locals) => minus(union(guard, liveBefore(model, stmt.body, next, out)), own);
  const once = union(out, head, inside(out));
  return union(once, inside(once));
}

/** Whether a statement holds a question, its own or one of a procedure it calls. */
export function asking(stmt: Stmt, asks: (procedure: number) => boolean): boolean {
  if (stmt.s === 'choose' || stmt.s === 'menu' || stmt.s === 'together') return true;
  if (stmt.s === 'call') return asks(stmt.procedure);
  return blocksOf(stmt).some((list) => list.some((each) => asking(each, asks)));
}
