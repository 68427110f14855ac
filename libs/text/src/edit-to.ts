import { sameHead, sameTail } from './same-ends.ts';

/**
 * The one edit that makes a text another, no longer than it need be; where nothing is to be done it is empty. It never
 * parts the two halves of a sign beyond the first plane: editors widen such edits, and would write half a sign.
 */
export function editTo(
  before: string,
  after: string,
): { readonly start: number; readonly end: number; readonly text: string } {
  let start = sameHead(before, after);
  if (start > 0 && isFirstHalf(before, start - 1)) start--;
  let tail = sameTail(before, after, start);
  if (tail > 0 && isSecondHalf(before, before.length - tail)) tail--;
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) };
}

const isFirstHalf = (text: string, at: number): boolean => /[\ud800-\udbff]/.test(text.charAt(at));
const isSecondHalf = (text: string, at: number): boolean => /[\udc00-\udfff]/.test(text.charAt(at));
