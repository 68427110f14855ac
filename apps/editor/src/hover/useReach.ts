import type { BoardProps } from '@sandtable/board';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '../context.ts';
import { drawnMember } from '../play/drag-points.ts';
import { type Member, pathsOf } from '../play/piece-paths.ts';
import { type Asked, litFor, useDropping } from '../play/useDropping.ts';
import { questionOf } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import { useTargetOdds } from './useTargetOdds.ts';

/** A piece whose reach is shown, and what has been found of it. */
interface Reaching {
  readonly question: string;
  readonly piece: Member;
  readonly asked: readonly Asked[];
}

type Lit = Partial<BoardProps>;

/** While Alt is held, or the tool for it is on, the board shows where the piece under the pointer or the focus may go. */
export function useReach(region: RefObject<HTMLElement | null>, isOn: boolean): Lit {
  const state = useStore(pick('ask', 'draft', 'promptId', 'info'));
  const question = questionOf(state);
  const [isKept, keep] = useState(false);
  const [reaching, setReaching] = useState<Reaching | undefined>(undefined);
  const { lookUp, give, meant } = useDropping();
  const show = useEffectEvent((target: Element | undefined): void => {
    const piece = target && drawnMember(target)?.member;
    if (piece === undefined || state.ask === undefined || pathsOf(state.ask, state.draft, piece).length === 0) return;
    setReaching({ question, piece, asked: [] });
    const isStill = (now: Reaching | undefined): now is Reaching =>
      now?.question === question && now.piece.member === piece.member && now.piece.kind === piece.kind;
    void lookUp(piece).then((asked) => setReaching((now) => (isStill(now) ? { ...now, asked } : now)));
  });
  const end = useEffectEvent(() => setReaching(undefined));
  useWatch(region, isOn, isKept, { show, end });
  const now = isOn && reaching?.question === question ? reaching : undefined;
  const notes = useTargetOdds(now?.asked);
  const tool = { isOn: isKept, onToggle: () => (keep(!isKept), setReaching(undefined)) };
  if (now === undefined || now.asked.length === 0) return isOn ? { reach: tool } : {};
  const take = (name: string): void => {
    const [drop] = meant(now.asked, name);
    setReaching(undefined);
    if (drop !== undefined) give(drop);
  };
  return { ...litFor(now.piece, now.asked), onPick: take, notes, reach: tool };
}

interface Handlers {
  readonly show: (target: Element | undefined) => void;
  readonly end: () => void;
}

/** Alone, without another key, Alt is held to see more. */
function useWatch(
  region: RefObject<HTMLElement | null>,
  isOn: boolean,
  isKept: boolean,
  { show, end }: Handlers,
): void {
  const onShow = useEffectEvent(show);
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    const root = region.current;
    if (root === null || !isOn) return;
    const stop = new AbortController();
    const on = { signal: stop.signal } as const;
    let under: Element | undefined;
    let isHeld = isKept;
    const come = ({ target }: Event): void => {
      under = target instanceof Element ? target : undefined;
      if (isHeld) onShow(under);
    };
    const release = (): void => {
      if (isHeld && !isKept) onEnd();
      isHeld = isKept;
    };
    root.addEventListener('pointerover', come, on);
    root.addEventListener('pointerdown', come, on);
    root.addEventListener('focusin', come, on);
    root.addEventListener('pointerleave', () => (under = undefined), on);
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Alt' || event.repeat || under === undefined) return;
        // A browser would go to its menu.
        event.preventDefault();
        isHeld = true;
        onShow(under);
      },
      on,
    );
    addEventListener('keyup', ({ key }) => (key === 'Alt' ? release() : undefined), on);
    addEventListener('blur', release, on);
    return () => stop.abort();
  }, [region, isOn, isKept]);
}
