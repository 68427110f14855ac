import { accented, stretched } from '@sandtable/messages';
import type { Catalogue } from './po/po.ts';
import { replaced } from './wording.ts';

/** The language of a text that shows what was forgotten: accents, brackets, and two fifths more letters. */
export const PSEUDO = 'qps';

/** A catalogue whose translations are the sources, bent; values and links are kept. */
export const pseudo = (template: Catalogue): Catalogue => ({
  ...template,
  header: template.header.map(([name, value]) => [name, name === 'Language' ? PSEUDO : value] as const),
  entries: template.entries.map((entry) => ({ ...entry, targets: [bent(entry.source)] })),
});

const bent = (text: string): string => stretched(replaced(text, linkBent, accented), text);

type Place = Parameters<Parameters<typeof replaced>[1]>[0];
const linkBent = (place: Place): string | undefined => {
  if (place.sort === 'section' && place.words !== '') return `[${accented(place.words)}](#${place.asked.path})`;
  if (place.sort !== 'value' || place.words === undefined) return undefined;
  const key = place.key ? `=${place.key.path}` : '';
  return `[${accented(place.words)}](${place.asked.path}${key})`;
};
