import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { versionOf } from '../src/storage/content-version.ts';
import { SHIPPED_RULESETS, type ShippedRuleset } from '../src/storage/shipped-files.ts';
import { type RulesetFile, rulesetFiles } from './ruleset-files.ts';

/** Puts the rulesets of a folder beside the page, for a page without a server: one file for each, and a list of them. */
export const shippedRulesets = (folder: string): Plugin => ({
  name: 'shipped-rulesets',
  generateBundle() {
    const listed: ShippedRuleset[] = [];
    for (const [ruleset, files] of rulesetFiles(folder)) {
      const texts = textsOf(files);
      const source = JSON.stringify(texts);
      const sum = createHash('sha256').update(source).digest('hex').slice(0, 8);
      const at = `assets/rules-${ruleset}-${sum}.json`;
      this.emitFile({ type: 'asset', fileName: at, source });
      listed.push({ ruleset, at, versions: mapped(texts, versionOf) });
    }
    this.emitFile({ type: 'asset', fileName: SHIPPED_RULESETS, source: JSON.stringify(listed) });
  },
});

type Texts = Readonly<Record<string, string>>;

const textsOf = (files: readonly RulesetFile[]): Texts =>
  Object.fromEntries(files.map(({ path, bytes }) => [path, bytes.toString('utf8')]));

const mapped = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, change(text)]));
