import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Leaves the comments of catalogues out of the page: they are for translators. */
export const ftlText = (): Plugin => ({
  name: 'ftl-text',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.ftl?raw')) return undefined;
    const text = readFileSync(id.slice(0, -'?raw'.length), 'utf8');
    return { code: `export default ${JSON.stringify(text.replaceAll(/^#.*\r?\n/gm, ''))};`, map: null };
  },
});
