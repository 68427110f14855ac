/** Fresh rulesets to choose from; `empty` has nothing but its name. */
export const TEMPLATES = ['small', 'map', 'empty'] as const;
export type Template = (typeof TEMPLATES)[number] | (typeof GALLERY)[number];

/** Smaller ones, each of which shows one mechanism. */
export const GALLERY = [
  'dice-combat',
  'hidden-markers',
  'sealed-orders',
  'cards-in-hand',
  'hex-movement',
  'search-and-retreat',
  'policy-bot',
  'pool-of-units',
  'secret-bids',
  'house-rules',
] as const;

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

const shippedTexts = (template: string, name: string): ReadonlyMap<string, string> => {
  const mark = `/templates/${template}/`;
  const own = Object.entries(files).filter(([path]) => path.includes(mark));
  return new Map(
    own.map(([path, text]) => [
      path.slice(path.indexOf(mark) + mark.length),
      text.replace(`\nruleset "${template}" `, `\nruleset "${name}" `).replace(` of "${template}" `, ` of "${name}" `),
    ]),
  );
};
