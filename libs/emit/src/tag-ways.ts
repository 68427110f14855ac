import type { Expr } from '@sandtable/model';

/**
 * How a tag is emitted first: as a test, as the code of one word, as words, or in the way of its type. The other ways
 * are made of that one.
 */
const WAYS = {
  value: 'words',
  local: 'words',
  state: 'words',
  setting: 'words',
  field: 'words',
  call: 'words',
  convert: 'typed',
  check: 'typed',
  not: 'test',
  negate: 'code',
  arith: 'code',
  compare: 'test',
  logic: 'test',
  setop: 'typed',
  member: 'test',
  set: 'typed',
  list: 'typed',
  concat: 'typed',
  nth: 'words',
  every: 'typed',
  stretch: 'typed',
  filter: 'typed',
  collect: 'typed',
  quant: 'code',
  map: 'typed',
  at: 'words',
  with: 'typed',
  keys: 'typed',
  distinct: 'test',
  size: 'code',
  rank: 'code',
  empty: 'test',
  if: 'words',
  match: 'words',
  is: 'test',
  otherwise: 'code',
  tag: 'code',
  partners: 'typed',
  joined: 'test',
  join: 'words',
  neighbours: 'typed',
  distance: 'code',
  toward: 'code',
  direction: 'code',
  opposite: 'test',
  cell: 'code',
  seat: 'code',
  seated: 'test',
  automated: 'test',
  mode: 'code',
  search: 'typed',
  searchCost: 'code',
  searchPath: 'typed',
  decided: 'test',
  block: 'words',
} as const satisfies Readonly<Record<Expr['e'], 'test' | 'code' | 'words' | 'typed'>>;

/** Expressions that are emitted first in that way. */
export type Of<Way> = Extract<Expr, { e: { [E in Expr['e']]: (typeof WAYS)[E] extends Way ? E : never }[Expr['e']] }>;
export const isTestTag = (e: Expr): e is Of<'test'> => WAYS[e.e] === 'test';
export const isCode = (e: Expr): e is Of<'code'> => WAYS[e.e] === 'code';
export const isWords = (e: Expr): e is Of<'words'> => WAYS[e.e] === 'words';
