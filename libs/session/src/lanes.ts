import { type GameModule, TOGETHER } from '@sandtable/engine';
import type { Decision } from './contract.ts';
import type { Step } from './history.ts';
import { roleName } from './question.ts';

/** The number of answers given so far in the current `simultaneously`; undefined if there is none. */
function answersIn({ layout: { lanes } }: GameModule, S: Int32Array): number | undefined {
  if (lanes === undefined || S[TOGETHER] === 0) return undefined;
  let answers = 0;
  for (let role = 0; role < lanes.roles; role++) answers += S[lanes.at + role * lanes.stride + 2] ?? 0;
  return answers;
}

/** The decisions made since the current `simultaneously` was opened; each of its answers is one. */
export function givenIn(module: GameModule, steps: readonly Step[]): readonly Decision[] {
  const last = steps.at(-1);
  const answers = last && answersIn(module, last.position);
  if (answers === undefined) return [];
  return answers === 0 ? [] : steps.flatMap(({ decision }) => decision ?? []).slice(-answers);
}

/** Whether a step is an answer of someone else in a block that is still open: others may not know about it yet. */
export function isAwaited(module: GameModule, { position, decision }: Step, roles: number): boolean {
  const { info, layout } = module;
  const members = info.kinds[info.roleKind]?.members ?? [];
  const role = decision === undefined ? -1 : members.findIndex((_, i) => roleName(info, i) === decision.role);
  if (layout.lanes === undefined || role < 0 || ((roles >>> role) & 1) === 1 || position[TOGETHER] === 0) return false;
  // A block that has just been opened has no answers yet.
  return (position[layout.lanes.at + role * layout.lanes.stride + 2] ?? 0) > 0;
}
