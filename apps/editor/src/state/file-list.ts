import { ABSENT, NotStored, type Project, type Why } from '../storage/port.ts';
import { turnedPath } from '../storage/turned-names.ts';
import { forget, moved } from './buffers.ts';
import type { Files } from './files.ts';
import { folderOf, isText } from './paths.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** Why a file was not made, renamed or deleted. Nothing has happened then. */
export type FileProblem = 'badName' | 'taken' | 'changed' | Why;

export interface FileList {
  /** `typed` is the path below the ruleset, turned into one where it is none. */
  create(ruleset: string, typed: string): Promise<FileProblem | undefined>;
  /** Makes a file with a text, and opens nothing. */
  make(path: string, text: string): Promise<FileProblem | undefined>;
  rename(path: string, typed: string): Promise<FileProblem | undefined>;
  remove(path: string): Promise<FileProblem | undefined>;
  /** Someone changed, made or removed a stored file. */
  changed(path: string): Promise<void>;
  /** Looks at everything again: nobody knows what someone changed. */
  again(): Promise<void>;
}

type Listed = Pick<State, 'files'>;
/** Paths below a ruleset. */
const within = ({ files }: Listed, ruleset: string): readonly string[] =>
  files.flatMap(({ path }) => (folderOf(path) === ruleset ? [path.slice(ruleset.length + 1)] : []));

/** The path below a ruleset that a new file gets for which a name is typed. */
export const createdPath = (listed: Listed, ruleset: string, typed: string): string | undefined =>
  turnedPath(typed, { files: within(listed, ruleset) });

/** The same for the file of this path. */
export function renamedPath(listed: Listed, path: string, typed: string): string | undefined {
  const ruleset = folderOf(path);
  const old = path.slice(ruleset.length + 1);
  return typed === old ? old : turnedPath(typed, { files: within(listed, ruleset), old });
}

interface Parts {
  readonly store: Store<State>;
  readonly project: Project;
  readonly files: Files;
  readonly touched: () => void;
}

/** Which files there are: made, renamed and removed here, or by someone else. */
export const createFileList = (
  store: Store<State>,
  project: Project,
  files: Files,
  touched: () => void,
  open: (path: string) => void,
): FileList => {
  const parts = { store, project, files, touched };
  const own = createOwnDoing((path) => following.changed(path));
  const following = createFollowing(parts, own);
  return { ...createMaking(parts, open), ...createMoving(parts, own), ...following };
};

/** Follows what someone else does to stored files. */
const createFollowing = (parts: Parts, own: OwnDoing): Pick<FileList, 'changed' | 'again'> => {
  const changed = async (path: string): Promise<void> => {
    if (isText(path) && !own.isDoing(path)) await changedElsewhere(parts, path);
  };
  return {
    changed,
    again: async () => {
      const before = parts.store.get();
      await listAgain(parts.store, parts.project);
      for (const path of changedSince(before, parts.store.get())) await changed(path);
      await parts.files.retry();
    },
  };
};

async function changedElsewhere(parts: Parts, path: string): Promise<void> {
  const { store, project, files } = parts;
  if (store.get().conflict?.path === path) return files.retry();
  if (store.get().buffers[path] === undefined) return appeared(parts, path);
  if ((await project.read(path)) === undefined) gone(parts, path);
  else await files.changed(path);
}

/** A file that may be new is looked for in the list: reading one that doesn't exist would be logged as a failure. */
async function appeared({ store, project, files }: Parts, path: string): Promise<void> {
  await listAgain(store, project);
  const listed = store.get().files.some((one) => one.path === path);
  const stored = listed ? await project.read(path) : undefined;
  if (stored) files.adopt(path, stored);
}

function gone({ store, touched }: Parts, path: string): void {
  // What someone typed here isn't dropped because the file is gone; saving it will ask.
  if (store.get().buffers[path]?.dirty) return;
  store.set((s) => forget(s, path));
  touched();
}

