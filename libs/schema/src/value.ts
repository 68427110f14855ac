import type { Diagnostic } from '@sandtable/diagnostics';
import {
  hasOwnWords,
  type IntType,
  type ListType,
  ordinalOf,
  ownOrdinal,
  type Part,
  partOffsets,
  partSize,
  type RoutineType,
  shifts,
  sizeOf,
  type Type,
  type UnionType,
  type Value,
} from '@sandtable/model';
import type { Cell } from './cell.ts';

/** What names in cells can mean, besides the tags of the expected type. */
export interface Names {
  /** Ordinal of a member of a kind. */
  readonly member: (kind: number, id: string) => number | undefined;
  /** A constant that may be named instead of being written out: another field of the row, a setting. */
  readonly constant?: (name: string) => Constant | undefined;
  /** A function or procedure with its first arguments, as a value of a signature. */
  readonly routine?: (cell: Cell, type: RoutineType) => Reading;
}
export interface Constant {
  readonly type: Type;
  readonly value: Value;
}
/** The innermost cell that is wrong, and what it should have been; `why` is there if more is known. */
export interface Problem {
  readonly cell: Cell;
  readonly expected: Type;
  readonly why?: Diagnostic;
}
export type Reading =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: Problem };

/** Reads a cell as a value of a type. */
export function readValue(cell: Cell, type: Type, names: Names): Reading {
  if (type.t === 'error') return { value: 0 };
  const named = cell.c === 'name' ? constantValue(cell.text, type, names) : undefined;
  if (named !== undefined) return { value: named };
  if (cell.c === 'string' && !hasText(type))
    return cell.spelled ? readValue(cell.spelled, type, names) : wrong(cell, type);
  return readOf(cell, type, names);
}

function readOf(cell: Cell, type: Type, names: Names): Reading {
  if (hasOwnWords(type)) return found(ownOrdinal(type, wordIn(cell)), cell, type);
  switch (type.t) {
    case 'int':
      return found(readInt(cell, type, names), cell, type);
    case 'text':
      return found(cell.c === 'string' ? cell.text : undefined, cell, type);
    case 'kind':
      return found(cell.c === 'name' ? names.member(type.kind, cell.text) : undefined, cell, type);
    case 'set':
      return readSet(cell, type, names);
    case 'list':
      return readList(cell, type, names);
    case 'union':
      return readUnion(cell, type, names);
    case 'routine':
      return names.routine?.(cell, type) ?? wrong(cell, type);
    case 'map':
    case 'error':
      return wrong(cell, type);
  }
}

/** JSON has truth values of its own. */
const wordIn = (cell: Cell): string => (cell.c === 'bool' ? `${cell.value}` : cell.c === 'name' ? cell.text : '');

const wrong = (cell: Cell, expected: Type): Reading => ({ problem: { cell, expected } });
const found = (value: Value | undefined, cell: Cell, type: Type): Reading =>
  value === undefined ? wrong(cell, type) : { value };

const hasText = (type: Type): boolean =>
  type.t === 'text' || (type.t === 'union' && type.parts.some((part) => part.p === 'type' && part.type.t === 'text'));

function constantValue(name: string, type: Type, names: Names): Value | undefined {
  const constant = names.constant?.(name);
  return constant && convertValue(constant.value, constant.type, type);
}

/** The same value in another type, if it exists there. */
function convertValue(value: Value, from: Type, to: Type): Value | undefined {
  if (from.t === 'set' && to.t === 'set' && Array.isArray(value))
    return convertSet(value as readonly number[], from.of, to.of);
  if (from.t === 'list' && to.t === 'list' && Array.isArray(value))
    return convertList(value as readonly Value[], from.of, to);
  if (from.t === 'text' && to.t === 'text') return value;
  if (typeof value !== 'number') return undefined;
  if (from.t === 'int' && to.t === 'int') return fitting((value * to.den) / from.den, to);
  const shift = shifts(from, to).find(({ low, high }) => value >= low && value <= high);
  return shift && value + shift.shift;
}

function convertSet(ordinals: readonly number[], from: Type, to: Type): Value | undefined {
  const moved = ordinals.map((ordinal) => convertValue(from.t === 'int' ? ordinal + from.min : ordinal, from, to));
  if (!moved.every((code) => typeof code === 'number')) return undefined;
  return moved.map((code) => ordinalOf(to, code)).sort((a, b) => a - b);
}

function convertList(values: readonly Value[], from: Type, to: ListType): Value | undefined {
  const moved = values.map((value) => convertValue(value, from, to.of));
  return values.length <= to.max && moved.every((value) => value !== undefined) ? moved : undefined;
}

const fitting = (code: number, type: IntType): number | undefined =>
  Number.isInteger(code) && code >= type.min && code <= type.max ? code : undefined;

function readInt(cell: Cell, type: IntType, names: Names): number | undefined {
  const exact = exactOf(cell, names);
  const scaled = (exact?.value ?? 0) * type.den;
  // Beyond that the product is rounded, and 0.3333333333333333 would pass for a third.
  return exact && Number.isSafeInteger(scaled) ? fitting(scaled / exact.over, type) : undefined;
}

