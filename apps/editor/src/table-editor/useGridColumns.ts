import type { TableView } from '@sandtable/ide';
import { type CSSProperties, useMemo } from 'react';
import { columnWidths, gridColumns } from './column-widths.ts';

/** How often a row was read stands behind its name, in so many characters. */
const HEAT = 7;

/** The widths of the columns, for the style sheet. */
export function useGridColumns(view: TableView, hasHeat: boolean): CSSProperties {
  const widths = useMemo(() => columnWidths(view), [view]);
  return { '--columns': gridColumns(widths, hasHeat ? HEAT : 0) } as CSSProperties;
}
