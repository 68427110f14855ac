import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isPacked, type WorkerCommand, workerSource } from '../resources.ts';

/** What was bundled of the repository: a script, and of which states of which files it was made. */
export interface Bundle {
  readonly script: string;
  readonly files: readonly FileState[];
}
type FileState = readonly [path: string, bytes: number, changed: number];

export const BUNDLES = new URL('../../dist/workers/', import.meta.url);
const BUNDLER = fileURLToPath(new URL('./bundle-worker.ts', import.meta.url));
const bundling = new Map<string, Promise<URL>>();

/**
 * The script of the workers of a command in one file, which is read in a tenth of the time of its sources. A package has it;
 * in the repository it's made again after a change, by another process, so that games can be played meanwhile.
 */
export async function workerScript(command: WorkerCommand | 'queue', stop?: AbortSignal): Promise<URL> {
  if (isPacked) return workerSource(command);
  const known = bundling.get(command) ?? bundled(command, stop);
  bundling.set(command, known);
  return await known;
}

async function bundled(command: WorkerCommand | 'queue', stop: AbortSignal | undefined): Promise<URL> {
  const kept = await freshBundle(command);
  if (kept !== undefined) return kept;
  const bundler = spawn(process.execPath, [BUNDLER, command], { stdio: 'ignore' });
  // Where nobody waits for it any more, it ends its work for the next time.
  stop?.addEventListener('abort', () => bundler.unref());
  await once(bundler, 'exit').catch(() => undefined);
  // Where nothing can be bundled or written, workers read the sources.
  return (await freshBundle(command)) ?? workerSource(command);
}

/** The bundle that was kept, unless one of its files has changed. */
async function freshBundle(command: string): Promise<URL | undefined> {
  try {
    const { script, files } = JSON.parse(await readFile(new URL(`${command}.json`, BUNDLES), 'utf8')) as Bundle;
    const states = await Promise.all(files.map(([path]) => stateOf(path)));
    const isFresh = states.every(([, bytes, changed], i) => bytes === files[i]?.[1] && changed === files[i]?.[2]);
    return isFresh ? new URL(script, BUNDLES) : undefined;
  } catch {
    return undefined;
  }
}

export async function stateOf(path: string): Promise<FileState> {
  const { size, mtimeMs } = await stat(path);
  return [path, size, mtimeMs];
}
