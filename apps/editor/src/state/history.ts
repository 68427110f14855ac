import type { PointStore } from '../storage/point-store.ts';
import { type RestorePoint, thinned } from '../versions/restore-points.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** A point is made once nothing has changed for so long. */
const QUIET = 5000;
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

/**
 * Remembers how the files of the open ruleset stood, whether they could be saved or not. Before the first change of a
 * file, it is remembered how the file was found.
 */
export const createHistory = (store: Store<State>, kept: PointStore, now: () => number = Date.now): History => {
  let ruleset: string | undefined;
  let found: { readonly time: number; texts: Map<string, string> } = { time: 0, texts: new Map() };
  let last: Texts = new Map();
  let before: Changed = {};
  let changed: Changed = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;
  let isKeeping = true;
  let thinnedAt = 0;

  /** Points by one after another, so that none is made twice. */
  let queue: Promise<void> = Promise.resolve();
  const add = (of: string, points: readonly RestorePoint[]): Promise<void> => {
    queue = queue.then(async () => {
      try {
        for (const point of points) await kept.add(point);
        if (now() - thinnedAt > THINNING) {
          thinnedAt = now();
          await kept.replace(of, thinned(await kept.of(of), now()));
        }
        isKeeping = true;
      } catch {
        // Forbidden, or full: the page says so where somebody asks for the points.
        isKeeping = false;
      }
    });
    return queue;
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    since = undefined;
    const [of, first, then] = [ruleset, before, changed];
    before = {};
    changed = {};
    if (of === undefined || Object.keys(then).length === 0) return queue;
    const origin = { ruleset: of, time: found.time, texts: first };
    const point = { ruleset: of, time: Math.max(now(), found.time + 1), texts: then };
    await add(of, Object.keys(first).length > 0 ? [origin, point] : [point]);
  };

  const note = (path: string, was: string | undefined, is: string | undefined): void => {
    if (!found.texts.has(path) && was !== undefined) {
      found.texts.set(path, was);
      before[path] = was;
    }
    changed[path] = is ?? null;
  };
  const look = (): void => {
    const state = store.get();
    if (state.ruleset !== ruleset) {
      void flush();
      ruleset = state.ruleset;
      found = { time: now(), texts: new Map() };
      last = textsIn(state);
      return;
    }
    const texts = textsIn(state);
    for (const [path, text] of texts) {
      const was = last.get(path);
      // A file that appears was read or made; what it holds is remembered once it changes.
      if (was !== undefined && was !== text) note(path, was, text);
    }
    for (const [path, was] of last) if (!texts.has(path)) note(path, was, undefined);
    last = texts;
    if (Object.keys(changed).length === 0) return;
    since ??= now();
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), Math.max(0, Math.min(QUIET, since + LONGEST - now())));
  };
  let buffers: State['buffers'] | undefined;
  store.subscribe(() => {
    const state = store.get();
    // Most changes of the page are none of texts.
    if (state.buffers === buffers && state.ruleset === ruleset) return;
    buffers = state.buffers;
    look();
  });

  return {
    flush,
    points: async () => {
      const of = store.get().ruleset;
      if (of === undefined) return [];
      await flush();
      try {
        const points = await kept.of(of);
        return isKeeping ? points.toSorted((a, b) => a.time - b.time) : undefined;
      } catch {
        return undefined;
      }
    },
  };
};
