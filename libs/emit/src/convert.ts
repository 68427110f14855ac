import { ordinalOf, type Shift, shifts, type Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { assign, atom, fault, one, type Scope, temp, type Val } from './unit.ts';

/** The code of the same value in another type. */
export function convertCode(s: Scope, code: string, from: Type, to: Type): string {
  const steps = shifts(from, to);
  const first = steps[0];
  if (first === undefined) return code;
  if (steps.every((step) => step.shift === first.shift)) return shifted(code, first.shift);
  const x = atom(s, code);
  const sorted = [...steps].sort((a, b) => a.low - b.low);
  const last = sorted.length - 1;
  return sorted.reduceRight(
    (rest, step, i) =>
      i === last ? shifted(x, step.shift) : `(${x} <= ${step.high} ? ${shifted(x, step.shift)} : ${rest})`,
    '',
  );
}

const shifted = (code: string, by: number): string => {
  if (by === 0) return code;
  if (/^-?\d+$/.test(code)) return `${Number(code) + by}`;
  return by < 0 ? `(${code} - ${-by})` : `(${code} + ${by})`;
};

/** Like `convertCode`, with the fault `range` for values that the target lacks. */
export function checkCode(s: Scope, code: string, from: Type, to: Type, span: Span): string {
  const x = atom(s, code);
  const inside = shifts(from, to).map((step) => `(${x} >= ${step.low} && ${x} <= ${step.high})`);
  s.w.line(`if (!(${inside.join(' || ') || 'false'})) ${fault(s, 2, span)};`);
  return convertCode(s, x, from, to);
}

/** A set of `from` as a set of `to`; both are element types. */
export function convertSet(s: Scope, set: Val, from: Type, to: Type, words: number): Val {
  const steps = ordinalShifts(from, to);
  const only = steps[0];
  if (steps.length === 1 && only?.shift === 0 && set.n === words) return set;
  if (set.n === 1 && words === 1) return one(`(${steps.map((step) => moved(set.at(0), step)).join(' | ') || '0'})`);
  const cell = temp(s, words);
  const parts = (i: number) => steps.map((step) => word(set, step, i)).filter((part) => part !== '0');
  for (let i = 0; i < words; i += 1) s.w.line(`${cell.put(i, parts(i).join(' | ') || '0')};`);
  return cell;
}

/** Members outside of the target are the fault `range`. */
export function checkSet(s: Scope, set: Val, from: Type, to: Type, words: number, span: Span): Val {
  const kept = temp(s, set.n);
  assign(s, kept, set);
  const steps = ordinalShifts(from, to);
  for (let i = 0; i < set.n; i += 1) {
    const mask = steps.reduce((bits, step) => bits | stretchMask(step.low, step.high, i), 0);
    s.w.line(`if ((${kept.at(i)} & ${~mask}) !== 0) ${fault(s, 2, span)};`);
  }
  return convertSet(s, kept, from, to, words);
}

const ordinalShifts = (from: Type, to: Type): readonly Shift[] =>
  shifts(from, to).map((step) => {
    const low = ordinalOf(from, step.low);
    const high = ordinalOf(from, step.high);
    return { low, high, shift: ordinalOf(to, step.low + step.shift) - low };
  });

function moved(code: string, step: Shift): string {
  const mask = stretchMask(step.low, step.high, 0);
  const part = mask === -1 ? code : `(${code} & ${mask})`;
  if (step.shift === 0) return part;
  return step.shift > 0 ? `${part} << ${step.shift}` : `${part} >>> ${-step.shift}`;
}

/** Word `i` of the target: bits of two words of the source side by side. */
function word(set: Val, step: Shift, i: number): string {
  const mask = stretchMask(step.low + step.shift, step.high + step.shift, i);
  if (mask === 0) return '0';
  const first = 32 * i - step.shift;
  const a = Math.floor(first / 32);
  const r = first - 32 * a;
  const low = a >= 0 && a < set.n ? `(${set.at(a)} >>> ${r})` : '0';
  const high = r > 0 && a + 1 >= 0 && a + 1 < set.n ? `(${set.at(a + 1)} << ${32 - r})` : '0';
  return `((${low} | ${high}) & ${mask})`;
}

/** The bits of word `i` that stand for ordinals `low..high`. */
export function stretchMask(low: number, high: number, i: number): number {
  const from = Math.max(low - 32 * i, 0);
  const to = Math.min(high - 32 * i, 31);
  if (from > to) return 0;
  return ((to - from === 31 ? -1 : (1 << (to - from + 1)) - 1) << from) | 0;
}
