import { type Create, engine, type GameInfo } from '@sandtable/engine';
import {
  type ChangedMoves,
  changedMoves,
  type Match,
  type MatchView,
  playable,
  replay,
  type Save,
} from '@sandtable/session';
import type { Load } from './game.ts';

/** Plays a match under the rules before an edit and after it, and tells what turns out differently. */
export interface EditedRulesApi {
  compare(rules: RulesPair, save: Save, seat: string | undefined): Promise<Compared>;
  /** The match under the rules before the edit, after so many moves. */
  wasAt(decisions: number, seat: string | undefined): MatchView | undefined;
}
/** Two modules, as their texts. */
export interface RulesPair {
  readonly was: string;
  readonly is: string;
}
export interface Compared extends ChangedMoves {
  /** What boards are drawn by under the rules before the edit. */
  readonly info: GameInfo;
}

export const editedRules = (load: Load): EditedRulesApi => {
  let was: Match | undefined;
  return {
    compare: async (rules, save, seat) => {
      was = played(await load(rules.was), save);
      const is = played(await load(rules.is), save);
      return { ...changedMoves(was, is, seat), info: was.module.info };
    },
    wasAt: (decisions, seat) => was?.viewAt(decisions, seat),
  };
};

const played = (create: Create, save: Save): Match => replay(playable(create, engine), save).match;
