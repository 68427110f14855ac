import { grown } from './grown.ts';
import { heapBy } from './heap.ts';

/** Entries in the order in which they are taken; each is numbered in the order of adding. */
interface Agenda {
  clear(): void;
  add(id: number, cost: number, steps: number): number;
  /** Removes the first entry and returns its number; -1 if there is none. */
  take(): number;
  /** Whether this cost and number of steps come before an entry, whatever its number. */
  earlier(cost: number, steps: number, entry: number): boolean;
  id(entry: number): number;
  cost(entry: number): number;
  steps(entry: number): number;
}

/**
 * Most searches add entries in the order in which they are taken, because all steps cost the same; those form a queue.
 * Only entries that come before the end of the queue are in a heap.
 */
export function agenda(): Agenda {
  let ids = new Int32Array(0);
  let costs = new Int32Array(0);
  let steps = new Int32Array(0);
  let line = new Int32Array(0);
  let [size, head, tail] = [0, 0, 0];

  const at = (array: Int32Array, i: number): number => array[i] ?? 0;
  const earlier = (cost: number, step: number, entry: number): boolean => {
    const own = costs[entry] ?? 0;
    return cost < own || (cost === own && step < (steps[entry] ?? 0));
  };
  const before = (a: number, b: number): boolean => {
    const [costA, costB] = [costs[a] ?? 0, costs[b] ?? 0];
    if (costA !== costB) return costA < costB;
    const [stepsA, stepsB] = [steps[a] ?? 0, steps[b] ?? 0];
    return stepsA < stepsB || (stepsA === stepsB && a < b);
  };
  const heap = heapBy(before);

  const widen = (): void => {
    [ids, costs] = [grown(ids, size + 1), grown(costs, size + 1)];
    [steps, line] = [grown(steps, size + 1), grown(line, size + 1)];
  };

  return {
    clear: () => {
      size = head = tail = 0;
      heap.clear();
    },
    add: (id, cost, step) => {
      if (size === ids.length) widen();
      const entry = size++;
      ids[entry] = id;
      costs[entry] = cost;
      steps[entry] = step;
      if (tail > head && before(entry, at(line, tail - 1))) heap.add(entry);
      else line[tail++] = entry;
      return entry;
    },
    take: () => {
      if (head === tail) return heap.size() === 0 ? -1 : heap.take();
      return heap.size() > 0 && before(heap.first(), at(line, head)) ? heap.take() : at(line, head++);
    },
    earlier,
    id: (entry) => at(ids, entry),
    cost: (entry) => at(costs, entry),
    steps: (entry) => at(steps, entry),
  };
}
