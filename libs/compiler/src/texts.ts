import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { catalogueFindings, wrongInCatalogues } from '@sandtable/l10n';
import { staleWords } from '@sandtable/l10n/words';
import {
  checkChapters,
  checkTerms,
  choiceProblems,
  type Fragment,
  messagesIn,
  readChapters,
  slipsIn,
  type TermBase,
  type TextValues,
  termBases,
  termUse,
  wrongNumbers,
} from '@sandtable/messages';
import { checkFtl, type MessagePlaces } from '@sandtable/messages/check';
import type { Model } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { isVariant, variantName } from '@sandtable/variant';
import { askedMessages } from './asked-messages.ts';
import type { InputFile } from './input.ts';
import { readableProse } from './readable-prose.ts';
import { termIds } from './term-ids.ts';
import { textValues } from './text-values.ts';
import { variantTextFindings } from './variant-texts.ts';

/**
 * What is wrong with the chapters, their translations and the messages among the files; which values chapters may name
 * is not known without a model. `laid` says that variants lie over the rules: what they took out is no mistake of a text.
 */
export function textFindings(all: readonly InputFile[], model: Model | undefined, laid = false): readonly Diagnostic[] {
  const readable = readableProse(all);
  const { files } = readable;
  const { fragments, findings } = readChapters(files);
  const bases = termBases(files);
  const found = [
    ...readable.findings,
    ...checkFtl(
      files.filter(({ path }) => !isVariant(path)),
      model && messagesAsked(all, model, laid),
      bases,
    ),
    ...checkTerms(bases, laid ? undefined : model && termIds(model)),
    ...findings,
    ...fragments.flatMap((fragment) => [...usedIn(fragment, bases), ...styleOf(fragment)]),
    ...catalogueFindings(files),
    ...staleWords(files),
    ...variantTextFindings(files),
  ];
  if (model === undefined || fragments.length === 0) return found;
  const values = textValues(model, messagesIn('en'));
  return [
    ...found,
    ...checkChapters(fragments, values),
    ...fragments.flatMap((fragment) => numbersIn(fragment, bases, values)),
    ...fragments.flatMap(({ body, at, lang }) => choiceProblems(body, values.root, lang, within(at))),
    ...wrongInCatalogues(files, bases, values.root),
  ];
}

/** What of the rules asks for messages, and what it gives them. */
export const messagesAsked = (all: readonly InputFile[], model: Model, laid = false): MessagePlaces =>
  askedMessages(model, variantsAmong(all), laid);

const variantsAmong = (files: readonly InputFile[]): readonly string[] =>
  files.flatMap(({ path }) => variantName(path) ?? []);

/** How a fragment uses the terms of its language. */
function usedIn({ body, at, lang }: Fragment, bases: readonly TermBase[]): readonly Diagnostic[] {
  const base = bases.find((one) => one.lang === lang);
  if (base === undefined) return [];
  return termUse(body, base, within(at));
}

/** Places in a body as places in its file. */
const within =
  ({ file, start: base }: Span) =>
  (start: number, end: number): Span => ({ file, start: base + start, end: base + end });

/** Values of today before words in the wrong number. */
function numbersIn({ body, at, lang }: Fragment, bases: readonly TermBase[], { root }: TextValues) {
  const base = bases.find((one) => one.lang === lang);
  return base === undefined ? [] : wrongNumbers(body, root, base, within(at));
}

const styleOf = ({ body, at, lang, id }: Fragment): readonly Diagnostic[] =>
  slipsIn(body, lang).map(({ what, start, end, better }) => {
    const span = within(at)(start, end);
    const fix = { title: 'fix/set', fields: {}, edits: [{ span, text: better ?? '' }] };
    const fixes = better === undefined ? [] : [fix];
    return finding('text/style', span, { what, fragment: id }, { severity: 'warning', fixes });
  });
