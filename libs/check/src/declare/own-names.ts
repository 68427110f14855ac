import type { DecisionsDecl, Decl, Name } from '@sandtable/syntax';
import { DECLARED_SORTS } from '../sorts.ts';

const NAMED: ReadonlySet<string> = new Set(DECLARED_SORTS);

/** The name of a declaration, and of a block of decisions those of what stands in it: all can be used everywhere. */
export function ownNames(decl: Decl): readonly Name[] {
  if (!NAMED.has(decl.node) || !('name' in decl) || typeof decl.name === 'string') return [];
  const inner = decl.node === 'decisions' ? namesIn(decl) : [];
  return [decl.name, ...inner].filter(({ text }) => text !== '');
}

const namesIn = ({ decides, functions, searches }: DecisionsDecl): readonly Name[] =>
  [...decides, ...functions, ...searches].map(({ name }) => name);
