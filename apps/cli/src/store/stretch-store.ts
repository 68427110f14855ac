import type { DatabaseSync } from 'node:sqlite';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Share } from '@sandtable/analysis';
import { DamagedRow, parsed, sumOf } from './rows-in-store.ts';

/** What games were played for, in words. */
export interface Asked {
  readonly command: string;
  readonly game: string;
  readonly bots: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Games of a series that follow each other, and what came of all of them together, as text. */
export interface Stretch extends Share {
  readonly text: string;
}

/** All that is kept for one question. */
export interface Answered {
  readonly about: Asked;
  readonly games: number;
}

/** Results that are kept for many games at once, by a key of all that they depend on but the numbers of the games. */
export interface StretchStore {
  /** Those that have no games but these. */
  stretches(key: string, within: Share): readonly Stretch[];
  keep(key: string, about: Asked, stretch: Stretch): void;
  answered(): readonly Answered[];
}

/** A result of more than this was not written by us. */
const MOST_BYTES = 2 ** 28;

export function stretchStore(db: DatabaseSync): StretchStore {
  const find = db.prepare(
    'SELECT * FROM stretches WHERE key = ? AND first >= ? AND first + games <= ? ORDER BY first, games DESC',
  );
  const enter = db.prepare('INSERT OR IGNORE INTO stretches VALUES (?, ?, ?, ?, ?)');
  const describe = db.prepare('INSERT OR IGNORE INTO questions VALUES (?, ?)');
  return {
    stretches: (key, { first, games }) => apart(find.all(key, first, first + games) as unknown as readonly Row[]),
    keep(key, about, { first, games, text }) {
      const data = deflateRawSync(text);
      describe.run(key, JSON.stringify(about));
      enter.run(key, first, games, sumOf(key, first, games, data), data);
    },
    answered: () =>
      db
        .prepare('SELECT key, about FROM questions ORDER BY about, key')
        .all()
        .map(({ key, about }) => {
          const rows = db.prepare('SELECT first, games FROM stretches WHERE key = ? ORDER BY first').all(`${key}`);
          return { about: parsed<Asked>(about) as Asked, games: gamesIn(rows as unknown as readonly Share[]) };
        }),
  };
}

/** Each game once. */
function gamesIn(rows: readonly Share[]): number {
  let [count, next] = [0, Number.NEGATIVE_INFINITY];
  for (const { first, games } of rows) {
    count += Math.max(0, first + games - Math.max(next, first));
    next = Math.max(next, first + games);
  }
  return count;
}

interface Row extends Share {
  readonly key: string;
  readonly sum: string;
  readonly data: Uint8Array;
}

/** Stretches of which none has games of another, from the first game on, the longest where there are several. */
function apart(rows: readonly Row[]): readonly Stretch[] {
  const found: Stretch[] = [];
  let next = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    if (row.first < next) continue;
    found.push({ first: row.first, games: row.games, text: textIn(row) });
    next = row.first + row.games;
  }
  return found;
}

function textIn({ key, first, games, sum, data }: Row): string {
  if (sumOf(key, first, games, data) !== sum) throw new DamagedRow();
  return inflateRawSync(data, { maxOutputLength: MOST_BYTES }).toString();
}
