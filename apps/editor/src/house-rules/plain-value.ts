import type { PatchProposal } from '../workers/protocol.ts';

/** What is one value on one line is typed in a field; all else is written in the text. */
export const isValued = ({ sort, text }: PatchProposal): boolean =>
  (sort === 'set' || sort === 'cell' || sort === 'text') && !text.includes('\n');

const wordsOf = ({ text, value }: PatchProposal): string => text.slice(value.start, value.end);

const isQuoted = (draft: PatchProposal): boolean => draft.sort !== 'text' && wordsOf(draft).startsWith('"');

/** What the rules say there, as it is read: texts without their quotes. */
export function plainValue(draft: PatchProposal): string {
  if (draft.sort === 'text') return JSON.parse(`"${wordsOf(draft)}"`);
  return isQuoted(draft) ? JSON.parse(wordsOf(draft)) : wordsOf(draft);
}

/** What was typed in its place, as the language writes it. */
export const spelledValue = (draft: PatchProposal, typed: string): string =>
  isQuoted(draft) ? JSON.stringify(typed) : typed.trim();
