import type { SettingsView } from '@sandtable/ide';
import type { TextEdit } from '@sandtable/text';
import { turnedName } from '../storage/turned-names.ts';
import type { CompilerApi } from '../workers/compiler-api.ts';
import type { ExampleChanges } from '../workers/example-changes.ts';
import type { Finding, HouseRule, PatchProposal, WrittenPatch } from '../workers/protocol.ts';
import type { Remote } from '../workers/rpc.ts';
import type { Passages } from '../workers/settings.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** How something is written into a house rule, and what would be wrong then that is not wrong now. */
export interface Tried extends WrittenPatch {
  readonly wrong: readonly Finding[];
}

export interface HouseRules {
  /** What a house rule could say otherwise at a place of the open ruleset. */
  proposals(file: string, offset: number): Promise<readonly PatchProposal[]>;
  /**
   * How one of them is written into the house rule of a name, a new one under its title; undefined where that cannot
   * be. With a value of its own, what would be wrong then is included.
   */
  patch(name: string, proposal: PatchProposal, title?: string, value?: string): Promise<Tried | undefined>;
  /**
   * How the house rule in a file could change the examples of the base that it breaks; undefined while there are
   * errors.
   */
  exampleChanges(file: string, name: string): Promise<ExampleChanges | undefined>;
  /** What can be set in the open ruleset without writing rules. */
  settings(): Promise<SettingsView | undefined>;
  /** What the rules text says of them, by the rules that compiled last. */
  passages(settings: SettingsView): Promise<Passages>;
  /** What would be wrong after these edits that is not wrong now. */
  tryEdits(edits: readonly TextEdit[]): Promise<readonly Finding[]>;
}

/** What a house rule is called that someone calls so: one that is there as it is, another as files are called. */
export const houseRuleNamed = (typed: string, house: readonly HouseRule[]): string | undefined =>
  house.some((rule) => rule.name === typed) ? typed : turnedName(typed, 'rule');

/** A file of its own that is made for it begins with its title, where that says more than its name. */
export function titled({ change, at }: WrittenPatch, name: string, title: string): WrittenPatch {
  const path = `variants/${name}.sand`;
  const head = `/// ${title}\n`;
  if (title === name || !change.creates.some((made) => made.path === path)) return { change, at };
  const creates = change.creates.map((made) => (made.path === path ? { path, text: head + made.text } : made));
  return {
    change: { ...change, creates },
    at: { ...at, start: at.start + head.length, end: at.end + head.length },
  };
}

export const createHouseRules = (
  store: Store<State>,
  compile: Pick<
    Remote<CompilerApi>,
    'patchProposals' | 'writePatch' | 'checkPatch' | 'settings' | 'passages' | 'checkEdits' | 'exampleChanges'
  >,
): HouseRules => ({
  proposals: (file, offset) => compile.patchProposals({ files: sourcesOf(store.get()) }, file, offset),
  patch: async (name, proposal, title = name, value = undefined) => {
    const { variants, lang } = store.get();
    const files = sourcesOf(store.get());
    if (value === undefined) {
      const written = await compile.writePatch({ files }, { name, proposal });
      return written && { ...titled(written, name, title), wrong: [] };
    }
    const tried = await compile.checkPatch({ files, variants }, { name, proposal, value }, lang);
    return tried && { ...titled(tried.written, name, title), wrong: tried.findings };
  },
  exampleChanges: async (file, name) => {
    const { variants } = store.get();
    const below = variants.slice(0, variants.includes(name) ? variants.indexOf(name) : variants.length);
    return await compile.exampleChanges({ files: sourcesOf(store.get()), variants: [...below, name] }, file);
  },
  settings: async () => {
    const { variants } = store.get();
    return await compile.settings({ files: sourcesOf(store.get()), variants });
  },
  passages: async ({ settings, tables }) => {
    const asked = {
      settings: settings.map(({ path, cites }) => ({ path, cites })),
      owners: [...new Set(tables.map(({ owner }) => owner))],
    };
    return await compile.passages({ files: sourcesOf(store.get()) }, asked, store.get().lang);
  },
  tryEdits: async (edits) => {
    const { variants, lang } = store.get();
    return await compile.checkEdits({ files: sourcesOf(store.get()), variants }, edits, lang);
  },
});
