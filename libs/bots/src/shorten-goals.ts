import { DECISIONS, FAULT, FAULT_PLACE, FAULTED, type GameModule, STATUS } from '@sandtable/engine';
import type { Match } from '@sandtable/session';
import type { Goal } from './shorten.ts';

/** The fault that a position ended with, at the same place of the rules. */
export const sameFault = (position: Int32Array): Goal => {
  const [fault, place] = [position[FAULT], position[FAULT_PLACE]];
  return () => (match) =>
    match.position[STATUS] === FAULTED && match.position[FAULT] === fault && match.position[FAULT_PLACE] === place;
};

/** A position that was there before: from there on the match may go on for ever. */
export const repeats: Goal = () => {
  const seen = new Set<string>();
  return (match) => {
    const key = withoutCounts(match).join();
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  };
};

/** How often something was decided or chance was come to is nothing that the rules look at. */
function withoutCounts({ module, position }: Match): Int32Array {
  const S = position.slice();
  S[DECISIONS] = 0;
  for (const [at, count] of countsOf(module)) S.fill(0, at, at + count);
  return S;
}

const countsOf = ({ info, layout }: GameModule): readonly (readonly [number, number])[] => {
  const roles = info.kinds[info.roleKind]?.members.length ?? 0;
  return [[layout.chances, info.chances.length], ...layout.roleChances.map(({ at }) => [at, roles] as const)];
};

/** That a step ran which a module counts, by the number of its place. */
export const ran =
  (module: GameModule, place: number): Goal =>
  () => {
    module.coverage?.fill(0);
    return () => (module.coverage?.[place] ?? 0) > 0;
  };
