import { createHash } from 'node:crypto';
import { createCompiler } from '@sandtable/compiler';
import type { Plugin } from 'vite';
import { evenLines } from '../src/state/even-lines.ts';
import { compilationOf } from '../src/workers/compilation.ts';
import { digestOf, type ShippedCompilation, sizeOf } from '../src/workers/shipped-compilations.ts';
import { rulesetFiles } from './ruleset-files.ts';

/** Compiles each ruleset in a folder, so that the page need not; `compiled.json` says where that is, and of which texts. */
export const shippedCompilations = (folder: string): Plugin => ({
  name: 'shipped-compilations',
  async generateBundle() {
    const entries: ShippedCompilation[] = [];
    for (const files of rulesetFiles(folder).values()) {
      const texts = files.map(({ path, bytes }) => ({ path, text: evenLines(bytes.toString('utf8')) }));
      const stack = { files: texts, variants: [] };
      const compilation = compilationOf(stack, createCompiler().compile(texts), 'en');
      // Findings are in the language of the page.
      if (compilation.javascript === undefined || compilation.findings.length > 0) continue;
      const source = JSON.stringify(compilation);
      const sum = createHash('sha256').update(source).digest('hex').slice(0, 8);
      const at = `assets/compiled-${sum}.json`;
      this.emitFile({ type: 'asset', fileName: at, source });
      entries.push({ size: sizeOf(texts), digest: await digestOf(texts), at });
    }
    this.emitFile({ type: 'asset', fileName: 'compiled.json', source: JSON.stringify(entries) });
  },
});
