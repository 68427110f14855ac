import { type RefObject, useEffect, useState } from 'react';
import { drawnMember, type Point } from '../play/drag-points.ts';
import type { Member } from '../play/piece-paths.ts';
import type { Clicked } from '../ui/drawn-at.ts';

/** What a pointer rests on, a finger is held on or the focus is at. */
export interface Rested {
  readonly member: Member;
  readonly drawn: Element;
  readonly anchor: Clicked;
}

/** Milliseconds that a pointer rests before something is shown, and a finger is held. */
const REST = 450;
const HELD = 550;
/** Pixels: next to anything larger, the pointer counts. */
const LARGE = 180;
/** Whether there is anything that can rest without pressing. */
const HOVERS = '(any-hover: hover)';
/** A finger that moves farther pans. */
const SLACK = 10;

/** Whether the pointer has not been moved since Escape was pressed: what is drawn under it then is nothing it rests on. */
export interface Still {
  current: boolean;
  /** The last press of the mouse: whoever has chosen something looks at what comes of it, until they point elsewhere. */
  pressed?: Pressed | undefined;
}

/** Where it was, and on what. */
interface Pressed {
  readonly at: Point;
  readonly on: Member | undefined;
}

/** Watches what in a region someone wants to know more of; Escape, a press and the wheel end it. */
export function useRested(region: RefObject<HTMLElement | null>, isOn: boolean, still: Still): Rested | undefined {
  const [rested, setRested] = useState<Rested | undefined>(undefined);
  useEffect(() => {
    const root = region.current;
    if (root === null || !isOn) return;
    const stop = new AbortController();
    const watch = watching(setRested, still);
    const on = { signal: stop.signal, capture: true } as const;
    root.addEventListener('pointerover', watch.over, on);
    root.addEventListener('pointerleave', watch.leave, { signal: stop.signal });
    root.addEventListener('pointerdown', watch.press, on);
    root.addEventListener('pointermove', watch.move, on);
    for (const end of ['pointerup', 'pointercancel'] as const) root.addEventListener(end, watch.release, on);
    root.addEventListener('click', watch.click, on);
    root.addEventListener('wheel', watch.close, { ...on, passive: true });
    root.addEventListener('focusin', watch.focus, on);
    root.addEventListener('focusout', watch.close, on);
    document.addEventListener('keydown', watch.key, on);
    document.addEventListener('pointerdown', watch.anywhere, on);
    return () => {
      stop.abort();
      watch.close();
    };
  }, [region, isOn, still]);
  return rested;
}

type Wait = (target: EventTarget | null, at: DOMRect | undefined, delay: number, then?: () => void) => void;

/** Handlers that find out what is rested on. */
function watching(tell: (rested: Rested | undefined) => void, still: Still) {
  const { wait, close, isShown } = waiting(tell);
  const touch = touching(wait, close);
  const over = (event: PointerEvent): void => {
    const { pointerType, buttons, target, clientX, clientY } = event;
    const isResting = buttons === 0 && !still.current && !touch.isLast();
    if (pointerType === 'touch' || !isResting || isAtPress(event, still.pressed) || !matchMedia(HOVERS).matches) return;
    still.pressed = undefined;
    wait(target, new DOMRect(clientX, clientY, 0, 0), REST);
  };
  return {
    close,
    over,
    ...touch.on,
    leave: (): void => {
      still.pressed = undefined;
      close();
    },
    press: (event: PointerEvent): void => {
      touch.on.press(event);
      if (event.pointerType !== 'touch') still.pressed = pressedAt(event);
    },
    move: (event: PointerEvent): void => {
      touch.on.move(event);
      if ((!still.current && still.pressed === undefined) || !isMoved(event)) return;
      still.current = false;
      over(event);
    },
    focus: ({ target }: FocusEvent): void => {
      if (!still.current && !touch.isLast() && target instanceof Element && target.matches(':focus-visible'))
        wait(target, undefined, REST);
    },
    /** Reach is shown on the board, which the card would cover. */
    key: (event: KeyboardEvent): void => {
      touch.forget();
      if (event.key === 'Alt') close();
      // What has the focus then has it by itself, until another key leads on.
      still.current = event.key === 'Escape';
      if (!still.current) return;
      still.pressed = undefined;
      if (isShown()) event.stopPropagation();
      close();
    },
  };
}

/** Tells of something after a while, unless something else is pointed at by then. */
function waiting(tell: (rested: Rested | undefined) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let now: Element | undefined;
  let isShown = false;
  const close = (): void => {
    clearTimeout(timer);
    isShown = false;
    tell(undefined);
  };
  const wait: Wait = (target, at, delay, then) => {
    const found = target instanceof Element ? drawnMember(target) : undefined;
    if (found?.drawn === now && then === undefined) return;
    now = found?.drawn;
    close();
    if (found === undefined) return;
    timer = setTimeout(() => {
      if (!found.drawn.isConnected) return;
      isShown = true;
      then?.();
      tell({ member: found.member, drawn: found.drawn, anchor: anchorOf(found.drawn, at) });
    }, delay);
  };
  return { wait, close, isShown: () => isShown };
}

/**
 * A finger that is held asks what it is on; then it doesn't choose that. Browsers leave a mouse behind where a finger was,
 * and tell of it when something else is drawn there: until it is moved, it rests on nothing.
 */
function touching(wait: Wait, close: () => void) {
  let isHeld = false;
  let isLast = false;
  let from = { x: 0, y: 0 };
  const on = {
    anywhere: ({ pointerType }: PointerEvent): void => {
      isLast = pointerType === 'touch';
    },
    press: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void => {
      close();
      isHeld = false;
      from = { x, y };
      if (pointerType !== 'touch') return;
      wait(target, new DOMRect(x, y, 0, 0), HELD, () => {
        isHeld = true;
      });
    },
    move: (event: PointerEvent): void => {
      const { pointerType, clientX, clientY } = event;
      if (isMoved(event)) isLast = false;
      if (pointerType === 'touch' && Math.hypot(clientX - from.x, clientY - from.y) > SLACK) close();
    },
    release: ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'touch' && !isHeld) close();
    },
    click: (event: MouseEvent): void => {
      if (!isHeld) return;
      isHeld = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
  const forget = (): void => {
    isLast = false;
  };
  return { on, isLast: () => isLast, forget };
}

const memberOf = (target: EventTarget | null): Member | undefined =>
  target instanceof Element ? drawnMember(target)?.member : undefined;

const pressedAt = ({ target, clientX, clientY }: PointerEvent): Pressed => ({
  at: [clientX, clientY],
  on: memberOf(target),
});

/** Whether the pointer is still where something was pressed, or on what was pressed, wherever that has gone. */
function isAtPress({ target, clientX, clientY }: PointerEvent, pressed: Pressed | undefined): boolean {
  if (pressed === undefined) return false;
  const [x, y] = pressed.at;
  const now = memberOf(target);
  const isSame = now !== undefined && now.kind === pressed.on?.kind && now.member === pressed.on.member;
  return isSame || Math.hypot(clientX - x, clientY - y) <= SLACK;
}

/** Browsers also tell of a mouse that stands still, when something else is drawn under it. */
const isMoved = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);

/** Next to what is drawn, or where the pointer is if that is large. */
const anchorOf = (drawn: Element, at: DOMRect | undefined): Clicked => {
  const box = drawn.getBoundingClientRect();
  const isLarge = box.width > LARGE || box.height > LARGE * 1.5;
  const shown = isLarge && at !== undefined ? new DOMRect(at.x - 12, at.y - 12, 24, 24) : box;
  return { getBoundingClientRect: () => shown };
};
