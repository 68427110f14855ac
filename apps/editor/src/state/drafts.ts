import { folderOf } from './paths.ts';

/** What was typed and could not be saved, as the browser keeps it: over a reload, and when it was closed. */
interface Draft {
  readonly text: string;
  /** The stored version that it was typed into. */
  readonly version: string;
}

export interface Drafts {
  /** False where the browser has no room for it. */
  keep(path: string, draft: Draft): boolean;
  drop(path: string): void;
  /** The drafts of a ruleset, by path. */
  of(ruleset: string): readonly (readonly [path: string, draft: Draft])[];
}

const PREFIX = 'sandtable.draft:';

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  'version' in value &&
  typeof value.text === 'string' &&
  typeof value.version === 'string';

export const createDrafts = (storage: Storage): Drafts => {
  const read = (key: string): Draft | undefined => {
    try {
      const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
      return isDraft(value) ? value : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    keep: (path, { text, version }) => {
      try {
        storage.setItem(PREFIX + path, JSON.stringify({ text, version }));
        return true;
      } catch {
        // What was kept before stays: it knows which version it was typed into, and replaces no other unasked.
        return false;
      }
    },
    drop: (path) => storage.removeItem(PREFIX + path),
    of: (ruleset) =>
      Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
        .filter((key) => key.startsWith(PREFIX) && folderOf(key.slice(PREFIX.length)) === ruleset)
        .flatMap((key) => {
          const draft = read(key);
          return draft ? [[key.slice(PREFIX.length), draft] as const] : [];
        }),
  };
};
