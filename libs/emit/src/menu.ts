import { type Expr, type MenuArm, setOf } from '@sandtable/model';
import { type AskedAt, asks, type Define } from './asks.ts';
import { code, failing, guardsOf } from './choice.ts';
import { depth, head, ordinal, out } from './code.ts';
import {
  type Arm,
  alone,
  armOf,
  canBegin,
  given,
  isKeptInPlay,
  listed,
  type Menu,
  open,
  setFor,
  sure,
  tuples,
  within,
} from './menu-arms.ts';
import { enumerate, sample } from './menu-records.ts';
import { isEmpty, masksOf, member } from './sets.ts';
import { assign, memory, type Scope, settle, wordsOf } from './unit.ts';
import { nothing } from './weighed.ts';

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
    s.w.line(`if (left > 0 ? (found = e${i}()) === 0 : !(${arms})) ${nothing(s, choice)};`);
    return 'in play';
  });
  enumerate(define, choice, i);
  offered(define, choice, i);
  candidates(define, choice, i);
  reasons(define, choice, i);
  validate(define, choice, i);
  define(head(`n${i}`, [], 'number'), choice, (s) => s.w.line(`return e${i}();`));
  sample(define, choice, i);
}

/** All arms, and of a parameter what it is picked from, before any guard. */
function offered(define: Define, choice: Menu, i: number): void {
  define(head(`o${i}`, [out, depth], 'number'), choice, (s) => {
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

/** Whether an arm can be completed when its first `depth` parameters are given, in `answer`. */
function possible(define: Define, choice: Menu, each: Arm, depth: number): void {
  const { arm } = each;
  define(head(`x${each.name}_${depth}`, [], 'boolean'), choice, (s) => {
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

function candidates(define: Define, choice: Menu, i: number): void {
  define(head(`c${i}`, [depth, out], 'number'), choice, (s) => {
    s.w.block('if (depth === 0)', () => {
      for (let w = 0; w * 32 < Math.max(1, choice.arms.length); w += 1)
        s.w.line(
          `out[${w}] = ${
            choice.arms
              .map((arm, a) => ({ arm, a }))
              .filter(({ a }) => a >> 5 === w)
              .map(({ arm, a }) => (open(arm) ? `${1 << (a & 31)}` : `(x${i}_${a}_0() ? ${1 << (a & 31)} : 0)`))
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
  if (k < arm.params.length - 1) s.w.line(`completable(out, ${n}, ${k + 1}, x${i}_${a}_${k + 1});`);
  s.w.line(`return count(out, ${n});`);
}

/** For an arm: its own guards, else what stops its first parameter's candidates. */
function reasons(define: Define, choice: Menu, i: number): void {
  define(head(`r${i}`, [depth, ordinal, out], 'number'), choice, (s) => {
    s.w.line('let n = 0;');
    choice.arms.forEach((arm, a) => {
      if (!open(arm)) s.w.block(`if (depth === 0 && ordinal === ${a} && !x${i}_${a}_0())`, () => ofArm(s, arm));
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
  define(head(`v${i}`, [], 'number'), choice, (s) => {
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
