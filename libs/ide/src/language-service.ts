import type { Library } from '@sandtable/compiler';
import type { Language } from '@sandtable/messages';
import type { Span, TextEdit } from '@sandtable/text';
import { repairsFor } from './add-missing.ts';
import type { Change } from './change.ts';
import { changedAt } from './changed-by.ts';
import { changesAt } from './changes-at.ts';
import { type Completion, completeAt } from './complete.ts';
import { type Found, findNames } from './find.ts';
import { type Fold, foldsOf } from './folding.ts';
import { type Hint, hintsIn } from './hints.ts';
import { type Hover, hoverAt } from './hover.ts';
import type { Lens } from './lens.ts';
import { lensesOf } from './lenses.ts';
import type { LocalizedFinding } from './localized-finding.ts';
import { type OutlineLine, outlineOf } from './outline.ts';
import { definitionAt, referencesAt } from './references.ts';
import { renamable, renameAt } from './rename.ts';
import { type Signature, signatureAt } from './signature.ts';
import { type MeaningToken, meaningsOf } from './tokens.ts';

/** What editors ask about one file of a ruleset; offsets count in its text as the library has it. */
export interface LanguageService {
  hover(offset: number): Hover | undefined;
  completion(offset: number): Completion;
  signature(offset: number): Signature | undefined;
  definition(offset: number): Span | undefined;
  /** Returns all places of a name, its declaration among them. */
  references(offset: number): readonly Span[];
  /** Returns the name that can be renamed at an offset. */
  renamable(offset: number): Span | undefined;
  /** Returns no edits where nothing can be renamed, or not to that name. */
  rename(offset: number, name: string): readonly TextEdit[];
  outline(): readonly OutlineLine[];
  folds(): readonly Fold[];
  /** Returns the names of the file by what they mean, in their order. */
  meanings(): readonly MeaningToken[];
  lenses(): readonly Lens[];
  /** Returns the house rules that change what is declared at an offset, each with the way there. */
  changedBy(offset: number): readonly Lens[];
  /** Returns the inlay hints between two offsets. */
  hints(start: number, end: number): readonly Hint[];
  /** Returns the refactorings for what is selected. */
  refactorings(start: number, end: number): readonly Change[];
  /** Returns repairs of a finding that come of a look at the ruleset. */
  repairs(finding: LocalizedFinding): readonly Change[];
  /** Finds names in the whole ruleset, and among the paths of files that can be opened. */
  names(query: string, paths: readonly string[]): readonly Found[];
}

/** Answers questions about a file by the ruleset that is being edited; words are in the language given. */
export const languageService = (library: Library, file: string, lang: Language): LanguageService => ({
  hover: (offset) => hoverAt(library, file, offset, lang),
  completion: (offset) => completeAt(library, file, offset, lang),
  signature: (offset) => signatureAt(library, file, offset, lang),
  definition: (offset) => definitionAt(library, file, offset),
  references: (offset) => referencesAt(library, file, offset),
  renamable: (offset) => renamable(library, file, offset),
  rename: (offset, name) => renameAt(library, file, offset, name),
  outline: () => outlineOf(library, file),
  folds: () => foldsOf(library.texts.get(file) ?? ''),
  meanings: () => meaningsOf(library, file),
  lenses: () => lensesOf(library, file, lang),
  changedBy: (offset) => changedAt(library, file, offset, lang),
  hints: (start, end) => hintsIn(library, file, { start, end }),
  refactorings: (start, end) => changesAt(library, { file, start, end }, lang),
  repairs: (finding) => repairsFor(library, finding, lang),
  names: (query, paths) => findNames(library, paths, query),
});
