import { bool, type Choice, type Expr, type Guard, type MenuArm, setOf } from '@sandtable/model';
import type { Define } from './asks.ts';
import { allowed, code } from './choice.ts';
import { head, out } from './code.ts';
import { faultless } from './faultless.ts';
import { flattened } from './flattened.ts';
import { folded } from './fold.ts';
import { inlined, isSmall } from './inline.ts';
import { present } from './present.ts';
import { conjunction } from './tree.ts';
import { type AsBits, assign, type Cell, memory, type Scope, settle, UNROLLED, type Val, wordsOf } from './unit.ts';

export type Menu = Extract<Choice, { form: 'menu' }>;

/** An arm with its number in the names of its functions. */
export interface Arm {
  readonly arm: MenuArm;
  readonly name: string;
}
export const armOf = (arm: MenuArm, i: number, a: number): Arm => ({ arm, name: `${i}_${a}` });

/** An arm that may always be taken. */
export const open = (arm: MenuArm): boolean => arm.guards.length === 0 && arm.params.length === 0;
export const canBegin = (arm: MenuArm, i: number, a: number): string => (open(arm) ? 'true' : `x${i}_${a}_0()`);

/** Whether nothing needs to be tried to know that there is something to choose; what is not tried must not fault. */
export const sure = (s: Scope, choice: Menu): boolean => choice.arms.some(open) && safe(s, choice);

/** Whether to look for answers can't be a fault. */
const safe = (s: Scope, choice: Menu): boolean =>
  choice.arms.every((arm) => [arm, ...arm.params].every((each) => fine(s, each.guards))) &&
  choice.arms.every((arm) => arm.params.every((p) => faultless(s.unit, p.from)));

/** Whether all answers are found when the question is put, if a random one is about to be drawn. */
export const isKeptInPlay = (s: Scope, choice: Menu): boolean =>
  !choice.askers &&
  s.unit.model.procedures[choice.procedure]?.lane === undefined &&
  !sure(s, choice) &&
  safe(s, choice);

const fine = (s: Scope, guards: readonly Guard[]): boolean => guards.every(({ test }) => faultless(s.unit, test));

export const setFor = (arm: MenuArm, k: number): Expr | undefined => {
  const p = arm.params[k];
  return p === undefined ? undefined : allowed(p.from, p.element, p.local, p.guards);
};

/** Guards of the arm, then `body` inside of the condition. */
export function within(s: Scope, arm: MenuArm, body: () => void): void {
  const nest = (i: number): void => {
    const guard = arm.guards[i];
    if (guard === undefined) return body();
    const test = s.lower.cond(s, guard.test);
    s.w.block(`if (${test})`, () => nest(i + 1));
  };
  nest(0);
}

/** The candidates of an arm's only parameter, into `out`; several functions ask for them. */
export function alone(define: Define, choice: Menu, arm: MenuArm, name: string): void {
  const set = setFor(arm, 0);
  define(head(name, [out], 'void'), choice, (s) => {
    if (set !== undefined) assign(s, memory('out', '0', wordsOf(set.type)), s.lower.words(s, set));
  });
}

/** Calls the function above. */
export function listed(s: Scope, arm: Arm, out: string): Cell {
  s.w.line(`y${arm.name}(${out});`);
  return memory(out, '0', wordsOf(setOf(arm.arm.params[0]?.element ?? bool)));
}

/** Whether the last parameter of an arm has so many values that its candidates are looped over as well. */
export const isListed = (s: Scope, arm: MenuArm): boolean => {
  const last = setFor(arm, arm.params.length - 1);
  return arm.params.length > 1 && last !== undefined && wordsOf(last.type) > UNROLLED && faultless(s.unit, last);
};

type Leaf = (last: Val | undefined) => void;

/**
 * Loops over parameters `from…` but the last; `leaf` gets the candidates of the last, if they are not listed. `known`
 * simplifies a set by what the loops around it say.
 */
export function tuples(
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

export const same = (e: Expr): Expr => e;

/** A set that is one short function, with what that says in its place: it is evaluated for each tuple. */
function opened(s: Scope, set: Expr): Expr {
  if (set.e !== 'call' || !isSmall(s, set.fn) || s.recall !== undefined || folded(s.unit, set.fn) !== undefined)
    return set;
  s.w.note(set.span, { is: 'in-menu', name: s.unit.model.functions[set.fn]?.name ?? '' });
  return inlined(s, set);
}

export function given(s: Scope, arm: MenuArm, depth: number): void {
  arm.params.slice(0, depth).forEach((p, k) => s.w.line(`${s.cell(p.local).put(0, code(`A[${k + 1}]`, p.element))};`));
}
