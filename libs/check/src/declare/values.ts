import { finding } from '@sandtable/diagnostics';
import { type MapType, ordinalOf, sameType, sizeOf, type Type, type Value } from '@sandtable/model';
import { type Cell, type Constant, type Names, readValue } from '@sandtable/schema';
import type { Expr, Pattern } from '@sandtable/syntax';
import { readRoutine } from '../routines/constant.ts';
import type { World } from '../world.ts';
import { cellOf } from './cells.ts';
import { badValue } from './report.ts';
import { usesCell } from './uses-of-cells.ts';

export type Constants = (name: string) => Constant | undefined;

/** Members of kinds, and constants that may be named instead of being written out. */
export function readCell(
  world: World,
  column: string,
  cell: Cell,
  type: Type,
  constant?: Constants,
): Value | undefined {
  const member = (kind: number, id: string): number | undefined => {
    const known = world.members.get(id);
    return known?.kind === kind ? known.ordinal : undefined;
  };
  usesCell(world, cell, type);
  const names: Names = {
    member,
    ...(constant ? { constant } : {}),
    routine: (called, of) => readRoutine(world, called, of, (arg, wanted) => readValue(arg, wanted, names)),
  };
  const reading = readValue(cell, type, names);
  if (reading.problem === undefined) return reading.value;
  badValue(world, column, reading.problem);
  return undefined;
}

/** The value of a cell or of the initial expression of a field, state or setting. Findings go to the world. */
export function cellValue(world: World, expr: Expr, type: Type, column = '', constant?: Constants): Value | undefined {
  const body = type.t === 'map' ? evenMap(world, expr, type) : undefined;
  if (type.t === 'map' && body !== undefined) {
    const cellFor = (of: Expr): Value | undefined => cellValue(world, of, type.value, column, constant);
    return body.node === 'matchExpr' ? valuesByKey(world, body, type, cellFor) : everyKey(type, cellFor(body));
  }
  const cell = cellOf(expr);
  return cell && readCell(world, column, cell, type, constant);
}

/**
 * `map k in K: E` with the whole key type: what every key begins with, or `match k { … }` with what some begin with.
 */
function evenMap(world: World, expr: Expr, type: MapType): Expr | undefined {
  if (expr.node !== 'quantor' || expr.quantor !== 'map' || expr.where !== undefined) return undefined;
  const [binder, more] = expr.binders;
  const over = binder?.over.node === 'name' ? world.types.get(binder.over.name.text) : undefined;
  const { body } = expr;
  const isWhole = more === undefined && over !== undefined && sameType(over, type.key);
  return isWhole && body !== undefined && asksFor(body, binder?.name.text) ? body : undefined;
}

/** A `match` that asks for anything else than the key isn't a value that is known before a match. */
function asksFor(body: Expr, key: string | undefined): boolean {
  return body.node !== 'matchExpr' || (body.subject.node === 'name' && body.subject.name.text === key);
}

function valuesByKey(
  world: World,
  { arms, span }: Extract<Expr, { node: 'matchExpr' }>,
  type: MapType,
  cellFor: (expr: Expr) => Value | undefined,
): Value | undefined {
  const found = new Map<number, Value>();
  let others: Value | undefined;
  for (const { patterns, body } of arms) {
    const value = cellFor(body);
    if (patterns.length === 0) others = value;
    for (const pattern of patterns) {
      const key = cellValue(world, keyIn(pattern), type.key);
      if (typeof key === 'number' && value !== undefined && !found.has(ordinalOf(type.key, key)))
        found.set(ordinalOf(type.key, key), value);
    }
  }
  if (others === undefined && found.size < sizeOf(type.key)) {
    world.findings.push(finding('match/missing', span, { values: 'else' }));
    return undefined;
  }
  return Array.from({ length: sizeOf(type.key) }, (_, key) => found.get(key) ?? others ?? 0);
}

/** A pattern that is one value, as the value. */
function keyIn(pattern: Pattern): Expr {
  const { span } = pattern;
  if (pattern.node === 'namePattern' && pattern.args === undefined) return { node: 'name', name: pattern.name, span };
  if (pattern.node === 'boolPattern') return { node: 'bool', value: pattern.value, span };
  if (pattern.node === 'nonePattern') return { node: 'none', span };
  return pattern.node === 'rangePattern' && pattern.low === pattern.high
    ? { node: 'number', value: pattern.low, over: 1, span }
    : { node: 'string', text: '', span };
}

const everyKey = (type: MapType, value: Value | undefined): Value | undefined =>
  value === undefined ? undefined : Array.from({ length: sizeOf(type.key) }, () => value);

/** Settings that are known already. */
export const settingOf =
  (world: World): Constants =>
  (name) => {
    const setting = world.settings.get(name);
    return setting?.value === undefined ? undefined : { type: setting.type, value: setting.value };
  };

/** What a state begins with if nothing is written: `none`, `{}` or `false`; other types need a value. */
export function emptyValue(type: Type): Value | undefined {
  if (type.t === 'set' || type.t === 'list') return [];
  if (type.t === 'bool' || type.t === 'error') return 0;
  if (type.t === 'map') return everyKey(type, emptyValue(type.value));
  return type.t === 'union' && type.parts[0]?.p === 'none' ? 0 : undefined;
}

/** Stands for a value that could not be read; a finding about it exists, so no model is made of it. */
export const brokenValue = (type: Type): Value =>
  type.t === 'map'
    ? (everyKey(type, brokenValue(type.value)) ?? [])
    : type.t === 'set' || type.t === 'list'
      ? []
      : type.t === 'text'
        ? ''
        : type.t === 'int'
          ? type.min
          : 0;
