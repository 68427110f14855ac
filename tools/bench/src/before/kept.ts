import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InputFile } from '@sandtable/compiler';

/** Digests of the games of a commit: they are played once, and looked up the next time. */
interface Kept {
  get(block: number): string | undefined;
  set(block: number, digest: string): void;
}

const FOLDER = fileURLToPath(new URL('../../dist/digests/', import.meta.url));

/** What was kept for these rules by this commit, played in this way. */
export function keptFor(game: string, commit: string, files: readonly InputFile[], way: object): Kept {
  const key = createHash('sha256')
    .update(JSON.stringify([files, way]))
    .digest('hex')
    .slice(0, 12);
  const file = `${FOLDER}${commit}-${game}-${key}.json`;
  const digests = read(file);
  return {
    get: (block) => digests[block],
    set(block, digest) {
      digests[block] = digest;
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, JSON.stringify(digests));
    },
  };
}

function read(file: string): Record<number, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<number, string>;
  } catch {
    return {};
  }
}
