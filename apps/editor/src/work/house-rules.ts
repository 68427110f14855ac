import { variantName } from '@sandtable/compiler';
import type { HouseRule, SourceText } from './protocol.ts';

/** The variants among the files of a ruleset, by name. */
export const houseRules = (files: readonly SourceText[]): readonly HouseRule[] =>
  files
    .flatMap(({ path, text }) => {
      const name = variantName(path);
      return name === undefined ? [] : [{ name, file: path, about: aboutOf(text) }];
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** The comment that a variant begins with; one in JSON has none. */
const aboutOf = (text: string): string =>
  (/^\s*((?:\/\/\/.*\n)*)/.exec(text)?.[1] ?? '').replaceAll(/\/\/\/ ?|\n$/g, '').replaceAll('\n', ' ');
