import type { Completion } from '@sandtable/ide';

type Item = Completion['items'][number];

/** A text in which an item has taken the place of the word at the caret, and where the caret is then. */
export function completedText(
  text: string,
  { start, end }: Pick<Completion, 'start' | 'end'>,
  { insert }: Pick<Item, 'insert'>,
): { readonly text: string; readonly caret: number } {
  const at = insert.indexOf('$0');
  const plain = insert.replace('$0', '');
  return { text: text.slice(0, start) + plain + text.slice(end), caret: start + (at < 0 ? plain.length : at) };
}
