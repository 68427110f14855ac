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

export const createSaving = (store: Store<State>, project: Project, drafts: Drafts): Saving => {
  const saving = new BufferSaving(store, project, drafts);
  return {
    save: (path) => saving.save(path),
    retry: () => saving.retry(),
    keep: () => saving.keep(),
    later: (path) => saving.later(path),
  };
};

/** The way of buffers into the project: one write at a time for each file, again and again until it is stored. */
class BufferSaving implements Saving {
  readonly #store: Store<State>;
  readonly #project: Project;
  readonly #drafts: Drafts;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #keeping = new Set<string>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #failing = new Set<string>();
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(store: Store<State>, project: Project, drafts: Drafts) {
    this.#store = store;
    this.#project = project;
    this.#drafts = drafts;
  }

  later(path: string): void {
    if (this.#failing.has(path)) this.#keepOne(path);
    this.#keepSoon(path);
    clearTimeout(this.#timers.get(path));
    this.#timers.set(
      path,
      setTimeout(() => void this.save(path), AUTOSAVE),
    );
  }

  keep(): void {
    for (const path of this.#unsaved()) this.#keepOne(path);
  }

  #unsaved(): readonly string[] {
    return Object.entries(this.#store.get().buffers).flatMap(([p, b]) => (b.dirty ? [p] : []));
  }

  /** False where the browser has no room for it. */
  #keepOne(path: string): boolean {
    const buffer = this.#store.get().buffers[path];
    return !buffer?.dirty || this.#drafts.keep(path, buffer);
  }

  #keepSoon(path: string): void {
    if (this.#keeping.has(path)) return;
    this.#keeping.add(path);
    setTimeout(() => {
      this.#keeping.delete(path);
      this.#keepOne(path);
    }, KEPT);
  }

  #tryLater(): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.retry(), AGAIN);
  }

  #fail(path: string, why: Why): void {
    this.#failing.add(path);
    this.#store.set({ unsaved: { path, why, kept: this.#keepOne(path) } });
    this.#tryLater();
  }

  #stored(path: string, text: string, version: string): void {
    this.#failing.delete(path);
    const now = this.#store.get().buffers[path];
    // What was typed while the write was under way is still unsaved.
    const dirty = now !== undefined && now.text !== text;
    if (now) this.#store.set((s) => ({ buffers: { ...s.buffers, [path]: { text: now.text, version, dirty } } }));
    if (!dirty) this.#drafts.drop(path);
    if (this.#failing.size === 0 && this.#store.get().unsaved) this.#store.set({ unsaved: undefined });
  }

  #collide(path: string, theirs: FileText): void {
    this.#failing.delete(path);
    this.#keepOne(path);
    this.#store.set((s) => ({
      conflict: s.conflict ?? { path, theirs },
      unsaved: this.#failing.size === 0 ? undefined : s.unsaved,
    }));
    if (theirs.version === ABSENT) this.#tryLater();
  }

  /** Both have come to the same text: there is nothing to choose any more. */
  #agree(path: string, { text, version, lossy }: FileText): boolean {
    const isSame = version !== ABSENT && !lossy && this.#store.get().buffers[path]?.text === evenLines(text);
    if (!isSame) return false;
    this.#store.set({ conflict: undefined });
    this.#stored(path, evenLines(text), version);
    return true;
  }

  async #write(path: string): Promise<void> {
    const { conflict } = this.#store.get();
    const buffer = this.#store.get().buffers[path];
    if (!buffer?.dirty || (conflict?.path === path && !this.#agree(path, conflict.theirs))) return;
    const written = await this.#project.write(path, buffer.text, buffer.version).catch(whyOf);
    if (typeof written === 'string') this.#fail(path, written);
    else if (written.ok) this.#stored(path, buffer.text, written.version);
    // The answer to an earlier attempt may have been lost, though it was carried out.
    else if (written.theirs.version !== ABSENT && written.theirs.text === buffer.text)
      this.#stored(path, buffer.text, written.theirs.version);
    else this.#collide(path, written.theirs);
  }

  save(path: string): Promise<void> {
    clearTimeout(this.#timers.get(path));
    const mine = (this.#running.get(path) ?? Promise.resolve()).then(() => this.#write(path));
    this.#running.set(path, mine);
    return mine;
  }

  /** A conflict is over when what is stored is again what the text was typed into: a folder was put back. */
  async #review(): Promise<void> {
    const { conflict, buffers } = this.#store.get();
    if (conflict === undefined) return;
    const { path } = conflict;
    const theirs = await this.#project.read(path).then(
      (file) => file ?? nothing,
      () => conflict.theirs,
    );
    if (this.#store.get().conflict !== conflict) return;
    if (this.#agree(path, theirs)) return;
    if (theirs.version === buffers[path]?.version) {
      this.#store.set({ conflict: undefined });
      await this.save(path);
    } else if (theirs.version !== conflict.theirs.version) this.#store.set({ conflict: { path, theirs } });
    if (this.#store.get().conflict?.theirs.version === ABSENT) this.#tryLater();
  }

  async retry(): Promise<void> {
    await this.#review();
    await Promise.all(this.#unsaved().map((path) => this.save(path)));
  }
}
