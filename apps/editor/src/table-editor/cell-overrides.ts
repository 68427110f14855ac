import type { RowView } from '@sandtable/ide';
import type { AppliedOverride } from '../workers/protocol.ts';

/** What a house rule that is chosen makes of a cell. */
export interface CellOverride {
  readonly value: string;
  /** Of the house rule. */
  readonly name: string;
  /** The whole patch, so that it can be taken out. */
  readonly by: AppliedOverride;
}
export type CellOverrides = ReadonlyMap<string, CellOverride>;

/** Returns the overrides of a row by column; of house rules that change the same cell the later ones count. */
export function cellOverrides(applied: readonly AppliedOverride[], { start, end }: RowView): CellOverrides {
  const over = applied.filter(({ at }) => at.start < end && at.end > start);
  return new Map(
    over.flatMap((by) =>
      Object.entries(by.cells).map(([column, value]) => [column, { value, name: by.variant, by }] as const),
    ),
  );
}
