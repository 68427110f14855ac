import { versionOf } from './content-version.ts';
import { DiskVersions, readHandle } from './disk-file.ts';
import type { FileHandle, FolderHandle } from './disk-handles.ts';
import { hasNearEntry } from './disk-names.ts';
import { notStored, orMissing } from './disk-trouble.ts';
import { type Admission, type Walked, walk } from './disk-walk.ts';
import { UNREAD } from './file-text.ts';
import { ABSENT, type FileEntry, type FileText, NotStored, type Project, type Renamed, type Written } from './port.ts';

/** A project in a folder on disk, without a server. */
export interface DiskProject extends Omit<Project, 'watch'> {
  /** What was found when the folder was last listed. */
  found(): Walked | undefined;
}

export interface DiskNeeds extends Admission {
  /** Told of what was changed here. */
  changed(path: string): void;
  /** One change at a time, in all tabs: between comparing versions and writing nobody else writes. */
  alone<T>(change: () => Promise<T>): Promise<T>;
}

/** Keeps a project in the folder of this handle. Names in it are someone else's: only what a ruleset may hold counts. */
export const diskProject = (root: FolderHandle, needs: DiskNeeds): DiskProject => {
  const disk = new Disk(root, needs);
  return {
    found: () => disk.found,
    list: () => reported('list', () => disk.list()),
    read: (path) => reported(path, () => disk.read(path)),
    readAll: (paths) => reported('list', () => Promise.all(paths.map((path) => disk.read(path)))),
    write: (path, ...rest) => reported(path, () => needs.alone(() => disk.write(path, ...rest))),
    remove: (path, expected) => reported(path, () => needs.alone(() => disk.remove(path, expected))),
    rename: (from, to, expected) => reported(from, () => needs.alone(() => disk.rename(from, to, expected))),
  };
};

async function reported<T>(path: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw notStored(error, path);
  }
}

const NO_FILE: FileText = { text: '', version: ABSENT };

/** Where a file lies: its folder, if that is there, and its name in it. */
interface Spot {
  readonly folder: FolderHandle | undefined;
  readonly name: string;
}

class Disk {
  found: Walked | undefined;
  readonly #root: FolderHandle;
  readonly #needs: DiskNeeds;
  readonly #versions = new DiskVersions();

  constructor(root: FolderHandle, needs: DiskNeeds) {
    this.#root = root;
    this.#needs = needs;
  }

