import { lookedAtEdits, readPo, targetEdit } from '@sandtable/l10n';
import { useMemo } from 'react';
import { useWorkbench } from '../context.ts';
import { applyAsStep, applyTyped, redoIn, undoIn } from '../text-editor/apply.ts';
import { type Row, rowsOf } from './rows.ts';

/** What a translator does to a catalogue. All of it is written into the text of the file, where one undo serves all. */
export interface Writing {
  readonly type: (key: string, target: string, form: number) => void;
  /** Whether the file holds signs that could not be read: saving it would lose what they were. */
  readonly refused: () => boolean;
  readonly lookedAt: (key: string) => void;
  readonly bringUp: () => Promise<boolean>;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly save: () => void;
}

/** A blank ends a step of what is typed, and so does going to another text. */
const endsStep = (before: string, after: string): boolean => after.length < before.length || /\s$/.test(after);

const isLossy = (text: string): boolean => /[\uFFFD\0]/.test(text);

export function useWriting(path: string): Writing {
  const { bench } = useWorkbench();
  return useMemo(() => {
    const file = path.slice(path.indexOf('/') + 1);
    let last = '';
    /** What is drawn may be older than what has been typed since, so the text is read as it is now. */
    const now = (key: string): { readonly text: string; readonly row: Row | undefined } => {
      const text = bench.store.get().buffers[path]?.text ?? '';
      return { text, row: rowsOf(readPo(file, text), file, []).find((one) => one.key === key) };
    };
    return {
      type: (key, target, form) => {
        const { text, row } = now(key);
        const edit = row && !isLossy(text) ? targetEdit(text, row.entry, target, form) : undefined;
        if (edit === undefined) return;
        const place = `${key} ${form}`;
        applyTyped(bench, file, [edit], place !== last || endsStep(row?.entry.targets[form] ?? '', target));
        last = place;
      },
      refused: () => isLossy(bench.store.get().buffers[path]?.text ?? ''),
      lookedAt: (key) => {
        const { text, row } = now(key);
        if (row && !isLossy(text)) applyAsStep(bench, lookedAtEdits(text, row.entry));
      },
      bringUp: async () => {
        const merged = await bench.translating.merged(file);
        const text = bench.store.get().buffers[path]?.text ?? '';
        if (merged === undefined) return false;
        if (merged !== text) applyAsStep(bench, [{ span: { file, start: 0, end: text.length }, text: merged }]);
        return true;
      },
      undo: () => undoIn(bench, file),
      redo: () => redoIn(bench, file),
      save: () => void bench.files.save(path),
    };
  }, [bench, path]);
}
