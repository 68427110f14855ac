import type { Compiler } from '@sandtable/compiler';
import { type SettingsView, type SettingView, settingsOf } from '@sandtable/ide';
import { chaptersOf, readPo } from '@sandtable/l10n';
import {
  type Fragment,
  fillBody,
  readChapters,
  referenceName,
  sentencesIn,
  type TextValues,
} from '@sandtable/messages';
import type { Span } from '@sandtable/text';
import { appliedVariants } from './house-rules.ts';
import type { SourceText } from './protocol.ts';
import type { Stack } from './stack.ts';

/** What a rules text says of settings, by `constant/goal`, and of tables, by their kind or relation. */
export type Passages = Readonly<Record<string, readonly Passage[]>>;

/** What is looked for in a rules text. */
export interface PassageRequest {
  readonly settings: readonly Pick<SettingView, 'path' | 'cites'>[];
  readonly owners: readonly string[];
}

/** A place of the rules text. */
export interface Passage {
  /** The sentence, with its values; undefined where only the part as a whole speaks of it. */
  readonly text: string | undefined;
  /** The part that it is in. */
  readonly title: string;
  readonly sections: readonly string[];
  readonly at: Span;
}

/** As many are shown of each. */
const MOST = 3;

/** Returns what can be set in a ruleset; undefined before any rules could be read. */
export function settingsIn(compiler: Pick<Compiler, 'library'>, { files, variants }: Stack): SettingsView | undefined {
  const base = compiler.library(files);
  if (base === undefined) return undefined;
  const applied = appliedVariants(files, variants);
  return settingsOf(base, applied.length === 0 ? base : (compiler.library(files, applied) ?? base));
}

/** Finds what the rules text says, in the language if there is one in it. `valuesIn` gives its values. */
export function passagesIn(
  files: readonly SourceText[],
  { settings, owners }: PassageRequest,
  asked: string,
  valuesIn: (lang: string) => TextValues | undefined,
): Passages {
  const all = readChapters(chaptersOf(files)).fragments;
  const lang = [asked, 'en', 'de'].find((one) => all.some((fragment) => fragment.lang === one)) ?? all[0]?.lang;
  if (lang === undefined) return {};
  const paths = new Set(files.map(({ path }) => path));
  const fragments = all.filter((one) => one.lang === lang);
  const catalogs = files.filter(({ path }) => path.startsWith('l10n/') && path.endsWith(`/${lang}.po`));
  const translated = catalogs.flatMap(({ path, text }) => readPo(path, text).entries);
  const text: RulesText = { fragments, all, paths, values: valuesIn(lang), said: saidIn(fragments), translated };
  const ofSettings = settings.map(({ path, cites }) => {
    const said = text.said.get(path.replace('/', '.')) ?? [];
    return [path, passages(text, said, [path], cites)] as const;
  });
  const ofTables = owners.map((owner) => {
    const said = [...text.said].flatMap(([path, own]) => (path.split('.')[0] === owner ? own : []));
    return [owner, passages(text, said, [`kind/${owner}`, `relation/${owner}`], [])] as const;
  });
  return Object.fromEntries([...ofSettings, ...ofTables]);
}

interface Said {
  readonly fragment: Fragment;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

type Translated = ReturnType<typeof readPo>['entries'][number];

interface RulesText {
  readonly fragments: readonly Fragment[];
  /** In all languages. */
  readonly all: readonly Fragment[];
  readonly paths: ReadonlySet<string>;
  readonly values: TextValues | undefined;
  /** What the catalog of the language has. */
  readonly translated: readonly Translated[];
  /** The sentences that take something from the rules, by its path. */
  readonly said: ReadonlyMap<string, readonly Said[]>;
}

function saidIn(fragments: readonly Fragment[]): RulesText['said'] {
  const said = new Map<string, Said[]>();
  for (const fragment of fragments)
    for (const { text, start, end, paths } of sentencesIn(fragment.body)) {
      // The same object for all that it names, so that nobody quotes it twice.
      const one = { fragment, text, start, end };
      for (const path of new Set(paths)) said.set(path, [...(said.get(path) ?? []), one]);
    }
  return said;
}

/** The sentences that name it, else the parts that explain it, else those that are about the same sections. */
function passages(
  text: RulesText,
  said: readonly Said[],
  parts: readonly string[],
  cites: readonly string[],
): readonly Passage[] {
  const sentences = [...new Set(said)].slice(0, MOST);
  if (sentences.length > 0) return sentences.map((one) => passageOf(text, one));
  const explaining = text.fragments.filter(({ explains }) => explains.some(({ part }) => parts.includes(part)));
  const citing = text.fragments.filter(({ sections }) => sections.some((section) => cites.includes(section)));
  return (explaining.length > 0 ? explaining : citing).slice(0, MOST).map((fragment) => partOf(text, fragment));
}

function passageOf(text: RulesText, { fragment, text: words, start, end }: Said): Passage {
  const { title, sections, at } = fragment;
  const own = text.paths.has(at.file);
  return {
    ...{ title, sections, text: plain(filled(text, fragment, words)) },
    at: own ? { file: at.file, start: at.start + start, end: at.start + end } : placeOf(text, fragment, words),
  };
}

const partOf = (text: RulesText, fragment: Fragment): Passage => ({
  ...{
    title: fragment.title,
    sections: fragment.sections,
    text: undefined,
    at: placeOf(text, fragment, fragment.title),
  },
});

/** What a catalog makes stands where it is translated, or else where its source is written. */
function placeOf({ all, paths, translated }: RulesText, { id, named }: Fragment, words: string): Span {
  if (paths.has(named.file)) return named;
  const entries = translated.filter(({ context }) => context === id);
  const entry = entries.find(({ targets }) => targets.some((one) => one.includes(words))) ?? entries[0];
  if (entry?.span !== undefined) return entry.span;
  return all.find((one) => one.id === id && paths.has(one.named.file))?.named ?? named;
}

/** Without values, places are shown as they are written. */
function filled({ fragments, values }: RulesText, fragment: Fragment, body: string): string {
  if (values === undefined) return body;
  return fillBody({ ...fragment, body }, values, fragments, (target, words) => words || referenceName(target));
}

/** Without the marks of Markdown. */
const plain = (text: string): string => text.replaceAll(/\*+|`/g, '').replaceAll(/\s+/g, ' ').trim();
