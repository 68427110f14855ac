import { bool, changed, type Expr, type MenuArm, sameType, setOf, type Type } from '@sandtable/model';
import { faultless } from './faultless.ts';
import { folded } from './fold.ts';
import { inlined, isSmall } from './inline.ts';
import { joined, overBits } from './loop.ts';
import type { Menu } from './menu-arms.ts';
import { plain } from './quant.ts';
import { include, isEmpty } from './sets.ts';
import { someMember } from './some-member.ts';
import { binding, conjuncts, nested, replaced } from './tree.ts';
import { elementOf } from './types.ts';
import { assign, type Cell, place, type Scope, temp, UNROLLED, wordsOf } from './unit.ts';

/** An arm as conditions on the values of one local, over which its only parameter or its guard runs. */
interface Looped {
  readonly a: number;
  readonly name: string;
  readonly over: Expr;
  readonly tests: readonly Expr[];
  /** Whether the arm has that parameter; without, it is open if some value passes. */
  readonly picks: boolean;
}

/** Arms that loop over the same values and need the same set to have a member. */
interface Group {
  readonly arms: readonly Looped[];
  readonly needed: Expr;
}

/**
 * Arms of a menu often run over the same values and look at the same things there: to fight at a front, to march from it
 * and to show what is there all take troops. One loop finds the candidates of all these arms, and the troops at each front
 * once. By arms, their candidates, or for an arm without parameters whether it is open.
 */
export function sharedArms(s: Scope, menu: Menu): ReadonlyMap<number, Cell> {
  const { arms } = menu;
  if (s.unit.watched || s.recall !== undefined) return new Map();
  const element = arms.flatMap(({ params }) => (params.length === 1 ? params : []))[0]?.element;
  if (element?.t !== 'kind' || wordsOf(setOf(element)) > UNROLLED) return new Map();
  let cells: ReadonlyMap<number, Cell> = new Map();
  const lines = s.w.capture(() => {
    const each = { local: s.extra(element), type: element };
    const group = largest(arms.flatMap((arm, a) => loopedArm(s, arm, a, each)));
    if (group !== undefined) cells = oneLoop(s, menu, each, group);
  });
  if (cells.size > 0) s.w.lines(lines);
  return cells;
}

interface Each {
  readonly local: number;
  readonly type: Type;
}

function loopedArm(s: Scope, arm: MenuArm, a: number, each: Each): readonly Looped[] {
  const conditions = conditionsOf(s, arm);
  if (conditions === undefined) return [];
  const { over, local, where } = conditions;
  if (over.type.t !== 'set' || !sameType(elementOf(over.type), each.type)) return [];
  const item = (e: Expr): Expr => (e.e === 'local' && e.local === local ? { ...e, local: each.local } : e);
  const tests = where.map((test) => replaced(test, item, (bound) => bound)).flatMap((test) => opened(s, test));
  if (![over, ...tests].every((e) => faultless(s.unit, e)) || tests.some(binding)) return [];
  return [{ a, name: arm.name, over, tests, picks: arm.params.length > 0 }];
}

interface Conditions {
  readonly over: Expr;
  readonly local: number;
  readonly where: readonly Expr[];
}

function conditionsOf(s: Scope, { params, guards }: MenuArm): Conditions | undefined {
  const [param, ...others] = params;
  if (param !== undefined)
    return others.length > 0 || guards.length > 0
      ? undefined
      : { over: param.from, local: param.local, where: param.guards.flatMap(({ test }) => conjuncts(test)) };
  const [guard, ...more] = guards.flatMap(({ test }) => opened(s, test));
  if (guard?.e !== 'quant' || guard.quant !== 'some' || guard.body !== undefined || more.length > 0) return undefined;
  const { binders, where } = nested(guard);
  const [binder] = binders;
  return binder && { over: binder.over, local: binder.local, where: conjuncts(where) };
}

/** The parts of a condition that is called by name, unless its results lie in a table or are kept. */
function opened(s: Scope, test: Expr): readonly Expr[] {
  if (test.e !== 'call') return conjuncts(test);
  const found = folded(s.unit, test.fn) !== undefined || s.unit.memos.functions.has(test.fn);
  if (found || !isSmall(s, test.fn) || !faultless(s.unit, test)) return [test];
  if (!test.args.every((arg) => arg.e === 'local' || arg.e === 'value')) return [test];
  return conjuncts(inlined(s, test)).flatMap((part) => opened(s, part));
}

/** What an expression says, wherever it stands. */
const wording = (e: Expr): string => JSON.stringify(e, (key, value) => (key === 'span' ? undefined : value));

