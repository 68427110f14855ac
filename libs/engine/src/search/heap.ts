import { grown } from './grown.ts';

/** A heap of numbers: the one that comes before all others is taken first. */
interface Heap {
  size(): number;
  first(): number;
  clear(): void;
  add(entry: number): void;
  take(): number;
}

export function heapBy(before: (a: number, b: number) => boolean): Heap {
  let heap = new Int32Array(0);
  let size = 0;
  const at = (i: number): number => heap[i] ?? 0;
  return {
    size: () => size,
    first: () => at(0),
    clear: () => {
      size = 0;
    },
    add: (entry) => {
      if (size === heap.length) heap = grown(heap, size + 1);
      let i = size++;
      for (let up = (i - 1) >> 1; i > 0 && before(entry, at(up)); up = (i - 1) >> 1) {
        heap[i] = at(up);
        i = up;
      }
      heap[i] = entry;
    },
    /** The last entry sinks from the top. */
    take: () => {
      const first = at(0);
      const last = at(--size);
      let i = 0;
      for (let down = 1; down < size; down = 2 * i + 1) {
        if (down + 1 < size && before(at(down + 1), at(down))) down += 1;
        if (!before(at(down), last)) break;
        heap[i] = at(down);
        i = down;
      }
      heap[i] = last;
      return first;
    },
  };
}
