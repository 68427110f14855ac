import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { near, type TextEdit } from '@sandtable/text';
import type { Compiled } from '../compiled.ts';
import type { InputFile } from '../input.ts';
import { printOf } from '../rule-prints.ts';
import { partsOf } from '../text-values.ts';
import { stillHolds } from './note-edits.ts';
import { NOTES, readNotes, type Thread } from './note-file.ts';
import { rulesIn } from './noted-rules.ts';

/**
 * Lines of the notes that cannot be read, open threads about what is not there, and those about rules that were changed
 * since. Of the latter two nothing is reported while variants lie over the rules: notes are about the rules themselves.
 */
export function noteFindings(
  files: readonly InputFile[],
  compiled: Pick<Compiled, 'model' | 'files' | 'variants'>,
): readonly Diagnostic[] {
  const text = files.find(({ path }) => path === NOTES)?.text;
  if (text === undefined || text.includes('\0')) return [];
  const { threads, strange } = readNotes(text);
  const unread = strange.map((span) =>
    finding('note/line', span, { line: text.slice(span.start, span.end).trim().slice(0, 60) }, { severity: 'warning' }),
  );
  const { model, variants } = compiled;
  if (model === undefined || variants.length > 0) return unread;
  const parts = new Set(partsOf(model));
  const open = threads.filter((thread) => !thread.settled);
  return [
    ...unread,
    ...open.flatMap((thread) => (parts.has(thread.part) ? changed(thread, compiled) : [unknown(thread, parts)])),
  ];
}

function unknown({ part, named }: Thread, parts: ReadonlySet<string>): Diagnostic {
  const like = near(part, parts);
  if (like === undefined) return finding('note/unknown', named, { part }, { severity: 'warning' });
  const fix = { title: 'fix/replace', fields: { old: part, new: like }, edits: [{ span: named, text: like }] };
  return finding('note/unknown', named, { part, near: like }, { severity: 'warning', fixes: [fix] });
}

function changed(thread: Thread, { files }: Pick<Compiled, 'files'>): readonly Diagnostic[] {
  const { part, named, print } = thread;
  const today = printOf(files, part);
  if (print === undefined || today === undefined || today === print.text) return [];
  const fix = { title: 'fix/still-holds', fields: { part }, edits: stillHolds(thread, today) };
  return [finding('note/changed', named, { part }, { severity: 'note', fixes: [fix] })];
}

/**
 * What has to be written for these files where something was only called otherwise in them: threads about rules that
 * say the same as before go on saying so, and those about rules that were changed wait as before.
 */
export function notesRenamed(before: readonly InputFile[], after: readonly InputFile[]): readonly TextEdit[] {
  const [was, is] = [before, after].map((files) => files.find(({ path }) => path === NOTES)?.text ?? '');
  const { threads } = readNotes(was ?? '');
  if (threads.length === 0) return [];
  const [rules, renamed] = [rulesIn(before), rulesIn(after)];
  const now = readNotes(is ?? '').threads;
  return threads.flatMap((thread, i) => {
    const { part, print } = thread;
    if (print === undefined || printOf(rules, part) !== print.text) return [];
    const today = printOf(renamed, now[i]?.part ?? part);
    return today === undefined || today === print.text ? [] : stillHolds(thread, today);
  });
}
