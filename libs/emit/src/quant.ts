import type { Expr, Quantified, Type } from '@sandtable/model';
import { checked } from './arith.ts';
import { convertCode } from './convert.ts';
import { flattened } from './flattened.ts';
import { narrowed } from './loop.ts';
import { nestLoops } from './nest.ts';
import { sizeOfSet } from './sets.ts';
import { listOf } from './sparse.ts';
import { tallied } from './tally.ts';
import { conjuncts, nested } from './tree.ts';
import { elementOf } from './types.ts';
import { fault, lowest, one, type Scope, settle, temp, type Val } from './unit.ts';

const loops = new Set(['some', 'no', 'all']);
export const isTest = (e: Quantified): boolean => loops.has(e.quant);

/** Nested loops over the binders; `where` stands in the innermost. `leave` ends all of them. */
function nest(s: Scope, e: Quantified, body: (leave: string) => void): void {
  const label = s.unit.name('Q');
  s.w.block(`${label}:`, () => nestLoops(s, e.binders, e.where, () => body(`break ${label};`)));
}

/** The members that pass, if that is a set without a loop; with bits past the size cut off. */
export function plain(s: Scope, e: Quantified, extra: readonly Expr[] = []): Val | undefined {
  const binder = e.binders[0];
  if (binder === undefined || e.binders.length > 1 || binder.over.type.t === 'list') return undefined;
  let found: Val | undefined;
  const lines = s.w.capture(() => {
    const flat = flattened(s, binder.local, binder.over, [...conjuncts(e.where), ...extra]);
    if (flat.over.e === 'stretch' || flat.over.e === 'filter') return;
    const { narrow, rest } = narrowed(
      s,
      { local: binder.local, type: elementOf(binder.over.type), unions: e.quant === 'count', closed: true },
      flat.tests,
    );
    if (rest.length > 0) return;
    const over = s.lower.words(s, flat.over);
    const sets = [over, ...narrow];
    if (sets.some((set) => listOf(s, set) !== undefined)) return;
    s.w.note((e as Expr).span, { is: 'no-loop', sets: narrow.length });
    found = {
      n: over.n,
      at: (i) => (narrow.length === 0 ? over.at(i) : `(${sets.map((set) => set.at(i)).join(' & ')})`),
    };
  });
  if (found !== undefined) s.w.lines(lines);
  return found;
}

const not = (of: Expr): Expr => ({ e: 'not', of, type: of.type, span: of.span });

/** `some`, `no` and `all` as a condition. */
export function test(s: Scope, quant: Quantified): string {
  const e = nested(quant);
  const wanted = e.quant === 'some';
  const body = e.body === undefined || e.quant !== 'all' ? e.body : not(e.body);
  const set = plain(s, e, body === undefined ? [] : [body]);
  if (set !== undefined)
    return `((${Array.from({ length: set.n }, (_, i) => set.at(i)).join(' | ')}) ${wanted ? '!==' : '==='} 0)`;
  const found = s.unit.name('q');
  s.w.line(`let ${found} = ${!wanted};`);
  nest(s, e, (leave) => {
    const stop = () => s.w.line(`${found} = ${wanted}; ${leave}`);
    if (body === undefined) return stop();
    const holds = s.lower.cond(s, body);
    s.w.block(`if (${holds})`, stop);
  });
  return found;
}

export function measure(s: Scope, e: Quantified): string {
  switch (e.quant) {
    case 'count':
      return count(s, e);
    case 'sum':
      return sum(s, e);
    case 'min':
    case 'max':
      return extreme(s, e);
    case 'only':
      return onlyOne(s, e);
    case 'best':
      return best(s, e);
    default:
      return first(s, e);
  }
}

function count(s: Scope, e: Quantified): string {
  const set = plain(s, e);
  if (set !== undefined) return sizeOfSet(set);
  const each = (): string => {
    const n = temp(s, 1);
    nest(s, e, () => s.w.line(`${n.put(0, `${n.at(0)} + 1`)};`));
    return n.at(0);
  };
  return tallied(s, e, each) ?? each();
}

function sum(s: Scope, e: Quantified): string {
  const n = temp(s, 1);
  nest(s, e, () => s.w.line(`${n.put(0, `${n.at(0)} + ${e.body === undefined ? '0' : s.lower.scalar(s, e.body)}`)};`));
  return checked(s, e as Expr, n.at(0));
}

