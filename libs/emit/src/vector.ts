import { type Expr, type Field, sameType, type Type } from '@sandtable/model';
import { constant, elementOf, full, masksOf } from './sets.ts';
import { atom, memory, plus, type Scope, UNROLLED, type Val, wordsOf } from './unit.ts';

/** Whether a local occurs anywhere in an expression. */
function mentions(e: unknown, local: number): boolean {
  if (Array.isArray(e)) return e.some((each) => mentions(each, local));
  if (typeof e !== 'object' || e === null) return false;
  const node = e as Record<string, unknown>;
  if (node['e'] === 'local' && node['local'] === local) return true;
  return Object.entries(node).some(([key, value]) => key !== 'type' && key !== 'span' && mentions(value, local));
}

const isLocal = (e: Expr, local: number): boolean => e.e === 'local' && e.local === local;

/**
 * The set of all values of a local for which a condition holds, if that can be had without a loop; bits past the size
 * of the type are arbitrary. This is what keeps rules from scanning: it reads inverse indexes and constant masks.
 */
export function vector(s: Scope, e: Expr, x: number, type: Type): Val | undefined {
  switch (e.e) {
    case 'logic':
      return both(vector(s, e.left, x, type), e.op === 'and' ? '&' : '|', () => vector(s, e.right, x, type));
    case 'not':
      return invert(vector(s, e.of, x, type));
    case 'member':
      return isLocal(e.item, x) && sameType(elementOf(e.set.type), type) && !mentions(e.set, x)
        ? s.lower.words(s, e.set)
        : undefined;
    case 'field':
      return isLocal(e.of, x) ? boolField(s, e.field) : undefined;
    case 'compare':
      return compared(s, e, x, type);
    case 'quant':
      return quantified(s, e, x);
    case 'is':
      return e.of.e === 'field' && isLocal(e.of.of, x) ? tested(s, e.of.field, e.pattern) : undefined;
    default:
      return undefined;
  }
}

function both(a: Val | undefined, op: string, right: () => Val | undefined): Val | undefined {
  const b = a === undefined ? undefined : right();
  return a === undefined || b === undefined ? undefined : { n: a.n, at: (i) => `(${a.at(i)} ${op} ${b.at(i)})` };
}

const invert = (a: Val | undefined): Val | undefined =>
  a === undefined ? undefined : { n: a.n, at: (i) => `~${a.at(i)}` };

function boolField(s: Scope, field: number): Val | undefined {
  const f = s.unit.model.fields[field];
  if (f?.type.t !== 'bool') return undefined;
  const stored = s.unit.plan.fields[field];
  const words = Math.max(1, Math.ceil(f.values.length / 32));
  if (stored !== undefined) return memory('S', `${stored.at}`, words);
  return constant(
    s,
    masksOf(
      having(f, (v) => v === 1),
      words,
    ),
  );
}

const having = (f: Field, test: (code: number) => boolean): number[] =>
  f.values.flatMap((value, o) => (test(Number(value)) ? [o] : []));

type Compare = Extract<Expr, { e: 'compare' }>;

function compared(s: Scope, e: Compare, x: number, type: Type): Val | undefined {
  if (mentions(e.right, x))
    return mentions(e.left, x)
      ? undefined
      : compared(s, { ...e, op: mirrored[e.op], left: e.right, right: e.left }, x, type);
  if (e.left.e === 'field' && isLocal(e.left.of, x)) return fieldIs(s, e.left.field, e);
  if (!isLocal(e.left, x) || type.t === 'int' || (e.op !== '==' && e.op !== '!=')) return undefined;
  if (!sameType(e.left.type, type)) return undefined;
  return signed(e.op, single(s, e.right, full(type).length));
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
  if (!f.state) return constantIs(s, f, e);
  const index = s.unit.plan.indexes.get(field);
  if (index === undefined || (e.op !== '==' && e.op !== '!=')) return undefined;
  const code = atom(s, s.lower.scalar(s, e.right));
  return signed(e.op, memory('S', row(`${index.at}`, code, index.words), index.words));
}

