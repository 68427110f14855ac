import { type Expr, type MenuArm, type Model, type Stmt, walkAll } from '@sandtable/model';
import { bodiesIn } from './bodies.ts';
import { entries } from './entries.ts';
import type { Scope, Unit } from './unit.ts';

/** What a procedure requires, tested before its body runs. */
export function requirements(s: Scope, procedure: number): void {
  const { unit, w } = s;
  const { name = '', requires = [] } = unit.model.procedures[procedure] ?? {};
  for (const { test } of requires) {
    if (isOffered(unit, procedure)) w.note(test.span, { is: 'offered', name });
    else w.line(`if (!${s.lower.cond(s, test)}) fault(6, ${unit.infos.place(test.span)});`);
  }
}

const known = new WeakMap<Model, ReadonlySet<number>>();

/**
 * Whether only arms of menus call a procedure. They offer the call where what it requires holds, and nothing happens
 * between the answer, which is legal, and the call, so there is no need to test it again.
 */
function isOffered({ model, watched }: Unit, procedure: number): boolean {
  // Where it is counted which rows of tables are read, all that the rules say is evaluated.
  if (watched) return false;
  const offered = known.get(model) ?? offeredIn(model);
  known.set(model, offered);
  return offered.has(procedure);
}

function offeredIn(model: Model): ReadonlySet<number> {
  const alone = new Set<Stmt>();
  const offered = new Set<number>();
  const others = new Set(entries(model.procedures).map(({ at }) => at));
  walkAll(bodiesIn(model), (sort, node) => {
    if (sort !== 'stmt') return;
    if (node.s === 'menu') for (const call of callsIn(model, node)) offered.add(call.procedure) && alone.add(call);
    if (node.s === 'together') others.add(node.procedure);
    if (node.s === 'call' && !alone.has(node)) others.add(node.procedure);
  });
  return new Set([...offered].filter((procedure) => !others.has(procedure)));
}

type Call = Extract<Stmt, { s: 'call' }>;

/** Calls that are all that an arm does, and whose requirements are guards of the arm. */
function callsIn(model: Model, { choice, bodies }: Extract<Stmt, { s: 'menu' }>): readonly Call[] {
  const menu = model.choices[choice];
  // Answers of several roles at once are kept until all are known, and what happens then may change what they rely on.
  if (menu?.form !== 'menu' || model.procedures[menu.procedure]?.lane !== undefined) return [];
  return bodies.flatMap(([stmt, more], i) => {
    const arm = menu.arms[i];
    return stmt?.s === 'call' && more === undefined && arm !== undefined && isGuarded(model, arm, stmt) ? [stmt] : [];
  });
}

function isGuarded({ procedures }: Model, arm: MenuArm, { procedure, args }: Call): boolean {
  const guards = [arm, ...arm.params].flatMap((each) => each.guards.map(({ test }) => written(test)));
  const { requires = [] } = procedures[procedure] ?? {};
  return requires.every(({ test }) => test.e === 'call' && guards.includes(written({ ...test, args })));
}

/** An expression without where it stands. */
const written = (e: Expr): string => JSON.stringify(e, (key, value) => (key === 'span' ? undefined : value));
