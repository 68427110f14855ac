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

/** Those of some variants that have a file, in the same order. */
export const appliedVariants = (files: readonly SourceText[], variants: readonly string[]): readonly string[] => {
  const names = new Set(files.map(({ path }) => variantName(path)));
  return variants.filter((name) => names.has(name));
};

/** What lies over the rules where someone asks about a file: in a variant what is chosen with it, or it alone. */
export const variantsFor = (file: string, chosen: readonly string[]): readonly string[] => {
  const own = variantName(file);
  if (own === undefined) return [];
  return chosen.includes(own) ? chosen : [own];
};

/** The comment that a variant begins with; one in JSON has none. */
const aboutOf = (text: string): string =>
  (/^\s*((?:\/\/\/.*\n)*)/.exec(text)?.[1] ?? '').replaceAll(/\/\/\/ ?|\n$/g, '').replaceAll('\n', ' ');
