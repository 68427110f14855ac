import type { JsonEntry } from '@sandtable/schema';
import type { Span } from '@sandtable/text';
import type { SheetEdit } from './sheet.ts';

export const inserted = (at: number, text: string): SheetEdit => ({ start: at, end: at, text });

/** From the key to the end of the value. */
export const spanOfEntry = ({ keySpan, value }: JsonEntry): { readonly span: Span } => ({
  span: { ...keySpan, end: value.span.end },
});

/** What stands between two entries behind the comma, as the row has it already; `lead` stands before the first. */
export function gapOf(text: string, entries: readonly JsonEntry[], lead: string): string {
  const [first, second] = entries;
  if (first === undefined || second === undefined) return lead || ' ';
  return text.slice(first.value.span.end, second.keySpan.start).replace(/^\s*,/, '');
}

/** Takes one of several away with the comma that it needed. */
export function without(
  all: readonly { readonly span: { readonly start: number; readonly end: number } }[],
  at: number,
  opened: number,
): SheetEdit | undefined {
  const [one, before, after] = [all[at], all[at - 1], all[at + 1]];
  if (one === undefined) return undefined;
  if (before !== undefined) return { start: before.span.end, end: one.span.end, text: '' };
  if (after !== undefined) return { start: one.span.start, end: after.span.start, text: '' };
  return { start: opened, end: one.span.end, text: '' };
}
