import type { TextEdit } from '@sandtable/text';
import { targetEdit } from '../edit-entry.ts';
import type { Entry } from '../po/po.ts';
import { brokenCodes } from '../text-problems.ts';
import { onlyTranslation, type Pair } from '../tmx/remembered.ts';
import { patternOf, type Sought } from './pattern.ts';

/** What bears an entry. */
interface Bearer {
  readonly entry: Entry;
}

/** A translation, or one of its plural forms, that would become another. */
export interface Rewrite<T extends Bearer> {
  readonly of: T;
  readonly form: number;
  readonly before: string;
  readonly after: string;
  /** It would lose a value or a link of its source that it has now, or bring one that the source has not. */
  readonly isBroken: boolean;
}

/** Puts something in the place of what is sought, in all translations that have it; `$1` stands for a group there. */
export function replacements<T extends Bearer>(all: readonly T[], sought: Sought, by: string): readonly Rewrite<T>[] {
  const pattern = patternOf(sought);
  if (pattern === undefined) return [];
  const changed = (text: string): string =>
    sought.isPattern ? text.replace(pattern, by) : text.replace(pattern, () => by);
  return all.flatMap((of) =>
    of.entry.targets.flatMap((before, form) => {
      const after = changed(before);
      return before === '' || after === before ? [] : [rewrite(of, form, before, after)];
    }),
  );
}

/** Fills texts that nobody has translated with the only translation that the memory has for the very same source. */
export const repeats = <T extends Bearer>(all: readonly T[], memory: readonly Pair[]): readonly Rewrite<T>[] =>
  all.flatMap((of) => {
    const { targets, plural, obsolete } = of.entry;
    if (obsolete || plural !== undefined || targets[0] !== '') return [];
    const after = onlyTranslation(of.entry, memory) ?? '';
    return after === '' ? [] : [rewrite(of, 0, '', after)];
  });

function rewrite<T extends Bearer>(of: T, form: number, before: string, after: string): Rewrite<T> {
  const wrongNow = before === '' ? 0 : brokenCodes(of.entry.source, before).length;
  return { of, form, before, after, isBroken: brokenCodes(of.entry.source, after).length > wrongNow };
}

/** Writes translations into the text of the catalogue that their entries were read from. */
export const rewriteEdits = <T extends Bearer>(text: string, rewrites: readonly Rewrite<T>[]): readonly TextEdit[] =>
  rewrites.flatMap(({ of, after, form }) => targetEdit(text, of.entry, after, form) ?? []);
