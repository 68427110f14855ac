import { type Expr, hasBind, isOpen, type Reach, type Search, type Stmt, statementsIn } from '@sandtable/model';

/** The functions that come to open answers, the locals made of such answers, and all locals that have a value. */
interface Open {
  readonly reach: Reach;
  readonly locals: ReadonlySet<number>;
  readonly given: ReadonlySet<number>;
}

/**
 * Answers that are open carry through truth values, numbers and sets; the first part of a tree, if any, where something
 * else would have to be made of them.
 */
export const notCarried = (reach: Reach, body: Expr): Expr | Stmt | undefined => stray(opening(reach), body);

/** Which steps there are and what they have to pass may be open in a search, but not where they lead and what they cost. */
export function notSearched(reach: Reach, { from, limit, steps, ends }: Search): Expr | Stmt | undefined {
  const o = opening(reach);
  const certain = [...from, limit, ...steps.flatMap(({ cost, to }) => [cost, ...to])];
  const tests = [...steps.flatMap(({ guards }) => guards), ...ends].map(({ test }) => test);
  return known(o, ...certain) ?? first(o, ...steps.flatMap(({ binder, stop }) => [binder.over, stop]), ...tests);
}

const opening = (reach: Reach): Open => ({ reach, locals: new Set(), given: new Set() });

const opens = ({ reach, locals }: Open, node: Expr | Stmt | undefined): boolean => isOpen(reach, node, locals);

const CARRIED = new Set(['bool', 'int', 'set']);

function stray(o: Open, e: Expr): Expr | Stmt | undefined {
  if (!opens(o, e)) return undefined;
  if (e.e === 'block') return strayIn(o, e.body);
  if (CARRIED.has(e.type.t)) return parts(o, e);
  if (e.e === 'convert' || e.e === 'check') return stray(o, e.of);
  // What a function of the block gives is reported where it is made.
  return e.e === 'call' ? undefined : e;
}

type Found = Expr | Stmt | undefined;

/** The first of several that may be open. */
function first(o: Open, ...parts: readonly (Expr | undefined)[]): Found {
  for (const part of parts) {
    const found = part && stray(o, part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first of several that must be known. */
const known = (o: Open, ...parts: readonly (Expr | undefined)[]): Found => parts.find((part) => part && opens(o, part));

function parts(o: Open, e: Expr): Found {
  switch (e.e) {
    case 'local':
      return undefined;
    case 'call':
    case 'search':
      return known(o, ...e.args);
    case 'not':
    case 'negate':
    case 'convert':
    case 'check':
    case 'size':
    case 'empty':
      return first(o, e.of);
    case 'arith':
    case 'compare':
    case 'logic':
    case 'setop':
      return first(o, e.left, e.right);
    case 'stretch':
      return first(o, e.low, e.high);
    case 'member':
      return known(o, e.item) ?? first(o, e.set);
    case 'is':
      return first(o, e.of) ?? (opens(o, e.of) && hasBind(e.pattern) ? e : undefined);
    case 'if':
      return first(o, e.test, e.then, e.else);
    default:
      return choosing(o, e);
  }
}

function choosing(o: Open, e: Expr): Found {
  switch (e.e) {
    case 'filter':
      return first(o, e.binder.over, e.where);
    case 'collect':
      return first(o, ...e.binders.map(({ over }) => over), e.where) ?? known(o, e.item);
    case 'quant':
      if (e.quant === 'first' || e.quant === 'only' || e.quant === 'best') return e;
      return first(o, ...e.binders.map(({ over }) => over), e.where, e.body);
    case 'match':
      return (
        first(o, e.subject, ...e.arms.flatMap(({ where, body }) => [where, body])) ??
        (opens(o, e.subject) && e.arms.some(({ patterns }) => patterns.some(hasBind)) ? e.subject : undefined)
      );
    default:
      return e;
  }
}

/** Where answers are open, a function of several lines may name values, branch and return. */
function strayIn(outer: Open, body: readonly Stmt[]): Found {
  let o = outer;
  for (const stmt of body) {
    const found = strayStmt(o, stmt);
    if (found !== undefined) return found;
    if (stmt.s === 'set' && stmt.place.place === 'local') o = withLocal(o, stmt.place.local, stmt.value);
  }
  return undefined;
}

function withLocal({ reach, locals, given }: Open, local: number, value: Expr): Open {
  const open = isOpen(reach, value, locals);
  return { reach, locals: open ? new Set([...locals, local]) : locals, given: new Set([...given, local]) };
}

function strayStmt(o: Open, stmt: Stmt): Found {
  if (!opens(o, stmt)) return undefined;
  switch (stmt.s) {
    case 'set':
      return stmt.place.place === 'local' && !o.given.has(stmt.place.local) ? first(o, stmt.value) : stmt;
    case 'return':
      return first(o, stmt.value);
    case 'if':
      return first(o, stmt.test) ?? either(o, opens(o, stmt.test), [stmt.then, stmt.else]);
    case 'match':
      return (
        known(o, stmt.subject) ??
        first(o, ...stmt.arms.map(({ where }) => where)) ??
        either(
          o,
          stmt.arms.some(({ where }) => opens(o, where)),
          stmt.arms.map(({ body }) => body),
        )
      );
    default:
      return stmt;
  }
}

/** Where it is open which way a function goes, it goes all of them, so none may change what another one reads. */
function either(o: Open, open: boolean, ways: readonly (readonly Stmt[])[]): Found {
  for (const way of ways) {
    const found = (open ? changed(o, way) : undefined) ?? strayIn(o, way);
    if (found !== undefined) return found;
  }
  return undefined;
}

function changed({ given }: Pick<Open, 'given'>, way: readonly Stmt[]): Stmt | undefined {
  return way
    .flatMap((stmt) => statementsIn('stmt', stmt))
    .find((stmt) => stmt.s === 'set' && stmt.place.place === 'local' && given.has(stmt.place.local));
}
