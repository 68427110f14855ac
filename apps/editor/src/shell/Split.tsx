import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { remember, remembered } from '../state/remembered.ts';

/** A size in pixels that is dragged and survives the page. */
export interface SplitSize {
  readonly size: number;
  /** Somebody chose it. */
  readonly isOwn: boolean;
  readonly change: (next: number) => void;
}

export const useSplit = (name: string, standard: number, low: number, high: number): SplitSize => {
  const key = `split.${name}`;
  const [own, set] = useState(() => Number(remembered(key)) || undefined);
  const change = (next: number): void => {
    const kept = Math.round(Math.min(high, Math.max(low, next)));
    remember(key, String(kept));
    set(kept);
  };
  return { size: own ?? standard, isOwn: own !== undefined, change };
};

interface Props {
  readonly label: string;
  readonly of: SplitSize;
  readonly axis: 'x' | 'y';
  /** 1 if the pane grows to the right or down, -1 if the other way. */
  readonly grows: 1 | -1;
}

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -24, ArrowUp: -24, ArrowRight: 24, ArrowDown: 24 };

/** How large the pane is as it stands, which may be other than what was chosen: it has its part of a small page. */
const drawnSize = (line: HTMLElement, axis: Props['axis'], grows: Props['grows']): number => {
  const pane = grows === 1 ? line.previousElementSibling : line.nextElementSibling;
  const { width = 0, height = 0 } = pane?.getBoundingClientRect() ?? {};
  return axis === 'x' ? width : height;
};

/** The hairline between two panes: dragged, or moved with the arrow keys. */
export const Split = ({ label, of: { size, change }, axis, grows }: Props) => {
  const move = (line: HTMLElement, by: number): void => change(drawnSize(line, axis, grows) + grows * by);
  const onPointerDown = (event: PointerEvent<HTMLHRElement>): void =>
    event.currentTarget.setPointerCapture(event.pointerId);
  const onPointerMove = (event: PointerEvent<HTMLHRElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(event.currentTarget, axis === 'x' ? event.movementX : event.movementY);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLHRElement>): void => {
    const step = STEP[event.key];
    if (step !== undefined) move(event.currentTarget, step);
  };
  return (
    <hr
      className={`split ${axis}`}
      aria-label={label}
      aria-orientation={axis === 'x' ? 'vertical' : 'horizontal'}
      aria-valuenow={size}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
};
