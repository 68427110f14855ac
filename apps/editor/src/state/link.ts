import { linkText, type Problem, pathProblem, sha256, textOfLink } from '@sandtable/archive';
import { readSave, type Save } from '@sandtable/session';
import { isTooDeep, languageTag } from '@sandtable/text';
import { type LinkFor, PREFIXES } from './link-hash.ts';
import { readSeen, type Seen } from './seen.ts';
import type { Lang } from './slices/ui.ts';

/** What a link carries. Paths are those within the ruleset. */
export interface LinkContent {
  /** The name of the ruleset, and the version that its rules give themselves. */
  readonly ruleset: string;
  readonly version: string;
  /** The sum of those rules that the link does not carry. */
  readonly base: string;
  /** House rules for a ruleset that everybody has; what is otherwise than in it; or a ruleset of one's own. */
  readonly what: 'variants' | 'changes' | 'whole';
  readonly files: Readonly<Record<string, string>>;
  readonly gone: readonly string[];
  /** The house rules that are applied on top of the rules. */
  readonly variants: readonly string[];
  readonly save: Save | undefined;
  /** How many of its decisions stand. */
  readonly at: number | undefined;
  /** In place of the match: how it looks to who plays no seat. */
  readonly seen?: Seen | undefined;
  readonly lang: Lang;
}

export type LinkRead =
  /** Files that a ruleset may not hold are left out, and reported as problems. */
  | { readonly ok: true; readonly content: LinkContent; readonly problems: readonly Problem[] }
  /** Cut off or mistyped; or from a Sandtable that writes links otherwise. */
  | { readonly ok: false; readonly why: 'cut' | 'newer' };

const FORMAT = 1;

/** The part of an address behind its page. */
export const writeLink = (content: LinkContent, who: LinkFor = 'work'): string =>
  `${PREFIXES[who]}${FORMAT}.${linkText(JSON.stringify({ ...content, save: content.save && brief(content.save) }))}`;

/** Lines of play that were left do not travel. */
const brief = ({ branches: _, ...save }: Save): Save => save;

export const readLink = (hash: string): LinkRead => {
  // A full stop or a bracket that a letter puts behind it isn't part of it.
  const [, format, packed = ''] = /^#(?:link|play)=(\d+)\.([\w-]*)/.exec(hash) ?? [];
  if (format !== undefined && Number(format) > FORMAT) return { ok: false, why: 'newer' };
  const content = contentOf(textOfLink(packed));
  return content ? { ok: true, ...soundOf(content) } : { ok: false, why: 'cut' };
};

/** What of a link a ruleset may hold. */
const soundOf = (content: LinkContent): { readonly content: LinkContent; readonly problems: readonly Problem[] } => {
  const found = Object.entries(content.files).map(([path, text]) => ({ path, text, code: pathProblem(path) }));
  const sound = found.filter(({ code }) => code === undefined).map(({ path, text }) => [path, text] as const);
  const problems = found.flatMap(({ path, code }) => (code === undefined ? [] : [{ path, code }]));
  return { content: { ...content, files: Object.fromEntries(sound) }, problems };
};

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const NAME = /^[\w][\w.-]{0,99}$/;
/** The name of a folder that a ruleset can lie in. */
const isFolderName = (value: unknown): value is string =>
  typeof value === 'string' && NAME.test(value) && pathProblem(`${value}/rules.sand`) === undefined;

/** A link is written by anybody: what is not as it should be makes it none. */
const contentOf = (text: string | undefined): LinkContent | undefined => {
  const value = parsed(text);
  const { ruleset, version, base, what, files, gone, variants, save, at, seen, lang } = value;
  if (!isFolderName(ruleset) || !isTexts(files)) return undefined;
  if (what !== 'variants' && what !== 'changes' && what !== 'whole') return undefined;
  if (typeof version !== 'string' || typeof base !== 'string' || !isList(gone) || !isList(variants)) return undefined;
  const match = save === undefined ? undefined : readSave('link', JSON.stringify(save)).save;
  return {
    ...{ ruleset, version, base, what, files, gone, variants },
    save: match,
    at: typeof at === 'number' && Number.isInteger(at) ? at : undefined,
    ...(seen === undefined ? {} : { seen: readSeen(seen) }),
    lang: (typeof lang === 'string' ? languageTag(lang) : undefined) ?? 'en',
  };
};

const parsed = (text: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    if (text === undefined || isTooDeep(text)) return {};
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** Texts by their paths within a ruleset. */
export type Texts = ReadonlyMap<string, string>;

const isRule = (path: string): boolean =>
  /\.(?:sand|json|csv|map)$/.test(path) && !/^(?:variants|examples|text|l10n)\/|^layout\.json$/.test(path);

/** What tells one state of the rules from another, without the files that are named. */
export const sumOf = (texts: Texts, without: readonly string[]): string => {
  const rules = [...texts]
    .filter(([path]) => isRule(path) && !without.includes(path))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sha256(new TextEncoder().encode(JSON.stringify(rules))).slice(0, 16);
};

export const versionIn = (texts: Texts): string =>
  [...texts.values()].map((text) => /^\s*ruleset\s+"[^"]*"\s+version\s+"([^"]*)"/m.exec(text)?.[1]).find(Boolean) ?? '';

/** The files of a ruleset with what a link carries applied on top of them. */
export const laidOver = (texts: Texts, { files, gone }: LinkContent): Texts => {
  const all = new Map([...texts, ...Object.entries(files)]);
  for (const path of gone) all.delete(path);
  return all;
};
