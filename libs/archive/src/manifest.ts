/** The file of an archive that says what it holds. */
export const MANIFEST = 'sandtable.json';
/** The match that was open when the archive was made, as a save. */
export const MATCH = 'match.json';

const FORMAT = 1;

export interface Manifest {
  /** A later format may hold what is not understood here. */
  readonly isNewer: boolean;
  /** SHA-256 of each file by its path. */
  readonly sums: ReadonlyMap<string, string>;
}

interface Listed {
  readonly path: string;
  readonly sha256: string;
}

export const manifestText = (files: readonly Listed[]): string =>
  `${JSON.stringify({ format: FORMAT, made: 'sandtable', files }, undefined, 2)}\n`;

const isListed = (one: unknown): one is Listed =>
  typeof one === 'object' &&
  one !== null &&
  'path' in one &&
  'sha256' in one &&
  typeof one.path === 'string' &&
  typeof one.sha256 === 'string';

/** Nothing where the text isn't a manifest: the archive is read like one that someone else has made. */
export const readManifest = (text: string): Manifest | undefined => {
  try {
    const { format, files } = JSON.parse(text) as { readonly format?: unknown; readonly files?: unknown };
    if (typeof format !== 'number' || !Array.isArray(files)) return undefined;
    const sums = new Map(files.filter(isListed).map(({ path, sha256 }) => [path, sha256]));
    return { isNewer: format > FORMAT, sums };
  } catch {
    return undefined;
  }
};
