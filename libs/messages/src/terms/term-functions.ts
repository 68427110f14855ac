import { type FluentFunction, FluentNumber, FluentType, type FluentValue } from '@fluent/bundle';
import { capitalized } from '../capitalized.ts';
import { enumerated } from '../enumerated.ts';
import { pathToId } from '../id.ts';
import type { Named, Values } from '../values.ts';
import { formKeys } from './form-keys.ts';
import type { Spoken } from './grammar.ts';
import { grammarOf } from './grammars.ts';
import { pluralCategory } from './plural-rules.ts';

/** What a message is given where something with a name stands: its names, as a sentence lists them, which `TERM` inflects. */
export class NamedValue extends FluentType<readonly Named[]> {
  toString({ bundle }: { readonly bundle: { readonly locales: readonly string[] } }): string {
    return enumerated(
      bundle.locales[0] ?? 'en',
      this.value.map(({ name }) => name),
    );
  }
}

/** Says a message, or one of its attributes; undefined where it has none. */
type Say = (id: string, attribute: string | undefined, values: Values) => string | undefined;

const text = (value: FluentValue | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * `TERM($unit, case: "gen", article: "def")` is a name in the form that a sentence wants, `GENUS($unit)` its gender. A
 * second value counts, also in a case: `TERM($kind, $n, case: "gen")`. What has no such form is called by its name.
 */
export const termFunctions = (locale: string, say: Say): Record<string, FluentFunction> => ({
  TERM: ([value, count], { case: kase, number, article, cap }) => {
    if (!(value instanceof NamedValue)) return value ?? '';
    const counted = count instanceof FluentNumber ? pluralCategory(locale, count.value) : undefined;
    const spoken: Spoken = {
      number: text(number) === 'pl' || (counted !== undefined && counted !== 'one') ? 'pl' : 'sg',
      count: counted,
      kase: text(kase) ?? 'nom',
      article: articleOf(text(article)),
    };
    const said = enumerated(
      locale,
      value.value.map((one) => inflected(one, spoken, locale, say)),
    );
    return cap === undefined ? said : capitalized(locale, said);
  },
  GENUS: ([value]) => {
    if (!(value instanceof NamedValue)) return '';
    const [one, ...more] = value.value;
    return one === undefined ? '' : more.length > 0 ? 'p' : genderOf(one, say);
  },
});

function firstOf(keys: readonly string[], say: (key: string) => string | undefined): string | undefined {
  for (const key of keys) {
    const said = say(key);
    if (said !== undefined) return said;
  }
  return undefined;
}
const articleOf = (word: string | undefined): Spoken['article'] => (word === 'def' || word === 'indef' ? word : 'none');

/** What comes and goes is described by its fields; the one that `.head` names is inflected and tells the gender. */
function headOf({ path, values = {} }: Named, say: Say): { readonly field: string; readonly one: Named } | undefined {
  const field = say(pathToId(path), 'head', values);
  const one = field === undefined ? undefined : values[field];
  return field !== undefined && typeof one === 'object' && 'path' in one ? { field, one } : undefined;
}

function genderOf(named: Named, say: Say): string {
  const head = headOf(named, say);
  return head ? genderOf(head.one, say) : (say(pathToId(named.path), 'gender', named.values ?? {}) ?? '');
}

function inflected(named: Named, spoken: Spoken, locale: string, say: Say): string {
  const { path, name, values = {} } = named;
  const id = pathToId(path);
  const head = headOf(named, say);
  if (head) return say(id, undefined, { ...values, [head.field]: inflected(head.one, spoken, locale, say) }) ?? name;
  const word = firstOf(formKeys(spoken, locale), (key) => say(id, key || undefined, values)) ?? name;
  const gender = genderOf(named, say);
  // Where nobody said the gender, an article would be a guess.
  const bare = say(id, 'article', values) === 'none' || (gender === '' && grammarOf(locale).genders.length > 0);
  return grammarOf(locale).article({ word, gender, bare, given: {} }, spoken) + word;
}
