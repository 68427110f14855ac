import { globSync, readFileSync } from 'node:fs';
import { isRulesetFile } from '@sandtable/archive/ruleset-file';

export interface RulesetFile {
  readonly path: string;
  readonly bytes: Buffer;
}

const OF_RULESETS = '*/**/*.{sand,json,csv,map,md,ftl,po,txt}';

/** The files of each ruleset in a folder, by its name; both in order. */
export function rulesetFiles(folder: string): ReadonlyMap<string, readonly RulesetFile[]> {
  const found = globSync(OF_RULESETS, {
    cwd: folder,
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist-*/**'],
  });
  const paths = found.map((one) => one.replaceAll('\\', '/')).filter(isRulesetFile);
  const files = new Map<string, RulesetFile[]>();
  for (const path of paths.sort()) {
    const [ruleset = '', ...rest] = path.split('/');
    const file = { path: rest.join('/'), bytes: readFileSync(`${folder}/${path}`) };
    files.set(ruleset, [...(files.get(ruleset) ?? []), file]);
  }
  return files;
}
