import { folderOf } from './paths.ts';

/** What was typed and could not be saved, as the browser keeps it: over a reload, and when it was closed. */
export interface Draft {
  readonly text: string;
  /** The stored version that it was typed into. */
  readonly version: string;
  /** The tab that kept it. */
  readonly tab?: string;
}

export interface Drafts {
  /** False where the browser has no room for it. */
  keep(path: string, draft: Draft): boolean;
  /** Forgets what this tab kept for a file, and what it has taken of others. */
  drop(path: string): void;
  /** What another tab kept is gone on with here. */
  take(path: string, draft: Draft): void;
  /** The drafts of a ruleset, by path: this tab's own first, and none of `others`. */
  of(ruleset: string, others?: ReadonlySet<string>): readonly (readonly [path: string, draft: Draft])[];
}

const PREFIX = 'sandtable.draft:';

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  'version' in value &&
  typeof value.text === 'string' &&
  typeof value.version === 'string';

/** Each tab keeps its own: two that have typed into one file do not overwrite each other. */
export const createDrafts = (storage: Storage, tab = ''): Drafts => {
  const keyOf = (path: string, of = tab): string => `${PREFIX}${path}${of === '' ? '' : `\n${of}`}`;
  const taken = new Map<string, readonly string[]>();
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
        storage.setItem(keyOf(path), JSON.stringify({ text, version }));
        return true;
      } catch {
        // What was kept before stays: it knows which version it was typed into, and replaces no other unasked.
        return false;
      }
    },
    drop: (path) => {
      for (const key of [keyOf(path), ...(taken.get(path) ?? [])]) storage.removeItem(key);
      taken.delete(path);
    },
    take: (path, draft) => void taken.set(path, [...(taken.get(path) ?? []), keyOf(path, draft.tab)]),
    of: (ruleset, others = new Set()) =>
      Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
        .filter((key) => key.startsWith(PREFIX) && folderOf(key.slice(PREFIX.length)) === ruleset)
        .flatMap((key) => {
          const draft = read(key);
          const [path = '', of = ''] = key.slice(PREFIX.length).split('\n');
          return draft && !others.has(of) ? [[path, { ...draft, tab: of }] as const] : [];
        })
        .sort(([, a], [, b]) => Number(b.tab === tab) - Number(a.tab === tab)),
  };
};
