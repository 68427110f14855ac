import { type Expr, errorType, type Part, type Pattern, type Type, type UnionType } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { sought, uses } from '../uses.ts';
import { convert } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { failed, unknown } from './names.ts';
import { newLocal } from './scope.ts';

/** A record, or a union that is narrowed to one tag: all its values have the same parts. */
interface OneTag {
  readonly union: UnionType;
  readonly part: Part & { readonly p: 'tag' };
}

export function oneTag(type: Type): OneTag | undefined {
  const [part, more] = type.t === 'union' ? type.parts : [];
  return type.t === 'union' && part?.p === 'tag' && more === undefined ? { union: type, part } : undefined;
}

/** `b.site`: the value is taken apart. */
export function checkPart(ctx: Ctx, of: Expr, { union, part }: OneTag, name: syntax.Name, span: Span): Expr {
  const index = indexOf(part, name);
  if (index >= 0) {
    if (part.of === part.name) uses(ctx.world, name, 'field', part.of);
    return partOf(ctx, of, index, span);
  }
  const known = part.payload.flatMap((field) => field.name ?? []);
  unknown(ctx, name, known, union);
  return failed(span);
}

const indexOf = ({ payload }: OneTag['part'], { text }: syntax.Name): number =>
  payload.findIndex((field) => field.name === text);

function partOf(ctx: Ctx, subject: Expr, index: number, span: Span): Expr {
  const { type } = subject;
  const payload = oneTag(type)?.part.payload ?? [];
  const own = payload[index]?.type ?? errorType;
  const local = newLocal(ctx, '_', own);
  const fields = payload.map((_, i): Pattern => ({ p: 'any', bind: i === index ? local : undefined }));
  const body: Expr = { e: 'local', local, type: own, span };
  const pattern: Pattern = { p: 'tag', of: type, part: 0, fields };
  return { e: 'match', subject, arms: [{ patterns: [pattern], where: undefined, body }], type: own, span };
}

/** A part of a record as a place: what it takes, and the record that has another value there. */
interface PartPlace {
  readonly type: Type;
  readonly read: Expr;
  readonly whole: (value: Expr) => Expr;
}

/** `wide` is the type of the place the record stands in; it may be narrowed. */
export function partPlace(ctx: Ctx, of: Expr, wide: Type, name: syntax.Name, span: Span): PartPlace | undefined {
  const found = oneTag(of.type);
  const index = found ? indexOf(found.part, name) : -1;
  if (found === undefined || index < 0) return undefined;
  const { union, part } = found;
  const read = partOf(ctx, of, index, span);
  const others = part.payload.map((_, i) => (i === index ? read : partOf(ctx, of, i, span)));
  return {
    type: read.type,
    read,
    whole: (value) => {
      const args = others.map((other, i) => (i === index ? value : other));
      return convert({ e: 'tag', part: 0, args, type: union, span }, wide);
    },
  };
}

/** The arguments of a tag in the order of its parts: where all of them say which part they are, any order will do. */
export function arranged(
  ctx: Ctx,
  { args }: syntax.Expr & { readonly node: 'apply' },
  part: Part & { readonly p: 'tag' },
): readonly syntax.Expr[] {
  const { payload, of, name } = part;
  const alone: UnionType = { t: 'union', name: undefined, parts: [part] };
  for (const { label } of args) if (label !== undefined) sought(ctx.world, label, undefined, 'field', alone);
  for (const { label } of args)
    if (label !== undefined && of === name && payload.some((field) => field.name === label.text))
      uses(ctx.world, label, 'field', of);
  const sorted = payload.flatMap(
    (field) => args.find(({ label }) => label !== undefined && label.text === field.name) ?? [],
  );
  if (sorted.length === args.length && new Set(sorted).size === args.length) return sorted.map(({ value }) => value);
  for (const [i, { label }] of args.entries()) {
    const expected = payload[i]?.name;
    if (label !== undefined && label.text !== expected)
      report(ctx, 'call/label', label.span, { label: label.text, expected: expected ?? '' });
  }
  return args.map(({ value }) => value);
}
