import type { Way } from '@sandtable/session';
import { useDrag } from '@use-gesture/react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useStore } from '../context.ts';
import { questionOf } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import { copyOf } from './copy-of.ts';
import { memberAt, type Point, pieceAt } from './drag-points.ts';
import { type Drop, type Member, pathsOf } from './piece-paths.ts';
import { type Asked, useDropping } from './useDropping.ts';
import type { FillDrag } from './useFillDrag.ts';

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

/** What was put where several things may be meant by it. */
export interface Dropped {
  readonly question: string;
  readonly at: Point;
  readonly drops: readonly Drop[];
}

/** Where a piece was dropped that can't go there; `behind` are the picks after which that was asked for. */
export type OnRefused = (member: Member, at: Point, behind: readonly string[]) => void;

/**
 * A piece whose question leads to a place is dragged there: the same as clicking one after the other. Another drag may
 * fill. `again` are the ways into a menu that is half answered already.
 */
export function usePieceDrag(isOn: boolean, onRefused: OnRefused, fill: FillDrag, again: readonly Way[] = []) {
  const state = useStore(pick('ask', 'draft', 'promptId'));
  const question = questionOf(state);
  const [held, hold] = useState<Held | undefined>(undefined);
  const [dropped, setDropped] = useState<Dropped | undefined>(undefined);
  const { lookUp, give, meant } = useDropping(again);
  const finding = useRef<Promise<readonly Asked[]>>(Promise.resolve([]));

  const isDraggable = (piece: Member | undefined): piece is Member =>
    isOn && piece !== undefined && state.ask !== undefined && pathsOf(state.ask, state.draft, piece, again).length > 0;
  const take = (piece: Member, at: Point, drawn: Element): void => {
    setDropped(undefined);
    hold({ question, piece, at, copy: copyOf(drawn), asked: [] });
    finding.current = lookUp(piece);
    void finding.current.then((asked) => hold((now) => now && { ...now, asked }));
  };
  const drop = async (at: Point): Promise<void> => {
    const asked = await finding.current;
    hold(undefined);
    const on = memberAt(at, asked);
    if (on === undefined) return;
    const drops = meant(asked, on.member);
    const [only] = drops;
    if (only === undefined) return onRefused(on, at, asked[0]?.path.picked ?? []);
    if (drops.length === 1) give(only);
    else setDropped({ question, at, drops });
  };
  const bind = useDrag<PointerEvent>(
    (drag) => {
      const { first, last, tap, canceled, initial, xy, cancel } = drag;
      if (tap) return;
      if (isFilling(fill, drag)) return FILLS;
      if (first) {
        const found = pieceAt(initial);
        if (!found || !isDraggable(found.piece)) return cancel();
        take(found.piece, xy, found.drawn);
      } else if (last) {
        if (canceled) hold(undefined);
        else void drop(xy);
      } else hold((now) => now && { ...now, at: xy });
    },
    { enabled: isOn, threshold: SLACK, filterTaps: true, pointer: { capture: false, keys: false } },
  );
  /** The sheet stays where it is while a piece is dragged over it. */
  const keepSheet = (event: SyntheticEvent<Element, MouseEvent | TouchEvent>): void => {
    const { target, nativeEvent } = event;
    if (!(target instanceof Element)) return;
    if (isDraggable(pieceOn(target)) || fill.begins(target, nativeEvent.shiftKey)) event.stopPropagation();
  };
  return {
    held: ofQuestion(question, held),
    dropped: ofQuestion(question, dropped),
    choose: (one: Drop) => {
      setDropped(undefined);
      give(one);
    },
    close: () => setDropped(undefined),
    on: isOn ? { ...bind(), onMouseDownCapture: keepSheet, onTouchStartCapture: keepSheet } : {},
  };
}

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

/** What belongs to an earlier question is gone. */
const ofQuestion = <T extends { readonly question: string }>(question: string, one: T | undefined): T | undefined =>
  one?.question === question ? one : undefined;
