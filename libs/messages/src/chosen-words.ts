import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { near, type Span } from '@sandtable/text';
import { type Asked, type Place, placesIn } from './chapter-places.ts';
import { pluralCategories, pluralCategory, usualCategories } from './terms/plural-rules.ts';
import { lookUp, type TextNode } from './text-values.ts';

type Value = Extract<Place, { sort: 'value' }>;
type Choice = Value & { readonly key: Asked };

const spelledOf = (node: TextNode): string => node.value?.() ?? node.text?.() ?? '';
const NUMBER = /^\d+$/;

/**
 * Whether words that depend on a value, `[each player](ruling.by=player)`, apply today: a number also has its plural
 * category.
 */
export const isChosen = (node: TextNode, key: string, lang: string): boolean => {
  const value = spelledOf(node);
  return value === key || (NUMBER.test(value) && pluralCategory(lang, Number(value)) === key);
};

/**
 * Words that depend on a value, and don't cover all that it may be, so that a sentence would break under some setting.
 */
export const choiceProblems = (
  text: string,
  root: TextNode,
  lang: string,
  at: (start: number, end: number) => Span,
): readonly Diagnostic[] =>
  paragraphsOf(text).flatMap(({ words, start }) => {
    const places = placesIn(words).filter(
      (place): place is Choice => place.sort === 'value' && place.key !== undefined,
    );
    return [...Map.groupBy(places, ({ asked }) => asked.path)].flatMap(([path, choices]) => {
      const { node } = lookUp(root, path);
      return node === undefined ? [] : problemsOf(choices, node, lang, (from, to) => at(start + from, start + to));
    });
  });

const paragraphsOf = (text: string): readonly { readonly words: string; readonly start: number }[] =>
  [...text.matchAll(/(?:.+\n?)+/g)].map(({ 0: words, index: start }) => ({ words, start }));

function problemsOf(
  choices: readonly Choice[],
  node: TextNode,
  lang: string,
  at: (start: number, end: number) => Span,
): readonly Diagnostic[] {
  const [first] = choices;
  if (first === undefined) return [];
  const { path } = first.asked;
  const whole = at(first.start, first.end);
  const wanted = node.among?.() ?? (NUMBER.test(spelledOf(node)) ? usualCategories(lang) : []);
  if (wanted.length === 0) return [finding('text/choice', whole, { what: 'fixed', path })];
  const isNumber = node.among === undefined;
  const isKnown = (key: string): boolean =>
    wanted.includes(key) || (isNumber && (NUMBER.test(key) || pluralCategories(lang).includes(key)));
  const known = wanted.join(', ');
  const lost = wanted.filter((value) => !choices.some(({ key }) => key.path === value));
  return [
    ...choices.filter(({ key }) => !isKnown(key.path)).map(({ key }) => unknownKey(path, key, wanted, at)),
    ...(lost.length > 0 ? [finding('text/choice', whole, { what: 'lost', path, keys: lost.join(', '), known })] : []),
  ];
}

function unknownKey(
  path: string,
  { path: key, at: start }: Asked,
  wanted: readonly string[],
  at: (start: number, end: number) => Span,
): Diagnostic {
  const span = at(start, start + key.length);
  const like = near(key, wanted);
  const fields = { what: 'unknown', path, key, known: wanted.join(', ') };
  if (like === undefined) return finding('text/choice', span, fields);
  const fix = { title: 'fix/replace', fields: { old: key, new: like }, edits: [{ span, text: like }] };
  return finding('text/choice', span, { ...fields, near: like }, { fixes: [fix] });
}
