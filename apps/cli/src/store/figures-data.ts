import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { GameFigures } from '@sandtable/analysis';
import type { Measure } from '@sandtable/bots';

/** All columns one after the other, and last that of faults: four bytes for each game, the lowest first. */
export function dataOf({ columns, faults, games }: GameFigures): Uint8Array {
  const bytes = Buffer.alloc((columns.length + 1) * games * 4);
  for (const [at, values] of [...columns.map((column) => column.values), faults].entries())
    for (const [i, value] of values.entries()) bytes.writeInt32LE(value, (at * games + i) * 4);
  return deflateRawSync(bytes);
}

/** Undefined if the data are not those of so many games and measures. */
export function figuresIn(data: Uint8Array, measures: readonly Measure[], games: number): GameFigures | undefined {
  const size = (measures.length + 1) * games * 4;
  const bytes = inflateRawSync(data, { maxOutputLength: size + 1 });
  if (bytes.length !== size) return undefined;
  const column = (at: number): Int32Array =>
    Int32Array.from({ length: games }, (_, i) => bytes.readInt32LE((at * games + i) * 4));
  return {
    games,
    columns: measures.map((measure, at) => ({ measure, values: column(at) })),
    faults: column(measures.length),
  };
}

/** Some of the games, from this one on. */
export const someOf = ({ columns, faults }: GameFigures, from: number, games: number): GameFigures => ({
  games,
  columns: columns.map(({ measure, values }) => ({ measure, values: values.slice(from, from + games) })),
  faults: faults.slice(from, from + games),
});
