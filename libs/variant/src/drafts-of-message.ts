import { languageTag } from '@sandtable/text';
import type { Draft } from './draft.ts';

/** The message at a place of a Fluent file, as a text that a variant words again. */
export function draftsOfMessage(
  file: { readonly path: string; readonly text: string } | undefined,
  offset: number,
): readonly Draft[] {
  const lang = file && languageOf(file.path);
  const entry = file && lang ? entryAt(file.text, offset) : undefined;
  if (entry === undefined || lang === undefined) return [];
  const path = entry.id.replaceAll('--', '/').replaceAll(/_(?=\p{L})/gu, '.');
  const before = `text ${path} ${lang} = `;
  const words = quoted(entry.pattern);
  return [
    {
      sort: 'text',
      path,
      text: before + words,
      value: { start: before.length + 1, end: before.length + words.length - 1 },
    },
  ];
}

/** The language is the last part of a file's name, or the folder that it lies in. */
function languageOf(path: string): string | undefined {
  const [, folder = '', name = ''] = /(?:([\w-]+)\/)?(?:[^/]*\.)?([\w-]+)\.ftl$/.exec(path) ?? [];
  return languageTag(name) ?? languageTag(folder);
}

/** Lines that are indented go on with the entry above. */
function entryAt(text: string, offset: number): { readonly id: string; readonly pattern: string } | undefined {
  for (const { 0: all, 1: id = '', 2: pattern = '', index } of text.matchAll(
    /^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ \t]+.*|\}.*))*)/gm,
  ))
    if (index <= offset && index + all.length >= offset) return { id, pattern: outdented(pattern) };
  return undefined;
}

const outdented = (pattern: string): string =>
  pattern
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();

/** Strings of the language stand on one line. */
const quoted = (text: string): string => JSON.stringify(text);
