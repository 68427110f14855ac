const known = new Map<string, Intl.PluralRules>();

const rulesOf = (lang: string, type: Intl.PluralRuleType): Intl.PluralRules => {
  const key = `${type} ${lang}`;
  const rules = known.get(key) ?? new Intl.PluralRules(lang === '' ? 'en' : lang, { type });
  known.set(key, rules);
  return rules;
};

/** The plural category that a language counts a number in: `one`, `few` … */
export const pluralCategory = (lang: string, count: number): string => rulesOf(lang, 'cardinal').select(count);

/** All plural categories of a language; what they are needed for may be fractions or millions, which no game has. */
export const pluralCategories = (lang: string, type: Intl.PluralRuleType = 'cardinal'): readonly string[] =>
  rulesOf(lang, type).resolvedOptions().pluralCategories;

/** The categories that whole numbers below two hundred fall in. */
export const usualCategories = (lang: string, type: Intl.PluralRuleType = 'cardinal'): readonly string[] => [
  ...new Set(Array.from({ length: 200 }, (_, n) => rulesOf(lang, type).select(n))),
];
