import { hashOf } from '@sandtable/text';
import type { File } from './read-messages.ts';

const FILE = /^l10n\/reviewed\.([\w-]+)\.txt$/;
/** Where it is kept of which words of the source those of a language were made. */
export const isWordPrints = (path: string): boolean => FILE.test(path);
export const wordPrintsPath = (lang: string): string => `l10n/reviewed.${lang}.txt`;

interface Prints {
  readonly source: string;
  readonly target: string;
}

const LINE = /^(\S+) ([0-9a-f]{8}) ([0-9a-f]{8})$/;

/** What is kept for a language, by word. What is no such line is left alone. */
export function printsIn(files: readonly File[], lang: string): ReadonlyMap<string, Prints> {
  const text = files.find(({ path }) => path === wordPrintsPath(lang))?.text ?? '';
  return new Map(
    text.split(/\r?\n/).flatMap((line) => {
      const [, name, source, target] = LINE.exec(line.trim()) ?? [];
      return name === undefined || source === undefined || target === undefined
        ? []
        : [[name, { source, target }] as const];
    }),
  );
}

export const printOfWord = (written: string): string => hashOf([written]).slice(0, 8);
