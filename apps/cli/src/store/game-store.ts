import type { DatabaseSync } from 'node:sqlite';
import { type GameFigures, joinFigures } from '@sandtable/analysis';
import type { Measure } from '@sandtable/bots';
import { dataOf, figuresIn, someOf } from './figures-data.ts';
import { DamagedRow, parsed, sumOf } from './rows-in-store.ts';

/** What games were played with: everything that they depend on but their seeds. */
export interface Played {
  readonly game: string;
  readonly version: string;
  /** House rules that were in force, and values that were changed, by name. */
  readonly variants: readonly string[];
  readonly changes: Readonly<Record<string, string>>;
  readonly seats: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: string;
  readonly maxDecisions: number;
}

/** Games of the same rules, options and bots, in the order of their seeds. */
export interface PlayedGames {
  readonly about: Played;
  readonly seeds: readonly number[];
  readonly figures: GameFigures;
}

/** Games that were played, by a key of what they were played with and their seeds. */
export interface GameStore {
  read(key: string, seed: number, games: number): GameFigures | undefined;
  write(key: string, about: Played, seed: number, figures: GameFigures): void;
  /** Everything, one set of rules after the other. */
  all(): Iterable<PlayedGames>;
  close(): void;
}

interface Row {
  readonly key: string;
  readonly first: number;
  readonly games: number;
  readonly sum: string;
  readonly data: Uint8Array;
}

export function gameStore(db: DatabaseSync): GameStore {
  const find = db.prepare(
    'SELECT * FROM played WHERE key = ? AND first < ? AND first + games > ? ORDER BY first, games',
  );
  const enter = db.prepare('INSERT OR IGNORE INTO played VALUES (?, ?, ?, ?, ?)');
  const describe = db.prepare('INSERT OR IGNORE INTO rules VALUES (?, ?, ?)');
  const known = db.prepare('SELECT measures FROM rules WHERE key = ?');
  const measures = new Map<string, readonly Measure[]>();
  const measuresOf = (key: string): readonly Measure[] | undefined => {
    const found = measures.get(key) ?? parsed<readonly Measure[]>(known.get(key)?.measures);
    if (found) measures.set(key, found);
    return found;
  };
  const rowsAt = (key: string, seed: number, games: number): readonly Row[] =>
    find.all(key, seed + games, seed) as unknown as readonly Row[];
  return {
    read(key, seed, games) {
      const own = measuresOf(key);
      return own && covered(rowsAt(key, seed, games), own, seed, games);
    },
    write(key, about, seed, figures) {
      const own = JSON.stringify(figures.columns.map(({ measure }) => measure));
      describe.run(key, JSON.stringify(about), own);
      const data = dataOf(figures);
      enter.run(key, seed, figures.games, sumOf(key, seed, figures.games, data), data);
    },
    *all() {
      for (const { key, about } of db.prepare('SELECT key, about FROM rules ORDER BY about, key').all()) {
        const rows = db.prepare('SELECT * FROM played WHERE key = ? ORDER BY first, games').all(`${key}`);
        const own = measuresOf(`${key}`) ?? [];
        yield { about: parsed<Played>(about), ...gamesIn(rows as unknown as readonly Row[], own) } as PlayedGames;
      }
    },
    close: () => db.close(),
  };
}

/** The games that are asked for, if rows have all of them without a gap. */
function covered(rows: readonly Row[], measures: readonly Measure[], seed: number, games: number) {
  const parts: GameFigures[] = [];
  let next = seed;
  const end = seed + games;
  for (const row of rows) {
    if (next >= end || row.first > next) break;
    if (row.first + row.games <= next) continue;
    const some = Math.min(end, row.first + row.games) - next;
    parts.push(someOf(read(row, measures), next - row.first, some));
    next += some;
  }
  return next >= end ? joinFigures(parts) : undefined;
}

/** Every game once. */
function gamesIn(rows: readonly Row[], measures: readonly Measure[]): Omit<PlayedGames, 'about'> {
  const parts: GameFigures[] = [];
  const seeds: number[] = [];
  let next = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const end = row.first + row.games;
    const from = Math.max(next, row.first);
    if (from >= end) continue;
    parts.push(someOf(read(row, measures), from - row.first, end - from));
    for (let seed = from; seed < end; seed++) seeds.push(seed);
    next = end;
  }
  return { seeds, figures: joinFigures(parts) };
}

function read({ key, first, games, sum, data }: Row, measures: readonly Measure[]): GameFigures {
  const figures = sumOf(key, first, games, data) === sum ? figuresIn(data, measures, games) : undefined;
  if (figures === undefined) throw new DamagedRow();
  return figures;
}
