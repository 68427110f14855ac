import { type Expr, partOffsets, sizeOf, type Type } from '@sandtable/model';
import { arith, negate } from './arith.ts';
import { call } from './call.ts';
import { checkCode, convertCode } from './convert.ts';
import { filter } from './filter.ts';
import { loop } from './loop.ts';
import { arms, bind, match } from './pattern.ts';
import { isTest, measure, test } from './quant.ts';
import {
  collect,
  combine,
  constant,
  convertWords,
  elementOf,
  full,
  has,
  isEmpty,
  masksOf,
  member,
  ordinalsOf,
  setItems,
  sizeOfSet,
  stretch,
} from './sets.ts';
import { body } from './stmt.ts';
import { field, setting, stateAt } from './store.ts';
import {
  all,
  assign,
  atom,
  type Cell,
  fault,
  type Lower,
  lowest,
  memory,
  one,
  type Scope,
  temp,
  type Val,
  wordsOf,
} from './unit.ts';

/** The code of a value of one word. */
function scalar(s: Scope, e: Expr): string {
  if (e.type.t === 'bool' && tests.has(e.e)) return `(${cond(s, e)} ? 1 : 0)`;
  switch (e.e) {
    case 'value':
      return valueCode(s, e);
    case 'convert':
      return e.type.t === 'set' ? words(s, e).at(0) : convertCode(s, scalar(s, e.of), e.of.type, e.type);
    case 'check':
      return e.type.t === 'set' ? words(s, e).at(0) : checkCode(s, scalar(s, e.of), e.of.type, e.type, e.span);
    case 'negate':
      return negate(s, e);
    case 'arith':
      return arith(s, e);
    case 'quant':
      return isTest(e) ? `(${test(s, e)} ? 1 : 0)` : measure(s, e);
    case 'size':
      return sizeOfSet(words(s, e.of));
    case 'otherwise':
      return otherwise(s, e);
    case 'tag':
      return tag(s, e);
    case 'join':
      return joinField(s, e);
    case 'distance':
      return distance(s, e);
    case 'seat':
      return seat(s, e.role);
    default:
      return words(s, e).at(0);
  }
}

const tests = new Set(['compare', 'logic', 'not', 'member', 'is', 'empty', 'joined', 'seated']);

/** A condition: something to stand in `if`. */
function cond(s: Scope, e: Expr): string {
  switch (e.e) {
    case 'value':
      return Number(e.value) === 0 ? 'false' : 'true';
    case 'compare':
      return compare(s, e);
    case 'logic':
      return logic(s, e);
    case 'not':
      return `!${cond(s, e.of)}`;
    case 'member':
      return member(s, e.item, e.set);
    case 'is':
      return is(s, e);
    case 'empty':
      return `(${isEmpty(words(s, e.of))})`;
    case 'joined':
      return has(
        s,
        partners(s, e.relation, e.left),
        s.unit.model.relations[e.relation]?.right ?? e.right.type,
        atom(s, scalar(s, e.right)),
      );
    case 'seated':
      return `(${seat(s, e.role)} !== -1)`;
    case 'quant':
      return isTest(e) ? test(s, e) : `(${measure(s, e)} !== 0)`;
    default:
      return `(${scalar(s, e)} !== 0)`;
  }
}

/** Any value as words; the only way for sets. */
function words(s: Scope, e: Expr): Val {
  switch (e.e) {
    case 'value':
      return e.type.t === 'set' ? constant(s, masksOf(ordinalsOf(e.value), wordsOf(e.type))) : one(valueCode(s, e));
    case 'local':
      return s.cell(e.local);
    case 'state':
      return stateAt(s, e.state, e.args);
    case 'setting':
      return setting(s, e.setting);
    case 'field':
      return field(s, e.field, scalar(s, e.of));
    case 'call':
      return call(s, e.fn, e.args);
    case 'if':
      return branch(s, e);
    case 'match':
      return matched(s, e);
    case 'block':
      return block(s, e);
    default:
      return e.type.t === 'set' ? set(s, e) : one(scalar(s, e));
  }
}

