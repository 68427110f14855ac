import { type Compiler, draftsIn } from '@sandtable/compiler';
import { definitionAt } from '@sandtable/ide';
import type { PatchProposal, SourceText } from './protocol.ts';

/** What a variant could say otherwise at a place, and of the thing that is named there. */
export const patchProposalsAt = (
  compiler: Pick<Compiler, 'library'>,
  files: readonly SourceText[],
  file: string,
  offset: number,
): readonly PatchProposal[] => {
  const library = compiler.library(files);
  const named = library && definitionAt(library, file, offset);
  const all = [...draftsIn(files, file, offset), ...(named ? draftsIn(files, named.file, named.start) : [])];
  return all.filter(({ text }, i) => all.findIndex((one) => one.text === text) === i);
};
