import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Diagnostic } from '@sandtable/diagnostics';
import { headed, merge, takeBack, writePo } from '@sandtable/l10n';
import { readXliff, writeXliff } from '@sandtable/l10n/xliff';
import { type Context, type Outcome, say } from '../command.ts';
import { reportFindings } from '../report.ts';
import { UsageError } from '../usage.ts';
import { takeWords } from './glossary.ts';
import { type Prose, unwritable, withFindings } from './prose.ts';

/** Writes catalogues as XLIFF 2, for those who work with nothing else. */
export async function writeXliffs(context: Context, prose: Prose, languages: readonly string[]): Promise<Outcome> {
  const { game, catalogues, template } = prose;
  const wanted = catalogues.filter(({ lang }) => languages.length === 0 || languages.includes(lang));
  const missing = languages.find((lang) => !catalogues.some((one) => one.lang === lang));
  if (missing !== undefined) throw new UsageError('usage/no-catalogue', { lang: missing });
  const files = wanted.map(({ lang }) => `l10n/${lang}.xlf`);
  for (const { lang, catalogue } of wanted)
    await writeFile(join(game.folder, `l10n/${lang}.xlf`), writeXliff(merge(template, catalogue), 'de', lang));
  for (const path of files) say(context, context.messages.text('rulebook/written', { path }));
  return { ok: true, findings: [], result: { game: game.id, files } };
}

/** Takes XLIFF files back into the catalogues of their languages, and a table of words into a term base. */
export async function takeIn(context: Context, prose: Prose, paths: readonly string[]): Promise<Outcome> {
  const [first] = paths;
  if (first?.endsWith('.csv')) return await takeWords(context, prose, first);
  if (paths.length === 0) throw new UsageError('usage/needs', { name: 'l10n import', what: 'FILE' });
  const findings: Diagnostic[] = [];
  const read: { readonly path: string; readonly text: string }[] = [];
  for (const path of paths) {
    const text = await readFile(resolve(context.io.cwd, path), 'utf8').catch(() => undefined);
    if (text === undefined) throw new UsageError('usage/no-save', { path });
    read.push({ path, text });
    findings.push(...(await takeOne(context, prose, path, text)));
  }
  const annotated = withFindings(prose, findings);
  reportFindings(context, { ...annotated, sources: [...annotated.sources, ...read] });
  return {
    ok: !findings.some(({ severity }) => severity === 'error'),
    findings,
    result: { game: prose.game.id, files: paths },
  };
}

async function takeOne(context: Context, prose: Prose, path: string, text: string): Promise<readonly Diagnostic[]> {
  const { game, template, catalogues } = prose;
  const { lang, texts, findings } = readXliff(path, text);
  const broken = [...findings, ...unwritable(prose, (one) => one === `l10n/${lang}.po`)];
  if (broken.length > 0) return broken;
  const old = catalogues.find((one) => one.lang === lang)?.catalogue;
  if (old === undefined) throw new UsageError('usage/no-catalogue', { lang });
  const back = takeBack(merge(template, headed(template, old, lang)), texts);
  await writeFile(join(game.folder, `l10n/${lang}.po`), writePo(back.catalogue));
  say(context, context.messages.text('l10n/taken', { path: `l10n/${lang}.po`, count: back.taken }));
  return back.findings;
}
