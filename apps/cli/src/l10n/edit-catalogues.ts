import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
  writePo,
} from '@sandtable/l10n';
import { languageTag } from '@sandtable/text';
import { type Context, type Outcome, say } from '../command.ts';
import { failed } from '../report.ts';
import { UsageError } from '../usage.ts';
import { type Prose, unwritable, withFindings } from './prose.ts';

/** Writes the template, `l10n/template.pot`. */
export async function extract(context: Context, prose: Prose): Promise<Outcome> {
  const path = 'l10n/template.pot';
  await store(prose, path, writePo(prose.template));
  return outcome(context, prose, [{ path, catalogue: prose.template }]);
}

/** Brings catalogues up to the template; a language that has none yet gets one. */
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
  return outcome(context, prose, merged);
}

function tagOf(name: string): string {
  const lang = languageTag(name);
  if (lang === undefined) throw new UsageError('usage/catalogue', { name });
  return lang;
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
  return outcome(context, prose, settled);
}

async function store({ game }: Prose, path: string, text: string): Promise<void> {
  const to = join(game.folder, path);
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, text);
}

function outcome(
  context: Context,
  { game }: Prose,
  written: readonly { readonly path: string; readonly catalogue: Catalogue }[],
): Outcome {
  const files = written.map(({ path, catalogue }) => ({ path, ...progressOf(catalogue).all }));
  for (const { path, texts, translated, stale, missing } of files)
    say(context, context.messages.text('l10n/written', { path, texts, translated, stale, missing }));
  return { ok: true, findings: [], result: { game: game.id, files } };
}
