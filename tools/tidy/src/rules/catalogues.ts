import { readCatalogue } from '../catalogue.ts';
import type { Breach, Rule } from '../tree.ts';

const CATALOGUE = /^((?:apps\/editor\/words\/|(?:libs\/messages|apps\/cli)\/wording\/)(?:\w+\.)?)(\w+)\.ftl$/;

/** Catalogues of the page, of findings and of help can be read, say nothing twice, and say in every language what English says. */
export const catalogues: Rule = ({ files }) =>
  [...files].flatMap(([path, text]) => {
    const [, group, lang] = CATALOGUE.exec(path) ?? [];
    if (group === undefined) return [];
    const english = `${group}en.ftl`;
    return [...within(path, text), ...(lang === 'en' ? [] : against(path, text, english, files.get(english) ?? ''))];
  });

function within(path: string, ftl: string): readonly Breach[] {
  const { texts, junk } = readCatalogue(ftl);
  const twice = texts.filter(({ id }, i) => texts.findIndex((one) => one.id === id) < i);
  return [
    ...junk.map(({ line, message }) => ({ path, line, advice: `Fluent can’t read this: ${message}` })),
    ...twice.map(({ id, line }) => ({ path, line, advice: `${id} is already in this file: remove one of the two.` })),
  ];
}

function against(path: string, ftl: string, english: string, reference: string): readonly Breach[] {
  const own = new Map(readCatalogue(ftl).texts.map((text) => [text.id, text]));
  const wanted = new Map(readCatalogue(reference).texts.map((text) => [text.id, text]));
  const differ = (id: string, line: number, what: string, here: readonly string[], there: readonly string[]) =>
    `${here}` === `${there}`
      ? []
      : [{ path, line, advice: `${id} has the ${what} ${listed(here)}, in ${english} ${listed(there)}.` }];
  return [
    ...[...wanted.values()].flatMap(({ id, line }) =>
      own.has(id) ? [] : [{ path, line: 1, advice: `Add ${id}, which ${english}:${line} has.` }],
    ),
    ...[...own.values()].flatMap(({ id, line, variables, attributes }) => {
      const same = wanted.get(id);
      if (same === undefined) return [{ path, line, advice: `Remove ${id}, or add it to ${english}.` }];
      return [
        ...differ(id, line, 'values', variables, same.variables),
        ...differ(id, line, 'attributes', attributes, same.attributes),
      ];
    }),
  ];
}

const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));
