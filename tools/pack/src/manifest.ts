import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** A `package.json`, as far as packages need it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly imports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** All packages have the version of the repository. */
export const VERSION = manifestIn(ROOT).version;

/**
 * Where the packages are from, as a workflow on GitHub says it. npm compares it with the provenance, and publishes nothing if
 * they differ; a package that is made elsewhere names no repository.
 */
export function repositoryIn({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }: NodeJS.ProcessEnv): object {
  return server && name ? { repository: { type: 'git', url: `git+${server}/${name}.git` } } : {};
}

/** What every package says of itself. */
export const COMMON = {
  version: VERSION,
  license: 'MIT',
  type: 'module',
  engines: { node: '>=22' },
  ...repositoryIn(process.env),
};

/** The first paragraph of a README below its title. */
export const descriptionIn = (readme: string): string =>
  readme
    .split(/\n\s*\n/)[1]
    ?.replaceAll('\n', ' ')
    .replaceAll('`', '')
    .trim() ?? '';
