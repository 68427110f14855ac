import { type Diagnostic, finding } from '@sandtable/diagnostics';
import {
  isMessages,
  isTerms,
  messageLanguage,
  pathToId,
  readTerms,
  termPath,
  termsLanguage,
} from '@sandtable/messages';
import { tooLongFor } from '@sandtable/messages/check';
import { type Patch, parse } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { isVariant, readVariants } from '@sandtable/variant';
import type { InputFile } from './input.ts';

/** What is wrong with the texts of variants: worded in some languages alone, or too long for their place. */
export function variantTextFindings(files: readonly InputFile[]): readonly Diagnostic[] {
  const variants = files.filter(({ path, text }) => isVariant(path) && WORDED.test(text));
  if (variants.length === 0) return [];
  const said = wordsByLanguage(files);
  const read = readVariants(variants, ({ path, text }) => parse(path, text)).variants;
  return [...read.values()].flatMap(({ patches }) => {
    const changes = patches.flatMap((patch) => (patch.node === 'textPatch' ? [changeOf(patch)] : []));
    const byPath = [...Map.groupBy(changes, ({ path }) => path)];
    return [...byPath.flatMap(([path, own]) => lacking(path, own, said)), ...tooLongFor(changes, files)];
  });
}

/** A variant without such a line need not be read. */
const WORDED = /^\s*text\s/m;

interface Change {
  readonly path: string;
  readonly lang: string;
  readonly text: string;
  readonly span: Span;
}
const changeOf = ({ path, lang, text, span }: Extract<Patch, { readonly node: 'textPatch' }>): Change => ({
  path: path.text,
  lang: lang.text,
  text: text.text,
  span,
});

/** Who says it today has to say it again; a text that nobody says yet is wanted in all languages of the ruleset. */
function lacking(path: string, own: readonly Change[], said: ReadonlyMap<string, ReadonlySet<string>>) {
  const [first] = own;
  const id = pathToId(path);
  const sayers = [...said.keys()].filter((lang) => said.get(lang)?.has(id));
  const wanted = sayers.length > 0 ? sayers : [...said.keys()];
  const lost = wanted.filter((lang) => !own.some((change) => change.lang === lang));
  if (first === undefined || lost.length === 0) return [];
  const fields = { path, said: own.map(({ lang }) => lang).join(', '), missing: lost.join(', ') };
  return [finding('variant/one-language', first.span, fields, { severity: 'warning' })];
}

const MESSAGE = /^([a-zA-Z][\w-]*)[ \t]*=/gm;

/** The ids of all that a ruleset says, by language. */
function wordsByLanguage(files: readonly InputFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const said = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const lang = isTerms(path) ? termsLanguage(path) : isMessages(path) ? messageLanguage(path) : undefined;
    if (lang === undefined) continue;
    const ids = isTerms(path)
      ? readTerms(path, text).terms.map(({ id }) => pathToId(termPath(id)))
      : [...text.matchAll(MESSAGE)].map(([, id = '']) => id);
    said.set(lang, new Set([...(said.get(lang) ?? []), ...ids]));
  }
  return said;
}
