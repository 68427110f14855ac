import { type Board, begin, drop, FALSE, IMPOSSIBLE, next, OPEN, push, type Row, reader, row, TRUE } from './board.ts';
import type { Parts } from './part.ts';
import type { DeciderRules } from './rules.ts';

/** Assumes answers of a part, and takes them back. */
export interface Guess {
  /** The first consistent answers, in the order of the part. */
  readonly solution: Uint8Array;
  found: number;
  /** The answers given since then, to be taken back. */
  readonly trail: Row;
  /** Equations to evaluate. */
  readonly stack: Row;
  readonly waits: Uint8Array;
  readonly inside: Uint8Array;
}

export const guessOf = (size: number): Guess => ({
  solution: new Uint8Array(size),
  found: 0,
  trail: row(Math.max(16, size)),
  stack: row(Math.max(16, size)),
  waits: new Uint8Array(size),
  inside: new Uint8Array(size),
});

interface Around {
  readonly rules: DeciderRules;
  readonly board: Board;
  readonly parts: Parts;
}

/** The number of consistent answers of a part, counted up to two; this answers nothing. */
export function solutions(g: Guess, a: Around, S: Int32Array): number {
  const { part, size } = a.parts;
  g.found = 0;
  g.trail.size = 0;
  g.stack.size = 0;
  g.waits.fill(0);
  g.inside.fill(0);
  for (let i = 0; i < size; i += 1) g.inside[part[i] ?? 0] = 1;
  a.board.assuming = true;
  search(g, a, S);
  a.board.assuming = false;
  return g.found;
}

function search(g: Guess, a: Around, S: Int32Array): void {
  if (!follows(g, a, S)) return;
  const at = firstOpen(a);
  if (at < 0) return fits(g, a, S);
  const before = g.trail.size;
  for (let value = TRUE; value >= FALSE && g.found < 2; value -= TRUE) {
    assume(g, a, at, value);
    search(g, a, S);
    back(g, a, before);
  }
}

function firstOpen({ board, parts: { part, size } }: Around): number {
  for (let i = 0; i < size; i += 1) if (board.known[part[i] ?? 0] === OPEN) return part[i] ?? 0;
  return -1;
}

/** Assumes one answer; its own equation and all equations that read it must be evaluated again. */
function assume(g: Guess, a: Around, at: number, value: number): void {
  const { board: b } = a;
  b.known[at] = value;
  push(g.trail, at);
  wait(g, at);
  for (let link = b.head[at] ?? -1; link >= 0; link = next(b, link)) {
    const one = reader(b, link);
    if (g.inside[one] === 1) wait(g, one);
  }
}

function wait(g: Guess, at: number): void {
  if (g.waits[at] === 1) return;
  g.waits[at] = 1;
  push(g.stack, at);
}

function back(g: Guess, { board }: Around, to: number): void {
  while (g.trail.size > to) board.known[g.trail.values[--g.trail.size] ?? 0] = OPEN;
  while (g.stack.size > 0) g.waits[g.stack.values[--g.stack.size] ?? 0] = 0;
}

function evaluate({ board, rules }: Around, S: Int32Array, at: number): number {
  begin(board);
  const value = rules.evaluate(S, at);
  drop(board);
  return value;
}

/** Derives what follows from the assumptions; false if that is a contradiction. */
function follows(g: Guess, a: Around, S: Int32Array): boolean {
  while (g.stack.size > 0) {
    const at = g.stack.values[--g.stack.size] ?? 0;
    g.waits[at] = 0;
    const value = evaluate(a, S, at);
    const known = a.board.known[at];
    if (value === OPEN) continue;
    if (value === IMPOSSIBLE || (known !== OPEN && known !== value)) return false;
    if (known === OPEN) assume(g, a, at, value);
  }
  return true;
}

/** All are answered: each equation must confirm its answer. */
function fits(g: Guess, a: Around, S: Int32Array): void {
  const { part, size } = a.parts;
  const { known } = a.board;
  for (let i = 0; i < size; i += 1) if (evaluate(a, S, part[i] ?? 0) !== known[part[i] ?? 0]) return;
  if (g.found === 0) for (let i = 0; i < size; i += 1) g.solution[i] = known[part[i] ?? 0] ?? 0;
  g.found += 1;
}
