// Members that lie in a pile: read from the index of the hidden field where it has one, found by looking at all otherwise.
import type { Pile } from '@sandtable/model';
import { type FunctionCode, fn, int } from './code.ts';
import { noteRow } from './index-reads.ts';
import type { Emitting, Unit } from './unit.ts';

/** Where the hidden fields lie: `spot(m)` and `rank(m)` are slots of a member. */
export const spot = ({ plan }: Unit, { field }: Pile, m: string): string => `S[${plan.fields[field]?.at ?? 0} + ${m}]`;
export const rank = (unit: Unit, pile: Pile, m: string): string => `S[${ranksAt(unit, pile)} + ${m}]`;

const ranksAt = ({ plan }: Unit, { place }: Pile): number =>
  (place === undefined ? undefined : plan.fields[place]?.at) ?? 0;

/** Runs `body` for each member `k` of the pile with a code. */
export function overPile(unit: Emitting, pile: Pile, code: string, body: string): void {
  const { w } = unit;
  const found = rowOf(unit, pile, code);
  if (found === undefined) {
    const members = unit.plan.fields[pile.field]?.count ?? 0;
    return w.line(`for (let k = 0; k < ${members}; ++k) if (${spot(unit, pile, 'k')} === ${code}) { ${body} }`);
  }
  const { row, words } = found;
  w.line(`for (let j = 0, row = ${row}; j < ${words}; ++j) for (let b = S[row + j]; b !== 0; b &= b - 1) {`);
  w.line(`  const k = (j << 5) + 31 - Math.clz32(b & -b); ${body}`);
  w.line('}');
}

/** The same for those of them that someone may have been shown, which are the only ones then; in a pile that has no set, for all. */
export function overShown(unit: Emitting, pile: Pile, code: string, body: string): void {
  const { w } = unit;
  const shown = unit.plan.shown.get(pile.known ?? -1);
  const found = rowOf(unit, pile, code);
  if (shown === undefined || found === undefined) return overPile(unit, pile, code, body);
  w.block(`for (let j = 0, row = ${found.row}; j < ${found.words}; ++j)`, () => {
    w.line(`for (let b = S[row + j] & S[${shown.at} + j]; b !== 0; b &= b - 1) {`);
    w.line(`  const k = (j << 5) + 31 - Math.clz32(b & -b); ${body}`);
    w.line('}');
    w.line(`S[${shown.at} + j] &= ~S[row + j];`);
  });
}

/** Whether the members of a pile are counted without looking at each. */
export const isCounted = ({ plan }: Unit, { field }: Pile): boolean => plan.indexes.has(field);

/** How many members lie there. */
export const countAt = (unit: Unit, pile: Pile, code: string): string => `lying${membersAt(unit, pile, code)})`;

/** Lists them, ascending; gives how many there are. */
export const listAt = (unit: Unit, pile: Pile, code: string, list: number): string =>
  `listed${membersAt(unit, pile, code)}, ${list})`;

/** Lists an ordered pile, the bottom first; gives how many there are. */
export const listByRank = (unit: Unit, pile: Pile, code: string, list: number): string =>
  `ranked${membersAt(unit, pile, code)}, ${list}, ${ranksAt(unit, pile)})`;

function membersAt(unit: Unit, pile: Pile, code: string): string {
  const found = rowOf(unit, pile, code);
  if (found !== undefined) return `In(${found.row}, ${found.words}`;
  const { at = 0, count = 0 } = unit.plan.fields[pile.field] ?? {};
  return `(${at}, ${count}, ${code}`;
}

function rowOf(unit: Unit, { field }: Pile, code: string): { row: string; words: number } | undefined {
  const index = unit.plan.indexes.get(field);
  if (index === undefined) return undefined;
  noteRow(unit, field, code);
  return { row: `${index.at} + ${index.words === 1 ? code : `${code} * ${index.words}`}`, words: index.words };
}

/** The functions that these calls need. */
export function memberFunctions({ model, plan }: Unit): readonly FunctionCode[] {
  const isIndexed = model.piles.map(({ field }) => plan.indexes.has(field));
  return [...(isIndexed.includes(false) ? LOOKING : []), ...(isIndexed.includes(true) ? READING : [])];
}

const LOOKING: readonly FunctionCode[] = [
  fn('lying', [int('at'), int('count'), int('code')], 'number')`
    let n = 0;
    for (let k = 0; k < count; ++k) if (S[at + k] === code) ++n;
    return n;
  `,
  fn('listed', [int('at'), int('count'), int('code'), int('list')], 'number')`
    let n = 0;
    for (let k = 0; k < count; ++k) if (S[at + k] === code) T[list + n++] = k;
    return n;
  `,
  fn('ranked', [int('at'), int('count'), int('code'), int('list'), int('ranks')], 'number')`
    let n = 0;
    for (let k = 0; k < count; ++k) if (S[at + k] === code) { T[list + S[ranks + k]] = k; ++n; }
    return n;
  `,
];

const READING: readonly FunctionCode[] = [
  fn('lyingIn', [int('row'), int('words')], 'number')`
    let n = 0;
    for (let j = 0; j < words; ++j) n += bits(S[row + j]);
    return n;
  `,
  fn('listedIn', [int('row'), int('words'), int('list')], 'number')`
    let n = 0;
    for (let j = 0; j < words; ++j)
      for (let b = S[row + j]; b !== 0; b &= b - 1) T[list + n++] = (j << 5) + 31 - Math.clz32(b & -b);
    return n;
  `,
  fn('rankedIn', [int('row'), int('words'), int('list'), int('ranks')], 'number')`
    let n = 0;
    for (let j = 0; j < words; ++j)
      for (let b = S[row + j]; b !== 0; b &= b - 1, ++n) {
        const k = (j << 5) + 31 - Math.clz32(b & -b);
        T[list + S[ranks + k]] = k;
      }
    return n;
  `,
];
