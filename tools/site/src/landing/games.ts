import { globSync, readdirSync, readFileSync } from 'node:fs';
import { createMessages } from '@sandtable/messages';

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
export const gamesIn = (rulesets: string, covers: Covers): readonly Game[] =>
  readdirSync(rulesets)
    .filter((name) => globSync(`${rulesets}/${name}/*.sand`).length > 0)
    .toSorted()
    .map((ruleset) => {
      const said = sayingOf(`${rulesets}/${ruleset}`);
      const cover = covers[ruleset]?.en;
      return {
        ruleset,
        title: said('name') ?? ruleset,
        about: said('about') ?? '',
        facts: ['players', 'length'].flatMap((fact) => said(fact) ?? []),
        cover: cover && `workbench/${cover}`,
      };
    });

function sayingOf(folder: string): (fact: string) => string | undefined {
  const files = globSync(`${folder}/l10n/*.en.ftl`).toSorted();
  const messages = createMessages(
    'en',
    files.map((path) => readFileSync(path, 'utf8')),
  );
  return (fact) => {
    const path = `ruleset--${fact}`;
    return messages.has(path) ? messages.text(path) : undefined;
  };
}
