import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiled } from '@sandtable/compiler';

/** Writes the ruleset as a TypeScript package, for pages and bots that are written against its rules. */
export async function writePackage(folder: string, { model, digest }: Compiled): Promise<void> {
  if (model === undefined) return;
  // A whole compiler comes with it, which other commands need not wait for.
  const { emitTypeScript } = await import('@sandtable/emit/typescript');
  await mkdir(folder, { recursive: true });
  for (const { path, text } of emitTypeScript(model, { digest })) await writeFile(join(folder, path), text);
}