interface Exact {
  readonly value: number;
  readonly over: number;
}

/** A number written in a cell, possibly with arithmetic on constants. */
function exactOf(cell: Cell, names: Names): Exact | undefined {
  if (cell.c === 'number') return cell;
  if (cell.c === 'string') return cell.spelled && exactOf(cell.spelled, names);
  if (cell.c === 'name') return exactConstant(names.constant?.(cell.text));
  if (cell.c !== 'arith') return undefined;
  const left = exactOf(cell.left, names);
  const right = exactOf(cell.right, names);
  return left && right && arith(cell.op, left, right);
}

const exactConstant = (constant: Constant | undefined): Exact | undefined =>
  constant?.type.t === 'int' && typeof constant.value === 'number'
    ? { value: constant.value, over: constant.type.den }
    : undefined;

function arith(op: '+' | '-' | '*', a: Exact, b: Exact): Exact {
  const over = a.over * b.over;
  if (op === '*') return { value: a.value * b.value, over };
  return { value: a.value * b.over + (op === '+' ? b.value : -b.value) * a.over, over };
}

function readSet(cell: Cell, type: Type & { t: 'set' }, names: Names): Reading {
  if (cell.c !== 'set') return wrong(cell, type);
  const ordinals = new Set<number>();
  for (const item of cell.items) {
    const read = readValue(item, type.of, names);
    if (read.problem !== undefined) return read;
    if (typeof read.value !== 'number') return wrong(item, type.of);
    ordinals.add(ordinalOf(type.of, read.value));
  }
  return { value: [...ordinals].sort((a, b) => a - b) };
}

/** Braces make sets, which have no order. */
function readList(cell: Cell, type: ListType, names: Names): Reading {
  if (cell.c !== 'set' || cell.braces === true || cell.items.length > type.max) return wrong(cell, type);
  const values: Value[] = [];
  for (const item of cell.items) {
    const read = readValue(item, type.of, names);
    if (read.problem !== undefined) return read;
    values.push(read.value);
  }
  return { value: values };
}

/** The first part that can be read; if there is none, a tag that is there but has wrong arguments says so itself. */
function readUnion(cell: Cell, type: UnionType, names: Names): Reading {
  const offsets = partOffsets(type);
  let problem: Reading | undefined;
  for (const [i, part] of type.parts.entries()) {
    const read = readPart(cell, part, names);
    if (read?.problem !== undefined) problem ??= read;
    if (typeof read?.value === 'string') return read;
    if (typeof read?.value === 'number') return { value: read.value + (offsets[i] ?? 0) };
  }
  return problem ?? wrong(cell, type);
}

/** Ordinal within the part; `undefined` if the cell is something else. */
function readPart(cell: Cell, part: Part, names: Names): Reading | undefined {
  if (part.p === 'none') return cell.c === 'none' ? { value: 0 } : undefined;
  if (part.p === 'tag') return readTag(cell, part, names);
  const read = readValue(cell, part.type, names);
  // What is wrong with a call is worth telling; anything else may still be another part.
  if (read.problem !== undefined) return read.problem.why || isCall(part.type, cell) ? read : undefined;
  return typeof read.value === 'number' ? { value: ordinalOf(part.type, read.value) } : read;
}

const isCall = (type: Type, cell: Cell): boolean =>
  type.t === 'routine' && (cell.c === 'tag' || (cell.c === 'string' && cell.spelled?.c === 'tag'));

function readTag(cell: Cell, part: Part & { p: 'tag' }, names: Names): Reading | undefined {
  if (cell.c === 'string') return cell.spelled && readTag(cell.spelled, part, names);
  const args = cell.c === 'tag' ? arranged(cell, part) : [];
  if (!(cell.c === 'tag' || cell.c === 'name') || nameOf(cell) !== part.name) return undefined;
  if (args.length !== part.payload.length) return wrong(cell, { t: 'union', name: undefined, parts: [part] });
  let ordinal = 0;
  for (const [i, field] of part.payload.entries()) {
    const read = readValue(args[i] ?? cell, field.type, names);
    if (read.problem !== undefined) return read;
    if (typeof read.value !== 'number') return wrong(args[i] ?? cell, field.type);
    ordinal = ordinal * sizeOf(field.type) + ordinalOf(field.type, read.value);
  }
  return partSize(part) > ordinal ? { value: ordinal } : wrong(cell, { t: 'union', name: undefined, parts: [part] });
}

/** In the order of the parts: where all arguments say which they are, any order will do. */
function arranged({ args, labels = [] }: Cell & { c: 'tag' }, { payload }: Part & { p: 'tag' }): readonly Cell[] {
  if (labels.every((label) => label === undefined)) return args;
  return payload.flatMap((field, i) => {
    const at = labels.indexOf(field.name);
    return args[at < 0 && labels[i] === undefined ? i : at] ?? [];
  });
}

const nameOf = (cell: Cell & { c: 'tag' | 'name' }): string => (cell.c === 'tag' ? cell.name : cell.text);
