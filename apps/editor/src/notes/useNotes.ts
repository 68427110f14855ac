import {
  answered,
  NOTES,
  readNotes,
  reopened,
  settled,
  stillHolds,
  type Thread,
  threadBegun,
} from '@sandtable/compiler/notes';
import type { TextEdit } from '@sandtable/text';
import { useMemo } from 'react';
import { useWorkbench } from '../context.ts';
import { notesPath, notesText, type Shown } from '../state/threads.ts';
import type { Workbench } from '../state/workbench.ts';
import { authorKept } from './author.ts';
import { today } from './today.ts';

/** Comments on rules. All are written into `notes.md`, where one undo serves all; false where it cannot be. */
export interface Notes {
  readonly begin: (part: string, said: string) => Promise<boolean>;
  readonly answer: (shown: Shown, said: string) => Promise<boolean>;
  readonly settle: (shown: Shown) => Promise<boolean>;
  readonly reopen: (shown: Shown) => Promise<boolean>;
  readonly holds: (shown: Shown) => Promise<boolean>;
  readonly undo: () => void;
  readonly redo: () => void;
}

type Edits = (text: string) => readonly TextEdit[];

// The text pane brings the models of files with it; they are fetched with it, and not before.
const applying = () => import('../text-editor/apply.ts');

export function useNotes(): Notes {
  const { bench } = useWorkbench();
  return useMemo(() => {
    const signed = () => ({ by: authorKept() ?? '', on: today() });
    /** What is drawn may be older than the text: a thread is looked for in it as it is now. */
    const within = ({ index, thread }: Shown, edits: (text: string, now: Thread) => readonly TextEdit[]) =>
      write(bench, (text) => {
        const now = readNotes(text).threads[index];
        return now?.part === thread.part ? edits(text, now) : [];
      });
    return {
      begin: async (part, said) => {
        const rule = await bench.language(notesPath(bench.store.get())).rule(part);
        const print = rule?.print;
        return print !== undefined && write(bench, (text) => [threadBegun(text, { part, print }, said, signed())]);
      },
      answer: (shown, said) => within(shown, (text, now) => [answered(text, now, said, signed())]),
      settle: (shown) => within(shown, (text, now) => [settled(text, now, signed())]),
      reopen: (shown) => within(shown, reopened),
      holds: (shown) => within(shown, (_, now) => (shown.rule?.print ? stillHolds(now, shown.rule.print) : [])),
      undo: () => void applying().then(({ undoIn }) => undoIn(bench, NOTES)),
      redo: () => void applying().then(({ redoIn }) => redoIn(bench, NOTES)),
    };
  }, [bench]);
}

/** Whether it was written: a file that is no text is not written over. */
async function write(bench: Workbench, edits: Edits): Promise<boolean> {
  const path = notesPath(bench.store.get());
  if (bench.store.get().buffers[path] === undefined && (await bench.list.make(path, '')) !== undefined) return false;
  const { applyAsStep } = await applying();
  if (bench.store.get().buffers[path]?.lossy !== undefined || notesPath(bench.store.get()) !== path) return false;
  return applyAsStep(bench, edits(notesText(bench.store.get()))).length > 0;
}
