import { versionOf } from './content-version.ts';
import { ABSENT, type FileEntry, type FileText, type Project } from './port.ts';
import type { ShippedFiles } from './shipped-files.ts';

/** What someone did to a ruleset here: changed one that came with the page, or made or brought one of their own. */
export type KeptHere = 'changed' | 'own';

/** A project that begins with what came with the page. */
export interface OverShipped extends Project {
  /** Rulesets that differ from what came with the page. */
  changed(): Promise<ReadonlyMap<string, KeptHere>>;
  /** What a ruleset said of itself when it came with the page. */
  card: ShippedFiles['card'];
  /** Takes back whatever was done to a ruleset here: one that came with the page is as it came, another is gone. */
  reset(ruleset: string): Promise<void>;
}

/** Stands before the path of a file that came with the page and was deleted here. No folder is called so. */
const GONE = 'gone:';

interface Layers {
  readonly shipped: ShippedFiles;
  /** Files that are other than they came, and marks for those that are gone. */
  readonly own: Project;
}

/** Lays what is written over what came with the page. A file that is again as it came isn't kept. */
export const overShipped = (shipped: ShippedFiles, own: Project): OverShipped => {
  const layers: Layers = { shipped, own };
  const read = (path: string): Promise<FileText | undefined> => readIn(layers, path);
  return {
    read,
    list: () => list(layers),
    readAll: (paths) => Promise.all(paths.map(read)),
    write: (path, text, expected) => write(layers, path, text, expected),
    remove: (path, expected) => remove(layers, path, expected),
    rename: (from, to, expected) => rename(layers, from, to, expected),
    watch: (changed, ...rest) => own.watch((path) => changed(path.replace(GONE, '')), ...rest),
    changed: () => changedIn(layers),
    card: shipped.card,
    reset: (ruleset) => reset(layers, ruleset),
  };
};

async function list({ shipped, own }: Layers): Promise<readonly FileEntry[]> {
  const [came, kept] = await Promise.all([shipped.list(), own.list()]);
  const over = new Map(kept.map((file) => [file.path, file]));
  const left = came.filter(({ path }) => !over.has(path) && !over.has(GONE + path));
  return [...left, ...kept.filter(({ path }) => !path.startsWith(GONE))];
}

async function readIn({ shipped, own }: Layers, path: string): Promise<FileText | undefined> {
  const [kept, mark] = await own.readAll([path, GONE + path]);
  if (kept !== undefined || mark !== undefined) return kept;
  const text = await shipped.read(path);
  return text === undefined ? undefined : { text, version: versionOf(text) };
}

const NO_FILE: FileText = { text: '', version: ABSENT };

async function write(
  layers: Layers,
  ...[path, text, expected]: Parameters<Project['write']>
): ReturnType<Project['write']> {
  const { shipped, own } = layers;
  const theirs = (await readIn(layers, path)) ?? NO_FILE;
  if (theirs.version !== expected) return { ok: false, theirs };
  const kept = (await own.read(path))?.version ?? ABSENT;
  const isAsItCame = (await shipped.read(path)) === text;
  if (!isAsItCame) {
    const written = await own.write(path, text, kept);
    if (!written.ok) return written;
  } else if (kept !== ABSENT) await own.remove(path, kept);
  await unmark(own, path);
  return { ok: true, version: versionOf(text) };
}

async function remove(
  layers: Layers,
  ...[path, expected]: Parameters<Project['remove']>
): ReturnType<Project['remove']> {
  const { shipped, own } = layers;
  const theirs = (await readIn(layers, path)) ?? NO_FILE;
  if (theirs.version !== expected) return { ok: false, theirs };
  if ((await shipped.read(path)) !== undefined) await own.write(GONE + path, '', ABSENT);
  const kept = await own.read(path);
  return kept === undefined ? { ok: true, version: ABSENT } : await own.remove(path, kept.version);
}

async function rename(
  layers: Layers,
  ...[from, to, expected]: Parameters<Project['rename']>
): ReturnType<Project['rename']> {
  const file = await readIn(layers, from);
  if (file?.version !== expected) return { ok: false, why: 'changed' };
  const written = await write(layers, to, file.text, ABSENT);
  if (!written.ok) return { ok: false, why: 'taken' };
  await remove(layers, from, expected);
  return { ok: true };
}

async function unmark(own: Project, path: string): Promise<void> {
  const mark = await own.read(GONE + path);
  if (mark !== undefined) await own.remove(GONE + path, mark.version);
}

const folderIn = (path: string): string => path.replace(GONE, '').split('/')[0] ?? '';

async function changedIn({ shipped, own }: Layers): Promise<ReadonlyMap<string, KeptHere>> {
  const [came, kept] = await Promise.all([shipped.list(), own.list()]);
  const known = new Set(came.map(({ path }) => folderIn(path)));
  return new Map(kept.map(({ path }) => [folderIn(path), known.has(folderIn(path)) ? 'changed' : 'own']));
}

async function reset({ own }: Layers, ruleset: string): Promise<void> {
  const mine = (await own.list()).filter(({ path }) => folderIn(path) === ruleset);
  for (const { path, version } of mine) await own.remove(path, version);
}
