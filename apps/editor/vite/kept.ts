import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a file keeps if it was made for this key; else it is made, and kept there instead. */
export async function kept<Made>(file: string, key: string, make: () => Promise<Made>): Promise<Made> {
  const before = read<Made>(file);
  if (before?.key === key) return before.made;
  const made = await make();
  mkdirSync(dirname(file), { recursive: true });
  // Another build may read it at the same time, and must not see half of it.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ key, made }));
  renameSync(`${file}.${process.pid}`, file);
  return made;
}

interface Kept<Made> {
  readonly key: string;
  readonly made: Made;
}

/** A file that isn't there, or was torn, keeps nothing. */
function read<Made>(file: string): Kept<Made> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept<Made>;
  } catch {
    return undefined;
  }
}
