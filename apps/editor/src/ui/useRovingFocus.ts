import { type KeyboardEvent, useEffect, useState } from 'react';

const WAYS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

interface Options {
  readonly count: number;
  /** Whether a row can take the focus; all of them without it. */
  readonly takes?: (row: number) => boolean;
  /** The row that Tab reaches at first; the last one without it. */
  readonly first?: number;
}

interface RovingFocus {
  /** The one row that Tab reaches: the one that had the focus last, if there was one. */
  readonly reached: number;
  readonly hold: (row: number) => void;
  /** Arrow keys go from row to row. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The focus within a virtual list, of which the first button of each row takes it. */
export function useRovingFocus({ count, takes = () => true, first }: Options): RovingFocus {
  const [held, hold] = useState(-1);
  const focusOn = useFocusWhenDrawn();
  const next = (from: number, way: 1 | -1): number => {
    let row = from + way;
    while (row >= 0 && row < count && !takes(row)) row += way;
    return row;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const way = WAYS[event.key];
    if (way === undefined || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const row = next(held, way);
    if (row < 0 || row >= count) return;
    hold(row);
    focusOn({ list: event.currentTarget, row });
  };
  const isHeld = held >= 0 && held < count && takes(held);
  return { reached: isHeld ? held : (first ?? next(count, -1)), hold, onKeyDown };
}

interface Wanted {
  readonly list: HTMLElement;
  readonly row: number;
}

/** A row far away is drawn only once it is held, and takes the focus then. */
function useFocusWhenDrawn(): (wanted: Wanted) => void {
  const [wanted, want] = useState<Wanted | undefined>();
  useEffect(() => {
    wanted?.list.querySelector<HTMLElement>(`[data-index="${wanted.row}"] button`)?.focus();
  }, [wanted]);
  return want;
}
