import type { Type, Value } from '@sandtable/model';
import { type Cell, type Constant, readValue } from '@sandtable/schema';
import type { Expr } from '@sandtable/syntax';
import type { World } from '../world.ts';
import { cellOf } from './cells.ts';
import { badValue } from './report.ts';

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
  const reading = readValue(cell, type, constant ? { member, constant } : { member });
  if (reading.problem === undefined) return reading.value;
  badValue(world, column, reading.problem);
  return undefined;
}

/** The value of a cell or of the initial expression of a field, state or setting. Findings go to the world. */
export function cellValue(world: World, expr: Expr, type: Type, column = '', constant?: Constants): Value | undefined {
  const cell = cellOf(expr);
  return cell && readCell(world, column, cell, type, constant);
}

/** Settings that are known already. */
export const settingOf =
  (world: World): Constants =>
  (name) => {
    const setting = world.settings.get(name);
    return setting?.value === undefined ? undefined : { type: setting.type, value: setting.value };
  };

/** What a state begins with if nothing is written: `none`, `{}` or `false`; other types must be told. */
export function emptyValue(type: Type): Value | undefined {
  if (type.t === 'set') return [];
  if (type.t === 'bool' || type.t === 'error') return 0;
  return type.t === 'union' && type.parts[0]?.p === 'none' ? 0 : undefined;
}

/** Stands for a value that could not be read; a finding about it exists, so no model is made of it. */
export const brokenValue = (type: Type): Value =>
  type.t === 'set' ? [] : type.t === 'text' ? '' : type.t === 'int' ? type.min : 0;
