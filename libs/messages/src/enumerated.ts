/** Rules texts in English are written without a comma before “and”, and so are the lists in them. */
const WITHOUT_COMMA: Readonly<Record<string, string>> = { en: 'en-GB' };

/** Names as a sentence of a language lists them, “A, B and C”; names that have commas themselves only in a row. */
export const enumerated = (locale: string, names: readonly string[]): string =>
  names.some((name) => name.includes(','))
    ? names.join('; ')
    : new Intl.ListFormat(WITHOUT_COMMA[locale] ?? locale, { type: 'conjunction' }).format(names);
