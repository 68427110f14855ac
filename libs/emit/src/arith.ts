import { type Expr, INT_MAX, INT_MIN } from '@sandtable/model';
import { atom, fault, type Scope } from './unit.ts';

type Arith = Extract<Expr, { e: 'arith' }>;
type Negate = Extract<Expr, { e: 'negate' }>;
type Interval = readonly [number, number];

const interval = (e: Expr): Interval => (e.type.t === 'int' ? [e.type.min, e.type.max] : [INT_MIN, INT_MAX]);
const spread = (values: readonly number[]): Interval => [Math.min(...values), Math.max(...values)];
const fits = ([low, high]: Interval): boolean => low >= INT_MIN && high <= INT_MAX;

/** What the result can be, from what the operands can be. */
function outcome(op: string, [a, b]: Interval, [c, d]: Interval): Interval {
  if (op === '+') return [a + c, b + d];
  if (op === '-') return [a - d, b - c];
  return spread([a * c, a * d, b * c, b * d]);
}

/** Whether the result can be one of the faults `range` and `divide`. */
export function mayFault(e: Arith | Negate): boolean {
  if (e.e === 'negate' || e.op === 'min' || e.op === 'max') return false;
  const [a, b] = [interval(e.left), interval(e.right)];
  if (e.op !== 'div' && e.op !== 'mod') return !fits(outcome(e.op, a, b));
  return b[0] <= 0 && b[1] >= 0;
}

export function arith(s: Scope, e: Arith): string {
  const a = s.lower.scalar(s, e.left);
  const b = s.lower.scalar(s, e.right);
  if (e.op === 'min' || e.op === 'max') return `Math.${e.op}(${a}, ${b})`;
  if (e.op === 'div' || e.op === 'mod') return divide(s, e, a, b);
  if (fits(outcome(e.op, interval(e.left), interval(e.right))))
    return e.op === '*' ? `Math.imul(${a}, ${b})` : `(${a} ${e.op} ${b})`;
  return checked(s, e, `${a} ${e.op} ${b}`);
}

function divide(s: Scope, e: Arith, left: string, right: string): string {
  const [low, high] = interval(e.right);
  const b = atom(s, right);
  const a = atom(s, left);
  if (low <= 0 && high >= 0) s.w.line(`if (${b} === 0) ${fault(s, 8, e.span)};`);
  const plain = interval(e.left)[0] >= 0 && low >= 0;
  if (plain) return e.op === 'div' ? `(${a} / ${b} | 0)` : `(${a} % ${b})`;
  if (e.op === 'mod') return `(${a} - Math.floor(${a} / ${b}) * ${b})`;
  return `Math.floor(${a} / ${b})`;
}

export const negate = (s: Scope, e: Negate): string => `(0 - ${s.lower.scalar(s, e.of)})`;

/** Doubles hold sums and the size of products well enough to see that they leave the range. */
export function checked(s: Scope, e: Expr, code: string): string {
  const x = atom(s, `${code} `.trimEnd());
  s.w.line(`if (${x} > ${INT_MAX} || ${x} < ${INT_MIN}) ${fault(s, 2, e.span)};`);
  return x;
}
