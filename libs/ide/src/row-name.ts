import type { RowView } from './table/table-view.ts';

/** What a patch calls a row: `lyra`, or `lyra.oder` of a relation. */
export const rowName = ({ id, cells }: RowView): string =>
  id === '' ? `${cells.from?.text ?? ''}.${cells.to?.text ?? ''}` : id;
