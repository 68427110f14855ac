import type { Completion } from '@sandtable/ide';

/**
 * What was suggested for a text, where it goes in the text that was typed since. Undefined if more was changed than the word
 * at the caret: what is suggested for that isn't known yet.
 */
export function carriedOver(completion: Completion, was: string, is: string): Completion | undefined {
  const [before, after] = [was.slice(0, completion.start), was.slice(completion.end)];
  const end = is.length - after.length;
  if (!is.startsWith(before) || !is.endsWith(after) || end < completion.start) return undefined;
  return { ...completion, end };
}
