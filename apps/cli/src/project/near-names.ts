import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The file that a name would be on a system that sees no difference between large and small letters. */
const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** Whether something below a folder has this path but for case or accents; `besides` is a path that does not count. */
export async function hasNearName(root: string, path: string, except?: string): Promise<boolean> {
  const above: string[] = [];
  for (const part of path.split('/')) {
    const names = await readdir(join(root, ...above)).catch(() => []);
    const near = names.filter((name) => folded(name) === folded(part) && [...above, name].join('/') !== except);
    if (near.length > 0 && !near.includes(part)) return true;
    if (near.length === 0) return false;
    above.push(part);
  }
  return false;
}
