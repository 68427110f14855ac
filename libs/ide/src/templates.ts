/** Rulesets to begin with. Each is a folder of `apps/cli/templates`, which is checked and played like any other. */
export const templates = ['small', 'map'] as const;

/** Smaller ones, each of which shows one mechanism. */
export const gallery = [
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

export type Template = (typeof templates)[number] | (typeof gallery)[number];

export const isTemplate = (name: string): name is Template => [...templates, ...gallery].some((one) => one === name);

/** A file of a template under the name of the fresh ruleset, of which its house rules say that they are. */
export const renamedTemplate = (text: string, template: Template, name: string): string =>
  text.replace(`\nruleset "${template}" `, `\nruleset "${name}" `).replace(` of "${template}" `, ` of "${name}" `);
