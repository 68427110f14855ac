import { inMemory } from './in-memory.ts';
import { dropKeptLink, type KeptLink, keepLink, readKeptLink } from './kept-link.ts';
import type { Project } from './port.ts';

/** What a link holds, arranged as a project that lasts as long as the tab: neither folder nor browser keep it. */
export interface LinkStore {
  readonly project: Project;
  /** Lays out files by path in place of the previous ones; false if what was changed in them in this tab was restored. */
  lay(link: string, files: Readonly<Record<string, string>>): boolean;
  clear(): void;
  /** The link that was arranged last in this tab, if something was changed in it. */
  last(): string | undefined;
  isChanged(): boolean;
}

/** A link that is arranged: its files as they came, and as they are now. */
interface Laid {
  readonly link: string;
  readonly initial: Readonly<Record<string, string>>;
  readonly project: Project;
}

const nothing = (): Laid => ({ link: '', initial: {}, project: inMemory({}) });

/** A reload keeps what was typed, in `storage`, which belongs to the tab. */
export const createLinkStore = (storage: Storage): LinkStore => {
  let laid = nothing();
  const watchers = new Set<(path: string) => void>();
  return {
    project: following(() => laid.project, watchers),
    lay: (link, initial) => {
      const changed = changedIn(storage, link);
      const now: Laid = { link, initial, project: inMemory(withChanges(initial, changed)) };
      laid = now;
      now.project.watch((path) => {
        void keep(storage, now);
        for (const watcher of watchers) watcher(path);
      });
      if (changed === undefined) void keep(storage, now);
      return changed === undefined;
    },
    last: () => {
      const last = readKeptLink(storage);
      return last && Object.keys(last.changed).length > 0 ? last.link : undefined;
    },
    isChanged: () => Object.keys(changedIn(storage, laid.link) ?? {}).length > 0,
    clear: () => {
      laid = { ...laid, project: inMemory({}) };
      dropKeptLink(storage);
    },
  };
};

/** A project that stands for whichever one is arranged now. */
const following = (now: () => Project, watchers: Set<(path: string) => void>): Project => ({
  list: () => now().list(),
  read: (path) => now().read(path),
  readAll: (paths) => now().readAll(paths),
  write: (...args) => now().write(...args),
  remove: (...args) => now().remove(...args),
  rename: (...args) => now().rename(...args),
  watch: (changed) => {
    watchers.add(changed);
    return () => watchers.delete(changed);
  },
});

/** What was changed in a link earlier in this tab. */
const changedIn = (storage: Storage, link: string): KeptLink['changed'] | undefined => {
  const kept = readKeptLink(storage);
  return kept?.link === link ? kept.changed : undefined;
};

const withChanges = (
  files: Readonly<Record<string, string>>,
  changed: KeptLink['changed'] = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...files, ...changed }).flatMap(([path, text]) => (text === null ? [] : [[path, text] as const])),
  );

/** Keeps what differs from the files as they came. */
const keep = async (storage: Storage, { link, initial, project }: Laid): Promise<void> => {
  const texts = new Map<string, string>();
  for (const { path } of await project.list()) texts.set(path, (await project.read(path))?.text ?? '');
  const paths = new Set([...texts.keys(), ...Object.keys(initial)]);
  const other = [...paths].filter((path) => texts.get(path) !== initial[path]);
  keepLink(storage, { link, changed: Object.fromEntries(other.map((path) => [path, texts.get(path) ?? null])) });
};
