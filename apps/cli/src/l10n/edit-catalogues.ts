import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '@sandtable/diagnostics';
import {
  begun,
  type Catalogue,
  fixSource,
  headed,
  isCatalogue,
  merge,
  PSEUDO,
  progressOf,
  pseudo,
  wordsPath,
  writePo,
} from '@sandtable/l10n';
import { wordsTemplate } from '@sandtable/l10n/words';
import { languageTag } from '@sandtable/text';
import { type Context, type Outcome, say } from '../command.ts';
import { failed, reportFindings } from '../report.ts';
import { UsageError } from '../usage.ts';
import { type Prose, unwritable, withFindings } from './prose.ts';
import { mergeWords, SOURCE, settleWords, store as storeAll } from './words.ts';

/** Writes the templates: `l10n/template.pot` of the chapters, and `l10n/words.pot` of messages and terms. */
export async function extract(context: Context, prose: Prose): Promise<Outcome> {
  const words = wordsTemplate(prose.files, SOURCE, prose.template, prose.contextOf);
  const written = [
    { path: 'l10n/template.pot', catalogue: prose.template },
    ...(words.entries.length === 0 ? [] : [{ path: 'l10n/words.pot', catalogue: words }]),
  ];
  for (const { path, catalogue } of written) await store(prose, path, writePo(catalogue));
  return outcome(context, prose, written);
}

/**
 * Brings catalogues up to the template; a language that has none yet gets all that translators need. Words go along for a
 * language that is named, or that has a catalogue of them.
 */
export async function mergeAll(context: Context, prose: Prose, languages: readonly string[]): Promise<Outcome> {
  const broken = unwritable(prose, isCatalogue);
  if (broken.length > 0) return failed(context, withFindings(prose, broken));
  const known = prose.catalogues.map(({ lang }) => lang).filter((lang) => lang !== PSEUDO);
  const wanted = languages.length > 0 ? languages.map(tagOf) : known;
  const merged = wanted.map((lang) => {
    const old = prose.catalogues.find((one) => one.lang === lang);
    return {
      path: old?.path ?? `l10n/${lang}.po`,
      catalogue: merge(prose.template, headed(prose.template, old?.catalogue ?? begun(prose.template, lang), lang)),
    };
  });
  for (const { path, catalogue } of merged) await store(prose, path, writePo(catalogue));
  const words = await mergeAllWords(prose, wanted, languages);
  reportFindings(
    context,
    withFindings(
      prose,
      words.flatMap(({ findings }) => findings),
    ),
  );
  const done = outcome(context, prose, [...merged, ...words.flatMap(({ written }) => written ?? [])]);
  return { ...done, ok: !words.some(({ findings }) => findings.some(({ severity }) => severity === 'error')) };
}

function tagOf(name: string): string {
  const lang = languageTag(name);
  if (lang === undefined) throw new UsageError('usage/catalogue', { name });
  return lang;
}

async function mergeAllWords(prose: Prose, wanted: readonly string[], named: readonly string[]) {
  const all: { readonly findings: readonly Diagnostic[]; readonly written?: Written | undefined }[] = [];
  for (const lang of wanted) {
    const text = await readFile(join(prose.game.folder, wordsPath(lang)), 'utf8').catch(() => undefined);
    if (text !== undefined || named.includes(lang)) all.push(await mergeWords(prose, lang, text));
  }
  return all;
}
interface Written {
  readonly path: string;
  readonly catalogue: Catalogue;
}

export async function writePseudo(context: Context, prose: Prose): Promise<Outcome> {
  const made = { path: `l10n/${PSEUDO}.po`, catalogue: pseudo(prose.template) };
  await store(prose, made.path, writePo(made.catalogue));
  return outcome(context, prose, [made]);
}

/** Translations that wait because of a change of the source that means nothing count as done again. */
export async function settle(context: Context, prose: Prose, fragments: readonly string[]): Promise<Outcome> {
  const broken = unwritable(prose, isCatalogue);
  if (broken.length > 0) return failed(context, withFindings(prose, broken));
  const settled = prose.catalogues.map(({ path, catalogue }) => ({
    path,
    catalogue: fixSource(merge(prose.template, catalogue), fragments),
  }));
  for (const { path, catalogue } of settled) await store(prose, path, writePo(catalogue));
  await settleWords(prose, fragments);
  return outcome(context, prose, settled);
}

const store = async (prose: Prose, path: string, text: string): Promise<void> =>
  await storeAll(prose, [{ path, text }]);

function outcome(context: Context, { game }: Prose, written: readonly Written[]): Outcome {
  const files = written.map(({ path, catalogue }) => ({ path, ...progressOf(catalogue).all }));
  for (const { path, texts, translated, stale, missing } of files)
    say(context, context.messages.text('l10n/written', { path, texts, translated, stale, missing }));
  return { ok: true, findings: [], result: { game: game.id, files } };
}
