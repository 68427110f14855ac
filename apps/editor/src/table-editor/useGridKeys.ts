import type { KeyboardEvent } from 'react';
import { emptied, filledDown } from './cell-range.ts';
import { placeAfter } from './place-after.ts';
import type { Table } from './table.ts';
import type { GridSelection } from './useGridSelection.ts';

type Command = () => void;

/**
 * Returns what listens to the keys of a grid: arrows move and with Shift select, Enter or a letter writes, Delete leaves cells
 * to their defaults, Ctrl+D fills down.
 */
export function useGridKeys(table: Table, order: readonly number[], selection: GridSelection) {
  return (event: KeyboardEvent): void => {
    if (selection.place.editing !== undefined || event.altKey || event.target instanceof HTMLButtonElement) return;
    const isControl = event.ctrlKey || event.metaKey;
    const command =
      moveBy(event, isControl, table, order, selection) ??
      (isControl
        ? withControl(event.shiftKey, table, order, selection)[event.key.toLowerCase()]
        : withoutControl(event.key, table, order, selection));
    if (command === undefined) return;
    command();
    event.preventDefault();
  };
}

function moveBy(
  { key, shiftKey }: KeyboardEvent,
  isControl: boolean,
  { view }: Table,
  order: readonly number[],
  { place, at, goAt, extend }: GridSelection,
): Command | undefined {
  const size = { rows: order.length, columns: view.columns.length };
  const to = placeAfter(key, isControl, { at, column: place.column }, size);
  return to && (() => (shiftKey ? extend : goAt)(...to));
}

const withControl = (
  isShift: boolean,
  { view, act, undo, redo }: Table,
  order: readonly number[],
  { range, selectAll }: GridSelection,
): Readonly<Record<string, Command>> => ({
  z: isShift ? redo : undo,
  y: redo,
  d: () => act(...filledDown(view, order, range)),
  a: selectAll,
});

function withoutControl(
  key: string,
  { view, act }: Table,
  order: readonly number[],
  { place: { row, column }, range, go }: GridSelection,
): Command | undefined {
  const text = view.rows[row]?.cells[view.columns[column]?.name ?? '']?.text ?? '';
  const write = (begin: string) => (): void => go(row, column, begin);
  if (key === 'Enter' || key === 'F2' || key === ' ') return write(text);
  if (key === 'Delete' || key === 'Backspace') return () => act(...emptied(view, order, range));
  return key.length === 1 ? write(key) : undefined;
}
