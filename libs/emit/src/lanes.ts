import { LANE_ASKING, LANE_HEAD, LANE_READY, LANE_RUN } from '@sandtable/engine';
import { STEPS, TURNS } from './budget.ts';
import { constant, flag, fn, head, type Item, int } from './code.ts';
import type { Lanes } from './lane-plan.ts';
import { addFunction, type Unit } from './unit.ts';
import type { Whole } from './whole.ts';

/** Where the lane of a role is kept, and the call that makes the driver open those of a block. */
export function laneAt({ lanes }: Unit, procedure: number) {
  const block = lanes?.blocks.findIndex((one) => one.procedure === procedure) ?? -1;
  if (lanes === undefined || block < 0) return undefined;
  const { at, stride } = lanes.stored;
  return { block, open: lanes.open, of: (role: string): string => `${at} + ${role} * ${stride}` };
}

/** Cases of the driver. */
export const laneCases = ({ lanes }: Unit): readonly string[] =>
  lanes === undefined ? [] : [`case ${lanes.open}: return lanes(true);`, `case ${lanes.on}: return lanes(false);`];

/**
 * What goes on at the same time. Each role has a lane, kept behind the frames; the lane that runs, or that is looked
 * at, lies in the frame of its procedure. So positions do not tell in which order lanes were answered.
 */
export function lanes(unit: Whole): void {
  if (unit.lanes === undefined) return void unit.items.push(...NONE);
  const { blocks } = unit.lanes;
  const { w } = unit;
  unit.items.push(constant('LF', `[${blocks.map(({ frame }) => frame.at)}]`));
  unit.items.push(constant('LN', `[${blocks.map(({ frame }) => frame.size)}]`));
  unit.items.push(constant('LG', `[${blocks.map(({ given }) => given)}]`));
  unit.items.push(constant('LC', `[${blocks.map(({ caller }) => caller + 1)}]`));
  addFunction(unit, head('runLane', [], 'boolean'), () =>
    w.block('switch (S[14])', () => {
      for (const [i, { procedure }] of blocks.entries()) w.line(`case ${i + 1}: return run${procedure}();`);
      w.line('default: return false;');
    }),
  );
  unit.items.push(...scheduler(unit.lanes, unit.model.watchers.length > 0 ? 1 : 0));
}

const NONE: readonly Item[] = [
  fn('retake', [int('role')], 'boolean')`
    return false;
  `,
  fn('answered', [], 'void')`
  `,
];

const scheduler = (planned: Lanes, watched: number): readonly Item[] => [
  ...LOADING,
  lanesGoOn(planned, watched),
  ...answering(planned),
];

/** One lane: taken into the frame of its procedure, begun again, run until it asks or waits for the others. */
const LOADING: readonly Item[] = [
  fn('loadLane', [int('lane')], 'void')`
    const block = S[14] - 1;
    for (let k = 0, to = LF[block], from = lane + ${LANE_HEAD}, n = LN[block]; k < n; ++k) S[to + k] = S[from + k];
  `,
  fn('freshLane', [int('lane')], 'void')`
    const block = S[14] - 1;
    S[lane] = ${LANE_RUN}; S[lane + 1] = 0; S[lane + 2] = 0; S[lane + ${LANE_HEAD}] = 0;
    clear(S, lane + ${LANE_HEAD} + LG[block], lane + ${LANE_HEAD} + LN[block]);
  `,
  fn('advanceLane', [int('lane')], 'void')`
    loadLane(lane);
    S[11] = -1;
    runLane();
    const block = S[14] - 1;
    S[lane] = S[11] < 0 ? ${LANE_READY} : ${LANE_ASKING};
    S[lane + 1] = S[11] + 1;
    for (let k = 0, from = LF[block], to = lane + ${LANE_HEAD}, n = LN[block]; k < n; ++k) S[to + k] = S[from + k];
  `,
];

/** All lanes run until each asks or is ready; when none asks any more they go on behind the block, one after the other. */
const lanesGoOn = ({ stored: { at, stride, roles }, on }: Lanes, watched: number): Item =>
  fn('lanes', [flag('opening')], 'boolean')`
    let open = 0;
    for (let lane = ${at}; lane < ${at + stride * roles}; lane += ${stride}) {
      if (S[lane] === ${LANE_RUN}) advanceLane(lane);
      if (S[lane] === ${LANE_ASKING}) ++open;
    }
    if (${watched} > 0 && opening && open > 0) {
      if (rest()) return false;
      for (let lane = ${at}; lane < ${at + stride * roles}; lane += ${stride}) if (S[lane] !== 0) freshLane(lane);
      return lanes(false);
    }
    if (open > 0) {
      S[10] = open; S[6] = ${on};
      select(0);
      return false;
    }
    S[11] = 0;
    const back = LC[S[14] - 1];
    for (let lane = ${at}; lane < ${at + stride * roles}; lane += ${stride}) {
      if (S[lane] === 0) continue;
      loadLane(lane);
      clear(S, lane, lane + ${stride});
      runLane();
      if (S[0] !== 0) return false;
    }
    S[14] = 0; S[6] = back;
    return true;
  `;

/** Questions of lanes are looked at, answered, and taken back. */
const answering = ({ stored: { at, stride, roles }, on }: Lanes): readonly Item[] => [
  fn('selectLane', [int('k')], 'void')`
    let n = k;
    for (let role = 0; role < ${roles}; ++role) {
      const lane = ${at} + role * ${stride};
      if (S[lane] !== ${LANE_ASKING} || n-- > 0) continue;
      loadLane(lane);
      S[11] = S[lane + 1] - 1; S[12] = role; S[13] = LF[S[14] - 1]; S[15] = k;
      return;
    }
  `,
  fn('answered', [], 'void')`
    const lane = ${at} + S[12] * ${stride};
    S[lane] = ${LANE_RUN}; ++S[lane + 2];
    S[6] = ${on};
  `,
  fn('retake', [int('role')], 'boolean')`
    const lane = ${at} + role * ${stride};
    if (S[14] === 0 || S[lane] === 0) return false;
    budget = ${STEPS};
    turns = ${TURNS};
    S[5] -= S[lane + 2];
    freshLane(lane);
    S[6] = ${on};
    S[10] = 0; S[11] = 0; S[12] = 0; S[13] = 0; S[15] = 0;
    drive();
    return true;
  `,
];
