import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '@sandtable/l10n';
import { writeTmx, writeXliff, writeXliff1 } from '@sandtable/l10n/exchange';
import { type Context, type Outcome, say, textOption } from '../command.ts';
import { UsageError } from '../usage.ts';
import type { Prose } from './prose.ts';
import { everything, languagesOf, SOURCE } from './words.ts';

/** Writes catalogues as XLIFF 2.1, or with `--format 1.2` in the version that more tools read. */
export async function writeXliffs(context: Context, prose: Prose, languages: readonly string[]): Promise<Outcome> {
  const format = textOption(context, 'format') ?? '2.1';
  const write = { '2.1': writeXliff, '1.2': writeXliff1 }[format];
  if (write === undefined) throw new UsageError('usage/action', { name: format, known: '2.1, 1.2' });
  return await writeEach(context, prose, languages, 'xlf', (catalogue, lang) => write(catalogue, SOURCE, lang));
}

/** Writes what is translated as TMX, for the memory of translation tools. */
export const writeTmxs = async (context: Context, prose: Prose, languages: readonly string[]): Promise<Outcome> =>
  await writeEach(context, prose, languages, 'tmx', (catalogue, lang) =>
    writeTmx(catalogue, SOURCE, lang, prose.game.compiled.model?.version ?? ''),
  );

type Write = (catalogue: Catalogue, lang: string) => string;

async function writeEach(
  context: Context,
  prose: Prose,
  languages: readonly string[],
  extension: string,
  write: Write,
): Promise<Outcome> {
  const { game } = prose;
  const known = languagesOf(prose);
  const wanted = languages.length === 0 ? known : languages;
  const missing = wanted.find((lang) => !known.includes(lang));
  if (missing !== undefined) throw new UsageError('usage/no-catalogue', { lang: missing });
  const files = wanted.map((lang) => `l10n/${lang}.${extension}`);
  for (const lang of wanted) {
    const path = `l10n/${lang}.${extension}`;
    await writeFile(join(game.folder, path), write(everything(prose, lang), lang));
    say(context, context.messages.text('rulebook/written', { path }));
  }
  return { ok: true, findings: [], result: { game: game.id, files } };
}
