import { languageTag } from '@sandtable/text';
import type { CompilerApi } from '../workers/compiler-api.ts';
import type { Remote } from '../workers/rpc.ts';
import type { TranslationPreview, TranslationPreviewRequest } from '../workers/translation-page.ts';
import type { WordsMerged } from '../workers/words-preview.ts';
import type { FileList, FileProblem } from './file-list.ts';
import type { Files } from './files.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** Why a language was not begun. */
export type LanguageProblem = FileProblem | 'badLanguage' | 'noValues';

export interface Translating {
  /** What is shown beside a catalogue; nothing before the rules have compiled once. */
  prose(asked: TranslationPreviewRequest): Promise<TranslationPreview | undefined>;
  /** The text of a catalogue of the open ruleset, brought up to the texts of today. */
  merged(file: string): Promise<string | undefined>;
  /** What becomes of the files of messages and terms, and of their catalogue, when it is put into the game. */
  words(file: string): Promise<WordsMerged | undefined>;
  /** Makes a file that is new, and opens it. */
  add(file: string, text: string): Promise<FileProblem | undefined>;
  /** Begins a language: its catalogue is made with all texts and opened. */
  begin(code: string): Promise<LanguageProblem | undefined>;
}

export const createTranslating = (
  store: Store<State>,
  compile: Pick<Remote<CompilerApi>, 'mergedCatalogue' | 'mergedWords' | 'translationPreview'>,
  { list, files }: { readonly list: FileList; readonly files: Files },
): Translating => {
  const merged = (file: string): Promise<string | undefined> =>
    compile.mergedCatalogue({ files: sourcesOf(store.get()) }, file);
  const add = async (file: string, text: string): Promise<FileProblem | undefined> => {
    const { ruleset } = store.get();
    if (ruleset === undefined) return undefined;
    const problem = await list.create(ruleset, file);
    if (problem === undefined) files.edit(`${ruleset}/${file}`, text);
    return problem;
  };
  return {
    merged,
    add,
    words: (file) => compile.mergedWords({ files: sourcesOf(store.get()) }, file, store.get().lang),
    prose: (asked) => compile.translationPreview({ files: sourcesOf(store.get()) }, asked),
    begin: async (typed) => {
      const { ruleset } = store.get();
      const code = languageTag(typed);
      if (code === undefined || ruleset === undefined) return 'badLanguage';
      const file = `l10n/${code}.po`;
      if (store.get().buffers[`${ruleset}/${file}`] !== undefined) return 'taken';
      const text = await merged(file);
      if (text === undefined) return 'noValues';
      return await add(file, text);
    },
  };
};
