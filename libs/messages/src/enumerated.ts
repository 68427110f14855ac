/** Names as a sentence of a language lists them, “A, B, and C”; names that have commas themselves only in a row. */
export const enumerated = (locale: string, names: readonly string[]): string =>
  names.some((name) => name.includes(','))
    ? names.join('; ')
    : new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
