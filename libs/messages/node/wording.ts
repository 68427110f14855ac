import { readFileSync } from 'node:fs';
import type { Language } from '../src/language.ts';

const known = new Map<Language, readonly string[]>();

/** Returns the built-in wording of a language as Fluent: of findings, then of commands. */
export function wordingTexts(lang: Language): readonly string[] {
  const texts = known.get(lang) ?? ['findings', 'ui'].map((name) => textOf(`../wording/${name}.${lang}.ftl`));
  known.set(lang, texts);
  return texts;
}

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8').replaceAll('\r\n', '\n');
