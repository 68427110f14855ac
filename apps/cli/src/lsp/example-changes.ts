import { variantName } from '@sandtable/compiler';
import type { Change } from '@sandtable/ide';
import { type Language, messagesIn } from '@sandtable/messages';
import { editTo } from '@sandtable/text';
import { withPatches } from '@sandtable/variant';
import { proposalsFor } from '../example-proposals.ts';
import type { Here } from './asking.ts';

/** A variant begins with comments and its head; further down nobody waits for all examples. */
const HEAD = /^\s*(?:\/\/[^\n]*\n\s*)*variant\b[^\n]*/;

/** At the head of a variant: what it could say of the examples of the base that it breaks, all at once. */
export function exampleChanges({ ruleset, file, document, offset }: Here, lang: Language): readonly Change[] {
  const name = variantName(file);
  const text = document.getText();
  const head = HEAD.exec(text)?.[0].length ?? -1;
  if (name === undefined || !file.endsWith('.sand') || offset > head) return [];
  const proposals = proposalsFor({ sources: ruleset.files(), variants: [name], file });
  const found = proposals.flatMap((one) => one.text ?? []);
  if (found.length === 0) return [];
  const { start, end, text: put } = editTo(text, withPatches(text, found));
  const title = messagesIn(lang).text('ide/examples', { count: found.length });
  return [{ title, sort: 'rewrite', edits: [{ span: { file, start, end }, text: put }] }];
}
