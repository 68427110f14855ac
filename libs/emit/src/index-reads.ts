// Which sets of the indexes the module reads. What nothing reads isn't kept: a write of a field costs as much as everything
// that follows it.

export interface IndexReads {
  /** By field, the values whose members are read; undefined among them stands for any value. */
  readonly rows: Map<number, Set<number | undefined>>;
  /** Fields of which is read what values they have at all. */
  readonly taken: Set<number>;
  /** Fields of which is read what the neighbors of a member hold. */
  readonly near: Set<number>;
}

interface Reading {
  readonly indexReads: IndexReads;
}

export const noIndexReads = (): IndexReads => ({ rows: new Map(), taken: new Set(), near: new Set() });

/** Notes that the members with a value are read; `code` is its code, or how to find it. */
export function noteRow({ indexReads: { rows } }: Reading, field: number, code: string): void {
  const known = rows.get(field) ?? new Set();
  rows.set(field, known.add(/^\d+$/.test(code) ? Number(code) : undefined));
}

export const noteTaken = ({ indexReads: { taken } }: Reading, field: number): void => void taken.add(field);

export const noteNear = ({ indexReads: { near } }: Reading, field: number): void => void near.add(field);

/** More rows than this are kept by their number, and not one by one. */
const FEW = 2;

/** The values whose members are kept: all, or these. */
export function keptRows({ indexReads: { rows, taken } }: Reading, field: number): 'all' | readonly number[] {
  const read = [...(rows.get(field) ?? [])];
  if (taken.has(field) || read.length > FEW || read.includes(undefined)) return 'all';
  return read.filter((code) => code !== undefined).sort((a, b) => a - b);
}

export const isTakenKept = ({ indexReads }: Reading, field: number): boolean => indexReads.taken.has(field);

export const isNearKept = ({ indexReads }: Reading, field: number): boolean => indexReads.near.has(field);

/** Whether a position has the members with this value in a set. */
export function isRowKept(unit: Reading, field: number, code: number): boolean {
  const kept = keptRows(unit, field);
  return kept === 'all' || kept.includes(code);
}
