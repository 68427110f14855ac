import { type Expr, errorType, type Pattern, partOffsets, partSize, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { resolveType } from '../declare/types.ts';
import { definesLocal, sought, uses, usesTag, usesType } from '../uses.ts';
import { codesIn, type Stretch, wholeOf } from './codes.ts';
import { type Ctx, type Facts, noFacts, report } from './ctx.ts';
import { effectNamed } from './effect-patterns.ts';
import { fitOf, fromParts, partsOf } from './fit.ts';
import { type FoundTag, memberIn, namesOf, tagIn, typeNamed, unknown } from './names.ts';
import { checkShadow, newLocal } from './scope.ts';
import { showType } from './show.ts';

/** A pattern against a type: which codes it may match, which it surely matches, and what it binds. */
export interface Matched {
  readonly pattern: Pattern;
  readonly reach: readonly Stretch[];
  readonly sure: readonly Stretch[];
  readonly binds: Facts;
  /** What the subject is known to be where the pattern matches. */
  readonly narrowed: Type;
}

/** `inside` parentheses a name binds; at the top it must be an alternative. */
export function checkPattern(ctx: Ctx, pattern: syntax.Pattern, type: Type, inside = false): Matched {
  if (type.t === 'error' || pattern.node === 'missing') return silent(ctx, pattern, inside);
  switch (pattern.node) {
    case 'anyPattern':
      return everything(type);
    case 'nonePattern':
      return byType(ctx, pattern, type, { t: 'union', name: undefined, parts: [{ p: 'none' }] });
    case 'boolPattern':
      return type.t === 'bool'
        ? byCodes(type, [{ low: Number(pattern.value), high: Number(pattern.value) }])
        : never(ctx, pattern, type, `${pattern.value}`);
    case 'rangePattern':
      return byRange(ctx, pattern, type);
    case 'bindPattern':
      return binding(ctx, pattern, type);
    case 'namePattern':
      return inside && pattern.args === undefined ? bindWhole(ctx, pattern.name, type) : named(ctx, pattern, type);
    case 'emptyPattern':
      return never(ctx, pattern, type, 'empty');
  }
}

/** Patterns on something that already has a finding still bind their names. */
function silent(ctx: Ctx, pattern: syntax.Pattern, inside: boolean): Matched {
  const matched = everything(errorType);
  if (pattern.node === 'bindPattern') return bound(ctx, pattern.name, errorType, matched);
  if (pattern.node !== 'namePattern') return matched;
  if (pattern.args === undefined) return inside ? bindWhole(ctx, pattern.name, errorType) : matched;
  const args = pattern.args.map((arg) => silent(ctx, arg, true));
  return { ...matched, binds: new Map(args.flatMap((arg) => [...arg.binds])) };
}

function everything(type: Type): Matched {
  const whole = type.t === 'error' ? [] : [wholeOf(type)];
  return { pattern: { p: 'any', bind: undefined }, reach: whole, sure: whole, binds: noFacts, narrowed: type };
}

function byCodes(narrowed: Type, codes: readonly Stretch[]): Matched {
  return {
    pattern: { p: 'codes', stretches: codes, bind: undefined },
    reach: codes,
    sure: codes,
    binds: noFacts,
    narrowed,
  };
}

function never(ctx: Ctx, pattern: syntax.Pattern, type: Type, shown: string): Matched {
  report(ctx, 'pattern/never', pattern.span, { pattern: shown, type: showType(type) });
  return { ...everything(type), reach: [], sure: [] };
}

/** The values of `type` that are values of `of`. */
function byType(ctx: Ctx, pattern: syntax.Pattern, type: Type, of: Type): Matched {
  const codes = codesIn(type, of);
  return codes.length === 0 ? never(ctx, pattern, type, showType(of)) : byCodes(common(type, of), codes);
}

/** The alternatives of `type` that lie in `of`, numbers cut to what both have. */
function common(type: Type, of: Type): Type {
  const parts = partsOf(type).flatMap((part) => {
    const how = fitOf(fromParts([part]), of);
    if (how === 'proved') return [part];
    if (how === 'never' || part.p !== 'type' || part.type.t !== 'int') return [];
    const { type: int } = part;
    const other = partsOf(of).find((p) => p.p === 'type' && p.type.t === 'int');
    if (other?.p !== 'type' || other.type.t !== 'int') return [];
    return [
      {
        p: 'type' as const,
        type: { ...int, min: Math.max(int.min, other.type.min), max: Math.min(int.max, other.type.max) },
      },
    ];
  });
  return fromParts(parts);
}

function byRange(ctx: Ctx, pattern: syntax.Pattern & { readonly node: 'rangePattern' }, type: Type): Matched {
  const number = partsOf(type).find((part) => part.p === 'type' && part.type.t === 'int');
  const shown =
    pattern.high === undefined
      ? `${pattern.low}..`
      : pattern.high === pattern.low
        ? `${pattern.low}`
        : `${pattern.low}..${pattern.high}`;
  if (number?.p !== 'type' || number.type.t !== 'int') return never(ctx, pattern, type, shown);
  const { den } = number.type;
  const high = pattern.high === undefined ? number.type.max : pattern.high * den;
  return high < pattern.low * den
    ? never(ctx, pattern, type, shown)
    : byType(ctx, pattern, type, { t: 'int', min: pattern.low * den, max: high, den });
}

function binding(ctx: Ctx, pattern: syntax.Pattern & { readonly node: 'bindPattern' }, type: Type): Matched {
  const of = resolveType(ctx.world, pattern.type, undefined);
  if (of.t === 'error') return bound(ctx, pattern.name, errorType, everything(type));
  const matched = byType(ctx, pattern, type, of);
  return bound(ctx, pattern.name, matched.reach.length === 0 ? of : matched.narrowed, matched);
}

const bindWhole = (ctx: Ctx, name: syntax.Name, type: Type): Matched => bound(ctx, name, type, everything(type));

function bound(ctx: Ctx, name: syntax.Name, type: Type, matched: Matched): Matched {
  checkShadow(ctx, name);
  const local = newLocal(ctx, name.text, type);
  definesLocal(ctx.world, ctx.body, local, name, type);
  const pattern = matched.pattern.p === 'tag' ? matched.pattern : { ...matched.pattern, bind: local };
  return { ...matched, pattern, binds: new Map([[name.text, { local, type, mutable: false }]]) };
}

type NamePattern = syntax.Pattern & { readonly node: 'namePattern' };

/** An alternative by name: a tag, a member, a declared type. */
function named(ctx: Ctx, pattern: NamePattern, type: Type): Matched {
  const { world } = ctx;
  sought(world, pattern.name, ctx.body, 'pattern', type);
  const tag = tagIn(type, pattern.name.text);
  if (tag !== undefined) return tagged(ctx, pattern, tag, type);
  const member = memberIn(ctx, type, pattern.name.text);
  if (member !== undefined) {
    uses(world, pattern.name, 'member', member.type.t === 'kind' ? member.type.name : '');
    return byCodes(member.type, memberCodes(type, member));
  }
  const effect = effectNamed(ctx, pattern, type);
  if (effect !== undefined) return byEffect(effect, type);
  const of = typeNamed(ctx, pattern.name.text);
  if (of !== undefined) usesType(world, pattern.name);
  if (of !== undefined) return byType(ctx, pattern, type, of);
  unknown(ctx, pattern.name, [...namesOf(ctx, type), ...ctx.world.types.keys()], type);
  return everything(errorType);
}

/** What is wrong with an effect has been reported. */
function byEffect({ type: own, value }: Expr & { readonly e: 'value' }, type: Type): Matched {
  if (own.t === 'error') return everything(errorType);
  const low = (codesIn(type, own)[0]?.low ?? 0) + Number(value);
  return byCodes(own, [{ low, high: low }]);
}

function memberCodes(type: Type, member: { readonly type: Type; readonly ordinal: number }): readonly Stretch[] {
  const low = (codesIn(type, member.type)[0]?.low ?? 0) + member.ordinal;
  return [{ low, high: low }];
}

function tagged(ctx: Ctx, pattern: NamePattern, { union, index, part }: FoundTag, type: Type): Matched {
  usesTag(ctx.world, pattern.name, part);
  const low = partOffsets(union)[index] ?? 0;
  const codes = [{ low, high: low + partSize(part) - 1 }];
  const narrowed = fromParts([part]);
  const { args } = pattern;
  if (args === undefined) return byCodes(narrowed, codes);
  if (args.length !== part.payload.length)
    report(ctx, 'call/arguments', pattern.span, { name: part.name, expected: part.payload.length, found: args.length });
  const fields = part.payload.map((field, i) => payload(ctx, args[i], field.type));
  const sure = fields.every((field, i) => surely(field, part.payload[i]?.type ?? errorType)) ? codes : [];
  const binds = new Map(fields.flatMap((field) => [...field.binds]));
  return {
    pattern: { p: 'tag', of: type, part: index, fields: fields.map((field) => field.pattern) },
    reach: codes,
    sure,
    binds,
    narrowed,
  };
}

const payload = (ctx: Ctx, arg: syntax.Pattern | undefined, type: Type): Matched =>
  arg === undefined ? everything(type) : checkPattern(ctx, arg, type, true);

/** Whether a pattern matches every value of its type. */
function surely(matched: Matched, type: Type): boolean {
  if (type.t === 'error') return true;
  const whole = wholeOf(type);
  return matched.sure.some(({ low, high }) => low <= whole.low && high >= whole.high);
}
