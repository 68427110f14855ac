import {
  type Arm,
  codeAt,
  type Expr,
  expressionsBelow,
  isRecord,
  type Pattern,
  type Quantified,
  type Stmt,
  sizeOf,
  type Type,
} from '@sandtable/model';
import { mayFault } from './arith.ts';
import { TRAITS } from './expr-traits.ts';
import { folded } from './fold.ts';
import type { Unit } from './unit.ts';

/** What is asked of an expression: `steps` if it may take some off the budget. */
type Kind = 'sure' | 'steps';

const known = { sure: new WeakMap<Unit, Map<object, boolean>>(), steps: new WeakMap<Unit, Map<object, boolean>>() };

/**
 * Whether an expression always has a value: it neither faults nor takes steps off the budget. Only such expressions may
 * be evaluated earlier than the rules say, or where the rules would not come to them at all.
 */
export const faultless = (unit: Unit, e: Expr): boolean => fine(unit, e, 'sure');

/**
 * Whether an expression has a value unless its decision takes too many steps, as a search may. Such expressions may be
 * evaluated in another order.
 */
export const withinLimits = (unit: Unit, e: Expr): boolean => fine(unit, e, 'steps');

function fine(unit: Unit, e: Expr, kind: Kind): boolean {
  const own = known[kind].get(unit) ?? new Map<object, boolean>();
  const seen = own.get(e);
  if (seen !== undefined) return seen;
  if (own.size === 0) known[kind].set(unit, own);
  const is = itself(unit, e, kind) && expressionsBelow('expr', e).every((part) => fine(unit, part, kind));
  own.set(e, is);
  return is;
}

function itself(unit: Unit, e: Expr, kind: Kind): boolean {
  switch (e.e) {
    case 'search':
      return kind === 'steps' && searched(unit, e.search);
    case 'arith':
    case 'negate':
      return !mayFault(e);
    case 'quant':
      return settled(e);
    case 'at':
      return e.of.type.t === 'map' && (!e.of.type.partial || hasNone(e.type));
    case 'nth':
      return hasNone(e.type);
    case 'match':
      return covered(e.subject.type, e.arms);
    case 'block':
      return e.body.every((stmt) => straight(unit, stmt));
    case 'call':
      return called(unit, e.fn, kind) || folded(unit, e.fn) !== undefined;
    default:
      return TRAITS[e.e].sure === true;
  }
}

const hasNone = (type: Type): boolean => type.t === 'union' && type.parts[0]?.p === 'none';

const settled = (e: Quantified & Expr): boolean =>
  e.quant !== 'sum' && e.quant !== 'only' && ((e.quant !== 'first' && e.quant !== 'best') || e.type.t === 'union');

function called(unit: Unit, fn: number, kind: Kind): boolean {
  const body = unit.model.functions[fn]?.body;
  return body !== undefined && fine(unit, body, kind);
}

/** A search in which every step costs 1; others could cost more than a number can be. */
function searched(unit: Unit, search: number): boolean {
  const found = unit.model.searches[search];
  return (
    found?.steps.every(({ cost }) => cost === undefined) === true &&
    expressionsBelow('search', found).every((part) => fine(unit, part, 'steps'))
  );
}

/** Whether some arm without a condition fits every value. */
function covered(type: Type, arms: readonly Arm<unknown>[]): boolean {
  const sure = arms.flatMap((arm) => (arm.where === undefined ? arm.patterns : []));
  if (sure.some((pattern) => pattern.p === 'any' || wholeRecord(type, pattern))) return true;
  const size = sizeOf(type);
  if (size > 256) return false;
  return Array.from({ length: size }, (_, o) => codeAt(type, o)).every((code) => sure.some((p) => takes(p, code)));
}

const wholeRecord = (type: Type, pattern: Pattern): boolean =>
  isRecord(type) && pattern.p === 'tag' && pattern.fields.every((field) => field.p === 'any');

const takes = (pattern: Pattern, code: number): boolean =>
  pattern.p === 'codes' && pattern.stretches.some(({ low, high }) => code >= low && code <= high);

/** Statements of a block that neither loop nor leave an arm open; their expressions are looked at as parts. */
function straight(unit: Unit, stmt: Stmt): boolean {
  switch (stmt.s) {
    case 'set':
    case 'return':
      return true;
    case 'if':
      return [...stmt.then, ...stmt.else].every((each) => straight(unit, each));
    case 'match':
      return (
        covered(stmt.subject.type, stmt.arms) &&
        stmt.arms.every((arm) => arm.body.every((each) => straight(unit, each)))
      );
    default:
      return false;
  }
}
