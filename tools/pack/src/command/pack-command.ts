import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON } from '../manifest.ts';
import { type Bundled, bundledIn, foldersOf } from '../notices/bundled.ts';
import { noticesOf } from '../notices/notices.ts';
import { ROOT } from '../root.ts';
import { BIN } from './bin.ts';
import { bundleCommand } from './bundle-command.ts';
import { copyResources, packagesOfResources } from './resources.ts';

export const MANIFEST = {
  name: 'sandtable',
  description: 'Write, change, translate and test-play the rules of First World War board games.',
  ...COMMON,
  keywords: ['board games', 'wargames', 'rules', 'rules engine', 'game design', 'diplomacy'],
  bin: { sandtable: './bin/sandtable.js' },
  files: ['bin', 'dist', 'NOTICE', 'THIRD-PARTY-NOTICES.md'],
};

/**
 * Writes the package of the command into a folder: the built script, the page, the games and what else it reads. Returns the
 * packages of others that are in it.
 */
export async function packCommand(to: string): Promise<readonly Bundled[]> {
  mkdirSync(join(to, 'bin'), { recursive: true });
  const modules = await bundleCommand(join(to, 'dist'));
  const shipped = bundledIn([...foldersOf(modules), ...packagesOfResources()]);
  writeFileSync(join(to, 'THIRD-PARTY-NOTICES.md'), noticesOf(shipped));
  copyResources(join(to, 'dist/resources'));
  writeFileSync(join(to, 'bin/sandtable.js'), BIN, { mode: 0o755 });
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(MANIFEST, null, 2)}\n`);
  for (const file of ['LICENSE', 'NOTICE']) cpSync(join(ROOT, file), join(to, file));
  cpSync(join(ROOT, 'tools/pack/README-of-command.md'), join(to, 'README.md'));
  return shipped;
}
