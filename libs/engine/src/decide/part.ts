import { type Board, OPEN } from './board.ts';

/** Tarjan's algorithm, up to the first part in which nothing reads an open answer outside it. */
export interface Parts {
  /** The members of the last part that was found, `size` of them. */
  readonly part: Int32Array;
  size: number;
  readonly order: Int32Array;
  readonly low: Int32Array;
  readonly way: Int32Array;
  readonly edge: Int32Array;
  readonly inside: Uint8Array;
}

export const partsOf = (size: number): Parts => ({
  part: new Int32Array(size),
  size: 0,
  order: new Int32Array(size),
  low: new Int32Array(size),
  way: new Int32Array(size),
  edge: new Int32Array(size),
  inside: new Uint8Array(size),
});

/** Finds answers that depend on each other and on no other open answer; false if nothing is open. */
export function findPart(p: Parts, b: Board): boolean {
  p.size = 0;
  const start = firstOpen(b);
  if (start < 0) return false;
  p.order.fill(0);
  walk(p, b, start);
  return true;
}

function firstOpen(b: Board): number {
  for (let i = 0; i < b.count; i += 1) {
    const at = b.list[i] ?? 0;
    if (b.known[at] === OPEN) return at;
  }
  return -1;
}

function walk(p: Parts, b: Board, start: number): void {
  let depth = 0;
  let met = 1;
  // Open members on the way are at the front of `part` until one of them closes a part.
  enter(p, start, 0, met);
  while (p.size > 0) {
    const at = p.way[depth] ?? 0;
    const read = readAt(b, at, p.edge[at] ?? 0);
    if (read >= 0) {
      p.edge[at] = (p.edge[at] ?? 0) + 1;
      if (p.order[read] === 0) enter(p, read, ++depth, ++met);
      else if (p.inside[read] === 1) lower(p, at, p.order[read] ?? 0);
    } else if (p.low[at] === p.order[at]) return close(p, at);
    else lower(p, p.way[--depth] ?? 0, p.low[at] ?? 0);
  }
}

const readAt = (b: Board, at: number, i: number): number =>
  i < (b.lookedAt[at] ?? 0) ? (b.looked.values[(b.from[at] ?? 0) + i] ?? 0) : -1;

function enter(p: Parts, at: number, depth: number, order: number): void {
  p.order[at] = order;
  p.low[at] = order;
  p.edge[at] = 0;
  p.inside[at] = 1;
  p.way[depth] = at;
  p.part[p.size++] = at;
}

function lower(p: Parts, at: number, to: number): void {
  if (to < (p.low[at] ?? 0)) p.low[at] = to;
}

/** All members met since `root` are the part. */
function close(p: Parts, root: number): void {
  for (let i = 0; i < p.size; i += 1) p.inside[p.part[i] ?? 0] = 0;
  const from = p.part.indexOf(root);
  p.part.copyWithin(0, from, p.size);
  p.size -= from;
}
