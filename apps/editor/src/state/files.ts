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
  /** Resolves a conflict: `mine` overwrites theirs, `theirs` takes theirs. */
  settle(which: 'mine' | 'theirs'): Promise<void>;
  /** Someone else changed a stored file. */
  changed(path: string): Promise<void>;
  /** Someone else made a file; it counts if its ruleset is open. */
  adopt(path: string, file: FileText): void;
}

interface Parts {
  readonly store: Store<State>;
  readonly project: Project;
  readonly drafts: Drafts;
  readonly saving: Saving;
  readonly touched: () => void;
}

/** Buffers and their way to and from the project. `touched` is called whenever a text has changed. */
export const createFiles = (
  store: Store<State>,
  project: Project,
  touched: () => void,
  drafts: Drafts,
  /** Other tabs that are open: what they keep is theirs. */
  others: () => Promise<ReadonlySet<string>> = async () => new Set(),
): Files => {
  const saving = createSaving(store, project, drafts);
  const parts: Parts = { store, project, drafts, saving, touched };
  const { save, retry, keep } = saving;
  return {
    ...{ save, retry, keep },
    load: async (ruleset) => {
      await load(parts, ruleset);
      for (const [path, draft] of drafts.of(ruleset, await others())) restore(parts, path, draft);
    },
    edit: (path, text) => edit(parts, path, text),
    settle: (which) => settle(parts, which),
    changed: (path) => readAgain(parts, path),
    adopt: (path, file) => adopt(parts, path, file),
  };
};

const asStored = ({ text, ...file }: FileText): Buffer => ({ ...file, text: evenLines(text), dirty: false });

const put = (store: Store<State>, path: string, buffer: Buffer): void =>
  store.set((s) => ({ buffers: { ...s.buffers, [path]: buffer } }));

/** Reads all texts of a ruleset; what was typed and isn't saved yet stays. */
async function load({ store, project }: Parts, ruleset: string): Promise<void> {
  const paths = store.get().files.flatMap(({ path }) => (folderOf(path) === ruleset && isText(path) ? [path] : []));
  const read = await project.readAll(paths);
  const buffers = paths.flatMap((path, i) => {
    const file = read[i];
    return file ? [[path, asStored(file)] as const] : [];
  });
  store.set((s) => ({
    buffers: { ...s.buffers, ...Object.fromEntries(buffers.filter(([p]) => !s.buffers[p]?.dirty)) },
  }));
}

/** Restores what couldn't be saved when the page was left; if two tabs kept something, one after the other. */
function restore({ store, drafts, saving }: Parts, path: string, draft: Draft): void {
  const now = store.get().buffers[path];
  if (now?.dirty && now.text !== draft.text) return;
  drafts.take(path, draft);
  if (now?.dirty) return;
  if (now?.text === draft.text) return drafts.drop(path);
  put(store, path, { text: draft.text, version: draft.version, dirty: true });
  void saving.save(path);
}

function edit({ store, saving, touched }: Parts, path: string, text: string): void {
  const now = store.get().buffers[path];
  if (now === undefined || now.text === text) return;
  put(store, path, { ...now, text, dirty: true });
  saving.later(path);
  touched();
}

async function settle(parts: Parts, which: 'mine' | 'theirs'): Promise<void> {
  const { store, saving } = parts;
  const { conflict, buffers } = store.get();
  if (conflict === undefined) return;
  const { path, theirs } = conflict;
  store.set({ conflict: undefined });
  if (which === 'theirs') takeTheirs(parts, path, theirs);
  else put(store, path, { text: buffers[path]?.text ?? '', version: theirs.version, dirty: true });
  await saving.retry();
}

function takeTheirs({ store, drafts, touched }: Parts, path: string, theirs: FileText): void {
  drafts.drop(path);
  if (theirs.version === ABSENT) store.set((s) => forget(s, path));
  else put(store, path, asStored(theirs));
  touched();
}

async function readAgain({ store, project, touched }: Parts, path: string): Promise<void> {
  const buffer = store.get().buffers[path];
  const stored = buffer && (await project.read(path));
  const now = store.get().buffers[path];
  if (!stored || !now || now.dirty || stored.version === now.version) return;
  // What was read is older than what was stored from here meanwhile.
  if (now.version !== buffer.version) return;
  put(store, path, asStored(stored));
  touched();
}

function adopt({ store, touched }: Parts, path: string, file: FileText): void {
  const { ruleset, buffers } = store.get();
  if (folderOf(path) !== ruleset || buffers[path] !== undefined) return;
  put(store, path, asStored(file));
  touched();
}
