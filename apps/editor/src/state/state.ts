import type { GameInfo } from '@sandtable/engine';
import type { Change } from '@sandtable/ide';
import type { Answer, AskView, Lost, MatchView, OtherRules, Save } from '@sandtable/session';
import type { BroughtMap } from '../import-export/brought-map.ts';
import type { Offer } from '../import-export/offer.ts';
import type { FileEntry, FileText, Why } from '../storage/port.ts';
import type { RulePlaces } from '../workers/info-told.ts';
import type {
  Finding,
  HouseRule,
  NotedRule,
  Overlaid,
  Players,
  Rebased,
  SourceText,
  Turn,
  Viewer,
  Wording,
} from '../workers/protocol.ts';
import type { Break } from './breaks.ts';
import type { CoverageShown } from './coverage.ts';
import type { LinkState } from './linking.ts';
import type { MutationShown } from './mutation.ts';
import type { StoppedWork, Work } from './stopped.ts';
import type { ThoughtState } from './thoughts.ts';
import type { WatchState } from './watching.ts';
import type { Inside, WhyState } from './why.ts';

/** A language of the page or of a ruleset, such as `fr`. */
export type Lang = string;

export const BOTTOM_PARTS = [
  'findings',
  'log',
  'steps',
  'byHand',
  'botGames',
  'why',
  'inside',
  'watch',
  'coverage',
  'differences',
  'notes',
] as const;
export type BottomPart = (typeof BOTTOM_PARTS)[number];

/** A file as the page holds it: its text, and the stored version it came from. */
export interface Buffer {
  readonly text: string;
  readonly version: string;
  readonly dirty: boolean;
  /** What is stored could not be read as text without loss, and is not written over. */
  readonly lossy?: true;
  /** What is stored could not be read at all. */
  readonly unreadable?: true;
}
export interface Conflict {
  readonly path: string;
  readonly theirs: FileText;
}
export type ProjectDialog =
  | { readonly what: 'share' }
  | { readonly what: 'gallery' }
  | { readonly what: 'new-game' }
  | { readonly what: 'history' }
  | { readonly what: 'new-variant' | 'forget'; readonly ruleset: string };
/** A file that could not be saved for now, and why. */
export interface Unsaved {
  readonly path: string;
  readonly why: Why;
  /** The browser keeps it meanwhile; else it stands on the page alone. */
  readonly kept: boolean;
}
/** Where the text pane should go next; a new object each time, so that the same place can be asked for twice. */
export interface Goto {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** The focus stays where it is. */
  readonly quiet?: boolean;
}

/** A match as it was left: all its decisions, of which the first `at` stand. */
export interface Left {
  readonly save: Save;
  readonly at: number | undefined;
}

/** A look at another step. One that is held stays until it is let go. */
export interface Glance {
  readonly view: MatchView;
  readonly held: boolean;
}

/** What of the findings is listed; without a file those of all. */
export interface FindingFilter {
  readonly hidden: readonly Finding['severity'][];
  readonly file: string | undefined;
}

