import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What comes with the command and is no code, by where it lies in the repository. */
export const IN_REPOSITORY = {
  editor: '../../editor/dist',
  templates: '../templates',
  repository: '../repository',
  wording: '../wording',
  findings: '../../../docs/findings',
  rulesets: '../../../rulesets',
  fonts: '../../../node_modules/@fontsource',
  hyphenation: '../../../node_modules/hyphen',
  'board-pictures.js': '../../../libs/picture/dist/standalone.js',
} as const;

/** In a package all of it lies in one folder beside the code. */
const PACKED = new URL('./resources/', import.meta.url);
export const isPacked = existsSync(PACKED);

/** Where a file or folder that comes with the command lies on this machine. */
export const resource = (name: keyof typeof IN_REPOSITORY): string =>
  fileURLToPath(isPacked ? new URL(name, PACKED) : new URL(IN_REPOSITORY[name], import.meta.url));

/** The version of the package, or of the repository. */
export async function ownVersion(): Promise<string> {
  const manifest = fileURLToPath(new URL(isPacked ? '../package.json' : '../../../package.json', import.meta.url));
  return (JSON.parse(await readFile(manifest, 'utf8')) as { readonly version: string }).version;
}

/** Commands whose games are shared by workers. */
export const workerCommands = ['simulate', 'compare', 'mutate', 'sweep', 'ladder'] as const;
export type WorkerCommand = (typeof workerCommands)[number];

/** The script of the workers that share the games of a command; `queue` makes modules for those of any. */
export const workerSource = (command: WorkerCommand | 'queue'): URL =>
  new URL(isPacked ? `./${command}-worker.js` : `./${command}/worker.ts`, import.meta.url);
