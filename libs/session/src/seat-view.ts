import type { GameModule } from '@sandtable/engine';
import { changes } from './changes.ts';
import type { Change, MatchView } from './contract.ts';
import type { Step } from './history.ts';
import { isAwaited } from './lanes.ts';
import { seenLog } from './log.ts';
import { fieldsSeen, membersSeen, statesSeen } from './masked.ts';
import { pileSizes } from './pile-sizes.ts';
import { valuesSeen } from './shown-functions.ts';
import { HIDDEN, rolesOf, type Sight, sightOf } from './sight.ts';
import { positionView, readFields } from './view.ts';

type Seen = Omit<MatchView, 'ask' | 'waiting' | 'given' | 'undoable' | 'redoable' | 'made' | 'pending' | 'branches'>;

/**
 * A match as one seat may see it. It is a function of what the seat may know: two positions that are the same in this
 * respect look the same. At the end of a match, everything is revealed.
 */
export function seatView(module: GameModule, steps: readonly Step[], seat: string): Seen {
  const S = steps.at(-1)?.position ?? new Int32Array(0);
  const roles = rolesOf(module.info, S, seat);
  const before = steps.filter((step) => !isAwaited(module, step, roles)).at(-2)?.position;
  const sight = sightOf(module, S, seat);
  const log = seenLog(module, steps, seat);
  const decisions = log.at(-1)?.decision ?? 0;
  const whole = { ...positionView(module, S), decisions };
  if (sight === undefined)
    return { ...whole, viewer: seat, log, changes: before ? changes(readFields(module, before), whole.fields) : [] };
  return {
    ...whole,
    viewer: seat,
    fields: fieldsSeen(sight, S),
    states: statesSeen(sight, S),
    sizes: pileSizes(module, S),
    ...valuesSeen(sight, S),
    ...membersSeen(sight),
    log,
    changes: before ? changesSeen(module, before, sight, S) : [],
  };
}

/** Members are compared with themselves, not with what was at their place before. */
function changesSeen(module: GameModule, before: Int32Array, sight: Sight, S: Int32Array): readonly Change[] {
  const old = sightOf(module, before, sight.seat);
  if (old === undefined) return [];
  const places = placesBefore(old, sight);
  const was = fieldsSeen(old, before);
  const moved = Object.entries(was).map(([path, values]) => {
    const order = places.get(path.split('.')[0] ?? '');
    return [path, order ? order.map((place) => values[place] ?? HIDDEN) : values] as const;
  });
  return changes(Object.fromEntries(moved), fieldsSeen(sight, S)).filter(
    ({ from, to }) => from !== HIDDEN && to !== HIDDEN,
  );
}

/** For each place of a kind, the previous place of the same name, or none. */
function placesBefore(old: Sight, now: Sight): ReadonlyMap<string, readonly number[]> {
  const before = membersSeen(old).names;
  return new Map(
    Object.entries(membersSeen(now).names).map(([kind, names]) => [
      kind,
      names.map((name) => (before[kind] ?? []).indexOf(name)),
    ]),
  );
}
