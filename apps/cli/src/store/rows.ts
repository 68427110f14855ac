import { measureName, measuresNamed } from '@sandtable/analysis';
import type { Measure } from '@sandtable/bots';
import type { PlayedGames } from './game-store.ts';

/** A column of an export: the same for every game of every kind. */
export interface Column {
  readonly name: string;
  readonly of: (games: PlayedGames, index: number) => string | number | undefined;
}

const ABOUT: readonly Column[] = [
  { name: 'game', of: ({ about }) => about.game },
  { name: 'version', of: ({ about }) => about.version },
  { name: 'variants', of: ({ about }) => about.variants.join('+') },
  { name: 'changes', of: ({ about }) => pairsText(about.changes) },
  { name: 'seats', of: ({ about }) => about.seats },
  { name: 'options', of: ({ about }) => pairsText(about.options) },
  { name: 'bots', of: ({ about }) => about.bots },
  { name: 'max_decisions', of: ({ about }) => about.maxDecisions },
  { name: 'seed', of: ({ seeds }, index) => seeds[index] },
  { name: 'fault', of: ({ figures }, index) => figures.faults[index] },
];

/** What each game was played with, its seed, and measures; those that a game doesn't have stay empty. */
export function exportColumns(all: readonly PlayedGames[], wanted: readonly string[]): readonly Column[] {
  const measures = all.flatMap(({ figures }) => figures.columns.map(({ measure }) => measure));
  const names = new Set(wanted.flatMap((name) => measuresNamed(name, measures).map(measureName)));
  return [...ABOUT, ...[...names].map(measureColumn)];
}

const measureColumn = (name: string): Column => {
  const known = new Map<PlayedGames, { readonly measure: Measure; readonly values: Int32Array } | undefined>();
  return {
    name,
    of(games, index) {
      if (!known.has(games))
        known.set(
          games,
          games.figures.columns.find(({ measure }) => measureName(measure) === name),
        );
      const column = known.get(games);
      const value = column?.values[index];
      return value === undefined ? undefined : value / (column?.measure.parts ?? 1);
    },
  };
};

/** `a=1, b=2` */
export const pairsText = (pairs: Readonly<Record<string, unknown>>): string =>
  Object.entries(pairs)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(', ');
