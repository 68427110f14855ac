import { type FolderHandle, WRITING } from './disk-handles.ts';
import { type DiskProject, diskProject } from './disk-project.ts';
import { notStored } from './disk-trouble.ts';
import { createDiskWatch } from './disk-watch.ts';
import type { HandleStore } from './handle-store.ts';
import { type FileEntry, NotStored, type Project, type Why } from './port.ts';
import { turnedName } from './turned-names.ts';

/** How it stands with the folder on disk. */
export interface DiskState {
  /**
   * `unsupported`: this browser opens none. `closed`: one is remembered, but the browser wants to be asked again;
   * `refused`: it was asked, and doesn't permit it.
   */
  readonly status: 'unsupported' | 'none' | 'closed' | 'refused' | 'open';
  /** What the folder is called. */
  readonly name?: string;
  /** Why it can't be read. */
  readonly trouble?: Why | undefined;
  /** No ruleset is in it. */
  readonly isEmpty?: boolean;
  /** It is a ruleset itself: others can't be made in it. */
  readonly isRuleset?: boolean | undefined;
  /** Rules that are left out because of their names. */
  readonly leftOut?: readonly string[];
}

/** Whether rulesets can be made in the folder. */
export const takesRulesets = (disk: DiskState | undefined): boolean =>
  disk?.status === 'open' && disk.trouble === undefined && !disk.isRuleset;

export interface DiskHome {
  readonly project: Project;
  /** Hears how it stands, now and whenever that changes. */
  follow(hear: (state: DiskState) => void): void;
  /** Lets a folder be chosen; nothing happens if that is given up. */
  choose(): Promise<void>;
  /** Opens the remembered folder again, which asks for permission. */
  reopen(): Promise<void>;
  /** Closes and forgets the folder; its files stay as they are. */
  close(): Promise<void>;
}

export interface Disk {
  /** Lets a folder be chosen; undefined where the browser can't. */
  readonly pick: (() => Promise<FolderHandle | undefined>) | undefined;
  readonly store: HandleStore;
  mayHold(path: string): boolean;
  alone<T>(change: () => Promise<T>): Promise<T>;
}

/** A folder on disk that the browser opens, and remembers. */
export const createDiskHome = (disk: Disk): DiskHome => {
  const home = new Home(disk);
  return {
    project: home.project,
    follow: (hear) => home.follow(hear),
    choose: () => home.choose(),
    reopen: () => home.reopen(),
    close: () => home.close(),
  };
};

class Home {
  readonly project: Project;
  readonly #disk: Disk;
  readonly #hearers = new Set<(state: DiskState) => void>();
  readonly #watchers = new Set<(path: string) => void>();
  readonly #watch = createDiskWatch({ list: () => this.#list(), changed: (path) => this.#tell(path) });
  readonly #ready: Promise<void>;
  #handle: FolderHandle | undefined;
  #open: DiskProject | undefined;
  #state: DiskState;

  constructor(disk: Disk) {
    this.#disk = disk;
    this.#state = { status: disk.pick === undefined ? 'unsupported' : 'none' };
    this.#ready = disk.pick === undefined ? Promise.resolve() : this.#remember();
    this.project = this.#asProject();
  }

  follow(hear: (state: DiskState) => void): void {
    this.#hearers.add(hear);
    hear(this.#state);
  }

  async choose(): Promise<void> {
    // A choice that is given up, or that the browser refuses for this folder, isn't reported as a failure.
    const handle = await this.#disk.pick?.().catch(() => undefined);
    if (handle === undefined) return;
    this.#handle = handle;
    await this.#disk.store.keep(handle).catch(() => undefined);
    await this.reopen();
  }

  async reopen(): Promise<void> {
    const handle = this.#handle;
    if (handle === undefined) return;
    const permission = (await handle.requestPermission?.(WRITING).catch(() => 'denied' as const)) ?? 'granted';
    if (permission === 'granted') await this.#enter(handle);
    else this.#leave({ status: 'refused', name: handle.name });
  }

  async close(): Promise<void> {
    this.#handle = undefined;
    this.#leave({ status: 'none' });
    await this.#disk.store.forget().catch(() => undefined);
  }

  /** The folder of last time is open again where the browser permits that without asking. */
  async #remember(): Promise<void> {
    const handle = await this.#disk.store.last().catch(() => undefined);
    if (handle === undefined) return;
    this.#handle = handle;
    const permission = (await handle.queryPermission?.(WRITING).catch(() => 'prompt' as const)) ?? 'granted';
    if (permission === 'granted') await this.#enter(handle);
    else this.#become({ status: 'closed', name: handle.name });
  }

  async #enter(handle: FolderHandle): Promise<void> {
    const { mayHold, alone } = this.#disk;
    this.#watch.forget();
    const ownName = turnedName(handle.name, 'game') ?? 'game';
    this.#open = diskProject(handle, { mayHold, alone, ownName, changed: (path) => this.#tell(path) });
    this.#become({ status: 'open', name: handle.name });
    await this.#list().catch(() => undefined);
  }

  #leave(state: DiskState): void {
    this.#open = undefined;
    this.#watch.forget();
    this.#become(state);
  }

  /** Lists what is open, and tells how that went. */
  async #list(): Promise<readonly FileEntry[]> {
    const open = this.#open;
    if (open === undefined) return [];
    try {
      const files = await open.list();
      if (open === this.#open) this.#found(open, files);
      return files;
    } catch (error) {
      if (open === this.#open) this.#fail(notStored(error, 'list').why);
      throw error;
    }
  }

  #found(open: DiskProject, files: readonly FileEntry[]): void {
    const { isRuleset, leftOut = [] } = open.found() ?? {};
    this.#become({ status: 'open', name: this.#handle?.name ?? '', isEmpty: files.length === 0, isRuleset, leftOut });
  }

  #fail(trouble: Why): void {
    const name = this.#handle?.name ?? '';
    this.#become(trouble === 'unpermitted' ? { status: 'closed', name } : { status: 'open', name, trouble });
  }

  #become(state: DiskState): void {
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#state = state;
    for (const hear of this.#hearers) hear(state);
  }

  #tell(path: string): void {
    for (const changed of this.#watchers) changed(path);
  }

  /** While no folder is open, nothing is known of what is in it: what someone typed waits until it is back. */
  async #opened(path: string): Promise<DiskProject> {
    await this.#ready;
    if (this.#open === undefined) throw new NotStored('unpermitted', path);
    return this.#open;
  }

  async #listAndSee(): Promise<readonly FileEntry[]> {
    await this.#ready;
    const files = await this.#list();
    this.#watch.seen(files);
    return files;
  }

  #asProject(): Project {
    return {
      list: () => this.#listAndSee(),
      read: async (path) => (await this.#opened(path)).read(path),
      readAll: async (paths) => (await this.#opened('list')).readAll(paths),
      write: async (path, ...rest) => (await this.#opened(path)).write(path, ...rest),
      remove: async (path, expected) => (await this.#opened(path)).remove(path, expected),
      rename: async (from, ...rest) => (await this.#opened(from)).rename(from, ...rest),
      watch: (changed) => {
        this.#watchers.add(changed);
        const stop = this.#watch.begin();
        return () => {
          stop();
          this.#watchers.delete(changed);
        };
      },
    };
  }
}
