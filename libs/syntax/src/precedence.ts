/**
 * Operators are read in one loop as a flat list; this builds the tree of precedence from the list. Higher binds
 * tighter. `range` in the grammar is an expression of level `RANGE` and up, `add` one of level `ADD` and up.
 */
import type { BinaryOp, Expr, Pattern } from './tree.ts';

export const RANGE = 5;
export const ADD = 6;
const NOT = 3;
export const COMPARE = 4;
const NEGATE = 9;

const LEVELS: ReadonlyMap<string, number> = new Map([
  ['or', 1],
  ['and', 2],
  ['==', COMPARE],
  ['!=', COMPARE],
  ['<', COMPARE],
  ['<=', COMPARE],
  ['>', COMPARE],
  ['>=', COMPARE],
  ['in', COMPARE],
  ['has', COMPARE],
  ['is', COMPARE],
  ['..', RANGE],
  ['+', ADD],
  ['-', ADD],
  ['&', ADD],
  ['*', 7],
  ['/', 7],
  ['div', 7],
  ['mod', 7],
]);

/** Level of an operator, 0 for anything else. */
export const levelOf = (operator: string): number => LEVELS.get(operator) ?? 0;

export type Item =
  | { readonly item: 'operand'; readonly value: Expr }
  | { readonly item: 'prefix'; readonly op: 'not' | '-'; readonly start: number }
  /** `negated` is `not in`. */
  | { readonly item: 'infix'; readonly op: BinaryOp; readonly negated: boolean }
  | { readonly item: 'is'; readonly negated: boolean; readonly pattern: Pattern };

interface Cursor {
  readonly items: readonly Item[];
  at: number;
}

const spanned = (left: Expr, end: number) => ({ file: left.span.file, start: left.span.start, end });

const prefixed = (cursor: Cursor, op: 'not' | '-', start: number): Expr => {
  const of = climb(cursor, op === 'not' ? NOT + 1 : NEGATE);
  return { node: 'unary', span: { ...of.span, start }, op, of };
};

const operand = (cursor: Cursor): Expr => {
  const item = cursor.items[cursor.at++];
  if (item?.item === 'prefix') return prefixed(cursor, item.op, item.start);
  if (item?.item === 'operand') return item.value;
  throw new Error('the operator loop always reads an operand here');
};

const joined = (left: Expr, op: BinaryOp, negated: boolean, right: Expr): Expr => {
  const span = spanned(left, right.span.end);
  const binary: Expr = { node: 'binary', span, op, left, right };
  return negated ? { node: 'unary', span, op: 'not', of: binary } : binary;
};

const climb = (cursor: Cursor, least: number): Expr => {
  let left = operand(cursor);
  for (;;) {
    const item = cursor.items[cursor.at];
    if (item?.item === 'is' && COMPARE >= least) {
      const { negated, pattern } = item;
      left = { node: 'is', span: spanned(left, pattern.span.end), of: left, negated, pattern };
      cursor.at += 1;
    } else if (item?.item === 'infix' && levelOf(item.op) >= least) {
      cursor.at += 1;
      left = joined(left, item.op, item.negated, climb(cursor, levelOf(item.op) + 1));
    } else return left;
  }
};

/** Tree of a flat list that alternates operands, with their prefixes, and operators. */
export const precedence = (items: readonly Item[]): Expr => climb({ items, at: 0 }, 1);
