import { savedUpTo } from '@sandtable/session';
import type { CompilerApi } from '../workers/compiler-api.ts';
import type { EditingService } from '../workers/editing-service.ts';
import type { Remote } from '../workers/rpc.ts';
import type { RulebookText } from '../workers/rulebook.ts';
import { type Answering, asking } from './asking.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** What is asked about the rules, as they are written now. */
export interface Queries {
  format(path: string): Promise<string | undefined>;
  /** Asks about a file, given by its path; nothing is known of files that are not part of the open ruleset. */
  language(path: string): Answering<EditingService>;
  /** Shows the page of the manual about a finding. */
  explain(code: string): Promise<void>;
  /**
   * The rules text in the language of the page, with the values of the rules that are played; to print, as a page of
   * its own.
   */
  book(way?: 'print'): Promise<RulebookText | undefined>;
  /** What the fault met that ended the match; nothing while it goes on, or where seats look that may not see all. */
  faultMet(): Promise<readonly string[]>;
}

export const createQueries = (
  store: Store<State>,
  compile: Pick<Remote<CompilerApi>, 'ask' | 'explain' | 'rulebook' | 'faultDetails' | 'format'>,
): Queries => ({
  language: (path) => asking(store, compile, path),
  explain: async (code) => {
    store.set({ manual: await compile.explain(code, store.get().lang) });
  },
  book: async (way) => {
    const { lang } = store.get();
    return await compile.rulebook({ files: sourcesOf(store.get()) }, lang, way);
  },
  faultMet: async () => {
    const { view, viewer, save, lang } = store.get();
    if (view?.fault === undefined || viewer !== 'all' || save === undefined) return [];
    const standing = savedUpTo(save, view.decisions);
    return await compile.faultDetails(standing, view.fault.code, lang);
  },
  format: async (path) => {
    const text = store.get().buffers[path]?.text;
    if (text === undefined || !path.endsWith('.sand')) return undefined;
    return await compile.format(text);
  },
});
