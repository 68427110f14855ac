import { inMemory } from './in-memory.ts';
import type { Project } from './port.ts';

/** What a link holds, laid out as a project that lasts as long as the tab: neither folder nor browser keep it. */
export interface LinkShelf {
  readonly project: Project;
  /** Lays out files by path in the place of those before; false if what was done to them in this tab was put back. */
  lay(link: string, files: Readonly<Record<string, string>>): boolean;
  clear(): void;
  /** The link that was laid out last in this tab, if something was done to it. */
  last(): string | undefined;
  isChanged(): boolean;
}

const KEY = 'sandtable.link';

interface Stored {
  readonly link: string;
  /** Texts that are others than in the link; null for files that are gone. */
  readonly changed: Readonly<Record<string, string | null>>;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'link' in value && 'changed' in value;

/** A reload keeps what was typed, in `storage`, which belongs to the tab. */
export const createLinkShelf = (storage: Storage): LinkShelf => {
  let now = inMemory({});
  let link = '';
  let initial: Readonly<Record<string, string>> = {};
  const watchers = new Set<(path: string) => void>();

  const keep = async (): Promise<void> => {
    const texts = new Map<string, string>();
    for (const { path } of await now.list()) texts.set(path, (await now.read(path))?.text ?? '');
    const paths = new Set([...texts.keys(), ...Object.keys(initial)]);
    const other = [...paths].filter((path) => texts.get(path) !== initial[path]);
    const changed = Object.fromEntries(other.map((path) => [path, texts.get(path) ?? null]));
    try {
      storage.setItem(KEY, JSON.stringify({ link, changed } satisfies Stored));
    } catch {
      // No room: a reload shows the link as it came.
    }
  };
  const stored = (): Stored | undefined => {
    try {
      const value: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
      return isStored(value) ? value : undefined;
    } catch {
      return undefined;
    }
  };
  const kept = (): Stored['changed'] | undefined => {
    const last = stored();
    return last?.link === link ? last.changed : undefined;
  };
  /** What is laid out may be another project by now. */
  const project: Project = {
    list: () => now.list(),
    read: (path) => now.read(path),
    write: (...args) => now.write(...args),
    remove: (...args) => now.remove(...args),
    rename: (...args) => now.rename(...args),
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
  return {
    project,
    lay: (from, files) => {
      link = from;
      initial = files;
      const changed = kept();
      const texts = Object.entries({ ...files, ...changed }).flatMap(([path, text]) =>
        text === null ? [] : [[path, text] as const],
      );
      now = inMemory(Object.fromEntries(texts));
      now.watch((path) => {
        void keep();
        for (const told of watchers) told(path);
      });
      if (changed === undefined) void keep();
      return changed === undefined;
    },
    last: () => {
      const last = stored();
      return last && Object.keys(last.changed).length > 0 ? last.link : undefined;
    },
    isChanged: () => Object.keys(kept() ?? {}).length > 0,
    clear: () => {
      now = inMemory({});
      storage.removeItem(KEY);
    },
  };
};
