import { errorType, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { definesLocal, definesParam } from '../uses.ts';
import { type Ctx, type Facts, report, type Sight } from './ctx.ts';

export function lookup(ctx: Ctx, name: string): Sight | undefined {
  for (let i = ctx.body.sight.length - 1; i >= 0; i--) {
    const found = ctx.body.sight[i]?.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A local without a name in sight. */
export function newLocal(ctx: Ctx, name: string, type: Type): number {
  ctx.body.locals.push({ name, type });
  return ctx.body.locals.length - 1;
}

/** A new local in the innermost frame. */
export function declare(ctx: Ctx, name: syntax.Name, type: Type, mutable = false): number {
  return show(ctx, name, newLocal(ctx, name.text, type), type, mutable);
}

/** Parameters are the first locals. */
export function declareParams(ctx: Ctx, params: readonly syntax.Param[], types: readonly Type[]): void {
  for (const [i, { name }] of params.entries()) {
    const type = types[i] ?? errorType;
    definesParam(ctx.world, ctx.body.path, name, type);
    declare(ctx, name, type);
  }
}

/** Brings an existing local into sight under a name. */
export function show(ctx: Ctx, name: syntax.Name, local: number, type: Type, mutable = false): number {
  checkShadow(ctx, name);
  definesLocal(ctx.world, ctx.body, local, name, type);
  ctx.body.sight.at(-1)?.set(name.text, { local, type, mutable });
  return local;
}

export function checkShadow(ctx: Ctx, name: syntax.Name): void {
  if (name.text !== '_' && lookup(ctx, name.text) !== undefined)
    report(ctx, 'name/shadow', name.span, { name: name.text });
}

/** Runs `inside` in a frame of its own, which begins with the facts. */
export function within<T>(ctx: Ctx, facts: Facts, inside: () => T): T {
  ctx.body.sight.push(new Map(facts));
  try {
    return inside();
  } finally {
    ctx.body.sight.pop();
  }
}

/** Adds facts to the innermost frame: they hold for the rest of the block. */
export function learn(ctx: Ctx, facts: Facts): void {
  const frame = ctx.body.sight.at(-1);
  for (const [name, sight] of facts) frame?.set(name, sight);
}

/** After an assignment a variable has its declared type again, in every frame. */
export function forget(ctx: Ctx, local: number): void {
  const type = ctx.body.locals[local]?.type;
  if (type === undefined) return;
  for (const frame of ctx.body.sight) {
    for (const [name, sight] of frame) if (sight.local === local) frame.set(name, { ...sight, type });
  }
}

/** Variables may change in a loop before its body runs again, so nothing learnt about them holds at its start. */
export function widened(ctx: Ctx): Facts {
  const facts = new Map<string, Sight>();
  for (const frame of ctx.body.sight) {
    for (const [name, sight] of frame) {
      const type = ctx.body.locals[sight.local]?.type;
      if (sight.mutable && type !== undefined && type !== sight.type) facts.set(name, { ...sight, type });
    }
  }
  return facts;
}

export const both = (a: Facts, b: Facts): Facts => new Map([...a, ...b]);
