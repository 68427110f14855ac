import type { RowHeat } from '../coverage/heat.ts';
import type { AppliedOverride, Finding } from '../workers/protocol.ts';
import type { Table } from './table.ts';
import type { GridSelection } from './useGridSelection.ts';
import type { RowsShown } from './useRowsShown.ts';

export interface GridProps {
  readonly table: Table;
  readonly selection: GridSelection;
  readonly shown: RowsShown;
  /** Of the file. */
  readonly findings: readonly Finding[];
  readonly overrides: readonly AppliedOverride[];
  /** How often something was read of each row, where that is shown. */
  readonly heat: ReadonlyMap<string, RowHeat> | undefined;
}
