import { isUtf8 } from 'node:buffer';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { listFiles } from '../files.ts';

export interface Stored {
  readonly bytes: Uint8Array;
  readonly version: string;
}
/** What writing gives; a conflict carries what lies there now (undefined: nothing), so that both can be shown. */
export type Written =
  | { readonly ok: true; readonly version: string }
  | { readonly ok: false; readonly current: Stored | undefined };

/** Renaming fails because the file is another now (or gone), or because the new name is taken. */
type Renamed = { readonly ok: true } | { readonly ok: false; readonly why: 'changed' | 'taken' };

/** The version that stands for "there is no such file". */
export const ABSENT = 'absent';

/** A version is the hash of the content: the same text is the same version, whoever wrote it. */
const versionOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** A path leads out of the folder, or into a hidden one. */
export class ForbiddenPath extends Error {}

/** What lies there is no text in UTF-8: whoever read it as one has not seen all of it, and would destroy the rest. */
export class NotText extends Error {}

/** One folder of rulesets as a store of files with versions. Nothing outside it can be reached. */
export class Folder {
  readonly root: string;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(root: string) {
    this.root = resolve(root);
  }

  async list(): Promise<readonly string[]> {
    return await listFiles(this.root);
  }

  async read(path: string): Promise<Stored | undefined> {
    const full = await this.#inside(path);
    if (!(await isFile(full))) return undefined;
    const bytes = await readFile(full);
    return { bytes, version: versionOf(bytes) };
  }

  /** Writes if the file is still what the writer has seen. */
  async write(path: string, bytes: Uint8Array, expected: string): Promise<Written> {
    return await this.#alone(async () => {
      const current = await this.read(path);
      if ((current?.version ?? ABSENT) !== expected) return { ok: false, current };
      if (current !== undefined && !isUtf8(current.bytes)) throw new NotText(path);
      await replaceFile(await this.#inside(path), bytes);
      return { ok: true, version: versionOf(bytes) };
    });
  }

  async remove(path: string, expected: string): Promise<Written> {
    return await this.#alone(async () => {
      const current = await this.read(path);
      if ((current?.version ?? ABSENT) !== expected) return { ok: false, current };
      if (current !== undefined) await rm(await this.#inside(path), { force: true });
      return { ok: true, version: ABSENT };
    });
  }

  /** Renames if the file is still what its owner has seen and nothing is in the way. */
  async rename(from: string, to: string, expected: string): Promise<Renamed> {
    return await this.#alone(async () => {
      const [source, target] = [await this.#inside(from), await this.#inside(to)];
      const current = await this.read(from);
      if (current === undefined || current.version !== expected) return { ok: false, why: 'changed' };
      if (await exists(target)) return { ok: false, why: 'taken' };
      await mkdir(dirname(target), { recursive: true });
      await rename(source, target);
      return { ok: true };
    });
  }

  /** Writes all of them, over what lies there; nothing if one of them cannot be written. */
  async writeAll(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    await this.#alone(async () => {
      const targets = await Promise.all(
        [...files].map(async ([path, bytes]) => [await this.#target(path), bytes] as const),
      );
      await replaceFiles(targets);
    });
  }

  async #target(path: string): Promise<string> {
    const full = await this.#inside(path);
    if ((await exists(full)) && !(await isFile(full))) throw new ForbiddenPath(path);
    return full;
  }

  /** One change at a time: between comparing versions and writing nobody else may write. */
  async #alone<T>(change: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(change);
    this.#queue = result.catch(() => undefined);
    return await result;
  }

  async #inside(path: string): Promise<string> {
    const parts = path.split('/');
    if (path.includes('\0') || path.includes('\\') || parts.some(isForbidden)) throw new ForbiddenPath(path);
    const full = join(this.root, ...parts);
    // A link inside the folder may point outside: what counts is where the path really leads.
    const real = await realAncestor(full);
    const root = await realpath(this.root);
    if (real !== root && !real.startsWith(root + sep)) throw new ForbiddenPath(path);
    return full;
  }
}

const isForbidden = (part: string): boolean => part === '' || part.startsWith('.') || part === 'node_modules';

/** The real path of the deepest folder on the way that exists. */
async function realAncestor(path: string): Promise<string> {
  const real = await realpath(path).catch(() => undefined);
  return real ?? (await realAncestor(dirname(path)));
}

const exists = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined)) !== undefined;
const isFile = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined))?.isFile() ?? false;

/** A reader sees the old bytes or the new, never half of them. */
const replaceFile = async (path: string, bytes: Uint8Array): Promise<void> => await replaceFiles([[path, bytes]]);

/** All bytes lie on the disk before the first file is another. */
async function replaceFiles(files: readonly (readonly [path: string, bytes: Uint8Array])[]): Promise<void> {
  const staged: (readonly [temporary: string, path: string])[] = [];
  try {
    for (const [path, bytes] of files) {
      await mkdir(dirname(path), { recursive: true });
      const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
      staged.push([temporary, path]);
      await writeFile(temporary, bytes);
    }
    for (const [temporary, path] of staged) await rename(temporary, path);
  } catch (error) {
    for (const [temporary] of staged) await rm(temporary, { force: true });
    throw error;
  }
}
