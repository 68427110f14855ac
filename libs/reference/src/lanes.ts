import type { CanonicalValue } from '@sandtable/engine';
import {
  bindLocal,
  type Effect,
  type Effects,
  type Env,
  elementOf,
  entry,
  fromOrdinal,
  holds,
  makeFrame,
  members,
  run,
} from '@sandtable/eval';
import type { Choice } from '@sandtable/model';
import { type AnswerCodes, valueOfPicks } from './answer.ts';
import type { Lane } from './lane.ts';
import type { OpenAsk, Reply, Run } from './open-ask.ts';
import type { Setup } from './setup.ts';

type Together = Extract<Effect, { s: 'together' }>;

/** Opens all lanes, lets their roles answer in any order, and then runs what is left of them in that of the members. */
export function* together(
  setup: Setup,
  env: Env,
  stmt: Together,
  effects: Effects<readonly OpenAsk[], Reply>,
  rest: () => void,
): Run {
  const lanes = opened(env, stmt);
  const begin = (lane: Lane): void => {
    const { locals, body } = entry(env.model.procedures, stmt.procedure);
    lane.answers = {};
    lane.course = run(env.enter(makeFrame(locals, lane.args)), body, effects);
    go(setup, lane, undefined);
  };
  lanes.forEach(begin);
  if (lanes.some(({ open }) => open !== undefined)) {
    rest();
    // Watchers may have changed what the lanes look at.
    lanes.forEach(begin);
  }
  setup.position.lanes = lanes;
  for (;;) {
    const open = lanes.flatMap((lane) => lane.open ?? []);
    if (open.length === 0) break;
    const reply = yield open;
    const lane = lanes.find(({ role }) => role === reply.role);
    if (lane?.open === undefined) throw new RangeError('this role is not asked');
    go(setup, lane, reply);
  }
  setup.position.lanes = [];
  for (const lane of lanes) {
    setup.onlooker?.inLane(lane, false);
    if (lane.course?.next().done !== true) throw new TypeError('nothing is asked behind a barrier');
  }
  setup.onlooker?.inLane(undefined, false);
  return undefined;
}

function opened(env: Env, { binder, where, args }: Together): readonly Lane[] {
  const type = elementOf(binder.over.type);
  return members(env, binder.over).flatMap((role): readonly Lane[] => {
    bindLocal(env, binder.local, type, fromOrdinal(type, role));
    if (where !== undefined && !holds(env, where)) return [];
    const values = [fromOrdinal(type, role), ...args.map((arg) => env.value(arg))];
    return [{ role, args: values, course: undefined, open: undefined, answers: {} }];
  });
}

/** Up to the next question or the barrier. */
function go(setup: Setup, lane: Lane, reply: Reply | undefined): void {
  setup.lane = lane;
  setup.onlooker?.inLane(lane, reply === undefined);
  const turn = lane.course?.next(...((reply === undefined ? [] : [reply]) as [Reply]));
  setup.lane = undefined;
  setup.onlooker?.inLane(undefined, false);
  if (turn === undefined || turn.done) throw new TypeError('every way through a lane meets its barrier');
  [lane.open] = turn.value;
}

/** An answer as a position keeps it: of a menu the arm, then its parameters. */
export function kept(choice: Choice, answer: AnswerCodes): CanonicalValue {
  if (answer.form === 'one') return answer.code;
  if (answer.form === 'some') return answer.ordinals;
  if (answer.form === 'order')
    return choice.form === 'menu' ? [] : (valueOfPicks(choice, answer.ordinals) as CanonicalValue);
  if (answer.form === 'each') return answer.value as CanonicalValue;
  const params = choice.form === 'menu' ? (choice.arms[answer.arm]?.params ?? []) : [];
  return [answer.arm, ...params.map(({ element }, i) => fromOrdinal(element, answer.ordinals[i] ?? 0) as number)];
}
