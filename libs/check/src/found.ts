import type { Diagnostic } from '@sandtable/diagnostics';
import type { Decl } from '@sandtable/syntax';
import type { World } from './world.ts';

/**
 * Runs a step and keeps what it found under the declaration it speaks of, so that this can be forgotten when the
 * declaration changes. Steps nest: a function that is checked because another one calls it keeps its own findings.
 */
export function under<T>(world: World, decl: Decl, step: () => T): T {
  const before = world.findings.length;
  const result = step();
  const own = world.findings.splice(before);
  if (own.length > 0) world.found.set(decl, [...(world.found.get(decl) ?? []), ...own]);
  return result;
}

/** Everything found in bodies, in the order of the declarations. */
export const foundIn = (world: World, decls: readonly Decl[]): readonly Diagnostic[] =>
  world.found.size === 0 ? [] : decls.flatMap((decl) => world.found.get(decl) ?? []);
