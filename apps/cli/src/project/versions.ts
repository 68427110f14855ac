import { createHash } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';

/** A version is the hash of the content: the same text is the same version, whoever wrote it. */
export const versionOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

interface Known {
  readonly mark: string;
  readonly version: string;
}

/** A file that changed less than this before it was read may change again without looking any different. */
const SETTLED_NS = 1_000_000_000n;

/** Versions of files, each hashed again only once its size, times or place on the disk are others. */
export class Versions {
  readonly #known = new Map<string, Known>();

  /** Undefined where no file lies; throws where it cannot be read. */
  async of(path: string): Promise<string | undefined> {
    const stats = await stat(path, { bigint: true }).catch(whereMissing);
    if (!stats?.isFile()) return undefined;
    const mark = markOf(stats);
    const known = this.#known.get(path);
    if (known?.mark === mark) return known.version;
    const now = BigInt(Date.now()) * 1_000_000n;
    const bytes = await readFile(path).catch(whereMissing);
    if (bytes === undefined) return undefined;
    const version = versionOf(bytes);
    if (now - stats.ctimeNs > SETTLED_NS) this.#known.set(path, { mark, version });
    return version;
  }
}

const markOf = ({ size, mtimeNs, ctimeNs, ino }: BigIntStats): string => `${size} ${mtimeNs} ${ctimeNs} ${ino}`;

const whereMissing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};
