import { type Expr, errorType, type Place, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { replacing } from '../fixes.ts';
import { type Ctx, report } from './ctx.ts';
import { indexed } from './maps.ts';
import { oneTag, partPlace } from './records.ts';
import { forget, lookup } from './scope.ts';

/** A place that can be written, how it reads, and the type it takes. */
export interface Target {
  readonly place: Place;
  readonly read: Expr;
  readonly type: Type;
  /** What is written into the place for a value: the value itself, or the map that has it for a key. */
  readonly whole: (value: Expr) => Expr;
}

export function checkTarget(ctx: Ctx, target: syntax.Expr): Target | undefined {
  if (target.node === 'missing') return undefined;
  if (target.node === 'index') return indexTarget(ctx, target);
  if (target.node === 'field') return fieldTarget(ctx, target);
  const sight = target.node === 'name' ? lookup(ctx, target.name.text) : undefined;
  if (target.node === 'name' && sight !== undefined) return localTarget(ctx, target, sight);
  return placeOf(ctx, ctx.expr(target, undefined));
}

/** `m[k] = v` writes another map into the place of `m`. */
function indexTarget(ctx: Ctx, target: syntax.Expr & { readonly node: 'index' }): Target | undefined {
  const outer = checkTarget(ctx, target.of);
  const found = outer && indexed(ctx, target, outer.read);
  if (outer === undefined || found === undefined) return undefined;
  // What is wrong with the place has been reported; the value would only be measured against it again.
  const type = outer.type.t === 'error' ? outer.type : found.type;
  return { ...outer, ...found, type, whole: (value) => outer.whole(found.whole(value)) };
}

/** `b.site = s` writes another record into the place of `b`. */
function fieldTarget(ctx: Ctx, target: syntax.Expr & { readonly node: 'field' }): Target | undefined {
  const read = ctx.expr(target, undefined);
  if (read.e !== 'match' || oneTag(read.subject.type) === undefined) return placeOf(ctx, read);
  const outer = checkTarget(ctx, target.of);
  const found = outer && partPlace(ctx, outer.read, outer.type, target.name, target.span);
  if (outer === undefined || found === undefined) return undefined;
  const type = outer.type.t === 'error' ? outer.type : found.type;
  return { ...outer, ...found, type, whole: (value) => outer.whole(found.whole(value)) };
}

const itself = (value: Expr): Expr => value;

/** A variable takes its declared type again, whatever it was narrowed to. */
function localTarget(
  ctx: Ctx,
  { name, span }: syntax.Expr & { readonly node: 'name' },
  sight: { local: number; type: Type; mutable: boolean },
): Target {
  const type = sight.mutable ? (ctx.body.locals[sight.local]?.type ?? sight.type) : fixedFor(ctx, name, sight.local);
  return {
    place: { place: 'local', local: sight.local },
    read: ctx.expr({ node: 'name', name, span }, undefined),
    type,
    whole: itself,
  };
}

/** What is wrong with the value as well would be reported for a name that takes none. */
function fixedFor(ctx: Ctx, { text, span }: syntax.Name, local: number): Type {
  if (local < (ctx.body.lane?.outside ?? 0)) {
    report(ctx, 'together/captured', span, { name: text });
    return errorType;
  }
  const word = ctx.lets.get(local);
  const fixes = word === undefined ? [] : [replacing(word, 'let', 'var')];
  report(ctx, 'assign/fixed', span, { name: text }, { fixes });
  return errorType;
}

function placeOf(ctx: Ctx, read: Expr): Target | undefined {
  if (read.type.t === 'error') return undefined;
  if (read.e === 'state')
    return inState(ctx, {
      place: { place: 'state', state: read.state, args: read.args },
      read,
      type: read.type,
      whole: itself,
    });
  const field = read.e === 'field' ? ctx.world.fields[read.field] : undefined;
  if (read.e === 'field' && field?.state && !field.fixed) {
    return inState(ctx, {
      place: { place: 'field', field: read.field, of: read.of },
      read,
      type: read.type,
      whole: itself,
    });
  }
  report(ctx, 'assign/constant', read.span, nameOf(ctx, read));
  return undefined;
}

/** The field or setting, so that several assignments to it are seen to have one cause. */
function nameOf({ world }: Ctx, read: Expr): { readonly name?: string } {
  const field = read.e === 'field' ? world.fields[read.field]?.name : undefined;
  return field === undefined ? {} : { name: field };
}

function inState(ctx: Ctx, target: Target): Target {
  if (ctx.pure) report(ctx, 'function/effect', target.read.span, { effect: 'assign' });
  return target;
}

export function written(ctx: Ctx, { place }: Target): void {
  if (place.place === 'local') forget(ctx, place.local);
}
