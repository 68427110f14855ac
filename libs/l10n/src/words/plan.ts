import type { Case } from './cases.ts';

const COUNTS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The sentences that a language needs of a message, by those of the source: one for each count that the language tells
 * apart, and the same as the source wherever something else is chosen.
 */
export function planned(cases: readonly Case[], lang: string, depth = 0): readonly Case[] {
  if (cases.every(({ chosen }) => chosen.length <= depth)) return cases;
  const groups = Map.groupBy(cases, ({ chosen }) => chosen[depth]?.key ?? '');
  const deeper = new Map([...groups].map(([key, own]) => [key, planned(own, lang, depth + 1)] as const));
  const keys = [...groups.keys()];
  if (!isCounted(cases, keys, depth)) return [...deeper.values()].flat();
  const wanted = [...keys.filter((key) => !COUNTS.includes(key)), ...countsOf(lang)];
  const other = [...deeper.values()].find((own) => own[0]?.chosen[depth]?.isDefault) ?? [];
  return wanted.flatMap((key, i) =>
    (deeper.get(key) ?? other).map((one) => renamed(one, depth, key, i === wanted.length - 1)),
  );
}

/** A source in whose language all numbers but one read alike, `[0] … *[other] { $n } markers`, counts all the same. */
const isCounted = (cases: readonly Case[], keys: readonly string[], depth: number): boolean =>
  keys.some((key) => COUNTS.includes(key) && key !== 'other') ||
  (keys.some((key) => /^\d+$/.test(key)) && cases.some((one) => saysNumber(one, depth)));

const saysNumber = ({ chosen, text }: Case, depth: number): boolean => {
  const choice = chosen[depth];
  return choice?.isDefault === true && text.includes(`{ ${choice.by} }`);
};

const renamed = (one: Case, depth: number, key: string, isDefault: boolean): Case => ({
  ...one,
  chosen: one.chosen.map((choice, i) => (i === depth ? { ...choice, key, isDefault } : choice)),
});

/** Counts of whole numbers, that of most of them last. */
function countsOf(lang: string): readonly string[] {
  const rules = new Intl.PluralRules(lang);
  const found = new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
  return COUNTS.filter((count) => found.has(count as Intl.LDMLPluralRule));
}

/** The sentence of the source that one of another language says: the one where most of the same is chosen. */
export function sourceOf({ chosen }: Pick<Case, 'chosen'>, source: readonly Case[]): Case | undefined {
  const fits = (one: Case): number =>
    one.chosen.reduce((sum, { by, key, isDefault }) => {
      const same = chosen.find((choice) => choice.by === by);
      if (same?.key === key) return sum + 2;
      return isDefault ? sum : sum - 2;
    }, 0);
  return source.reduce<Case | undefined>(
    (best, one) => (best === undefined || fits(one) > fits(best) ? one : best),
    undefined,
  );
}
