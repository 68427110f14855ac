import type { FolderHandle } from './disk-handles.ts';
import { orMissing } from './disk-trouble.ts';

/** The file that a name would be on a system that sees no difference between large and small letters. */
const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** Whether something below a folder has this path but for case or accents: on many systems it is the same file. */
export async function hasNearEntry(folder: FolderHandle, parts: readonly string[]): Promise<boolean> {
  let here: FolderHandle | undefined = folder;
  for (const part of parts) {
    if (here === undefined) return false;
    const near = await namesLike(here, part);
    if (near.length > 0 && !near.includes(part)) return true;
    here = near.length === 0 ? undefined : await here.getDirectoryHandle(part).catch(orMissing);
  }
  return false;
}

async function namesLike(folder: FolderHandle, wanted: string): Promise<readonly string[]> {
  const near: string[] = [];
  for await (const [name] of folder.entries()) if (folded(name) === folded(wanted)) near.push(name);
  return near;
}
