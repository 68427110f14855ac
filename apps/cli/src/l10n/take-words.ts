import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDialect, readGlossary, takeGlossary, type Words } from '@sandtable/l10n';
import { readTbx } from '@sandtable/l10n/exchange';
import { termBases } from '@sandtable/messages';
import { type Context, say } from '../command.ts';
import { sourceOf } from './glossary.ts';
import type { Incoming, TakenIn } from './incoming.ts';
import { type Prose, unwritable } from './prose.ts';

/** Takes a table of words back into the term base of its language, in whatever way a spreadsheet wrote it. */
export async function takeTable(context: Context, prose: Prose, { path, bytes }: Incoming): Promise<TakenIn> {
  const { text, dialect } = readDialect(bytes);
  const source = sourceOf(termBases(prose.files), prose.game.folder);
  const taken = await takeWords(context, prose, readGlossary(path, text, source.lang, dialect));
  return { ...taken, text };
}

/** Takes the words of all languages of a TBX file. */
export async function takeTbx(context: Context, prose: Prose, { path, text }: Incoming): Promise<TakenIn> {
  const source = sourceOf(termBases(prose.files), prose.game.folder);
  const all: TakenIn[] = [];
  for (const words of readTbx(path, text, source)) all.push(await takeWords(context, prose, words));
  return { findings: all.flatMap(({ findings }) => findings) };
}

async function takeWords(context: Context, prose: Prose, words: Words): Promise<TakenIn> {
  const { game, files } = prose;
  const textOf = (lang: string): string | undefined =>
    files.find(({ path }) => path === `l10n/terms.${lang}.csv`)?.text;
  const back = takeGlossary(words, sourceOf(termBases(files), game.folder), textOf);
  const { lang, changed, added } = back;
  const path = `l10n/terms.${lang}.csv`;
  const broken = lang === '' ? [] : unwritable(prose, (one) => one === path);
  const findings = [...back.findings, ...broken];
  if (lang === '' || broken.length > 0) return { findings };
  await writeFile(join(game.folder, path), back.text);
  say(context, context.messages.text('l10n/words-taken', { path, changed, added }));
  return { findings, result: { lang, changed, added } };
}
