import { type LineIndex, lineIndex } from '@sandtable/text';
import { useWorkbench } from '../context.ts';

const indexes = new WeakMap<object, LineIndex>();

/** A place as people write it: file, line and column. */
export const usePlaceText = (): ((at: { readonly file: string; readonly start: number }) => string) => {
  const { state } = useWorkbench();
  return ({ file, start }) => {
    const buffer = state.buffers[`${state.ruleset}/${file}`];
    if (buffer === undefined) return file;
    const index = indexes.get(buffer) ?? lineIndex(buffer.text);
    indexes.set(buffer, index);
    const { line, column } = index.positionAt(start);
    return `${file}:${line}:${column}`;
  };
};
