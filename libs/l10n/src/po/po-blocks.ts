import type { Line } from './po-lines.ts';

/**
 * The lines of each entry. One ends where, after its translation, something begins that only stands above or at the head
 * of one, and where a second source begins. Comments below the last entry are a block of their own.
 */
export function blocksOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    if (block === undefined || begins(line, block)) blocks.push([line]);
    else block.push(line);
  }
  return blocks;
}

function begins(line: Line, block: readonly Line[]): boolean {
  const has = (word: string): boolean =>
    block.some((one) => one.sort === 'text' && !one.previous && one.word.startsWith(word));
  const last = block.at(-1);
  // A line that nobody can read belongs to what it stands close to.
  if (line.sort === 'bad') return !line.close;
  if (last?.sort === 'bad' && block.length === 1 && !line.close) return true;
  if (has('msgstr')) {
    const heads = line.sort === 'note' || line.previous || line.word === 'msgctxt' || line.word === 'msgid';
    return heads || line.obsolete !== last?.obsolete;
  }
  if (line.sort === 'note' || line.previous) return false;
  return line.word === 'msgctxt' ? has('msg') : line.word === 'msgid' && has('msgid');
}
