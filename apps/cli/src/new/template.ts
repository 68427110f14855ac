import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../files.ts';
import { resource } from '../resources.ts';

/** Each is a ruleset of its own in `apps/cli/templates`, so that it is checked and played like any other. */
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
type Template = (typeof templates)[number] | (typeof gallery)[number];

export const isTemplate = (name: string): name is Template => [...templates, ...gallery].some((one) => one === name);

/** The files of a fresh ruleset by path: those of the template under its new name. */
export async function templateFiles(template: Template, name: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(resource('templates'), template);
  const paths = await listFiles(folder);
  const texts = await Promise.all(paths.map(async (path) => await readFile(join(folder, path), 'utf8')));
  return new Map(paths.map((path, i) => [path, renamed(texts[i] ?? '', template, name)]));
}

/** Its house rules say whose they are. */
const renamed = (text: string, template: Template, name: string): string =>
  text.replace(`\nruleset "${template}" `, `\nruleset "${name}" `).replace(` of "${template}" `, ` of "${name}" `);
