import { bool, type Expr, optional, type PileAt, type Stmt, setOf, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { claimLabel, claimPlace, roleInLane, uncited } from './asking.ts';
import { asNumber } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { mixed } from './hiding.ts';
import { failed } from './names.ts';
import { kindOf, type NamedPile, pileAt } from './pile-set.ts';
import { checkPile, held, hold } from './piles.ts';
import { newLocal } from './scope.ts';
import { showType } from './show.ts';

type Asking<N extends syntax.Asking['node']> = syntax.Asking & { readonly node: N };
interface Fetched {
  readonly before: readonly Stmt[];
  readonly value: Expr;
}

/** `draw one from P`, `draw n from P to Q`; without a place for the result its label is the name of the pile. */
export function checkDraw(ctx: Ctx, draw: Asking<'draw'>, place: syntax.Name | undefined): Fetched {
  const from = checkPile(ctx, draw.from);
  const to = draw.to && checkPile(ctx, draw.to);
  const count = draw.count && asNumber(ctx, ctx.expr(draw.count, undefined))?.expr;
  if (from === undefined || (draw.to && to === undefined)) return { before: [], value: failed(draw.span) };
  if (to !== undefined) sameKind(ctx, from, to);
  const kind = kindOf(ctx.world, from.entry);
  const type = draw.count === undefined ? optional(kind) : setOf(kind);
  const path = place ? claimLabel(ctx, place) : claimPlace(ctx, from.entry.decl.name.text);
  ctx.world.chances.push({
    path,
    by: undefined,
    sort: 'draw',
    pile: from.entry.index,
    result: type,
    ...roleInLane(ctx),
    at: uncited(draw.span),
  });
  const into = newLocal(ctx, place?.text ?? '_', type);
  const drawn = { chance: ctx.world.chances.length - 1, from, count, to, type, into, span: draw.span };
  const before = from.entry.whenEmpty === undefined ? [once(drawn, count, into)] : refilling(ctx, drawn);
  const hidden = to ? mixed(ctx, to, false, draw.span) : [];
  return { before: [...before, ...hidden], value: { e: 'local', local: into, type, span: draw.span } };
}

function sameKind(ctx: Ctx, from: NamedPile, to: NamedPile): void {
  const [found, expected] = [from, to].map(({ entry }) => kindOf(ctx.world, entry));
  if (from.entry.kind !== to.entry.kind && found && expected)
    report(ctx, 'type/mismatch', from.span, { found: showType(found), expected: showType(expected) });
}

interface Drawn {
  readonly chance: number;
  readonly from: NamedPile;
  readonly count: Expr | undefined;
  readonly to: NamedPile | undefined;
  readonly type: Type;
  readonly into: number;
  readonly span: Stmt['span'];
}

function once({ chance, from, to, span }: Drawn, count: Expr | undefined, into: number): Stmt {
  const target: PileAt | undefined = to && pileAt(to);
  return { s: 'draw', chance, from: pileAt(from), count, to: target, into, span };
}

/** Draws what is there; if that is too few, `when empty` runs, and what is missing is drawn from what it brought. */
function refilling(ctx: Ctx, wanted: Drawn): readonly Stmt[] {
  const count = wanted.count && hold(ctx, wanted.count);
  const from = held(ctx, wanted.from);
  const to = wanted.to && held(ctx, wanted.to);
  const before = [...(count ? [count.before] : []), ...from.before, ...(to?.before ?? [])];
  const drawn: Drawn = { ...wanted, from: from.pile, to: to?.pile, count: count?.value };
  const refill: Stmt = {
    s: 'call',
    procedure: from.pile.entry.whenEmpty ?? -1,
    args: from.pile.args,
    into: undefined,
    span: wanted.span,
  };
  const again = count === undefined ? [once(drawn, undefined, drawn.into)] : rest(ctx, drawn, count.value);
  const test = tooFew(drawn);
  return [
    ...before,
    once(drawn, drawn.count, drawn.into),
    { s: 'if', test, then: [refill, ...again], else: [], span: wanted.span },
  ];
}

const result = ({ into, type, span }: Drawn): Expr => ({ e: 'local', local: into, type, span });

function tooFew(drawn: Drawn): Expr {
  const { count, span } = drawn;
  const got = result(drawn);
  const pattern = { p: 'codes', stretches: [{ low: 0, high: 0 }], bind: undefined } as const;
  if (count === undefined) return { e: 'is', of: got, pattern, type: bool, span };
  return { e: 'compare', op: '<', left: size(drawn, count), right: count, type: bool, span };
}

const size = (drawn: Drawn, { type }: Expr): Expr => ({ e: 'size', of: result(drawn), type, span: drawn.span });

/** Draws what is missing to `count`, and adds it to what was drawn. */
function rest(ctx: Ctx, drawn: Drawn, count: Expr): readonly Stmt[] {
  const { type, span, into } = drawn;
  const missing: Expr = { e: 'arith', op: '-', left: count, right: size(drawn, count), type: count.type, span };
  const more = newLocal(ctx, '_', type);
  const value: Expr = {
    e: 'setop',
    op: '+',
    left: result(drawn),
    right: { e: 'local', local: more, type, span },
    type,
    span,
  };
  return [once(drawn, missing, more), { s: 'set', place: { place: 'local', local: into }, value, span }];
}
