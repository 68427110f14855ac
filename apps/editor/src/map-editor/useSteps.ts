import type { TextEdit } from '@sandtable/text';
import { useCallback, useEffect, useState } from 'react';
import { takesText } from '../commands/takes-text.ts';
import { useStore, useWorkbench } from '../context.ts';
import type { State } from '../state/state.ts';
import type { Workbench } from '../state/workbench.ts';
import type { SourceText } from '../workers/protocol.ts';

// The text pane brings the models of files with it; they are fetched with it, and not before.
const applying = () => import('../text-editor/apply.ts');

type TextPane = Awaited<ReturnType<typeof applying>>;

/** Texts of files by their paths; a file that isn't there has none. */
type Texts = ReadonlyMap<string, string | undefined>;
interface Step {
  readonly before: Texts;
  readonly after: Texts;
  /** Files that it made. */
  readonly made: readonly SourceText[];
}

/** Writes edits of any files, and makes files, as one step. */
export type WriteStep = (edits: readonly TextEdit[], creates?: readonly SourceText[]) => Promise<void>;

export interface Steps {
  readonly write: WriteStep;
  /** Undefined where there is nothing to take back, or someone has written on since. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/**
 * What was changed in the map, step by step. Each is a step of the text as well, in all files that it changed: what is undone
 * there can't be undone here, and the other way round. While `on`, the keys for it mean the map, wherever no text is written.
 */
export function useSteps(on: boolean): Steps {
  const { bench } = useWorkbench();
  const [course, setCourse] = useState(NO_STEPS);
  const [last, next] = [course.done.at(-1), course.undone.at(-1)];
  const canUndo = useStore((now) => last !== undefined && isAt(now, last.after));
  const canRedo = useStore((now) => next !== undefined && isAt(now, next.before));
  const write = useCallback<WriteStep>(
    async (edits, creates = []) => {
      // Once it is here, steps are taken back at once, however fast the keys come.
      const pane = await applying();
      setText(pane);
      // Text and step change together: a key that comes in between would find nothing to take back.
      const step = writtenAsStep(bench, pane, edits, creates);
      setCourse(({ done }) => ({ done: [...done, step], undone: [] }));
      for (const { path, text } of creates) await bench.list.make(pathIn(bench.store.get(), path), text);
    },
    [bench],
  );
  const [text, setText] = useState<TextPane | undefined>(undefined);
  const undo = (): void => {
    setCourse(undoneIn);
    if (last) text?.undoStep(bench, editedIn(last));
    for (const { path } of last?.made ?? []) void bench.list.remove(pathIn(bench.store.get(), path));
  };
  const redo = (): void => {
    setCourse(redoneIn);
    for (const { path, text: first } of next?.made ?? []) void bench.list.make(pathIn(bench.store.get(), path), first);
    if (next) text?.redoStep(bench, editedIn(next));
  };
  const steps = { write, undo: canUndo ? undo : undefined, redo: canRedo ? redo : undefined };
  useStepKeys(on, steps.undo, steps.redo);
  return steps;
}

/** Steps that were made, and those that were undone and can be made again. */
interface Course {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}
const NO_STEPS: Course = { done: [], undone: [] };

const undoneIn = ({ done, undone }: Course): Course => ({
  done: done.slice(0, -1),
  undone: [...undone, ...done.slice(-1)],
});
const redoneIn = ({ done, undone }: Course): Course => ({
  done: [...done, ...undone.slice(-1)],
  undone: undone.slice(0, -1),
});

function writtenAsStep(
  bench: Workbench,
  pane: TextPane,
  edits: readonly TextEdit[],
  made: readonly SourceText[],
): Step {
  const edited = [...new Set(edits.map(({ span }) => span.file))];
  const files = [...edited, ...made.map(({ path }) => path)];
  const before = textsOf(bench.store.get(), files);
  pane.applyAsStep(bench, edits);
  const texts = textsOf(bench.store.get(), edited);
  return { before, after: new Map([...texts, ...made.map(({ path, text }) => [path, text] as const)]), made };
}

const editedIn = ({ after, made }: Step): readonly string[] =>
  [...after.keys()].filter((file) => made.every(({ path }) => path !== file));

const pathIn = ({ ruleset }: State, file: string): string => `${ruleset}/${file}`;

const textsOf = (state: State, files: readonly string[]): Texts =>
  new Map(files.map((file) => [file, state.buffers[pathIn(state, file)]?.text]));

const isAt = (state: State, texts: Texts): boolean =>
  [...texts].every(([file, text]) => state.buffers[pathIn(state, file)]?.text === text);

function useStepKeys(on: boolean, undo: (() => void) | undefined, redo: (() => void) | undefined): void {
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (!(ctrlKey || metaKey) || altKey || takesText(event.target)) return;
      const letter = key.toLowerCase();
      if (letter !== 'z' && letter !== 'y') return;
      event.preventDefault();
      // The match has a use for the same keys.
      event.stopPropagation();
      if (letter === 'z' && !shiftKey) undo?.();
      else redo?.();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [on, undo, redo]);
}
