import type { CellSite } from './cell-sites.ts';
import type { Site } from './mutant.ts';
import { type Texts, textAt } from './tokens.ts';

/** So much is shown of what is taken out or put in, and of its line on either side. */
const TAKEN = 60;
const SIDE = 100;

/**
 * How a change reads: `if hit [>= → >] needed {`, in a table `n5 at [b1 → b2]`. Nothing of it changes when lines are
 * put in elsewhere, or when the code is indented in another way.
 */
export function lineOf(change: Site | CellSite, texts: Texts): string {
  const { span, text } = change.edit;
  const taken = textAt(texts, span);
  const changeText = `[${shortened(taken)} → ${shortened(text) || '(removed)'}]`;
  if ('row' in change) return [change.row, change.column, changeText].filter(Boolean).join(' ');
  const whole = texts.get(span.file) ?? '';
  const before = whole.slice(whole.lastIndexOf('\n', span.start - 1) + 1, span.start);
  const [after = ''] = whole.slice(span.end).split('\n', 1);
  const [lead, trail] = [/^\s/.test(taken) ? ' ' : '', /\s$/.test(taken) ? ' ' : ''];
  return `${endOf(plain(before))}${lead}${changeText}${trail}${beginningOf(plain(after), SIDE)}`.trim();
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

function shortened(text: string): string {
  const line = plain(text).trim();
  return line.length <= TAKEN ? line : `${beginningOf(line, TAKEN)} ${line.slice(-10).replace(/^\S*\s/, '')}`;
}

/** No word is cut in two. */
const endOf = (text: string): string => (text.length <= SIDE ? text : `… ${text.slice(-SIDE).replace(/^\S*\s/, '')}`);
const beginningOf = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s\S*$/, '')} …`;
