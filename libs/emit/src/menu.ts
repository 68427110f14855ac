import { bool, type Choice, type Expr, type Guard, type MenuArm, setOf, sizeOf } from '@sandtable/model';
import { type AskedAt, asks, type Define } from './asks.ts';
import { allowed, code, failing, guardsOf } from './choice.ts';
import { depth, head, ordinal, out, random, S } from './code.ts';
import { faultless } from './faultless.ts';
import { flattened } from './flattened.ts';
import { folded } from './fold.ts';
import { inlined, isSmall } from './inline.ts';
import { RECORDS } from './prelude.ts';
import { present } from './present.ts';
import { isEmpty, masksOf, member, sizeOfSet } from './sets.ts';
import { conjunction } from './tree.ts';
import {
  type AsBits,
  assign,
  type Cell,
  lowest,
  memory,
  type Scope,
  settle,
  UNROLLED,
  type Unit,
  type Val,
  wordsOf,
} from './unit.ts';
import { nothing } from './weighed.ts';

type Menu = Extract<Choice, { form: 'menu' }>;

/**
 * Tuples are found by loops over all parameters but the last, whose candidates stay a set: a record of the scratch list
 * is [arm, ordinals of the earlier parameters, words of the last, number of tuples up to here].
 */
export function menu(define: Define, choice: Menu, i: number, at: AskedAt): void {
  choice.arms.forEach((arm, a) => {
    if (open(arm)) return;
    if (arm.params.length === 1) alone(define, choice, arm, `y${i}_${a}`);
    possible(define, choice, armOf(arm, i, a), 0);
    for (let d = 1; d < arm.params.length; d += 1) possible(define, choice, armOf(arm, i, a), d);
  });
  asks(define, choice, i, at, (s) => {
    s.w.note(choice.at.span, { is: 'question', path: choice.path, count: 'tuples', checked: !sure(s, choice) });
    if (sure(s, choice)) return false;
    const arms = choice.arms.map((arm, a) => canBegin(arm, i, a)).join(' || ') || 'false';
    if (!isKeptInPlay(s, choice)) {
      s.w.line(`if (!(${arms})) ${nothing(s, choice)};`);
      return false;
    }
    // Where an answer is about to be drawn, all are looked for at once.
    s.w.line(`if (left > 0 ? (found = e${i}(S)) === 0 : !(${arms})) ${nothing(s, choice)};`);
    return 'in play';
  });
  enumerate(define, choice, i);
  offered(define, choice, i);
  candidates(define, choice, i);
  reasons(define, choice, i);
  validate(define, choice, i);
  define(head(`n${i}`, [S], 'number'), choice, (s) => s.w.line(`return e${i}(S);`));
  sample(define, choice, i);
}

/** All arms, and of a parameter what it is picked from, before any guard. */
function offered(define: Define, choice: Menu, i: number): void {
  define(head(`o${i}`, [S, out, depth], 'number'), choice, (s) => {
    choice.arms.forEach((arm, a) => {
      arm.params.forEach((p, k) => {
        s.w.block(`if (A[0] === ${a} && depth === ${k + 1})`, () => {
          given(s, arm, k);
          const n = wordsOf(setOf(p.element));
          assign(s, memory('out', '0', n), s.lower.words(s, p.from));
          s.w.line(`return count(out, ${n});`);
        });
      });
    });
    masksOf(
      choice.arms.map((_, a) => a),
      Math.ceil(choice.arms.length / 32),
    ).forEach((mask, w) => s.w.line(`out[${w}] = ${mask};`));
    s.w.line(`return ${choice.arms.length};`);
  });
}

/** An arm with its number in the names of its functions. */
interface Arm {
  readonly arm: MenuArm;
  readonly name: string;
}
const armOf = (arm: MenuArm, i: number, a: number): Arm => ({ arm, name: `${i}_${a}` });

/** An arm that may always be taken. */
const open = (arm: MenuArm): boolean => arm.guards.length === 0 && arm.params.length === 0;
const canBegin = (arm: MenuArm, i: number, a: number): string => (open(arm) ? 'true' : `x${i}_${a}_0(S)`);

