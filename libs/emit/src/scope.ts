import { type Local, type Model, type Type, walkAll } from '@sandtable/model';
import { allOf } from './bodies.ts';
import { paramNames } from './call.ts';
import type { Head } from './code.ts';
import { lower } from './expr.ts';
import { addFunction, type Cell, inMemory, memory, type Scope, scalars, type Unit, wordsOf } from './unit.ts';
import type { Whole } from './whole.ts';

type Places = (local: number) => Cell | undefined;

/** A scope whose locals are variables, but for those that `where` places elsewhere. */
export function scope(unit: Whole, locals: readonly Local[], leave: string, where: Places = nowhere): Scope {
  const declared = new Set<string>();
  const more: Local[] = [...locals];
  const cells = new Map<number, Cell>();
  const typeOf = (local: number): Type => more[local]?.type ?? { t: 'bool' };
  const make = (local: number): Cell => where(local) ?? variable(unit, local, typeOf(local), declared);
  const cell = (local: number): Cell => {
    const known = cells.get(local) ?? make(local);
    cells.set(local, known);
    return known;
  };
  const extra = (type: Type) => more.push({ name: '', type }) - 1;
  return { unit, w: unit.w, lower, locals: more, cell, extra, typeOf, declared, leave };
}

const nowhere: Places = () => undefined;

function variable(unit: Unit, local: number, type: Type, declared: Set<string>): Cell {
  const n = wordsOf(type);
  if (inMemory(type)) return memory('T', `${unit.scratch(n)}`, n);
  const names = paramNames(local, type);
  for (const name of names) declared.add(name);
  return scalars(names);
}

/** A function whose locals are declared above what `body` writes. */
export function define(unit: Whole, head: Head, s: Scope, body: () => void): void {
  addFunction(unit, head, () => {
    const lines = unit.w.capture(body);
    const names = [...s.declared].filter((name) => head.params.every((param) => param.name !== name));
    if (names.length > 0) unit.w.line(`let ${names.map((name) => `${name} = 0`).join(', ')};`);
    unit.w.lines(lines);
  });
}

/** The scope of a machine: what outlives a question lies in the frame. */
export function framed(unit: Whole, i: number): Scope {
  const frame = unit.frames[i];
  const locals = unit.flows[i]?.locals ?? [];
  const answers = answersIn(unit.model, i);
  const where: Places = (local) => {
    const at = frame?.slots.get(local);
    const type = locals[local]?.type ?? { t: 'bool' };
    if (at !== undefined) return memory('S', `${at}`, wordsOf(type));
    return answers.has(local) && inMemory(type) ? memory('A', '0', wordsOf(type)) : undefined;
  };
  return scope(unit, locals, 'return false;', where);
}

/**
 * Locals that hold an answer and nothing else. One that doesn't outlive a question is read where the answer stands, which
 * nobody writes before the next question.
 */
function answersIn({ procedures, choices }: Model, i: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (const choice of choices)
    if (choice.procedure === i && choice.form !== 'menu' && choice.otherwise === undefined) found.add(choice.result);
  walkAll(allOf('stmt', procedures[i]?.body ?? []), (sort, node) => {
    if (sort !== 'stmt') return;
    if (node.s === 'set' && node.place.place === 'local') found.delete(node.place.local);
    if ('into' in node && node.into !== undefined) found.delete(node.into);
  });
  return found;
}

/** A function that looks at a frame and changes nothing in it, so that what it reads there is read once. */
export function looking(unit: Whole, head: Head, i: number, own: ReadonlySet<number>, body: (s: Scope) => void): void {
  const frame = unit.frames[i];
  const locals = unit.flows[i]?.locals ?? [];
  const read = new Set<string>();
  const where: Places = (local) => {
    const at = own.has(local) ? undefined : frame?.slots.get(local);
    const n = wordsOf(locals[local]?.type ?? { t: 'bool' });
    if (at === undefined || n > 1) return at === undefined ? undefined : memory('S', `${at}`, n);
    read.add(`G${local} = S[${at}]`);
    return scalars([`G${local}`]);
  };
  const s = scope(unit, locals, 'return false;', where);
  define(unit, head, s, () => {
    const lines = unit.w.capture(() => body(s));
    if (read.size > 0) unit.w.line(`const ${[...read].join(', ')};`);
    unit.w.lines(lines);
  });
}
