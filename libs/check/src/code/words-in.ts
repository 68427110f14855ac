import type { Node } from '@sandtable/syntax';

/** All names and texts that are written in a syntax tree. */
export function wordsIn(tree: Node): ReadonlySet<string> {
  const words = new Set<string>();
  gather(tree, words);
  return words;
}

function gather(node: unknown, words: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, child] of Object.entries(node)) {
    if (key === 'text' && typeof child === 'string') words.add(child);
    else gather(child, words);
  }
}
