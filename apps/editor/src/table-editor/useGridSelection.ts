import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import { cellNear, FIRST_CELL, type GridState, type Selected, selectedIn } from './grid-selection.ts';

export interface GridSelection extends Selected {
  /** Goes to a row by its number in the file; `editing` begins to write the cell with that text. */
  readonly go: (row: number, column: number, editing?: string) => void;
  /** Goes to a place among the rows that are shown. */
  readonly goAt: (at: number, column: number, editing?: string) => void;
  /** Selects everything between the cell and that one. */
  readonly extend: (at: number, column: number) => void;
  readonly selectAll: () => void;
}

/** The cell that has the focus, and the range that is selected from there. */
export function useGridSelection(order: readonly number[], columns: number): GridSelection {
  const [state, setState] = useState(FIRST_CELL);
  const moves = useMemo(() => movesIn(order, columns, setState), [order, columns]);
  return { ...selectedIn(state, order, columns), ...moves };
}

const movesIn = (
  order: readonly number[],
  columns: number,
  set: Dispatch<SetStateAction<GridState>>,
): Omit<GridSelection, keyof Selected> => {
  const near = (at: number, column: number) => cellNear(order, columns, at, column);
  const alone = { editing: undefined, corner: undefined };
  return {
    go: (row, column, editing) => set({ ...near(0, column), row, editing, corner: undefined }),
    goAt: (at, column, editing) => set({ ...near(at, column), editing, corner: undefined }),
    extend: (at, column) =>
      set((was) => ({
        ...alone,
        ...near(at, column),
        corner: was.corner ?? selectedIn(was, order, columns).place,
      })),
    selectAll: () => set({ ...alone, ...near(order.length - 1, columns - 1), corner: near(0, 0) }),
  };
};
