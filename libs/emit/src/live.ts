import type { Stmt } from '@sandtable/model';

export type Locals = ReadonlySet<number>;

/** Locals an expression reads and does not bind itself. Every binder has a number of its own. */
export function reads(e: unknown): Locals {
  const read = new Set<number>();
  const bound = new Set<number>();
  walk(e, read, bound);
  return minus(read, [...bound]);
}

function walk(node: unknown, read: Set<number>, bound: Set<number>): void {
  if (Array.isArray(node)) return node.forEach((each) => walk(each, read, bound));
  if (typeof node !== 'object' || node === null) return;
  const n = node as Record<string, unknown>;
  const local = n['local'];
  if (typeof local === 'number') (n['e'] === 'local' ? read : bound).add(local);
  if (typeof n['bind'] === 'number') bound.add(n['bind']);
  for (const [key, value] of Object.entries(n)) if (key !== 'type' && key !== 'span') walk(value, read, bound);
}

export const union = (...sets: readonly Locals[]): Locals => new Set(sets.flatMap((each) => [...each]));
export const minus = (a: Locals, b: readonly (number | undefined)[]): Locals =>
  new Set([...a].filter((each) => !b.includes(each)));

/** What is live before statements that do not ask, given what is live after them and after a `break`. */
export function liveBefore(list: readonly Stmt[], after: Locals, broken: Locals): Locals {
  return list.reduceRight((out, stmt) => before(stmt, out, broken), after);
}

function before(stmt: Stmt, out: Locals, broken: Locals): Locals {
  switch (stmt.s) {
    case 'set':
      return stmt.place.place === 'local'
        ? union(minus(out, [stmt.place.local]), reads(stmt.value))
        : union(out, reads(stmt.value), reads(stmt.place));
    case 'if':
      return union(reads(stmt.test), liveBefore(stmt.then, out, broken), liveBefore(stmt.else, out, broken));
    case 'match':
      return union(
        out,
        reads(stmt.subject),
        ...stmt.arms.map((arm) =>
          minus(union(reads(arm.where), liveBefore(arm.body, out, broken)), [...binds(arm.patterns)]),
        ),
      );
    case 'label':
      return liveBefore(stmt.body, out, broken);
    case 'return':
      return reads(stmt.value);
    case 'break':
      return broken;
    case 'roll':
      return minus(out, [stmt.into]);
    case 'call':
      return union(minus(out, [stmt.into]), reads(stmt.args));
    default:
      return loopBefore(stmt, out);
  }
}

function loopBefore(stmt: Stmt, out: Locals): Locals {
  if (stmt.s !== 'for' && stmt.s !== 'while' && stmt.s !== 'repeat') return union(out, reads(stmt));
  const own = stmt.s === 'for' ? [stmt.binder.local] : [];
  const head =
    stmt.s === 'for'
      ? minus(reads([stmt.binder.over, stmt.where]), own)
      : reads(stmt.s === 'while' ? stmt.test : stmt.times);
  const guard = stmt.s === 'for' ? reads(stmt.sortedBy) : new Set<number>();
  const inside = (next: Locals) => minus(union(guard, liveBefore(stmt.body, next, out)), own);
  const once = union(out, head, inside(out));
  return union(once, inside(once));
}

function binds(node: unknown): Locals {
  const bound = new Set<number>();
  walk(node, new Set(), bound);
  return bound;
}

/** Whether a statement holds a question, its own or one of a procedure it calls. */
export function asking(stmt: Stmt, asks: (procedure: number) => boolean): boolean {
  if (stmt.s === 'choose' || stmt.s === 'menu') return true;
  if (stmt.s === 'call') return asks(stmt.procedure);
  return parts(stmt).some((list) => list.some((each) => asking(each, asks)));
}

export function parts(stmt: Stmt): readonly (readonly Stmt[])[] {
  if (stmt.s === 'if') return [stmt.then, stmt.else];
  if (stmt.s === 'match') return stmt.arms.map((arm) => arm.body);
  if (stmt.s === 'menu') return stmt.bodies;
  return 'body' in stmt ? [stmt.body] : [];
}
