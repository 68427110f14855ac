import { type LineIndex, lineIndex } from '@sandtable/text';
import { useWorkbench } from '../context.ts';

const indexes = new WeakMap<object, LineIndex>();

/** A place as people write it: file, line and column. Whoever shows places gets new ones when the text is another. */
export const usePlaceText = (): ((at: { readonly file: string; readonly start: number }) => string) => {
  const { bench } = useWorkbench();
  return ({ file, start }) => {
    const { buffers, ruleset } = bench.store.get();
    const buffer = buffers[`${ruleset}/${file}`];
    if (buffer === undefined) return file;
    const index = indexes.get(buffer) ?? lineIndex(buffer.text);
    indexes.set(buffer, index);
    const { line, column } = index.positionAt(start);
    return `${file}:${line}:${column}`;
  };
};
