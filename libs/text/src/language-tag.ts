/** A language with script, region, variants and extensions; where it begins, case tells it from other parts of a name. */
const SHAPE = /^[a-z]{2,3}(?:[-_][A-Za-z\d]{1,8})*$/;
/** Longer ones nobody needs (RFC 5646, 4.4.1). */
const LONGEST = 35;

/**
 * A language code as BCP 47 writes it: `pt-BR`, `es-419`, `zh-Hant-TW`. Underscores are read too, as other tools write
 * them (`pt_BR`). Undefined for what isn't a language code.
 */
export function languageTag(text: string): string | undefined {
  if (!SHAPE.test(text) || text.length > LONGEST) return undefined;
  try {
    return Intl.getCanonicalLocales(text.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/** The language itself, without script and region: `zh` of `zh-Hant-TW`. */
export const baseLanguage = (tag: string): string => tag.split('-')[0] ?? tag;

/** A language and what it is a part of, the nearest first: `zh-Hant-TW`, `zh-Hant`, `zh`. */
export const languageParents = (tag: string): readonly string[] => {
  const parts = tag.split('-');
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('-'));
};

/** Scripts that are written from right to left. */
const FROM_THE_RIGHT = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
]);

/** Which way a language is written, as HTML says it; the script decides, which `az-Arab` and `az` have not in common. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  const tag = languageTag(lang);
  if (tag === undefined) return 'ltr';
  return FROM_THE_RIGHT.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
}
