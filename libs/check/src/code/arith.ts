import { anyInt, type Expr, type IntType, range } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { convert } from './coerce.ts';
import { clamp, lcm, scaled } from './fit.ts';

type ArithOp = '+' | '-' | '*' | 'div' | 'mod' | 'min' | 'max';

/** A number node with the range that interval arithmetic gives it. */
export function arith(op: ArithOp, left: Expr, right: Expr, span: Span): Expr {
  const [a, b] = [intOf(left), intOf(right)];
  if (op === '*') return { e: 'arith', op, left, right, type: product(a, b), span };
  const den = lcm(a.den, b.den);
  const [x, y] = [scaled(a, den), scaled(b, den)];
  return { e: 'arith', op, left: convert(left, x), right: convert(right, y), type: rangeOf(op, x, y, den), span };
}

const intOf = (expr: Expr): IntType => (expr.type.t === 'int' ? expr.type : anyInt);

function rangeOf(op: Exclude<ArithOp, '*'>, a: IntType, b: IntType, den: number): IntType {
  switch (op) {
    case '+':
      return safe([a.min + b.min, a.max + b.max], den);
    case '-':
      return safe([a.min - b.max, a.max - b.min], den);
    case 'min':
      return range(Math.min(a.min, b.min), Math.min(a.max, b.max), den);
    case 'max':
      return range(Math.max(a.min, b.min), Math.max(a.max, b.max), den);
    case 'mod':
      return remainder(a, b, den);
    case 'div':
      return quotient(a, b);
  }
}

const product = (a: IntType, b: IntType): IntType =>
  safe([a.min * b.min, a.min * b.max, a.max * b.min, a.max * b.max], a.den * b.den);

/** The extremes lie at ends of both ranges, or beside a divisor of zero. */
function quotient(a: IntType, b: IntType): IntType {
  const divisors = [b.min, b.max, -1, 1].filter((d) => d !== 0 && d >= b.min && d <= b.max);
  return safe(
    divisors.flatMap((d) => [Math.floor(a.min / d), Math.floor(a.max / d)]),
    1,
  );
}

/** The sign of the remainder is that of the divisor. */
function remainder(a: IntType, b: IntType, den: number): IntType {
  if (a.min >= 0 && b.min > 0 && a.max < b.min) return a;
  return range(Math.min(0, b.min + 1), Math.max(0, b.max - 1), den);
}

function safe(values: readonly number[], den: number): IntType {
  const numbers = values.length === 0 ? [0] : values.map((n) => clamp(n + 0));
  return range(Math.min(...numbers), Math.max(...numbers), den);
}

export const negate = (of: Expr, span: Span): Expr => {
  const { min, max, den } = intOf(of);
  return { e: 'negate', of, type: safe([-min, -max], den), span };
};

/** `sum` of between 0 and `count` numbers. */
export const sumOf = (type: IntType, count: number): IntType =>
  safe([0, type.min * Math.min(count, 2 ** 32), type.max * Math.min(count, 2 ** 32)], type.den);
