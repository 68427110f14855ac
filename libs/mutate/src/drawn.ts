import { hashOf } from '@sandtable/text';
import type { Mutant } from './mutant.ts';

/**
 * So many changes, evenly from all files and of all kinds in each, in the order of files. The same seed draws the same
 * changes, and an edit of the rules hardly changes which.
 */
export function drawn(mutants: readonly Mutant[], count: number, seed: number): readonly Mutant[] {
  const files = Map.groupBy(mutants, ({ edit }) => edit.span.file);
  const mixed = [...files.values()].map((own) => {
    const kinds = Map.groupBy(own, ({ kind }) => kind);
    return inTurn([...kinds.values()].map((alike) => shuffled(alike, seed)));
  });
  const chosen = new Set(inTurn(mixed).slice(0, count));
  return mutants.filter((one) => chosen.has(one));
}

/** One of each list, then the next of each. */
const inTurn = <T>(lists: readonly (readonly T[])[]): readonly T[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
};

/** By a hash of how a change reads, so that the order does not depend on what else there is. */
function shuffled(mutants: readonly Mutant[], seed: number): readonly Mutant[] {
  const keyed = mutants.map((mutant) => ({ mutant, key: hashOf([String(seed), mutant.edit.span.file, mutant.line]) }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ mutant }) => mutant);
}
