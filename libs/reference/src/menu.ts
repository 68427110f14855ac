import { bindLocal, type Env, fork, fromOrdinal, members } from '@sandtable/eval';
import type { Guard, MenuArm } from '@sandtable/model';
import { failing, type Menu, type Param, reasonsOf } from './answer.ts';

/** What can be picked next: the arms at depth 0, then the values of each parameter of the arm picked first. */
export function candidates(env: Env, menu: Menu, depth: number, picked: readonly number[]): readonly number[] {
  if (depth === 0) return menu.arms.flatMap((arm, i) => (open(env, arm) ? [i] : []));
  const arm = menu.arms[picked[0] ?? -1];
  if (arm === undefined || closed(env, arm).length > 0) return [];
  const trial = bindParams(env, arm, picked.slice(1, depth));
  return arm.params[depth - 1] === undefined ? [] : legal(trial, arm, depth - 1);
}

export const possible = (env: Env, menu: Menu): boolean => menu.arms.some((arm) => open(env, arm));

export const count = (env: Env, menu: Menu): number =>
  menu.arms.reduce((sum, arm) => sum + (closed(env, arm).length > 0 ? 0 : tuples(fork(env), arm, 0)), 0);

/** What a menu offers, all of it: walking through its answers once costs as much as counting them. */
export interface Survey {
  readonly candidates: readonly number[];
  /** Per arm, the candidates of its first parameter. */
  readonly parameters: readonly (readonly number[])[];
  readonly excluded: Readonly<Record<number, readonly string[]>>;
  readonly count: number;
}

export function survey(env: Env, menu: Menu): Survey {
  const arms = menu.arms.map((arm) => (closed(env, arm).length > 0 ? CLOSED : answersOf(env, arm)));
  return {
    candidates: arms.flatMap(({ count }, i) => (count > 0 ? [i] : [])),
    parameters: arms.map(({ firsts }) => firsts),
    excluded: reasonsAgainst(env, menu, (i) => arms[i]?.count === 0),
    count: arms.reduce((sum, { count }) => sum + count, 0),
  };
}

const CLOSED = { firsts: [], count: 0 };

/** How many answers an arm has whose guards pass, and which values of its first parameter they begin with. */
function answersOf(env: Env, arm: MenuArm): { readonly firsts: readonly number[]; readonly count: number } {
  const [param] = arm.params;
  if (param === undefined) return { firsts: [], count: 1 };
  const counts = passing(env, param).map((first) => ({ first, count: tuples(picked(env, param, first), arm, 1) }));
  return {
    firsts: counts.flatMap(({ first, count }) => (count > 0 ? [first] : [])),
    count: counts.reduce((sum, { count }) => sum + count, 0),
  };
}

export const excluded = (env: Env, menu: Menu): Readonly<Record<number, readonly string[]>> =>
  reasonsAgainst(env, menu, (_, arm) => !open(env, arm));

function reasonsAgainst(env: Env, menu: Menu, isOut: (index: number, arm: MenuArm) => boolean) {
  const out = menu.arms.flatMap((arm, i) => (isOut(i, arm) ? [[i, armReasons(env, arm)] as const] : []));
  return Object.fromEntries(out);
}

/** Why an answer is refused: undefined if it is legal. */
export function refusal(env: Env, menu: Menu, index: number, picks: readonly number[]): readonly string[] | undefined {
  const arm = menu.arms[index];
  if (arm === undefined || picks.length !== arm.params.length) return [];
  const against = closed(env, arm);
  if (against.length > 0) return reasonsOf(against);
  const trial = fork(env);
  const wrong = arm.params.findIndex((param, i) => !accepts(trial, param, picks[i] ?? -1));
  const param = arm.params[wrong];
  if (param === undefined) return undefined;
  const pick = picks[wrong] ?? -1;
  return members(trial, param.from).includes(pick) ? reasonsOf(rejecting(trial, param, pick)) : [];
}

/** The environment in which the first parameters have been picked. */
export function bindParams(env: Env, arm: MenuArm, picks: readonly number[]): Env {
  const trial = fork(env);
  picks.forEach((pick, i) => {
    const param = arm.params[i];
    if (param !== undefined) bind(trial, param, pick);
  });
  return trial;
}

const bind = (env: Env, param: Param, ordinal: number): void =>
  bindLocal(env, param.local, param.element, fromOrdinal(param.element, ordinal));

/** An arm is open if its own guards pass and its parameters can all be filled. */
const open = (env: Env, arm: MenuArm): boolean => closed(env, arm).length === 0 && completable(env, arm, 0);

const closed = (env: Env, arm: MenuArm): readonly Guard[] => failing(env, arm.guards, () => undefined);

const rejecting = (env: Env, param: Param, ordinal: number): readonly Guard[] =>
  failing(env, param.guards, (trial) => bind(trial, param, ordinal));

/** The candidates of one parameter, given those before it; whether they lead anywhere is not asked. */
const passing = (env: Env, param: Param): readonly number[] =>
  members(env, param.from).filter((ordinal) => rejecting(env, param, ordinal).length === 0);

function legal(env: Env, arm: MenuArm, index: number): readonly number[] {
  const param = arm.params[index];
  if (param === undefined) return [];
  return passing(env, param).filter((ordinal) => completable(picked(env, param, ordinal), arm, index + 1));
}

/** Whether the parameters from `index` on can be filled. */
function completable(env: Env, arm: MenuArm, index: number): boolean {
  const param = arm.params[index];
  if (param === undefined) return true;
  return passing(env, param).some((ordinal) => completable(picked(env, param, ordinal), arm, index + 1));
}

function tuples(env: Env, arm: MenuArm, index: number): number {
  const param = arm.params[index];
  if (param === undefined) return 1;
  return passing(env, param).reduce((sum, ordinal) => sum + tuples(picked(env, param, ordinal), arm, index + 1), 0);
}

function picked(env: Env, param: Param, ordinal: number): Env {
  const trial = fork(env);
  bind(trial, param, ordinal);
  return trial;
}

/** Binds a pick if it is a candidate. */
function accepts(env: Env, param: Param, ordinal: number): boolean {
  if (!members(env, param.from).includes(ordinal) || rejecting(env, param, ordinal).length > 0) return false;
  bind(env, param, ordinal);
  return true;
}

/** Of an arm that only lacks parameters, the reasons that exclude candidates of its first one. */
function armReasons(env: Env, arm: MenuArm): readonly string[] {
  const own = closed(env, arm);
  if (own.length > 0) return reasonsOf(own);
  const [param] = arm.params;
  if (param === undefined) return [];
  return reasonsOf(members(env, param.from).flatMap((ordinal) => rejecting(env, param, ordinal)));
}
