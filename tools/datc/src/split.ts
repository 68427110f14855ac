import { MAX_SIZE } from '@sandtable/syntax';

/** Leaves room for what formatting adds. */
const MOST = MAX_SIZE * 0.8;

/** Texts one behind the other in as few files as can be read; a head stands at the top of each. */
export function split(texts: readonly string[], head = '', limit = MOST): readonly string[] {
  const files: string[] = [];
  let open = head;
  for (const text of texts) {
    if (open !== head && open.length + text.length > limit) {
      files.push(open);
      open = head;
    }
    open += text;
  }
  return [...files, open];
}
