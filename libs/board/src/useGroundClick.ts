import { type MouseEvent, type RefObject, useMemo } from 'react';
import type { BoardProps } from './board-props.ts';
import { pointOf } from './carry.ts';
import { frame } from './frame.ts';
import type { BoardLayout, Point } from './layout.ts';
import { rounded } from './put-at.ts';

const same = (point: Point): Point => point;

/** A click anywhere says where a new place lies; `onGround` is undefined where none is wanted. `to` leads to the sheet. */
export function useGroundClick(
  ground: RefObject<SVGGElement | null>,
  { info, hands }: Pick<BoardProps, 'info' | 'hands'>,
  layout: BoardLayout,
) {
  const adding = hands?.adding;
  const isOn = adding !== undefined;
  const framed = useMemo(() => (isOn ? frame(info, layout) : undefined), [isOn, info, layout]);
  if (adding === undefined || framed === undefined) return { onGround: undefined, to: same };
  const onGround = (event: MouseEvent): boolean => {
    const point = pointOf(ground.current, event);
    if (point === undefined) return false;
    const [at, next] = [framed.back(point), framed.back([point[0] + 1, point[1] + 1])];
    const put: Point = [rounded(at[0], next[0] - at[0]), rounded(at[1], next[1] - at[1])];
    if (put.every(Number.isFinite)) adding.onGround(put);
    return true;
  };
  return { onGround, to: framed.to };
}
