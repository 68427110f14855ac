import type { BoardProps } from '@sandtable/board';
import { isMany } from '@sandtable/session';
import { useRef } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { isDrafted } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import { membersAt, type Point, pieceAt } from './drag-points.ts';

/** What waits next to the board. */
const RESERVE = '.board-tray > *';

type Picks = Pick<BoardProps, 'candidates' | 'picked' | 'onPick'>;

/** A drag that answers with everything it passes over. */
export interface FillDrag {
  readonly begins: (target: Element | null, isShift: boolean) => boolean;
  readonly begin: (at: Point) => void;
  readonly over: (at: Point) => void;
}

/**
 * One counter after the other is placed where the pointer passes, or member after member ticked. It begins at what waits
 * next to the board, but not at a single counter there, or anywhere with Shift.
 */
export function useFillDrag(isOn: boolean, { candidates = [], picked = [], onPick }: Picks): FillDrag {
  const { bench } = useWorkbench();
  const { ask } = useStore(pick('ask'));
  const passed = useRef('');
  const asked = isOn && ask?.sight === undefined ? ask : undefined;
  const keys = asked && isDrafted(asked) ? asked.each?.keys : undefined;
  const isReserve = (target: Element | null): boolean =>
    keys !== undefined && target !== null && target.closest(RESERVE) !== null && pieceAt(target) === undefined;

  const begin = (at: Point): void => {
    passed.current = '';
    const key = keys?.indexOf(pieceAt(at)?.piece.member ?? '') ?? -1;
    if (key >= 0) void bench.play.open(key);
  };
  const isTaken = ({ member, kind }: { readonly member: string; readonly kind: string }): boolean =>
    keys === undefined ? candidates.includes(member) && !picked.includes(member) : kind === asked?.kind;
  const over = (at: Point): void => {
    const found = membersAt(at).find(isTaken);
    const was = passed.current;
    passed.current = found === undefined ? '' : `${found.kind}.${found.member}`;
    if (found === undefined || passed.current === was) return;
    if (keys === undefined) onPick?.(found.member, found.kind);
    else void bench.play.giveNext(found.member);
  };
  return {
    begins: (target, isShift) =>
      isShift ? keys !== undefined || (asked !== undefined && isMany(asked)) : isReserve(target),
    begin,
    over,
  };
}
