import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renamedTemplate, type Template } from '@sandtable/ide/templates';
import { listFiles } from '../files.ts';
import { resource } from '../resources.ts';

/** The files of a fresh ruleset by path: those of the template under its new name. */
export async function templateFiles(template: Template, name: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(resource('templates'), template);
  const paths = await listFiles(folder);
  const texts = await Promise.all(paths.map(async (path) => await readFile(join(folder, path), 'utf8')));
  return new Map(paths.map((path, i) => [path, renamedTemplate(texts[i] ?? '', template, name)]));
}
