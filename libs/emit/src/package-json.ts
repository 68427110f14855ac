import type { Model } from '@sandtable/model';

/** The text of a `package.json`, with what the line of the ruleset says of it; paths in `exports` are relative to it. */
export function packageJson(
  { id, version, licence, authors: [author, ...contributors] }: Model,
  exports: Readonly<Record<string, string>>,
  dependencies?: Readonly<Record<string, string>>,
): string {
  const manifest = {
    name: `@sandtable/ruleset-${id}`,
    version,
    license: licence,
    author,
    contributors: contributors.length > 0 ? contributors : undefined,
    type: 'module',
    exports,
    dependencies,
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
