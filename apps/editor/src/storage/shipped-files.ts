import type { CardFacts, Picture } from './card-facts.ts';
import { type FileEntry, NotStored } from './port.ts';

/** Rulesets that came with the page. Nobody writes them. */
export interface ShippedFiles {
  list(): Promise<readonly FileEntry[]>;
  read(path: string): Promise<string | undefined>;
  /** What a ruleset says of itself, in a language if it speaks it; no text of it is fetched for that. */
  card(ruleset: string, lang: string): Promise<(CardFacts & Pictured) | undefined>;
}

/** The language of a card for all languages that a ruleset has no words in. */
export const ANY_LANGUAGE = '';

/** One of these rulesets: where its texts are, as an object by path, which versions they have, and cards by language. */
export interface ShippedRuleset extends Pictured {
  readonly ruleset: string;
  readonly at: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly cards: Readonly<Record<string, CardFacts>>;
}

interface Pictured {
  /** What stands for its board while there is no cover. */
  readonly picture?: Picture | undefined;
}

/** The file that lists them, beside the page. */
export const SHIPPED_RULESETS = 'rulesets.json';

type Texts = Readonly<Record<string, string>>;

/** Reads them from where the page is. A ruleset is fetched whole, once someone reads a file of it. */
export const shippedFiles = (fetchJson: (at: string) => Promise<unknown> = fetched): ShippedFiles => {
  const fetchOnce = remembering(fetchJson);
  const listed = async (): Promise<readonly ShippedRuleset[]> =>
    (await fetchOnce(SHIPPED_RULESETS)) as readonly ShippedRuleset[];
  return {
    list: async () =>
      (await listed()).flatMap(({ ruleset, versions }) =>
        Object.entries(versions).map(([path, version]) => ({ path: `${ruleset}/${path}`, version })),
      ),
    read: async (path) => {
      const found = (await listed()).find(({ ruleset }) => path.startsWith(`${ruleset}/`));
      const inner = path.slice((found?.ruleset.length ?? 0) + 1);
      if (found === undefined || !Object.hasOwn(found.versions, inner)) return undefined;
      return ((await fetchOnce(found.at)) as Texts)[inner];
    },
    card: async (name, lang) => {
      const found = (await listed()).find(({ ruleset }) => ruleset === name);
      const facts = found?.cards[Object.hasOwn(found.cards, lang) ? lang : ANY_LANGUAGE];
      return facts && { ...facts, picture: found?.picture };
    },
  };
};

/** Asks for everything once; what failed is asked for again. */
const remembering = (fetchJson: (at: string) => Promise<unknown>): typeof fetchJson => {
  const asked = new Map<string, Promise<unknown>>();
  return (at) => {
    const known = asked.get(at);
    if (known !== undefined) return known;
    const asking = fetchJson(at);
    asked.set(at, asking);
    asking.catch(() => asked.delete(at));
    return asking;
  };
};

const fetched = async (at: string): Promise<unknown> => {
  const response = await fetch(`./${at}`).catch(() => undefined);
  if (!response?.ok) throw new NotStored('unreachable', at);
  return await response.json();
};
