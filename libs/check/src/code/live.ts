import { bool, type Expr, type Pattern, partSize, setOf, type Type, type UnionType } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { World } from '../world.ts';
import { type Ctx, report } from './ctx.ts';
import { partsOf } from './fit.ts';
import { newLocal } from './scope.ts';
import { showType } from './show.ts';

/** The hidden field of a pool; undefined for kinds whose members are fixed, and for all other types. */
export const liveField = ({ kinds }: World, type: Type): number | undefined =>
  type.t === 'kind' ? kinds[type.kind]?.pool?.live : undefined;

/** Whether a member is live; undefined where every value of the type is there at all times. */
function liveTest(ctx: Ctx, of: Expr): Expr | undefined {
  const { type, span } = of;
  const field = liveField(ctx.world, type);
  if (field !== undefined) return { e: 'field', field, of, type: bool, span };
  return type.t === 'union' ? partTest(ctx, of, type) : undefined;
}

/** Of a union, what its parts and their payloads say. */
function partTest(ctx: Ctx, subject: Expr, type: UnionType): Expr | undefined {
  const { span } = subject;
  const arms = type.parts.flatMap((_, part) => partArm(ctx, type, part, span) ?? []);
  if (arms.length === 0) return undefined;
  const other = { patterns: [{ p: 'any', bind: undefined } as const], where: undefined, body: truth(span) };
  return { e: 'match', subject, arms: [...arms, other], type: bool, span };
}

const truth = (span: Span): Expr => ({ e: 'value', value: 1, type: bool, span });

function partArm(ctx: Ctx, union: UnionType, part: number, span: Span) {
  const own = union.parts[part];
  if (own === undefined || own.p === 'none') return undefined;
  const types = own.p === 'type' ? [own.type] : own.payload.map((field) => field.type);
  const tests: Expr[] = [];
  const fields = types.map((type): Pattern => {
    if (!mentionsPool(ctx.world, type)) return { p: 'any', bind: undefined };
    const bind = newLocal(ctx, '_', type);
    const test = liveTest(ctx, { e: 'local', local: bind, type, span });
    if (test !== undefined) tests.push(test);
    return { p: 'any', bind };
  });
  const [first, ...rest] = tests;
  if (first === undefined) return undefined;
  const body = rest.reduce<Expr>((left, right) => ({ e: 'logic', op: 'and', left, right, type: bool, span }), first);
  const pattern: Pattern = own.p === 'type' ? ofPart(union, part, fields[0]) : { p: 'tag', of: union, part, fields };
  return { patterns: [pattern], where: undefined, body };
}

/** The codes of a part that is a type, bound as that type. */
function ofPart(union: UnionType, part: number, field: Pattern | undefined): Pattern {
  const low = union.parts.slice(0, part).reduce((sum, one) => sum + partSize(one), 0);
  const own = union.parts[part];
  const high = low + (own === undefined ? 0 : partSize(own)) - 1;
  return { p: 'codes', stretches: [{ low, high }], bind: field?.p === 'any' ? field.bind : undefined };
}

/** Whether a value of the type can name a member of a pool. */
export function mentionsPool(world: World, type: Type): boolean {
  switch (type.t) {
    case 'kind':
      return liveField(world, type) !== undefined;
    case 'union':
      return type.parts.some((part) =>
        part.p === 'tag'
          ? part.payload.some((field) => mentionsPool(world, field.type))
          : part.p === 'type' && mentionsPool(world, part.type),
      );
    case 'set':
    case 'list':
      return mentionsPool(world, type.of);
    case 'map':
      return mentionsPool(world, type.key) || mentionsPool(world, type.value);
    default:
      return false;
  }
}

/** The values of a type as a set; of pools those that are live. */
export function valuesOf(ctx: Ctx, of: Type, span: Span): Expr {
  if (partsOf(of).some((part) => part.p === 'type' && part.type.t === 'routine')) {
    report(ctx, 'effect/listed', span, { type: showType(of) });
    return { e: 'set', items: [], type: setOf(of), span };
  }
  const every: Expr = { e: 'every', type: of.t === 'error' ? of : setOf(of), span };
  if (!mentionsPool(ctx.world, of)) return every;
  const local = newLocal(ctx, '_', of);
  const where = liveTest(ctx, { e: 'local', local, type: of, span });
  return where === undefined ? every : { e: 'filter', binder: { local, over: every }, where, type: setOf(of), span };
}

/** The pool whose live members, all of them, are this set. */
export function wholePool(world: World, set: Expr): number | undefined {
  if (set.e !== 'filter' || set.binder.over.e !== 'every' || set.where.e !== 'field') return undefined;
  const field = set.type.t === 'set' ? liveField(world, set.type.of) : undefined;
  return field === set.where.field ? field : undefined;
}
