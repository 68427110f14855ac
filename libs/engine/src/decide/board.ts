/** What is known about an answer: bit 0 if it must hold, bit 1 if it may. One that must but may not is impossible. */
export const FALSE = 0;
export const IMPOSSIBLE = 1;
export const OPEN = 2;
export const TRUE = 3;

/** Records which open answers an equation reads while it is evaluated. */
export interface Reading {
  /** The number that the current equation has read. */
  reads: number;
  /** Answers are currently assumed, so a fault only means that they are inconsistent. */
  assuming: boolean;
}

/** A growing list of numbers: memory is kept from one block to the next, so nothing is allocated during play. */
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
 * Everything about the answers of a block while it is solved, by their numbers. The open answers that an equation read
 * last are in `looked` from `from[at]` on, `reads[at]` of them. The reverse is in linked lists of `readers`: `head` is
 * the first link of an answer, and each link has the answer whose equation read it, and the next link.
 */
export interface Board extends Reading {
  readonly size: number;
  readonly known: Uint8Array;
  /** The answers in question. */
  readonly list: Int32Array;
  count: number;
  readonly from: Int32Array;
  readonly lookedAt: Int32Array;
  readonly looked: Row;
  readonly head: Int32Array;
  readonly readers: Row;
  /** The equation that read an answer last, as an increasing number. */
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

/** Records that an equation has read an open answer. */
export function look(b: Board, at: number): void {
  if (b.seen[at] === b.stamp) return;
  b.seen[at] = b.stamp;
  b.reads += 1;
  push(b.looked, at);
}

export function lookAtAll(b: Board): void {
  for (let i = 0; i < b.count; i += 1) if (b.known[b.list[i] ?? 0] === OPEN) look(b, b.list[i] ?? 0);
}

/** Begins an equation; what it reads is recorded after what others have read. */
export function begin(b: Board): void {
  b.stamp += 1;
  b.reads = 0;
}

/** The answers whose equations read an answer: link by link, -1 after the last. */
export const reader = (b: Board, link: number): number => b.readers.values[link] ?? 0;
export const next = (b: Board, link: number): number => b.readers.values[link + 1] ?? -1;

/** Keeps what the equation of `at` has read. */
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

/** Forgets what the last equation has read. */
export function drop(b: Board): void {
  b.looked.size -= b.reads;
}
