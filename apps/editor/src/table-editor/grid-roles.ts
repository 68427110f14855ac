// Rows of a long grid are put at their places one by one, which a <table> can't: here are the roles it would have.

/** Rows are counted with the head. */
export const gridRole = (label: string, rows: number) =>
  ({ role: 'grid', 'aria-label': label, 'aria-rowcount': rows + 1, 'aria-multiselectable': true }) as const;

export const GROUP_ROLE = { role: 'rowgroup' } as const;

/** `index` from 1, which is the head. */
export const rowRole = (index: number) => ({ role: 'row', 'aria-rowindex': index }) as const;

export const headRole = (sorted: 'ascending' | 'descending' | 'none') =>
  ({ role: 'columnheader', 'aria-sort': sorted }) as const;

export const cellRole = (isSelected: boolean, isInvalid: boolean) =>
  ({ role: 'gridcell', 'aria-selected': isSelected, 'aria-invalid': isInvalid || undefined }) as const;
