import { bool, type Choice, type Expr, type Guard, setOf, type Type } from '@sandtable/model';
import { seatTable } from './expr.ts';
import { member } from './sets.ts';
import { assign, lowest, memory, type Scope, settle, wordsOf } from './unit.ts';

type Picked = Exclude<Choice, { form: 'menu' }>;
/** Opens a function of the module: its text, with the locals it uses declared. */
export type Define = (head: string, choice: Choice, body: (s: Scope) => void) => void;

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

/** Publishes a question: watchers, who answers, whether there is anything to choose. */
export function asks(define: Define, choice: Choice, i: number, frame: number, possible: (s: Scope) => void): void {
  define(`function ask${i}(S)`, choice, (s) => {
    const place = s.unit.infos.place(choice.at.span);
    const role = settle(s, s.lower.words(s, choice.by)).at(0);
    const roles = s.unit.model.kinds[s.unit.model.seats.kind]?.members.length ?? 0;
    s.w.line(`if (${seatTable(s)}[S[4] * ${roles} + ${role}] === -1) fault(5, ${place});`);
    possible(s);
    s.w.line('if (rest(S)) return true;');
    s.w.line(`S[10] = 1; S[11] = ${i}; S[12] = ${role}; S[13] = ${frame};`);
    s.w.line('return true;');
  });
}

export function picked(define: Define, choice: Picked, i: number, frame: number): void {
  const n = wordsOf(setOf(choice.element));
  candidates(define, choice, i, n);
  offered(define, choice, i, n);
  asks(define, choice, i, frame, (s) => {
    const no = choice.otherwise === undefined ? `fault(4, ${s.unit.infos.place(choice.at.span)})` : 'return false';
    if (choice.form === 'one') s.w.line(`if (c${i}(S, O) === 0) ${no};`);
    if (choice.form !== 'some') return;
    s.w.line(`b${i}(S, O2);`);
    s.w.line(`if (O2[0] > O2[1]) ${no};`);
  });
  if (choice.form === 'some') bounds(define, choice, i);
  such(define, choice, i, n);
  reasons(define, choice, i);
  validate(define, choice, i, n);
  counting(define, choice, i, n);
  sampling(define, choice, i, n);
}

function candidates(define: Define, choice: Picked, i: number, n: number): void {
  define(`function c${i}(S, out)`, choice, (s) => {
    const set = s.lower.words(s, allowed(choice.from, choice.element, choice.candidate, choice.guards));
    assign(s, memory('out', '0', n), set);
    s.w.line(`return count(out, ${n});`);
  });
}

/** What candidates are picked from, for those who ask who is excluded. */
function offered(define: Define, choice: Picked, i: number, n: number): void {
  define(`function o${i}(S, out)`, choice, (s) => {
    assign(s, memory('out', '0', n), s.lower.words(s, choice.from));
    s.w.line(`return count(out, ${n});`);
  });
}

function bounds(define: Define, choice: Picked, i: number): void {
  define(`function b${i}(S, out)`, choice, (s) => {
    s.w.line(`const n = c${i}(S, O);`);
    const low = choice.low === undefined ? '0' : s.lower.scalar(s, choice.low);
    const high = choice.high === undefined ? 'n' : `Math.min(n, ${s.lower.scalar(s, choice.high)})`;
    s.w.line(`out[0] = Math.max(0, ${low}); out[1] = ${high};`);
  });
}

/** Tests the whole value that stands in `answer`; 0, or what is wrong. */
function such(define: Define, choice: Picked, i: number, n: number): void {
  define(`function s${i}(S)`, choice, (s) => {
    if (choice.such.length > 0) assign(s, s.cell(choice.result), memory('A', '0', choice.form === 'some' ? n : 1));
    for (const guard of choice.such) {
      const test = s.lower.cond(s, guard.test);
      s.w.line(`if (!${test}) return ${guard.reason === undefined ? -1 : 1 + s.unit.infos.reason(guard.reason)};`);
    }
    s.w.line('return 0;');
  });
}

function reasons(define: Define, choice: Picked, i: number): void {
  define(`function r${i}(S, ordinal, out)`, choice, (s) => {
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
  define(`function v${i}(S)`, choice, (s) => {
    if (choice.form === 'some') {
      s.w.line(`b${i}(S, O2);`);
      s.w.line(`for (let k = 0; k < ${n}; ++k) if ((A[k] & ~O[k]) !== 0) return -1;`);
      s.w.line(`const n = count(A, ${n});`);
      s.w.line('if (n < O2[0] || n > O2[1]) return -1;');
    } else single(s, choice);
    s.w.line(`return s${i}(S);`);
  });
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
  define(`function n${i}(S)`, choice, (s) => {
    if (choice.form === 'some') {
      s.w.line(`b${i}(S, O2);`);
      return s.w.line(
        choice.such.length === 0
          ? `return binomials(count(O, ${n}), O2[0], O2[1]);`
          : `return subsets(S, ${n}, O2[0], O2[1], s${i}, -1);`,
      );
    }
    s.w.line(`const n = c${i}(S, O);`);
    if (choice.such.length === 0) return s.w.line(`return n${choice.form === 'one' ? '' : ' + 1'};`);
    s.w.line(`return singles(S, ${n}, ${choice.form === 'one' ? 0 : 1}, ${lowest(choice.element)}, s${i}, -1);`);
  });
}

function sampling(define: Define, choice: Picked, i: number, n: number): void {
  define(`function d${i}(S, random)`, choice, (s) => {
    if (choice.form === 'some') return sampleSome(s, choice, i, n);
    const optional = choice.form === 'one' ? 0 : 1;
    const low = lowest(choice.element);
    s.w.line(`const n = c${i}(S, O);`);
    if (choice.such.length > 0) {
      s.w.line(`const legal = singles(S, ${n}, ${optional}, ${low}, s${i}, -1);`);
      return s.w.line(`singles(S, ${n}, ${optional}, ${low}, s${i}, random(legal));`);
    }
    if (optional === 0) return s.w.line(`A[0] = ${code(`nth(O, 0, random(n))`, choice.element)};`);
    s.w.line('const k = random(n + 1);');
    s.w.line('A[0] = k === 0 ? 0 : nth(O, 0, k - 1) + 1;');
  });
}

function sampleSome(s: Scope, choice: Picked, i: number, n: number): void {
  s.w.line(`b${i}(S, O2);`);
  s.w.line(`const all = count(O, ${n}), low = O2[0], high = O2[1];`);
  if (choice.such.length === 0) return s.w.line(`pickSome(${n}, all, low, high, random);`);
  s.w.line(
    `for (let tries = 0; tries < 1000; ++tries) { pickSome(${n}, all, low, high, random); if (s${i}(S) === 0) return; }`,
  );
  s.w.line(`const legal = subsets(S, ${n}, low, high, s${i}, -1);`);
  s.w.line(`if (legal > 0) subsets(S, ${n}, low, high, s${i}, random(legal));`);
}
