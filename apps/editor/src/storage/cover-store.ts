import { openStore } from './database.ts';

/** Where pictures of the boards of rulesets are kept, as SVG. Whatever cannot be kept throws; nothing depends on it. */
export interface CoverStore {
  of(ruleset: string): Promise<string | undefined>;
  keep(ruleset: string, svg: string): Promise<void>;
  forget(ruleset: string): Promise<void>;
}

const STORE = 'covers';

/** Covers in a database of the browser, which all tabs share. */
export const coverStore = (name = 'sandtable-covers'): CoverStore => {
  const opened = openerOf(name);
  return {
    of: async (ruleset) => (await opened()).get(STORE, ruleset),
    keep: async (ruleset, svg) => void (await (await opened()).put(STORE, svg, ruleset)),
    forget: async (ruleset) => (await opened()).delete(STORE, ruleset),
  };
};

const openerOf = (name: string) => () => openStore(name, STORE, (made) => made.createObjectStore(STORE));
