import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { ForeignStore, isDamage, openDatabase, sqlite } from './database.ts';
import { type GameStore, gameStore, type PlayedGames } from './game-store.ts';
import { DamagedRow } from './rows-in-store.ts';
import { type StretchStore, stretchStore } from './stretch-store.ts';

/** What there is to say of a store that can't be used as it is. */
export type StoreProblem =
  | { readonly is: 'no-sqlite' }
  | { readonly is: 'damaged'; readonly path: string; readonly aside: string }
  | { readonly is: 'foreign'; readonly path: string }
  | { readonly is: 'unusable'; readonly path: string; readonly reason: string };

/** A store that is never in the way: what is wrong with it is reported once, and games are played without it. */
export interface OpenStore extends Pick<GameStore, 'read' | 'write' | 'close'>, StretchStore {
  all(): readonly PlayedGames[];
}

export const NOTHING: OpenStore = {
  read: () => undefined,
  write: () => undefined,
  all: () => [],
  stretches: () => [],
  keep: () => undefined,
  answered: () => [],
  close: () => undefined,
};

/** Opens the store at a path; a damaged one is renamed, and another begun in its place. */
export function openStore(path: string, tell: (problem: StoreProblem) => void): OpenStore {
  const module = sqlite();
  if (module === undefined) {
    tell({ is: 'no-sqlite' });
    return NOTHING;
  }
  const begin = (): OpenStore => {
    mkdirSync(dirname(path), { recursive: true });
    const db = openDatabase(module, path);
    const { all, ...rest } = gameStore(db);
    return { ...rest, ...stretchStore(db), all: () => [...all()] };
  };
  let store: OpenStore = NOTHING;
  // What goes wrong twice isn't tried a third time.
  const again = (): OpenStore => {
    try {
      return begin();
    } catch {
      return NOTHING;
    }
  };
  const trying = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch (error) {
      store.close();
      store = NOTHING;
      const problem = problemOf(error, path);
      tell(problem);
      if (problem.is === 'damaged') store = again();
      return otherwise;
    }
  };
  const first = trying(begin, undefined);
  if (first !== undefined) store = first;
  return {
    read: (...which) => trying(() => store.read(...which), undefined),
    write: (...what) => trying(() => store.write(...what), undefined),
    all: () => trying(() => store.all(), []),
    stretches: (...which) => trying(() => store.stretches(...which), []),
    keep: (...what) => trying(() => store.keep(...what), undefined),
    answered: () => trying(() => store.answered(), []),
    close: () => store.close(),
  };
}

/** A damaged file is set aside here. */
function problemOf(error: unknown, path: string): StoreProblem {
  if (error instanceof ForeignStore) return { is: 'foreign', path };
  if (isDamage(error) || error instanceof DamagedRow) return { is: 'damaged', path, aside: setAside(path) };
  return { is: 'unusable', path, reason: error instanceof Error ? error.message : String(error) };
}

/** Renames a store with what SQLite keeps beside it, so that someone may still look at it. */
function setAside(path: string): string {
  let number = 1;
  while (existsSync(`${path}.damaged-${number}`)) number += 1;
  const aside = `${path}.damaged-${number}`;
  for (const end of ['', '-wal', '-shm']) if (existsSync(path + end)) renameSync(path + end, aside + end);
  return aside;
}
