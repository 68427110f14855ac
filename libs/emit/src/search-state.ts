import { type Search, sizeOf, type Type } from '@sandtable/model';
import { assign, atom, lowest, memory, plus, type Scope, type Val, wordsOf } from './unit.ts';

/** States are numbered where there are at most this many of them, else they are rows of words. */
const MOST_STATES = 2 ** 20;

/** How a state of a search is known to the engine. */
export interface Packing {
  /** 0 where states are rows. */
  readonly states: number;
  readonly words: number;
  /** The array that rows are written to and read from. */
  readonly row: string;
  readonly searcher: string;
  readonly over: readonly Type[];
  /** How many costs there are, where states that differ in it are different. */
  readonly spent: number | undefined;
  readonly stops: boolean;
}

export function packingOf(search: Search, searcher: string): Packing {
  const over = search.over.map((local) => typeOf(search, local));
  const stops = search.steps.some(({ stop }) => stop !== undefined);
  const spent = search.counts ? sizeOf(typeOf(search, search.spent)) : undefined;
  const states = over.reduce((n, type) => n * sizeOf(type), (spent ?? 1) * (stops ? 2 : 1));
  const shape = { searcher, over, spent, stops, row: `${searcher}.state` };
  if (states <= MOST_STATES && over.every(({ t }) => t !== 'set')) return { ...shape, states, words: 0 };
  const words = over.reduce((n, type) => n + wordsOf(type), Number(search.counts) + Number(stops));
  return { ...shape, states: 0, words };
}

const typeOf = (search: Search, local: number): Type => search.locals[local]?.type ?? { t: 'bool' };

/** Where the words of a state lie that has no number. */
export interface Rows {
  readonly row: string;
  readonly base: string;
}
interface Entered {
  readonly to: readonly Val[];
  readonly cost: string;
  readonly stopped: string;
}

/** The number of a state. */
export function numberOf({ over, spent, stops }: Packing, to: readonly Val[], cost: string, stopped: string): string {
  const digits = to.map((value, i) => [ordinal(value.at(0), over[i]), sizeOf(over[i] ?? { t: 'bool' })] as const);
  if (spent !== undefined) digits.push([cost, spent]);
  if (stops) digits.push([stopped, 2]);
  return digits.reduce((sum, [digit, size]) => (sum === '' ? digit : `(${sum}) * ${size} + ${digit}`), '');
}

function ordinal(code: string, type: Type | undefined): string {
  const low = type === undefined ? 0 : lowest(type);
  return low === 0 ? code : `(${code} - ${low})`;
}

/** Puts the words of a state where they belong. */
export function writeRow(s: Scope, { over, spent, stops }: Packing, { row, base }: Rows, entered: Entered): void {
  let next = 0;
  const { to, cost, stopped } = entered;
  for (const [i, value] of to.entries()) {
    const n = wordsOf(over[i] ?? { t: 'bool' });
    assign(s, memory(row, plus(base, next), n), value);
    next += n;
  }
  if (spent !== undefined) s.w.line(`${row}[${plus(base, next++)}] = ${cost};`);
  if (stops) s.w.line(`${row}[${plus(base, next++)}] = ${stopped};`);
}

/** Gives the locals of a state their values; the name of what says whether nothing leads on, if that is ever so. */
export function unpack(s: Scope, packing: Packing, search: Search, rows: Rows | undefined): string | undefined {
  return rows === undefined ? fromNumber(s, packing, search, 'at') : fromRow(s, packing, search, rows);
}

function fromNumber(s: Scope, { over, spent, stops }: Packing, search: Search, id: string): string | undefined {
  let rest = id;
  const digit = (size: number): string => {
    const power = Math.log2(size);
    const found = atom(s, Number.isInteger(power) ? `${rest} & ${size - 1}` : `${rest} % ${size}`);
    rest = atom(s, Number.isInteger(power) ? `${rest} >> ${power}` : `${rest} / ${size} | 0`);
    return found;
  };
  const stopped = stops ? digit(2) : undefined;
  if (spent !== undefined) digit(spent);
  for (const [i, type] of [...over.entries()].reverse()) {
    const own = i === 0 ? rest : digit(sizeOf(type));
    const low = lowest(type);
    s.w.line(`${s.cell(search.over[i] ?? 0).put(0, low === 0 ? own : `${own} + ${low}`)};`);
  }
  return stopped;
}

function fromRow(s: Scope, packing: Packing, search: Search, { row, base }: Rows): string | undefined {
  const { over, spent, stops } = packing;
  let next = 0;
  for (const [i, type] of over.entries()) {
    const n = wordsOf(type);
    assign(s, s.cell(search.over[i] ?? 0), memory(row, plus(base, next), n));
    next += n;
  }
  if (spent !== undefined) next += 1;
  return stops ? atom(s, `${row}[${plus(base, next)}]`) : undefined;
}
