import { type Expr, sizeOf, type Type } from '@sandtable/model';
import { elementOf } from './sets.ts';
import { type Cell, lowest, place, type Scope, settle, UNROLLED, type Val } from './unit.ts';
import { vector } from './vector.ts';

const conjuncts = (e: Expr | undefined): readonly Expr[] =>
  e === undefined ? [] : e.e === 'logic' && e.op === 'and' ? [...conjuncts(e.left), ...conjuncts(e.right)] : [e];

/** Runs `body` for each member of `over` that passes `where`, ascending. Conditions that are sets themselves narrow the set. */
export function loop(s: Scope, local: number, over: Expr, where: Expr | undefined, body: () => void): void {
  if (over.e === 'filter')
    return loop(s, over.binder.local, over.binder.over, over.where, () =>
      alias(s, local, over.binder.local, where, body),
    );
  const { narrow, rest } = narrowed(s, local, elementOf(over.type), where);
  const inner = () => guarded(s, rest, body);
  if (narrow.length === 0 && over.e === 'every') return counting(s, local, over.type, inner);
  if (narrow.length === 0 && over.e === 'stretch') return between(s, local, over, inner);
  overBits(s, s.cell(local), elementOf(over.type), domain(s, over, narrow), inner);
}

function domain(s: Scope, over: Expr, narrow: readonly Val[]): Val {
  const parts = over.e === 'every' && narrow.length > 0 ? narrow : [s.lower.words(s, over), ...narrow];
  const first = parts[0];
  if (first === undefined || parts.length === 1) return first ?? s.lower.words(s, over);
  return { n: first.n, at: (i) => `(${parts.map((part) => part.at(i)).join(' & ')})` };
}

/** Conditions from the left that are sets already; the first that is not ends it, since it may guard the next. */
export function narrowed(
  s: Scope,
  local: number,
  type: Type,
  where: Expr | undefined,
): { narrow: readonly Val[]; rest: readonly Expr[] } {
  const list = conjuncts(where);
  const narrow: Val[] = [];
  for (const [i, test] of list.entries()) {
    const set = vector(s, test, local, type);
    if (set === undefined) return { narrow, rest: list.slice(i) };
    narrow.push(set);
  }
  return { narrow, rest: [] };
}

function alias(s: Scope, local: number, from: number, where: Expr | undefined, body: () => void): void {
  s.w.line(`${s.cell(local).put(0, s.cell(from).at(0))};`);
  guarded(s, conjuncts(where), body);
}

function guarded(s: Scope, tests: readonly Expr[], body: () => void): void {
  const test = tests[0];
  if (test === undefined) return body();
  const code = s.lower.cond(s, test);
  s.w.block(`if (${code})`, () => guarded(s, tests.slice(1), body));
}

function counting(s: Scope, local: number, type: Type, body: () => void): void {
  const element = elementOf(type);
  const x = s.cell(local);
  const low = lowest(element);
  const high = low + sizeOf(element) - 1;
  s.w.block(`for (${x.put(0, `${low}`)}; ${x.at(0)} <= ${high}; ${x.put(0, `${x.at(0)} + 1`)})`, body);
}

function between(s: Scope, local: number, over: Extract<Expr, { e: 'stretch' }>, body: () => void): void {
  const x = s.cell(local);
  const end = s.unit.name('e');
  const low = s.lower.scalar(s, over.low);
  s.w.line(`const ${end} = ${s.lower.scalar(s, over.high)};`);
  s.w.block(`for (${x.put(0, low)}; ${x.at(0)} <= ${end}; ${x.put(0, `${x.at(0)} + 1`)})`, () => {
    s.w.line(`if (--budget < 0) fault(1, ${place(s, over.span)});`);
    body();
  });
}

/** The set is read word by word; nothing in `body` may change what it is made of. */
export function overBits(s: Scope, x: Cell, type: Type, set: Val, body: () => void): void {
  const w = s.unit.name('w');
  const low = lowest(type);
  const bit = (base: string) => `${base}31 - Math.clz32(${w} & -${w})${low === 0 ? '' : ` + ${low}`}`;
  const each = (source: string, base: string) =>
    s.w.block(`for (let ${w} = ${source}; ${w} !== 0; ${w} &= ${w} - 1)`, () => {
      s.w.line(`${x.put(0, bit(base))};`);
      body();
    });
  if (set.n === 1) return each(set.at(0), '');
  const k = s.unit.name('k');
  const list = set.n > UNROLLED || set.mem !== undefined ? set : settle(s, set);
  s.w.block(`for (let ${k} = 0; ${k} < ${set.n}; ++${k})`, () => each(wordAt(list, k), `(${k} << 5) + `));
}

function wordAt(set: Val, k: string): string {
  if (set.mem !== undefined) return `${set.mem.array}[${set.mem.base} + ${k}]`;
  if (set.n > UNROLLED) return set.at(k);
  return Array.from({ length: set.n }, (_, i) => i).reduceRight(
    (rest, i) => (i === set.n - 1 ? set.at(i) : `${k} === ${i} ? ${set.at(i)} : ${rest}`),
    '',
  );
}
