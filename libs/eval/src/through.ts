import { type Binder, type Expr, isOpen } from '@sandtable/model';
import { binding } from './bind.ts';
import { type Env, holds } from './env.ts';
import { eachItem, someItem } from './numbers.ts';

/**
 * Runs through all combinations of members for which `where` holds, the last binder fastest, until `enough` says so;
 * whether it has. Tables are made of thousands of such runs while a module is emitted, hence no generators.
 */
export function through(env: Env, binders: readonly Binder[], where: Expr | undefined, enough: () => boolean): boolean {
  const parts = where === undefined ? [] : partsOf(binders, where);
  if (parts.every(({ depth }) => depth === binders.length - 1)) return plainly(env, binders, where, enough, 0);
  return step({ env, binders, parts, held: parts.map(() => undefined), enough }, 0) === 'enough';
}

function plainly(
  env: Env,
  binders: readonly Binder[],
  where: Expr | undefined,
  enough: () => boolean,
  i: number,
): boolean {
  const binder = binders[i];
  if (binder === undefined) return (where === undefined || holds(env, where)) && enough();
  const take = binding(env, binder);
  return someItem(env, binder.over, (item) => {
    env.world.turn?.(binder.over.span);
    take(item);
    return plainly(env, binders, where, enough, i + 1);
  });
}

/** Part of a condition, with the number of the last binder that it, or a part before it, depends on; -1 for none. */
interface Part {
  readonly test: Expr;
  readonly depth: number;
}
/** Parts that depend on outer binders alone are looked at once for all members of the inner ones, but not before these. */
interface Running {
  readonly env: Env;
  readonly binders: readonly Binder[];
  readonly parts: readonly Part[];
  readonly held: (boolean | undefined)[];
  readonly enough: () => boolean;
}

/** `in vain` where no other member of the binder in front can do better. */
function step(run: Running, i: number): 'enough' | 'on' | 'in vain' {
  const { env, binders, parts, held } = run;
  const binder = binders[i];
  if (binder === undefined) return look(run);
  const take = binding(env, binder);
  for (const item of eachItem(env, binder.over)) {
    env.world.turn?.(binder.over.span);
    take(item);
    for (let k = parts.length - 1; k >= 0 && (parts[k]?.depth ?? i) >= i; k -= 1) held[k] = undefined;
    const outcome = step(run, i + 1);
    if (outcome === 'enough') return outcome;
    if (outcome === 'in vain') break;
  }
  return 'on';
}

function look({ env, binders, parts, held, enough }: Running): 'enough' | 'on' | 'in vain' {
  let k = 0;
  for (const { test, depth } of parts) {
    held[k] ??= holds(env, test);
    if (!held[k]) return depth < binders.length - 1 ? 'in vain' : 'on';
    k += 1;
  }
  return enough() ? 'enough' : 'on';
}

const known = new WeakMap<Expr, readonly Part[]>();

function partsOf(binders: readonly Binder[], where: Expr): readonly Part[] {
  const before = known.get(where);
  if (before !== undefined) return before;
  const parts = takenApart(binders, where);
  known.set(where, parts);
  return parts;
}

function takenApart(binders: readonly Binder[], where: Expr): readonly Part[] {
  let depth = -1;
  return conjuncts(where).map((test) => {
    depth = Math.max(
      depth,
      binders.findLastIndex(({ local }) => isOpen(nothing, test, new Set([local]))),
    );
    return { test, depth };
  });
}

const nothing = { functions: new Set<number>(), searches: new Set<number>() };

const conjuncts = (e: Expr): readonly Expr[] =>
  e.e === 'logic' && e.op === 'and' ? [...conjuncts(e.left), ...conjuncts(e.right)] : [e];