/** Whether nothing needs to be tried to know that there is something to choose; what is not tried must not fault. */
const sure = (s: Scope, choice: Menu): boolean => choice.arms.some(open) && safe(s, choice);

/** Whether to look for answers can't be a fault. */
const safe = (s: Scope, choice: Menu): boolean =>
  choice.arms.every((arm) => [arm, ...arm.params].every((each) => fine(s, each.guards))) &&
  choice.arms.every((arm) => arm.params.every((p) => faultless(s.unit, p.from)));

/** Whether all answers are found when the question is put, if a random one is about to be drawn. */
const isKeptInPlay = (s: Scope, choice: Menu): boolean =>
  !choice.askers &&
  s.unit.model.procedures[choice.procedure]?.lane === undefined &&
  !sure(s, choice) &&
  safe(s, choice);

const fine = (s: Scope, guards: readonly Guard[]): boolean => guards.every(({ test }) => faultless(s.unit, test));

const setFor = (arm: MenuArm, k: number): Expr | undefined => {
  const p = arm.params[k];
  return p === undefined ? undefined : allowed(p.from, p.element, p.local, p.guards);
};

/** Guards of the arm, then `body` inside of the condition. */
function within(s: Scope, arm: MenuArm, body: () => void): void {
  const nest = (i: number): void => {
    const guard = arm.guards[i];
    if (guard === undefined) return body();
    const test = s.lower.cond(s, guard.test);
    s.w.block(`if (${test})`, () => nest(i + 1));
  };
  nest(0);
}

/** The candidates of an arm's only parameter, into `out`; several functions ask for them. */
function alone(define: Define, choice: Menu, arm: MenuArm, name: string): void {
  const set = setFor(arm, 0);
  define(head(name, [S, out], 'void'), choice, (s) => {
    if (set !== undefined) assign(s, memory('out', '0', wordsOf(set.type)), s.lower.words(s, set));
  });
}

/** Calls the function above. */
function listed(s: Scope, arm: Arm, out: string): Cell {
  s.w.line(`y${arm.name}(S, ${out});`);
  return memory(out, '0', wordsOf(setOf(arm.arm.params[0]?.element ?? bool)));
}

/** Whether the last parameter of an arm has so many values that its candidates are looped over as well. */
const isListed = (s: Scope, arm: MenuArm): boolean => {
  const last = setFor(arm, arm.params.length - 1);
  return arm.params.length > 1 && last !== undefined && wordsOf(last.type) > UNROLLED && faultless(s.unit, last);
};

type Leaf = (last: Val | undefined) => void;

/**
 * Loops over parameters `from…` but the last; `leaf` gets the candidates of the last, if they are not listed. `known`
 * simplifies a set by what the loops around it say.
 */
function tuples(
  s: Scope,
  each: Arm,
  from: number,
  leaf: Leaf,
  known: (e: Expr) => Expr = same,
  alongRow?: AsBits,
): void {
  const { arm } = each;
  if (arm.params.length === 1 && from === 0) return leaf(listed(s, each, 'O'));
  const p = arm.params[from];
  const set = setFor(arm, from);
  if (p === undefined || set === undefined) return leaf(undefined);
  if (from === arm.params.length - 1 && !isListed(s, arm))
    return leaf(settle(s, s.lower.words(s, known(opened(s, set)))));
  const { over, tests } =
    p.from.type.t === 'set' ? flattened(s, p.local, known(set), []) : { over: known(set), tests: [] };
  const filled = present(tests, p.local);
  s.lower.loop(
    s,
    p.local,
    { ...over, span: set.span },
    conjunction(tests),
    () => tuples(s, each, from + 1, leaf, (e) => filled(known(e)), alongRow),
    from === arm.params.length - 1 ? alongRow : undefined,
  );
}

const same = (e: Expr): Expr => e;

