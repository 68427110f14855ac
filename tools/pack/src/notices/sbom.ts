import { spawnSync } from 'node:child_process';
import { ROOT } from '../root.ts';
import type { Bundled } from './bundled.ts';

interface Component {
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly purl: string;
  readonly type?: string;
  readonly licenses?: readonly object[];
}
interface Bom {
  readonly metadata: { readonly component: object };
  readonly components: readonly Component[];
}

/** What the lock file says of all packages of the repository, as a CycloneDX bill of materials of npm. */
export function bomOfRepository(): Bom {
  // Bundlers set NODE_ENV, and npm would leave out whatever is needed for development, of which some is bundled.
  const run = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) throw new Error(`npm could not list what is installed:\n${run.stderr}`);
  return JSON.parse(run.stdout) as Bom;
}

/**
 * The bill of materials of a package: of those that npm lists, the ones that are really in it, and those within them. The same packages give the same
 * bytes, so it names neither the time nor a serial number. Throws if npm does not know one of them.
 */
export function sbomOf(
  all: Bom,
  own: { readonly name: string; readonly version: string },
  packages: readonly Bundled[],
) {
  const purl = (name: string, version: string): string => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
  const known = new Map(all.components.map((one) => [one.purl, one]));
  const components = packages.map(({ name, version, license, within }): Component => {
    const address = purl(name, version);
    if (within !== undefined) return { type: 'library', name, version, purl: address, licenses: licensesOf(license) };
    const found = known.get(address);
    if (found === undefined) throw new Error(`npm sbom does not list ${name}@${version}, which is shipped.`);
    return found;
  });
  const ref = `${own.name}@${own.version}`;
  const component = {
    'bom-ref': ref,
    type: 'application',
    name: own.name,
    version: own.version,
    purl: purl(own.name, own.version),
    licenses: licensesOf('MIT'),
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component },
    components,
    dependencies: [
      { ref, dependsOn: components.map(({ name, version, ...rest }) => refOf(rest) ?? `${name}@${version}`) },
    ],
  };
}

const licensesOf = (id: string | undefined): readonly object[] => (id === undefined ? [] : [{ license: { id } }]);

const refOf = (one: object): string | undefined =>
  'bom-ref' in one && typeof one['bom-ref'] === 'string' ? one['bom-ref'] : undefined;
