import type { TextEdit } from '@sandtable/text';
import { useCallback, useEffect, useState } from 'react';
import { takesText } from '../commands/takes-text.ts';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { State } from '../state/state.ts';

// The text pane brings the models of files with it; they are fetched with it, and not before.
const applying = () => import('../text-editor/apply.ts');

/** Texts of files by their paths. */
type Texts = ReadonlyMap<string, string>;
interface Step {
  readonly before: Texts;
  readonly after: Texts;
}

export interface Steps {
  /** Writes edits as one step of each file. */
  write(edits: readonly TextEdit[]): Promise<void>;
  /** Undefined where there is nothing to take back, or somebody has written on since. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/**
 * What was done to the map, step by step. Each is a step of the text as well: what is taken back there cannot be taken back
 * here, and the other way round. As long as `on`, the keys for it mean the map, wherever no text is written.
 */
export function useSteps(on: boolean): Steps {
  const { bench } = useWorkbench();
  const { ruleset = '' } = useStore(pick('ruleset'));

  const [done, setDone] = useState<readonly Step[]>([]);
  const [undone, setUndone] = useState<readonly Step[]>([]);
  const [last, next] = [done.at(-1), undone.at(-1)];
  const canUndo = useStore((now) => last !== undefined && isAt(now, last.after));
  const canRedo = useStore((now) => next !== undefined && isAt(now, next.before));
  const write = useCallback(
    async (edits: readonly TextEdit[]): Promise<void> => {
      const files = [...new Set(edits.map(({ span }) => span.file))];
      const now = (): Texts =>
        new Map(files.map((file) => [file, bench.store.get().buffers[`${ruleset}/${file}`]?.text ?? '']));
      const before = now();
      (await applying()).applyAsStep(bench, edits);
      setDone((all) => [...all, { before, after: now() }]);
      setUndone([]);
    },
    [bench, ruleset],
  );
  const undo =
    last !== undefined && canUndo
      ? (): void => {
          setDone((all) => all.slice(0, -1));
          setUndone((all) => [...all, last]);
          void applying().then(({ undoIn }) => {
            for (const file of last.after.keys()) undoIn(bench, file);
          });
        }
      : undefined;
  const redo =
    next !== undefined && canRedo
      ? (): void => {
          setUndone((all) => all.slice(0, -1));
          setDone((all) => [...all, next]);
          void applying().then(({ redoIn }) => {
            for (const file of next.after.keys()) redoIn(bench, file);
          });
        }
      : undefined;
  useStepKeys(on, undo, redo);
  return { write, undo, redo };
}

const isAt = ({ buffers, ruleset }: State, texts: Texts): boolean =>
  [...texts].every(([file, text]) => buffers[`${ruleset}/${file}`]?.text === text);

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
