import type { Type } from '@sandtable/model';
import { assign, atom, type Cell, cleared, memory, type Scope, type Val, wordsOf } from './unit.ts';

/** Where something lies whose parts are found by number: maps and lists. */
export interface Placed {
  readonly array: string;
  readonly base: string;
}

/** The value as it lies in memory; one of few words that stand in variables is copied there. */
export function placed(s: Scope, value: Val, type: Type): Placed {
  if (value.mem !== undefined)
    return { array: value.mem.array, base: /^\w+$/.test(value.mem.base) ? value.mem.base : atom(s, value.mem.base) };
  const copy = scratch(s, type);
  assign(s, copy, value);
  return placed(s, copy, type);
}

export const scratch = (s: Scope, type: Type): Cell => memory('T', `${s.unit.scratch(wordsOf(type))}`, wordsOf(type));

export function empty(s: Scope, type: Type): Cell {
  const cell = scratch(s, type);
  s.w.line(cleared('T', cell.mem?.base ?? '0', cell.n));
  return cell;
}
