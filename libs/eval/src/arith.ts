import { anyInt, type Expr, INT_MAX, INT_MIN, type Type } from '@sandtable/model';
import { Fault } from './fault.ts';

type Op = Extract<Expr, { e: 'arith' }>['op'];
type Place = Pick<Expr, 'span' | 'type'>;

/** A number outside the range of `int` is a fault. */
export function inRange(value: number, { span, type }: Place): number {
  if (value < INT_MIN || value > INT_MAX)
    throw new Fault('range', span, { value: { is: value, from: type }, to: whole(type) });
  // `-0` would differ from `0` in a comparison of states.
  return value + 0;
}

const whole = (type: Type): Type => (type.t === 'int' ? { ...anyInt, den: type.den } : anyInt);

export const calculate = (op: Op, left: number, right: number, place: Place): number =>
  inRange(operations[op](left, right, place), place);

const operations: Readonly<Record<Op, (left: number, right: number, place: Place) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  div: (left, right, place) => Math.floor(left / divisor(right, place)),
  mod: (left, right, place) => left - divisor(right, place) * Math.floor(left / right),
  min: (left, right) => Math.min(left, right),
  max: (left, right) => Math.max(left, right),
};

function divisor(value: number, { span }: Place): number {
  if (value === 0) throw new Fault('divide', span);
  return value;
}
