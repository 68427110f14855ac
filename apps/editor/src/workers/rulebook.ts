import { textValues } from '@sandtable/compiler';
import { chaptersOf } from '@sandtable/l10n';
import { type Fragment, readChapters, termBases } from '@sandtable/messages';
import { bookHouseRules, bookTerms, bookWords, chaptersHtml, rulebook } from '@sandtable/rulebook';
import type { CompiledRules } from './fault-details.ts';
import type { SourceText } from './protocol.ts';
import { messagesFor, valuesFor, type Wordings } from './translation-preview.ts';

/** The rules text as HTML; empty where a ruleset has none. */
export interface RulebookText {
  readonly lang: string;
  readonly html: string;
}

/** The chapters alone. */
export function rulebookOf({ model, files }: CompiledRules, asked: string, wordings: Wordings): RulebookText {
  const { lang, fragments } = textIn(files, asked);
  if (fragments.length === 0) return { lang, html: '' };
  return { lang, html: chaptersHtml({ fragments, values: valuesFor(model, files, lang, wordings) }) };
}

/** A page of its own that prints as a book, as `sandtable rulebook` writes it, but for pictures of boards. */
export function printedRulebook(
  { model, files, variants = [] }: CompiledRules,
  asked: string,
  wordings: Wordings,
): RulebookText {
  const { lang, fragments } = textIn(files, asked);
  if (fragments.length === 0) return { lang, html: '' };
  const messages = messagesFor(files, lang, wordings);
  const version = messages.text('rulebook/version', { version: model.version });
  const html = rulebook({
    title: messages.has('ruleset/name') ? messages.text('ruleset/name') : (fragments[0]?.title ?? model.id),
    under: [version, ...bookHouseRules(messages, variants)],
    lang,
    words: bookWords(messages),
    terms: bookTerms(termBases(files), lang),
    fragments,
    values: textValues(model, messages),
  });
  return { lang, html };
}

/** In the language that is asked for, else in German or English, else in whichever there is. */
function textIn(
  files: readonly SourceText[],
  asked: string,
): { readonly lang: string; readonly fragments: readonly Fragment[] } {
  const { fragments } = readChapters(chaptersOf(files));
  const have = new Set(fragments.map((one) => one.lang));
  const lang = [asked, 'en', 'de'].find((one) => have.has(one)) ?? [...have][0] ?? asked;
  return { lang, fragments: fragments.filter((one) => one.lang === lang) };
}
