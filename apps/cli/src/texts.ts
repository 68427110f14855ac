import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GameInfo } from '@sandtable/engine';
import { createMessages, type Language, type Messages } from '@sandtable/messages';
import { constantValues } from '@sandtable/session';
import { listFiles } from './files.ts';

/** Our wording with that of a ruleset laid over it: all its .ftl files of the language, `NAME.LANG.ftl` or `LANG/….ftl`. */
export async function gameMessages(folder: string, lang: Language, info: GameInfo): Promise<Messages> {
  return createMessages(lang, await wordingFiles(folder, lang), constantValues(info));
}

/** The texts of all .ftl files of a language. */
export async function wordingFiles(folder: string, lang: Language): Promise<readonly string[]> {
  const paths = (await listFiles(folder)).filter((path) => path.endsWith('.ftl') && isIn(path, lang));
  return await Promise.all(paths.map(async (path) => await readFile(join(folder, path), 'utf8')));
}

const isIn = (path: string, lang: Language): boolean =>
  path.endsWith(`.${lang}.ftl`) ||
  path.endsWith(`/${lang}.ftl`) ||
  path === `${lang}.ftl` ||
  path.split('/').includes(lang);
