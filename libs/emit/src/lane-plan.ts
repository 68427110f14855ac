import { LANE_HEAD, type LaneQuestion, type LanesStored } from '@sandtable/engine';
import type { Model, Type } from '@sandtable/model';
import type { Flow } from './blocks.ts';
import type { Frame } from './frames.ts';
import type { Infos } from './info.ts';
import { wordsOf } from './words.ts';

/** One `simultaneously`: the procedure of its lanes, and the one it stands in. */
interface Block {
  readonly procedure: number;
  readonly caller: number;
  readonly frame: Frame;
  /** Slots of the frame that are given when a lane is opened. */
  readonly given: number;
}
export interface Lanes {
  readonly stored: LanesStored;
  readonly blocks: readonly Block[];
  /** What `S[6]` is when lanes are opened, and when they go on. */
  readonly open: number;
  readonly on: number;
}

/** Lanes are kept behind all frames; those of different blocks are never there at once. */
export function lanesOf(
  model: Model,
  flows: readonly (Flow | undefined)[],
  frames: readonly (Frame | undefined)[],
  infos: Infos,
  at: number,
): Lanes | undefined {
  const blocks = flows.flatMap((flow, caller) =>
    (flow?.blocks ?? []).flatMap(({ end }): readonly Block[] => {
      const frame = end.x === 'together' ? frames[end.stmt.procedure] : undefined;
      if (end.x !== 'together' || frame === undefined) return [];
      return [{ procedure: end.stmt.procedure, caller, frame, given: givenTo(model, end.stmt.procedure) }];
    }),
  );
  if (blocks.length === 0) return undefined;
  const roles = model.kinds[model.seats.kind]?.members.length ?? 0;
  const stride = LANE_HEAD + Math.max(...blocks.map(({ frame }) => frame.size));
  const stored = blocks.map(({ procedure, frame }) => ({
    questions: questionsOf(model, flows[procedure]?.marks ?? new Map(), frame, infos),
  }));
  return { stored: { at, stride, roles, blocks: stored }, blocks, open: flows.length + 1, on: flows.length + 2 };
}

/** Resume point, caller and parameters, which lie in front. */
function givenTo(model: Model, procedure: number): number {
  const { locals = [], params = 0 } = model.procedures[procedure] ?? {};
  return locals.slice(0, params).reduce((n, { type }) => n + wordsOf(type), 2);
}

function questionsOf(
  model: Model,
  marks: ReadonlyMap<number, number>,
  frame: Frame,
  infos: Infos,
): readonly LaneQuestion[] {
  const offset = (local: number): number => LANE_HEAD + (frame.slots.get(local) ?? frame.at) - frame.at;
  const part = (locals: readonly { readonly type: Type }[], local: number) => {
    const type = locals[local]?.type ?? { t: 'bool' };
    return { type: infos.type(type), at: offset(local), words: wordsOf(type) };
  };
  return [...marks].map(([index, mark]) => {
    const choice = model.choices[index];
    const { locals = [] } = model.procedures[choice?.procedure ?? -1] ?? {};
    const parts =
      choice?.form === 'menu'
        ? choice.arms.map((arm) => arm.params.map(({ local }) => part(locals, local)))
        : [choice === undefined ? [] : [part(locals, choice.result)]];
    return { choice: index, mark: offset(mark), parts };
  });
}
