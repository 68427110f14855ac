import { INT_MAX, INT_MIN } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { Fault } from '../fault.ts';
import { asCode, common, type RunValue, type SetValue, union } from '../value.ts';

/** What is known of a number; truth values are 0 and 1. */
export interface Between {
  readonly low: number;
  readonly high: number;
}
/** What is known of a set: members it has for certain, and all that it may have. */
export interface Within {
  readonly certain: SetValue;
  readonly possible: SetValue;
}
/** What is known of a value that depends on open answers. */
export type OpenValue = Between | Within;

export const yes: Between = { low: 1, high: 1 };
export const no: Between = { low: 0, high: 0 };
export const point = (n: number): Between => ({ low: n, high: n });
export const inverse = ({ low, high }: Between): Between => ({ low: 1 - high, high: 1 - low });
export const isPoint = ({ low, high }: Between): boolean => low === high;
export const flag = (must: boolean, may: boolean): Between => ({ low: Number(must), high: Number(may) });

export const exactly = (value: RunValue): OpenValue =>
  Array.isArray(value) ? { certain: value as SetValue, possible: value as SetValue } : point(asCode(value));

export function asBetween(value: OpenValue): Between {
  if ('low' in value) return value;
  throw new TypeError('a number was expected, not a set');
}

export function asWithin(value: OpenValue): Within {
  if ('certain' in value) return value;
  throw new TypeError('a set was expected, not a number');
}

/** What is known if either of two values is meant. */
export function hull(a: OpenValue | undefined, b: OpenValue): OpenValue {
  if (a === undefined) return b;
  if ('low' in a) {
    const { low, high } = asBetween(b);
    return { low: Math.min(a.low, low), high: Math.max(a.high, high) };
  }
  const { certain, possible } = asWithin(b);
  return { certain: common(a.certain, certain), possible: union(a.possible, possible) };
}

/** What may be a fault counts as one: what is known now must not turn out to be one later. */
export function within({ low, high }: Between, span: Span, min = INT_MIN, max = INT_MAX): Between {
  if (high > max || low < min) throw new Fault('range', span);
  return { low, high };
}

/** Whether two values are the same. */
export function same(a: OpenValue, b: OpenValue): Between {
  if ('low' in a) {
    const { low, high } = asBetween(b);
    return flag(a.low === high && a.high === low, a.low <= high && low <= a.high);
  }
  const { certain, possible } = asWithin(b);
  const part = (x: SetValue, y: SetValue): boolean => x.every((member) => y.includes(member));
  const may = part(a.certain, possible) && part(certain, a.possible);
  return flag(may && a.certain.length === a.possible.length && certain.length === possible.length, may);
}
