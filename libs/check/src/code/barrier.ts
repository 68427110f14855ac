import { blocksOf, type Stmt, unreachable } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { type Ctx, report } from './ctx.ts';

/**
 * Puts the barrier into the body of a `simultaneously`: on every way behind the last place where a question may come.
 * What stands before it must not change anything that others could see.
 */
export function withBarrier(ctx: Ctx, stmts: readonly Stmt[], span: Span): readonly Stmt[] {
  const last = stmts.findLastIndex(asks);
  const ask = stmts[last];
  if (ask === undefined) return [{ s: 'barrier', span }, ...stmts];
  const before = stmts.slice(0, last);
  for (const stmt of before) checkEarly(ctx, stmt, ask);
  return [...before, ...behind(ctx, ask), ...stmts.slice(last + 1)];
}

/** The last statement of a row that may ask, with the barrier on all ways through it. */
function behind(ctx: Ctx, stmt: Stmt): readonly Stmt[] {
  const within = (stmts: readonly Stmt[]) => withBarrier(ctx, stmts, stmt.span);
  switch (stmt.s) {
    case 'choose':
      return [stmt, { s: 'barrier', span: stmt.span }];
    case 'menu':
      return [{ ...stmt, bodies: stmt.bodies.map(within) }];
    case 'if':
      return [{ ...stmt, then: within(stmt.then), else: within(stmt.else) }];
    case 'match':
      return [{ ...stmt, arms: stmt.arms.map((arm) => ({ ...arm, body: within(arm.body) })) }];
    case 'label':
      if (stmt.sort === 'phase') early(ctx, stmt, stmt);
      return [{ ...stmt, body: within(stmt.body) }];
    case 'for':
    case 'while':
    case 'repeat':
      // Whatever a round does, another one may ask again.
      checkEarly(ctx, stmt, stmt);
      return [stmt, { s: 'barrier', span: stmt.span }];
    case 'set':
    case 'break':
    case 'return':
    case 'log':
    case 'finish':
    case 'call':
    case 'create':
    case 'together':
    case 'barrier':
    case 'roll':
    case 'pick':
    case 'draw':
    case 'put':
    case 'shuffle':
    case 'reveal':
    case 'conceal':
      return [stmt];
    default:
      return unreachable(stmt);
  }
}

/** `ask` is what may still ask afterwards. */
function checkEarly(ctx: Ctx, stmt: Stmt, ask: Stmt): void {
  const all = (stmts: readonly Stmt[]) => stmts.forEach((each) => checkEarly(ctx, each, ask));
  switch (stmt.s) {
    case 'choose':
    case 'break':
    case 'return':
      return;
    case 'set':
      return stmt.place.place === 'local' ? undefined : early(ctx, stmt, ask);
    case 'menu':
      return stmt.bodies.forEach(all);
    case 'if':
      return all([...stmt.then, ...stmt.else]);
    case 'match':
      return stmt.arms.forEach((arm) => all(arm.body));
    case 'label':
      return stmt.sort === 'phase' ? early(ctx, stmt, ask) : all(stmt.body);
    case 'for':
    case 'while':
    case 'repeat':
      return all(stmt.body);
    case 'log':
    case 'finish':
    case 'call':
    case 'create':
    case 'together':
    case 'barrier':
    case 'roll':
    case 'pick':
    case 'draw':
    case 'put':
    case 'shuffle':
    case 'reveal':
    case 'conceal':
      return early(ctx, stmt, ask);
    default:
      return unreachable(stmt);
  }
}

function early(ctx: Ctx, stmt: Stmt, ask: Stmt): void {
  const question = questionIn(ctx, ask);
  const labels = question ? [{ span: question.at.span, code: 'asked', fields: { label: question.path } }] : [];
  report(ctx, 'together/writes-before', stmt.span, {}, { labels });
}

/** The first question that a statement may ask. */
function questionIn({ world }: Ctx, stmt: Stmt): Ctx['world']['choices'][number] | undefined {
  let found: number | undefined;
  const look = (each: Stmt): boolean => {
    if (each.s === 'choose' || each.s === 'menu') found ??= each.choice;
    return found !== undefined || blocksOf(each).some((list) => list.some(look));
  };
  look(stmt);
  return world.choices[found ?? -1];
}

const asks = (stmt: Stmt): boolean =>
  stmt.s === 'choose' || stmt.s === 'menu' || blocksOf(stmt).some((list) => list.some(asks));
