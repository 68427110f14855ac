import { anyInt, type Local, type Model, type Procedure, range, type Stmt, setOf, type Type } from '@sandtable/model';
import type { Block, End, Flow, Item } from './blocks.ts';
import { keptLocals } from './kept.ts';
import { asking, union } from './live.ts';
import { loopOver, type Range, rangeOf } from './tree.ts';
import { elementOf } from './types.ts';

type For = Extract<Stmt, { s: 'for' }>;

interface Loop {
  readonly out: number;
  /** Phases entered outside of the loop. */
  readonly phases: readonly number[];
}
interface Builder {
  readonly blocks: Block[];
  readonly locals: Local[];
  readonly asks: (procedure: number) => boolean;
  /** Answers in lanes are marked, by question. */
  readonly marks: Map<number, number>;
  readonly isLane: boolean;
  now: number;
  loop: Loop | undefined;
  phases: readonly number[];
}

export function flowOf(model: Model, p: Procedure): Flow {
  const asks = (i: number) => model.procedures[i]?.asks === true;
  const fixed = { blocks: [], locals: [...p.locals], asks, marks: new Map(), isLane: p.lane !== undefined };
  const b: Builder = { ...fixed, now: 0, loop: undefined, phases: [] };
  block(b);
  list(b, p.body);
  const params = p.locals.slice(0, p.params).map((_, i) => i);
  const kept = union(new Set(params), keptLocals(model, b.blocks), answersKept(model, b.marks));
  return { blocks: b.blocks, locals: b.locals, kept, marks: b.marks };
}

function block(b: Builder, resume = false): number {
  return b.blocks.push({ items: [], end: { x: 'leave' }, resume }) - 1;
}
function current(b: Builder): Block {
  const found = b.blocks[b.now];
  if (found === undefined) throw new Error('no block');
  return found;
}
function end(b: Builder, how: End, next: number): void {
  current(b).end = how;
  b.now = next;
}
const fresh = (b: Builder, type: Type): number => b.locals.push({ name: '', type }) - 1;
const add = (b: Builder, item: Item): void => void current(b).items.push(item);

function list(b: Builder, stmts: readonly Stmt[]): void {
  for (const stmt of stmts) statement(b, stmt);
}

function statement(b: Builder, stmt: Stmt): void {
  if (stmt.s === 'barrier') return barrier(b);
  if (!asking(stmt, b.asks)) return plain(b, stmt);
  switch (stmt.s) {
    case 'if':
      return branch(b, stmt);
    case 'match':
      return match(b, stmt);
    case 'for':
      return forLoop(b, stmt);
    case 'while':
      return whileLoop(b, stmt);
    case 'repeat':
      return repeat(b, stmt);
    case 'label':
      return label(b, stmt);
    case 'choose':
      return choose(b, stmt);
    case 'menu':
      return menu(b, stmt);
    case 'call':
      return call(b, stmt);
    case 'together':
      return together(b, stmt);
    default:
      return plain(b, stmt);
  }
}

function plain(b: Builder, stmt: Stmt): void {
  if (stmt.s === 'break' && b.loop !== undefined) {
    unwind(b, b.loop.phases);
    return end(b, { x: 'jump', to: b.loop.out }, block(b));
  }
  add(b, {
    i: 'plain',
    stmt,
    broken: b.loop?.out,
    outer: b.phases[0],
    inner: b.phases[b.loop?.phases.length ?? b.phases.length],
  });
}

/** Leaving a loop from inside of a phase puts back the phase outside. */
function unwind(b: Builder, outside: readonly number[]): void {
  const old = b.phases[outside.length];
  if (old !== undefined) add(b, { i: 'back', old });
}

function within(b: Builder, at: number, body: readonly Stmt[], out: number): void {
  b.now = at;
  list(b, body);
  end(b, { x: 'jump', to: out }, out);
}

function branch(b: Builder, stmt: Extract<Stmt, { s: 'if' }>): void {
  const [then, other, out] = [block(b), block(b), block(b)];
  end(b, { x: 'branch', test: stmt.test, then, else: other, stmt }, then);
  within(b, then, stmt.then, out);
  within(b, other, stmt.else, out);
}

function match(b: Builder, stmt: Extract<Stmt, { s: 'match' }>): void {
  const to = stmt.arms.map(() => block(b));
  const out = block(b);
  end(b, { x: 'arms', stmt, to }, out);
  stmt.arms.forEach((arm, i) => within(b, to[i] ?? out, arm.body, out));
  b.now = out;
}

function inLoop(b: Builder, at: number, body: readonly Stmt[], head: number, out: number): void {
  const outside = b.loop;
  b.loop = { out, phases: b.phases };
  within(b, at, body, head);
  b.loop = outside;
  b.now = out;
}

function forLoop(b: Builder, stmt: For): void {
  const over = loopOver(stmt);
  const range = rangeOf(over);
  if (range !== undefined) return forNumbers(b, stmt, range);
  return over.type.t === 'list' ? forListed(b, stmt) : forEach(b, stmt);
}

