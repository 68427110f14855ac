import { ABSENT, type Project } from '../project/port.ts';
import { type Files, folderOf, isText } from './files.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** Why a file was not made, renamed or deleted. Nothing has happened then. */
export type FileProblem = 'badName' | 'taken' | 'changed';

export interface FileList {
  /** `name` is the path below the ruleset. */
  create(ruleset: string, name: string): Promise<FileProblem | undefined>;
  rename(path: string, name: string): Promise<FileProblem | undefined>;
  remove(path: string): Promise<FileProblem | undefined>;
  /** Somebody changed, made or removed a stored file. */
  changed(path: string): Promise<void>;
}

const isPart = (part: string): boolean => part !== '' && !part.startsWith('.') && part !== 'node_modules';
const isName = (name: string): boolean => isText(name) && !name.includes('\\') && name.split('/').every(isPart);

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));

/** A path leaves the page: its buffer, its tab, and its place in the list. */
const forget = (s: State, path: string): Partial<State> => {
  const open = s.open.filter((one) => one !== path);
  return {
    buffers: without(s.buffers, path),
    open,
    active: s.active === path ? open.at(-1) : s.active,
    files: s.files.filter((one) => one.path !== path),
  };
};

/** The same file under another path, in the place it had among the tabs. */
const moved = (s: State, from: string, to: string): Partial<State> => {
  const other = (path: string): string => (path === from ? to : path);
  return {
    buffers: Object.fromEntries(Object.entries(s.buffers).map(([path, buffer]) => [other(path), buffer])),
    open: s.open.map(other),
    active: s.active && other(s.active),
    files: s.files
      .map((one) => ({ ...one, path: other(one.path) }))
      .sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path))),
  };
};

/** Which files there are: made, renamed and removed here, or by somebody else. */
export const createFileList = (
  store: Store<State>,
  project: Project,
  files: Files,
  touched: () => void,
  open: (path: string) => void,
): FileList => {
  const listAgain = async (): Promise<void> => store.set({ files: await project.list() });
  /** What the project says when it cannot be reached is trouble for all of the page. */
  const safely = async (change: () => Promise<FileProblem | undefined>): Promise<FileProblem | undefined> => {
    try {
      return await change();
    } catch (error) {
      store.set({ trouble: String(error) });
      return undefined;
    }
  };

  const gone = (path: string): void => {
    // What somebody typed here is not thrown away because the file went; saving it will ask.
    if (store.get().buffers[path]?.dirty) return;
    store.set((s) => forget(s, path));
    touched();
  };

  return {
    create: (ruleset, name) =>
      safely(async () => {
        if (!isName(name)) return 'badName';
        const path = `${ruleset}/${name}`;
        const written = await project.write(path, '', ABSENT);
        if (!written.ok) return 'taken';
        await listAgain();
        store.set((s) => ({ buffers: { ...s.buffers, [path]: { text: '', version: written.version, dirty: false } } }));
        open(path);
        touched();
        return undefined;
      }),
    rename: (path, name) =>
      safely(async () => {
        const to = `${folderOf(path)}/${name}`;
        if (to === path) return undefined;
        if (!isName(name)) return 'badName';
        await files.save(path);
        const buffer = store.get().buffers[path];
        // A save that met a conflict has asked already.
        if (buffer === undefined || buffer.dirty) return 'changed';
        const renamed = await project.rename(path, to, buffer.version);
        if (!renamed.ok) return renamed.why;
        store.set((s) => moved(s, path, to));
        touched();
        return undefined;
      }),
    remove: (path) =>
      safely(async () => {
        const buffer = store.get().buffers[path];
        const removed = await project.remove(path, buffer?.version ?? ABSENT);
        // What is not stored any more may go from the page as well.
        if (!removed.ok && removed.theirs.version !== ABSENT) return 'changed';
        store.set((s) => forget(s, path));
        touched();
        return undefined;
      }),
    changed: async (path) => {
      if (!isText(path)) return;
      const known = store.get().files.some((one) => one.path === path);
      const stored = await project.read(path);
      if (stored === undefined) gone(path);
      else if (known) await files.changed(path);
      else {
        await listAgain();
        files.adopt(path, stored);
      }
    },
  };
};
