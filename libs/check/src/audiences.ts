import { finding } from '@sandtable/diagnostics';
import {
  type Audience,
  type Call,
  callOf,
  type Expr,
  type Field,
  type Func,
  type Search,
  type State,
  type Visit,
  walk,
  walkAll,
} from '@sandtable/model';
import { nodeOf } from './calls.ts';
import { fieldAudience, paramAudience } from './code/index.ts';
import type { Draft } from './declare/draft.ts';
import type { World } from './world.ts';

/** Who may see fields and states; they call functions, so they are checked with the bodies. */
export function checkAudiences(draft: Draft): void {
  const { world, decls, fields, states, piles } = draft;
  for (const [i, { kind, seen }] of world.fields.entries()) {
    const [field, type] = [fields[i], world.kinds[kind]?.type];
    const audience = seen && type && fieldAudience(world, seen, type);
    if (field !== undefined && audience !== undefined) fields[i] = { ...field, seen: audience };
  }
  for (const { name, seen, params } of decls.of('state')) {
    const declared = world.states.get(name.text);
    const state = declared && states[declared.index];
    const audience = seen && declared && paramAudience(world, seen, params, declared.params);
    if (state && audience) states[declared.index] = { ...state, seen: audience };
  }
  for (const { name, seen, params } of decls.of('pile')) {
    const at = piles.findIndex((pile) => pile.name === name.text);
    const pile = piles[at];
    const types = pile?.params.map((param) => param.type) ?? [];
    const audience = seen && pile && paramAudience(world, seen, params, types);
    if (pile && audience) piles[at] = { ...pile, seen: audience };
  }
  for (const { seen } of [...fields, ...states, ...piles]) if (seen !== undefined) checkOpen(draft, seen);
}

/** Everyone must be able to tell who sees what, so an audience reads only what everyone sees. */
function checkOpen({ world, fields, states }: Draft, audience: Audience): void {
  const hidden = hiddenReads(world, audience.roles, { fields, states });
  if (hidden !== undefined) world.findings.push(finding('audience/hidden', audience.roles.span, { name: hidden }));
}

interface Stored {
  readonly fields: readonly Field[];
  readonly states: readonly State[];
}

/** The name of something with an audience that an expression reads, also through functions. */
function hiddenReads(world: World, root: Expr, { fields, states }: Stored): string | undefined {
  const seen = new Set<Func | Search>();
  let found: string | undefined;
  const look: Visit<boolean> = (sort, e) => {
    if (found !== undefined) return false;
    const read =
      sort !== 'expr' ? undefined : e.e === 'field' ? fields[e.field] : e.e === 'state' ? states[e.state] : undefined;
    if (read?.seen !== undefined) found = read.name;
    for (const called of calledBy(world, callOf(sort, e))) {
      if (seen.has(called)) continue;
      seen.add(called);
      walkAll([nodeOf(called)], look);
    }
    return found === undefined;
  };
  walk('expr', root, look);
  return found;
}

/** The functions and searches that are called; to ask for an answer calls all equations of its block. */
function calledBy({ funcs, explored, decisions }: World, call: Call | undefined): readonly (Func | Search)[] {
  if (call?.to === 'function') return [funcs[call.index] ?? []].flat();
  if (call?.to === 'search') return [explored[call.index] ?? []].flat();
  const block = call?.to === 'decisions' && [...decisions.values()].find(({ index }) => index === call.index);
  return block ? [...block.equations.values()].flatMap((fn) => funcs[fn] ?? []) : [];
}
