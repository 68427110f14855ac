import type { Breach, Rule } from '../tree.ts';

const PLATFORMS = /(linux.*x64|linux.*arm64|darwin.*(x64|arm64)|win(32)?.*x64)/;

/** npm drops platform packages it cannot fetch from the lock without a word; then `npm ci` breaks on other machines. */
export const lockFile: Rule = (tree) => {
  const text = tree.files.get('package-lock.json');
  if (text === undefined) return [{ path: 'package-lock.json', line: 1, advice: 'Commit package-lock.json.' }];
  const packages = readPackages(text);
  const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  return Object.entries(packages).flatMap(([path, entry]) => missing(path, entry, locked));
};

interface Entry {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const readPackages = (text: string): Readonly<Record<string, Entry>> =>
  (JSON.parse(text) as { packages?: Record<string, Entry> }).packages ?? {};

function missing(path: string, entry: Entry, locked: ReadonlySet<string>): readonly Breach[] {
  return Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => PLATFORMS.test(name) && !/musl|wasm|freebsd|android|openharmony/.test(name) && !locked.has(name))
    .map((name) => ({
      path: 'package-lock.json',
      line: 1,
      advice: `${name}, which ${path || 'the root'} needs on its platform, isn’t in the lock file: pin a version that exists for all platforms.`,
    }));
}
