import type { Child, Expr, Model, Stmt } from '@sandtable/model';
import { formOf, type Terms } from './form.ts';
import { ASKED, type Called, touchesOf } from './touches.ts';

/** What statements change and expressions read, as names: `f3` a field, `s1` a state. */
export interface Effects {
  writes(stmts: readonly Stmt[]): ReadonlySet<string>;
  reads(expr: Expr): ReadonlySet<string>;
  /** Whether a function or search reads nothing that has an audience. */
  isPublic(called: Called): boolean;
  /** What may change while a question is open: watchers run before it. */
  readonly resting: ReadonlySet<string>;
}

const nodes = (stmts: readonly Stmt[]): readonly Child[] => stmts.map((stmt) => ['stmt', stmt]);

export function effectsOf(model: Model, terms: Terms): Effects {
  const touches = touchesOf(model);
  const hidden = hiddenOf(model);
  const resting = only(touches.of(nodes(model.watchers.flatMap((watcher) => watcher.body))), '!');
  const read = (expr: Expr) => only(touches.of([['expr', expr]]), '?');
  const written = (stmts: readonly Stmt[]) => {
    const found = only(touches.of(nodes(stmts)), '!');
    return found.has(ASKED) ? new Set([...found, ...resting]) : found;
  };
  return {
    writes: once(written, (stmts) => stmts),
    // What is read does not depend on the numbers of locals.
    reads: once(read, (expr) => formOf(terms, expr).shape),
    isPublic: once(
      (called) => ![...only(touches.ofCalled(called), '?')].some((name) => hidden.has(name)),
      ({ fn, search }) => fn ?? -1 - (search ?? 0),
    ),
    resting,
  };
}

/** A function that remembers what it gave for each key. */
function once<From, To>(by: (from: From) => To, key: (from: From) => unknown): (from: From) => To {
  const known = new Map<unknown, To>();
  return (from) => {
    const at = key(from);
    const found = known.get(at) ?? by(from);
    known.set(at, found);
    return found;
  };
}

const only = (names: ReadonlySet<string>, sign: string): ReadonlySet<string> =>
  new Set([...names].flatMap((name) => (name.startsWith(sign) ? [name.slice(1)] : [])));

/** Names of what not everybody sees. */
function hiddenOf({ fields, states, piles }: Model): ReadonlySet<string> {
  const seen = (sign: string, list: Model['fields'] | Model['states']) =>
    list.flatMap((one, i) => (one.seen === undefined ? [] : [`${sign}${i}`]));
  return new Set([
    ...seen('f', fields),
    ...seen('s', states),
    ...piles.flatMap(({ field, place }) => [`f${field}`, `f${place ?? field}`]),
  ]);
}
