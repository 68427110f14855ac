import type { Variable } from '@sandtable/analysis';
import type { Counting } from '@sandtable/compiler';
import type { SettingsView } from '@sandtable/ide';
import type { Model } from '@sandtable/model';
import type { ExampleParts } from '@sandtable/reference';
import type { Save } from '@sandtable/session';
import type { Span, TextEdit } from '@sandtable/text';
import type { EditingService } from './editing-service.ts';
import type { ExampleRequest } from './example.ts';
import type { ExampleChanges } from './example-changes.ts';
import type { ExampleCheck } from './example-check.ts';
import type {
  AppliedOverride,
  Finding,
  HouseRule,
  NotedRule,
  PatchProposal,
  Rebased,
  SourceText,
  Wording,
  WrittenPatch,
} from './protocol.ts';
import type { Call } from './rpc.ts';
import type { RulebookText } from './rulebook.ts';
import type { PassageRequest, Passages } from './settings.ts';
import type { Stack } from './stack.ts';
import type { TranslationPreview, TranslationPreviewRequest } from './translation-page.ts';
import type { WordsMerged } from './words-preview.ts';

/**
 * What is asked of a worker that compiles. Variants without a file are passed over. What is answered "by the rules that
 * compiled last" is undefined until some have.
 */
export interface CompilerApi extends Checking, Making, Inspecting {}

/** Answers while someone types. */
export interface Checking {
  /** Finds what is wrong; after an edit this is far quicker than a module. */
  check(rules: Stack, lang: string): Checked;
  /** Asks the editing service about a file; undefined before there is anything to ask about. */
  ask(rules: Stack, file: string, lang: string, question: Call<EditingService>): unknown;
  format(text: string): string;
  /** Returns the page of the manual about a finding. */
  explain(code: string, lang: string): Promise<string | undefined>;
  /** Returns what a variant could say otherwise at a place. */
  patchProposals(files: Files, file: string, offset: number): readonly PatchProposal[];
  /** Writes a patch into the variant of a name; with a value of its own, tells what would be wrong then. */
  writePatch(files: Files, request: PatchRequest): WrittenPatch | undefined;
  /** Writes a patch, and tries what would be wrong with the rules then that is not wrong now. */
  checkPatch(rules: Stack, request: PatchRequest, lang: string): PatchCheck | undefined;
  /** Returns what can be set in a ruleset without writing rules. */
  settings(rules: Stack): SettingsView | undefined;
  /** Returns what would be wrong with the rules after these edits that is not wrong now. */
  checkEdits(rules: Stack, edits: readonly TextEdit[], lang: string): readonly Finding[];
}

/** Makes models and modules, and answers by the rules that compiled last. */
export interface Making {
  compile(rules: Stack, lang: string): Compilation;
  /** Does nothing: the worker is ready once this is answered. */
  warm(): void;
  /** Returns what the fault met that ended a match. */
  faultDetails(save: Save, code: string, lang: string): Promise<readonly string[]>;
  example(request: ExampleRequest): Promise<ExampleParts | undefined>;
  /** Returns what a translator sees beside the texts of a catalogue. */
  translationPreview(files: Files, asked: TranslationPreviewRequest): TranslationPreview | undefined;
  /** Returns the rules text in a language; to print, as a page of its own. */
  rulebook(files: Files, lang: string, way?: 'print'): RulebookText | undefined;
  /** Returns what the rules text says of settings and tables. */
  passages(files: Files, asked: PassageRequest, lang: string): Passages;
  /** Returns a catalogue brought up to the texts of today; begun if it is not among the files. */
  mergedCatalogue(files: Files, file: string): string | undefined;
  /** Puts what the catalogue of messages and terms says into the game; begun if it is not among the files. */
  mergedWords(files: Files, file: string, lang: string): WordsMerged | undefined;
}

/** Looks at rules whatever was compiled last. */
export interface Inspecting {
  /** Makes a module that counts. */
  counting(rules: Stack): Counted;
  /** Makes a module that counts, or says what keeps the rules from being played. */
  playable(rules: Stack, lang: string): PlayableRules;
  /** Returns all that can be given other values; none if the rules have mistakes. */
  variables(rules: Stack): readonly Variable[];
  /** Returns the rules as data; undefined if they have mistakes. */
  model(rules: Stack, when?: 'ahead'): Model | undefined;
  /** Returns what two stacks say otherwise. */
  differences(before: Stack, after: Stack, lang: string): Differences;
  /** Runs an example that stands among the files. */
  checkExample(rules: Stack, name: string, lang: string): Promise<ExampleCheck>;
  /** Returns patches for the examples that the last variant of a stack breaks, whose file this is. */
  exampleChanges(rules: Stack, file: string): Promise<ExampleChanges | undefined>;
}

export interface Files {
  readonly files: readonly SourceText[];
}

export interface Checked {
  readonly findings: readonly Finding[];
  /** The rules have no errors; what is wrong beside them does not stop a match. */
  readonly rulesValid: boolean;
  readonly ms: number;
  /** All variants of the ruleset. */
  readonly houseRules: readonly HouseRule[];
}

export interface Compilation extends Checked {
  readonly javascript: string | undefined;
  readonly digest: string;
  /** Of the variants that were asked for, those that were applied. */
  readonly appliedVariants: readonly string[];
  /** How the variants word texts. */
  readonly wording: readonly Wording[];
  readonly overrides: readonly AppliedOverride[];
  readonly rebases: readonly Rebased[];
  /** The rules that notes speak of. */
  readonly noted: readonly NotedRule[];
}

export interface PatchRequest {
  /** The variant. */
  readonly name: string;
  readonly proposal: PatchProposal;
  /** What it says in the place of what the rules say. */
  readonly value?: string | undefined;
}
export interface PatchCheck {
  readonly written: WrittenPatch;
  readonly findings: readonly Finding[];
}

export interface Counted {
  /** Absent if the rules have mistakes. */
  readonly counting?: Counting;
  readonly wording: readonly Wording[];
}

/** Rules that can be played, or what is wrong with them. */
export interface PlayableRules {
  readonly counting: Counting | undefined;
  readonly findings: readonly Finding[];
}

/** One difference in words of the game, and where it stands in the text. */
export interface DifferenceLine {
  readonly text: string;
  readonly at: Span;
  /** It is gone, so its place is in the first text. */
  readonly isGone: boolean;
}
export interface DifferenceGroup {
  readonly title: string;
  readonly lines: readonly DifferenceLine[];
}

export interface Differences {
  readonly groups: readonly DifferenceGroup[];
  /** Which of the two has mistakes, so that it cannot be played. */
  readonly broken: readonly ('before' | 'after')[];
}
