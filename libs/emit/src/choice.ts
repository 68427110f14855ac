import { answerType, bool, type Expr, type Guard, type Picked, setOf, type Type } from '@sandtable/model';
import { type AskedAt, asks, type Define } from './asks.ts';
import { head, ordinal, out, random } from './code.ts';
import { drawFreely, isFree } from './draw-freely.ts';
import { countOrders, orderPossible, sampleOrders, sequence } from './order.ts';
import type { Planned } from './plan-notes.ts';
import { member } from './sets.ts';
import { assign, inMemory, lowest, memory, type Scope, wordsOf } from './unit.ts';
import {
  isSimple,
  isWeighed,
  isWishedOrder,
  keepsCandidates,
  nothing,
  satisfiable,
  verdict,
  wishesOf,
} from './weighed.ts';

/** The members of a set that pass all guards, as an expression. */
export function allowed(from: Expr, element: Type, local: number, guards: readonly Guard[]): Expr {
  const tests = guards.map((guard) => guard.test);
  const where = tests.reduce<Expr | undefined>(
    (left, right) =>
      left === undefined ? right : { e: 'logic', op: 'and', left, right, type: bool, span: right.span },
    undefined,
  );
  return where === undefined
    ? from
    : { e: 'filter', binder: { local, over: from }, where, type: setOf(element), span: from.span };
}

/** What is evaluated before any guard: all members, or those of them that are offered. */
export function lookedAt({ from, offered }: Picked): Expr {
  if (offered === undefined || from.e === 'every') return offered ?? from;
  return { e: 'setop', op: '&', left: from, right: offered, type: from.type, span: from.span };
}

export function picked(define: Define, choice: Picked, i: number, at: AskedAt): void {
  const n = wordsOf(setOf(choice.element));
  candidates(define, choice, i, n);
  offered(define, choice, i, n);
  asks(define, choice, i, at, (s) => {
    s.w.note(choice.at.span, {
      is: 'question',
      path: choice.path,
      count: countOf(choice),
      checked: choice.form !== 'optional',
    });
    const no = nothing(s, choice);
    if (choice.form === 'order') orderPossible(s, choice, i, n);
    else if (choice.such.length > 0) answerable(s, choice, i, n);
    else if (choice.form === 'one') s.w.line(`if ((found = c${i}(O)) === 0) ${no};`);
    else if (choice.form === 'some') numerous(s, choice, i);
    return keepsCandidates(choice);
  });
  if (isMany(choice)) bounds(define, choice, i);
  such(define, choice, i);
  reasons(define, choice, i);
  validate(define, choice, i, n);
  counting(define, choice, i, n);
  sampling(define, choice, i, n);
}

/** How the answers of a question are counted and drawn. */
function countOf(choice: Picked): Extract<Planned, { is: 'question' }>['count'] {
  if (isWeighed(choice)) return 'weighed';
  const whole = choice.such.length > 0 || isWishedOrder(choice);
  if (choice.form === 'order') return whole ? 'orders-tried' : 'orders';
  if (choice.form === 'some') return 'binomials';
  return whole ? 'tried' : 'bits';
}

/** Candidates alone do not show that there is an answer: it must pass the conditions of the whole as well. */
function answerable(s: Scope, choice: Picked, i: number, n: number): void {
  if (isWeighed(choice)) return weighable(s, choice, i);
  s.w.line(`c${i}(O);`);
  s.w.line(`if (${firstLegal(choice, i, n)} === 0) ${nothing(s, choice)};`);
}

function weighable(s: Scope, choice: Picked, i: number): void {
  const free = isFree(s, choice);
  if (free === undefined) return satisfiable(s, choice, i);
  s.w.note(choice.at.span, { is: 'free' });
  s.w.block(`if (${s.lower.cond(s, free)})`, () => numerous(s, choice, i));
  s.w.block('else', () => satisfiable(s, choice, i));
}

/** There are as many candidates as are asked for. */
function numerous(s: Scope, choice: Picked, i: number): void {
  s.w.line(`b${i}(O2);`);
  s.w.line(`if (O2[0] > O2[1]) ${nothing(s, choice)};`);
}

