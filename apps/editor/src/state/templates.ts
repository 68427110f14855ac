import { renamedTemplate, type Template as Shipped, templates } from '@sandtable/ide/templates';

/** Fresh rulesets to choose from; `empty` has nothing but its name. */
export const TEMPLATES = [...templates, 'empty'] as const;
export type Template = Shipped | 'empty';

/** The templates of `sandtable new`, which are data that both share. */
const files = import.meta.glob<string>('../../../cli/templates/**/*.{sand,json,csv,map,ftl,md}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The files of a fresh ruleset by their paths in it, under its own name; where its title is another, they say it. */
export const templateTexts = (template: Template, name: string, title = name): ReadonlyMap<string, string> => {
  const texts = template === 'empty' ? emptyTexts(name, title) : shippedTexts(template, name);
  if (title === name) return texts;
  return new Map([...texts].map(([path, text]) => [path, path.endsWith('.ftl') ? `${titled(title)}${text}` : text]));
};

/** Braces would begin a value in a message. */
const titled = (title: string): string => `ruleset--name = ${title.replaceAll(/[{}]/g, '')}\n`;

const emptyTexts = (name: string, title: string): ReadonlyMap<string, string> =>
  new Map([
    ['rules.sand', `ruleset "${name}" version "0.1.0" language 1\n`],
    ...(title === name ? [] : [['l10n/messages.en.ftl', ''] as const]),
  ]);

const shippedTexts = (template: Shipped, name: string): ReadonlyMap<string, string> => {
  const mark = `/templates/${template}/`;
  const own = Object.entries(files).filter(([path]) => path.includes(mark));
  return new Map(
    own.map(([path, text]) => [path.slice(path.indexOf(mark) + mark.length), renamedTemplate(text, template, name)]),
  );
};
