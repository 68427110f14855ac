import type { TextEdit } from '@sandtable/text';
import type { Workbench } from '../state/workbench.ts';
import type { SourceText } from '../workers/protocol.ts';

/** Edits of files, and files to be made, that belong together. */
export interface Change {
  readonly edits: readonly TextEdit[];
  readonly creates: readonly SourceText[];
}

// The text pane brings the models of files with it; they are fetched with it, and not before.
const applying = () => import('../text-editor/apply.ts');

/** What takes a change back: one step in each file that it was written into; a file that was made stays. */
export interface Taken {
  readonly files: readonly string[];
}

/** Makes files and writes edits; files that are made are not opened. */
export const applyChange = async (bench: Workbench, { edits, creates }: Change): Promise<Taken> => {
  const { ruleset } = bench.store.get();
  if (ruleset === undefined) return { files: [] };
  for (const { path, text } of creates) await bench.list.make(`${ruleset}/${path}`, text);
  return { files: (await applying()).applyAsStep(bench, edits) };
};

export const takeBack = async (bench: Workbench, { files }: Taken): Promise<void> => {
  (await applying()).undoStep(bench, files);
};
