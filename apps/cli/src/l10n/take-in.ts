import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Diagnostic } from '@sandtable/diagnostics';
import { type Catalogue, headed, isReady, merge, type Returned, returnedPo, writePo } from '@sandtable/l10n';
import { fromMemory, isOf, readTmx, readXliff } from '@sandtable/l10n/exchange';
import { isWord } from '@sandtable/l10n/words';
import { type Context, type Outcome, say } from '../command.ts';
import { reportFindings } from '../report.ts';
import { UsageError } from '../usage.ts';
import type { Incoming, TakenIn } from './incoming.ts';
import { type Prose, unwritable, withFindings } from './prose.ts';
import { takeTable, takeTbx } from './take-words.ts';
import { everything, pathOf, SOURCE, store, takeEverything, takeWordsBack } from './words.ts';

type Take = (context: Context, prose: Prose, file: Incoming) => Promise<TakenIn>;

/** Takes files of other tools in: texts into the catalogues of their languages, words into term bases. */
export async function takeIn(context: Context, prose: Prose, paths: readonly string[]): Promise<Outcome> {
  if (paths.length === 0) throw new UsageError('usage/needs', { name: 'l10n import', what: 'FILE' });
  const findings: Diagnostic[] = [];
  const read: { readonly path: string; readonly text: string }[] = [];
  let result: Readonly<Record<string, unknown>> = {};
  for (const path of paths) {
    const bytes = await bytesOf(context, prose, path);
    const file = { path, bytes, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
    const taken = await takerOf(file)(context, prose, file);
    findings.push(...taken.findings);
    read.push({ path, text: taken.text ?? file.text });
    result = { ...result, ...taken.result };
  }
  const annotated = withFindings(prose, findings);
  reportFindings(context, { ...annotated, sources: [...annotated.sources, ...read] });
  const ok = !findings.some(({ severity }) => severity === 'error');
  return { ok, findings, result: { game: prose.game.id, files: paths, ...result } };
}

/** A path leads on from where the command is run, or from the game, as our own commands name what they wrote. */
async function bytesOf({ io }: Context, { game }: Prose, path: string): Promise<Uint8Array> {
  for (const from of [io.cwd, game.folder]) {
    const bytes = await readFile(resolve(from, path)).catch(() => undefined);
    if (bytes !== undefined) return bytes;
  }
  throw new UsageError('usage/no-save', { path });
}

/** By its ending; XML of any other says itself what it is. */
function takerOf({ path, text }: Incoming): Take {
  if (/\.(?:csv|tsv|txt)$/i.test(path)) return takeTable;
  if (/\.pot?$/i.test(path)) return takePo;
  if (/\.tbx$/i.test(path) || /<(?:martif|tbx)[\s>]/.test(text)) return takeTbx;
  return /\.tmx$/i.test(path) || /<tmx[\s>]/.test(text) ? takeMemory : takeXliff;
}

const takeXliff: Take = async (context, prose, file) =>
  await takeTexts(context, prose, readXliff(file.path, file.text));
const takePo: Take = async (context, prose, file) => await takeTexts(context, prose, returnedPo(file.path, file.text));

async function takeTexts(
  context: Context,
  prose: Prose,
  { lang: said, texts, findings }: ReturnType<typeof readXliff>,
): Promise<TakenIn> {
  const own = ownLanguage(prose, said);
  const broken = [...findings, ...unwritable(prose, (one) => one === pathOf(prose, own))];
  if (broken.some(({ severity }) => severity === 'error')) return { findings: broken };
  const path = pathOf(prose, own);
  const back = await takeEverything(prose, own, catalogueOf(prose, own), texts);
  say(context, context.messages.text('l10n/taken', { path, count: back.taken }));
  if (back.refused > 0) say(context, context.messages.text('l10n/refused', { count: back.refused }));
  return { findings: [...broken, ...back.findings] };
}

const takeMemory: Take = async (context, prose, { path, text }) => {
  const { memories, findings } = readTmx(path, text, SOURCE);
  const languages = [...memories.keys()].map((said) => ({ said, lang: ownLanguage(prose, said) }));
  const broken = languages.flatMap(({ lang }) => unwritable(prose, (one) => one === pathOf(prose, lang)));
  if (broken.length > 0) return { findings: [...findings, ...broken] };
  for (const { said, lang } of languages) {
    const filled = fromMemory(everything(prose, lang), memories.get(said) ?? []);
    const to = await storeFilled(prose, lang, filled.catalogue, path);
    const { taken, near } = filled;
    say(context, context.messages.text('l10n/remembered', { path: to, taken, near }));
  }
  return { findings };
};

/** Tools write `fr-FR` or `fr_FR` for a language that the game has as `fr`. */
function ownLanguage({ catalogues }: Prose, said: string): string {
  const lang = said.replace('_', '-');
  return (catalogues.find((one) => one.lang === lang) ?? catalogues.find((one) => isOf(lang, one.lang)))?.lang ?? lang;
}

function catalogueOf({ catalogues, template }: Prose, lang: string): Catalogue {
  const old = catalogues.find((one) => one.lang === lang)?.catalogue;
  if (old === undefined) throw new UsageError('usage/no-catalogue', { lang });
  return merge(template, headed(template, old, lang));
}

/** Words have no place where they could wait for a look, so those that are merely alike are left out. */
async function storeFilled(prose: Prose, lang: string, filled: Catalogue, file: string): Promise<string> {
  const chapters = { ...catalogueOf(prose, lang), entries: filled.entries.filter((one) => !isWord(one)) };
  const ready = filled.entries.filter((one) => isWord(one) && isReady(one));
  const words = ready.map(({ context, source, targets }): Returned => {
    const span = { file, start: 0, end: 0 };
    return { context, source, target: targets[0] ?? '', stale: false, span };
  });
  const path = pathOf(prose, lang);
  await takeWordsBack(prose, lang, words);
  await store(prose, [{ path, text: writePo(chapters) }]);
  return path;
}
