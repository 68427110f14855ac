import { ABSENT, type FileText, type Project } from '../storage/port.ts';
import { forget } from './buffers.ts';
import type { Draft } from './draft-items.ts';
import type { Drafts } from './drafts.ts';
import { evenLines } from './even-lines.ts';
import { folderOf, isText } from './paths.ts';
import { createSaving, type Saving } from './saving.ts';
import type { Buffer } from './slices/project.ts';
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

const asStored = ({ text, ...file }: FileText): Buffer => ({ ...file, text: evenLines(text), dirty: false });

/** Buffers and their way to and from the project. `touched` is called whenever a text is another. */
export const createFiles = (
  store: Store<State>,
  project: Project,
  touched: () => void,
  drafts: Drafts,
  /** Other tabs that are open: what they keep is theirs. */
  others: () => Promise<ReadonlySet<string>> = async () => new Set(),
): Files => {
  const saving = createSaving(store, project, drafts);
  const { save, retry, keep } = saving;
  const put = (path: string, buffer: Buffer): void => store.set((s) => ({ buffers: { ...s.buffers, [path]: buffer } }));

  const load = async (ruleset: string): Promise<void> => {
    const paths = store
      .get()
      .files.map((f) => f.path)
      .filter((p) => folderOf(p) === ruleset && isText(p));
    const read = await Promise.all(paths.map(async (path) => [path, await project.read(path)] as const));
    const buffers = read.flatMap(([path, file]) => (file ? [[path, asStored(file)] as const] : []));
    store.set((s) => ({
      buffers: { ...s.buffers, ...Object.fromEntries(buffers.filter(([p]) => !s.buffers[p]?.dirty)) },
    }));
    for (const [path, draft] of drafts.of(ruleset, await others())) restore(path, draft);
  };

  /** What could not be saved when the page was left is typed again; where two tabs kept something, one after the other. */
  const restore = (path: string, draft: Draft): void => {
    const now = store.get().buffers[path];
    if (now?.dirty && now.text !== draft.text) return;
    drafts.take(path, draft);
    if (now?.dirty) return;
    if (now?.text === draft.text) return drafts.drop(path);
    put(path, { text: draft.text, version: draft.version, dirty: true });
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
      put(path, { ...now, text, dirty: true });
      saving.later(path);
      touched();
    },
    settle: async (which) => {
      const { conflict, buffers } = store.get();
      if (conflict === undefined) return;
      const { path, theirs } = conflict;
      store.set({ conflict: undefined });
      if (which === 'mine') put(path, { text: buffers[path]?.text ?? '', version: theirs.version, dirty: true });
      else {
        drafts.drop(path);
        if (theirs.version === ABSENT) store.set((s) => forget(s, path));
        else put(path, asStored(theirs));
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
      put(path, asStored(stored));
      touched();
    },
    adopt: (path, file) => {
      const { ruleset, buffers } = store.get();
      if (folderOf(path) !== ruleset || buffers[path] !== undefined) return;
      put(path, asStored(file));
      touched();
    },
  };
};