/** A set that is one short function, with what that says in its place: it is evaluated for each tuple. */
function opened(s: Scope, set: Expr): Expr {
  if (set.e !== 'call' || !isSmall(s, set.fn) || s.recall !== undefined || folded(s.unit, set.fn) !== undefined)
    return set;
  s.w.note(set.span, { is: 'in-menu', name: s.unit.model.functions[set.fn]?.name ?? '' });
  return inlined(s, set);
}

/** Whether an arm can be completed when its first `depth` parameters are given, in `answer`. */
function possible(define: Define, choice: Menu, each: Arm, depth: number): void {
  const { arm } = each;
  define(head(`x${each.name}_${depth}`, [S], 'boolean'), choice, (s) => {
    given(s, arm, depth);
    const search = () =>
      tuples(s, each, depth, (last) =>
        s.w.line(last === undefined ? 'return true;' : `if (!(${isEmpty(last)})) return true;`),
      );
    if (depth === 0) within(s, arm, search);
    else search();
    s.w.line('return false;');
  });
}

function given(s: Scope, arm: MenuArm, depth: number): void {
  arm.params.slice(0, depth).forEach((p, k) => s.w.line(`${s.cell(p.local).put(0, code(`A[${k + 1}]`, p.element))};`));
}

interface Shape {
  readonly earlier: number;
  readonly words: number;
  readonly stride: number;
}
function shapeOf(s: Scope, choice: Menu): Shape {
  const earlier = Math.max(0, ...choice.arms.map((arm) => arm.params.length - (isListed(s, arm) ? 0 : 1)));
  const words = Math.max(
    1,
    ...choice.arms.flatMap((arm) =>
      isListed(s, arm) ? [] : arm.params.slice(-1).map((p) => wordsOf(setOf(p.element))),
    ),
  );
  return { earlier, words, stride: 2 + earlier + words };
}

/** Modules with a menu that may have more records than fit. */
const growing = new WeakSet<Unit>();
export const isGrowing = (unit: Unit): boolean => growing.has(unit);

/** The most records that the arms of a menu can have: one for each tuple that is looped over. */
const mostRecords = (s: Scope, { arms }: Menu): number =>
  arms
    .map((arm) => arm.params.slice(0, isListed(s, arm) ? undefined : -1))
    .reduce((sum, looped) => sum + looped.reduce((n, { element }) => n * sizeOf(element), 1), 0);

function enumerate(define: Define, choice: Menu, i: number): void {
  define(head(`e${i}`, [S], 'number'), choice, (s) => {
    const shape = shapeOf(s, choice);
    if (mostRecords(s, choice) * shape.stride > RECORDS) growing.add(s.unit);
    s.w.line('let at = 0, total = 0;');
    for (const arm of choice.arms) noteArm(s, choice, arm);
    const rows = new Map<number, string>();
    choice.arms.forEach((arm, a) => {
      const alongRow: AsBits = ({ items, first, bits }) => {
        rows.set(a, items);
        rowRecord(s, arm, choice.arms.length + a, { first, bits }, shape);
      };
      within(s, arm, () => tuples(s, armOf(arm, i, a), 0, (last) => record(s, arm, a, last, shape), same, alongRow));
    });
    rowsOf.set(choice, rows);
    s.w.line('records = at;');
    s.w.line('return total;');
  });
}

/** By menus, the arms whose last parameter may be recorded as bits along a row, and the items of these rows. */
const rowsOf = new WeakMap<Menu, ReadonlyMap<number, string>>();

/** All candidates of the last parameter in one record: where their row begins, and which of its items they are. */
function rowRecord(s: Scope, arm: MenuArm, a: number, row: { first: string; bits: string }, shape: Shape): void {
  if (isGrowing(s.unit)) s.w.line(`if (at + ${shape.stride} > Q.length) grow();`);
  s.w.line(`Q[at] = ${a};`);
  earlierOf(s, arm.params.slice(0, -1));
  s.w.line(`Q[at + ${arm.params.length}] = ${row.first};`);
  s.w.line(`Q[at + ${1 + shape.earlier}] = ${row.bits};`);
  s.w.line(`total += bits(${row.bits});`);
  s.w.line(`Q[at + ${shape.stride - 1}] = total; at += ${shape.stride};`);
}

