import type { ChosenTotals } from '@sandtable/bots';
import type { Compiled, draftedIn, draftsIn, NotedRule } from '@sandtable/compiler';
import type { GameInfo } from '@sandtable/engine';
import type {
  Brush,
  Bulk,
  BulkOp,
  Change,
  Completion,
  Ends,
  Fold,
  Found,
  Hint,
  Hover,
  Lens,
  LinkEdits,
  Member,
  OutlineLine,
  PlaceEdit,
  Settled,
  Signature,
  TableOp,
  TableView,
  ToldFinding,
  WishedLink,
} from '@sandtable/ide';
import type { ExampleParts } from '@sandtable/reference';
import type { Answer, AskView, Decision, Lost, MatchView, OtherRules, Save } from '@sandtable/session';
import type { Span, TextEdit } from '@sandtable/text';
import type { BookText } from './book.ts';
import type { BreakAt } from './breaks.ts';
import type { ExampleRequest } from './example.ts';
import type { Held, HeldRequest } from './example-held.ts';
import type { HandReply, HandRequest } from './forced.ts';
import type { RulePlaces } from './info-told.ts';
import type { AskedMap, ToldMap } from './map-asked.ts';
import type { AskedProse, Prose } from './prose.ts';
import type { StackReply, StackRequest } from './stack-protocol.ts';
import type { OddsReply } from './thinking.ts';

export type { NotedRule } from '@sandtable/compiler';

export interface SourceText {
  readonly path: string;
  readonly text: string;
}
/** A finding as the page shows it: worded in the worker, because the wording needs the catalogues. */
export type Finding = ToldFinding;

/** What the text pane asks about a file; `offset` counts in its text. */
export type Question =
  | {
      readonly ask: 'hover' | 'complete' | 'signature' | 'definition' | 'references' | 'renamable';
      readonly file: string;
      readonly offset: number;
    }
  | { readonly ask: 'rename'; readonly file: string; readonly offset: number; readonly name: string }
  | { readonly ask: 'outline' | 'meanings' | 'folds' | 'table' | 'lenses'; readonly file: string }
  | { readonly ask: 'hints' | 'changes'; readonly file: string; readonly start: number; readonly end: number }
  /** Repairs of a finding that come of a look at the ruleset. */
  | { readonly ask: 'repairs'; readonly file: string; readonly about: Finding }
  /** The rule that an offset lies in, and the one of a name, as notes call it; the latter is about no file. */
  | { readonly ask: 'rule-at'; readonly file: string; readonly offset: number }
  | { readonly ask: 'rule'; readonly file: string; readonly part: string }
  /** Everything with a name like the query, also among the files that can be opened; about no file. */
  | { readonly ask: 'names'; readonly file: string; readonly paths: readonly string[]; readonly query: string }
  /** The first of several changes of a table, as many as can be done at once. */
  | { readonly ask: 'table-edits'; readonly file: string; readonly ops: readonly TableOp[] }
  | { readonly ask: 'bulk'; readonly file: string; readonly op: BulkOp }
  /** What a map from elsewhere would become; about no file. */
  | { readonly ask: 'map'; readonly file: string; readonly map: AskedMap }
  /** What could be written in a cell of a table; `at` counts in what is typed. */
  | {
      readonly ask: 'candidates';
      readonly file: string;
      readonly column: string;
      readonly text: string;
      readonly at: number;
    }
  /** A place of the layout, or its name, put elsewhere. */
  | { readonly ask: 'place'; readonly file: string; readonly place: string; readonly edit: PlaceEdit }
  /** A link added, or cut where there is one; about no file. */
  | { readonly ask: 'link'; readonly file: string; readonly link: WishedLink }
  /** All links of a relation. */
  | { readonly ask: 'links'; readonly file: string; readonly relation: string }
  /** Where something stands as a match begins, and putting it elsewhere; about no file. */
  | { readonly ask: 'settled'; readonly file: string; readonly what: readonly Settled[] }
  | {
      readonly ask: 'settle';
      readonly file: string;
      readonly what: readonly Settled[];
      readonly from: string;
      readonly to: string;
    }
  /** Where a member is declared, for who has a file open. */
  | { readonly ask: 'member'; readonly file: string; readonly kind: string; readonly member: string }
  /** The members that a place in the text is about. */
  | { readonly ask: 'members'; readonly file: string; readonly offset: number }
  /** What the cells of maps can be painted with; these questions are about no file. */
  | { readonly ask: 'brushes'; readonly file: string }
  | { readonly ask: 'paint'; readonly file: string; readonly brush: Brush; readonly cell: string }
  | { readonly ask: 'movable'; readonly file: string; readonly kind: string; readonly cell: string }
  | { readonly ask: 'move'; readonly file: string; readonly kind: string; readonly cell: string; readonly to: string };
