import { globSync, readdirSync, readFileSync } from 'node:fs';
import { createMessages } from '@sandtable/messages';
import type { SiteLanguage } from '../site-language.ts';

/** A game as the first page shows it. */
export interface Game {
  /** Its folder, which is its name in addresses. */
  readonly ruleset: string;
  readonly title: string;
  readonly about: string;
  readonly facts: readonly string[];
  /** Its picture on the site, if it has one. */
  readonly cover: string | undefined;
}

/** By ruleset and language, as the workbench is built with them. */
export type Covers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The games of a folder in what they say of themselves. */
export const gamesIn = (rulesets: string, covers: Covers, lang: SiteLanguage): readonly Game[] =>
  readdirSync(rulesets)
    .filter((name) => globSync(`${rulesets}/${name}/*.sand`).length > 0)
    .toSorted()
    .map((ruleset) => {
      const said = sayingOf(`${rulesets}/${ruleset}`, lang);
      const cover = covers[ruleset]?.[lang] ?? covers[ruleset]?.en;
      return {
        ruleset,
        title: said('name') ?? ruleset,
        about: said('about') ?? '',
        facts: ['players', 'length'].flatMap((fact) => said(fact) ?? []),
        cover: cover && `workbench/${cover}`,
      };
    });

/** What is available in English alone is marked so. */
function sayingOf(folder: string, lang: SiteLanguage): (fact: string) => string | undefined {
  const spoken = [...new Set<SiteLanguage>([lang, 'en'])].map((one) => {
    const files = globSync(`${folder}/l10n/*.${one}.ftl`).toSorted();
    return createMessages(
      one,
      files.map((path) => readFileSync(path, 'utf8')),
    );
  });
  return (fact) => {
    const path = `ruleset--${fact}`;
    return spoken.find((messages) => messages.has(path))?.text(path);
  };
}
