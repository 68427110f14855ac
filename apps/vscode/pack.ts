// Packs dist/extension as dist/sandtable.vsix. The packer is run from the registry, in one version: it brings 300 packages
// that nothing else here needs.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const VSCE = '@vscode/vsce@4.1.0';
const out = fileURLToPath(new URL('dist/sandtable.vsix', import.meta.url));
const words = ['exec', '--yes', `--package=${VSCE}`, '--', 'vsce', 'package', '--no-dependencies'];
execFileSync('npm', [...words, '--allow-missing-repository', '--skip-license', '--out', out], {
  cwd: new URL('dist/extension', import.meta.url),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
