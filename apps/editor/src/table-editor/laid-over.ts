import type { RowView } from '@sandtable/ide';
import type { AppliedOverride } from '../workers/protocol.ts';

/** What a house rule that is chosen makes of a cell. */
export interface LaidCell {
  readonly value: string;
  readonly name: string;
  /** The whole patch, so that it can be taken out. */
  readonly by: AppliedOverride;
}
export type LaidCells = ReadonlyMap<string, LaidCell>;

/** Of house rules that change the same row the later ones count. */
export function laidOver(overlaid: readonly AppliedOverride[], { start, end }: RowView): LaidCells {
  const over = overlaid.filter(({ at }) => at.start < end && at.end > start);
  return new Map(
    over.flatMap((by) =>
      Object.entries(by.cells).map(([column, value]) => [column, { value, name: by.variant, by }] as const),
    ),
  );
}
