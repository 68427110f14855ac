import type { Events } from './module.ts';

export type Log = Events & { log(log: number, ...args: number[]): void };

const SIZE = 1 << 14;

/** Entries are [length, log, args …], in order, in a ring of integers; the oldest are dropped when it is full. */
export function events(): Log {
  let ring: Int32Array | undefined;
  let first = 0;
  let next = 0;
  const at = (i: number): number => ring?.[i & (SIZE - 1)] ?? 0;
  const drop = (room: number): void => {
    while (next + room - first > SIZE) first += at(first);
  };
  return {
    enabled: false,
    log(log, ...args) {
      ring ??= new Int32Array(SIZE);
      const length = args.length + 2;
      drop(length);
      ring[next & (SIZE - 1)] = length;
      ring[(next + 1) & (SIZE - 1)] = log;
      for (let i = 0; i < args.length; i += 1) ring[(next + 2 + i) & (SIZE - 1)] = args[i] ?? 0;
      next += length;
    },
    read(each) {
      for (let i = first; i < next; i += at(i))
        each(
          at(i + 1),
          Array.from({ length: at(i) - 2 }, (_, k) => at(i + 2 + k)),
        );
    },
    clear() {
      first = 0;
      next = 0;
    },
  };
}
