import { baseLanguage } from '@sandtable/text';

/** Behind “five”, Slavic and Baltic languages have the genitive: `5 armii`. */
const FIVE = 'pl-gen';
const COUNTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  be: { few: 'pl', many: FIVE },
  bs: { few: 'gen', other: FIVE },
  cs: { few: 'pl', many: 'gen', other: FIVE },
  hr: { few: 'gen', other: FIVE },
  lt: { few: 'pl', many: 'gen', other: FIVE },
  lv: { zero: FIVE },
  pl: { few: 'pl', many: FIVE, other: 'gen' },
  ru: { few: 'gen', many: FIVE, other: 'gen' },
  sk: { few: 'pl', many: 'gen', other: FIVE },
  sl: { few: 'pl', other: FIVE },
  sr: { few: 'gen', other: FIVE },
  uk: { few: 'pl', many: FIVE, other: 'gen' },
};

/** The form of a word behind a number of a plural category, where a language takes one of a case; undefined elsewhere. */
export const countedForm = (locale: string, count: string): string | undefined => {
  const language = baseLanguage(locale);
  return Object.hasOwn(COUNTED, language) ? COUNTED[language]?.[count] : undefined;
};
