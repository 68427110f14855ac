import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { pasted } from './pasted.ts';
import type { Table } from './useTable.ts';

/** Where somebody is in the grid, and whether the cell is being written. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
  /** What the field begins with; undefined while nothing is written. */
  readonly editing: string | undefined;
}

export interface GridKeys {
  readonly place: GridPlace;
  readonly go: (row: number, column: number, editing?: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onCopy: (event: ClipboardEvent) => void;
  /** Cells of a spreadsheet, from here on to the right and down. */
  readonly onPaste: (event: ClipboardEvent) => void;
}

const PAGE = 10;

/** Arrows go about, Enter or a letter writes, Delete leaves a cell to its default, Ctrl+D takes it from the row above. */
export function useGridKeys({ view, act, undo, redo }: Table): GridKeys {
  const { bench } = useWorkbench();
  const [kept, setPlace] = useState<GridPlace>({ row: 0, column: 0, editing: undefined });
  const [rows, columns] = [view.rows.length, view.columns.length];
  // Rows may be gone since.
  const place = { ...kept, row: Math.min(kept.row, Math.max(rows - 1, 0)), column: Math.min(kept.column, columns - 1) };
  const go = (row: number, column: number, editing?: string): void =>
    setPlace({
      row: Math.max(0, Math.min(rows - 1, row)),
      column: Math.max(0, Math.min(columns - 1, column)),
      editing,
    });
  const { row, column } = place;
  const name = view.columns[column]?.name ?? '';
  const text = view.rows[row]?.cells[name]?.text ?? '';
  const moves: Readonly<Record<string, () => void>> = {
    ArrowUp: () => go(row - 1, column),
    ArrowDown: () => go(row + 1, column),
    ArrowLeft: () => go(row, column - 1),
    ArrowRight: () => go(row, column + 1),
    Home: () => go(row, 0),
    End: () => go(row, columns - 1),
    PageUp: () => go(row - PAGE, column),
    PageDown: () => go(row + PAGE, column),
    Enter: () => go(row, column, text),
    F2: () => go(row, column, text),
    Delete: () => act({ do: 'set', row, column: name, text: undefined }),
    Backspace: () => act({ do: 'set', row, column: name, text: undefined }),
  };
  const fillDown = (): void => {
    if (row > 0) act({ do: 'set', row, column: name, text: view.rows[row - 1]?.cells[name]?.text });
  };
  const onCopy = (event: ClipboardEvent): void => {
    if (place.editing !== undefined) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (place.editing !== undefined) return;
    event.preventDefault();
    const { ops, left } = pasted(view, row, column, event.clipboardData.getData('text/plain'));
    act(...ops);
    if (left > 0) bench.store.set({ trouble: bench.say('pastedLeft', { n: left }) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (place.editing !== undefined || event.altKey) return;
    const control = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const move = control ? undefined : moves[event.key];
    if (control && key === 'z') (event.shiftKey ? redo : undo)();
    else if (control && key === 'y') redo();
    else if (control && key === 'd') fillDown();
    else if (move) move();
    else if (!control && event.key.length === 1) go(row, column, event.key === ' ' ? text : event.key);
    else return;
    event.preventDefault();
  };
  return { place, go, onKeyDown, onCopy, onPaste };
}
