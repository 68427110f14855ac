import { ABSENT, type FileText, NotStored, type Project, type Why } from '../storage/port.ts';
import type { Drafts } from './drafts.ts';
import { evenLines } from './even-lines.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** How long typing rests before it is saved. */
const AUTOSAVE = 1200;
/** How old it is at most when the browser keeps it, however fast it goes on: a page that breaks down tells nobody. */
const KEPT = 250;
/** How long it is waited before what could not be saved is tried again. */
const AGAIN = 3000;

export interface Saving {
  /** Saves once typing rests. */
  later(path: string): void;
  save(path: string): Promise<void>;
  /** Tries everything that is not saved, at once. */
  retry(): Promise<void>;
  /** Keeps what is not saved in the browser: the page may be gone in a moment. */
  keep(): void;
}

const whyOf = (error: unknown): Why => (error instanceof NotStored ? error.why : 'failed');
const nothing: FileText = { text: '', version: ABSENT };

/** The way of buffers into the project: one write at a time for each file, again and again until it is stored. */
export const createSaving = (store: Store<State>, project: Project, drafts: Drafts): Saving => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const keeping = new Set<string>();
  const running = new Map<string, Promise<void>>();
  const failing = new Set<string>();
  let again: ReturnType<typeof setTimeout> | undefined;

  const unsaved = (): readonly string[] =>
    Object.entries(store.get().buffers).flatMap(([p, b]) => (b.dirty ? [p] : []));
  /** False where the browser has no room for it. */
  const keepOne = (path: string): boolean => {
    const buffer = store.get().buffers[path];
    return !buffer?.dirty || drafts.keep(path, buffer);
  };
  const keepSoon = (path: string): void => {
    if (keeping.has(path)) return;
    keeping.add(path);
    setTimeout(() => {
      keeping.delete(path);
      keepOne(path);
    }, KEPT);
  };
  const tryLater = (): void => {
    clearTimeout(again);
    again = setTimeout(() => void retry(), AGAIN);
  };

  const fail = (path: string, why: Why): void => {
    failing.add(path);
    store.set({ unsaved: { path, why, kept: keepOne(path) } });
    tryLater();
  };
  const stored = (path: string, text: string, version: string): void => {
    failing.delete(path);
    const now = store.get().buffers[path];
    // What was typed while the write was under way is still unsaved.
    const dirty = now !== undefined && now.text !== text;
    if (now) store.set((s) => ({ buffers: { ...s.buffers, [path]: { text: now.text, version, dirty } } }));
    if (!dirty) drafts.drop(path);
    if (failing.size === 0 && store.get().unsaved) store.set({ unsaved: undefined });
  };
  const collide = (path: string, theirs: FileText): void => {
    failing.delete(path);
    keepOne(path);
    store.set((s) => ({
      conflict: s.conflict ?? { path, theirs },
      unsaved: failing.size === 0 ? undefined : s.unsaved,
    }));
    if (theirs.version === ABSENT) tryLater();
  };

  /** Both have come to the same text: there is nothing to choose any more. */
  const agree = (path: string, { text, version, lossy }: FileText): boolean => {
    const isSame = version !== ABSENT && !lossy && store.get().buffers[path]?.text === evenLines(text);
    if (!isSame) return false;
    store.set({ conflict: undefined });
    stored(path, evenLines(text), version);
    return true;
  };

  const write = async (path: string): Promise<void> => {
    const { conflict } = store.get();
    const buffer = store.get().buffers[path];
    if (!buffer?.dirty || (conflict?.path === path && !agree(path, conflict.theirs))) return;
    const written = await project.write(path, buffer.text, buffer.version).catch(whyOf);
    if (typeof written === 'string') fail(path, written);
    else if (written.ok) stored(path, buffer.text, written.version);
    // The answer to an earlier attempt may have been lost, though it was carried out.
    else if (written.theirs.version !== ABSENT && written.theirs.text === buffer.text)
      stored(path, buffer.text, written.theirs.version);
    else collide(path, written.theirs);
  };
  const save = (path: string): Promise<void> => {
    clearTimeout(timers.get(path));
    const mine = (running.get(path) ?? Promise.resolve()).then(() => write(path));
    running.set(path, mine);
    return mine;
  };

  /** A conflict is over when what is stored is again what the text was typed into: a folder was put back. */
  const review = async (): Promise<void> => {
    const { conflict, buffers } = store.get();
    if (conflict === undefined) return;
    const { path } = conflict;
    const theirs = await project.read(path).then(
      (file) => file ?? nothing,
      () => conflict.theirs,
    );
    if (store.get().conflict !== conflict) return;
    if (agree(path, theirs)) return;
    if (theirs.version === buffers[path]?.version) {
      store.set({ conflict: undefined });
      await save(path);
    } else if (theirs.version !== conflict.theirs.version) store.set({ conflict: { path, theirs } });
    if (store.get().conflict?.theirs.version === ABSENT) tryLater();
  };
  const retry = async (): Promise<void> => {
    await review();
    await Promise.all(unsaved().map(save));
  };

  return {
    save,
    retry,
    keep: () => unsaved().forEach((path) => void keepOne(path)),
    later: (path) => {
      if (failing.has(path)) keepOne(path);
      keepSoon(path);
      clearTimeout(timers.get(path));
      timers.set(
        path,
        setTimeout(() => void save(path), AUTOSAVE),
      );
    },
  };
};
