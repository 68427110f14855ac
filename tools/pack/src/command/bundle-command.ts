import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../root.ts';

const CLI = join(ROOT, 'apps/cli');
const worker = (command: string): string => join(CLI, `src/${command}/worker.ts`);

/** Bundles the command and its workers for Node, with all libraries inside; returns the modules that are in it. */
export const bundleCommand = async (to: string): Promise<readonly string[]> => {
  const built = await build({
    configFile: false,
    root: CLI,
    logLevel: 'warn',
    ssr: { noExternal: true },
    // In the repository Node reads the wording from files; here it is part of the script, as in the page.
    resolve: { alias: { '#wording': join(ROOT, 'libs/messages/src/bundled-wording.ts') } },
    // TypeScript, which writes typed packages, asks for these; a module has them by other names.
    define: { __filename: 'import.meta.filename', __dirname: 'import.meta.dirname' },
    build: {
      ssr: true,
      target: 'node22',
      outDir: to,
      emptyOutDir: true,
      minify: true,
      rolldownOptions: {
        input: {
          main: join(CLI, 'src/main.ts'),
          'simulate-worker': worker('simulate'),
          'compare-worker': worker('compare'),
          'mutate-worker': worker('mutate'),
          'sweep-worker': worker('sweep'),
          'ladder-worker': worker('ladder'),
          'queue-worker': worker('queue'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []));
};
