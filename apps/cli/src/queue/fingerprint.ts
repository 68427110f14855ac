import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPacked } from '../resources.ts';

/** Raised when what is written into the queue changes in a way that the code itself does not show. */
const PROTOCOL = 1;

/**
 * A digest of the program. Only the same program is sure to find the same, so jobs are put where only workers that run
 * it look for them; a version number alone would not tell two states of a repository apart.
 */
export function fingerprint(): string {
  known ??= read();
  return known;
}

/** A program that is running doesn't change. */
let known: string | undefined;

function read(): string {
  const [root, pattern] = isPacked
    ? [new URL('./', import.meta.url), '*.js']
    : [new URL('../../../../', import.meta.url), '{libs/*,apps/cli}/src/**/*.ts'];
  const folder = fileURLToPath(root);
  const paths = globSync(pattern, { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  const digest = createHash('sha256').update(`protocol ${PROTOCOL}`);
  for (const path of paths.toSorted())
    digest.update(`\0${path}\0${readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n')}`);
  return digest.digest('hex').slice(0, 12);
}
