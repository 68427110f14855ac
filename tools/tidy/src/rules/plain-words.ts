import { lineAt, type Rule } from '../tree.ts';

const PAGE = 'docs/contributing/house-style.md';
const ROW = /^\| (en|de) \| ([^|]+) \| ([^|]+) \|$/gm;
/** Decisions tell of what was; pages about words name them. */
const LEFT = /^docs\/decisions\/|^rulesets\/|\/test\/|^apps\/cli\/templates\//;

/** What people read holds none of the words that the house style lists. */
export const plainWords: Rule = ({ files }) => {
  const words = listed(files.get(PAGE) ?? '');
  return [...files].flatMap(([path, text]) => {
    const lang = languageOf(path);
    if (lang === undefined) return [];
    const read = proseOf(path, text);
    return words
      .filter((word) => word.lang === lang)
      .flatMap(({ not, but }) =>
        [...read.matchAll(new RegExp(`(?<![\\p{L}\\d])${not}(?![\\p{L}\\d])`, 'giu'))].map(({ index }) => ({
          path,
          line: lineAt(read, index),
          advice: `The house style doesn’t use “${not}”: ${but}.`,
        })),
      );
  });
};

const listed = (page: string) =>
  [...page.matchAll(ROW)].map(([, lang, not = '', but = '']) => ({ lang, not: not.trim(), but: but.trim() }));

function languageOf(path: string): 'en' | 'de' | undefined {
  if (path === PAGE || LEFT.test(path)) return undefined;
  if (path.endsWith('.ftl')) return /(?:^|[./])(en|de)\.ftl$/.exec(path)?.[1] === 'de' ? 'de' : englishFile(path);
  if (!path.endsWith('.md')) return undefined;
  return path.startsWith('docs/findings/de/') ? 'de' : 'en';
}

const englishFile = (path: string): 'en' | undefined => (/(?:^|[./])en\.ftl$/.test(path) ? 'en' : undefined);

/** Names of messages, comments and code are blanked, so that lines keep their numbers. */
const proseOf = (path: string, text: string): string =>
  path.endsWith('.ftl')
    ? text.replace(/^(?:#.*|[\w-]+ =|\s+\.\w+ =|\s*\*?\[\w+\])|\$\w+/gm, blank)
    : text.replace(/^```[\s\S]*?^```|`[^`\n]*`|\]\([^)]*\)|^#+ .*/gm, blank);

const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