export interface State {
  readonly lang: Lang;
  /** The language of the page once its words are there; before that it is in English. */
  readonly spoken: Lang | undefined;
  readonly loading: boolean;
  readonly trouble: string | undefined;
  /** What was done, for a moment; the same words may be told twice. */
  readonly told: { readonly text: string } | undefined;
  /** What is waited for longer than it should take, and what was given up last. */
  readonly slow: readonly Work[];
  readonly stopped: StoppedWork | undefined;
  readonly files: readonly FileEntry[];
  readonly ruleset: string | undefined;
  readonly buffers: Readonly<Record<string, Buffer>>;
  /** The page shows ids where the texts of the ruleset would name things: with these texts it cannot be drawn. */
  readonly withoutTexts: boolean;
  /** The ruleset that was open when the page failed, and was not opened again. */
  readonly notReopened: string | undefined;
  /** The texts of each ruleset as they were when the page opened it. */
  readonly opened: Readonly<Record<string, readonly SourceText[]>>;
  readonly open: readonly string[];
  readonly active: string | undefined;
  /** The part below the text that was asked for. */
  readonly below: BottomPart | undefined;
  readonly goto: Goto | undefined;
  /** Files that are shown as grids, where they can be. */
  readonly asTable: readonly string[];
  readonly conflict: Conflict | undefined;
  readonly unsaved: Unsaved | undefined;
  /** Files that somebody brings, and that wait to be taken. */
  readonly offer: Offer | undefined;
  /** A map that somebody brings, and that waits to be taken. */
  readonly brought: BroughtMap | undefined;
  /** A dialog about the project as a whole that is open. */
  readonly dialog: ProjectDialog | undefined;
  /** The step of the tour that is shown. */
  readonly tour: number | undefined;
  /** What became of the link in the address. */
  readonly link: LinkState | undefined;
  /** The page for who only plays. */
  readonly player: boolean;
  /** How many other tabs have the same ruleset open. */
  readonly otherTabs: number;
  /** Why the folder does not answer; nothing while it does. */
  readonly away: Why | undefined;
  /** Catalogues are shown as texts beside their sources, not as the file that they are. */
  readonly translating: boolean;
  /** How often declarations are used, and what numbers come to, are shown in the text. */
  readonly besideText: boolean;
  /** The Tab key writes spaces; otherwise it leaves the text. */
  readonly tabIndents: boolean;
  readonly findings: readonly Finding[];
  /** Which of them are listed, and the one that was gone to last. */
  readonly findingFilter: FindingFilter;
  readonly findingAt: Finding | undefined;
  /** The rules compile: what is found is wrong with their texts or their layout, or no error. */
  readonly sound: boolean;
  /** The page of the manual that is open, in Markdown. */
  readonly manual: string | undefined;
  readonly compiledIn: number | undefined;
  readonly javascript: string | undefined;
  /** The variants of the open ruleset. */
  readonly house: readonly HouseRule[];
  /** Names of those that lie over the rules, in their order, and how they word texts. */
  readonly variants: readonly string[];
  readonly wording: readonly Wording[];
  /** What the variants that were laid last say otherwise than the rules. */
  readonly overlaid: readonly Overlaid[];
  /** Where the rules are not what these were written for; shown beside each other while `rebasing`. */
  readonly rebases: readonly Rebased[];
  readonly rebasing: boolean;
  /** A place of the rules that is to be said otherwise in a house rule. */
  readonly changing: { readonly file: string; readonly offset: number } | undefined;
  /** The rules that notes speak of, as they were when they compiled last. */
  readonly noted: readonly NotedRule[];
  /** The rule that somebody wants to note something at, or whose thread he looks at; a new object each time. */
  readonly noting: NotedRule | undefined;
  /** A change of several places that is looked at before it is made. */
  readonly previewing: Change | undefined;
  /** The kind of which many rows are to be changed at once, and its columns. */
  readonly bulk: { readonly kind: string; readonly columns: readonly string[]; readonly column: string } | undefined;
  /** What has run of the rules; undefined until somebody asks. */
  readonly coverage: CoverageShown | undefined;
  /** Changes of the rules that were tried; undefined until somebody asks. */
  readonly mutation: MutationShown | undefined;
  /** Whether what has run is marked beside the text and in tables. */
  readonly coverageMarked: boolean;
  /** Whether the board shows how much happened where. */
  readonly coverageOnBoard: boolean;
  /** Which build the match runs on: whoever asked an earlier one asks again. */
  readonly build: number;
  /** What the rules say of the game; the same object as long as they say the same. */
  readonly info: GameInfo | undefined;
  /** What it is known by: a worker does not tell the same again. */
  readonly infoHash: string | undefined;
  /** Where what is told in the log stands in the rules now. */
  readonly rulePlaces: RulePlaces | undefined;
  readonly view: MatchView | undefined;
  /**
   * All decisions that were made; the first `at` of them stand, the others were undone. After an edit that not all of
   * them fit, they are what the player left, not what the rules let stand.
   */
  readonly save: Save | undefined;
  readonly at: number | undefined;
  /** Matches that were left for a new one, the last one at the end. */
  readonly earlier: readonly Left[];
  /** The level of the open question that is shown; picks so far are in it. */
  readonly ask: AskView | undefined;
  /** How many questions were put so far: what is half picked belongs to one of them. */
  readonly asking: number;
  /** What the keys of the open assignment have been given so far; it is decided when it is confirmed. */
  readonly draft: readonly string[];
  /** What is ticked in a question for several, which `questionOf` tells. */
  readonly ticked: { readonly question: string; readonly members: readonly string[] };
  /** After so many decisions an answer that was half given has just been laid aside. */
  readonly setAside: number | undefined;
  /** What may come of the answer that is thought of. */
  readonly thought: ThoughtState | undefined;
  readonly lost: Lost | undefined;
  /** What does not fit follows something that was changed in the course; else the rules are others. */
  readonly lostInCourse: boolean;
  /** The match comes from a time when the rules were others; what is edited while it runs is known to who edits. */
  readonly other: OtherRules | undefined;
  readonly refused: readonly string[];
  /** The answer that was refused last. */
  readonly tried: Answer | undefined;
  /** A legal answer near the one that was refused. */
  readonly fits: Answer | undefined;
  /** Who was put on which seat; one that is not named is held by a policy of the rules, or else a person. */
  readonly bots: Players;
  readonly running: boolean;
  /** The step that is to be decided otherwise; those after it follow then. */
  readonly whatIf: number | undefined;
  /** The course is shown so that steps of it become an example. */
  readonly asExample: boolean;
  /** The match as it stood at another step, which is only looked at. */
  readonly glance: Glance | undefined;
  /** Through whose eyes the match is shown. */
  readonly viewer: Viewer;
  /** Somebody said so; else each new match is shown as suits who plays it. */
  readonly viewerChosen: boolean;
  /** The seat whose turn it is, whatever the viewer may know. */
  readonly turn: string | undefined;
  /** What somebody asked why about, and what was said. */
  readonly why: WhyState | undefined;
  /** The board shows what cannot be chosen: whoever clicks there is told why. */
  readonly asksWhy: boolean;
  /** Where bots stop; undefined until somebody sets one: then they are what was set in this ruleset last. */
  readonly breaks: readonly Break[] | undefined;
  /** Conditions of theirs that are none under the rules as they are. */
  readonly unmet: readonly string[];
  /** Where they have stopped. */
  readonly reached: Break | undefined;
  /** What a click on the board does beside answering: what is clicked is watched, or counters are put elsewhere by hand. */
  readonly aim: 'pin' | 'move' | undefined;
  /** Expressions about what was clicked, to choose from. */
  readonly pins: readonly string[];
  /** Members that the text is about where the cursor was put, as `Kind.member`. */
  readonly lit: readonly string[];
  /** The step of a decision that somebody looks at. */
  readonly inside: Inside | undefined;
  readonly watch: WatchState;
  /** All who are asked at the moment. */
  readonly turns: readonly Turn[];
}

