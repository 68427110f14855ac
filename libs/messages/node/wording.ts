import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languagesIn, WORDING_PARTS } from '../src/wording-names.ts';

const FOLDER = join(import.meta.dirname, '../wording');
const known = new Map<string, readonly string[]>();

/** The languages that have files of wording. */
export const wordedLanguages: readonly string[] = languagesIn(readdirSync(FOLDER));

/** Returns the built-in wording of a language as Fluent: of findings, then of commands. */
export function wordingTexts(lang: string): readonly string[] {
  const texts = known.get(lang) ?? WORDING_PARTS.map((part) => textOf(`${part}.${lang}.ftl`));
  known.set(lang, texts);
  return texts;
}

/** Nothing has to be fetched: files are read when their texts are needed. */
export const fetchWording = async (_lang: string): Promise<void> => undefined;

const textOf = (name: string): string => readFileSync(join(FOLDER, name), 'utf8').replaceAll('\r\n', '\n');
