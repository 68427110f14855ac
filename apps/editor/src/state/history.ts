import type { PointStore } from '../storage/point-store.ts';
import { type RestorePoint, thinned } from '../storage/restore-points.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** A point is made once nothing has changed for so long. */
const IDLE_MS = 5000;
/** Whoever types on and on gets one in any case. */
const LONGEST = 60_000;
/** How often points that are worth it no more are given up. */
const THINNING = 600_000;

export interface History {
  /** Restore points of the open ruleset, oldest first; nothing where the browser keeps none. */
  points(): Promise<readonly RestorePoint[] | undefined>;
  /** Makes a point of what has changed, now. */
  flush(): Promise<void>;
}

type Texts = ReadonlyMap<string, string>;
type Changed = Record<string, string | null>;

const textsIn = (state: State): Texts => new Map(sourcesOf(state).map(({ path, text }) => [path, text]));

export const createHistory = (store: Store<State>, kept: PointStore, now: () => number = Date.now): History => {
  const history = new TextHistory(store, kept, now);
  let buffers: State['buffers'] | undefined;
  let ruleset: string | undefined;
  store.subscribe(() => {
    const state = store.get();
    // Most changes of the page are none of texts.
    if (state.buffers === buffers && state.ruleset === ruleset) return;
    ({ buffers, ruleset } = state);
    history.look();
  });
  return { flush: () => history.flush(), points: () => history.points() };
};

/**
 * Remembers how the files of the open ruleset stood, whether they could be saved or not. Before the first change of a
 * file, it is remembered how the file was found.
 */
class TextHistory implements History {
  readonly #store: Store<State>;
  readonly #kept: PointStore;
  readonly #now: () => number;
  #ruleset: string | undefined;
  #found: { readonly time: number; readonly texts: Map<string, string> } = { time: 0, texts: new Map() };
  #last: Texts = new Map();
  #before: Changed = {};
  #changed: Changed = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since: number | undefined;
  #isKeeping = true;
  #thinnedAt = 0;
  /** Points by one after another, so that none is made twice. */
  #queue: Promise<void> = Promise.resolve();

  constructor(store: Store<State>, kept: PointStore, now: () => number) {
    this.#store = store;
    this.#kept = kept;
    this.#now = now;
  }

  async points(): Promise<readonly RestorePoint[] | undefined> {
    const of = this.#store.get().ruleset;
    if (of === undefined) return [];
    await this.flush();
    try {
      const points = await this.#kept.of(of);
      return this.#isKeeping ? points.toSorted((a, b) => a.time - b.time) : undefined;
    } catch {
      return undefined;
    }
  }

  #add(of: string, points: readonly RestorePoint[]): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      try {
        for (const point of points) await this.#kept.add(point);
        if (this.#now() - this.#thinnedAt > THINNING) {
          this.#thinnedAt = this.#now();
          await this.#kept.replace(of, thinned(await this.#kept.of(of), this.#now()));
        }
        this.#isKeeping = true;
      } catch {
        // Forbidden, or full: the page says so where someone asks for the points.
        this.#isKeeping = false;
      }
    });
    return this.#queue;
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#since = undefined;
    const [of, first, then] = [this.#ruleset, this.#before, this.#changed];
    this.#before = {};
    this.#changed = {};
    if (of === undefined || Object.keys(then).length === 0) return this.#queue;
    const origin = { ruleset: of, time: this.#found.time, texts: first };
    const point = { ruleset: of, time: Math.max(this.#now(), this.#found.time + 1), texts: then };
    await this.#add(of, Object.keys(first).length > 0 ? [origin, point] : [point]);
  }

  #note(path: string, was: string | undefined, is: string | undefined): void {
    if (!this.#found.texts.has(path) && was !== undefined) {
      this.#found.texts.set(path, was);
      this.#before[path] = was;
    }
    this.#changed[path] = is ?? null;
  }

  look(): void {
    const state = this.#store.get();
    if (state.ruleset !== this.#ruleset) {
      void this.flush();
      this.#ruleset = state.ruleset;
      this.#found = { time: this.#now(), texts: new Map() };
      this.#last = textsIn(state);
      return;
    }
    const texts = textsIn(state);
    for (const [path, text] of texts) {
      const was = this.#last.get(path);
      // A file that appears was read or made; what it holds is remembered once it changes.
      if (was !== undefined && was !== text) this.#note(path, was, text);
    }
    for (const [path, was] of this.#last) if (!texts.has(path)) this.#note(path, was, undefined);
    this.#last = texts;
    if (Object.keys(this.#changed).length === 0) return;
    this.#since ??= this.#now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => void this.flush(),
      Math.max(0, Math.min(IDLE_MS, this.#since + LONGEST - this.#now())),
    );
  }
}
