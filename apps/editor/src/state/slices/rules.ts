import type { GameInfo } from '@sandtable/engine';
import type { RulePlaces } from '../../workers/game-info.ts';
import type { AppliedOverride, Finding, HouseRule, NotedRule, Rebased, Wording } from '../../workers/protocol.ts';
import type { Store } from '../store.ts';

/** What of the findings is listed; without a file those of all. */
export interface FindingFilter {
  readonly hidden: readonly Finding['severity'][];
  readonly file: string | undefined;
}

/** What the compiler says of the rules. */
export interface RulesState {
  readonly findings: readonly Finding[];
  /** Which of them are listed, and the one that was gone to last. */
  readonly findingFilter: FindingFilter;
  readonly findingAt: Finding | undefined;
  /** The rules compile: what is found is wrong with their texts or their layout, or no error. */
  readonly rulesValid: boolean;
  readonly compiledIn: number | undefined;
  readonly javascript: string | undefined;
  /** The variants of the open ruleset. */
  readonly houseRules: readonly HouseRule[];
  /** Names of those that lie over the rules, in their order, and how they word texts. */
  readonly variants: readonly string[];
  readonly wording: readonly Wording[];
  /** What the variants that were laid last say otherwise than the rules. */
  readonly overlaid: readonly AppliedOverride[];
  /** Where the rules are not what these were written for. */
  readonly rebases: readonly Rebased[];
  /** The rules that notes speak of, as they were when they compiled last. */
  readonly noted: readonly NotedRule[];
  /** Which build the match runs on: whoever asked an earlier one asks again. */
  readonly build: number;
  /** What the rules say of the game; the same object as long as they say the same. */
  readonly info: GameInfo | undefined;
  /** What it is known by: a worker does not tell the same again. */
  readonly infoHash: string | undefined;
  /** Where the lines of the log stand in the rules now. */
  readonly rulePlaces: RulePlaces | undefined;
}

/** Forgotten when another ruleset is opened. */
export const rulesReset = {
  findings: [],
  findingFilter: { hidden: [], file: undefined },
  findingAt: undefined,
  rulesValid: true,
  compiledIn: undefined,
  javascript: undefined,
  houseRules: [],
  variants: [],
  wording: [],
  overlaid: [],
  rebases: [],
  noted: [],
  info: undefined,
  infoHash: undefined,
  rulePlaces: undefined,
} as const satisfies Partial<RulesState>;

export const initialRules: RulesState = {
  build: 0,
  ...rulesReset,
};

/** What may be done with what the compiler says. */
export interface RulesActions {
  filterFindings(findingFilter: FindingFilter): void;
  /** Remembers the finding that was gone to. */
  selectFinding(finding: Finding): void;
}

export const rulesActions = ({ set }: Store<RulesState>): RulesActions => ({
  filterFindings: (findingFilter) => set({ findingFilter }),
  selectFinding: (findingAt) => set({ findingAt }),
});
