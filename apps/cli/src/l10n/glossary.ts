import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glossaryCsv, OURS, readDialect, writeTbx, writeTbx2 } from '@sandtable/l10n';
import { type TermBase, termBases } from '@sandtable/messages';
import { type Context, type Outcome, say, textOption } from '../command.ts';
import { UsageError } from '../usage.ts';
import type { Prose } from './prose.ts';

const SOURCE = 'de';
const FORMATS = ['tbx', 'tbx2', 'csv'];

/**
 * Writes the term bases for other tools: `l10n/glossary.tbx`, with `--format tbx2` in the version that more tools read,
 * or with `--format csv` a table for each language.
 */
export async function writeGlossary(context: Context, prose: Prose, languages: readonly string[]): Promise<Outcome> {
  const { game } = prose;
  const format = textOption(context, 'format') ?? 'tbx';
  if (!FORMATS.includes(format)) throw new UsageError('usage/action', { name: format, known: FORMATS.join(', ') });
  const written = format === 'csv' ? await tables(prose, languages) : [terms(prose, languages, format)];
  for (const { path, text } of written) {
    await writeFile(join(game.folder, path), text);
    say(context, context.messages.text('rulebook/written', { path }));
  }
  return { ok: true, findings: [], result: { game: game.id, files: written.map(({ path }) => path) } };
}

interface Written {
  readonly path: string;
  readonly text: string | Uint8Array;
}

function terms({ game, files }: Prose, languages: readonly string[], format: string): Written {
  const bases = termBases(files);
  const others = bases.filter(({ lang }) => lang !== SOURCE);
  const wanted = others.filter(({ lang }) => languages.length === 0 || languages.includes(lang));
  const write = format === 'tbx' ? writeTbx : writeTbx2;
  return { path: 'l10n/glossary.tbx', text: write([sourceOf(bases, game.folder), ...wanted], game.id) };
}

/** A table for each language that has terms or a catalogue. One that is there already keeps the dialect it is in. */
async function tables(prose: Prose, languages: readonly string[]): Promise<readonly Written[]> {
  const { game, files, catalogues } = prose;
  const bases = termBases(files);
  const source = sourceOf(bases, game.folder);
  const known = new Set([...bases, ...catalogues].map(({ lang }) => lang));
  const wanted = languages.length > 0 ? languages : [...known].filter((lang) => lang !== SOURCE);
  return await Promise.all(
    wanted.map(async (lang) => {
      const path = `l10n/glossary.${lang}.csv`;
      const old = await readFile(join(game.folder, path)).catch(() => undefined);
      const dialect = old === undefined ? OURS : readDialect(old).dialect;
      const own = bases.find((base) => base.lang === lang)?.path;
      const text = files.find((file) => file.path === own)?.text;
      return { path, text: glossaryCsv(source, lang, text, dialect) };
    }),
  );
}

/** The term base that all others are made from. */
export function sourceOf(bases: readonly TermBase[], folder: string): TermBase {
  const source = bases.find(({ lang }) => lang === SOURCE);
  if (source === undefined) throw new UsageError('usage/no-terms', { path: folder });
  return source;
}
