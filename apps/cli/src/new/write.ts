import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes files by path into a folder of their own; false, and nothing written, if something has that name already. Nothing stays if they cannot all be written. */
export async function writeNew(folder: string, files: ReadonlyMap<string, string>): Promise<boolean> {
  if (!(await made(folder))) return false;
  try {
    await writeAll(folder, files);
    return true;
  } catch (error) {
    // Half a ruleset would be in the way of the next try.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

async function writeAll(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text, { flag: 'wx' });
  }
}

/** Making the folder and seeing that it is new are one step, so nobody can come in between. */
async function made(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
