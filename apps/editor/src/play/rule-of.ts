import type { LogLine } from '@sandtable/session';
import type { RulePlaces } from '../workers/game-info.ts';

/** Where in the rules something comes from, as the last good build knows it. */
export interface Rule {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** Sections of the rulebook, `§6.1 §6.2`; empty where none are cited. */
  readonly sections: string;
}

type Source = Pick<RulePlaces['chances'][number], 'path' | 'place' | 'cites'>;

/** The statement or question a line of the log came from, be it written, decided, or left to chance. */
export const ruleOf = (rulePlaces: RulePlaces, { sort, path }: LogLine): Rule | undefined => {
  const sources = {
    log: rulePlaces.logs,
    decision: rulePlaces.choices,
    roll: rulePlaces.chances,
    chance: rulePlaces.chances,
    hand: [],
  }[sort];
  const found = (sources as readonly Source[]).find((one) => one.path === path);
  if (found?.place === undefined) return undefined;
  return { ...found.place, sections: (found.cites ?? []).map((section) => `§${section}`).join(' ') };
};
