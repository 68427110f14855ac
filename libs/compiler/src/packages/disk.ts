/** Folders and files, as far as packages are looked for in them. Paths are absolute and written with `/`. */
export interface Disk {
  /** Names in a folder; none where there is no such folder. */
  names(folder: string): Promise<readonly string[]>;
  /** Paths of all files of a ruleset below a folder, relative to it; links are left out. */
  files(folder: string): Promise<readonly string[]>;
  /** Undefined for a file that is not there or cannot be read. */
  text(path: string): Promise<string | undefined>;
  /** Where a path really leads; undefined where it leads nowhere. */
  real(path: string): Promise<string | undefined>;
}

/** The folder that a path is in; the topmost one is in itself. */
export const above = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0)) || '/';

/** `one/two` in a folder. */
export const inside = (folder: string, path: string): string => `${folder === '/' ? '' : folder}/${path}`;

/** A path as someone writes it who is in the folder. */
export function relative(folder: string, path: string): string {
  const [here, there] = [folder, path].map((one) => one.split('/').filter((part) => part !== ''));
  const [from, to] = [here ?? [], there ?? []];
  const apart = from.findIndex((part, i) => part !== to[i]);
  const same = apart < 0 ? from.length : apart;
  return [...from.slice(same).map(() => '..'), ...to.slice(same)].join('/') || '.';
}
