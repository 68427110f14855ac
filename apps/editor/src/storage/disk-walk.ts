import type { FileHandle, FolderHandle } from './disk-handles.ts';
import { NotStored } from './port.ts';

/** A folder with more in it than this was opened by mistake. */
const MOST_ENTRIES = 20_000;
/** Rulesets lie no deeper than this below the folder that was opened. */
const DEEPEST = 3;

export interface Walked {
  /** Folders that hold a ruleset, by the names that the page has for them. */
  readonly rulesets: ReadonlyMap<string, FolderHandle>;
  /** The ways to these folders. */
  readonly ways: ReadonlySet<string>;
  /** Files of rulesets by their paths, which begin with those names. */
  readonly files: ReadonlyMap<string, FileHandle>;
  /** The folder that was opened is a ruleset itself. */
  readonly isRuleset: boolean;
  /** Rules that are left out because of what they, or their folders, are called. */
  readonly leftOut: readonly string[];
}

export interface Admission {
  /** Whether a ruleset may hold a file with this path. */
  mayHold(path: string): boolean;
  /** The name of the folder that was opened, if it is a ruleset itself. */
  readonly ownName: string;
}

/**
 * Finds rulesets and their files: a ruleset is the first folder on the way down that holds rules. One that was found
 * before stays one, even if someone removes all its rules.
 */
export const walk = async (root: FolderHandle, admission: Admission, before?: Walked): Promise<Walked> => {
  const walking = new Walking(admission, before?.ways ?? new Set());
  await walking.look(root, []);
  return walking;
};

type Entry = readonly [string, FileHandle | FolderHandle];

const isRules = ([name, { kind }]: Entry): boolean => kind === 'file' && name.endsWith('.sand');

class Walking implements Walked {
  readonly rulesets = new Map<string, FolderHandle>();
  readonly files = new Map<string, FileHandle>();
  readonly leftOut: string[] = [];
  isRuleset = false;
  readonly ways = new Set<string>();
  readonly #admission: Admission;
  readonly #before: ReadonlySet<string>;
  #entries = 0;

  constructor(admission: Admission, before: ReadonlySet<string>) {
    this.#admission = admission;
    this.#before = before;
  }

  /** Looks for rulesets in a folder, which `way` leads to. */
  async look(folder: FolderHandle, way: readonly string[]): Promise<void> {
    const entries = await this.#entriesOf(folder);
    if (entries.some(isRules) || this.#before.has(way.join('/'))) return await this.#enter(folder, way);
    if (way.length === DEEPEST) return;
    for (const [name, entry] of entries)
      if (entry.kind === 'directory' && !isClosed(name)) await this.look(entry, [...way, name]);
  }

  async #enter(folder: FolderHandle, way: readonly string[]): Promise<void> {
    const name = way.at(-1) ?? this.#admission.ownName;
    if (!this.#admission.mayHold(`${name}/rules.sand`)) return void this.leftOut.push(way.join('/'));
    this.isRuleset ||= way.length === 0;
    const free = this.#freeName(name, way);
    this.rulesets.set(free, folder);
    this.ways.add(way.join('/'));
    await this.#collect(folder, free);
  }

  /** Two folders of the same name differ in what they lie in. */
  #freeName(name: string, way: readonly string[]): string {
    const above = way.at(-2);
    const wanted = this.rulesets.has(name) && above !== undefined ? `${above}-${name}` : name;
    let free = wanted;
    for (let n = 2; this.rulesets.has(free); n++) free = `${wanted}-${n}`;
    return free;
  }

  async #collect(folder: FolderHandle, path: string): Promise<void> {
    for (const [name, entry] of await this.#entriesOf(folder)) {
      const inner = `${path}/${name}`;
      if (entry.kind === 'directory') {
        if (!isClosed(name)) await this.#collect(entry, inner);
      } else if (this.#admission.mayHold(inner)) this.files.set(inner, entry);
      else if (isRules([name, entry])) this.leftOut.push(inner);
    }
  }

  async #entriesOf(folder: FolderHandle): Promise<readonly Entry[]> {
    const entries: Entry[] = [];
    for await (const entry of folder.entries()) {
      entries.push(entry);
      this.#entries += 1;
      if (this.#entries > MOST_ENTRIES) throw new NotStored('tooManyFiles', folder.name);
    }
    return entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  }
}

/** Nobody looks into hidden folders, and those that hold what others made; no path through them is admitted either. */
const isClosed = (name: string): boolean => name.startsWith('.') || name === 'node_modules';
