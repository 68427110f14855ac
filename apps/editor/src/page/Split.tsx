import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { remember, remembered } from '../state/remembered.ts';

/** A size in pixels that is dragged and survives the page. */
export const useSplit = (name: string, standard: number, low: number, high: number) => {
  const key = `split.${name}`;
  const [size, set] = useState(() => Number(remembered(key)) || standard);
  const change = (next: number): void => {
    const kept = Math.round(Math.min(high, Math.max(low, next)));
    remember(key, String(kept));
    set(kept);
  };
  return [size, change] as const;
};

interface Props {
  readonly label: string;
  readonly size: number;
  readonly onSize: (size: number) => void;
  readonly axis: 'x' | 'y';
  /** 1 if the pane grows to the right or down, -1 if the other way. */
  readonly grows: 1 | -1;
}

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -24, ArrowUp: -24, ArrowRight: 24, ArrowDown: 24 };

/** The hairline between two panes: dragged, or moved with the arrow keys. */
export const Split = ({ label, size, onSize, axis, grows }: Props) => {
  const onPointerDown = (event: PointerEvent<HTMLHRElement>): void =>
    event.currentTarget.setPointerCapture(event.pointerId);
  const onPointerMove = (event: PointerEvent<HTMLHRElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onSize(size + grows * (axis === 'x' ? event.movementX : event.movementY));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    if (step !== undefined) onSize(size + grows * step);
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
