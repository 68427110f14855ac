import type { Model } from '@sandtable/model';
import type { Decl, SourceFile } from '@sandtable/syntax';
import type { Citer } from '../cites.ts';
import type { World } from '../world.ts';
import type { Rows } from './rows.ts';

/** What the steps of checking hand to each other: the world that bodies see, and the growing parts of the model. */
export interface Draft {
  readonly world: World;
  readonly decls: Decls;
  readonly rows: Rows;
  readonly source: Citer;
  readonly types: Model['types'][number][];
  readonly kinds: Model['kinds'][number][];
  readonly fields: Model['fields'][number][];
  readonly relations: Model['relations'][number][];
  readonly dice: Model['dice'][number][];
  readonly states: Model['states'][number][];
  readonly piles: Model['piles'][number][];
  readonly settings: Model['settings'][number][];
  readonly notations: Model['notations'][number][];
}

type Of<Node extends Decl['node']> = readonly Extract<Decl, { readonly node: Node }>[];
interface Decls {
  readonly all: readonly Decl[];
  readonly of: <Node extends Decl['node']>(node: Node) => Of<Node>;
}

/** All declarations, files by name, then in the order of the text. */
export const declsOf = (files: readonly SourceFile[]): Decls => declsIn(files.flatMap((file) => file.decls));

export function declsIn(all: readonly Decl[]): Decls {
  const bySort = Map.groupBy(all, ({ node }) => node);
  return {
    all,
    of: <Node extends Decl['node']>(node: Node) => (bySort.get(node) ?? []) as unknown as Of<Node>,
  };
}

export const emptyWorld = (uses: World['uses']): World => ({
  types: new Map(),
  kinds: [],
  fields: [],
  relations: new Map(),
  dice: new Map(),
  states: new Map(),
  piles: new Map(),
  settings: new Map(),
  functions: new Map(),
  searches: new Map(),
  procedures: new Map(),
  routines: [],
  demanded: [],
  decisions: new Map(),
  policies: new Map(),
  asked: new Map(),
  tags: new Map(),
  members: new Map(),
  roleKind: -1,
  layouts: [],
  choices: [],
  chances: [],
  logs: [],
  labels: [],
  findings: [],
  found: new Map(),
  funcs: [],
  explored: [],
  procs: [],
  uses,
});
