import { parse } from '@sandtable/syntax';
import { isVariant, readVariants, type Variant } from '@sandtable/variant';
import type { InputFile } from '../input.ts';
import { above, type Disk, inside } from './disk.ts';
import { isRecord, manifestIn, type PackageManifest } from './manifest.ts';

/** A folder with a ruleset, with house rules, or with both. */
export interface Provider {
  readonly folder: string;
  /** Paths of its files, relative to it. */
  readonly paths: readonly string[];
  /** The ruleset; undefined where there are only house rules for another one. */
  readonly head: { readonly name: string; readonly version: string } | undefined;
  readonly variants: ReadonlyMap<string, Variant>;
}

/** What the dependencies of a package have for rulesets. */
export interface Dependencies {
  readonly providers: readonly Provider[];
  /** Where packages were looked for, whether they are there or not. */
  readonly places: readonly string[];
  /** Packages that lead out of themselves. */
  readonly hostile: readonly { readonly name: string; readonly path: string }[];
}

const HEAD = /^\s*ruleset\s+"([^"\n]*)"\s+version\s+"([^"\n]*)"/m;

/** Undefined for a folder without rules. */
export async function providerIn(folder: string, disk: Disk): Promise<Provider | undefined> {
  const paths = await disk.files(folder);
  const rules = paths.filter((path) => path.endsWith('.sand') && !isVariant(path));
  const [head] = headsIn(await readAll(folder, rules, disk));
  const written = await readAll(folder, paths.filter(isVariant), disk);
  const { variants } = readVariants(written, ({ path, text }) => parse(path, text));
  return head === undefined && variants.size === 0 ? undefined : { folder, paths, head, variants };
}

const headsIn = (files: readonly InputFile[]) =>
  files.flatMap(({ text }) => {
    const [, name, version] = HEAD.exec(text) ?? [];
    return name === undefined || version === undefined ? [] : [{ name, version }];
  });

async function readAll(folder: string, paths: readonly string[], disk: Disk): Promise<readonly InputFile[]> {
  const texts = await Promise.all(paths.map((path) => disk.text(inside(folder, path))));
  return paths.flatMap((path, i) => (texts[i] === undefined ? [] : [{ path, text: texts[i] }]));
}

export async function dependenciesOf(manifest: PackageManifest | undefined, disk: Disk): Promise<Dependencies> {
  const found = await Promise.all(
    (manifest?.dependencies ?? []).map((name) => dependency(manifest?.folder ?? '', name, disk)),
  );
  return {
    providers: found.flatMap(({ providers }) => providers),
    places: found.flatMap(({ places }) => places),
    hostile: found.flatMap(({ hostile }) => hostile),
  };
}

async function dependency(from: string, name: string, disk: Disk): Promise<Dependencies> {
  const manifest = await installed(from, name, disk);
  if (manifest === undefined) return { providers: [], places: [inside(from, `node_modules/${name}`)], hostile: [] };
  const { folders, hostile } = await foldersOf(manifest, disk);
  const providers = await Promise.all(folders.map((folder) => providerIn(folder, disk)));
  return {
    providers: providers.flatMap((one) => one ?? []),
    // Most packages have nothing to do with rulesets: they are not reported.
    places: folders.length > 0 ? [manifest.folder] : [],
    hostile: hostile === undefined ? [] : [{ name, path: hostile }],
  };
}

/** The package of a name, where Node would find it: in the nearest `node_modules` that has it. */
async function installed(from: string, name: string, disk: Disk): Promise<PackageManifest | undefined> {
  const found = await manifestIn(inside(from, `node_modules/${name}`), disk);
  if (found !== undefined || above(from) === from) return found;
  return await installed(above(from), name, disk);
}

interface Folders {
  readonly folders: readonly string[];
  readonly hostile?: string;
}

/** The folders of a package that may hold rules: the one it names, itself, or those in `rulesets`. */
async function foldersOf({ folder, sandtable }: PackageManifest, disk: Disk): Promise<Folders> {
  if (sandtable !== undefined) return await namedFolder(folder, sandtable, disk);
  const names = await disk.names(folder);
  if (names.includes('variants') || names.some((name) => name.endsWith('.sand'))) return { folders: [folder] };
  if (!names.includes('rulesets')) return { folders: [] };
  const below = inside(folder, 'rulesets');
  const found = (await disk.names(below)).map((name) => inside(below, name));
  const kept = await Promise.all(found.map((one) => leadsInside(folder, one, disk)));
  return { folders: found.filter((_, i) => kept[i]) };
}

/** `"sandtable": { "folder": "rules" }`. A package is not trusted: the folder has to be inside it, wherever links lead. */
async function namedFolder(folder: string, sandtable: unknown, disk: Disk): Promise<Folders> {
  const path = isRecord(sandtable) ? (sandtable.folder ?? '.') : sandtable;
  if (typeof path !== 'string' || !isInside(path)) return { folders: [], hostile: shown(path) };
  const full = path === '.' ? folder : inside(folder, path);
  return (await leadsInside(folder, full, disk)) ? { folders: [full] } : { folders: [], hostile: path };
}

async function leadsInside(root: string, path: string, disk: Disk): Promise<boolean> {
  const [outer, inner] = await Promise.all([disk.real(root), disk.real(path)]);
  return inner === undefined || inner === outer || inner.startsWith(`${outer}/`);
}

const isInside = (path: string): boolean =>
  path === '.' || path.split('/').every((part) => part !== '' && part !== '..' && !/[\\:\0]/.test(part));

const shown = (path: unknown): string => (typeof path === 'string' ? path : JSON.stringify(path));
