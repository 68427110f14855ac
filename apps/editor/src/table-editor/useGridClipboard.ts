import type { ClipboardEvent } from 'react';
import { useWorkbench } from '../context.ts';
import { copied } from './cell-range.ts';
import { pasted } from './pasted.ts';
import type { Table } from './table.ts';
import type { GridSelection } from './useGridSelection.ts';

/** Copies the range for a spreadsheet, and pastes cells of one from its first cell on. */
export function useGridClipboard({ view, act }: Table, order: readonly number[], { place, range }: GridSelection) {
  const { bench } = useWorkbench();
  const onCopy = (event: ClipboardEvent): void => {
    if (place.editing !== undefined) return;
    event.clipboardData.setData('text/plain', copied(view, order, range));
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (place.editing !== undefined) return;
    event.preventDefault();
    const { ops, ignored } = pasted(view, order, range.top, range.left, event.clipboardData.getData('text/plain'));
    act(...ops);
    if (ignored > 0) bench.actions.reportTrouble(bench.say('pastedLeft', { n: ignored }));
  };
  return { onCopy, onPaste };
}
