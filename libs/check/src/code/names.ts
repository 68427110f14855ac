import type { Fix } from '@sandtable/diagnostics';
import {
  type Expr,
  errorType,
  ownWordType,
  type Part,
  partOffsets,
  setOf,
  type Type,
  type UnionType,
} from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { meantWord } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { inserting, renaming } from '../fixes.ts';
import { MODE, ownerOf, sought, uses, usesLocal, usesTag, usesType } from '../uses.ts';
import { coerce, convert } from './coerce.ts';
import { type Ctx, report, type Sight } from './ctx.ts';
import { checkConstant } from './effects.ts';
import { partsOf } from './fit.ts';
import { valuesOf } from './live.ts';
import { near } from './near.ts';
import { pileSet } from './pile-set.ts';
import { lookup } from './scope.ts';
import { showType } from './show.ts';

type Tag = Part & { readonly p: 'tag' };
export interface FoundTag {
  readonly union: UnionType;
  readonly index: number;
  readonly part: Tag;
}

export const failed = (span: Span): Expr => ({ e: 'value', value: 0, type: errorType, span });

/** A bare name: what is in sight, then what is declared, then a member or tag of the expected type, then any. */
export function checkName(ctx: Ctx, name: syntax.Name, hint: Type | undefined): Expr {
  sought(ctx.world, name, ctx.body, 'value', hint);
  const sight = lookup(ctx, name.text);
  if (sight !== undefined) return localExpr(ctx, sight, name);
  return (
    ownField(ctx, name) ??
    declared(ctx, name) ??
    checkConstant(ctx, { node: 'name', name, span: name.span }, hint) ??
    expectedName(ctx, name, hint) ??
    anyName(ctx, name) ??
    roles(ctx, name) ??
    mode(ctx, name) ??
    unknownName(ctx, name, hint)
  );
}

/** A field of the member whose audience is being said. */
function ownField({ body, world }: Ctx, name: syntax.Name): Expr | undefined {
  const { text, span } = name;
  const type = body.self === undefined ? undefined : body.locals[body.self]?.type;
  const field = type?.t === 'kind' ? world.kinds[type.kind]?.fields.get(text) : undefined;
  const entry = field === undefined ? undefined : world.fields[field];
  if (body.self === undefined || type === undefined || field === undefined || entry === undefined) return undefined;
  uses(world, name, 'field', ownerOf(world, entry.kind));
  return { e: 'field', field, of: { e: 'local', local: body.self, type, span }, type: entry.type, span };
}

/** The roles as a whole, unless the ruleset uses these words itself. */
function roles({ world }: Ctx, name: syntax.Name): Expr | undefined {
  const { text, span } = name;
  const role = world.kinds[world.roleKind]?.type;
  if (role === undefined || (text !== 'everyone' && text !== 'nobody')) return undefined;
  uses(world, name, 'builtin');
  return text === 'everyone'
    ? { e: 'every', type: setOf(role), span }
    : { e: 'set', items: [], type: setOf(role), span };
}

/** Which layout of seats is played; its values are the names of the layouts. */
function mode({ world }: Ctx, name: syntax.Name): Expr | undefined {
  if (name.text !== MODE || world.layouts.length === 0) return undefined;
  uses(world, name, 'builtin');
  const parts = world.layouts.map((layout) => ({ p: 'tag', of: MODE, name: layout, payload: [] }) as const);
  return { e: 'mode', type: { t: 'union', name: MODE, parts }, span: name.span };
}

/** A narrowed local is read with its declared type; the narrowing is a conversion that was proved. */
function localExpr(ctx: Ctx, { local, type }: Sight, name: syntax.Name): Expr {
  const { span } = name;
  usesLocal(ctx.world, ctx.body, local, name, type);
  const own = ctx.body.locals[local]?.type ?? type;
  return convert({ e: 'local', local, type: own, span }, type);
}

/** Whether the name means something without an expected type. */
export const isDeclared = (ctx: Ctx, name: string): boolean =>
  lookup(ctx, name) !== undefined ||
  ctx.world.states.has(name) ||
  ctx.world.piles.has(name) ||
  ctx.world.settings.has(name) ||
  typeNamed(ctx, name) !== undefined;