/** Results that may be missing are optional: 0 is none. */
const result = (s: Scope, code: string, from: Type, e: Quantified): string =>
  convertCode(s, code, from, (e as Expr).type);

function extreme(s: Scope, e: Quantified): string {
  const [r, seen, x] = [temp(s, 1), temp(s, 1), temp(s, 1)];
  const body = e.body;
  if (body === undefined) return '0';
  nest(s, e, () => {
    s.w.line(`${x.put(0, s.lower.scalar(s, body))};`);
    s.w.line(
      `if (${seen.at(0)} === 0 || ${x.at(0)} ${e.quant === 'min' ? '<' : '>'} ${r.at(0)}) ${r.put(0, x.at(0))};`,
    );
    s.w.line(`${seen.put(0, '1')};`);
  });
  return optionally(s, seen, r.at(0), body.type, e);
}

function optionally(s: Scope, seen: Val, code: string, from: Type, e: Quantified): string {
  return (e as Expr).type.t === 'union' ? `(${seen.at(0)} === 0 ? 0 : ${result(s, code, from, e)})` : code;
}

function first(s: Scope, e: Quantified): string {
  const binder = e.binders[0];
  if (binder === undefined) return '0';
  const element = elementOf(binder.over.type);
  const set = plain(s, e);
  if (set?.n === 1) return lowestOf(s, set, element, e);
  const [r, seen] = [temp(s, 1), temp(s, 1)];
  nest(s, e, (leave) => s.w.line(`${r.put(0, s.cell(binder.local).at(0))}; ${seen.put(0, '1')}; ${leave}`));
  return optionally(s, seen, r.at(0), element, e);
}

function lowestOf(s: Scope, set: Val, element: Type, e: Quantified): string {
  const w = settle(s, set).at(0);
  const low = lowest(element);
  const code = `(31 - Math.clz32(${w} & -${w})${low === 0 ? '' : ` + ${low}`})`;
  return (e as Expr).type.t === 'union' ? `(${w} === 0 ? 0 : ${result(s, code, element, e)})` : code;
}

function onlyOne(s: Scope, e: Quantified): string {
  const binder = e.binders[0];
  if (binder === undefined) return '0';
  const [r, n] = [temp(s, 1), temp(s, 1)];
  nest(s, e, () => s.w.line(`${r.put(0, s.cell(binder.local).at(0))}; ${n.put(0, `${n.at(0)} + 1`)};`));
  s.w.line(`if (${n.at(0)} !== 1) ${fault(s, 3, (e as Expr).span)};`);
  return result(s, r.at(0), elementOf(binder.over.type), e);
}

/** Criteria in order; a later member must be strictly better. */
function best(s: Scope, e: Quantified): string {
  const binder = e.binders[0];
  if (binder === undefined) return '0';
  const [r, seen] = [temp(s, 1), temp(s, 1)];
  const tops = e.prefer.map(() => temp(s, 1));
  nest(s, e, () => {
    const keys = e.prefer.map((p) => settle(s, one(s.lower.scalar(s, p.by))).at(0));
    const better = keys.reduceRight((rest, key, i) => {
      const top = tops[i]?.at(0);
      return `(${key} ${e.prefer[i]?.most ? '>' : '<'} ${top} || (${key} === ${top} && ${rest}))`;
    }, 'false');
    s.w.block(`if (${seen.at(0)} === 0 || ${better})`, () => {
      s.w.line(`${r.put(0, s.cell(binder.local).at(0))}; ${seen.put(0, '1')};`);
      tops.forEach((top, i) => s.w.line(`${top.put(0, keys[i] ?? '0')};`));
    });
  });
  return optionally(s, seen, r.at(0), elementOf(binder.over.type), e);
}

/** Whether a large set is empty, without putting it together. */
export function nothingIn(s: Scope, set: Expr): string {
  const found = s.unit.name('q');
  const label = s.unit.name('Q');
  s.w.line(`let ${found} = true;`);
  s.w.block(`${label}:`, () =>
    s.lower.loop(s, s.extra(elementOf(set.type)), set, undefined, () => s.w.line(`${found} = false; break ${label};`)),
  );
  return found;
}
