import {
  authorIn,
  forReviewEdits,
  lookedAtEdits,
  notesEdit,
  type Rewrite,
  readPo,
  rewriteEdits,
  signed,
  targetEdit,
  wordsLanguage,
} from '@sandtable/l10n';
import type { TextEdit } from '@sandtable/text';
import { useMemo } from 'react';
import { useWorkbench } from '../context.ts';
import { applyAsStep, applyTyped, redoIn, undoIn } from '../text-editor/apply.ts';
import { putWordsIn, wholeEdit } from './put-words-in.ts';
import { type Row, rowsOf } from './rows.ts';
import { translatorName } from './translator-name.ts';

/** What a translator does to a catalogue. All of it is written into the text of the file, where one undo serves all. */
export interface Writing {
  readonly type: (key: string, target: string, form: number) => void;
  /** Whether the file holds signs that could not be read: saving it would lose what they were. */
  readonly refused: () => boolean;
  readonly lookedAt: (key: string) => void;
  /** Has a translation wait for a look. */
  readonly forReview: (key: string) => void;
  /** Writes the translator's comments on a text, a line each. */
  readonly note: (key: string, notes: string) => void;
  /** Changes several translations as one step; those that have become others since are left alone. */
  readonly rewrite: (rewrites: readonly Rewrite<Row>[]) => void;
  /** Brings the catalogue up to the source; messages and terms go into the game. Says what was not done. */
  readonly bringUp: () => Promise<readonly string[]>;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly save: () => void;
}

/** A blank ends a step of what is typed, and so does going to another text. */
const endsStep = (before: string, after: string): boolean => after.length < before.length || /\s$/.test(after);

/** Whoever changes a translation is named above it, if the view knows a name. */
function signedBy(text: string, entry: Row['entry']): readonly TextEdit[] {
  const name = translatorName();
  const edit =
    name === '' || authorIn(entry.notes) === name ? undefined : notesEdit(text, entry, signed(entry.notes, name));
  return edit === undefined ? [] : [edit];
}

function translationEdits(text: string, entry: Row['entry'], target: string, form: number): readonly TextEdit[] {
  const edit = targetEdit(text, entry, target, form);
  return edit === undefined ? [] : [edit, ...signedBy(text, entry)];
}

/** What changes the translations that still are what they were when the change was asked for. */
function editsOf(text: string, rows: readonly Row[], rewrites: readonly Rewrite<Row>[]): readonly TextEdit[] {
  const today = new Map(rows.map((row) => [row.key, row]));
  return rewrites.flatMap((one) => {
    const row = today.get(one.of.key);
    if (row?.entry.targets[one.form] !== one.before) return [];
    return [...rewriteEdits(text, [{ ...one, of: row }]), ...signedBy(text, row.entry)];
  });
}

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
    const typed = (place: string, edits: readonly TextEdit[], before: string, after: string): void => {
      if (edits.length === 0) return;
      applyTyped(bench, file, edits, place !== last || endsStep(before, after));
      last = place;
    };
    return {
      type: (key, target, form) => {
        const { text, row } = now(key);
        if (row === undefined || isLossy(text)) return;
        const edits = translationEdits(text, row.entry, target, form);
        typed(`${key} ${form}`, edits, row.entry.targets[form] ?? '', target);
      },
      note: (key, notes) => {
        const { text, row } = now(key);
        if (row === undefined || isLossy(text)) return;
        const lines = signed(notes === '' ? [] : notes.split('\n'), authorIn(row.entry.notes));
        const edit = notesEdit(text, row.entry, lines);
        typed(`${key} notes`, edit === undefined ? [] : [edit], row.entry.notes.join('\n'), notes);
      },
      rewrite: (rewrites) => {
        const text = bench.store.get().buffers[path]?.text ?? '';
        if (isLossy(text)) return;
        applyAsStep(bench, editsOf(text, rowsOf(readPo(file, text), file, []), rewrites));
      },
      forReview: (key) => {
        const { text, row } = now(key);
        if (row && !isLossy(text)) applyAsStep(bench, forReviewEdits(text, row.entry));
      },
      refused: () => isLossy(bench.store.get().buffers[path]?.text ?? ''),
      lookedAt: (key) => {
        const { text, row } = now(key);
        if (row && !isLossy(text)) applyAsStep(bench, lookedAtEdits(text, row.entry));
      },
      bringUp: async () => {
        if (wordsLanguage(file) !== undefined) return await putWordsIn(bench, file);
        const merged = await bench.translating.merged(file);
        if (merged === undefined) return [bench.say('unreadable')];
        applyAsStep(bench, wholeEdit(bench, file, merged));
        return [];
      },
      undo: () => undoIn(bench, file),
      redo: () => redoIn(bench, file),
      save: () => void bench.files.save(path),
    };
  }, [bench, path]);
}
