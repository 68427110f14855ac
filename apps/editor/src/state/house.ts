import type { CompileReply, CompileRequest, Draft, Drafted } from '../work/protocol.ts';
import type { Caller } from '../work/rpc.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

export interface House {
  /** What a house rule could say otherwise at a place of the open ruleset. */
  drafts(file: string, offset: number): Promise<readonly Draft[]>;
  /** How one of them is written into the house rule of a name; undefined where that cannot be. */
  drafted(name: string, draft: Draft): Promise<Drafted | undefined>;
}

export const createHouse = (store: Store<State>, compile: Caller<CompileRequest, CompileReply>): House => ({
  drafts: async (file, offset) =>
    (await compile.call({ op: 'drafts', files: sourcesOf(store.get()), file, offset })).drafts ?? [],
  drafted: async (name, draft) =>
    (await compile.call({ op: 'draft', files: sourcesOf(store.get()), name, draft })).drafted,
});
