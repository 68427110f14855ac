import type { Library } from '@sandtable/compiler';
import { ftlOf } from '@sandtable/messages';
import type { TextEdit } from '@sandtable/text';

/** Edits of files, and files that do not exist yet. */
export interface Named {
  readonly edits: readonly TextEdit[];
  readonly creates: readonly { readonly path: string; readonly text: string }[];
}

const MESSAGES = /^l10n\/messages\.[\w-]+\.ftl$/;

/** What new parts of the rules are called, in each language that the ruleset has words in, else in one. */
export function wordEdits(library: Library, own: readonly { readonly path: string; readonly text: string }[]): Named {
  if (own.length === 0) return { edits: [], creates: [] };
  const text = ftlOf(own.map((one) => ({ path: one.path, text: one.text.replaceAll(/[{}\s]+/g, ' ').trim() })));
  const files = [...library.texts].filter(([path]) => MESSAGES.test(path));
  if (files.length === 0) return { edits: [], creates: [{ path: 'l10n/messages.en.ftl', text }] };
  const edits = files.map(([file, before]) => {
    const end = before.length;
    return { span: { file, start: end, end }, text: `${before === '' || before.endsWith('\n') ? '' : '\n'}${text}` };
  });
  return { edits, creates: [] };
}
