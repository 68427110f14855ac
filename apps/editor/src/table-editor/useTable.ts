import type { TableOp, TableView } from '@sandtable/ide';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';

/** The open file as a table of the rules, and what can be done to it. */
export interface Table {
  /** With the folder of its ruleset. */
  readonly path: string;
  readonly view: TableView;
  /** Done one after the other; what is given together is one step of the file. */
  readonly act: (...ops: readonly TableOp[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

// The text pane brings the models of files with it; they are fetched with it, and not before.
const applying = () => import('../text-editor/apply.ts');

/** Undefined while the open file is no table, or cannot be read as one. */
export function useTable(): Table | undefined {
  const { bench } = useWorkbench();
  const state = useStore(pick('active', 'findings'));
  const { active = '' } = state;
  const mayBe = /\.(json|csv)$/i.test(active);
  const text = useStore(({ buffers }) => (mayBe ? buffers[active]?.text : undefined));
  const findings = mayBe ? state.findings : undefined;
  const [told, setTold] = useState<{ readonly path: string; readonly view: TableView | undefined } | undefined>();
  const last = useRef<Promise<void>>(Promise.resolve());
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the text, or with the rules, the table is another.
  useEffect(() => {
    if (!mayBe) return;
    let isNewest = true;
    bench
      .language(active)
      .table()
      .then(
        (view) => isNewest && setTold({ path: active, view }),
        (error: unknown) => bench.actions.reportTrouble(error),
      );
    return () => {
      isNewest = false;
    };
  }, [bench, active, mayBe, text, findings]);
  const act = useCallback(
    (...ops: readonly TableOp[]): void => {
      const now = (): string | undefined => bench.store.get().buffers[active]?.text;
      const step = async (): Promise<void> => {
        const { applyTyped, endStep } = await applying();
        const file = active.slice(active.indexOf('/') + 1);
        let begins = true;
        for (let left = ops; left.length > 0; ) {
          const before = now();
          const { edits, done } = (await bench.language(active).tableEdits(left)) ?? { edits: [], done: left.length };
          left = left.slice(done);
          // Places of a text that is gone would spoil the one that is there.
          if (edits.length === 0 || now() !== before) continue;
          applyTyped(bench, file, edits, begins);
          begins = false;
        }
        if (!begins) endStep(bench, file);
      };
      last.current = last.current.then(step).catch((error: unknown) => bench.actions.reportTrouble(error));
    },
    [bench, active],
  );
  const file = active.slice(active.indexOf('/') + 1);
  const stepped = (which: 'undoIn' | 'redoIn') => (): void =>
    void applying().then((module) => module[which](bench, file));
  if (told?.path !== active || told.view === undefined) return undefined;
  return { path: active, view: told.view, act, undo: stepped('undoIn'), redo: stepped('redoIn') };
}