/** 1 if a single candidate, or none where that may be answered, passes the conditions of the whole; else 0. */
const firstLegal = (choice: Picked, i: number, n: number): string =>
  `singles(${n}, ${choice.form === 'one' ? 0 : 1}, ${lowest(choice.element)}, s${i}, 0)`;

function candidates(define: Define, choice: Picked, i: number, n: number): void {
  define(head(`c${i}`, [out], 'number'), choice, (s) => {
    const set = s.lower.words(s, allowed(lookedAt(choice), choice.element, choice.candidate, choice.guards));
    assign(s, memory('out', '0', n), set);
    s.w.line(`return count(out, ${n});`);
  });
}

/** What candidates are picked from, for those who ask who is excluded. */
function offered(define: Define, choice: Picked, i: number, n: number): void {
  define(head(`o${i}`, [out], 'number'), choice, (s) => {
    assign(s, memory('out', '0', n), s.lower.words(s, lookedAt(choice)));
    s.w.line(`return count(out, ${n});`);
  });
}

function bounds(define: Define, choice: Picked, i: number): void {
  define(head(`b${i}`, [out], 'void'), choice, (s) => {
    s.w.line(`const n = c${i}(O);`);
    const low = choice.low === undefined ? '0' : s.lower.scalar(s, choice.low);
    const high = choice.high === undefined ? 'n' : `Math.min(n, ${s.lower.scalar(s, choice.high)})`;
    s.w.line(`out[0] = Math.max(0, ${low}); out[1] = ${high};`);
  });
}

/** Tests the whole value that stands in `answer`; 0, or what is wrong. */
export function such(define: Define, choice: Picked, i: number): void {
  define(head(`s${i}`, [], 'number'), choice, (s) => {
    const whole = choice.such.length > 0 ? proposed(s, choice) : s;
    for (const guard of choice.such) {
      const test = s.lower.cond(whole, guard.test);
      s.w.line(`if (!${test}) return ${guard.reason === undefined ? -1 : 1 + s.unit.infos.reason(guard.reason)};`);
    }
    s.w.line('return 0;');
  });
}

/** Where the answer is read while it is tested: a large one stays where it was proposed. */
export function proposed(s: Scope, choice: Picked): Scope {
  const type = answerType(choice);
  const answer = memory('A', '0', wordsOf(type));
  if (inMemory(type)) return { ...s, cell: (local) => (local === choice.result ? answer : s.cell(local)) };
  assign(s, s.cell(choice.result), answer);
  return s;
}

function reasons(define: Define, choice: Picked, i: number): void {
  define(head(`r${i}`, [ordinal, out], 'number'), choice, (s) => {
    s.w.line('let n = 0;');
    s.w.line(`${s.cell(choice.candidate).put(0, code('ordinal', choice.element))};`);
    failing(s, choice.guards, 'n');
    s.w.line('return n;');
  });
}

export const code = (ordinal: string, type: Type): string =>
  lowest(type) === 0 ? ordinal : `${ordinal} + ${lowest(type)}`;

/** Appends the named reasons of guards that fail. */
export function failing(s: Scope, guards: readonly Guard[], n: string): void {
  for (const guard of guards) {
    const test = s.lower.cond(s, guard.test);
    if (guard.reason !== undefined)
      s.w.line(`if (!${test}) ${n} = distinct(out, ${n}, ${s.unit.infos.reason(guard.reason)});`);
  }
}

function validate(define: Define, choice: Picked, i: number, n: number): void {
  define(head(`v${i}`, [], 'number'), choice, (s) => {
    if (isMany(choice)) picks(s, choice, i, n);
    if (choice.form === 'some') several(s, n);
    else if (choice.form === 'order') sequence(s, choice);
    else single(s, choice);
    verdict(s, choice, i);
  });
}

const isMany = ({ form }: Picked): boolean => form === 'some' || form === 'order';

/** Candidates and bounds. These are clipped to what is offered; but a legal answer never has more than there are. */
function picks(s: Scope, choice: Picked, i: number, n: number): void {
  if (choice.offered === undefined) s.w.line(`b${i}(O2);`);
  else {
    const all = s.lower.words(s, allowed(choice.from, choice.element, choice.candidate, choice.guards));
    assign(s, memory('O', '0', n), all);
    const low = choice.low === undefined ? '0' : s.lower.scalar(s, choice.low);
    const high = choice.high === undefined ? `${32 * n}` : s.lower.scalar(s, choice.high);
    s.w.line(`O2[0] = ${low}; O2[1] = ${high};`);
  }
}

