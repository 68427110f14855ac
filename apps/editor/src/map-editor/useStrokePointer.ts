import { type MouseEvent, type PointerEvent, type TouchEvent, useEffect, useRef } from 'react';
import { takesText } from '../commands/takes-text.ts';
import type { Strokes } from './useStrokes.ts';

/** What a region with a board listens to so that strokes are drawn on it. */
export type StrokeHandlers = ReturnType<typeof useStrokePointer>;

/**
 * The main button or one finger draws; the middle button, the main one while the space bar is held, and two fingers move the
 * sheet. Undefined strokes leave the board to others.
 */
export function useStrokePointer(strokes: Strokes | undefined) {
  const points = useRef<readonly string[]>([]);
  const pressed = useRef(false);
  const isPanning = useSpaceBar(strokes !== undefined);
  if (strokes === undefined) return undefined;
  const starts = ({ button, ctrlKey, metaKey }: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey'>): boolean =>
    button === 0 && !ctrlKey && !metaKey && !isPanning.current;
  const forget = (): void => {
    points.current = [];
    strokes.draw([]);
  };
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const cell = cellAt(clientX, clientY);
    if (cell === undefined || cell === points.current.at(-1)) return;
    points.current = [...points.current, cell];
    strokes.draw(points.current);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      pressed.current = false;
      if (!event.isPrimary || !starts(event) || cellAt(event.clientX, event.clientY) === undefined) return;
      pressed.current = true;
      points.current = [];
      follow(event);
    },
    onPointerMove: (event: PointerEvent) => {
      if (points.current.length > 0 && event.isPrimary) follow(event);
    },
    onPointerUp: (event: PointerEvent) => {
      if (points.current.length > 0 && event.isPrimary) strokes.end(points.current);
      points.current = [];
    },
    onPointerCancel: forget,
    /** The click that follows a stroke paints nothing more. */
    onClickCapture: (event: MouseEvent) => {
      if (event.detail > 0 && (pressed.current || isPanning.current)) event.stopPropagation();
    },
    onMouseDownCapture: (event: MouseEvent) => {
      if (event.button === 1) event.preventDefault();
      if (starts(event) && isOnCell(event)) event.stopPropagation();
    },
    onTouchStartCapture: (event: TouchEvent) => {
      if (event.touches.length > 1) forget();
      else if (isOnCell(event)) event.stopPropagation();
    },
  };
}

const CELL = '.board .legal[data-spot]';

const isOnCell = ({ target }: { readonly target: EventTarget }): boolean =>
  target instanceof Element && target.closest(CELL) !== null;

const cellAt = (x: number, y: number): string | undefined => {
  const cell = document.elementFromPoint(x, y)?.closest(CELL);
  return cell?.getAttribute('data-spot') ?? undefined;
};

/** Whether the space bar is held, anywhere but where it writes or presses a button of the page. */
function useSpaceBar(on: boolean) {
  const held = useRef(false);
  useEffect(() => {
    if (!on) return;
    const isSheets = (target: EventTarget | null): boolean =>
      target === document.body || (target instanceof Element && target.closest('.board') !== null);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || takesText(event.target)) return;
      if (event.type === 'keyup') held.current = false;
      else if (isSheets(event.target)) {
        held.current = true;
        event.preventDefault();
        event.stopPropagation();
      }
    };
    const options = { capture: true };
    addEventListener('keydown', onKey, options);
    addEventListener('keyup', onKey, options);
    return () => {
      held.current = false;
      removeEventListener('keydown', onKey, options);
      removeEventListener('keyup', onKey, options);
    };
  }, [on]);
  return held;
}