function set(s: Scope, e: Expr): Val {
  switch (e.e) {
    case 'convert':
    case 'check':
      return convertWords(s, e);
    case 'setop':
      return combine(e.op, words(s, e.left), words(s, e.right));
    case 'set':
      return setItems(s, e);
    case 'every':
      return constant(s, full(elementOf(e.type)));
    case 'stretch':
      return stretch(s, e);
    case 'filter':
      return filter(s, e);
    case 'collect':
      return collect(s, e);
    case 'partners':
      return partners(s, e.relation, e.of);
    case 'neighbours':
      return neighbours(s, e.of);
    default:
      throw new Error(`cannot emit ${e.e} as a set`);
  }
}

function valueCode(s: Scope, e: Extract<Expr, { e: 'value' }>): string {
  return typeof e.value === 'string' ? `${s.unit.infos.text(e.value)}` : `${Number(e.value)}`;
}

const operators = { '==': '===', '!=': '!==', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

function compare(s: Scope, e: Extract<Expr, { e: 'compare' }>): string {
  if (e.left.type.t !== 'set') {
    const left = scalar(s, e.left);
    return `(${left} ${operators[e.op]} ${scalar(s, e.right)})`;
  }
  const [a, b] = [words(s, e.left), words(s, e.right)];
  return all(a.n, (i) => `${a.at(i)} ${operators[e.op]} ${b.at(i)}`, e.op === '!=' ? ' || ' : ' && ');
}

/** The right side may need statements of its own, which must not run where the left side decides. */
function logic(s: Scope, e: Extract<Expr, { e: 'logic' }>): string {
  const left = cond(s, e.left);
  let right = '';
  const lines = s.w.capture(() => {
    right = cond(s, e.right);
  });
  if (lines.length === 0) return `(${left} ${e.op === 'and' ? '&&' : '||'} ${right})`;
  const name = s.unit.name('b');
  s.w.line(`let ${name} = ${left};`);
  s.w.block(`if (${e.op === 'and' ? '' : '!'}${name})`, () => {
    s.w.lines(lines);
    s.w.line(`${name} = ${right};`);
  });
  return name;
}

function is(s: Scope, e: Extract<Expr, { e: 'is' }>): string {
  const found = match(e.pattern, atom(s, scalar(s, e.of)), e.of.type);
  if (found.binds.length === 0) return found.test;
  const name = s.unit.name('b');
  s.w.line(`const ${name} = ${found.test};`);
  s.w.block(`if (${name})`, () => bind(s, found));
  return name;
}

function choice(s: Scope, type: Type, fill: (out: Cell) => void): Val {
  const out = temp(s, wordsOf(type));
  fill(out);
  return out;
}

function branch(s: Scope, e: Extract<Expr, { e: 'if' }>): Val {
  const test = cond(s, e.test);
  if (wordsOf(e.type) === 1) {
    const short = ternary(s, test, e);
    if (short !== undefined) return one(short);
  }
  return choice(s, e.type, (out) => {
    s.w.block(`if (${test})`, () => assign(s, out, words(s, e.then)));
    s.w.block('else', () => assign(s, out, words(s, e.else)));
  });
}

function ternary(s: Scope, test: string, e: Extract<Expr, { e: 'if' }>): string | undefined {
  let code = '';
  const lines = s.w.capture(() => {
    code = `(${test} ? ${scalar(s, e.then)} : ${scalar(s, e.else)})`;
  });
  return lines.length === 0 ? code : undefined;
}

function matched(s: Scope, e: Extract<Expr, { e: 'match' }>): Val {
  const out = (to: Cell) =>
    arms(
      s,
      e.subject,
      e.arms,
      (arm) => assign(s, to, words(s, arm.body)),
      () => s.w.line(`${fault(s, 7, e.span)};`),
    );
  return choice(s, e.type, out);
}

/** A block inside of an expression leaves through a label. */
function block(s: Scope, e: Extract<Expr, { e: 'block' }>): Val {
  const label = s.unit.name('B');
  return choice(s, e.type, (out) => {
    s.w.block(`${label}:`, () =>
      body(s, e.body, {
        returns: (value) => value !== undefined && assign(s, out, words(s, value)),
        leave: `break ${label};`,
      }),
    );
  });
}

function otherwise(s: Scope, e: Extract<Expr, { e: 'otherwise' }>): string {
  const x = atom(s, scalar(s, e.of));
  const some = convertCode(s, x, e.of.type, e.type);
  let or = '';
  const lines = s.w.capture(() => {
    or = scalar(s, e.or);
  });
  if (lines.length === 0) return `(${x} !== 0 ? ${some} : ${or})`;
  const out = temp(s, 1);
  s.w.block(`if (${x} !== 0)`, () => s.w.line(`${out.put(0, some)};`));
  s.w.block('else', () => {
    s.w.lines(lines);
    s.w.line(`${out.put(0, or)};`);
  });
  return out.at(0);
}

function tag(s: Scope, e: Extract<Expr, { e: 'tag' }>): string {
  if (e.type.t !== 'union') return '0';
  const part = e.type.parts[e.part];
  const payload = part?.p === 'tag' ? part.payload : [];
  const offset = `${partOffsets(e.type)[e.part] ?? 0}`;
  if (payload.length === 0) return offset;
  const radix = (sum: string, arg: Expr, i: number) => {
    const type = payload[i]?.type ?? arg.type;
    const own = lowest(type) === 0 ? scalar(s, arg) : `${scalar(s, arg)} - ${lowest(type)}`;
    return sum === '' ? own : `(${sum}) * ${sizeOf(type)} + ${own}`;
  };
  return `(${offset} + ${e.args.reduce(radix, '')})`;
}

function rows(s: Scope, lists: readonly (readonly number[])[], n: number, of: Expr): Val {
  const x = scalar(s, of);
  const low = lowest(of.type);
  const o = low === 0 ? x : `(${x} - ${low})`;
  return memory(
    s.unit.table(lists.flatMap((list) => masksOf(list, n))),
    n === 1 ? atom(s, o) : atom(s, `${o} * ${n}`),
    n,
  );
}

function partners(s: Scope, index: number, of: Expr): Val {
  const relation = s.unit.model.relations[index];
  if (relation === undefined) return one('0');
  const lists = Array.from({ length: sizeOf(relation.left) }, (): number[] => []);
  for (const join of relation.joins) {
    lists[join.left]?.push(join.right);
    if (!relation.directed) lists[join.right]?.push(join.left);
  }
  return rows(s, lists, Math.ceil(sizeOf(relation.right) / 32), of);
}

function neighbours(s: Scope, of: Expr): Val {
  const kind = of.type.t === 'kind' ? s.unit.model.kinds[of.type.kind] : undefined;
  return rows(s, kind?.grid?.neighbours ?? [], Math.ceil((kind?.members.length ?? 1) / 32), of);
}

function distance(s: Scope, e: Extract<Expr, { e: 'distance' }>): string {
  const kind = e.left.type.t === 'kind' ? s.unit.model.kinds[e.left.type.kind] : undefined;
  const table = s.unit.table(kind?.grid?.distance ?? []);
  return `${table}[${scalar(s, e.left)} * ${kind?.members.length ?? 0} + ${scalar(s, e.right)}]`;
}

/** Fields of pairs: a dense table, with the default for pairs that are not joined. */
function joinField(s: Scope, e: Extract<Expr, { e: 'join' }>): string {
  const relation = s.unit.model.relations[e.relation];
  if (relation === undefined) return '0';
  const width = sizeOf(relation.right);
  const values = Array.from({ length: sizeOf(relation.left) * width }, () =>
    Number(relation.fields[e.field]?.initial ?? 0),
  );
  for (const join of relation.joins) {
    const value = Number(join.values[e.field] ?? 0);
    values[join.left * width + join.right] = value;
    if (!relation.directed) values[join.right * width + join.left] = value;
  }
  const base = lowest(relation.left) * width + lowest(relation.right);
  return `${s.unit.table(values)}[${scalar(s, e.left)} * ${width} + ${scalar(s, e.right)}${base === 0 ? '' : ` - ${base}`}]`;
}

function seat(s: Scope, role: Expr): string {
  return `${seatTable(s)}[S[4] * ${roles(s)} + ${scalar(s, role)}]`;
}

const roles = (s: Scope): number => s.unit.model.kinds[s.unit.model.seats.kind]?.members.length ?? 0;

export function seatTable(s: Scope): string {
  const count = roles(s);
  const row = (seats: readonly { roles: readonly number[] }[]) =>
    Array.from({ length: count }, (_, role) => seats.findIndex((each) => each.roles.includes(role)));
  return s.unit.table(s.unit.model.seats.layouts.flatMap((layout) => row(layout.seats)));
}

export const lower: Lower = { scalar, cond, words, loop };