export interface Told {
  readonly hover?: Hover | undefined;
  readonly completion?: Completion;
  readonly signature?: Signature | undefined;
  readonly places?: readonly Span[];
  readonly edits?: readonly TextEdit[];
  readonly brushes?: readonly Brush[];
  readonly movable?: boolean;
  readonly link?: LinkEdits['done'];
  readonly links?: readonly Ends[];
  readonly settled?: readonly string[];
  readonly members?: readonly Member[];
  readonly outline?: readonly OutlineLine[];
  /** Five numbers each, as editors read them. */
  readonly meanings?: Uint32Array;
  readonly folds?: readonly Fold[];
  readonly lenses?: readonly Lens[];
  readonly hints?: readonly Hint[];
  readonly names?: readonly Found[];
  readonly changes?: readonly Change[];
  readonly rule?: NotedRule | undefined;
  readonly table?: TableView | undefined;
  readonly bulk?: Bulk;
  readonly map?: ToldMap;
  /** How many of the changes the edits make. */
  readonly done?: number;
}

export type CompileRequest =
  | {
      readonly op: 'compile';
      readonly files: readonly SourceText[];
      readonly lang: string;
      /** Names of variants to lay over the rules, in this order; those that have no file are passed over. */
      readonly variants?: readonly string[];
    }
  /** Only what is wrong; after an edit this is far quicker than a module. */
  | {
      readonly op: 'check';
      readonly files: readonly SourceText[];
      readonly lang: string;
      readonly variants?: readonly string[];
    }
  | { readonly op: 'format'; readonly path: string; readonly text: string }
  | {
      readonly op: 'ask';
      readonly files: readonly SourceText[];
      readonly lang: string;
      readonly question: Question;
      /** The variants that are chosen, for who asks about one of them. */
      readonly variants?: readonly string[];
    }
  /** What the fault met that ended a match under the rules that were compiled last. */
  | { readonly op: 'fault'; readonly save: Save; readonly code: string; readonly lang: string }
  | ExampleRequest
  | HeldRequest
  | StackRequest
  /** What a translator sees beside the texts of a catalogue. */
  | ({ readonly op: 'prose' } & AskedProse)
  /** The rules text in a language, with the values of the rules that were compiled last. */
  | {
      readonly op: 'book';
      readonly files: readonly SourceText[];
      readonly lang: string;
      /** As a page of its own, which prints as a book. */
      readonly way?: 'print' | undefined;
    }
  /** A catalogue, brought up to the texts of today; begun if it is not among the files. */
  | { readonly op: 'merge'; readonly files: readonly SourceText[]; readonly file: string }
  /** What a variant could say otherwise at a place, and writing it into the variant of a name. */
  | { readonly op: 'drafts'; readonly files: readonly SourceText[]; readonly file: string; readonly offset: number }
  | {
      readonly op: 'draft';
      readonly files: readonly SourceText[];
      readonly name: string;
      readonly draft: Draft;
      /** What it says in the place of what the rules say. */
      readonly value?: string | undefined;
      /** With these laid, and the one that is written, it is tried what would be wrong. */
      readonly variants?: readonly string[] | undefined;
      readonly lang?: string | undefined;
    }
  /** The page of the manual about a finding. */
  | { readonly op: 'explain'; readonly code: string; readonly lang: string };
/** A variant in the folder of a ruleset, and what its file says about it. */
export interface HouseRule {
  readonly name: string;
  readonly file: string;
  readonly about: string;
}
/** A place of the rules that a variant which is laid over them says otherwise. */
export interface Overlaid {
  readonly at: Span;
  readonly variant: string;
  readonly patch: Span;
  /** The patch as it is written. */
  readonly says: string;
  /** Of a row what it says in which column, as it is written. */
  readonly cells: Readonly<Record<string, string>>;
}
/** Where the rules are not what a variant was written for. */
export type Rebased = Compiled['rebases'][number];
/** A patch that a variant could have, and what writes it there. */
export type Draft = ReturnType<typeof draftsIn>[number];
export type Drafted = NonNullable<ReturnType<typeof draftedIn>>;
/** How a variant words a text; without words it takes it away. */
export interface Wording {
  readonly path: string;
  readonly lang: string;
  readonly text: string | undefined;
}
export interface CompileReply extends StackReply {
  readonly example?: ExampleParts;
  readonly held?: Held;
  readonly findings: readonly Finding[];
  /** The rules have no errors; what is wrong beside them does not stop a match. */
  readonly sound: boolean;
  readonly javascript: string | undefined;
  readonly digest: string;
  readonly ms: number;
  /** All variants of the ruleset; of those that were asked for, which were laid, and how they word texts. */
  readonly house?: readonly HouseRule[];
  readonly laid?: readonly string[];
  readonly wording?: readonly Wording[];
  readonly overlaid?: readonly Overlaid[];
  readonly rebases?: readonly Rebased[];
  /** The rules that notes speak of. */
  readonly noted?: readonly NotedRule[];
  readonly text?: string;
  readonly answer?: Told;
  readonly lines?: readonly string[];
  readonly prose?: Prose;
  readonly book?: BookText;
  readonly drafts?: readonly Draft[];
  readonly drafted?: Drafted;
}

