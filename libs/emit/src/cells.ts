import {
  changed,
  type Expr,
  expressionsBelow,
  INT_MAX,
  INT_MIN,
  type Picked,
  type Stmt,
  sameType,
  type Type,
  treeKey,
} from '@sandtable/model';
import { factsIn, factsOf } from './facts.ts';
import { overBits } from './loop.ts';
import { type Between, flags, inverse, isInt, type Leaves, range, type Tri } from './open.ts';
import { atom, type Cell, lowest, memory, type Scope } from './unit.ts';

/**
 * Conditions on an answer of which only some cells are decided: an open cell is one of its candidates. So a condition
 * must hold, may hold, or cannot; a number lies between two others. What is not seen through here is unknown, which is
 * never wrong: complete answers are tested as they are.
 */
export interface Cells {
  readonly s: Scope;
  readonly choice: Picked;
  /** Arrays with a row of possible values, and of certain members, per key; words of a row. */
  readonly possible: string;
  readonly certain: string;
  readonly words: number;
  readonly cell: Type;
  /** A test of the answer for values that occur twice. */
  readonly different: string;
}

/** What is open are cells: a condition on one of them is tried with all that it can be. */
export const cellsOf = (o: Cells): Leaves => ({
  s: o.s,
  held: new Map(),
  careful: false,
  depends: (node) => depends(o, node),
  test: (e) => (e.e === 'distinct' ? distinct(o, e) : sameCells(o, e)),
  number: () => undefined,
  set: (e) => {
    const row = setCell(o, e);
    return row === undefined ? undefined : { certain: rows(o, o.certain, row), possible: rows(o, o.possible, row) };
  },
  tried: { test: (e) => alone(o, e), number: (e) => hull(o, e) },
  unknown: () => undefined,
});

/** The keys of the answer are known from the start: they are the set it is asked for. */
export function keysKnown({ choice }: Cells, e: Expr): Expr {
  const { each, result } = choice;
  if (each === undefined) return e;
  return changed('expr', e, {
    expr: (one) => (one.e === 'keys' && one.of.e === 'local' && one.of.local === result ? each.over : undefined),
  });
}

const depends = (o: Cells, node: Expr | Stmt): boolean =>
  ('e' in node ? factsOf(o.s.unit.model, node) : factsIn(o.s.unit.model, [['stmt', node]])).reads.has(o.choice.result);

/** The row of a cell: its key as an ordinal; undefined for everything that isn't a cell. */
function cellKey(o: Cells, e: Expr): string | undefined {
  const { choice, s } = o;
  if (choice.each === undefined) return e.e === 'local' && e.local === choice.result ? '0' : undefined;
  if (e.e !== 'at' || e.of.e !== 'local' || e.of.local !== choice.result || depends(o, e.key)) return undefined;
  const low = lowest(e.key.type);
  const code = s.lower.scalar(s, e.key);
  return sameType(e.type, o.cell) ? atom(s, low === 0 ? code : `${code} - ${low}`) : undefined;
}

const setCell = (o: Cells, e: Expr): string | undefined => (o.cell.t === 'set' ? cellKey(o, e) : undefined);

function rows(o: Cells, array: string, key: string): Cell {
  return memory(array, o.words === 1 || key === '0' ? key : atom(o.s, `${key} * ${o.words}`), o.words);
}

/** The one cell an expression depends on, if it is one that takes a single value. */
function onlyCell(o: Cells, e: Expr): Expr | undefined {
  const { model } = o.s.unit;
  if (o.cell.t === 'set') return undefined;
  const { binds } = factsOf(model, e);
  let found: Expr | undefined;
  const look = (node: Expr): boolean => {
    if (!isCell(o, node))
      return !(node.e === 'local' && node.local === o.choice.result) && expressionsBelow('expr', node).every(look);
    const fits = found === undefined || treeKey(found) === treeKey(node);
    found ??= node;
    return fits && [...factsOf(model, node).reads].every((local) => !binds.has(local));
  };
  return look(e) ? found : undefined;
}

function isCell(o: Cells, e: Expr): boolean {
  if (o.choice.each === undefined) return e.e === 'local' && e.local === o.choice.result;
  const own = e.e === 'at' && e.of.e === 'local' && e.of.local === o.choice.result;
  return own && !depends(o, e.key) && sameType(e.type, o.cell);
}

/** Runs `body` for each value that a cell can still have, with a local in place of the cell. */
function values(o: Cells, e: Expr, cell: Expr, body: (e: Expr) => void): void {
  const { s } = o;
  const local = s.extra(o.cell);
  const wanted = treeKey(cell);
  const open: Expr = { e: 'local', local, type: cell.type, span: cell.span };
  const tried = changed('expr', e, { expr: (one) => (isCell(o, one) && treeKey(one) === wanted ? open : undefined) });
  const row = rows(o, o.possible, cellKey(o, cell) ?? '0');
  overBits(s, s.cell(local), o.cell, row, () => body(tried));
}

const distinct = (o: Cells, e: Extract<Expr, { e: 'distinct' }>): Tri | undefined =>
  e.of.e === 'local' ? { must: 'false', may: atom(o.s, o.different) } : undefined;

function alone(o: Cells, e: Expr): Tri | undefined {
  const cell = onlyCell(o, e);
  if (cell === undefined) return undefined;
  const out = flags(o.s, 'true', 'false');
  values(o, e, cell, (each) => {
    const test = o.s.lower.cond(o.s, each);
    o.s.w.line(`if (${test}) ${out.may} = true; else ${out.must} = false;`);
  });
  return out;
}

function hull(o: Cells, e: Expr): Between | undefined {
  const cell = isInt(e.type) ? onlyCell(o, e) : undefined;
  if (cell === undefined) return undefined;
  const out = range(o.s, `${INT_MAX}`, `${INT_MIN}`);
  values(o, e, cell, (each) => {
    const x = atom(o.s, o.s.lower.scalar(o.s, each));
    o.s.w.line(`if (${x} < ${out.low}) ${out.low} = ${x}; if (${x} > ${out.high}) ${out.high} = ${x};`);
  });
  return out;
}

/** Two open cells can be the same if they have a value in common. */
function sameCells(o: Cells, e: Expr): Tri | undefined {
  if (e.e !== 'compare' || (e.op !== '==' && e.op !== '!=')) return undefined;
  if (o.cell.t === 'set' || !isCell(o, e.left) || !isCell(o, e.right)) return undefined;
  const [a, b] = [rows(o, o.possible, cellKey(o, e.left) ?? '0'), rows(o, o.possible, cellKey(o, e.right) ?? '0')];
  const common = Array.from({ length: a.n }, (_, i) => `${a.at(i)} & ${b.at(i)}`).join(' | ');
  const equal = { must: 'false', may: atom(o.s, `(${common}) !== 0`) };
  return e.op === '==' ? equal : inverse(equal);
}
