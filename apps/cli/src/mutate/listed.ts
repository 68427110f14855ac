import { join } from 'node:path';
import { EQUIVALENTS, type Equivalent, readEquivalents } from '@sandtable/mutate';
import { readText } from '../files.ts';

/** The changes that a ruleset on disk lists as equivalent; none where there is no list. */
export async function equivalentsIn(folder: string): Promise<readonly Equivalent[]> {
  const text = await readText(join(folder, EQUIVALENTS)).catch(() => undefined);
  return readEquivalents(text ?? '');
}
