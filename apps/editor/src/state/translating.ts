import type { AskedProse, Prose } from '../workers/prose.ts';
import type { CompileReply, CompileRequest } from '../workers/protocol.ts';
import type { Caller } from '../workers/rpc.ts';
import type { FileList, FileProblem } from './file-list.ts';
import type { Files } from './files.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** Why a language was not begun. */
export type LanguageProblem = FileProblem | 'badLanguage' | 'noValues';

export interface Translating {
  /** What is shown beside a catalogue; nothing before the rules have compiled once. */
  prose(asked: Omit<AskedProse, 'files'>): Promise<Prose | undefined>;
  /** The text of a catalogue of the open ruleset, brought up to the texts of today. */
  merged(file: string): Promise<string | undefined>;
  /** Begins a language: its catalogue is made with all texts and opened. */
  begin(code: string): Promise<LanguageProblem | undefined>;
}

const CODE = /^[a-z]{2,3}(?:-[A-Za-z]+)?$/;

export const createTranslating = (
  store: Store<State>,
  compile: Caller<CompileRequest, CompileReply>,
  { list, files }: { readonly list: FileList; readonly files: Files },
): Translating => {
  const merged = async (file: string): Promise<string | undefined> =>
    (await compile.call({ op: 'merge', files: sourcesOf(store.get()), file })).text;
  return {
    merged,
    prose: async (asked) => (await compile.call({ op: 'prose', files: sourcesOf(store.get()), ...asked })).prose,
    begin: async (code) => {
      const { ruleset } = store.get();
      if (!CODE.test(code) || ruleset === undefined) return 'badLanguage';
      const file = `l10n/${code}.po`;
      if (store.get().buffers[`${ruleset}/${file}`] !== undefined) return 'taken';
      const text = await merged(file);
      if (text === undefined) return 'noValues';
      const problem = await list.create(ruleset, file);
      if (problem !== undefined) return problem;
      files.edit(`${ruleset}/${file}`, text);
      store.set({ translating: true });
      return undefined;
    },
  };
};
