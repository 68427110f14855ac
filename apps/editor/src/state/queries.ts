import { savedUpTo } from '@sandtable/session';
import type { BookText } from '../workers/book.ts';
import { Stopped } from '../workers/guarded.ts';
import type { CompileReply, CompileRequest, Question, Told } from '../workers/protocol.ts';
import type { Caller } from '../workers/rpc.ts';
import { folderOf } from './paths.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

type Distributed<T> = T extends { readonly file: string } ? Omit<T, 'file'> : never;
/** A question about the file at hand. */
export type About = Distributed<Question>;

/** What is asked about the rules, as they are written now. */
export interface Queries {
  format(path: string): Promise<string | undefined>;
  /** Asks about a file, given by its path; nothing is told of files that are not part of the open ruleset. */
  ask(path: string, question: About): Promise<Told>;
  /** Shows the page of the manual about a finding. */
  explain(code: string): Promise<void>;
  /** The rules text in the language of the page, with the values of the rules that are played; to print, as a page of its own. */
  book(way?: 'print'): Promise<BookText | undefined>;
  /** What the fault met that ended the match; nothing while it goes on, or where seats look that may not see all. */
  faultMet(): Promise<readonly string[]>;
}

export const createQueries = (
  store: Store<State>,
  compile: Pick<Caller<CompileRequest, CompileReply>, 'call'>,
): Queries => ({
  ask: async (path, about) => {
    const { ruleset, lang, variants } = store.get();
    if (folderOf(path) !== ruleset) return {};
    const question = { ...about, file: path.slice(path.indexOf('/') + 1) };
    const files = sourcesOf(store.get());
    const asked = compile.call({ op: 'ask', files, lang, question, variants });
    return await asked.then(
      ({ answer = {} }) => answer,
      (error: unknown) => {
        // Whoever points somewhere need not hear that the check was stopped.
        if (error instanceof Stopped) return {};
        throw error;
      },
    );
  },
  explain: async (code) => {
    const { text } = await compile.call({ op: 'explain', code, lang: store.get().lang });
    store.set({ manual: text });
  },
  book: async (way) => {
    const { lang } = store.get();
    return (await compile.call({ op: 'book', files: sourcesOf(store.get()), lang, way })).book;
  },
  faultMet: async () => {
    const { view, viewer, save, lang } = store.get();
    if (view?.fault === undefined || viewer !== 'all' || save === undefined) return [];
    const standing = savedUpTo(save, view.decisions);
    const { lines } = await compile.call({ op: 'fault', save: standing, code: view.fault.code, lang });
    return lines ?? [];
  },
  format: async (path) => {
    const text = store.get().buffers[path]?.text;
    if (text === undefined || !path.endsWith('.sand')) return undefined;
    return (await compile.call({ op: 'format', path, text })).text;
  },
});
