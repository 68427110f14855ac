import { finding } from '@sandtable/diagnostics';
import type { Audience, Field, Func, Search, State } from '@sandtable/model';
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
function hiddenReads(
  { funcs, explored, decisions }: World,
  root: unknown,
  { fields, states }: Stored,
): string | undefined {
  const seen = new Set<Func | Search>();
  const open: unknown[] = [root];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== 'object' || node === null) continue;
    const { e, field, state, fn, search, block } = node as Record<string, unknown>;
    const answered = e === 'decided' ? [...decisions.values()].find(({ index }) => index === block) : undefined;
    for (const equation of answered?.equations.values() ?? []) open.push({ e: 'call', fn: equation });
    const read = e === 'field' ? fields[field as number] : e === 'state' ? states[state as number] : undefined;
    if (read?.seen !== undefined) return read.name;
    const called = e === 'call' ? funcs[fn as number] : explored[(search as number | undefined) ?? -1];
    if (called !== undefined && !seen.has(called)) {
      seen.add(called);
      open.push('body' in called ? called.body : [called.from, called.limit, called.steps, called.ends]);
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'type' && key !== 'span') open.push(child);
  }
  return undefined;
}