/** What is forgotten when another ruleset is opened. */
export const noGame = {
  withoutTexts: false,
  notReopened: undefined,
  stopped: undefined,
  findings: [],
  findingFilter: { hidden: [], file: undefined },
  findingAt: undefined,
  manual: undefined,
  compiledIn: undefined,
  javascript: undefined,
  house: [],
  variants: [],
  wording: [],
  overlaid: [],
  rebases: [],
  rebasing: false,
  changing: undefined,
  noted: [],
  noting: undefined,
  previewing: undefined,
  bulk: undefined,
  coverage: undefined,
  mutation: undefined,
  info: undefined,
  infoHash: undefined,
  rulePlaces: undefined,
  view: undefined,
  save: undefined,
  at: undefined,
  earlier: [],
  ask: undefined,
  asking: 0,
  draft: [],
  ticked: { question: '', members: [] },
  setAside: undefined,
  thought: undefined,
  lost: undefined,
  lostInCourse: false,
  other: undefined,
  refused: [],
  tried: undefined,
  fits: undefined,
  sound: true,
  bots: {},
  running: false,
  whatIf: undefined,
  glance: undefined,
  asExample: false,
  viewer: 'all',
  viewerChosen: false,
  turn: undefined,
  turns: [],
  why: undefined,
  asksWhy: false,
  breaks: undefined,
  reached: undefined,
  unmet: [],
  aim: undefined,
  pins: [],
  lit: [],
  inside: undefined,
  watch: { texts: undefined, first: 0, watched: [] },
  asTable: [],
} as const satisfies Partial<State>;

export const initial: State = {
  build: 0,
  lang: 'en',
  spoken: undefined,
  loading: true,
  trouble: undefined,
  told: undefined,
  slow: [],
  files: [],
  ruleset: undefined,
  buffers: {},
  opened: {},
  open: [],
  active: undefined,
  below: undefined,
  goto: undefined,
  conflict: undefined,
  unsaved: undefined,
  offer: undefined,
  brought: undefined,
  dialog: undefined,
  tour: undefined,
  link: undefined,
  player: false,
  away: undefined,
  otherTabs: 0,
  translating: false,
  besideText: true,
  tabIndents: false,
  coverageMarked: true,
  coverageOnBoard: false,
  ...noGame,
};
