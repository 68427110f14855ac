import { blocksOf, type Stmt } from '@sandtable/model';
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
      if (isPhase(stmt)) early(ctx, stmt, stmt);
      return [{ ...stmt, body: within(stmt.body) }];
    default:
      // Whatever a round of a loop does, another one may ask again.
      checkEarly(ctx, stmt, stmt);
      return [stmt, { s: 'barrier', span: stmt.span }];
  }
}

/** `ask` is what may still ask afterward. */
function checkEarly(ctx: Ctx, stmt: Stmt, ask: Stmt): void {
  if (isSilent(stmt)) return;
  const blocks = blocksOf(stmt);
  if (blocks.length === 0 || isPhase(stmt)) return early(ctx, stmt, ask);
  for (const each of blocks.flat()) checkEarly(ctx, each, ask);
}

/** Whether nobody notices that a statement has run. */
const isSilent = (stmt: Stmt): boolean =>
  stmt.s === 'choose' ||
  stmt.s === 'break' ||
  stmt.s === 'return' ||
  (stmt.s === 'set' && stmt.place.place === 'local');

const isPhase = (stmt: Stmt): boolean => stmt.s === 'label' && stmt.sort === 'phase';

function early(ctx: Ctx, stmt: Stmt, ask: Stmt): void {
  const question = questionIn(ctx, ask);
  const labels = question ? [{ span: question.at.span, code: 'asked', fields: { label: question.path } }] : [];
  report(ctx, 'together/writes-before', stmt.span, {}, { labels });
}

/** The first question that a statement may ask. */
function questionIn({ world }: Ctx, stmt: Stmt): Ctx['world']['choices'][number] | undefined {
  let found: number | undefined;
  const look = (each: Stmt): boolean => {
    if ('choice' in each) found ??= each.choice;
    return found !== undefined || blocksOf(each).some((list) => list.some(look));
  };
  look(stmt);
  return world.choices[found ?? -1];
}

const asks = (stmt: Stmt): boolean =>
  stmt.s === 'choose' || stmt.s === 'menu' || blocksOf(stmt).some((list) => list.some(asks));