function declared(ctx: Ctx, name: syntax.Name): Expr | undefined {
  const { world } = ctx;
  const { text, span } = name;
  const state = world.states.get(text);
  if (state !== undefined && state.params.length === 0) {
    uses(world, name, 'state');
    return { e: 'state', state: state.index, args: [], type: state.type, span };
  }
  const pile = world.piles.get(text);
  if (pile !== undefined && pile.params.length === 0) {
    uses(world, name, 'pile');
    return pileSet(ctx, { entry: pile, args: [], span });
  }
  const setting = world.settings.get(text);
  if (setting !== undefined) {
    uses(world, name, 'setting');
    return { e: 'setting', setting: setting.index, type: setting.type, span };
  }
  const type = typeNamed(ctx, text);
  if (type !== undefined) usesType(world, name);
  return type && valuesOf(ctx, type, span);
}

export const typeNamed = (ctx: Ctx, name: string): Type | undefined => ownWordType(name) ?? ctx.world.types.get(name);

/** The type whose values a place expects: of a set, its elements. */
const elementOf = (type: Type): Type => (type.t === 'set' || type.t === 'list' ? type.of : type);

function expectedName(ctx: Ctx, name: syntax.Name, hint: Type | undefined): Expr | undefined {
  if (hint === undefined) return undefined;
  const tag = tagIn(elementOf(hint), name.text);
  if (tag !== undefined) return namedTag(ctx, tag, name);
  const member = memberIn(ctx, elementOf(hint), name.text);
  return member && memberExpr(ctx, member, name);
}

export function tagIn(type: Type, name: string): FoundTag | undefined {
  if (type.t !== 'union') return undefined;
  const index = type.parts.findIndex((part) => part.p === 'tag' && part.name === name);
  const part = type.parts[index];
  return part?.p === 'tag' ? { union: type, index, part } : undefined;
}

interface FoundMember {
  readonly type: Type;
  readonly ordinal: number;
}

export function memberIn(ctx: Ctx, type: Type, name: string): FoundMember | undefined {
  for (const part of partsOf(type)) {
    if (part.p !== 'type' || part.type.t !== 'kind') continue;
    const ordinal = ordinalIn(ctx, part.type.kind, name);
    if (ordinal >= 0) return { type: part.type, ordinal };
  }
  return undefined;
}

/** The map knows most members; a kind that shares an id with another is searched. */
function ordinalIn(ctx: Ctx, kind: number, name: string): number {
  const known = ctx.world.members.get(name);
  if (known === undefined || known.kind === kind) return known?.ordinal ?? -1;
  return ctx.world.kinds[kind]?.members.indexOf(name) ?? -1;
}

function memberExpr({ world }: Ctx, { ordinal, type }: FoundMember, name: syntax.Name): Expr {
  uses(world, name, 'member', type.t === 'kind' ? type.name : '');
  return { e: 'value', value: ordinal, type, span: name.span };
}

/** A tag that stands alone. */
function namedTag(ctx: Ctx, tag: FoundTag, name: syntax.Name): Expr {
  usesTag(ctx.world, name, tag.part);
  return tagExpr(ctx, tag, [], name.span);
}

/** Builds a tag; one without payload is a plain value. */
export function tagExpr(ctx: Ctx, { union, index, part }: FoundTag, args: readonly Expr[], span: Span): Expr {
  if (args.length !== part.payload.length) {
    report(ctx, 'call/arguments', span, { name: part.name, expected: part.payload.length, found: args.length });
    return failed(span);
  }
  if (args.length === 0) return { e: 'value', value: partOffsets(union)[index] ?? 0, type: union, span };
  return {
    e: 'tag',
    part: index,
    args: args.map((arg, i) => coerce(ctx, arg, part.payload[i]?.type ?? errorType)),
    type: union,
    span,
  };
}

