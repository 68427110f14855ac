import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { cardOf, type GameCard, wantedFor } from '../src/state/game-cards.ts';
import type { CardFacts } from '../src/storage/card-facts.ts';
import { versionOf } from '../src/storage/content-version.ts';
import { ANY_LANGUAGE, SHIPPED_RULESETS, type ShippedRuleset } from '../src/storage/shipped-files.ts';
import { type RulesetFile, rulesetFiles } from './ruleset-files.ts';

/** Puts the rulesets of a folder beside the page, for a page without a server: one file for each, and a list of them. */
export const shippedRulesets = (folder: string): Plugin => ({
  name: 'shipped-rulesets',
  generateBundle() {
    const listed: ShippedRuleset[] = [];
    for (const [ruleset, files] of rulesetFiles(folder)) {
      const texts = textsOf(files);
      const source = JSON.stringify(texts);
      const sum = createHash('sha256').update(source).digest('hex').slice(0, 8);
      const at = `assets/rules-${ruleset}-${sum}.json`;
      this.emitFile({ type: 'asset', fileName: at, source });
      listed.push({ ruleset, at, versions: mapped(texts, versionOf), ...cardsOf(ruleset, texts) });
    }
    this.emitFile({ type: 'asset', fileName: SHIPPED_RULESETS, source: JSON.stringify(listed) });
  },
});

type Cards = Pick<ShippedRuleset, 'cards' | 'picture'>;

/** What the start page shows of a ruleset: what it says in each language that it has words in, and one picture for all. */
export function cardsOf(ruleset: string, texts: Texts): Cards {
  const paths = Object.keys(texts).map((path) => `${ruleset}/${path}`);
  const cardIn = (lang: string): GameCard => {
    const wanted = wantedFor(paths, ruleset, lang);
    return cardOf(paths, ruleset, new Map(wanted.map((path) => [path, texts[path.slice(ruleset.length + 1)] ?? ''])));
  };
  const languages = [ANY_LANGUAGE, ...paths.flatMap((path) => MESSAGES.exec(path)?.[1] ?? [])];
  return {
    cards: Object.fromEntries(languages.map((lang) => [lang, factsOf(cardIn(lang))])),
    picture: cardIn(ANY_LANGUAGE).picture,
  };
}

const MESSAGES = /\/l10n\/[^/]*\.([^./]+)\.ftl$/;

const factsOf = ({ ruleset: _, picture: __, ...facts }: GameCard): CardFacts => facts;

type Texts = Readonly<Record<string, string>>;

const textsOf = (files: readonly RulesetFile[]): Texts =>
  Object.fromEntries(files.map(({ path, bytes }) => [path, bytes.toString('utf8')]));

const mapped = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, change(text)]));
