import { above, type Disk, inside } from './disk.ts';

/** What a `package.json` says, as far as rulesets care. */
export interface PackageManifest {
  /** The folder it is in. */
  readonly folder: string;
  /** Packages that it depends on, whatever for. */
  readonly dependencies: readonly string[];
  /** Where in the package its ruleset or its house rules are, as it says; undefined if it doesn't. */
  readonly sandtable: unknown;
}

/** How npm lets a package be called: such a name leads nowhere but into `node_modules`. */
const NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/i;

/** How far above a ruleset the package may begin that it belongs to. */
const CLIMB = 4;

/** The manifest of the package that a folder belongs to. */
export async function manifestAbove(folder: string, disk: Disk): Promise<PackageManifest | undefined> {
  let place = folder;
  for (let step = 0; step < CLIMB; step++) {
    const found = await manifestIn(place, disk);
    if (found !== undefined) return found;
    if (above(place) === place) return undefined;
    place = above(place);
  }
  return undefined;
}

export async function manifestIn(folder: string, disk: Disk): Promise<PackageManifest | undefined> {
  const text = await disk.text(inside(folder, 'package.json'));
  const said = text === undefined ? undefined : jsonOf(text);
  if (!isRecord(said)) return undefined;
  const { dependencies, peerDependencies, devDependencies, sandtable } = said;
  const names = [dependencies, peerDependencies, devDependencies].flatMap((one) =>
    isRecord(one) ? Object.keys(one) : [],
  );
  return { folder, dependencies: [...new Set(names)].filter((name) => NAME.test(name)), sandtable };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