/** Tags of the whole ruleset with this name, one per declaring type. */
export function tagsNamed(ctx: Ctx, name: string): readonly FoundTag[] {
  const found = (ctx.world.tags.get(name) ?? []).flatMap((type) => tagIn(type, name) ?? []);
  return found.filter((tag, i) => found.findIndex((other) => other.part.of === tag.part.of) === i);
}

function anyName(ctx: Ctx, name: syntax.Name): Expr | undefined {
  const kinds = ctx.world.kinds.filter((kind) => ctx.world.members.has(name.text) && kind.members.includes(name.text));
  const members = kinds.map((kind) => ({ type: kind.type, ordinal: kind.members.indexOf(name.text) }));
  const tags = tagsNamed(ctx, name.text);
  if (members.length + tags.length > 1)
    return ambiguous(ctx, name, [...kinds.map((kind) => kind.name), ...tags.map((tag) => tag.part.of)]);
  const [member] = members;
  const [tag] = tags;
  if (member !== undefined) return memberExpr(ctx, member, name);
  return tag && namedTag(ctx, tag, name);
}

function ambiguous(ctx: Ctx, name: syntax.Name, types: readonly string[]): Expr {
  report(ctx, 'name/ambiguous', name.span, { name: name.text, types: types.join(', ') });
  return failed(name.span);
}

function unknownName(ctx: Ctx, name: syntax.Name, hint: Type | undefined): Expr {
  if (callable(ctx, name.text)) report(ctx, 'name/call', name.span, { name: name.text }, { fixes: calling(ctx, name) });
  else
    unknown(
      ctx,
      name,
      [...inSight(ctx), ...(hint ? namesOf(ctx, elementOf(hint)) : ctx.world.members.keys()), ...ctx.world.tags.keys()],
      hint,
    );
  return failed(name.span);
}

/** Only what takes nothing can be called without further thought. */
function calling({ world }: Ctx, { text, span }: syntax.Name): readonly Fix[] {
  const { functions, searches, procedures } = world;
  const params = (functions.get(text) ?? searches.get(text) ?? procedures.get(text))?.params;
  return params?.length === 0 ? [inserting(span, '()')] : [];
}

const callable = ({ world }: Ctx, name: string): boolean =>
  world.functions.has(name) ||
  world.searches.has(name) ||
  world.procedures.has(name) ||
  world.relations.has(name) ||
  world.states.has(name) ||
  world.piles.has(name);

/** Reports a word of another language with the one that is meant; false if it is none. */
function wordOfOthers(ctx: Ctx, { text, span }: syntax.Name, hint: Type | undefined): boolean {
  const write = THE_MEMBER.has(text) ? [...(ctx.body.sight[0]?.keys() ?? [])][0] : meantWord(text);
  if (write === undefined || (isDigits(write) && hint?.t !== 'int')) return false;
  report(ctx, 'name/instead', span, { name: text, write }, { fixes: renaming(span, text, write) });
  return true;
}

/** Whom other languages call so is a parameter here. */
const THE_MEMBER = new Set(['this', 'self', 'me']);
const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** Reports an unknown name with those that come near it, and a repair for each, the nearest first. */
export function unknown(ctx: Ctx, name: syntax.Name, names: Iterable<string>, hint?: Type): void {
  if (wordOfOthers(ctx, name, hint)) return;
  const close = near(name.text, names);
  const fields = {
    name: name.text,
    near: close.join(', '),
    ...(hint && hint.t !== 'error' ? { expected: showType(hint) } : {}),
  };
  report(ctx, 'name/unknown', name.span, fields, {
    fixes: close.flatMap((near) => renaming(name.span, name.text, near)),
  });
}

const inSight = ({ body, world }: Ctx): readonly string[] => [
  ...body.sight.flatMap((frame) => [...frame.keys()]),
  ...[world.states, world.piles, world.settings, world.types].flatMap((names) => [...names.keys()]),
];

/** Names of the values of a type: its members and tags. */
export const namesOf = (ctx: Ctx, type: Type): readonly string[] =>
  partsOf(type).flatMap((part) => {
    if (part.p === 'tag') return [part.name];
    return part.p === 'type' && part.type.t === 'kind' ? (ctx.world.kinds[part.type.kind]?.members ?? []) : [];
  });
