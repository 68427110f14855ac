import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { glossaryCsv, takeGlossary, writeTbx } from '@sandtable/l10n';
import { type TermBase, termBases } from '@sandtable/messages';
import { type Context, type Outcome, say, textOption } from '../command.ts';
import { reportFindings } from '../report.ts';
import { UsageError } from '../usage.ts';
import { type Prose, unwritable, withFindings } from './prose.ts';

const SOURCE = 'de';

/** Writes the term bases for other tools: `l10n/glossary.tbx`, or with `--format csv` a table for each language. */
export async function writeGlossary(context: Context, prose: Prose, languages: readonly string[]): Promise<Outcome> {
  const { game, files } = prose;
  const bases = termBases(files);
  const source = sourceOf(bases, game.folder);
  const others = bases.filter(({ lang }) => lang !== SOURCE);
  const wanted = languages.length === 0 ? others.map(({ lang }) => lang) : languages;
  const format = textOption(context, 'format') ?? 'tbx';
  if (format !== 'tbx' && format !== 'csv') throw new UsageError('usage/action', { name: format, known: 'tbx, csv' });
  const exported = [source, ...others.filter(({ lang }) => wanted.includes(lang))];
  const written =
    format === 'tbx'
      ? [{ path: 'l10n/glossary.tbx', text: writeTbx(exported, game.id) }]
      : wanted.map((lang) => ({
          path: `l10n/glossary.${lang}.csv`,
          text: glossaryCsv(
            source,
            lang,
            bases.find((base) => base.lang === lang),
          ),
        }));
  for (const { path, text } of written) {
    await writeFile(join(game.folder, path), text);
    say(context, context.messages.text('rulebook/written', { path }));
  }
  return { ok: true, findings: [], result: { game: game.id, files: written.map(({ path }) => path) } };
}

function sourceOf(bases: readonly TermBase[], folder: string): TermBase {
  const source = bases.find(({ lang }) => lang === SOURCE);
  if (source === undefined) throw new UsageError('usage/no-terms', { path: folder });
  return source;
}

/** Takes a table of words back into the term base of its language. */
export async function takeWords(context: Context, prose: Prose, path: string): Promise<Outcome> {
  const { game, files } = prose;
  const text = await readFile(resolve(context.io.cwd, path), 'utf8').catch(() => undefined);
  if (text === undefined) throw new UsageError('usage/no-save', { path });
  const bases = termBases(files);
  const back = takeGlossary(path, text, sourceOf(bases, game.folder), (lang) => {
    const base = bases.find((one) => one.lang === lang);
    const old = files.find((file) => file.path === base?.path);
    return base && old && { base, text: old.text };
  });
  const { lang, changed, added } = back;
  const broken = lang === '' ? [] : unwritable(prose, (one) => one === `l10n/terms.${lang}.csv`);
  const findings = [...back.findings, ...broken];
  if (lang !== '' && broken.length === 0) {
    await writeFile(join(game.folder, `l10n/terms.${lang}.csv`), back.text);
    say(context, context.messages.text('l10n/words-taken', { path: `l10n/terms.${lang}.csv`, changed, added }));
  }
  const annotated = withFindings(prose, findings);
  reportFindings(context, { ...annotated, sources: [...annotated.sources, { path, text }] });
  const ok = !findings.some(({ severity }) => severity === 'error');
  return { ok, findings, result: { game: game.id, lang, changed, added } };
}
