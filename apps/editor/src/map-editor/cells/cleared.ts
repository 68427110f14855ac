import type { Brush, Printed } from '@sandtable/ide';
import { eraserFor } from './painted.ts';

interface Touch {
  readonly brush: Brush;
  readonly cell: string;
}

/** What has to be painted so that cells of a kind say nothing that a brush gives; where they say nothing, it is left alone. */
export function cleared(
  printed: Printed,
  { brushes, kind, members }: { brushes: readonly Brush[]; kind: string; members: readonly string[] },
  cells: readonly string[],
): readonly Touch[] {
  const own = brushes.filter((brush) => brush.kind === kind && brush.sort !== 'move');
  const erasers = new Map(own.map((brush) => eraserFor(brushes, brush)).map((brush) => [brush.id, brush]));
  const isClear = ({ says }: Brush, cell: string): boolean =>
    says.length > 0 &&
    says.every(({ field, value }) => String(printed[`${kind}.${field}`]?.values[members.indexOf(cell)]) === value);
  return cells.flatMap((cell) =>
    [...erasers.values()].filter((brush) => !isClear(brush, cell)).map((brush) => ({ brush, cell })),
  );
}
