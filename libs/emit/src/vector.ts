import { type Expr, type Func, sameType, sizeOf } from '@sandtable/model';
import { factsOf } from './facts.ts';
import { faultless } from './faultless.ts';
import { codesOf } from './fitting-codes.ts';
import { rowsOf } from './group-rows.ts';
import { noteGroups } from './grouped.ts';
import { noteRow, noteTaken } from './index-reads.ts';
import { inlined, isSmall } from './inline.ts';
import { masked } from './mask.ts';
import type { Group } from './plan.ts';
import { fieldName } from './plan-notes.ts';
import { full } from './sets.ts';
import { binding, conjunction, conjuncts, nested } from './tree.ts';
import { elementOf } from './types.ts';
import {
  atom,
  inTurn,
  type Members,
  memory,
  plus,
  type Scope,
  settle,
  temp,
  UNROLLED,
  type Val,
  wordsOf,
} from './unit.ts';

const mentions = (s: Scope, e: Expr, local: number): boolean => factsOf(s.unit.model, e).reads.has(local);
const isLocal = (e: Expr, local: number): boolean => e.e === 'local' && e.local === local;

/**
 * The set of all values of a local for which a condition holds, if that can be had without trying them one by one; bits
 * past the size of the type are arbitrary. This is what keeps rules from scanning: it reads inverse indexes and tables.
 * The condition is evaluated for all values at once, so it must not be able to fault.
 */
export function vector(s: Scope, e: Expr, v: Members): Val | undefined {
  if (binding(e) || !faultless(s.unit, e)) return undefined;
  let found: Val | undefined;
  const lines = s.w.capture(() => {
    found = vectorOf(s, e, v);
  });
  if (found !== undefined) s.w.lines(lines);
  return found;
}

function vectorOf(s: Scope, e: Expr, v: Members): Val | undefined {
  if (!mentions(s, e, v.local)) return everywhere(s, e, v);
  return masked(s, e, v.local, v.type) ?? composed(s, e, v);
}

/** A condition that is the same for all members. */
function everywhere(s: Scope, e: Expr, v: Members): Val {
  s.w.note(e.span, { is: 'hoisted' });
  const all = atom(s, `(${s.lower.cond(s, e)} ? -1 : 0)`);
  return { n: full(v.type).length, at: () => all };
}

function composed(s: Scope, e: Expr, v: Members): Val | undefined {
  switch (e.e) {
    case 'logic':
      if (binding(e.left)) return undefined;
      return both(vectorOf(s, e.left, v), e.op === 'and' ? '&' : '|', () => vectorOf(s, e.right, v));
    case 'not':
      return invert(vectorOf(s, e.of, v));
    case 'if':
      return either(s, e, v);
    case 'call':
      return called(s, e, v);
    case 'member':
      return e.set.type.t === 'set' &&
        isLocal(e.item, v.local) &&
        sameType(elementOf(e.set.type), v.type) &&
        !mentions(s, e.set, v.local)
        ? s.lower.words(s, e.set)
        : undefined;
    case 'field':
      return isLocal(e.of, v.local) ? byBits(s, e) : undefined;
    case 'compare':
      return compared(s, e, v);
    case 'quant':
      return quantified(s, e, v) ?? (v.unions ? united(s, nested(e), v) : undefined);
    case 'is':
      return binding(e) ? undefined : among(s, e, v);
    default:
      return undefined;
  }
}

function called(s: Scope, e: Extract<Expr, { e: 'call' }>, v: Members): Val | undefined {
  const known = s.unit.memos.sets.get(e.fn);
  const [own, by] = [e.args[known?.member ?? -1], e.args[known?.by ?? -1]];
  if (known && own && by && isLocal(own, v.local) && !mentions(s, by, v.local)) {
    const { name, result } = s.unit.model.functions[known.row] as Func;
    s.w.note(e.span, { is: 'by-members', name });
    return s.lower.words(s, { e: 'call', fn: known.row, args: [by], type: result, span: e.span });
  }
  return isSmall(s, e.fn) ? vectorOf(s, inlined(s, e, v.local), v) : undefined;
}

/** What the test binds is known to the branch alone, member by member. */
function either(s: Scope, e: Extract<Expr, { e: 'if' }>, v: Members): Val | undefined {
  if (e.type.t !== 'bool' || binding(e.test)) return undefined;
  const parts = [e.test, e.then, e.else].map((part) => vectorOf(s, part, v));
  const [test, then, other] = parts.map((part) => part && settle(s, part));
  if (test === undefined || then === undefined || other === undefined) return undefined;
  return { n: test.n, at: (i) => `(${test.at(i)} & ${then.at(i)} | ~${test.at(i)} & ${other.at(i)})` };
}

