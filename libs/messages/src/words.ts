import { FluentBundle, FluentResource } from '@fluent/bundle';
import { directionOf, isolated } from '@sandtable/text';
import { withNestedQuotes } from './nested-quotes.ts';

type Plain = Readonly<Record<string, string | number>>;

/** What a screen says, by the ids of its own texts; later texts say what earlier ones leave out. */
export type Words = (id: string, values?: Plain) => string;

/** Words of texts in Fluent. Numbers have their digits grouped; what only tells one thing from another is given as text. */
export function createWords(locale: string, texts: readonly string[]): Words {
  // Where the language itself is written from the left, only what is not needs marks.
  const bundle = new FluentBundle(locale, { useIsolating: directionOf(locale) === 'rtl' });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: false });
  return (id, values = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? withNestedQuotes(locale, bundle.formatPattern(pattern, plainValues(values), [])) : id;
  };
}

const plainValues = (values: Plain): Plain =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : isolated(value)]),
  );