/** Sets that must have a member for a condition to hold. */
function neededBy(test: Expr): readonly Expr[] {
  if (test.e === 'not' && test.of.e === 'empty') return [test.of.of];
  if (test.e !== 'quant' || test.quant !== 'some') return [];
  return test.binders.slice(0, 1).map(({ over }) => over);
}

/** The most arms that can share a loop. */
function largest(looped: readonly Looped[]): Group | undefined {
  const groups = new Map<string, { readonly needed: Expr; readonly arms: Set<Looped> }>();
  for (const arm of looped)
    for (const needed of arm.tests.flatMap(neededBy)) {
      if (needed.type.t !== 'set' || wordsOf(needed.type) > UNROLLED) continue;
      const key = wording(arm.over) + wording(needed);
      const group = groups.get(key) ?? { needed, arms: new Set() };
      groups.set(key, group);
      group.arms.add(arm);
    }
  const sorted = [...groups.values()].sort((x, y) => y.arms.size - x.arms.size);
  const [best] = sorted;
  return best && best.arms.size > 1 ? { needed: best.needed, arms: [...best.arms] } : undefined;
}

function oneLoop(s: Scope, { at, path }: Menu, each: Each, group: Group): ReadonlyMap<number, Cell> {
  const { arms, needed } = group;
  const { local, type } = each;
  const anybody = hasMember(needed);
  const cells = new Map(arms.map(({ a, picks }) => [a, temp(s, picks ? wordsOf(setOf(type)) : 1)]));
  const over = s.lower.words(s, (arms[0] as Looped).over);
  const some = someMember(s, anybody, { local, type, unions: false, closed: false });
  let isPlain = false;
  s.w.line(`if (--turns < 0) fault(1, ${place(s, needed.span)});`);
  overBits(s, s.cell(local), type, joined(some === undefined ? [over] : [some, over]), () => {
    const them = found(s, needed);
    isPlain = them !== undefined;
    if (them !== undefined)
      s.w.block(`if (!(${isEmpty(s.cell(them))}))`, () => {
        for (const arm of arms) lookInto(s, each, arm, cells.get(arm.a) as Cell, { needed, anybody, them });
      });
  });
  if (!isPlain) return new Map();
  s.w.note(at.span, { is: 'shared-loop', arms: arms.map(({ name }) => `${path}.${name}`).join(', ') });
  return cells;
}

const hasMember = (of: Expr): Expr => {
  const { span } = of;
  return { e: 'not', of: { e: 'empty', of, type: bool, span }, type: bool, span };
};

/** A set in a local of its own, if no loop is needed to find it. */
function found(s: Scope, set: Expr): number | undefined {
  const binder = { local: s.extra(elementOf(set.type)), over: set };
  const every: Expr = {
    e: 'quant',
    quant: 'some',
    binders: [binder],
    where: undefined,
    body: undefined,
    prefer: [],
    type: bool,
    span: set.span,
  };
  const members = plain(s, every);
  if (members === undefined) return undefined;
  const them = s.extra(set.type);
  assign(s, s.cell(them), members);
  return them;
}

interface Known {
  readonly needed: Expr;
  readonly anybody: Expr;
  /** The local that has the members of what is needed. */
  readonly them: number;
}

/** One value for one arm; an arm without parameters that is open already needs no other. */
function lookInto(s: Scope, { local, type }: Each, arm: Looped, cell: Cell, { needed, anybody, them }: Known): void {
  const rest = arm.tests.filter((test) => wording(test) !== wording(anybody));
  const look = () =>
    guarded(
      s,
      rest.map((test) => among(test, needed, them)),
      () => (arm.picks ? include(s, cell, type, s.cell(local).at(0)) : s.w.line(`${cell.put(0, '1')};`)),
    );
  if (arm.picks) look();
  else s.w.block(`if (${cell.at(0)} === 0)`, look);
}

/** A condition with the set that was found. */
const among = (test: Expr, needed: Expr, local: number): Expr => {
  const known = wording(needed);
  return changed('expr', test, {
    expr: (e) =>
      e.e === needed.e && wording(e) === known ? { e: 'local', local, type: e.type, span: e.span } : undefined,
    local: (bound) => bound,
  });
};

function guarded(s: Scope, tests: readonly Expr[], body: () => void): void {
  const [test, ...rest] = tests;
  if (test === undefined) return body();
  const code = s.lower.cond(s, test);
  s.w.block(`if (${code})`, () => guarded(s, rest, body));
}