/** Parameters that were looped over, as they are recorded. */
function earlierOf(s: Scope, params: MenuArm['params']): void {
  params.forEach((p, k) => {
    const low = lowest(p.element);
    s.w.line(`Q[at + ${k + 1}] = ${s.cell(p.local).at(0)}${low === 0 ? '' : ` - ${low}`};`);
  });
}

function noteArm(s: Scope, { at, path }: Menu, arm: MenuArm): void {
  const last = isListed(s, arm) ? 'listed' : arm.params.length === 0 ? 'alone' : 'set';
  const loops = Math.max(0, arm.params.length - (last === 'listed' ? 0 : 1));
  s.w.note(at.span, { is: 'arm', name: `${path}.${arm.name}`, loops, last });
}

function record(s: Scope, arm: MenuArm, a: number, last: Val | undefined, shape: Shape): void {
  const write = () => {
    if (isGrowing(s.unit)) s.w.line(`if (at + ${shape.stride} > Q.length) grow();`);
    s.w.line(`Q[at] = ${a};`);
    earlierOf(s, arm.params.slice(0, isListed(s, arm) ? undefined : -1));
    if (last !== undefined) assign(s, memory('Q', `at + ${1 + shape.earlier}`, last.n), last);
    s.w.line(`total += ${last === undefined ? '1' : sizeOfSet(last)};`);
    s.w.line(`Q[at + ${shape.stride - 1}] = total; at += ${shape.stride};`);
  };
  if (last === undefined) return write();
  s.w.block(`if (!(${isEmpty(last)}))`, write);
}

function sample(define: Define, choice: Menu, i: number): void {
  define(head(`d${i}`, [S, random], 'void'), choice, (s) => {
    const { earlier, stride } = shapeOf(s, choice);
    s.w.line(`const k = random(${isKeptInPlay(s, choice) ? `fresh === ${i} ? found : ` : ''}e${i}(S));`);
    const rows = rowsOf.get(choice) ?? new Map<number, string>();
    const single = rows.size === 0 && choice.arms.every((arm) => isListed(s, arm) || arm.params.length === 0);
    if (single) s.w.line(`const at = k * ${stride};`);
    else s.w.line('let at = 0, before = 0;');
    if (!single) s.w.line(`while (Q[at + ${stride - 1}] <= k) { before = Q[at + ${stride - 1}]; at += ${stride}; }`);
    if (rows.size === 0) s.w.line('A[0] = Q[at];');
    else s.w.line(`A[0] = Q[at] % ${choice.arms.length};`);
    s.w.block('switch (Q[at])', () => {
      for (const [a, items] of rows) s.w.line(ofRow(choice, a, items, earlier));
      choice.arms.forEach((arm, a) => {
        const n = arm.params.length;
        const alone = isListed(s, arm) ? n : Math.max(0, n - 1);
        const first = Array.from({ length: alone }, (_, k) => `A[${k + 1}] = Q[at + ${k + 1}];`);
        s.w.line(
          `case ${a}: ${first.join(' ')}${n === alone ? '' : ` A[${n}] = nth(Q, at + ${1 + earlier}, k - before);`} return;`,
        );
      });
    });
  });
}

/** An answer of a record along a row. */
function ofRow({ arms }: Menu, a: number, items: string, earlier: number): string {
  const n = arms[a]?.params.length ?? 0;
  const first = Array.from({ length: n - 1 }, (_, k) => `A[${k + 1}] = Q[at + ${k + 1}];`);
  const last = `A[${n}] = ${items}[Q[at + ${n}] + nth(Q, at + ${1 + earlier}, k - before)];`;
  return `case ${arms.length + a}: ${[...first, last].join(' ')} return;`;
}