function both(a: Val | undefined, op: string, right: () => Val | undefined): Val | undefined {
  const b = a === undefined ? undefined : right();
  return a === undefined || b === undefined ? undefined : { n: a.n, at: (i) => `(${a.at(i)} ${op} ${b.at(i)})` };
}

const invert = (a: Val | undefined): Val | undefined =>
  a === undefined ? undefined : { n: a.n, at: (i) => `~${a.at(i)}` };

/** The members for which a field of truth values holds; there are no bits past the last member. */
export function boolField(s: Scope, field: number): Val | undefined {
  const f = s.unit.model.fields[field];
  const stored = s.unit.plan.fields[field];
  if (f?.type.t !== 'bool' || stored === undefined) return undefined;
  return memory('S', `${stored.at}`, Math.max(1, Math.ceil(f.values.length / 32)));
}

function byBits(s: Scope, e: Extract<Expr, { e: 'field' }>): Val | undefined {
  const found = boolField(s, e.field);
  if (found !== undefined) s.w.note(e.span, { is: 'by-bits', field: fieldName(s.unit.model, e.field) });
  return found;
}

type Quantified = Extract<Expr, { e: 'quant' }>;
type Compare = Extract<Expr, { e: 'compare' }>;

function compared(s: Scope, e: Compare, v: Members): Val | undefined {
  if (mentions(s, e.right, v.local))
    return mentions(s, e.left, v.local)
      ? undefined
      : compared(s, { ...e, op: mirrored[e.op], left: e.right, right: e.left }, v);
  if (e.left.e === 'field' && isLocal(e.left.of, v.local)) return fieldIs(s, e.left.field, e);
  if (!isLocal(e.left, v.local) || v.type.t === 'int' || (e.op !== '==' && e.op !== '!=')) return undefined;
  if (!sameType(e.left.type, v.type)) return undefined;
  return signed(e.op, single(s, e.right, full(v.type).length));
}

const mirrored = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;
const signed = (op: string, a: Val | undefined): Val | undefined => (op === '!=' ? invert(a) : a);

function single(s: Scope, e: Expr, words: number): Val | undefined {
  if (words > UNROLLED) return undefined;
  const code = atom(s, s.lower.scalar(s, e));
  if (words === 1) return { n: 1, at: () => `(1 << ${code})` };
  return { n: words, at: (i) => `((${code} >> 5) === ${i} ? 1 << (${code} & 31) : 0)` };
}

function fieldIs(s: Scope, field: number, e: Compare): Val | undefined {
  const f = s.unit.model.fields[field];
  if (f === undefined || wordsOf(f.type) > 1 || f.type.t === 'set' || f.type.t === 'text') return undefined;
  const index = s.unit.plan.indexes.get(field);
  if (e.op !== '==' && e.op !== '!=') return undefined;
  if (index === undefined) {
    const group = s.unit.plan.groups.get(field);
    const codes = e.right.e === 'value' ? new Set([Number(e.right.value)]) : undefined;
    const rows = group && codes && rowsOf(group, codes);
    if (rows !== undefined) noteGroups(s, e as Expr, field, group as Group);
    return signed(e.op, rows);
  }
  const code = atom(s, s.lower.scalar(s, e.right));
  noteIndex(s, e as Expr, field);
  noteRow(s.unit, field, code);
  return signed(e.op, memory('S', row(`${index.at}`, code, index.words), index.words));
}

const noteIndex = (s: Scope, { span }: Expr, field: number): void =>
  s.w.note(span, { is: 'by-index', field: fieldName(s.unit.model, field) });

const row = (base: string, code: string, words: number): string =>
  plus(base, /^\d+$/.test(code) ? Number(code) * words : words === 1 ? code : `${code} * ${words}`);

