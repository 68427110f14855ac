import { type Expr, type Picked, sameType, type Type } from '@sandtable/model';
import { keyOf } from './cut.ts';
import { factsOf } from './facts.ts';
import { overBits } from './loop.ts';
import { atom, type Cell, lowest, memory, type Scope } from './unit.ts';

/**
 * Conditions on an answer of which only some cells are decided: an open cell is one of its candidates. So a condition
 * must hold, may hold, or cannot; a number lies between two others. What is not seen through here is unknown, which is
 * never wrong: complete answers are tested as they are.
 */
export interface Open {
  readonly s: Scope;
  readonly choice: Picked;
  /** Arrays with a row of possible values, and of certain members, per key; words of a row. */
  readonly possible: string;
  readonly certain: string;
  readonly words: number;
  readonly cell: Type;
  /** A test of the answer for values that occur twice. */
  readonly different: string;
}

/** The keys of the answer are known from the start: they are the set it is asked for. */
export function keysKnown({ choice }: Open, e: Expr): Expr {
  const { each, result } = choice;
  const swap = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null || each === undefined) return node;
    if (Array.isArray(node)) return node.map(swap);
    const { e: form, of } = node as Extract<Expr, { e: 'keys' }>;
    if (form === 'keys' && of.e === 'local' && of.local === result) return each.over;
    return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, name === 'type' ? part : swap(part)]));
  };
  return swap(e) as Expr;
}

export const depends = (o: Open, e: Expr): boolean => factsOf(o.s.unit.model, e).reads.has(o.choice.result);

/** The row of a cell: its key as an ordinal; undefined for everything that is no cell. */
export function cellKey(o: Open, e: Expr): string | undefined {
  const { choice, s } = o;
  if (choice.each === undefined) return e.e === 'local' && e.local === choice.result ? '0' : undefined;
  if (e.e !== 'at' || e.of.e !== 'local' || e.of.local !== choice.result || depends(o, e.key)) return undefined;
  const low = lowest(e.key.type);
  const code = s.lower.scalar(s, e.key);
  return sameType(e.type, o.cell) ? atom(s, low === 0 ? code : `${code} - ${low}`) : undefined;
}

export const setCell = (o: Open, e: Expr): string | undefined => (o.cell.t === 'set' ? cellKey(o, e) : undefined);

export function rows(o: Open, array: string, key: string): Cell {
  return memory(array, o.words === 1 || key === '0' ? key : atom(o.s, `${key} * ${o.words}`), o.words);
}

export function hasBit(o: Open, array: string, key: string, code: string): string {
  const low = lowest(o.choice.element);
  const bit = atom(o.s, low === 0 ? code : `${code} - ${low}`);
  const row = rows(o, array, key);
  const word = o.words === 1 ? row.at(0) : `${array}[${row.mem?.base} + (${bit} >> 5)]`;
  return atom(o.s, `(${word} >>> (${bit} & 31) & 1) !== 0`);
}

/** The one cell an expression depends on, if it is one that takes a single value. */
export function onlyCell(o: Open, e: Expr): Expr | undefined {
  const { model } = o.s.unit;
  if (o.cell.t === 'set') return undefined;
  const { binds } = factsOf(model, e);
  let found: Expr | undefined;
  const look = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null) return true;
    if (isCell(o, node as Expr)) {
      const fits = found === undefined || keyOf(found) === keyOf(node);
      found ??= node as Expr;
      return fits && [...factsOf(model, node).reads].every((local) => !binds.has(local));
    }
    if ((node as Expr).e === 'local' && (node as { local: number }).local === o.choice.result) return false;
    return Object.entries(node).every(([name, part]) => name === 'type' || name === 'span' || look(part));
  };
  return look(e) ? found : undefined;
}

export function isCell(o: Open, e: Expr): boolean {
  if (o.choice.each === undefined) return e.e === 'local' && e.local === o.choice.result;
  const own = e.e === 'at' && e.of.e === 'local' && e.of.local === o.choice.result;
  return own && !depends(o, e.key) && sameType(e.type, o.cell);
}

/** Runs `body` for each value that a cell can still have, with a local in place of the cell. */
export function values(o: Open, e: Expr, cell: Expr, body: (e: Expr) => void): void {
  const { s } = o;
  const local = s.extra(o.cell);
  const wanted = keyOf(cell);
  const swap = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (isCell(o, node as Expr) && keyOf(node) === wanted)
      return { e: 'local', local, type: cell.type, span: cell.span };
    if (Array.isArray(node)) return node.map(swap);
    return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, name === 'type' ? part : swap(part)]));
  };
  const row = rows(o, o.possible, cellKey(o, cell) ?? '0');
  overBits(s, s.cell(local), o.cell, row, () => body(swap(e) as Expr));
}
