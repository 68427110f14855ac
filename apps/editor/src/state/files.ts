import type { FileText, Project } from '../project/port.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** How long typing rests before it is saved. */
const AUTOSAVE = 1200;

const IS_TEXT = /\.(sand|json|csv|md|ftl|po|txt)$/;

export const folderOf = (path: string): string => path.slice(0, path.indexOf('/'));
export const isText = (path: string): boolean => IS_TEXT.test(path);

export interface Files {
  load(ruleset: string): Promise<void>;
  edit(path: string, text: string): void;
  save(path: string): Promise<void>;
  /** Settles a conflict: `mine` writes over theirs, `theirs` takes theirs. */
  settle(which: 'mine' | 'theirs'): Promise<void>;
  /** Somebody else changed a stored file. */
  changed(path: string): Promise<void>;
  /** Somebody else made a file; it counts if its ruleset is open. */
  adopt(path: string, file: FileText): void;
}

/** Buffers and their way to and from the project. `touched` is called whenever a text is another. */
export const createFiles = (store: Store<State>, project: Project, touched: () => void): Files => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const put = (path: string, text: string, version: string, dirty: boolean): void =>
    store.set((s) => ({ buffers: { ...s.buffers, [path]: { text, version, dirty } } }));

  const load = async (ruleset: string): Promise<void> => {
    const paths = store
      .get()
      .files.map((f) => f.path)
      .filter((p) => folderOf(p) === ruleset && isText(p));
    const read = await Promise.all(paths.map(async (path) => [path, await project.read(path)] as const));
    const buffers = read.flatMap(([path, file]) => (file ? [[path, { ...file, dirty: false }] as const] : []));
    store.set((s) => ({
      buffers: { ...s.buffers, ...Object.fromEntries(buffers.filter(([p]) => !s.buffers[p]?.dirty)) },
    }));
  };

  const save = async (path: string): Promise<void> => {
    clearTimeout(timers.get(path));
    const buffer = store.get().buffers[path];
    if (!buffer?.dirty || store.get().conflict) return;
    const written = await project.write(path, buffer.text, buffer.version).catch((error: unknown) => String(error));
    if (typeof written === 'string') store.set({ trouble: written });
    else if (!written.ok) store.set({ conflict: { path, theirs: written.theirs } });
    // What was typed while the write was under way is still unsaved.
    else
      put(
        path,
        store.get().buffers[path]?.text ?? '',
        written.version,
        store.get().buffers[path]?.text !== buffer.text,
      );
  };

  return {
    load,
    save,
    edit: (path, text) => {
      const now = store.get().buffers[path];
      if (now === undefined || now.text === text) return;
      put(path, text, now.version, true);
      clearTimeout(timers.get(path));
      timers.set(
        path,
        setTimeout(() => void save(path), AUTOSAVE),
      );
      touched();
    },
    settle: async (which) => {
      const { conflict, buffers } = store.get();
      if (conflict === undefined) return;
      const { path, theirs } = conflict;
      store.set({ conflict: undefined });
      if (which === 'theirs') {
        put(path, theirs.text, theirs.version, false);
        touched();
      } else {
        put(path, buffers[path]?.text ?? '', theirs.version, true);
        await save(path);
      }
    },
    changed: async (path) => {
      const buffer = store.get().buffers[path];
      const stored = buffer && (await project.read(path));
      if (!stored || stored.version === store.get().buffers[path]?.version) return;
      if (store.get().buffers[path]?.dirty) return;
      put(path, stored.text, stored.version, false);
      touched();
    },
    adopt: (path, { text, version }) => {
      const { ruleset, buffers } = store.get();
      if (folderOf(path) !== ruleset || buffers[path] !== undefined) return;
      put(path, text, version, false);
      touched();
    },
  };
};
