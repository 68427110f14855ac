import type { Rows } from '@sandtable/check';
import { spell } from '@sandtable/schema';
import type { Decl } from '@sandtable/syntax';
import { nodesIn } from './walk.ts';

type Named = Extract<Decl, { readonly node: 'function' | 'procedure' | 'search' | 'setting' }>;
const NAMED: ReadonlySet<Decl['node']> = new Set(['function', 'procedure', 'search', 'setting']);
const isNamed = (decl: Decl): decl is Named => NAMED.has(decl.node);

/** What is there to look at a match, or to make one for an example, isn't part of it. */
const OUTSIDE: ReadonlySet<Decl['node']> = new Set(['example', 'expect', 'policy', 'ruleset', 'variant']);

/**
 * The declarations that a match may come to. Others serve examples and expectations alone, or policies: these count only
 * where they are asked for, since whatever a bot answers is legal.
 */
export function inPlay(decls: readonly Decl[], rows: Rows, policies: boolean): readonly Decl[] {
  const named = Map.groupBy(decls.filter(isNamed), ({ name }) => name.text);
  const begun = decls.filter(
    (decl) => !isNamed(decl) && (!OUTSIDE.has(decl.node) || (policies && decl.node === 'policy')),
  );
  const met = new Set<Decl>(begun);
  const meet = (name: string): void => named.get(name)?.forEach((decl) => met.add(decl));
  namesInRows(rows).forEach(meet);
  // What is met on the way comes in turn as well.
  for (const decl of met) namesIn(decl).forEach(meet);
  return [...met];
}

const namesIn = (decl: Decl): ReadonlySet<string> =>
  new Set([...nodesIn(decl)].flatMap(({ node, name }) => (node === 'name' ? [textOf(name)] : [])));

/** A cell may name code that is run for its row. */
const namesInRows = (rows: Rows): ReadonlySet<string> => {
  const cells = [...rows.values()].flat().flatMap((row) => [...row.cells.values()]);
  return new Set(cells.flatMap(({ cell }) => spell(cell).match(/\p{L}\w*/gu) ?? []));
};

const textOf = (name: unknown): string => (name as { readonly text: string }).text;
