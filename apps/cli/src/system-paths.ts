import nodePath from 'node:path';

/** Paths of the system that the command runs on, or of another one, so that both can be tried anywhere. */
type Paths = Pick<typeof nodePath, 'sep' | 'relative' | 'isAbsolute'>;

/** A path with `/`, as libraries write it. Where `/` is the only separator, a backslash is a letter like any other. */
export const slashed = (path: string, { sep }: Paths = nodePath): string =>
  sep === '\\' ? path.replaceAll('\\', '/') : path;

/**
 * A path relative to a folder, with `/`; undefined for one that leads out of it, to another drive for instance. The folder
 * itself is the empty path.
 */
export function pathWithin(folder: string, path: string, paths: Paths = nodePath): string | undefined {
  const inside = paths.relative(folder, path);
  const isOutside = inside === '..' || inside.startsWith(`..${paths.sep}`) || paths.isAbsolute(inside);
  return isOutside ? undefined : slashed(inside, paths);
}
