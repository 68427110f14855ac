import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { copied, emptied, filledDown, type Held, heldBetween } from './cells-held.ts';
import { pasted } from './pasted.ts';
import type { Table } from './useTable.ts';

/** Where somebody is in the grid, and whether the cell is being written. */
export interface GridPlace {
  /** The row by its number in the file, however the rows are sorted. */
  readonly row: number;
  readonly column: number;
  /** What the field begins with; undefined while nothing is written. */
  readonly editing: string | undefined;
}

export interface GridKeys {
  readonly place: GridPlace;
  /** Where the row stands among those that are shown. */
  readonly at: number;
  /** All cells that are held: one of them at least. */
  readonly held: Held;
  readonly go: (row: number, column: number, editing?: string) => void;
  /** Along the rows that are shown. */
  readonly goAt: (at: number, column: number) => void;
  /** Holds everything between the cell and that one. */
  readonly hold: (at: number, column: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onCopy: (event: ClipboardEvent) => void;
  /** Cells of a spreadsheet, from here on to the right and down. */
  readonly onPaste: (event: ClipboardEvent) => void;
}

const PAGE = 10;

interface Kept extends GridPlace {
  /** The other corner of what is held; undefined where it is the cell alone. */
  readonly corner: { readonly row: number; readonly column: number } | undefined;
}

/** Arrows go about and with Shift hold cells, Enter or a letter writes, Delete leaves cells to their defaults, Ctrl+D fills down. */
export function useGridKeys({ view, act, undo, redo }: Table, order: readonly number[]): GridKeys {
  const { bench } = useWorkbench();
  const [kept, setPlace] = useState<Kept>({ row: 0, column: 0, editing: undefined, corner: undefined });
  const [rows, columns] = [order.length, view.columns.length];
  // Rows may be gone since, or not be shown.
  const at = Math.max(0, order.indexOf(kept.row) >= 0 ? order.indexOf(kept.row) : Math.min(kept.row, rows - 1));
  const place = { row: order[at] ?? 0, column: Math.min(kept.column, columns - 1), editing: kept.editing };
  const { row, column } = place;
  const corner = kept.corner && { at: order.indexOf(kept.corner.row), column: kept.corner.column };
  const held = heldBetween({ at, column }, corner && corner.at >= 0 ? corner : { at, column });
  const bounded = (one: number, count: number): number => Math.max(0, Math.min(count - 1, one));
  const go = (to: number, other: number, editing?: string): void =>
    setPlace({ row: to, column: bounded(other, columns), editing, corner: undefined });
  const rowAt = (one: number): number => order[bounded(one, rows)] ?? 0;
  const goAt = (one: number, other: number): void => go(rowAt(one), other);
  const hold = (one: number, other: number): void =>
    setPlace({
      row: rowAt(one),
      column: bounded(other, columns),
      editing: undefined,
      corner: kept.corner ?? { row, column },
    });
  const text = view.rows[row]?.cells[view.columns[column]?.name ?? '']?.text ?? '';
  const onCopy = (event: ClipboardEvent): void => {
    if (place.editing !== undefined) return;
    event.clipboardData.setData('text/plain', copied(view, order, held));
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (place.editing !== undefined) return;
    event.preventDefault();
    const { ops, left } = pasted(view, order, held.top, held.left, event.clipboardData.getData('text/plain'));
    act(...ops);
    if (left > 0) bench.actions.reportTrouble(bench.say('pastedLeft', { n: left }));
  };
  const empty = (): void => act(...emptied(view, order, held));
  const write = (): void => go(row, column, text);
  const acts: Readonly<Record<string, () => void>> = { Enter: write, F2: write, Delete: empty, Backspace: empty };
  const controlled: Readonly<Record<string, (shift: boolean) => void>> = {
    z: (shift) => (shift ? redo : undo)(),
    y: redo,
    d: () => act(...filledDown(view, order, held)),
    a: () =>
      setPlace({ row: rowAt(rows - 1), column: columns - 1, editing: undefined, corner: { row: rowAt(0), column: 0 } }),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (place.editing !== undefined || event.altKey || event.target instanceof HTMLButtonElement) return;
    const control = event.ctrlKey || event.metaKey;
    const to = placeAfter(event.key, control, { at, column }, { rows, columns });
    const done = control ? controlled[event.key.toLowerCase()] : acts[event.key];
    if (to) (event.shiftKey ? hold : goAt)(...to);
    else if (done) done(event.shiftKey);
    else if (!control && event.key.length === 1) go(row, column, event.key === ' ' ? text : event.key);
    else return;
    event.preventDefault();
  };
  return { place, at, held, go, goAt, hold, onKeyDown, onCopy, onPaste };
}

/** Where a key leads in a grid, as the pattern for grids has it; undefined for keys that do something else. */
export function placeAfter(
  key: string,
  control: boolean,
  { at, column }: { readonly at: number; readonly column: number },
  { rows, columns }: { readonly rows: number; readonly columns: number },
): readonly [at: number, column: number] | undefined {
  const ways: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [control ? 0 : at - 1, column],
    ArrowDown: [control ? rows - 1 : at + 1, column],
    ArrowLeft: [at, control ? 0 : column - 1],
    ArrowRight: [at, control ? columns - 1 : column + 1],
    Home: [control ? 0 : at, 0],
    End: [control ? rows - 1 : at, columns - 1],
    PageUp: [at - PAGE, column],
    PageDown: [at + PAGE, column],
  };
  return ways[key];
}
