import { begun } from '../merge.ts';
import { type Catalogue, isFuzzy } from '../po/po.ts';
import type { File } from './read-messages.ts';
import { wordEntries } from './word-texts.ts';

type ContextOf = Parameters<typeof wordEntries>[2];

/** The words of a language as a catalogue; notes of translators stay, and so does the source that a word waits from. */
export function wordsCatalogue(
  files: readonly File[],
  lang: string,
  template: Catalogue,
  old: Catalogue | undefined,
  contextOf?: ContextOf,
): Catalogue {
  const before = new Map(old?.entries.map((entry) => [entry.context, entry] as const));
  const { header, headComments } = old ?? begun(template, lang);
  const entries = wordEntries(files, lang, contextOf).map((entry) => {
    const was = before.get(entry.context);
    if (was === undefined) return entry;
    const source = was.previous?.source ?? was.source;
    const previous = isFuzzy(entry) && source !== entry.source ? { source } : undefined;
    return { ...entry, notes: was.notes, previous };
  });
  return { header, headComments, entries };
}

/** The words of the source as a template. */
export function wordsTemplate(
  files: readonly File[],
  lang: string,
  template: Catalogue,
  contextOf?: ContextOf,
): Catalogue {
  const entries = wordEntries(files, lang, contextOf).map((entry) => ({ ...entry, flags: [], targets: [''] }));
  return { header: template.header, headComments: [], entries };
}
