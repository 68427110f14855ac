import type { End, Flow } from './blocks.ts';
import { wordsOf } from './words.ts';

/** The fixed place of a procedure's frame: [resume point, caller, kept locals …]. */
export interface Frame {
  readonly at: number;
  readonly size: number;
  readonly slots: ReadonlyMap<number, number>;
}

/** Frames of procedures that can be open together do not overlap: a frame begins where its deepest caller's ends. */
export function framesOf(
  flows: readonly (Flow | undefined)[],
  from: number,
): { readonly frames: readonly (Frame | undefined)[]; readonly end: number } {
  const shapes = flows.map((flow) => (flow === undefined ? undefined : shape(flow)));
  const callers = (i: number) =>
    flows.flatMap((flow, j) => (flow?.blocks.some(({ end: e }) => enters(e) === i) ? [j] : []));
  const memo = new Map<number, number>();
  const place = (i: number): number => {
    const known = memo.get(i);
    if (known !== undefined) return known;
    memo.set(i, from);
    const at = Math.max(from, ...callers(i).map((j) => place(j) + (shapes[j]?.size ?? 0)));
    memo.set(i, at);
    return at;
  };
  const frames = shapes.map((s, i) => (s === undefined ? undefined : moved(s, place(i))));
  return { frames, end: Math.max(from, ...frames.map((f) => (f === undefined ? 0 : f.at + f.size))) };
}

/** The procedure that runs on top of the block's own. */
const enters = (e: End): number | undefined => (e.x === 'call' || e.x === 'together' ? e.stmt.procedure : undefined);

function shape(flow: Flow): Frame {
  let next = 2;
  const slots = new Map<number, number>();
  for (const local of [...flow.kept].sort((a, b) => a - b)) {
    slots.set(local, next);
    next += wordsOf(flow.locals[local]?.type ?? { t: 'bool' });
  }
  return { at: 0, size: next, slots };
}

const moved = (frame: Frame, at: number): Frame => ({
  at,
  size: frame.size,
  slots: new Map([...frame.slots].map(([local, o]) => [local, at + o])),
});
