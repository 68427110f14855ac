import { bool } from '@sandtable/model';
import type { DecisionsDecl, FunctionDecl } from '@sandtable/syntax';
import type { DecisionsEntry, FunctionEntry, SearchEntry, World } from '../world.ts';
import type { Draft } from './draft.ts';
import { searchSignature, signature } from './signatures.ts';

/** Blocks of decisions: each decision is a function that asks, beside the other functions of the block. */
export function declareBlocks({ world, decls }: Draft): void {
  for (const decl of decls.of('decisions')) {
    if (world.decisions.has(decl.name.text)) continue;
    const block: DecisionsEntry = { index: world.decisions.size, decl, equations: new Map() };
    world.decisions.set(decl.name.text, block);
    for (const entry of entriesOf(world, block)) {
      const { text } = entry.decl.name;
      if (world.functions.has(text)) continue;
      world.functions.set(text, { ...entry, index: world.functions.size });
      world.funcs.push(undefined);
    }
    for (const entry of searchesOf(world, block)) {
      const { text } = entry.decl.name;
      if (world.searches.has(text)) continue;
      world.searches.set(text, { ...entry, index: world.searches.size });
      world.explored.push(undefined);
    }
  }
}

export const searchesOf = (world: World, block: DecisionsEntry): readonly SearchEntry[] =>
  block.decl.searches.map((decl) => ({ index: -1, decl, ...searchSignature(world, decl), checking: false, block }));

/** The functions of a block; who enters them gives the numbers. */
export const entriesOf = (world: World, block: DecisionsEntry): readonly FunctionEntry[] => [
  ...block.decl.decides.map((one, decide) => ({ ...entryOf(world, block, asFunction(one)), decide, result: bool })),
  ...block.decl.functions.map((one) => entryOf(world, block, one)),
];

const entryOf = (world: World, block: DecisionsEntry, decl: FunctionDecl): FunctionEntry => ({
  index: -1,
  decl,
  ...signature(world, decl),
  inferring: false,
  block,
});

/** A decision as a function of what it says. */
const asFunction = ({ span, name, params, test }: DecisionsDecl['decides'][number]): FunctionDecl => ({
  node: 'function',
  span,
  doc: '',
  name,
  params,
  result: undefined,
  was: undefined,
  body: test,
});
