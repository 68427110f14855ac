import { languageTag } from '@sandtable/text';
import { ftlOf, pathToId } from './id.ts';
import { isTerms, termsLanguage } from './terms/term.ts';
import { termsFtl } from './terms/term-ftl.ts';

interface File {
  readonly path: string;
  readonly text: string;
}

/** The language of a file of messages: `NAME.LANG.ftl`, `LANG.ftl`, or any in a folder `LANG`. */
export function messageLanguage(path: string): string | undefined {
  if (!path.endsWith('.ftl')) return undefined;
  const parts = path.slice(0, -'.ftl'.length).split('/');
  const last = parts.at(-1)?.split('.').at(-1) ?? '';
  return [last, ...parts.slice(0, -1).toReversed()].map(languageTag).find((tag) => tag !== undefined);
}

/** Languages in which to read the words of a ruleset, the last on top: rulesets need not have more than English and German. */
export const wordingChain = (lang: string): readonly string[] =>
  lang === 'en' || lang === 'de' ? [lang] : ['en', lang];

/** What a ruleset says in a language, as Fluent: its terms first, then its messages. */
export const wordingIn = (files: readonly File[], lang: string): readonly string[] => [
  ...files
    .filter(({ path }) => isTerms(path) && termsLanguage(path) === lang)
    .map(({ path, text }) => termsFtl(path, text)),
  // Fluent takes a mark at the beginning of a file for a part of its first message.
  ...files.filter(({ path }) => messageLanguage(path) === lang).map(({ text }) => text.replace(/^\ufeff/, '')),
];

/** How a path is worded again; without words the text is taken away. */
interface Change {
  readonly path: string;
  readonly lang: string;
  readonly text: string | undefined;
}

/** The same under changes, of which the last one of a path counts. */
export function wordingUnder(files: readonly File[], lang: string, changes: readonly Change[]): readonly string[] {
  const last = new Map(changes.flatMap(({ path, lang: of, text }) => (of === lang ? [[pathToId(path), text]] : [])));
  const gone = new Set([...last].flatMap(([id, text]) => (text === undefined ? [id] : [])));
  const worded = [...last].flatMap(([path, text]) => (text === undefined ? [] : [{ path, text }]));
  const kept = wordingIn(files, lang).map((text) =>
    gone.size === 0 ? text : text.replaceAll(ENTRY, (all, id: string) => (gone.has(id) ? '' : all)),
  );
  return [...kept, ftlOf(worded)];
}

/** A message with the lines that belong to it. */
const ENTRY = /^([a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t]+.*|\}.*|[ \t]*(?=\n[ \t])))*\n?/gm;
