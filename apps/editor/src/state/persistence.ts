import { readSave } from '@sandtable/session';
import type { State } from './state.ts';
import type { Store } from './store.ts';

const PARTS = [
  'variants',
  'save',
  'at',
  'previousGames',
  'bots',
  'viewer',
  'viewerChosen',
  'open',
  'active',
  'asText',
] as const;
/** What a reload of the page must not lose: the matches, the variants they are played with, who plays it and looks at it, the open files and how they are shown. */
export type PersistedSession = Partial<Pick<State, (typeof PARTS)[number]>>;

export interface Persistence {
  of(ruleset: string): PersistedSession;
  /** Writes what is to be kept now; otherwise it is written a moment after it changed. */
  flush(): void;
}

const IDLE_MS = 300;
/** It is written then, even if it changes all the time. */
const MOST_MS = 2000;
const PREFIX = 'sandtable.kept:';

const partsOf = (state: State): PersistedSession => Object.fromEntries(PARTS.map((part) => [part, state[part]]));
const differ = (a: PersistedSession, b: PersistedSession): boolean => PARTS.some((part) => a[part] !== b[part]);

/** What the browser hands back may be of an older page; a save is read as any other. */
export const wholesome = (kept: PersistedSession): PersistedSession => {
  const earlier = (kept.previousGames ?? []).filter(({ save }) => isSave(save));
  const variants = (kept.variants ?? []).filter((name) => typeof name === 'string');
  const asText = Array.isArray(kept.asText) ? kept.asText.filter((path) => typeof path === 'string') : [];
  const now = { ...kept, earlier, variants, asText };
  return isSave(kept.save) ? now : { ...now, save: undefined, at: undefined };
};
const isSave = (save: unknown): boolean => readSave('kept.json', JSON.stringify(save ?? null)).save !== undefined;

/** Keeps the parts of the open ruleset in `storage`, which lasts as long as the tab. */
export const createPersistence = (store: Store<State>, storage: Storage): Persistence => {
  let written: PersistedSession = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  const stored = (key: string, kept: PersistedSession): boolean => {
    try {
      storage.setItem(key, JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  };
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const state = store.get();
    const now = partsOf(state);
    // While a ruleset is being opened, its files aren't known yet: tabs that can't be shown so far aren't closed ones.
    if (state.ruleset === undefined || !(state.ruleset in state.opened) || !differ(now, written)) return;
    written = now;
    const key = PREFIX + state.ruleset;
    // No room for very long matches: a reload begins again, or at least knows no earlier ones.
    if (!stored(key, now) && !stored(key, { ...now, previousGames: [] })) storage.removeItem(key);
  };
  store.subscribe((now, was) => {
    if (!differ(partsOf(now), timer === undefined ? written : partsOf(was))) return;
    // Writing a long match takes a while: not at each step of someone who goes through it.
    if (timer === undefined) since = performance.now();
    clearTimeout(timer);
    timer = setTimeout(flush, Math.min(IDLE_MS, Math.max(0, since + MOST_MS - performance.now())));
  });
  return {
    flush,
    of: (ruleset) => {
      try {
        return wholesome(JSON.parse(storage.getItem(PREFIX + ruleset) ?? '{}') as PersistedSession);
      } catch {
        return {};
      }
    },
  };
};
