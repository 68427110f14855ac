import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type RulesetFile, rulesetFiles } from './ruleset-files.ts';

/** Which files come with Sandtable, as sums: a link need not carry what everybody has. */
export const shippedSums = (folder: string): Plugin => ({
  name: 'shipped-sums',
  generateBundle() {
    const sums = [...rulesetFiles(folder)].map(([ruleset, files]) => [ruleset, sumsOf(files)] as const);
    this.emitFile({ type: 'asset', fileName: 'shipped.json', source: JSON.stringify(Object.fromEntries(sums)) });
  },
});

const sumsOf = (files: readonly RulesetFile[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    files.map(({ path, bytes }) => [path, createHash('sha256').update(bytes).digest('hex').slice(0, 16)]),
  );
