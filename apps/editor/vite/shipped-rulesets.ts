import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { cardOf, wantedFor } from '../src/state/game-cards.ts';
import { versionOf } from '../src/storage/content-version.ts';
import { ANY_LANGUAGE, type CardFacts, SHIPPED_RULESETS, type ShippedRuleset } from '../src/storage/shipped-files.ts';
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
      listed.push({ ruleset, at, versions: mapped(texts, versionOf), cards: cardsOf(ruleset, texts) });
    }
    this.emitFile({ type: 'asset', fileName: SHIPPED_RULESETS, source: JSON.stringify(listed) });
  },
});

/** The cards of a ruleset for the start page, in each language that it has words in. */
export function cardsOf(ruleset: string, texts: Texts): Readonly<Record<string, CardFacts>> {
  const paths = Object.keys(texts).map((path) => `${ruleset}/${path}`);
  const languages = paths.flatMap((path) => MESSAGES.exec(path)?.[1] ?? []);
  return Object.fromEntries([ANY_LANGUAGE, ...languages].map((lang) => [lang, factsIn(paths, ruleset, texts, lang)]));
}

const MESSAGES = /\/l10n\/[^/]*\.([^./]+)\.ftl$/;

function factsIn(paths: readonly string[], ruleset: string, texts: Texts, lang: string): CardFacts {
  const wanted = wantedFor(paths, ruleset, lang).map(
    (path) => [path, texts[path.slice(ruleset.length + 1)] ?? ''] as const,
  );
  const { ruleset: _, picture: __, ...facts } = cardOf(paths, ruleset, new Map(wanted));
  return facts;
}

type Texts = Readonly<Record<string, string>>;

const textsOf = (files: readonly RulesetFile[]): Texts =>
  Object.fromEntries(files.map(({ path, bytes }) => [path, bytes.toString('utf8')]));

const mapped = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, change(text)]));
