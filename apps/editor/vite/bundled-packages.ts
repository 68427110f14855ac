import { relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Where a module of another package is: everything up to the name behind the last `node_modules`. */
const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/**
 * Lists the folders of the packages of which something is in the page or in one of its workers, in `bundled-packages.json`;
 * `npm run pack` writes their licences beside the page.
 */
export function bundledPackages(root: string): { readonly page: Plugin; readonly worker: Plugin } {
  const folders = new Set<string>();
  const collect = (ids: Iterable<string>): void => {
    for (const id of ids) {
      const [, folder] = PACKAGE.exec(id.replace(/^\0+/, '')) ?? [];
      if (folder !== undefined) folders.add(relative(root, folder).split(sep).join('/'));
    }
  };
  return {
    worker: {
      name: 'bundled-packages-of-workers',
      generateBundle() {
        collect(this.getModuleIds());
      },
    },
    page: {
      name: 'bundled-packages',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          collect(this.getModuleIds());
          // What style sheets name, such as fonts, is no module.
          for (const one of Object.values(bundle))
            if (one.type === 'asset') collect(one.originalFileNames.map((name) => resolve(root, 'apps/editor', name)));
          const source = `${JSON.stringify([...folders].sort(), null, 2)}\n`;
          this.emitFile({ type: 'asset', fileName: 'bundled-packages.json', source });
        },
      },
    },
  };
}
