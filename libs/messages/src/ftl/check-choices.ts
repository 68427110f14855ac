import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { TermBase } from '../terms/check-terms.ts';
import { grammarOf, isDescribed } from '../terms/grammars.ts';
import { pluralCategories, usualCategories } from '../terms/plural-rules.ts';
import type { Choice, Said } from './read-ftl.ts';

/** Selections by number with a form for each count that the language tells apart, and by gender with its genders. */
export const choiceFindings = (said: Said, bases: readonly TermBase[]): readonly Diagnostic[] =>
  said.choices.flatMap((choice) => {
    if (choice.by === 'GENUS') return genderFindings(said, choice, bases);
    return choice.by === '$' || choice.by === 'NUMBER' ? countFindings(said, choice) : [];
  });

function genderFindings(said: Said, choice: Choice, bases: readonly TermBase[]): readonly Diagnostic[] {
  const genders = gendersOf(said.lang, bases);
  if (genders.length === 0 && !isDescribed(said.lang)) return [];
  return choice.keys
    .filter((key) => key !== 'other' && !genders.includes(key))
    .map((key) => variantFinding(said, choice, { key, what: 'gender', known: genders.join(', ') }));
}

/** Of a language nobody described, its words say what genders there are. */
const gendersOf = (lang: string, bases: readonly TermBase[]): readonly string[] => {
  const { genders } = grammarOf(lang);
  if (isDescribed(lang)) return genders;
  const terms = bases.find((base) => base.lang === lang)?.terms ?? [];
  return [...new Set(terms.map(({ gender }) => gender))].filter((gender) => gender !== '');
};

const COUNTS = ['zero', 'one', 'two', 'few', 'many', 'other'];

function countFindings(said: Said, choice: Choice): readonly Diagnostic[] {
  const { keys, ordinal } = choice;
  if (!keys.some((key) => COUNTS.includes(key) && key !== 'other')) return [];
  const type = ordinal ? 'ordinal' : 'cardinal';
  const wanted = usualCategories(said.lang, type);
  const allowed = [...pluralCategories(said.lang, type), 'other'];
  const known = wanted.join(', ');
  const lost = wanted.filter((key) => !keys.includes(key) && !isSpelled(key, keys));
  return [
    ...(isRest(lost, wanted, keys) ? [] : lost).map((key) =>
      variantFinding(said, choice, { key, what: 'lost', known }, 'warning'),
    ),
    ...keys
      .filter((key) => COUNTS.includes(key) && !allowed.includes(key))
      .map((key) => variantFinding(said, choice, { key, what: 'count', known })),
  ];
}

/** “One” may be written as the number itself. */
const isSpelled = (key: string, keys: readonly string[]): boolean => key === 'one' && keys.includes('1');

/** The one count that is lacking falls under `other`, where that stands for nothing else. */
const isRest = (lost: readonly string[], wanted: readonly string[], keys: readonly string[]): boolean =>
  lost.length === 1 && keys.includes('other') && !wanted.includes('other');

const variantFinding = (
  { file, id, lang }: Said,
  { start, end }: Choice,
  fields: { readonly key: string; readonly what: string; readonly known: string },
  severity: 'error' | 'warning' = 'error',
): Diagnostic => finding('text/variant', { file, start, end }, { id, lang, ...fields }, { severity });
