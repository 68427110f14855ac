import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMessages, type Language, type Messages } from '@sandtable/messages';
import { listFiles } from './files.ts';

/** Our wording with that of a ruleset laid over it: all its .ftl files of the language, `NAME.LANG.ftl` or `LANG/….ftl`. */
export async function gameMessages(folder: string, lang: Language): Promise<Messages> {
  const paths = (await listFiles(folder)).filter((path) => path.endsWith('.ftl') && isIn(path, lang));
  const texts = await Promise.all(paths.map(async (path) => await readFile(join(folder, path), 'utf8')));
  return createMessages(lang, texts);
}

const isIn = (path: string, lang: Language): boolean =>
  path.endsWith(`.${lang}.ftl`) ||
  path.endsWith(`/${lang}.ftl`) ||
  path === `${lang}.ftl` ||
  path.split('/').includes(lang);
