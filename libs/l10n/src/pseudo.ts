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

function bent(text: string): string {
  const letters = [...text].filter((sign) => /\p{L}/u.test(sign)).length;
  const more = 'ẋ'.repeat(Math.ceil(letters * 0.4));
  const words = replaced(text, linkBent, accented);
  return `⟦${words}${more === '' ? '' : ` ${more}`}⟧`;
}

type Place = Parameters<Parameters<typeof replaced>[1]>[0];
const linkBent = (place: Place): string | undefined => {
  if (place.sort === 'section' && place.words !== '') return `[${accented(place.words)}](#${place.asked.path})`;
  return place.sort === 'value' && place.words !== undefined
    ? `[${accented(place.words)}](${place.asked.path})`
    : undefined;
};

const PLAIN = 'aeiouAEIOUcnsyCNSY';
const BENT = 'áéíóúÁÉÍÓÚçñšýÇÑŠÝ';
/** What stands in code is not for reading aloud. */
const accented = (text: string): string =>
  text.replace(/`[^`]*`|[a-z]/giu, (sign) => (sign.length > 1 ? sign : (BENT[PLAIN.indexOf(sign)] ?? sign)));
