import { useWorkbench } from '../context.ts';
import type { ChangedFile } from './changed-since.ts';

/** Writes files as they were, as a step that can be undone; `onDone` runs after that. */
export const useRestore = (onDone: () => void) => {
  const { bench } = useWorkbench();
  const restore = async (files: readonly ChangedFile[]): Promise<void> => {
    const { ruleset } = bench.store.get();
    // A file that is gone is made again first, under the very name that it had.
    for (const { path } of files.filter(({ now }) => now === undefined)) {
      const full = `${ruleset}/${path}`;
      if ((await bench.list.make(full, '')) === undefined) bench.actions.openFile(full);
    }
    const { replaceTexts } = await import('../text-editor/replace-text.ts');
    replaceTexts(
      bench,
      files.map(({ path, then }) => [path, then] as const),
    );
    onDone();
  };
  return (files: readonly ChangedFile[]): void => void restore(files);
};
