import type { Draft } from './draft-items.ts';
import { createDraftItems } from './draft-items.ts';
import { folderOf } from './paths.ts';

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

/** Each tab keeps its own: two that have typed into one file do not overwrite each other. */
export const createDrafts = (storage: Storage, tab = ''): Drafts => {
  const items = createDraftItems(storage);
  const nameOf = (path: string, of = tab): string => `${path}${of === '' ? '' : `\n${of}`}`;
  const taken = new Map<string, readonly string[]>();
  return {
    keep: (path, draft) => {
      try {
        items.put(nameOf(path), draft);
        return true;
      } catch {
        // What was kept before stays: it knows which version it was typed into, and replaces no other unasked.
        return false;
      }
    },
    drop: (path) => {
      for (const name of [nameOf(path), ...(taken.get(path) ?? [])]) items.remove(name);
      taken.delete(path);
    },
    take: (path, draft) => void taken.set(path, [...(taken.get(path) ?? []), nameOf(path, draft.tab)]),
    of: (ruleset, others = new Set()) =>
      items
        .names()
        .filter((name) => folderOf(name) === ruleset)
        .flatMap((name) => {
          const [path = '', of = ''] = name.split('\n');
          const draft = others.has(of) ? undefined : items.read(name);
          return draft ? [[path, { ...draft, tab: of }] as const] : [];
        })
        .sort(([, a], [, b]) => Number(b.tab === tab) - Number(a.tab === tab)),
  };
};
