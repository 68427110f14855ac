import { ABSENT, type FileText, type Project } from '../project/port.ts';
import { forget } from './buffers.ts';
import type { Drafts } from './drafts.ts';
import { evenLines } from './even-lines.ts';
import { folderOf, isText } from './paths.ts';
import { createSaving, type Saving } from './saving.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

export interface Files extends Pick<Saving, 'save' | 'retry' | 'keep'> {
  load(ruleset: string): Promise<void>;
  edit(path: string, text: string): void;
  /** Settles a conflict: `mine` writes over theirs, `theirs` takes theirs. */
  settle(which: 'mine' | 'theirs'): Promise<void>;
  /** Somebody else changed a stored file. */
  changed(path: string): Promise<void>;
  /** Somebody else made a file; it counts if its ruleset is open. */
  adopt(path: string, file: FileText): void;
}

/** Buffers and their way to and from the project. `touched` is called whenever a text is another. */
export const createFiles = (
  store: Store<State>,
  project: Project,
  touched: () => void,
  drafts: Drafts,
  swift: Drafts = drafts,
): Files => {
  const saving = createSaving(store, project, drafts, swift);
  const { save, retry, keep } = saving;
  const drop = (path: string): void => {
    drafts.drop(path);
    swift.drop(path);
  };
  const put = (path: string, text: string, version: string, dirty: boolean): void =>
    store.set((s) => ({ buffers: { ...s.buffers, [path]: { text, version, dirty } } }));

  const load = async (ruleset: string): Promise<void> => {
    const paths = store
      .get()
      .files.map((f) => f.path)
      .filter((p) => folderOf(p) === ruleset && isText(p));
    const read = await Promise.all(paths.map(async (path) => [path, await project.read(path)] as const));
    const buffers = read.flatMap(([path, file]) =>
      file ? [[path, { text: evenLines(file.text), version: file.version, dirty: false }] as const] : [],
    );
    store.set((s) => ({
      buffers: { ...s.buffers, ...Object.fromEntries(buffers.filter(([p]) => !s.buffers[p]?.dirty)) },
    }));
    // What the tab kept last is newer than what outlives it.
    for (const kept of [swift, drafts])
      for (const [path, { text, version }] of kept.of(ruleset)) restore(path, text, version);
  };

  /** What could not be saved when the page was left is typed again. */
  const restore = (path: string, text: string, version: string): void => {
    const now = store.get().buffers[path];
    if (now?.dirty) return;
    if (now?.text === text) return drop(path);
    put(path, text, version, true);
    void save(path);
  };

  return {
    load,
    save,
    retry,
    keep,
    edit: (path, text) => {
      const now = store.get().buffers[path];
      if (now === undefined || now.text === text) return;
      put(path, text, now.version, true);
      saving.later(path);
      touched();
    },
    settle: async (which) => {
      const { conflict, buffers } = store.get();
      if (conflict === undefined) return;
      const { path, theirs } = conflict;
      store.set({ conflict: undefined });
      if (which === 'mine') put(path, buffers[path]?.text ?? '', theirs.version, true);
      else {
        drop(path);
        if (theirs.version === ABSENT) store.set((s) => forget(s, path));
        else put(path, evenLines(theirs.text), theirs.version, false);
        touched();
      }
      await retry();
    },
    changed: async (path) => {
      const buffer = store.get().buffers[path];
      const stored = buffer && (await project.read(path));
      const now = store.get().buffers[path];
      if (!stored || !now || now.dirty || stored.version === now.version) return;
      // What was read is older than what was stored from here meanwhile.
      if (now.version !== buffer.version) return;
      put(path, evenLines(stored.text), stored.version, false);
      touched();
    },
    adopt: (path, { text, version }) => {
      const { ruleset, buffers } = store.get();
      if (folderOf(path) !== ruleset || buffers[path] !== undefined) return;
      put(path, evenLines(text), version, false);
      touched();
    },
  };
};
