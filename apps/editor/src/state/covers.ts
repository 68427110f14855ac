import type { CoverStore } from '../storage/cover-store.ts';

/** Pictures of boards, for the start page. */
export interface Covers {
  /** The address of a cover: one that came with Sandtable, or one that was kept here; the latter is to be revoked. */
  addressOf(ruleset: string, lang: string): Promise<string | undefined>;
  /** Whether a cover came with Sandtable: then none is drawn here. */
  isShipped(ruleset: string): Promise<boolean>;
  keep(ruleset: string, svg: string): Promise<void>;
  forget(ruleset: string): Promise<void>;
}

/** Addresses by ruleset and language. */
type Shipped = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Without covers there are small sheets: what goes wrong with them is nobody's trouble. */
export const createCovers = (kept: CoverStore, fetchShipped = fetchCovers): Covers => {
  let asked: Promise<Shipped> | undefined;
  const shipped = (): Promise<Shipped> => {
    asked ??= fetchShipped().catch(() => ({}));
    return asked;
  };
  const addressOf = async (ruleset: string, lang: string): Promise<string | undefined> => {
    const own = (await shipped())[ruleset];
    if (own !== undefined) return own[lang] ?? own['en'] ?? Object.values(own)[0];
    const svg = await kept.of(ruleset);
    return svg && URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  };
  return {
    addressOf: (ruleset, lang) => addressOf(ruleset, lang).catch(() => undefined),
    isShipped: async (ruleset) => (await shipped())[ruleset] !== undefined,
    keep: (ruleset, svg) => kept.keep(ruleset, svg).catch(() => undefined),
    forget: (ruleset) => kept.forget(ruleset).catch(() => undefined),
  };
};

/** A page without a build has none. */
const fetchCovers = async (): Promise<Shipped> => (await fetch('./covers.json')).json();