/** Who plays a seat in the place of a person. */
export type BotName = 'random' | 'search' | 'policy';
/** Who looks at the match: everything is shown, or what the seat that is asked may see, or one seat. */
export type Viewer = 'all' | 'asked' | `seat:${string}`;
/** Who was put on a seat, by seats. */
export type Players = Readonly<Record<string, BotName | 'human'>>;
/** Through whose eyes a match is shown. Whoever is asked is a person: nobody looks through the eyes of a bot. */
export interface Eyes {
  readonly viewer: Viewer;
  readonly bots?: Players;
}
export type GameRequest =
  | {
      readonly op: 'build';
      readonly javascript: string;
      readonly save: Save | undefined;
      readonly at?: number | undefined;
      readonly eyes?: Eyes;
      /** The `infoHash` of what is at hand of the rules already. */
      readonly knows?: string | undefined;
      /** Names of the variants that the module was made with. */
      readonly variants?: readonly string[];
    }
  | {
      readonly op: 'start';
      readonly seats: string;
      readonly seed: number;
      readonly options: Save['options'];
      readonly eyes?: Eyes;
    }
  | { readonly op: 'look'; readonly eyes: Eyes }
  /** The match as everybody may see it. */
  | { readonly op: 'public' }
  /** Who answers next, where any one of several may. */
  | { readonly op: 'speak'; readonly role: string }
  /** With `keep` picks are only looked at, even where they make an answer. */
  | { readonly op: 'pick'; readonly picked: readonly string[]; readonly keep?: boolean }
  /** Which keys of an assignment have a value that the rules would not propose. */
  | { readonly op: 'doubt'; readonly picked: readonly string[] }
  | { readonly op: 'decide'; readonly answer: Answer }
  /** Back before the last decision that a person made. */
  /** What may come of it if this was answered; as picks, or as a whole. */
  | { readonly op: 'odds'; readonly picked?: readonly string[] | undefined; readonly answer?: Answer | undefined }
  /** Goes on finding out what was asked for last. */
  | { readonly op: 'odds-on' }
  | { readonly op: 'undo' }
  | { readonly op: 'redo' }
  /** One decision back or on, whoever made it. */
  | { readonly op: 'move'; readonly by: 1 | -1 }
  /** Goes over to a line of play that was left. */
  | { readonly op: 'follow'; readonly branch: number }
  /** Goes on with another match. */
  | { readonly op: 'resume'; readonly save: Save; readonly at: number | undefined }
  /** Goes to where so many decisions are made, as the viewer counts them. */
  | { readonly op: 'goto'; readonly decisions: number }
  /** Lets the random bot decide, at most `steps` times; `by` says who answers for it. */
  | { readonly op: 'random'; readonly steps: number; readonly by?: Decision['by'] }
  /** Lets a bot decide once for a role that is asked; without a role for whoever is asked first. */
  | { readonly op: 'bot'; readonly bot: BotName; readonly role?: string | undefined }
  /** Bots stop there from now on; the module is one that counts. */
  | { readonly op: 'breaks'; readonly javascript: string | undefined; readonly at: readonly BreakAt[] }
  /** Takes back what a role has answered while others are still to answer. */
  | { readonly op: 'retake'; readonly role: string }
  | HandRequest;
/** Somebody who is asked; with `anyone` any one of them may answer. */
export interface Turn {
  readonly seat: string;
  readonly role: string;
  readonly anyone?: boolean;
}
export interface GameReply {
  /** The number of the break-point at which bots have stopped. */
  readonly stopped?: number;
  readonly hand?: Omit<HandReply, 'refused' | 'lost' | 'moved'>;
  /** The step that is to be decided otherwise. */
  readonly whatIf?: number;
  readonly thought?: OddsReply;
  /** Absent where it is at hand already. */
  readonly info?: GameInfo;
  readonly infoHash?: string;
  readonly rulePlaces?: RulePlaces;
  readonly view?: MatchView;
  /** As everybody may see it. */
  readonly seen?: MatchView;
  /** With the decisions that were undone; `at` of them stand. */
  readonly save?: Save;
  readonly at?: number;
  readonly ask?: AskView;
  /** The seat whose turn it is: a viewer may not be told in the question. */
  readonly turn?: string;
  /** All who are asked; several only where they answer at the same time, or where any one of them may. */
  readonly turns?: readonly Turn[];
  readonly lost?: Lost;
  /** The rules that the match was kept under, where they were others. */
  readonly other?: OtherRules;
  /** Paths of texts: why an answer was not taken. */
  readonly refused?: readonly string[];
  /** The answer that was not taken. */
  readonly tried?: Answer;
  /** Keys with values that may be given, though the rules would not propose them. */
  readonly doubtful?: readonly string[];
  /** A legal answer near the one that was refused. */
  readonly fits?: Answer;
}

/** Games of bots that are counted for the members of a kind, a stretch of them at a time. */
export type TrialsRequest =
  | {
      readonly op: 'begin';
      readonly javascript: string;
      readonly kind: string;
      readonly games: number;
      readonly seats: string;
      readonly seed: number;
    }
  | { readonly op: 'on' };
export interface TrialsReply {
  readonly totals?: ChosenTotals | undefined;
  readonly done: boolean;
}