function several(s: Scope, n: number): void {
  s.w.line(`for (let k = 0; k < ${n}; ++k) if ((A[k] & ~O[k]) !== 0) return -1;`);
  s.w.line(`const n = count(A, ${n});`);
  s.w.line('if (n < O2[0] || n > O2[1]) return -1;');
}

function single(s: Scope, choice: Picked): void {
  const x = s.cell(choice.candidate);
  const item: Expr = { e: 'local', local: choice.candidate, type: choice.element, span: choice.at.span };
  const tests = () => {
    s.w.line(`${x.put(0, choice.form === 'one' ? 'A[0]' : code('A[0] - 1', choice.element))};`);
    const inside = member(s, item, choice.from);
    s.w.line(`if (!${inside}) return -1;`);
    guardsOf(s, choice.guards);
  };
  if (choice.form === 'one') return tests();
  s.w.block('if (A[0] !== 0)', tests);
}

/** Leaves with the first guard that fails. */
export function guardsOf(s: Scope, guards: readonly Guard[]): void {
  for (const guard of guards) {
    const test = s.lower.cond(s, guard.test);
    s.w.line(`if (!${test}) return ${guard.reason === undefined ? -1 : 1 + s.unit.infos.reason(guard.reason)};`);
  }
}

function counting(define: Define, choice: Picked, i: number, n: number): void {
  define(head(`n${i}`, [], 'number'), choice, (s) => {
    if (wishesOf(choice).length > 0 && choice.form !== 'order') return s.w.line(`return W${i}.count(S);`);
    if (choice.form === 'order') return countOrders(s, choice, i, n);
    if (choice.form === 'some') {
      s.w.line(`b${i}(O2);`);
      return s.w.line(
        choice.such.length === 0
          ? `return binomials(count(O, ${n}), O2[0], O2[1]);`
          : `return subsets(${n}, O2[0], O2[1], s${i}, -1);`,
      );
    }
    s.w.line(`const n = c${i}(O);`);
    if (choice.such.length === 0) return s.w.line(`return n${choice.form === 'one' ? '' : ' + 1'};`);
    s.w.line(`return singles(${n}, ${choice.form === 'one' ? 0 : 1}, ${lowest(choice.element)}, s${i}, -1);`);
  });
}

function sampling(define: Define, choice: Picked, i: number, n: number): void {
  define(head(`d${i}`, [random], 'void'), choice, (s) => {
    if (isWeighed(choice)) return sampleWeighed(s, choice, i, n);
    if (choice.form === 'some') return sampleSome(s, i, n);
    if (choice.form === 'order') return sampleOrders(s, choice, i, n);
    const optional = choice.form === 'one' ? 0 : 1;
    const low = lowest(choice.element);
    s.w.line(`const n = ${isSimple(choice) ? `fresh === ${i} ? found : ` : ''}c${i}(O);`);
    if (choice.such.length > 0) {
      s.w.line(`const legal = singles(${n}, ${optional}, ${low}, s${i}, -1);`);
      return s.w.line(`singles(${n}, ${optional}, ${low}, s${i}, random(legal));`);
    }
    if (optional === 0) return s.w.line(`A[0] = ${code(`nth(O, 0, random(n))`, choice.element)};`);
    s.w.line('const k = random(n + 1);');
    s.w.line('A[0] = k === 0 ? 0 : nth(O, 0, k - 1) + 1;');
  });
}

function sampleWeighed(s: Scope, choice: Picked, i: number, n: number): void {
  const free = isFree(s, choice);
  const weigh = () => s.w.line(`return W${i}.sample(S, random, fresh === ${i});`);
  if (free === undefined) return weigh();
  s.w.block(`if (!${s.lower.cond(s, free)})`, weigh);
  drawFreely(s, i, n);
}

function sampleSome(s: Scope, i: number, n: number): void {
  s.w.line(`if (fresh !== ${i}) b${i}(O2);`);
  s.w.line(`const all = count(O, ${n}), low = O2[0], high = O2[1];`);
  s.w.line(`pickSome(${n}, all, low, high, random);`);
}
