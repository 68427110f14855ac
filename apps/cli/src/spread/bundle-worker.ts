// Makes one script of the worker of a command and of all that it imports: `node bundle-worker.ts COMMAND`.
import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { type WorkerCommand, workerSource } from '../resources.ts';
import { BUNDLES, type Bundle, stateOf } from './worker-script.ts';

/** Who began with an older script has read it by then. */
const KEPT_MS = 60_000;
const began = Date.now();

async function bundle(name: WorkerCommand): Promise<void> {
  const bundler = await rolldown({
    input: fileURLToPath(workerSource(name)),
    platform: 'node',
    // Modules before scripts: some of those ask for files of theirs in a way that a bundler doesn't see.
    resolve: { mainFields: ['module', 'main'] },
    logLevel: 'silent',
    plugins: [ownAddress],
  });
  const { output } = await bundler.generate({ format: 'esm', codeSplitting: false });
  const [{ code, moduleIds }] = output;
  const files = moduleIds.filter((id) => id.startsWith('/') || /^[A-Za-z]:/.test(id));
  const script = `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
  await mkdir(BUNDLES, { recursive: true });
  await write(script, code);
  const made: Bundle = { script, files: await Promise.all(files.map(stateOf)) };
  // Nobody knows whether a file that changes meanwhile was read before or after.
  if (made.files.some(([, , changed]) => changed > began)) return;
  await write(`${name}.json`, JSON.stringify(made));
  await removeOld(name, script);
}

/** A module that looks for files beside itself finds them where it was before. */
const ownAddress: Plugin = {
  name: 'own-address',
  transform(code, id) {
    if (!code.includes('import.meta.')) return undefined;
    return code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(fileURLToPath(new URL('.', pathToFileURL(id)))))
      .replaceAll('import.meta.filename', JSON.stringify(id));
  },
};

/** Whole or not at all, since several commands may begin at once. */
async function write(name: string, text: string): Promise<void> {
  const made = new URL(`${name}.${process.pid}`, BUNDLES);
  await writeFile(made, text);
  await rename(made, new URL(name, BUNDLES));
}

async function removeOld(name: string, current: string): Promise<void> {
  const others = (await readdir(BUNDLES)).filter((file) => file.startsWith(`${name}-`) && file !== current);
  for (const file of others) {
    const { mtimeMs } = await stat(new URL(file, BUNDLES));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(new URL(file, BUNDLES), { force: true });
  }
}

const [, , command = ''] = process.argv;
await bundle(command as WorkerCommand);
