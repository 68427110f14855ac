import { isUtf8 } from 'node:buffer';
import { mkdir, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isRulesetFile, pathProblem } from '@sandtable/archive';
import { listFiles, openFoldersOf } from '../files.ts';
import { pathWithin } from '../system-paths.ts';
import { type BorrowedFiles, borrowedFiles } from './borrowed-files.ts';
import { inTurn } from './in-turn.ts';
import { hasNearName } from './near-names.ts';
import { renamePatiently } from './patient-rename.ts';
import { ForbiddenPath, NewNotText, NotOfRuleset, NotText, ReadOnly, SameName } from './refusals.ts';
import { isLeftover, replaceFiles, syncFolder } from './replace.ts';
import { Versions, versionOf } from './versions.ts';

export interface Stored {
  readonly bytes: Uint8Array;
  readonly version: string;
}
/** A file of a ruleset; one that cannot be read is listed all the same. */
export interface Listed {
  readonly path: string;
  readonly version: string;
  readonly unreadable?: true;
}
/** What writing gives; a conflict carries what lies there now (undefined: nothing), so that both can be shown. */
export type Written =
  | { readonly ok: true; readonly version: string }
  | { readonly ok: false; readonly current: Stored | undefined };

/** Renaming fails because the file is another now (or gone), or because the new name is taken. */
type Renamed = { readonly ok: true } | { readonly ok: false; readonly why: 'changed' | 'taken' };

/** The version that stands for "there is no such file". */
export const ABSENT = 'absent';
/** The version of a file that cannot be read. */
const UNREADABLE = 'unreadable';

/** How many files are looked at together; each takes one of the handles that a process may have. */
export const TOGETHER = 32;

/** One folder of rulesets as a store of files with versions. Nothing outside it can be reached. */
export class Folder {
  readonly root: string;
  readonly #versions = new Versions();
  readonly #borrowed: BorrowedFiles;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(root: string) {
    this.root = resolve(root);
    this.#borrowed = borrowedFiles(this.root);
  }

  /** All files that rulesets may hold, with their versions; those among them that rulesets borrow. */
  async list(): Promise<readonly Listed[]> {
    const paths = (await listFiles(this.root, () => undefined)).filter(isRulesetFile);
    const more = await this.#borrowed.lookFor(paths);
    const found = await inTurn([...paths, ...more], TOGETHER, async (path): Promise<readonly Listed[]> => {
      const version = await this.versionAt(this.#borrowed.placeOf(path) ?? join(this.root, path)).catch(
        () => UNREADABLE,
      );
      if (version === UNREADABLE) return [{ path, version, unreadable: true }];
      return version === undefined ? [] : [{ path, version }];
    });
    return found.flat();
  }

  /** Throws where a file cannot be read; tests say where. */
  protected async versionAt(full: string): Promise<string | undefined> {
    return await this.#versions.of(full);
  }

  async read(path: string): Promise<Stored | undefined> {
    const own = await this.#inside(path);
    const full = (await isFile(own)) ? own : this.#borrowed.placeOf(path);
    if (full === undefined || !(await isFile(full))) return undefined;
    const bytes = await readFile(full);
    return { bytes, version: versionOf(bytes) };
  }

  /** Writes if the file is still what the writer has seen. Once this returns, the bytes lie on the disk. */
  async write(path: string, bytes: Uint8Array, expected: string): Promise<Written> {
    return await this.#alone(async () => {
      const full = await this.#inside(path);
      this.#mayChange(path);
      if (!isUtf8(bytes)) throw new NewNotText(path);
      const current = await this.read(path);
      if ((current?.version ?? ABSENT) !== expected) return { ok: false, current };
      if (current !== undefined && !isUtf8(current.bytes)) throw new NotText(path);
      if (current === undefined && (await hasNearName(this.root, path))) throw new SameName(path);
      await replaceFiles([[full, bytes]]);
      return { ok: true, version: versionOf(bytes) };
    });
  }

  async remove(path: string, expected: string): Promise<Written> {
    return await this.#alone(async () => {
      const full = await this.#inside(path);
      this.#mayChange(path);
      const current = await this.read(path);
      if ((current?.version ?? ABSENT) !== expected) return { ok: false, current };
      if (current !== undefined) {
        await rm(full, { force: true });
        await syncFolder(dirname(full));
      }
      return { ok: true, version: ABSENT };
    });
  }

  /** Renames if the file is still what its owner has seen and nothing is in the way. */
  async rename(from: string, to: string, expected: string): Promise<Renamed> {
    return await this.#alone(async () => {
      const [source, target] = [await this.#inside(from), await this.#inside(to)];
      this.#mayChange(from);
      this.#mayChange(to);
      const current = await this.read(from);
      if (current === undefined || current.version !== expected) return { ok: false, why: 'changed' };
      if (await exists(target)) return { ok: false, why: 'taken' };
      if (await hasNearName(this.root, to, from)) throw new SameName(to);
      await mkdir(dirname(target), { recursive: true });
      await renamePatiently(source, target);
      for (const folder of new Set([dirname(target), dirname(source)])) await syncFolder(folder);
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

  /** Takes away what was left by servers that were ended while they wrote. */
  async tidy(): Promise<void> {
    for (const folder of await openFoldersOf(this.root)) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter(isLeftover)) await rm(join(folder, name), { force: true }).catch(() => undefined);
    }
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

  #mayChange(path: string): void {
    mayHold(path);
    if (this.#borrowed.placeOf(path) !== undefined) throw new ReadOnly(path);
  }

  async #inside(path: string): Promise<string> {
    const parts = path.split('/');
    if (path.includes('\0') || path.includes('\\') || parts.some(isForbidden)) throw new ForbiddenPath(path);
    const full = join(this.root, ...parts);
    // A link inside the folder may point outside: what counts is where the path really leads.
    const real = await realAncestor(full);
    const root = await realpath(this.root);
    if (pathWithin(root, real) === undefined) throw new ForbiddenPath(path);
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

function mayHold(path: string): void {
  const reason = pathProblem(path);
  if (reason !== undefined) throw new NotOfRuleset(path, reason);
}
