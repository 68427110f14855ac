/**
 * The Fluent id of a path: `draw/too-many` is `draw--too-many`, `Town.lyra.name` is `Town_lyra_name`.
 * Fluent ids hold letters, digits, `-` and `_` and begin with a letter.
 */
export function pathToId(path: string): string {
  const id = path
    .replaceAll('/', '--')
    .replaceAll('.', '_')
    .replace(/[^A-Za-z0-9_-]/g, '-');
  return /^[A-Za-z]/.test(id) ? id : `p${id}`;
}

/** Texts by path as a Fluent file; further lines of a text are indented, as Fluent wants them. */
export const ftlOf = (texts: readonly { readonly path: string; readonly text: string }[]): string =>
  texts.map(({ path, text }) => `${pathToId(path)} = ${text.replaceAll('\n', '\n    ')}\n`).join('');

/** The last segment of a path as people would say it: `market/takeLoan` is `take loan`. */
export function readable(path: string): string {
  const last = path.split(/[/.]/).findLast((segment) => segment !== '') ?? path;
  return last
    .replace(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replaceAll(/[-_]+/g, ' ')
    .trim();
}

/** The path of why a setting has its value, for readers of other languages than the rules are commented in. */
export const reasonPath = ({ sort, name }: { readonly sort: string; readonly name: string }): string =>
  `${sort}/${name}/because`;

/** The path of what a setting means, for readers of other languages than the rules are commented in. */
export const aboutPath = ({ sort, name }: { readonly sort: string; readonly name: string }): string =>
  `${sort}/${name}/about`;

/** The path of what a ruleset is called. */
export const RULESET_NAME = 'ruleset/name';

/** Where a house rule has its title. */
export const houseRulePath = (name: string): string => `variant/${name}/title`;
