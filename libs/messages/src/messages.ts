import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ftlOf, pathToId, readable } from './id.ts';
import { NamedValue, termFunctions } from './terms/term-functions.ts';
import type { Values } from './values.ts';
import { findingsDe, findingsEn, uiDe, uiEn } from './wording.gen.ts';

export type Language = 'en' | 'de';
export const languages: readonly Language[] = ['en', 'de'];

/** Wording in one language, by path. */
export interface Messages {
  readonly lang: Language;
  /** How lists and numbers are written: another one than `lang` where only a ruleset has words in it. */
  readonly locale: string;
  has(path: string): boolean;
  /** The text of a path; where there is none, the path's last segment made readable. */
  text(path: string, values?: Values): string;
  /** An attribute of a message, such as the hint of a finding. */
  attribute(path: string, name: string, values?: Values): string | undefined;
}

const BUILT_IN: Record<Language, readonly string[]> = { en: [findingsEn, uiEn], de: [findingsDe, uiDe] };

/** The built-in wording with that of a ruleset laid over it; `constants` are values that every text may name. */
export function createMessages(
  lang: Language,
  extraFtl: readonly string[] = [],
  constants: Values = {},
  locale: string = lang,
): Messages {
  // Isolation marks are for mixed scripts; in a terminal and in SVG they show up as boxes.
  const functions = termFunctions(locale, (id, attribute, values) => {
    const message = bundle.getMessage(id);
    return format(bundle, attribute === undefined ? message?.value : message?.attributes[attribute], values);
  });
  const bundle = new FluentBundle(locale, { useIsolating: false, functions });
  for (const ftl of [...BUILT_IN[lang], ...extraFtl]) {
    bundle.addResource(new FluentResource(ftl), { allowOverrides: true });
  }
  return {
    lang,
    locale,
    has: (path) => bundle.hasMessage(pathToId(path)),
    text: (path, values = {}) =>
      format(bundle, bundle.getMessage(pathToId(path))?.value, { ...constants, ...values }) ?? readable(path),
    attribute: (path, name, values = {}) =>
      format(bundle, bundle.getMessage(pathToId(path))?.attributes[name], { ...constants, ...values }),
  };
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0];

/** Errors are collected and dropped: a value that is missing shows as `{$name}`, which is better than no sentence. */
function format(bundle: FluentBundle, pattern: Pattern | null | undefined, values: Values): string | undefined {
  if (pattern === null || pattern === undefined) return undefined;
  return bundle.formatPattern(pattern, variablesOf(values), []);
}

const variablesOf = (values: Values): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? new NamedValue('path' in value ? [value] : value) : value,
    ]),
  );

const shared = new Map<Language, Messages>();

/** The built-in wording, made once per language. */
export function messagesIn(lang: Language): Messages {
  const known = shared.get(lang) ?? createMessages(lang);
  shared.set(lang, known);
  return known;
}

/** Whether Fluent can read it as one text. */
export function isText(text: string): boolean {
  const [message, ...more] = new FluentResource(ftlOf([{ path: 'text', text }])).body;
  return message?.value != null && more.length === 0 && Object.keys(message.attributes).length === 0;
}
