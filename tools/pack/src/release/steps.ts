/** What a release changes in the texts of files; reading and writing them is left to who calls. */

const STEPS = ['major', 'minor', 'patch'] as const;
export type Step = (typeof STEPS)[number];

export const isStep = (word: string | undefined): word is Step => STEPS.some((one) => one === word);

export function nextVersion(version: string, step: Step): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

interface Versions {
  readonly from: string;
  readonly to: string;
}
interface Manifest {
  readonly name?: string;
  readonly version?: string;
}
const SCOPE = /^@sandtable\/(?!ruleset-)/;
const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

/** A manifest in the next version, with what it depends on of ours. Rulesets have versions of their own. */
export function manifestIn<T extends Manifest>(manifest: T, { from, to }: Versions): T {
  const isOurs = manifest.name === 'sandtable' || SCOPE.test(manifest.name ?? '');
  const next: Record<string, unknown> = Object.fromEntries(Object.entries(manifest));
  if (isOurs && manifest.version === from) next.version = to;
  for (const field of FIELDS) {
    const needed = next[field];
    if (typeof needed !== 'object' || needed === null) continue;
    const bumped = Object.entries(needed).map(([name, range]) => [
      name,
      SCOPE.test(name) && range === from ? to : range,
    ]);
    next[field] = Object.fromEntries(bumped);
  }
  return next as T;
}

interface Lock {
  readonly version?: string;
  readonly packages: Readonly<Record<string, Manifest>>;
}

/** The lock file for the same: of what is installed from elsewhere nothing changes. */
export function lockIn(lock: Lock, versions: Versions): Lock {
  const packages = Object.entries(lock.packages).map(([path, one]) => {
    const name = path === '' ? 'sandtable' : one.name;
    const isInstalled = path.startsWith('node_modules/') || path.includes('/node_modules/');
    return [path, isInstalled ? one : { ...manifestIn({ ...one, ...(name ? { name } : {}) }, versions) }];
  });
  const version = lock.version === versions.from ? { version: versions.to } : {};
  return { ...lock, ...version, packages: Object.fromEntries(packages) };
}

const UNRELEASED = '## Unreleased';

/** The change log with its notes under the version. Throws if nothing is noted: then there is nothing to release. */
export function changelogIn(changelog: string, version: string, date: string): string {
  const [before, rest] = changelog.split(`${UNRELEASED}\n`);
  if (before === undefined || rest === undefined) throw new Error(`CHANGELOG.md has no section “${UNRELEASED}”.`);
  const end = rest.search(/^## /m);
  const notes = (end < 0 ? rest : rest.slice(0, end)).trim();
  if (notes === '') throw new Error('CHANGELOG.md has no notes under “Unreleased”: write what users notice.');
  const older = end < 0 ? '' : `\n${rest.slice(end)}`;
  return `${before}${UNRELEASED}\n\n## ${version} (${date})\n\n${notes}\n${older}`;
}

/** How to cite this version. */
export const citationIn = (citation: string, version: string, date: string): string =>
  [
    citation
      .split('\n')
      .filter((line) => !/^(?:version|date-released):/.test(line))
      .join('\n')
      .trimEnd(),
    `version: ${version}`,
    `date-released: ${date}`,
    '',
  ].join('\n');
