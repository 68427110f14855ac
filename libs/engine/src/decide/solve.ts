import { type Board, begin, clear, drop, keep, next, OPEN, push, type Row, reader, row } from './board.ts';
import { type Guess, guessOf, solutions } from './guess.ts';
import { findPart, type Parts, partsOf } from './part.ts';
import type { DeciderRules, DeciderShape } from './rules.ts';

export interface Solver {
  readonly shape: DeciderShape;
  readonly rules: DeciderRules;
  readonly board: Board;
  /** Answers to evaluate, the next one on top; `waits` counts how often each is on the stack. */
  readonly stack: Row;
  readonly waits: Int32Array;
  /** Whether an equation was evaluated, and whether something that it read has become known since. */
  readonly stale: Uint8Array;
  readonly met: Uint8Array;
  /** The decision that each instance belongs to. */
  readonly decide: Uint8Array;
  readonly parts: Parts;
  readonly guess: Guess;
}

export function solverOf(shape: DeciderShape, rules: DeciderRules, board: Board): Solver {
  const { size } = board;
  return {
    shape,
    rules,
    board,
    stack: row(Math.max(16, 4 * size)),
    waits: new Int32Array(size),
    stale: new Uint8Array(size),
    met: new Uint8Array(size),
    decide: Uint8Array.from(shape.sizes.flatMap((n, i) => new Array<number>(n).fill(i))),
    parts: partsOf(size),
    guess: guessOf(size),
  };
}

/** Returns false if answers depend on each other, none or several are consistent, and no line decides. */
export function solve(s: Solver, S: Int32Array): boolean {
  const { board: b } = s;
  clear(b);
  s.stack.size = 0;
  s.waits.fill(0);
  s.stale.fill(1);
  s.met.fill(0);
  b.count = s.rules.list(S, b.list);
  for (let i = b.count - 1; i >= 0; i -= 1) {
    b.known[b.list[i] ?? 0] = OPEN;
    wait(s, b.list[i] ?? 0);
  }
  for (;;) {
    settle(s, S);
    if (!findPart(s.parts, b)) return true;
    if (solutions(s.guess, s, S) === 1) take(s);
    else if (!untie(s)) return false;
  }
}

function wait(s: Solver, at: number): void {
  s.waits[at] = (s.waits[at] ?? 0) + 1;
  push(s.stack, at);
}

/** Answers what can be answered. What an equation reads comes before it, so most are evaluated once or twice. */
function settle(s: Solver, S: Int32Array): void {
  const { board: b, stack } = s;
  while (stack.size > 0) {
    const at = stack.values[--stack.size] ?? 0;
    s.waits[at] = (s.waits[at] ?? 0) - 1;
    if (b.known[at] !== OPEN || s.stale[at] === 0) continue;
    s.stale[at] = 0;
    s.met[at] = 1;
    begin(b);
    const value = s.rules.evaluate(S, at);
    if (value === OPEN) {
      keep(b, at);
      demand(s, at);
    } else {
      drop(b);
      answer(s, at, value);
    }
  }
}

/** What hasn't been evaluated yet comes first, then the equation that waits for it. */
function demand(s: Solver, at: number): void {
  const { board: b } = s;
  const from = b.from[at] ?? 0;
  const to = from + (b.lookedAt[at] ?? 0);
  let waits = false;
  for (let i = from; i < to; i += 1) {
    const read = b.looked.values[i] ?? 0;
    if (s.met[read] === 1) continue;
    if (!waits) wait(s, at);
    waits = true;
    wait(s, read);
  }
}

/** An answer is known: all equations that read it are evaluated again. */
function answer(s: Solver, at: number, value: number): void {
  const { board: b } = s;
  b.known[at] = value;
  for (let link = b.head[at] ?? -1; link >= 0; link = next(b, link)) {
    const one = reader(b, link);
    if (b.known[one] !== OPEN || s.stale[one] === 1) continue;
    s.stale[one] = 1;
    if (s.waits[one] === 0) wait(s, one);
  }
}

function take(s: Solver): void {
  const { part, size } = s.parts;
  for (let i = 0; i < size; i += 1) answer(s, part[i] ?? 0, s.guess.solution[i] ?? 0);
}

/** The first line that applies, if it answers anything, answers for the whole part. */
function untie(s: Solver): boolean {
  const { part, size } = s.parts;
  for (const { when, decide, set, value } of s.shape.circle) {
    if (when !== 'else' && !applies(s, when === 'some', decide)) continue;
    let answered = false;
    for (let i = 0; i < size; i += 1) {
      const at = part[i] ?? 0;
      if (set >= 0 && s.decide[at] !== set) continue;
      answer(s, at, value ? 3 : 0);
      answered = true;
    }
    if (answered) return true;
  }
  return false;
}

/** Whether one member of the part is an instance of a decision, or all of them are. */
function applies({ parts: { part, size }, decide: of }: Solver, one: boolean, decide: number): boolean {
  for (let i = 0; i < size; i += 1) if ((of[part[i] ?? 0] === decide) === one) return one;
  return !one;
}
