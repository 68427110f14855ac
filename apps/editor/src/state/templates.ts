import { renamedTemplate, type Template as Shipped, templates } from '@sandtable/ide/templates';
import { BLANK_MAPS, type BlankMap } from './blank-maps.ts';

/** Fresh rulesets to choose from: games, maps to draw on, and `empty` that has nothing but its name. */
export const TEMPLATES = [...templates, 'hexes', 'areas', 'empty'] as const;
export type Template = Shipped | BlankMap | 'empty';

/** The templates of `sandtable new`, which are data that both share. */
const files = import.meta.glob<string>('../../../cli/templates/**/*.{sand,json,csv,map,ftl,md}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The files of a fresh ruleset by their paths in it, under its own name; where its title is another, they say it. */
export const templateTexts = (template: Template, name: string, title = name): ReadonlyMap<string, string> => {
  const texts = textsOf(template, name, title);
  if (title === name) return texts;
  return new Map([...texts].map(([path, text]) => [path, path.endsWith('.ftl') ? `${titled(title)}${text}` : text]));
};

function textsOf(template: Template, name: string, title: string): ReadonlyMap<string, string> {
  if (template === 'empty') return emptyTexts(name, title);
  if (template !== 'hexes' && template !== 'areas') return shippedTexts(template, name);
  return new Map([...Object.entries(BLANK_MAPS[template](name)), ...catalogFor(name, title)]);
}

/** Where a title is written that isn't the name. */
const catalogFor = (name: string, title: string) => (title === name ? [] : [['l10n/messages.en.ftl', ''] as const]);

/** Braces would begin a value in a message. */
const titled = (title: string): string => `ruleset--name = ${title.replaceAll(/[{}]/g, '')}\n`;

const emptyTexts = (name: string, title: string): ReadonlyMap<string, string> =>
  new Map([['rules.sand', `ruleset "${name}" version "0.1.0" language 1\n`], ...catalogFor(name, title)]);

const shippedTexts = (template: Shipped, name: string): ReadonlyMap<string, string> => {
  const mark = `/templates/${template}/`;
  const own = Object.entries(files).filter(([path]) => path.includes(mark));
  return new Map(
    own.map(([path, text]) => [path.slice(path.indexOf(mark) + mark.length), renamedTemplate(text, template, name)]),
  );
};
