import type { Expr, Stmt } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { sought, uses, usesType } from '../uses.ts';
import type { KindEntry, PoolEntry } from '../world.ts';
import { coerce, typed } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { failed, unknown } from './names.ts';
import { hold } from './piles.ts';
import { newLocal } from './scope.ts';

type Create = syntax.Asking & { readonly node: 'create' };
interface Fetched {
  readonly before: readonly Stmt[];
  readonly value: Expr;
}
interface Pool extends KindEntry {
  readonly pool: PoolEntry;
}

/** `create K(f: v, …)`: the values are looked at first, then the member is made, then its fields are written. */
export function checkCreate(ctx: Ctx, create: Create, place: syntax.Name | undefined): Fetched {
  if (ctx.pure) report(ctx, 'function/effect', create.span, { effect: 'create' });
  const kind = poolNamed(ctx, create.kind);
  if (kind === undefined) {
    for (const { value } of create.args) ctx.expr(value, undefined);
    return { before: [], value: failed(create.span) };
  }
  const { span } = create;
  const given = valuesGiven(ctx, kind, create);
  checkComplete(ctx, kind, create, given.values);
  const into = newLocal(ctx, place?.text ?? '_', kind.type);
  const member: Expr = { e: 'local', local: into, type: kind.type, span };
  const sets = [...kind.fields].flatMap(([name, field]): Stmt[] => {
    const value = beginning(ctx, kind, { name, field, given: given.values, span });
    return value === undefined ? [] : [{ s: 'set', place: { place: 'field', field, of: member }, value, span }];
  });
  const made: Stmt = { s: 'create', kind: kind.type.kind, into, span };
  return { before: [...given.before, made, ...sets], value: member };
}

function poolNamed(ctx: Ctx, name: syntax.Name): Pool | undefined {
  const { world } = ctx;
  sought(world, name, undefined, 'type', undefined);
  const type = world.types.get(name.text);
  const kind = type?.t === 'kind' ? world.kinds[type.kind] : undefined;
  if (type === undefined) unknown(ctx, name, poolNames(ctx));
  else usesType(world, name);
  if (kind?.pool !== undefined) return { ...kind, pool: kind.pool };
  if (type !== undefined && type.t !== 'error') report(ctx, 'pool/expected', name.span, { name: name.text });
  return undefined;
}

const poolNames = ({ world }: Ctx): readonly string[] =>
  world.kinds.flatMap(({ name, pool }) => (pool === undefined ? [] : [name]));

interface Given {
  readonly before: readonly Stmt[];
  readonly values: ReadonlyMap<string, Expr>;
}

/** What is written in brackets, by field. A value that reads the position stands in a local: making the member changes it. */
function valuesGiven(ctx: Ctx, kind: Pool, { args }: Create): Given {
  const before: Stmt[] = [];
  const values = new Map<string, Expr>();
  for (const { label, value: written } of args) {
    if (label === undefined) report(ctx, 'pool/unnamed', written.span, { fields: [...kind.fields.keys()].join(', ') });
    if (label === undefined && written.node === 'name') sought(ctx.world, written.name, undefined, 'field', kind.type);
    const value = label && fieldValue(ctx, kind, label, written);
    if (label === undefined || value === undefined) continue;
    if (values.has(label.text)) report(ctx, 'name/duplicate', label.span, { name: label.text });
    const plain = value.e === 'value' || value.e === 'local' || value.type.t === 'error';
    const kept = plain ? undefined : hold(ctx, value);
    if (kept !== undefined) before.push(kept.before);
    values.set(label.text, kept?.value ?? value);
  }
  return { before, values };
}

function fieldValue(
  ctx: Ctx,
  { fields, name, type }: Pool,
  label: syntax.Name,
  written: syntax.Expr,
): Expr | undefined {
  const { world } = ctx;
  const entry = world.fields[fields.get(label.text) ?? -1];
  sought(world, label, undefined, 'field', type);
  if (entry !== undefined) {
    uses(world, label, 'field', name);
    return typed(ctx, written, entry.type);
  }
  unknown(ctx, label, fields.keys(), type);
  ctx.expr(written, undefined);
  return undefined;
}

/** A value that stands there under no name, or a wrong one, may be the one that lacks: it is reported alone. */
function checkComplete(ctx: Ctx, { name, fields, pool }: Pool, create: Create, values: Given['values']): void {
  if (create.args.some(({ label }) => label === undefined || !fields.has(label.text))) return;
  const lacking = [...fields].flatMap(([field, index]) => {
    const known = values.has(field) || pool.presets.has(index) || ctx.world.fields[index]?.type.t === 'error';
    return known ? [] : [field];
  });
  if (lacking.length > 0) report(ctx, 'pool/value', create.span, { kind: name, field: lacking.join(', ') });
}

interface Wanted {
  readonly name: string;
  readonly field: number;
  readonly given: ReadonlyMap<string, Expr>;
  readonly span: Span;
}

/** The value of a field: what is given, else its default, which may be that of an earlier field. */
function beginning(ctx: Ctx, kind: Pool, wanted: Wanted): Expr | undefined {
  const { name, field, given, span } = wanted;
  const written = given.get(name);
  const type = ctx.world.fields[field]?.type;
  const preset = kind.pool.presets.get(field);
  if (written !== undefined || type === undefined || type.t === 'error') return written;
  if (preset === undefined) return undefined;
  if ('value' in preset) return { e: 'value', value: preset.value, type, span };
  const like = ctx.world.fields[preset.like]?.name ?? '';
  const value = beginning(ctx, kind, { ...wanted, name: like, field: preset.like });
  return value && coerce(ctx, value, type);
}
