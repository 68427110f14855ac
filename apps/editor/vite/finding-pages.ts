import type { ManualLanguage } from '@sandtable/messages';
import { pageSources, pagesIn } from '@sandtable/messages/node';
import type { Plugin } from 'vite';

const MODULE = 'virtual:finding-pages/';

/** Makes a module of the manual's pages about findings in a language: `virtual:finding-pages/en`. */
export const findingPages = (): Plugin => ({
  name: 'finding-pages',
  resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${MODULE}`)) return undefined;
    for (const path of pageSources()) this.addWatchFile(path);
    const pages = pagesIn(id.slice(MODULE.length + 1) as ManualLanguage);
    return { code: `export const pages = ${JSON.stringify(pages)};`, map: null };
  },
});