function candidates(define: Define, choice: Menu, i: number): void {
  define(head(`c${i}`, [S, depth, out], 'number'), choice, (s) => {
    s.w.block('if (depth === 0)', () => {
      for (let w = 0; w * 32 < Math.max(1, choice.arms.length); w += 1)
        s.w.line(
          `out[${w}] = ${
            choice.arms
              .map((arm, a) => ({ arm, a }))
              .filter(({ a }) => a >> 5 === w)
              .map(({ arm, a }) => (open(arm) ? `${1 << (a & 31)}` : `(x${i}_${a}_0(S) ? ${1 << (a & 31)} : 0)`))
              .join(' | ') || '0'
          };`,
        );
      s.w.line(`return count(out, ${Math.max(1, Math.ceil(choice.arms.length / 32))});`);
    });
    choice.arms.forEach((arm, a) => {
      arm.params.forEach((_, k) =>
        s.w.block(`if (A[0] === ${a} && depth === ${k + 1})`, () => atDepth(s, arm, i, a, k)),
      );
    });
    s.w.line('return 0;');
  });
}

/** The parameters picked so far stand in `answer`; each candidate joins them to be tried. */
function atDepth(s: Scope, arm: MenuArm, i: number, a: number, k: number): void {
  const p = arm.params[k];
  const set = setFor(arm, k);
  if (p === undefined || set === undefined) return;
  given(s, arm, k);
  const n = wordsOf(setOf(p.element));
  const out = memory('out', '0', n);
  if (arm.params.length === 1) listed(s, armOf(arm, i, a), 'out');
  else assign(s, out, settle(s, s.lower.words(s, set)));
  if (k < arm.params.length - 1) s.w.line(`completable(S, out, ${n}, ${k + 1}, x${i}_${a}_${k + 1});`);
  s.w.line(`return count(out, ${n});`);
}

/** For an arm: its own guards, else what stops its first parameter's candidates. */
function reasons(define: Define, choice: Menu, i: number): void {
  define(head(`r${i}`, [S, depth, ordinal, out], 'number'), choice, (s) => {
    s.w.line('let n = 0;');
    choice.arms.forEach((arm, a) => {
      if (!open(arm)) s.w.block(`if (depth === 0 && ordinal === ${a} && !x${i}_${a}_0(S))`, () => ofArm(s, arm));
      arm.params.forEach((p, k) => {
        s.w.block(`if (A[0] === ${a} && depth === ${k + 1})`, () => {
          given(s, arm, k);
          s.w.line(`${s.cell(p.local).put(0, code('ordinal', p.element))};`);
          failing(s, p.guards, 'n');
          s.w.line('return n;');
        });
      });
    });
    s.w.line('return n;');
  });
}

function ofArm(s: Scope, arm: MenuArm): void {
  const first = arm.params[0];
  const open = s.unit.name('b');
  s.w.line(`let ${open} = true;`);
  for (const guard of arm.guards) {
    const test = s.lower.cond(s, guard.test);
    s.w.line(
      `if (!${test}) { ${open} = false;${guard.reason === undefined ? '' : ` n = distinct(out, n, ${s.unit.infos.reason(guard.reason)});`} }`,
    );
  }
  if (first === undefined) return s.w.line('return n;');
  s.w.block(`if (${open})`, () =>
    s.lower.loop(s, first.local, first.from, undefined, () => {
      for (const guard of first.guards) {
        const test = s.lower.cond(s, guard.test);
        if (guard.reason !== undefined)
          s.w.line(`if (!${test}) n = distinct(out, n, ${s.unit.infos.reason(guard.reason)});`);
      }
    }),
  );
  s.w.line('return n;');
}

function validate(define: Define, choice: Menu, i: number): void {
  define(head(`v${i}`, [S], 'number'), choice, (s) => {
    choice.arms.forEach((arm, a) => {
      s.w.block(`if (A[0] === ${a})`, () => {
        guardsOf(s, arm.guards);
        given(s, arm, arm.params.length);
        for (const p of arm.params) {
          const item: Expr = { e: 'local', local: p.local, type: p.element, span: choice.at.span };
          const inside = member(s, item, p.from);
          s.w.line(`if (!${inside}) return -1;`);
          guardsOf(s, p.guards);
        }
        s.w.line('return 0;');
      });
    });
    s.w.line('return -1;');
  });
}
