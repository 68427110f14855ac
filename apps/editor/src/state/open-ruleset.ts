import { placeOf } from '../storage/mounted-projects.ts';
import { forgetHash } from './address.ts';
import type { AtHand } from './at-hand.ts';
import type { createCompiling } from './compiling.ts';
import type { Files } from './files.ts';
import { firstFile } from './first-file.ts';
import type { Opening } from './opening.ts';
import { insteadOf } from './other-match.ts';
import type { PersistedSession, Persistence } from './persistence.ts';
import { forget, remember } from './remembered.ts';
import type { EditorActions } from './slices/editor.ts';
import { sourcesOf } from './sources.ts';
import { resetOnOpen, type State } from './state.ts';
import type { Store } from './store.ts';

/** Opens and closes rulesets. */
export interface Rulesets {
  /** Opens a ruleset with the match that was left there, or with another one; that one can be gone back to. */
  openRuleset(ruleset: string, match?: PersistedSession, withoutTexts?: boolean): Promise<void>;
  closeRuleset(): void;
}

interface Needs {
  readonly files: Files;
  readonly persistence: Persistence;
  readonly compiling: Pick<ReturnType<typeof createCompiling>, 'forget' | 'compile'>;
  readonly opening: Opening;
  readonly atHand: Pick<AtHand, 'match'>;
  readonly openFile: EditorActions['openFile'];
  /** Nobody waits any more for what the match of the ruleset before still computes. */
  readonly leaveMatch: () => void;
}

/** Milliseconds in which the page has drawn what it got. */
const DRAWN = 500;

export const createRulesets = (store: Store<State>, needs: Needs): Rulesets => {
  const { files, persistence, compiling, opening, atHand, openFile, leaveMatch } = needs;
  return {
    openRuleset: async (ruleset, other, withoutTexts = false) => {
      persistence.flush();
      opening.begin(ruleset);
      atHand.match();
      const kept = persistence.of(ruleset);
      const isOther = store.get().ruleset !== ruleset;
      // What is being compiled belongs to the ruleset that was open.
      compiling.forget();
      store.set((now) => openedWith(now, ruleset, { kept, other, withoutTexts }));
      if (isOther) leaveMatch();
      if (placeOf(ruleset) !== 'link') leaveLink(store, ruleset);
      await files.load(ruleset).catch((error: unknown) => store.set({ trouble: String(error) }));
      if (store.get().ruleset !== ruleset) return;
      store.set((s) => (ruleset in s.opened ? {} : { opened: { ...s.opened, [ruleset]: sourcesOf(s) } }));
      const first = kept.open === undefined ? firstFile(store.get(), ruleset) : undefined;
      if (first !== undefined && store.get().open.length === 0) openFile(first);
      await compiling.compile();
      // What came last is drawn by then, or has failed.
      setTimeout(() => opening.done(ruleset), DRAWN);
    },
    closeRuleset: () => {
      persistence.flush();
      compiling.forget();
      forget('ruleset');
      store.set({ ...resetOnOpen, ruleset: undefined, face: 'workshop', open: [], active: undefined });
      leaveMatch();
    },
  };
};

interface Wished {
  readonly kept: PersistedSession;
  readonly other: PersistedSession | undefined;
  readonly withoutTexts: boolean;
}

/** The match and the tabs that were left, as far as their files are still there. */
function openedWith({ files }: State, ruleset: string, { kept, other, withoutTexts }: Wished): Partial<State> {
  const { open, active, ...rest } = kept;
  const match = other ? insteadOf(rest, other) : rest;
  const tabs = open?.filter((path) => files.some((one) => one.path === path)) ?? [];
  const shown = active !== undefined && tabs.includes(active) ? active : tabs.at(-1);
  return { ...resetOnOpen, ...match, withoutTexts, ruleset, open: tabs, active: shown };
}

const leaveLink = (store: Store<State>, ruleset: string): void => {
  remember('ruleset', ruleset);
  forgetHash();
  store.set({ link: undefined });
};
