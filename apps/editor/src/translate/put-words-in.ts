import { wordsPath } from '@sandtable/l10n';
import type { TextEdit } from '@sandtable/text';
import type { Workbench } from '../state/workbench.ts';
import { applyAsStep } from '../text-editor/apply.ts';

/** The text of a file of the open ruleset as a whole, in the place of what it is; nothing if it is the same. */
export function wholeEdit(bench: Workbench, file: string, text: string): readonly TextEdit[] {
  const old = textIn(bench, file) ?? '';
  return old === text ? [] : [{ span: { file, start: 0, end: old.length }, text }];
}

const textIn = (bench: Workbench, file: string): string | undefined => {
  const { ruleset, buffers } = bench.store.get();
  return buffers[`${ruleset}/${file}`]?.text;
};

/** Puts the messages and terms of a catalogue into the game; says what could not be taken. */
export async function putWordsIn(bench: Workbench, file: string): Promise<readonly string[]> {
  const merged = await bench.translating.words(file);
  if (merged === undefined) return [bench.say('unreadable')];
  const [there, fresh] = [true, false].map((is) =>
    merged.files.filter(({ path }) => (textIn(bench, path) !== undefined) === is),
  );
  applyAsStep(
    bench,
    (there ?? []).flatMap(({ path, text }) => wholeEdit(bench, path, text)),
  );
  const { ruleset } = bench.store.get();
  for (const { path, text } of fresh ?? []) {
    await bench.translating.add(path, text);
    // Who is given a new file is shown it, but nobody asked for these.
    if (path !== file) bench.actions.closeFile(`${ruleset}/${path}`);
  }
  return merged.problems;
}

/** Opens the messages and terms of a language; their catalogue is made if it is not there. */
export async function openWords(bench: Workbench, lang: string): Promise<readonly string[]> {
  const file = wordsPath(lang);
  const problems = textIn(bench, file) === undefined ? await putWordsIn(bench, file) : [];
  if (textIn(bench, file) !== undefined) bench.actions.openFile(`${bench.store.get().ruleset}/${file}`);
  return problems;
}
