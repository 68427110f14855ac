import { borrowedFor } from '../borrowed.ts';

/** Files that rulesets of a folder take from packages and other folders. They can be read there, and not be written. */
export interface BorrowedFiles {
  /** Looks again what the rulesets take that have these files; returns the paths that come in addition. */
  lookFor(paths: readonly string[]): Promise<readonly string[]>;
  /** Where a file really is; undefined for one that is in the folder itself. */
  placeOf(path: string): string | undefined;
}

/** For the rulesets in the folders of a folder, or for the one that it is itself. */
export function borrowedFiles(root: string): BorrowedFiles {
  let places = new Map<string, string>();
  return {
    lookFor: async (paths) => {
      const own = new Set(paths);
      const next = new Map<string, string>();
      for (const game of gamesAmong(paths)) {
        const { files } = await borrowedFor(game === '' ? root : `${root}/${game}`, root);
        for (const [path, place] of files) {
          const full = game === '' ? path : `${game}/${path}`;
          if (!own.has(full)) next.set(full, place);
        }
      }
      places = next;
      return [...next.keys()];
    },
    placeOf: (path) => places.get(path),
  };
}

/** The folders that hold rules or house rules; an empty one stands for the folder itself. */
function gamesAmong(paths: readonly string[]): readonly string[] {
  const ruled = paths.filter((path) => path.endsWith('.sand') || /(?:^|\/)variants\/[^/]+\.json$/.test(path));
  const isRuleset = ruled.some((path) => !path.includes('/') || path.startsWith('variants/'));
  return isRuleset ? [''] : [...new Set(ruled.map((path) => path.slice(0, path.indexOf('/'))))];
}