/** Paths of the open ruleset whose stored versions differ from those on the page. */
function changedSince({ ruleset, buffers }: State, { files }: State): readonly string[] {
  const stored = new Map(files.map((one) => [one.path, one.version]));
  const paths = new Set([...stored.keys(), ...Object.keys(buffers)]);
  return [...paths].filter((path) => folderOf(path) === ruleset && buffers[path]?.version !== stored.get(path));
}

/** Makes files. */
const createMaking = (parts: Parts, open: (path: string) => void): Pick<FileList, 'make' | 'create'> => ({
  make: (path, text) => make(parts, path, text),
  create: async (ruleset, typed) => {
    const name = createdPath(parts.store.get(), ruleset, typed);
    if (name === undefined) return 'badName';
    const path = `${ruleset}/${name}`;
    const problem = await make(parts, path, '');
    if (problem === undefined) open(path);
    return problem;
  },
});

const make = ({ store, project, touched }: Parts, path: string, text: string): Promise<FileProblem | undefined> =>
  safely(store, async () => {
    if (!isText(path)) return 'badName';
    const written = await project.write(path, text, ABSENT);
    if (!written.ok) return 'taken';
    await listAgain(store, project);
    store.set((s) => ({ buffers: { ...s.buffers, [path]: { text, version: written.version, dirty: false } } }));
    touched();
    return undefined;
  });

/** Renames and removes files. */
const createMoving = (
  { store, project, files, touched }: Parts,
  { undisturbed }: OwnDoing,
): Pick<FileList, 'rename' | 'remove'> => ({
  rename: (path, typed) =>
    safely(store, async () => {
      const name = renamedPath(store.get(), path, typed);
      const to = `${folderOf(path)}/${name}`;
      if (to === path) return undefined;
      if (name === undefined || !isText(to)) return 'badName';
      await files.save(path);
      const buffer = store.get().buffers[path];
      // A save that met a conflict has asked already.
      if (buffer === undefined || buffer.dirty) return 'changed';
      return undisturbed(path, async () => {
        const renamed = await project.rename(path, to, buffer.version);
        if (!renamed.ok) return renamed.why;
        store.set((s) => moved(s, path, to));
        touched();
        return undefined;
      });
    }),
  remove: (path) =>
    safely(store, () =>
      undisturbed(path, async () => {
        const buffer = store.get().buffers[path];
        const removed = await project.remove(path, buffer?.version ?? ABSENT);
        // What is not stored any more may go from the page as well.
        if (!removed.ok && removed.theirs.version !== ABSENT) return 'changed';
        store.set((s) => forget(s, path));
        touched();
        return undefined;
      }),
    ),
});

const listAgain = async (store: Store<State>, project: Project): Promise<void> =>
  store.set({ files: await project.list() });

async function safely(
  store: Store<State>,
  change: () => Promise<FileProblem | undefined>,
): Promise<FileProblem | undefined> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof NotStored) return error.why;
    store.set({ trouble: String(error) });
    return undefined;
  }
}

/**
 * Whoever hears of their own doing before it is done would ask for a file that is gone, which is noted as a failure.
 */
interface OwnDoing {
  /** Whether something is being done here to a file; that it changed is heard of once that is done. */
  isDoing(path: string): boolean;
  undisturbed<T>(path: string, act: () => Promise<T>): Promise<T>;
}

const createOwnDoing = (changed: (path: string) => Promise<void>): OwnDoing => {
  /** What is being done here to a file, and whether it was reported meanwhile that it changed. */
  const doing = new Map<string, boolean>();
  return {
    isDoing: (path) => {
      const isDone = doing.has(path);
      if (isDone) doing.set(path, true);
      return isDone;
    },
    undisturbed: async (path, act) => {
      doing.set(path, false);
      try {
        return await act();
      } finally {
        const isOther = doing.get(path);
        doing.delete(path);
        // The result is shown at once: reading the file again may be slow, or fail.
        if (isOther) void changed(path).catch(() => undefined);
      }
    },
  };
};
