import type { TableView } from '@sandtable/ide';
import type { FocusEvent, MouseEvent } from 'react';
import type { GridSelection } from './useGridSelection.ts';

/** A click goes to a cell, with Shift it selects up to there, and twice it writes. One listener serves all cells. */
export function useGridPointer(view: TableView, order: readonly number[], { place, at, goAt, extend }: GridSelection) {
  const onMouseDown = (event: MouseEvent): void => {
    const cell = cellAt(event.target);
    if (cell === undefined || !event.shiftKey) return;
    // The focus would follow by itself, and with it the selection would be gone.
    event.preventDefault();
    extend(cell.at, cell.column);
  };
  const onClick = (event: MouseEvent): void => {
    const cell = cellAt(event.target);
    if (cell !== undefined && !event.shiftKey) goAt(cell.at, cell.column);
  };
  const onDoubleClick = (event: MouseEvent): void => {
    const cell = cellAt(event.target);
    if (cell !== undefined) goAt(cell.at, cell.column, textAt(view, order, cell));
  };
  const onFocus = (event: FocusEvent): void => {
    const cell = cellAt(event.target);
    if (cell !== undefined && (cell.at !== at || cell.column !== place.column)) goAt(cell.at, cell.column);
  };
  return { onMouseDown, onClick, onDoubleClick, onFocus };
}

interface CellAt {
  readonly at: number;
  readonly column: number;
}

/** The cell that an event is about; none for its head, and for the field in which a cell is written. */
function cellAt(target: EventTarget): CellAt | undefined {
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return undefined;
  const { column } = target.closest<HTMLElement>('[data-column]')?.dataset ?? {};
  const { at } = target.closest<HTMLElement>('[data-at]')?.dataset ?? {};
  return at === undefined || column === undefined ? undefined : { at: Number(at), column: Number(column) };
}

const textAt = ({ rows, columns }: TableView, order: readonly number[], { at, column }: CellAt): string =>
  rows[order[at] ?? -1]?.cells[columns[column]?.name ?? '']?.text ?? '';
