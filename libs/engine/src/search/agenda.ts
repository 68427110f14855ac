import { grown } from './grown.ts';

/** Entries in the order in which they are to be taken; each has the number in which it was added. */
interface Agenda {
  clear(): void;
  add(id: number, cost: number, steps: number): number;
  /** The number of the first entry, which is taken away; -1 if there is none. */
  take(): number;
  /** Whether something of this cost and so many steps comes before an entry, whatever its number. */
  earlier(cost: number, steps: number, entry: number): boolean;
  id(entry: number): number;
  cost(entry: number): number;
  steps(entry: number): number;
}

/**
 * Most searches add entries in the order in which they are taken, all steps costing the same: those form a line. Only
 * what comes before the end of the line lies in a heap.
 */
export function agenda(): Agenda {
  let ids = new Int32Array(0);
  let costs = new Int32Array(0);
  let steps = new Int32Array(0);
  let line = new Int32Array(0);
  let heap = new Int32Array(0);
  let [size, head, tail, heaped] = [0, 0, 0, 0];

  const at = (array: Int32Array, i: number): number => array[i] ?? 0;
  const earlier = (cost: number, step: number, entry: number): boolean =>
    cost < at(costs, entry) || (cost === at(costs, entry) && step < at(steps, entry));
  const before = (a: number, b: number): boolean =>
    earlier(at(costs, a), at(steps, a), b) || (a < b && !earlier(at(costs, b), at(steps, b), a));

  const widen = (): void => {
    [ids, costs, steps] = [grown(ids, size + 1), grown(costs, size + 1), grown(steps, size + 1)];
    [line, heap] = [grown(line, size + 1), grown(heap, size + 1)];
  };

  const rise = (entry: number): void => {
    let i = heaped++;
    for (let up = (i - 1) >> 1; i > 0 && before(entry, at(heap, up)); up = (i - 1) >> 1) {
      heap[i] = at(heap, up);
      i = up;
    }
    heap[i] = entry;
  };

  /** Takes the first of the heap, and lets the last sink from there. */
  const sink = (): number => {
    const first = at(heap, 0);
    const last = at(heap, --heaped);
    let i = 0;
    for (let down = 1; down < heaped; down = 2 * i + 1) {
      if (down + 1 < heaped && before(at(heap, down + 1), at(heap, down))) down += 1;
      if (!before(at(heap, down), last)) break;
      heap[i] = at(heap, down);
      i = down;
    }
    heap[i] = last;
    return first;
  };

  const add = (id: number, cost: number, step: number): number => {
    if (size === ids.length) widen();
    const entry = size++;
    ids[entry] = id;
    costs[entry] = cost;
    steps[entry] = step;
    if (tail > head && before(entry, at(line, tail - 1))) rise(entry);
    else line[tail++] = entry;
    return entry;
  };

  const take = (): number => {
    if (head === tail) return heaped === 0 ? -1 : sink();
    return heaped > 0 && before(at(heap, 0), at(line, head)) ? sink() : at(line, head++);
  };

  const clear = (): void => {
    size = head = tail = heaped = 0;
  };
  return {
    clear,
    add,
    take,
    earlier,
    id: (entry) => at(ids, entry),
    cost: (entry) => at(costs, entry),
    steps: (entry) => at(steps, entry),
  };
}
