import { type Arm, type Expr, errorType, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { removing } from '../fixes.ts';
import { armsFor } from './arms.ts';
import { codesIn, covers, merged, rest, type Stretch, wholeOf } from './codes.ts';
import { about } from './conditions.ts';
import { type Ctx, type Facts, noFacts, report, type Sight } from './ctx.ts';
import { fromParts } from './fit.ts';
import { checkPattern, type Matched } from './patterns.ts';
import { both, within } from './scope.ts';
import { showCodes } from './show.ts';

interface Matching<S> {
  readonly subject: syntax.Expr;
  readonly arms: readonly syntax.MatchArm<S>[];
  readonly span: Expr['span'];
}

/** The arms of a `match`, as a statement or an expression; `body` checks what stands behind an arrow. */
export function checkArms<S, M>(
  ctx: Ctx,
  subject: Expr,
  { subject: written, arms, span }: Matching<S>,
  body: (source: S) => M,
): readonly Arm<M>[] {
  let covered: readonly Stretch[] = [];
  let sound = subject.type.t !== 'error';
  const checked = arms.map((arm) => {
    const patterns = arm.patterns.map((pattern) => checkPattern(ctx, pattern, subject.type));
    sound &&= patterns.every((matched) => matched.narrowed.t !== 'error');
    const known = about(ctx, written, sound ? matchedType(subject.type, patterns, covered) : errorType);
    if (sound) covered = judge(ctx, arm, patterns, subject, covered);
    return checkArm(ctx, arm, patterns, known, body);
  });
  if (sound) missing(ctx, subject, covered, span, arms.at(-1), checked.at(-1)?.body);
  return checked;
}

/** `else` takes what no arm took so far. */
const ELSE = [{ p: 'any', bind: undefined }] as const;

function checkArm<S, M>(
  ctx: Ctx,
  arm: syntax.MatchArm<S>,
  patterns: readonly Matched[],
  known: Facts,
  body: (source: S) => M,
): Arm<M> {
  const binds = new Map<string, Sight>(patterns.flatMap((matched) => [...matched.binds]));
  return within(ctx, both(known, binds), () => {
    const test = arm.where && ctx.test(arm.where);
    const inner = within(ctx, test?.yes ?? noFacts, () => body(arm.body));
    const own = arm.patterns.length === 0 ? ELSE : patterns.map((matched) => matched.pattern);
    return { patterns: own, where: test?.expr, body: inner };
  });
}

/** What the subject is known to be in an arm: what its pattern takes, or behind `else` what no arm took so far. */
function matchedType(type: Type, patterns: readonly Matched[], covered: readonly Stretch[]): Type {
  const [only, ...more] = patterns;
  if (only !== undefined) return more.length === 0 ? only.narrowed : type;
  if (type.t !== 'union') return type;
  const uncovered = type.parts.filter((part) => !covers(covered, codesIn(type, fromParts([part]))));
  return uncovered.length === 0 ? type : fromParts(uncovered);
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
  if (covers(covered, reach) && (patterns.length === 0 || reach.length > 0))
    report(ctx, 'match/dead', arm.span, {}, { fixes: [removing('…', arm.span)] });
  if (arm.where !== undefined) return covered;
  return merged([...covered, ...(patterns.length === 0 ? whole : patterns.flatMap((matched) => matched.sure))]);
}

function missing<S, M>(
  ctx: Ctx,
  subject: Expr,
  covered: readonly Stretch[],
  span: Expr['span'],
  last: syntax.MatchArm<S> | undefined,
  body: M,
): void {
  const gaps = rest(wholeOf(subject.type), covered);
  // What a variant replaced still knows the alternatives of the base alone: whoever calls it decides for which it does.
  if (gaps.length === 0 || ctx.body.replaced) return;
  const values = [...new Set(gaps.flatMap(({ low, high }) => showCodes(ctx.world, subject.type, low, high)))];
  const shown = values.length > 8 ? [...values.slice(0, 8), '…'] : values;
  report(ctx, 'match/missing', span, { values: shown.join(', ') }, { fixes: armsFor(ctx.world, shown, last, body) });
}
