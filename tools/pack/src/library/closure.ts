import { join } from 'node:path';
import { type Manifest, manifestIn } from '../manifest.ts';
import { ROOT } from '../root.ts';

const SCOPE = '@sandtable/';

/** A library of the repository and the folder it is in. */
export interface Library {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Libraries and all that they need, each after those that it needs. */
export function closure(names: readonly string[]): readonly Library[] {
  const found = new Map<string, Library>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    const folder = join(ROOT, 'libs', name);
    const manifest = manifestIn(folder);
    for (const other of ownDependencies(manifest)) visit(other);
    found.set(name, { folder, manifest });
  };
  for (const name of names) visit(name);
  return [...found.values()];
}

const ownDependencies = ({ dependencies = {} }: Manifest): readonly string[] =>
  Object.keys(dependencies).flatMap((name) => (name.startsWith(SCOPE) ? [name.slice(SCOPE.length)] : []));