  async list(): Promise<readonly FileEntry[]> {
    const found = await walk(this.#root, this.#needs, this.found);
    this.found = found;
    const entries = await Promise.all([...found.files].map(([path, handle]) => this.#entryOf(path, handle)));
    return entries.flat();
  }

  /** A file that goes while it is evaluated isn't there; one that can't be read is listed all the same. */
  async #entryOf(path: string, handle: FileHandle): Promise<readonly FileEntry[]> {
    try {
      const version = await this.#versions.of(path, handle).catch(orMissing);
      return version === undefined ? [] : [{ path, version }];
    } catch (error) {
      if (notStored(error, path).why === 'unpermitted') throw error;
      return [{ path, version: UNREAD.version, unreadable: true }];
    }
  }

  async read(path: string): Promise<FileText | undefined> {
    if (!this.#needs.mayHold(path)) return undefined;
    const { folder, name } = await this.#spotOf(path, false);
    const handle = await folder?.getFileHandle(name).catch(orMissing);
    return handle && (await readHandle(handle).catch(orMissing));
  }

  async write(path: string, text: string, expected: string): Promise<Written> {
    this.#mayHold(path);
    const theirs = await this.#current(path);
    if (theirs.version !== expected) return { ok: false, theirs };
    this.#mayChange(path, theirs);
    if (theirs.version === ABSENT) await this.#hasNoNearName(path);
    const { folder, name } = await this.#spotOf(path, true);
    if (folder === undefined) throw new NotStored('gone', path);
    const later = await this.#put(folder, name, path, text, theirs);
    if (later !== undefined) return { ok: false, theirs: later };
    this.#needs.changed(path);
    return { ok: true, version: versionOf(text) };
  }

  /** A new file that couldn't be written isn't left behind empty. */
  async #put(folder: FolderHandle, name: string, path: string, text: string, read: FileText) {
    try {
      return await this.#replace(await folder.getFileHandle(name, { create: true }), path, text, read);
    } catch (error) {
      if (read.version === ABSENT) await folder.removeEntry(name).catch(() => undefined);
      throw error;
    }
  }

  /** Puts a text in the place of what was read; other programs may have written meanwhile, then it stays as they left it. */
  async #replace(handle: FileHandle, path: string, text: string, read: FileText): Promise<FileText | undefined> {
    const writable = await handle.createWritable();
    try {
      await writable.write(text);
      const now = await this.#current(path);
      // A new file is there already, and empty.
      const isSame = now.version === read.version || (read.version === ABSENT && now.text === '');
      if (isSame) await writable.close();
      else await writable.abort();
      return isSame ? undefined : now;
    } catch (error) {
      await writable.abort().catch(() => undefined);
      throw error;
    }
  }

  async remove(path: string, expected: string): Promise<Written> {
    this.#mayHold(path);
    const theirs = await this.#current(path);
    if (theirs.version !== expected) return { ok: false, theirs };
    const { folder, name } = await this.#spotOf(path, false);
    await folder?.removeEntry(name).catch(orMissing);
    this.#needs.changed(path);
    return { ok: true, version: ABSENT };
  }

  /** The new file is there before the old one goes: what fails in between loses nothing. */
  async rename(from: string, to: string, expected: string): Promise<Renamed> {
    this.#mayHold(to);
    const file = await this.#current(from);
    if (file.version !== expected || expected === ABSENT) return { ok: false, why: 'changed' };
    this.#mayChange(from, file);
    const written = await this.write(to, file.text, ABSENT);
    if (!written.ok) return { ok: false, why: 'taken' };
    const removed = await this.remove(from, expected);
    return removed.ok ? { ok: true } : { ok: false, why: 'changed' };
  }

  async #current(path: string): Promise<FileText> {
    return (await this.read(path)) ?? NO_FILE;
  }

  #mayHold(path: string): void {
    if (!this.#needs.mayHold(path)) throw new NotStored('notPart', path);
  }

  #mayChange(path: string, { lossy, unreadable }: FileText): void {
    if (unreadable) throw new NotStored('cannotRead', path);
    if (lossy) throw new NotStored('notText', path);
  }

  async #hasNoNearName(path: string): Promise<void> {
    const [ruleset = '', ...inner] = path.split('/');
    const own = (await this.#rulesets()).get(ruleset);
    const [folder, parts] = own ? [own, inner] : [this.#root, [ruleset, ...inner]];
    if (await hasNearEntry(folder, parts)) throw new NotStored('sameName', path);
  }

  async #spotOf(path: string, create: boolean): Promise<Spot> {
    const [ruleset = '', ...inner] = path.split('/');
    const name = inner.pop() ?? '';
    let folder = (await this.#rulesets()).get(ruleset) ?? (await this.#newRuleset(ruleset, create));
    for (const part of inner) folder = await folder?.getDirectoryHandle(part, { create }).catch(orMissing);
    return { folder, name };
  }

  /** A new ruleset lies directly in the folder that was opened, unless that is a ruleset itself. */
  async #newRuleset(name: string, create: boolean): Promise<FolderHandle | undefined> {
    if (!this.found?.isRuleset) return await this.#root.getDirectoryHandle(name, { create }).catch(orMissing);
    if (create) throw new NotStored('notPart', name);
    return undefined;
  }

  async #rulesets(): Promise<Walked['rulesets']> {
    this.found ??= await walk(this.#root, this.#needs);
    return this.found.rulesets;
  }
}
