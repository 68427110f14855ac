import { Fault, makeFrame, type RunValue } from '@sandtable/eval';
import type { Type } from '@sandtable/model';
import { type Reference, show } from '@sandtable/reference';

/** A value as the rules spell it, and as a number where a line can be drawn of it: of a set its size. */
interface Watched {
  readonly text: string;
  readonly number?: number | undefined;
}

/** The value of a function without parameters, as things stand; nothing where it faults. */
export function watchedNow({ root }: Reference, fn: number): Watched {
  const { model } = root;
  const func = model.functions[fn];
  if (func === undefined) return { text: '' };
  try {
    const value = root.enter(makeFrame(func.locals)).value(func.body);
    return { text: show(model, func.result, value), number: numberOf(func.result, value) };
  } catch (error) {
    if (error instanceof Fault) return { text: '' };
    throw error;
  }
}

function numberOf(type: Type, value: RunValue): number | undefined {
  if (type.t === 'int') return Number(value) / type.den;
  if (type.t === 'bool') return Number(value);
  return (type.t === 'set' || type.t === 'list') && Array.isArray(value) ? value.length : undefined;
}
