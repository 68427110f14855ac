import { sameHead, sameTail } from './same-ends.ts';

/**
 * The one edit that makes a text another, no longer than it need be; where nothing is to be done it is empty. It never
 * parts the two halves of a sign beyond the first plane: editors widen such edits, and would write half a sign.
 */
export function editTo(
  before: string,
  after: string,
): { readonly start: number; readonly end: number; readonly text: string } {
  let start = headOf(before, after);
  if (start > 0 && isFirstHalf(before, start - 1)) start--;
  let tail = tailOf(before, after, start);
  if (tail > 0 && isSecondHalf(before, before.length - tail)) tail--;
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) };
}

/** So many signs are compared at once: texts are long, and this is asked at every key. */
const PIECE = 2048;

function headOf(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before.slice(head, head + PIECE) === after.slice(head, head + PIECE)) head += PIECE;
  if (head >= most) return most;
  return head + sameHead(before.slice(head, head + PIECE), after.slice(head, head + PIECE));
}

function tailOf(before: string, after: string, head: number): number {
  const most = Math.min(before.length, after.length) - head;
  const piece = (text: string, tail: number): string =>
    text.slice(text.length - Math.min(most, tail + PIECE), text.length - tail);
  let tail = 0;
  while (tail < most && piece(before, tail) === piece(after, tail)) tail += PIECE;
  if (tail >= most) return most;
  return tail + sameTail(piece(before, tail), piece(after, tail), 0);
}

const isFirstHalf = (text: string, at: number): boolean => /[\ud800-\udbff]/.test(text.charAt(at));
const isSecondHalf = (text: string, at: number): boolean => /[\udc00-\udfff]/.test(text.charAt(at));
