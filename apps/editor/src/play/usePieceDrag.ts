import { useDrag } from '@use-gesture/react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useStore } from '../context.ts';
import { questionOf } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import { copyOf } from './copy-of.ts';
import { memberAt, type Point, pieceAt } from './drag-points.ts';
import { type Drop, type Member, pathsOf } from './piece-paths.ts';
import { type Asked, useDropping } from './useDropping.ts';

/** A pointer that moves less than this, in pixels, clicks. */
const SLACK = 5;

/** A piece that is in the hand, and where it may be put as far as that is known already. */
export interface Held {
  readonly question: string;
  readonly piece: Member;
  readonly at: Point;
  /** A copy of it as it was drawn: the board may be drawn anew meanwhile. */
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

/** A piece whose question leads to a place is dragged there: the same as clicking one after the other. */
export function usePieceDrag(isOn: boolean, onRefused: OnRefused) {
  const state = useStore(pick('ask', 'draft', 'promptId'));
  const question = questionOf(state);
  const [held, hold] = useState<Held | undefined>(undefined);
  const [dropped, setDropped] = useState<Dropped | undefined>(undefined);
  const { lookUp, give, meant } = useDropping();
  const finding = useRef<Promise<readonly Asked[]>>(Promise.resolve([]));

  const isDraggable = (piece: Member | undefined): piece is Member =>
    isOn && piece !== undefined && state.ask !== undefined && pathsOf(state.ask, state.draft, piece).length > 0;
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
    ({ first, last, tap, canceled, initial, xy, cancel }) => {
      if (tap) return;
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
    if (event.target instanceof Element && isDraggable(pieceOn(event.target))) event.stopPropagation();
  };
  const isNow = <T extends { readonly question: string }>(one: T | undefined): T | undefined =>
    one?.question === question ? one : undefined;
  return {
    held: isNow(held),
    dropped: isNow(dropped),
    choose: (one: Drop) => {
      setDropped(undefined);
      give(one);
    },
    close: () => setDropped(undefined),
    on: isOn ? { ...bind(), onMouseDownCapture: keepSheet, onTouchStartCapture: keepSheet } : {},
  };
}

const pieceOn = (target: Element): Member | undefined => pieceAt(target)?.piece;
