import type { PatchProposal } from '../workers/protocol.ts';

/** What is one value on one line is typed in a field; all else is written in the text. */
export const isValued = ({ sort, text }: PatchProposal): boolean =>
  (sort === 'set' || sort === 'cell' || sort === 'text') && !text.includes('\n');

const wordsOf = ({ text, value }: PatchProposal): string => text.slice(value.start, value.end);

const isQuoted = (proposal: PatchProposal): boolean => proposal.sort !== 'text' && wordsOf(proposal).startsWith('"');

/** What the rules say there, as it is read: texts without their quotes. */
export function plainValue(proposal: PatchProposal): string {
  if (proposal.sort === 'text') return JSON.parse(`"${wordsOf(proposal)}"`);
  return isQuoted(proposal) ? JSON.parse(wordsOf(proposal)) : wordsOf(proposal);
}

/** What was typed in its place, as the language writes it. */
export const spelledValue = (proposal: PatchProposal, typed: string): string =>
  isQuoted(proposal) ? JSON.stringify(typed) : typed.trim();
