import { type Place, placesIn } from '@sandtable/messages';

/** A source as translators see it: numbers that are meant as they stand are words like any other. */
export const forTranslators = (source: string): string =>
  replaced(source, (place) => (place.sort === 'literal' ? place.words : undefined));

/**
 * What a text takes from the rules, or lets its words depend on, sorted: `{constant.most}`,
 * `[cards](constant.most=other)`.
 */
export const valuesIn = (text: string): readonly string[] =>
  placesIn(text)
    .flatMap((place) => (place.sort === 'value' && (place.words === undefined || place.key) ? [place.asked.path] : []))
    .toSorted();

/** Where the links of a text lead, sorted: members, and fragments with `#` before them. */
export const targetsIn = (text: string): readonly string[] =>
  placesIn(text)
    .flatMap((place) => {
      if (place.sort === 'section') return [`#${place.asked.path}`];
      return place.sort === 'value' && place.words !== undefined && !place.key ? [place.asked.path] : [];
    })
    .toSorted();

/**
 * Whose name a path prints: `Front.f1` of `{Front.f1.name}` or `{Front.f1}`; undefined where it prints something else.
 */
export const namedBy = (path: string): string | undefined => /^([A-Z]\w*\.\w+)(?:\.name)?$/.exec(path)?.[1];

/**
 * Members that a text names or takes a value from: `Front.f1` of `{Front.f1.name}`, `{Front.f1.width}` and
 * `[there](Front.f1)`.
 */
export const membersIn = (text: string): readonly string[] => [
  ...new Set([...valuesIn(text), ...targetsIn(text)].flatMap((path) => /^[A-Z]\w*\.\w+/.exec(path)?.[0] ?? [])),
];

/** What a message takes from the rules: `{ $who }`, `{ TERM($who, case: "gen") }`. */
const PLACEABLE = /\{\s*(?:\$|[A-Z]+\()[^{}]*\}/g;

/** What a text takes from the rules or refers to, as it is written there, each once. */
export const insertable = (text: string): readonly string[] => [
  ...new Set([
    ...(text.match(PLACEABLE) ?? []),
    ...placesIn(text).flatMap(({ sort, start, end }) =>
      sort === 'value' || sort === 'section' ? [text.slice(start, end)] : [],
    ),
  ]),
];

/** A text as readers get it: `values` has a text for each path, and for `#` and each fragment that is referred to. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  replaced(text, (place) => {
    if (place.sort === 'literal') return place.words;
    if (place.sort === 'section') {
      const name = values[`#${place.asked.path}`];
      return name === undefined || place.words === '' ? name : `${place.words} (${name})`;
    }
    if (place.sort !== 'value') return undefined;
    // Words that depend on a value are given by its own name, `path=`.
    if (place.key) return values[`${place.asked.path}=${place.key.path}`] === '' ? '' : place.words;
    return place.words ?? values[place.asked.path];
  });

/** The text with the places that `change` has something for replaced, and its words outside of places changed. */
export function replaced(
  text: string,
  change: (place: Place) => string | undefined,
  words: (between: string) => string = (between) => between,
): string {
  let made = '';
  let done = 0;
  for (const place of placesIn(text)) {
    made += words(text.slice(done, place.start)) + (change(place) ?? text.slice(place.start, place.end));
    done = place.end;
  }
  return made + words(text.slice(done));
}
