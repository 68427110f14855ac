import { finding } from '@sandtable/diagnostics';
import type { Decl, Name } from '@sandtable/syntax';
import type { World } from '../world.ts';

const CAPITAL = new Set(['type', 'kind', 'die']);
const SMALL = new Set(['relation', 'state', 'setting', 'function', 'procedure', 'pile', 'search']);

/** Types begin with a capital, everything that is read or called with a small letter; so a reader knows which is which. */
export function checkInitials(world: World, decls: readonly Decl[]): void {
  for (const decl of decls) {
    if (CAPITAL.has(decl.node)) expectInitial(world, nameOf(decl), /^\p{Lu}/u, 'capital');
    else if (SMALL.has(decl.node)) expectInitial(world, nameOf(decl), /^\p{Ll}/u, 'small');
  }
}

const nameOf = (decl: Decl): Name | undefined =>
  'name' in decl && typeof decl.name === 'object' ? decl.name : undefined;

function expectInitial(world: World, name: Name | undefined, initial: RegExp, expected: string): void {
  if (name === undefined || name.text === '' || initial.test(name.text)) return;
  world.findings.push(finding('name/initial', name.span, { name: name.text, expected }));
}
