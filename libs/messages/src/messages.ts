import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { directionOf } from '@sandtable/text';
import { wordingTexts } from '#wording';
import { emptyIds } from './empty-ids.ts';
import { shallow } from './ftl/depth.ts';
import { ftlOf, pathToId, readable } from './id.ts';
import type { Language } from './language.ts';
import { NamedValue, termFunctions } from './terms/term-functions.ts';
import type { Values } from './values.ts';

/** Wording in one language, by path. */
export interface Messages {
  readonly lang: Language;
  /** How lists and numbers are written: another one than `lang` where only a ruleset has words in it. */
  readonly locale: string;
  has(path: string): boolean;
  /** Whether the text of a path, or that of one below it, may be empty. It is known without making them. */
  mayBeEmpty(path: string): boolean;
  /** The text of a path; where there is none, the path's last segment made readable. */
  text(path: string, values?: Values): string;
  /** An attribute of a message, such as the hint of a finding. */
  attribute(path: string, name: string, values?: Values): string | undefined;
}

/** The built-in wording with that of a ruleset laid over it; `constants` are values that every text may name. */
export function createMessages(
  lang: Language,
  extraFtl: readonly string[] = [],
  constants: Values = {},
  locale: string = lang,
): Messages {
  // Names of pieces and numbers would change the order of a sentence that is written from right to left. Elsewhere marks
  // against that are left out: in a terminal and in SVG they may show up as boxes.
  const functions = termFunctions(locale, (id, attribute, values) => {
    const message = bundle.getMessage(id);
    return format(
      bundle,
      attribute === undefined ? message?.value : message?.attributes[attribute],
      variablesOf(values),
    );
  });
  const bundle = new FluentBundle(locale, { useIsolating: directionOf(locale) === 'rtl', functions });
  const files = [...wordingTexts(lang), ...extraFtl].map(resourceOf);
  for (const file of files) bundle.addResource(file, { allowOverrides: true });
  let empty: readonly string[] | undefined;
  const messageOf = known((path) => bundle.getMessage(pathToId(path)));
  const fixed = variablesOf(constants);
  const withoutValues = known((path) => format(bundle, messageOf(path)?.value, fixed) ?? readable(path));
  return {
    lang,
    locale,
    has: (path) => messageOf(path) !== undefined,
    mayBeEmpty: known((path) => {
      empty ??= emptyIds(bundle, files);
      const id = pathToId(path);
      return empty.some((one) => one === id || one.startsWith(`${id}--`));
    }),
    text: (path, values) => {
      if (values === undefined || isEmpty(values)) return withoutValues(path);
      return format(bundle, messageOf(path)?.value, { ...fixed, ...variablesOf(values) }) ?? readable(path);
    },
    attribute: (path, name, values = {}) =>
      format(bundle, messageOf(path)?.attributes[name], { ...fixed, ...variablesOf(values) }),
  };
}

/** So many files of two languages, with what the last edits made of them. */
const MOST_READ = 24;
const read = new Map<string, FluentResource>();

/** A long file takes longest to be read, and the same files are needed again when only the constants are others. */
function resourceOf(ftl: string): FluentResource {
  const resource = read.get(ftl) ?? new FluentResource(shallow(ftl).text);
  read.delete(ftl);
  read.set(ftl, resource);
  const [oldest] = read.keys();
  if (read.size > MOST_READ && oldest !== undefined) read.delete(oldest);
  return resource;
}

/** A page asks for the same names thousands of times, and they stay what they are. */
const known = <Value>(make: (path: string) => Value): ((path: string) => Value) => {
  const made = new Map<string, Value>();
  return (path) => {
    if (made.has(path)) return made.get(path) as Value;
    const value = make(path);
    made.set(path, value);
    return value;
  };
};

const isEmpty = (values: Values): boolean => {
  for (const _ in values) return false;
  return true;
};

type Pattern = Parameters<FluentBundle['formatPattern']>[0];
type Variables = Record<string, FluentVariable>;

/** Errors are collected and dropped: a value that is missing shows as `{$name}`, which is better than no sentence. */
function format(bundle: FluentBundle, pattern: Pattern | null | undefined, variables: Variables): string | undefined {
  if (pattern === null || pattern === undefined) return undefined;
  if (typeof pattern === 'string') return pattern;
  return bundle.formatPattern(pattern, variables, []);
}

const variablesOf = (values: Values): Variables =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? new NamedValue('path' in value ? [value] : value) : value,
    ]),
  );

const shared = new Map<Language, Messages>();

/** The built-in wording, made once per language; what is made before it was fetched isn't kept. */
export function messagesIn(lang: Language): Messages {
  const known = shared.get(lang) ?? createMessages(lang);
  if (wordingTexts(lang).length > 0) shared.set(lang, known);
  return known;
}

/** Whether Fluent can read it as one text. */
export function isText(text: string): boolean {
  const [message, ...more] = new FluentResource(shallow(ftlOf([{ path: 'text', text }])).text).body;
  return message?.value != null && more.length === 0 && Object.keys(message.attributes).length === 0;
}