/** `some a in K where a.at == x`: the values that some member has are kept beside the index. */
function quantified(s: Scope, e: Extract<Expr, { e: 'quant' }>, v: Members): Val | undefined {
  const binder = e.binders[0];
  if (
    (e.quant !== 'some' && e.quant !== 'no') ||
    binder?.over.e !== 'every' ||
    e.binders.length > 1 ||
    e.where?.e !== 'compare' ||
    e.where.op !== '=='
  )
    return undefined;
  const { left, right } = e.where;
  const [own, other] = left.e === 'field' ? [left, right] : [right, left];
  if (own.e !== 'field' || !isLocal(own.of, binder.local)) return undefined;
  const index = s.unit.plan.indexes.get(own.field);
  if (index === undefined) return undefined;
  const taken = takenBy(s, other, v, index);
  if (taken !== undefined) {
    s.w.note(e.span, { is: 'by-taken', field: fieldName(s.unit.model, own.field) });
    noteTaken(s.unit, own.field);
  }
  return e.quant === 'no' ? invert(taken) : taken;
}

/** The other side is `x` itself, or `x` as part of a union with `none`, which shifts the bits by one. */
function takenBy(s: Scope, other: Expr, v: Members, index: { taken: number; takenWords: number }): Val | undefined {
  if (isLocal(other, v.local)) return memory('S', `${index.taken}`, index.takenWords);
  if (other.e !== 'convert' || !isLocal(other.of, v.local) || other.of.type.t === 'int' || other.type.t !== 'union')
    return undefined;
  const offset = other.type.parts.findIndex((part) => part.p === 'type' && sameType(part.type, other.of.type));
  if (offset < 0 || other.type.parts.slice(0, offset).some((part) => part.p !== 'none')) return undefined;
  const n = full(other.of.type).length;
  const at = (i: number) =>
    Number(i) + 1 < index.takenWords
      ? `(S[${index.taken + i}] >>> ${offset} | S[${index.taken + i + 1}] << ${32 - offset})`
      : `(S[${index.taken + i}] >>> ${offset})`;
  if (offset === 0) return memory('S', `${index.taken}`, n);
  return n > UNROLLED || s.unit.plan.indexes.size === 0 ? undefined : { n, at: (i) => inTurn(n, i, at) };
}

/**
 * `some y in Y where P(x, y) and Q(y)`: for each `y` that passes Q the members `x` that go with it. Worth it where that is
 * less than to look through Y for each member.
 */
function united(s: Scope, e: Quantified, v: Members): Val | undefined {
  const binder = e.binders[0];
  if ((e.quant !== 'some' && e.quant !== 'no') || binder?.over.type.t !== 'set' || e.binders.length > 1)
    return undefined;
  const words = full(v.type).length;
  if (mentions(s, binder.over, v.local) || sizeOf(elementOf(binder.over.type)) * words > sizeOf(v.type))
    return undefined;
  const tests = [...conjuncts(e.where), ...conjuncts(e.body)];
  if (tests.some(binding)) return undefined;
  const [own, free] = [
    tests.filter((test) => mentions(s, test, v.local)),
    tests.filter((test) => !mentions(s, test, v.local)),
  ];
  const out = temp(s, words);
  let fine = false;
  s.lower.loop(s, binder.local, binder.over, conjunction(free), () => {
    const found = own.length === 0 ? undefined : vectorOf(s, conjunction(own) as Expr, v);
    fine = found !== undefined;
    if (found !== undefined)
      for (let i = 0; i < words; i += 1) s.w.line(`${out.put(i, `${out.at(i)} | ${found.at(i)}`)};`);
  });
  if (!fine) return undefined;
  s.w.note((e as Expr).span, { is: 'by-union' });
  return e.quant === 'no' ? invert(out) : out;
}

/** The members among which those are for which a test holds: there is no need to look at others, even if it binds. */
export function among(s: Scope, test: Expr, v: Members): Val | undefined {
  if (test.e !== 'is' || test.of.e !== 'field' || !isLocal(test.of.of, v.local)) return undefined;
  const index = s.unit.plan.indexes.get(test.of.field);
  const group = s.unit.plan.groups.get(test.of.field);
  const codes = index === undefined && group === undefined ? [] : codesOf(s, test);
  const rows = group && rowsOf(group, new Set(codes));
  if (rows !== undefined) {
    noteGroups(s, test, test.of.field, group as Group);
    return rows;
  }
  if (index === undefined || codes.length === 0 || codes.length > MOST_ROWS) return undefined;
  noteIndex(s, test, test.of.field);
  for (const code of codes) noteRow(s.unit, test.of.field, `${code}`);
  const at = (i: number | string) =>
    `(${codes.map((code) => `S[${plus(`${index.at + code * index.words}`, i)}]`).join(' | ')})`;
  return { n: index.words, at };
}

/** More sets than this are not put together: the members themselves would be as many. */
export const MOST_ROWS = 12;
