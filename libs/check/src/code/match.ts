import type { Arm, Expr } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { covers, merged, rest, type Stretch, wholeOf } from './codes.ts';
import { type Ctx, noFacts, report, type Sight } from './ctx.ts';
import { checkPattern, type Matched } from './patterns.ts';
import { within } from './scope.ts';
import { showCodes } from './show.ts';

/** The arms of a `match`, as a statement or an expression; `body` checks what stands behind an arrow. */
export function checkArms<S, M>(
  ctx: Ctx,
  subject: Expr,
  arms: readonly syntax.MatchArm<S>[],
  span: Expr['span'],
  body: (source: S) => M,
): readonly Arm<M>[] {
  let covered: readonly Stretch[] = [];
  let sound = subject.type.t !== 'error';
  const checked = arms.map((arm) => {
    const patterns = arm.patterns.map((pattern) => checkPattern(ctx, pattern, subject.type));
    sound &&= patterns.every((matched) => matched.narrowed.t !== 'error');
    if (sound) covered = judge(ctx, arm, patterns, subject, covered);
    return checkArm(ctx, arm, patterns, body);
  });
  if (sound) missing(ctx, subject, covered, span);
  return checked;
}

function checkArm<S, M>(
  ctx: Ctx,
  arm: syntax.MatchArm<S>,
  patterns: readonly Matched[],
  body: (source: S) => M,
): Arm<M> {
  const binds = new Map<string, Sight>(patterns.flatMap((matched) => [...matched.binds]));
  return within(ctx, binds, () => {
    const test = arm.where && ctx.test(arm.where);
    const inner = within(ctx, test?.yes ?? noFacts, () => body(arm.body));
    return { patterns: patterns.map((matched) => matched.pattern), where: test?.expr, body: inner };
  });
}

/** Reports an arm that nothing reaches, and adds what it takes for sure. An arm with `where` may let anything pass. */
function judge<S>(
  ctx: Ctx,
  arm: syntax.MatchArm<S>,
  patterns: readonly Matched[],
  subject: Expr,
  covered: readonly Stretch[],
): readonly Stretch[] {
  const whole = [wholeOf(subject.type)];
  const reach = patterns.length === 0 ? whole : patterns.flatMap((matched) => matched.reach);
  if (covers(covered, reach) && (patterns.length === 0 || reach.length > 0)) report(ctx, 'match/dead', arm.span);
  if (arm.where !== undefined) return covered;
  return merged([...covered, ...(patterns.length === 0 ? whole : patterns.flatMap((matched) => matched.sure))]);
}

function missing(ctx: Ctx, subject: Expr, covered: readonly Stretch[], span: Expr['span']): void {
  const gaps = rest(wholeOf(subject.type), covered);
  if (gaps.length === 0) return;
  const values = gaps.flatMap(({ low, high }) => showCodes(ctx.world, subject.type, low, high));
  const shown = values.length > 8 ? [...values.slice(0, 8), '…'] : values;
  report(ctx, 'match/missing', span, { values: shown.join(', ') });
}
