import { type Emitting, type Scope, UNROLLED, type Unit, type Val } from './unit.ts';

/** Lists of members per row of a table of sets, one behind the other: `first` says where each begins. */
interface Lists {
  readonly first: string;
  readonly items: string;
  /** The most members of a row. */
  readonly longest: number;
}

const known = new WeakMap<Unit, Map<string, Lists | undefined>>();

/** The most members that are listed of one table. */
const MOST_ITEMS = 65_536;

/** A row of a constant table whose sets have fewer members than words, as a list: where it begins and ends. */
export function listOf(s: Scope, set: Val): (Lists & { readonly row: string }) | undefined {
  const { mem, n } = set;
  if (n <= UNROLLED || mem === undefined || !/^K\d+$/.test(mem.array)) return undefined;
  const own = known.get(s.unit) ?? new Map<string, Lists | undefined>();
  known.set(s.unit, own);
  const key = `${mem.array}/${n}`;
  if (!own.has(key)) own.set(key, made(s.unit as Emitting, mem.array, n));
  const lists = own.get(key);
  return lists && { ...lists, row: mem.row ?? (mem.base === '0' ? '0' : `(${mem.base}) / ${n}`) };
}

function made(unit: Emitting, table: string, n: number): Lists | undefined {
  const key = [...unit.tables].find(([, name]) => name === table)?.[0] ?? '';
  const words = key.split(',').map(Number);
  const rows = Array.from({ length: words.length / n }, (_, r) => bitsOf(words.slice(r * n, (r + 1) * n)));
  const items = rows.flat();
  if (items.length > MOST_ITEMS || items.length > rows.length * n) return undefined;
  let next = 0;
  const first = [0, ...rows.map((row) => (next += row.length))];
  const longest = Math.max(0, ...rows.map((row) => row.length));
  return { first: unit.table(first), items: unit.table(items), longest };
}

/** Tables have thousands of words, nearly all of them empty. */
function bitsOf(words: readonly number[]): readonly number[] {
  const bits: number[] = [];
  words.forEach((word, k) => {
    for (let w = word; w !== 0; w &= w - 1) bits.push(32 * k + 31 - Math.clz32(w & -w));
  });
  return bits;
}
