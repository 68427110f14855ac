import type { Way } from '@sandtable/session';
import { useDrag } from '@use-gesture/react';
import {
  type MouseEvent as Click,
  type Dispatch,
  type SetStateAction,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import { useStore } from '../context.ts';
import { questionOf } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import type { State } from '../state/state.ts';
import { copyOf } from './copy-of.ts';
import { type Point, pieceAt } from './drag-points.ts';
import { type Member, pathsOf } from './piece-paths.ts';
import { type Asked, useDropping } from './useDropping.ts';
import type { FillDrag } from './useFillDrag.ts';
import { useFinding } from './useFinding.ts';
import { type OnRefused, usePutting } from './usePutting.ts';
import { valuePaths } from './value-paths.ts';

/** A pointer that moves less than this, in pixels, clicks. */
const SLACK = 5;

/** Marks a drag that fills, until it ends. */
const FILLS = 'fills';

/** A piece that is in the hand, and where it may be put as far as that is known already. */
export interface Held {
  readonly question: string;
  readonly piece: Member;
  readonly at: Point;
  /** A copy of it as it was drawn: the board may be drawn again meanwhile. */
  readonly copy: Element;
  readonly asked: readonly Asked[];
}

/**
 * A piece whose question leads to a place is dragged there: the same as clicking one after the other. Another drag may
 * fill. `again` are the ways into a menu that is half answered already.
 */
export function usePieceDrag(isOn: boolean, onRefused: OnRefused, fill: FillDrag, again: readonly Way[] = []) {
  const state = useStore(pick('ask', 'draft', 'promptId'));
  const question = questionOf(state);
  const [held, hold] = useState<Held | undefined>(undefined);
  const { lookUp, ...ways } = useDropping(again);
  const { dropped, put, choose, close } = usePutting(question, ways, onRefused);
  const press = usePress();
  const { finding, find, isUnderWay, isOver, reportLate } = useFinding(question, lookUp);

  // Whoever is quick drags what is only asked about once the answer before has arrived.
  const isDraggable = (piece: Member | undefined): piece is Member =>
    isOn && piece !== undefined && (isUnderWay() || isMovable(state, piece, again));
  const take = (piece: Member, at: Point, drawn: Element): void => {
    close();
    press.isDragged.current = true;
    hold({ question, piece, at, copy: copyOf(drawn), asked: [] });
    find(piece);
    void finding.current.then(({ question: of, asked }) => hold((now) => now && { ...now, question: of, asked }));
  };
  const drop = async (at: Point): Promise<void> => {
    const found = await finding.current;
    hold(undefined);
    if (isOver(found)) reportLate();
    else put(found, at);
  };
  const bind = useDrag<PointerEvent>(handled({ fill, isDraggable, take, drop, hold, isDragged: press.isDragged }), {
    enabled: isOn,
    threshold: SLACK,
    filterTaps: true,
    pointer: { capture: false, keys: false },
  });
  /** The sheet stays where it is while a piece is dragged over it. */
  const keepSheet = (event: SyntheticEvent<Element, MouseEvent | TouchEvent>): void => {
    const { target, nativeEvent } = event;
    if (!(target instanceof Element)) return;
    if (isDraggable(pieceOn(target)) || fill.begins(target, nativeEvent.shiftKey)) event.stopPropagation();
  };
  return {
    held: held?.question === question ? held : undefined,
    dropped,
    choose,
    close,
    onClick: press.onClick,
    on: isOn
      ? {
          ...bind(),
          onPointerDownCapture: press.onDown,
          onMouseDownCapture: keepSheet,
          onTouchStartCapture: keepSheet,
        }
      : {},
  };
}

/** Tells a press that has taken something up from one that slips, which is a click all the same. */
function usePress() {
  const isDragged = useRef(false);
  return {
    isDragged,
    onDown: (): void => {
      isDragged.current = false;
    },
    onClick: (event: Click): void => {
      if (isDragged.current && event.detail > 0) event.stopPropagation();
    },
  };
}

const isMovable = ({ ask, draft }: Pick<State, 'ask' | 'draft'>, piece: Member, again: readonly Way[]): boolean =>
  ask !== undefined && [...pathsOf(ask, draft, piece, again), ...valuePaths(ask, draft, piece)].length > 0;

interface Hand {
  readonly fill: FillDrag;
  readonly isDraggable: (piece: Member) => boolean;
  readonly take: (piece: Member, at: Point, drawn: Element) => void;
  readonly drop: (at: Point) => Promise<void>;
  readonly hold: Dispatch<SetStateAction<Held | undefined>>;
  readonly isDragged: { current: boolean };
}

type Drag = Parameters<Parameters<typeof useDrag<PointerEvent>>[0]>[0];

const handled =
  ({ fill, isDraggable, take, drop, hold, isDragged }: Hand) =>
  (drag: Drag): unknown => {
    const { first, last, tap, canceled, initial, xy, cancel } = drag;
    if (tap) return undefined;
    if (isFilling(fill, drag)) {
      isDragged.current = true;
      return FILLS;
    }
    if (first) {
      const found = pieceAt(initial);
      if (!found || !isDraggable(found.piece)) return cancel();
      take(found.piece, xy, found.drawn);
    } else if (last) {
      if (canceled) hold(undefined);
      else void drop(xy);
    } else hold((now) => now && { ...now, at: xy });
    return undefined;
  };

const pieceOn = (target: Element): Member | undefined => pieceAt(target)?.piece;

interface Moved {
  readonly first: boolean;
  readonly initial: Point;
  readonly xy: Point;
  readonly shiftKey: boolean;
  readonly memo?: unknown;
}

/** Lets a drag fill that has begun so, or begins so. */
function isFilling(fill: FillDrag, { first, initial, xy, shiftKey, memo }: Moved): boolean {
  if (first && fill.begins(document.elementFromPoint(...initial), shiftKey)) fill.begin(initial);
  else if (memo === FILLS) fill.over(xy);
  else return false;
  return true;
}