const row = (base: string, code: string, words: number): string =>
  plus(base, /^\d+$/.test(code) ? Number(code) * words : words === 1 ? code : `${code} * ${words}`);

const tests: Record<Compare['op'], (a: number, b: number) => boolean> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** A row of members per value on the other side. */
function constantIs(s: Scope, f: Field, e: Compare): Val | undefined {
  const words = Math.max(1, Math.ceil(f.values.length / 32));
  const right = e.right;
  if (right.e === 'value')
    return constant(
      s,
      masksOf(
        having(f, (v) => tests[e.op](v, Number(right.value))),
        words,
      ),
    );
  if (f.type.t === 'int' || (e.op !== '==' && e.op !== '!=')) return undefined;
  const count = Math.max(...f.values.map(Number)) + 1;
  if (rangeOf(right.type) > 4096 / words) return undefined;
  const rows = Array.from({ length: Math.max(count, rangeOf(right.type)) }, (_, code) =>
    masksOf(
      having(f, (v) => v === code),
      words,
    ),
  ).flat();
  return signed(e.op, memory(s.unit.table(rows), row('0', atom(s, s.lower.scalar(s, right)), words), words));
}

const rangeOf = (type: Type): number =>
  type.t === 'kind'
    ? type.size
    : type.t === 'bool'
      ? 2
      : type.t === 'union'
        ? type.parts.reduce((n, p) => n + (p.p === 'none' ? 1 : p.p === 'type' ? rangeOf(p.type) : 9999), 0)
        : 9999;

/** `some a in K where a.at == x`: the values that some member has are kept beside the index. */
function quantified(s: Scope, e: Extract<Expr, { e: 'quant' }>, x: number): Val | undefined {
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
  const taken = takenBy(s, other, x, index);
  return e.quant === 'no' ? invert(taken) : taken;
}

/** The other side is `x` itself, or `x` as part of a union with `none`, which shifts the bits by one. */
function takenBy(s: Scope, other: Expr, x: number, index: { taken: number; takenWords: number }): Val | undefined {
  if (isLocal(other, x)) return memory('S', `${index.taken}`, index.takenWords);
  if (other.e !== 'convert' || !isLocal(other.of, x) || other.of.type.t === 'int' || other.type.t !== 'union')
    return undefined;
  const offset = other.type.parts.findIndex((part) => part.p === 'type' && sameType(part.type, other.of.type));
  if (offset < 0 || other.type.parts.slice(0, offset).some((part) => part.p !== 'none')) return undefined;
  const n = full(other.of.type).length;
  const at = (i: number) =>
    Number(i) + 1 < index.takenWords
      ? `(S[${index.taken + i}] >>> ${offset} | S[${index.taken + i + 1}] << ${32 - offset})`
      : `(S[${index.taken + i}] >>> ${offset})`;
  if (offset === 0) return memory('S', `${index.taken}`, n);
  return n > UNROLLED || s.unit.plan.indexes.size === 0 ? undefined : { n, at: (i) => at(Number(i)) };
}

function tested(s: Scope, field: number, pattern: Extract<Expr, { e: 'is' }>['pattern']): Val | undefined {
  const f = s.unit.model.fields[field];
  if (f === undefined || pattern.p !== 'codes' || pattern.bind !== undefined || f.type.t === 'set') return undefined;
  const fits = (code: number) => pattern.stretches.some((each) => code >= each.low && code <= each.high);
  if (!f.state) return constant(s, masksOf(having(f, fits), Math.max(1, Math.ceil(f.values.length / 32))));
  const index = s.unit.plan.indexes.get(field);
  const codes = Array.from({ length: 128 }, (_, code) => code).filter(fits);
  if (index === undefined || codes.length === 0 || codes.length > 4) return undefined;
  const at = (i: number | string) =>
    `(${codes.map((code) => `S[${plus(`${index.at + code * index.words}`, i)}]`).join(' | ')})`;
  return { n: index.words, at };
}
