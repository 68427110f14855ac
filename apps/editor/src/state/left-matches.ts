import { type PersistedSession, wholesome } from './persistence.ts';
import type { State } from './state.ts';

/** A match that was left, which the start page offers to go on with. */
export interface LeftMatch {
  readonly ruleset: string;
  /** How it stands, in words of the language `lang`. */
  readonly standing: string;
  readonly lang: string;
  /** When it was played last, in milliseconds since 1970. */
  readonly when: number;
  readonly session: PersistedSession;
}

/** The last match of each ruleset, across tabs and visits; what the browser can't keep isn't offered. */
export interface LeftMatches {
  /** Keeps the match of the open ruleset. One without decisions is no loss, and one that is over is done with. */
  keep(state: LeftState, standing: string): void;
  /** All that were left, the last one first. */
  list(): readonly LeftMatch[];
  of(ruleset: string): LeftMatch | undefined;
  forget(ruleset: string): void;
}

type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
export type LeftState = Pick<
  State,
  'ruleset' | 'lang' | 'view' | 'save' | 'at' | 'variants' | 'bots' | 'viewer' | 'viewerChosen'
>;

const PREFIX = 'sandtable.left:';

export const createLeftMatches = (storage: Stored, now: () => number = Date.now): LeftMatches => {
  const safely = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  const forget = (ruleset: string): void => void safely(() => storage.removeItem(PREFIX + ruleset));
  const of = (ruleset: string): LeftMatch | undefined =>
    safely(() => leftIn(ruleset, JSON.parse(storage.getItem(PREFIX + ruleset) ?? 'null')));
  const names = (): readonly string[] =>
    Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  return {
    of,
    forget,
    list: () => (safely(names) ?? []).flatMap((name) => of(name) ?? []).toSorted((a, b) => b.when - a.when),
    keep: (state, standing) => {
      const { ruleset, view, save, lang } = state;
      if (ruleset === undefined || view === undefined || save === undefined) return;
      if (view.status !== 'running') return forget(ruleset);
      if (save.decisions.length === 0) return;
      const left = { standing, lang, when: now(), session: sessionOf(state) };
      // An older state of the match would be worse than none.
      if (safely(() => [storage.setItem(PREFIX + ruleset, JSON.stringify(left))]) === undefined) forget(ruleset);
    },
  };
};

const sessionOf = ({ save, at, variants, bots, viewer, viewerChosen }: LeftState): PersistedSession => ({
  ...{ save, at, variants, bots, viewer, viewerChosen },
});

/** What the browser hands back may be anything. */
function leftIn(ruleset: string, found: unknown): LeftMatch | undefined {
  const { standing, lang, when, session } = (found ?? {}) as Partial<LeftMatch>;
  if (typeof standing !== 'string' || typeof lang !== 'string' || !Number.isFinite(when)) return undefined;
  const kept = wholesome(session ?? {});
  return kept.save === undefined ? undefined : { ruleset, standing, lang, when: when ?? 0, session: kept };
}

/** Whether the match that a tab has of a ruleset is this one, as far as it was played or farther. */
export const isAsFar = (own: PersistedSession, { session }: LeftMatch): boolean =>
  own.save !== undefined &&
  own.save.seed === session.save?.seed &&
  own.save.decisions.length >= (session.save?.decisions.length ?? 0);
