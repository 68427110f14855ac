/**
 * Values as JSON text, with what JSON cannot hold. Nothing but plain data crosses: what comes back is data whoever wrote
 * it, and V8's own format, which is made for texts that one has written oneself, is not needed.
 */
const TAG = '$';

interface Tagged {
  readonly [TAG]: string;
  readonly v?: unknown;
}

/** Writes plain data, maps, sets and arrays of numbers; anything else is a mistake of the program. */
export function encode(value: unknown, instead: (key: string, value: unknown) => unknown = (_, same) => same): string {
  return JSON.stringify(tagged(value, '', instead));
}

function tagged(value: unknown, key: string, instead: (key: string, value: unknown) => unknown): unknown {
  const other = instead(key, value);
  if (!Object.is(other, value)) return other;
  const all = (values: Iterable<unknown>): readonly unknown[] => Array.from(values, (one) => tagged(one, '', instead));
  if (value === undefined) return { [TAG]: 'undefined' };
  if (typeof value === 'number') return isJson(value) ? value : { [TAG]: 'number', v: numberText(value) };
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return all(value);
  if (value instanceof Int32Array) return { [TAG]: 'Int32Array', v: [...value] };
  if (value instanceof Map) return { [TAG]: 'Map', v: all([...value].flat(1)) };
  if (value instanceof Set) return { [TAG]: 'Set', v: all(value) };
  if (typeof value !== 'object' || !isPlain(value)) throw new TypeError(`${typeof value} “${key}” cannot be sent`);
  const entries = Object.entries(value).map(([name, one]) => [name, tagged(one, name, instead)] as const);
  return Object.hasOwn(value, TAG) ? { [TAG]: 'object', v: entries.flat(1) } : Object.fromEntries(entries);
}

const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value));
const isJson = (value: number): boolean => Number.isFinite(value) && !Object.is(value, -0);
const numberText = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

/** Reads what `encode` wrote; throws an error for anything else. */
export const decode = (text: string, instead?: Instead): unknown => untagged(JSON.parse(text), instead);

/** What stands for a tag that is not one of ours. */
type Instead = (tag: string, value: unknown) => unknown;

function untagged(value: unknown, instead: Instead | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const read = (one: unknown): unknown => untagged(one, instead);
  if (Array.isArray(value)) return value.map(read);
  if (!Object.hasOwn(value, TAG))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, read(one)]));
  const { [TAG]: tag, v } = value as Tagged;
  const reader = READERS.get(tag);
  if (reader !== undefined) return reader(Array.isArray(v) ? v.map(read) : v);
  if (instead === undefined) throw new TypeError(`unknown tag “${tag}”`);
  return instead(tag, v);
}

const READERS: ReadonlyMap<string, (v: unknown) => unknown> = new Map<string, (v: unknown) => unknown>([
  ['undefined', () => undefined],
  ['number', Number],
  ['Int32Array', (v) => Int32Array.from(listIn(v), Number)],
  ['Map', (v) => new Map(pairsIn(v))],
  ['Set', (v) => new Set(listIn(v))],
  ['object', (v) => Object.fromEntries(pairsIn(v))],
]);

function listIn(v: unknown): readonly unknown[] {
  if (!Array.isArray(v)) throw new TypeError('expected a list');
  return v;
}

const pairsIn = (v: unknown): readonly (readonly [string, unknown])[] =>
  listIn(v).flatMap((one, i, all) => (i % 2 === 0 ? [[one as string, all[i + 1]] as const] : []));
