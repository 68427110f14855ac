import { readableProse, textValues } from '@sandtable/compiler';
import {
  begun,
  type Catalogue,
  type ChapterText,
  catalogueLanguage,
  forTranslators,
  headed,
  keyOf,
  merge,
  PSEUDO,
  pseudo,
  readPo,
  sourceChapters,
  templateIn,
  translated,
  unitsOf,
  wordsLanguage,
  writePo,
} from '@sandtable/l10n';
import {
  createMessages,
  type Fragment,
  isChosen,
  lookUp,
  type Messages,
  placesIn,
  readChapters,
  referenceName,
  type TextValues,
  wordedLanguage,
  wordingChain,
  wordingUnder,
} from '@sandtable/messages';
import type { Model } from '@sandtable/model';
import { chaptersHtml, markedUnit } from '@sandtable/rulebook';
import type { SourceText } from './protocol.ts';
import type { TranslationPreview, TranslationPreviewRequest } from './translation-page.ts';
import { type WordsMerged, wordsMerged, wordsPreview } from './words-preview.ts';

/** How variants word what a ruleset says. */
export type Wordings = Parameters<typeof wordingUnder>[2];

const SOURCE = 'de';

const langOf = (file: string): string => catalogueLanguage(file) ?? '';

/** Values as a language has them. */
export const valuesFor = (
  model: Model,
  files: readonly SourceText[],
  lang: string,
  wordings: Wordings = [],
): TextValues => textValues(model, messagesFor(files, lang, wordings));

/** What a ruleset says in a language. */
export function messagesFor(files: readonly SourceText[], lang: string, wordings: Wordings): Messages {
  const ftl = (of: string): readonly string[] =>
    wordingUnder(
      files.filter(({ path }) => !path.startsWith('variants/')),
      of,
      wordings,
    );
  return createMessages(wordedLanguage(lang), wordingChain(lang).flatMap(ftl), {}, lang);
}

const printing =
  ({ root }: TextValues) =>
  (path: string): string | undefined =>
    lookUp(root, path).node?.text?.();

export function templateFor(model: Model, files: readonly SourceText[], values: TextValues): Catalogue {
  return templateIn(files, { ruleset: model.id, version: model.version, value: printing(values) });
}

/** What is shown beside a catalogue: the chapter in both languages, with the values and names that the rules have today. */
export function translationPreview(
  model: Model,
  { files, file, chapter, pseudo: bent }: TranslationPreviewRequest & { readonly files: readonly SourceText[] },
  wordings: Wordings = [],
): TranslationPreview {
  if (wordsLanguage(file) !== undefined) return wordsPreview(files, file);
  const values = valuesFor(model, files, SOURCE, wordings);
  const template = templateFor(model, files, values);
  const catalogue = readPo(file, files.find(({ path }) => path === file)?.text ?? '');
  const chapters = sourceChapters(files);
  const known = new Set(catalogue.entries.filter(({ obsolete }) => !obsolete).map(keyOf));
  const own = chapters.find(({ path }) => path === chapter);
  const lang = bent ? PSEUDO : langOf(file);
  const page = (in_: string, by: Pick<Catalogue, 'entries'>, of: TextValues): string =>
    own === undefined ? '' : pageOf(own, chapters, by, in_, of);
  return {
    values: printed(template, readChapters(chapters).fragments, values),
    absent: template.entries.filter((entry) => !known.has(keyOf(entry))).length,
    source: page(SOURCE, { entries: [] }, values),
    target: page(lang, bent ? pseudo(template) : catalogue, valuesFor(model, files, langOf(file), wordings)),
    units: own === undefined ? [] : unitsOf(own).map(keyOfUnit),
  };
}

const keyOfUnit = ({ fragment, source }: ReturnType<typeof unitsOf>[number]): string =>
  keyOf({ context: fragment, source: forTranslators(source) });

/** One chapter, with references into all of them. */
function pageOf(
  own: ChapterText,
  chapters: readonly ChapterText[],
  catalogue: Pick<Catalogue, 'entries'>,
  lang: string,
  values: TextValues,
): string {
  const { fragments } = readChapters(chapters.map((one) => translated(one, catalogue, lang)));
  const marked = readChapters([translated(own, catalogue, lang, markedUnit)]).fragments;
  return chaptersHtml({ fragments, values }, marked);
}

function printed(
  template: Catalogue,
  fragments: readonly Fragment[],
  values: TextValues,
): Readonly<Record<string, string>> {
  const paths = template.entries.flatMap(({ source }) =>
    [...source.matchAll(/\{([^{}\n]*)\}/g)].map(([, path = '']) => path),
  );
  const said = [...new Set(paths)].map((path) => [path, printing(values)(path)] as const);
  const named = fragments.map((one) => [`#${one.id}`, referenceName(one)] as const);
  return Object.fromEntries(
    [...said, ...named, ...unsaid(template, values)].filter(
      (pair): pair is readonly [string, string] => pair[1] !== undefined,
    ),
  );
}

/** Words that depend on a value and aren't said today, by `path=key`. */
const unsaid = (template: Catalogue, { root }: TextValues): readonly (readonly [string, string])[] =>
  template.entries.flatMap(({ source }) =>
    placesIn(source).flatMap((place) => {
      const { node } = place.sort === 'value' && place.key ? lookUp(root, place.asked.path) : {};
      if (node === undefined || place.sort !== 'value' || !place.key) return [];
      return isChosen(node, place.key.path, SOURCE) ? [] : [[`${place.asked.path}=${place.key.path}`, ''] as const];
    }),
  );

/** A catalogue brought up to the texts of today. Undefined for one that cannot be read whole: the rest would be lost. */
export function mergedCatalogue(model: Model, files: readonly SourceText[], file: string): string | undefined {
  const template = templateFor(model, files, valuesFor(model, files, SOURCE));
  const stored = files.find(({ path }) => path === file);
  const old = stored && readPo(file, stored.text);
  const lost = [...(old?.findings ?? []), ...(stored ? readableProse([stored]).findings : [])];
  if (lost.some(({ severity }) => severity === 'error')) return undefined;
  const lang = langOf(file);
  return writePo(merge(template, headed(template, old ?? begun(template, lang), lang)));
}

/** Messages and terms brought together with their catalogue; begun if it is not among the files. */
export const mergedWordsFor = (model: Model, files: readonly SourceText[], file: string, lang: string): WordsMerged =>
  wordsMerged(model, { files, file, template: templateFor(model, files, valuesFor(model, files, SOURCE)) }, lang);