/** The rest of a range is kept as its two ends. */
function forNumbers(b: Builder, stmt: For, range: Range): void {
  const [next, last] = [fresh(b, anyInt), fresh(b, anyInt)];
  add(b, { i: 'range', range, next, last });
  const [head, body, out] = [block(b), block(b), block(b)];
  end(b, { x: 'jump', to: head }, head);
  end(b, { x: 'nextNumber', stmt, next, last, body, out }, body);
  inLoop(b, body, stmt.body, head, out);
}

function forEach(b: Builder, stmt: For): void {
  const rest = fresh(b, setOf(elementOf(stmt.binder.over.type)));
  add(b, { i: 'rest', stmt, rest });
  const [head, body, out] = [block(b), block(b), block(b)];
  end(b, { x: 'jump', to: head }, head);
  end(b, { x: 'next', stmt, rest, body, out }, body);
  inLoop(b, body, stmt.body, head, out);
}

/** The rest of a list is kept as a position in it. */
function forListed(b: Builder, stmt: For): void {
  const [list, next] = [fresh(b, loopOver(stmt).type), fresh(b, range(0, 0x7fffffff))];
  add(b, { i: 'listed', stmt, list, next });
  const [head, body, out] = [block(b), block(b), block(b)];
  end(b, { x: 'jump', to: head }, head);
  end(b, { x: 'nextListed', stmt, list, next, body, out }, body);
  inLoop(b, body, stmt.body, head, out);
}

function whileLoop(b: Builder, stmt: Extract<Stmt, { s: 'while' }>): void {
  const [head, body, out] = [block(b), block(b), block(b)];
  end(b, { x: 'jump', to: head }, head);
  end(b, { x: 'branch', test: stmt.test, then: body, else: out, stmt }, body);
  inLoop(b, body, stmt.body, head, out);
}

function repeat(b: Builder, stmt: Extract<Stmt, { s: 'repeat' }>): void {
  const remaining = fresh(b, range(0, 0x7fffffff));
  add(b, { i: 'times', times: stmt.times, remaining });
  const [head, body, out] = [block(b), block(b), block(b)];
  end(b, { x: 'jump', to: head }, head);
  end(b, { x: 'again', remaining, body, out, stmt }, body);
  inLoop(b, body, stmt.body, head, out);
}

function label(b: Builder, stmt: Extract<Stmt, { s: 'label' }>): void {
  if (stmt.sort === 'step') return list(b, stmt.body);
  const old = fresh(b, range(-1, 1 << 20));
  const outside = b.phases;
  add(b, { i: 'phase', path: stmt.path, old });
  b.phases = [...outside, old];
  list(b, stmt.body);
  b.phases = outside;
  add(b, { i: 'back', old });
}

function choose(b: Builder, stmt: Extract<Stmt, { s: 'choose' }>): void {
  const [resume, done] = [block(b, true), block(b)];
  end(b, { x: 'ask', choice: stmt.choice, resume, done, stmt }, resume);
  add(b, { i: 'take', choice: stmt.choice, arms: [], mark: mark(b, stmt.choice) });
  end(b, { x: 'jump', to: done }, done);
}

function menu(b: Builder, stmt: Extract<Stmt, { s: 'menu' }>): void {
  const resume = block(b, true);
  const arms = stmt.bodies.map(() => block(b));
  const out = block(b);
  end(b, { x: 'ask', choice: stmt.choice, resume, done: out, stmt }, resume);
  add(b, { i: 'take', choice: stmt.choice, arms, mark: mark(b, stmt.choice) });
  end(b, { x: 'took' }, out);
  stmt.bodies.forEach((body, i) => within(b, arms[i] ?? out, body, out));
  b.now = out;
}

function call(b: Builder, stmt: Extract<Stmt, { s: 'call' }>): void {
  const resume = block(b, true);
  end(b, { x: 'call', stmt, resume }, resume);
  add(b, { i: 'result', stmt });
}

/** In a lane the answers are a part of the position, whether or not anybody looks at them later. */
function answersKept(model: Model, marks: ReadonlyMap<number, number>): ReadonlySet<number> {
  return new Set(
    [...marks].flatMap(([index, own]) => {
      const choice = model.choices[index];
      if (choice === undefined) return [own];
      return [
        own,
        ...(choice.form === 'menu' ? choice.arms.flatMap((arm) => arm.params.map((p) => p.local)) : [choice.result]),
      ];
    }),
  );
}

function mark(b: Builder, choice: number): number | undefined {
  if (!b.isLane) return undefined;
  const own = fresh(b, range(0, 0x7fffffff));
  b.marks.set(choice, own);
  return own;
}

function together(b: Builder, stmt: Extract<Stmt, { s: 'together' }>): void {
  const resume = block(b, true);
  end(b, { x: 'together', stmt, resume }, resume);
}

function barrier(b: Builder): void {
  const resume = block(b, true);
  end(b, { x: 'barrier', resume }, resume);
}
