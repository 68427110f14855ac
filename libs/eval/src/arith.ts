import { type Expr, INT_MAX, INT_MIN } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { Fault } from './fault.ts';

type Op = Extract<Expr, { e: 'arith' }>['op'];

/** Numbers are 32 bits wide; leaving them is a fault. */
export function inRange(value: number, span: Span): number {
  if (value < INT_MIN || value > INT_MAX) throw new Fault('range', span);
  // `-0` would differ from `0` in a comparison of states.
  return value + 0;
}

export const calculate = (op: Op, left: number, right: number, span: Span): number =>
  inRange(operations[op](left, right, span), span);

const operations: Readonly<Record<Op, (left: number, right: number, span: Span) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  div: (left, right, span) => Math.floor(left / divisor(right, span)),
  mod: (left, right, span) => left - divisor(right, span) * Math.floor(left / right),
  min: (left, right) => Math.min(left, right),
  max: (left, right) => Math.max(left, right),
};

function divisor(value: number, span: Span): number {
  if (value === 0) throw new Fault('divide', span);
  return value;
}
