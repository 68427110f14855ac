/** What is known of an answer: bit 0 that it must hold, bit 1 that it may. One that must and cannot is impossible. */
export const FALSE = 0;
export const IMPOSSIBLE = 1;
export const OPEN = 2;
export const TRUE = 3;

/** Says which open answers an equation looks at while it is evaluated. */
export interface Reading {
  /** How many the equation has looked at that is being evaluated. */
  reads: number;
  /** Answers are assumed at the moment: a fault then only says that they do not fit. */
  assuming: boolean;
}

/** Numbers that grow in number: memory is kept from one block to the next, so nothing is allocated in play. */
export interface Row {
  values: Int32Array;
  size: number;
}
export const row = (capacity: number): Row => ({ values: new Int32Array(capacity), size: 0 });

export function push(to: Row, value: number): void {
  if (to.size === to.values.length) {
    const old = to.values;
    to.values = new Int32Array(2 * old.length);
    to.values.set(old);
  }
  to.values[to.size++] = value;
}

/**
 * Everything about the answers of a block while it is solved, by their numbers. Which open answers an equation looked at
 * last lies in `looked` from `from[at]` on, `reads[at]` of them; the other way round stands in chains of `readers`: `head`
 * is the first link of an answer, and each link has the one whose equation looked, and the next.
 */
export interface Board extends Reading {
  readonly size: number;
  readonly known: Uint8Array;
  /** Those in question. */
  readonly list: Int32Array;
  count: number;
  readonly from: Int32Array;
  readonly lookedAt: Int32Array;
  readonly looked: Row;
  readonly head: Int32Array;
  readonly readers: Row;
  /** The equation in which an answer was seen last, as a number that rises. */
  readonly seen: Int32Array;
  stamp: number;
}

export const boardOf = (size: number): Board => ({
  size,
  known: new Uint8Array(size),
  list: new Int32Array(size),
  count: 0,
  from: new Int32Array(size),
  lookedAt: new Int32Array(size),
  looked: row(Math.max(16, 4 * size)),
  head: new Int32Array(size),
  readers: row(Math.max(16, 8 * size)),
  seen: new Int32Array(size),
  stamp: 0,
  reads: 0,
  assuming: false,
});

export function clear(b: Board): void {
  b.known.fill(FALSE);
  b.head.fill(-1);
  b.lookedAt.fill(0);
  b.looked.size = 0;
  b.readers.size = 0;
  b.assuming = false;
}

/** An equation has looked at an open answer. */
export function look(b: Board, at: number): void {
  if (b.seen[at] === b.stamp) return;
  b.seen[at] = b.stamp;
  b.reads += 1;
  push(b.looked, at);
}

export function lookAtAll(b: Board): void {
  for (let i = 0; i < b.count; i += 1) if (b.known[b.list[i] ?? 0] === OPEN) look(b, b.list[i] ?? 0);
}

/** Begins an equation; what it looks at is noted behind what others looked at. */
export function begin(b: Board): void {
  b.stamp += 1;
  b.reads = 0;
}

/** Whose equations looked at an answer: link by link, -1 behind the last. */
export const reader = (b: Board, link: number): number => b.readers.values[link] ?? 0;
export const next = (b: Board, link: number): number => b.readers.values[link + 1] ?? -1;

/** Keeps what the equation of `at` has looked at. */
export function keep(b: Board, at: number): void {
  const from = b.looked.size - b.reads;
  b.from[at] = from;
  b.lookedAt[at] = b.reads;
  for (let i = from; i < b.looked.size; i += 1) {
    const read = b.looked.values[i] ?? 0;
    const link = b.readers.size;
    push(b.readers, at);
    push(b.readers, b.head[read] ?? -1);
    b.head[read] = link;
  }
}

/** Forgets what the equation looked at that was evaluated last. */
export function drop(b: Board): void {
  b.looked.size -= b.reads;
}
