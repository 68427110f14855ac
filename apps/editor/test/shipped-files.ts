import { readdirSync, readFileSync, statSync } from 'node:fs';

const ROOT = new URL('../../../rulesets/', import.meta.url).pathname;

/** The names of the games that come with the program. */
export const SHIPPED = readdirSync(ROOT);

/** All files of one of these games, in the order of their paths. */
export function filesOf(game: string): readonly { readonly path: string; readonly text: string }[] {
  const root = `${ROOT}${game}`;
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(`${root}/${path}`).isFile())
    .toSorted()
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
}
