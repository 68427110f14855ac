import { chaptersOf } from '@sandtable/l10n';
import { readChapters } from '@sandtable/messages';
import type { Model } from '@sandtable/model';
import { chaptersHtml } from '@sandtable/rulebook';
import { valuesFor, type Wordings } from './prose.ts';
import type { SourceText } from './protocol.ts';

/** The rules text as HTML; empty where a ruleset has none. */
export interface BookText {
  readonly lang: string;
  readonly html: string;
}

/** In the language that is asked for, else in German or English, else in whichever there is. */
export function bookOf(model: Model, files: readonly SourceText[], asked: string, wordings: Wordings): BookText {
  const { fragments } = readChapters(chaptersOf(files));
  const have = new Set(fragments.map((one) => one.lang));
  const lang = [asked, 'en', 'de'].find((one) => have.has(one)) ?? [...have][0] ?? asked;
  const own = fragments.filter((one) => one.lang === lang);
  return {
    lang,
    html: own.length === 0 ? '' : chaptersHtml({ fragments: own, values: valuesFor(model, files, lang, wordings) }),
  };
}
