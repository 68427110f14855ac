import { isTableFile } from '../state/paths.ts';

/** Files as the list shows them: what is written first, then the tables; each in the order in which it came. */
export interface FileGroups {
  readonly texts: readonly string[];
  readonly tables: readonly string[];
}

export const fileGroups = (paths: readonly string[]): FileGroups => ({
  texts: paths.filter((path) => !isTableFile(path)),
  tables: paths.filter(isTableFile),
});
