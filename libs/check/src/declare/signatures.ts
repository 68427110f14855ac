import type { Type } from '@sandtable/model';
import type { Param, SearchDecl, TypeExpr } from '@sandtable/syntax';
import type { World } from '../world.ts';
import type { Draft } from './draft.ts';
import { duplicate } from './report.ts';
import { resolveType } from './types.ts';

/** Functions, searches and procedures by name, with the types of their parameters; bodies come later. */
export function declareSignatures({ world, decls }: Draft): void {
  for (const decl of decls.of('function')) {
    if (world.functions.has(decl.name.text)) continue;
    const index = world.functions.size;
    world.functions.set(decl.name.text, { index, decl, ...signature(world, decl), inferring: false });
    world.funcs.push(undefined);
  }
  for (const decl of decls.of('search')) {
    if (world.searches.has(decl.name.text)) continue;
    const index = world.searches.size;
    world.searches.set(decl.name.text, { index, decl, ...searchSignature(world, decl), checking: false });
    world.explored.push(undefined);
  }
  for (const decl of decls.of('procedure')) {
    if (world.procedures.has(decl.name.text)) continue;
    const index = world.procedures.size;
    world.procedures.set(decl.name.text, { index, decl, ...signature(world, decl), requires: [] });
    world.procs.push(undefined);
  }
}

interface Signed {
  readonly name: { readonly text: string };
  readonly params: readonly Param[];
  readonly result: TypeExpr | undefined;
}

/** Policies by name. */
export function declarePolicies({ world, decls }: Draft): void {
  for (const { name } of decls.of('policy'))
    if (!world.policies.has(name.text)) world.policies.set(name.text, world.policies.size);
}

/** The types of parameters and result. */
export function signature(
  world: World,
  { name, params, result }: Signed,
): { params: readonly Type[]; result: Type | undefined } {
  for (const [i, param] of params.entries()) {
    const first = params.slice(0, i).find((other) => other.name.text === param.name.text);
    if (first !== undefined) duplicate(world, param.name, first.name.span);
  }
  const types = params.map((param) => resolveType(world, param.type, `${name.text}.${param.name.text}`));
  return { params: types, result: result && resolveType(world, result, name.text) };
}

/** The types of parameters and of the components of a state. */
export function searchSignature(
  world: World,
  { name, params, over }: SearchDecl,
): { params: readonly Type[]; over: readonly Type[] } {
  const { params: types } = signature(world, { name, params, result: undefined });
  return { params: types, over: signature(world, { name, params: over, result: undefined }).params };
}
