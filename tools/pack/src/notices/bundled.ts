import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** A package of someone else of which something is shipped. */
export interface Bundled {
  readonly name: string;
  readonly version: string;
  /** As its manifest names its licence: an SPDX expression, if it is right. */
  readonly license: string | undefined;
  /** The texts of its licence and notices, as they are in it. */
  readonly texts: readonly string[];
  /** The package that has its code in a file of its own, and so doesn't name it as a dependency. */
  readonly within?: string;
}

/** Packages that have the whole code of another one within them; the version is the one that they were made with. */
const WITHIN: Readonly<Record<string, { readonly name: string; readonly license: string }>> = {
  '@ts-morph/common': { name: 'typescript', license: 'Apache-2.0' },
};

/** Code that bundlers put into their output belongs to no module that is listed. */
const BUNDLERS = ['node_modules/vite', 'node_modules/rolldown'];

const TEXT = /^(?:licen[cs]e|copying|notice|ofl|third-?party-?notices?)(?:[.-]|$)/i;
const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The folders of packages that modules are from, relative to the repository. */
export function foldersOf(modules: readonly string[]): readonly string[] {
  const root = ROOT.replaceAll('\\', '/');
  return modules.flatMap((id) => {
    const [, folder] = PACKAGE.exec(id.replaceAll('\\', '/').replace(/^\0+/, '')) ?? [];
    return folder?.startsWith(root) ? [folder.slice(root.length)] : [];
  });
}

/** The packages in these folders, each once, by name. */
export function bundledIn(folders: readonly string[]): readonly Bundled[] {
  const found = new Map<string, Bundled>();
  for (const folder of new Set([...folders, ...BUNDLERS])) {
    for (const one of readPackage(join(ROOT, folder))) found.set(`${one.name}@${one.version}`, one);
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

interface PackageManifest extends Pick<Bundled, 'name' | 'version' | 'license'> {
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A package, and the one that is within it. */
function readPackage(folder: string): readonly Bundled[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageManifest;
  const { name, version, license } = manifest;
  const files = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isFile() && TEXT.test(one.name));
  const texts = files.map((one) => readFileSync(join(folder, one.name), 'utf8').replaceAll('\r\n', '\n').trim());
  const own = texts.filter((text) => text !== '');
  const outer = { name, version, license, texts: own.length > 0 ? own : standardText(license) };
  return [outer, ...packagesWithin(manifest)];
}

function packagesWithin({ name, devDependencies }: PackageManifest): readonly Bundled[] {
  const inner = WITHIN[name];
  if (inner === undefined) return [];
  const version = devDependencies?.[inner.name];
  if (version === undefined) throw new Error(`${name} no longer says which ${inner.name} is within it.`);
  return [{ ...inner, version, texts: standardText(inner.license), within: name }];
}

/**
 * The Apache License asks for a copy of itself, and has no line for whoever wrote the program. Packages that forgot to include it
 * get the one of a package that has it.
 */
function standardText(license: string | undefined): readonly string[] {
  if (license !== 'Apache-2.0') return [];
  return [readFileSync(join(ROOT, 'node_modules/typescript/LICENSE'), 'utf8').trim()];
}
