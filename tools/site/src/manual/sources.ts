import { globSync, readFileSync } from 'node:fs';
import type { ManualLanguage } from '@sandtable/messages';
import { pagesIn } from '@sandtable/messages/node';

/** A page of the manual before it is drawn. */
export interface Source {
  /** Its file in the repository. */
  readonly path: string;
  /** Its file on the site. */
  readonly address: string;
  readonly lang: ManualLanguage;
  readonly markdown: string;
}

/** Pages outside `docs/` that the manual links to. */
const OTHERS = ['CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'];
const FINDINGS = /^docs\/findings\/(\w\w)\//;
/** Parts of pages about findings: those pages contain them. */
const PARTS = /^docs\/findings\/right\/(?!README\.md)/;

/** Reads all pages. Those about findings are as `sandtable explain` shows them, and have a list for each language. */
export function sourcesIn(root: string): readonly Source[] {
  const docs = globSync('docs/**/*.md', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const written = [...docs, ...OTHERS].filter((path) => !FINDINGS.test(path) && !PARTS.test(path));
  const read = written.toSorted().map((path) => sourceOf(path, readFileSync(`${root}/${path}`, 'utf8'), 'en'));
  return [...read, ...findingPages('en'), ...findingPages('de')];
}

const sourceOf = (path: string, markdown: string, lang: ManualLanguage): Source => ({
  path,
  address: addressOf(path),
  lang,
  markdown: markdown.replaceAll('\r\n', '\n'),
});

/** Where a page of the repository is on the site. */
export const addressOf = (path: string): string =>
  `manual/${path.replace(/^docs\//, '')}`.replace(/README\.md$/, 'index.html').replace(/\.md$/, '.html');

const LISTS = {
  en: {
    title: 'Findings',
    about: 'What the compiler reports, by code. `sandtable explain CODE` prints the same pages.',
  },
  de: {
    title: 'Probleme',
    about: 'Was der Compiler meldet, nach Codes. `sandtable explain CODE` zeigt dieselben Seiten.',
  },
} as const satisfies Record<ManualLanguage, unknown>;

function findingPages(lang: ManualLanguage): readonly Source[] {
  const pages = Object.entries(pagesIn(lang));
  const { title, about } = LISTS[lang];
  const areas = Map.groupBy(pages, ([code]) => code.split('/')[0] ?? '');
  const lists = [...areas].map(([area, own]) => {
    const lines = own.map(([code, text]) => `- [\`${code}\`](${code}.md) ${firstSentence(text)}`);
    return `## ${area}\n\n${lines.join('\n')}`;
  });
  return [
    sourceOf(`docs/findings/${lang}/README.md`, `# ${title}\n\n${about}\n\n${lists.join('\n\n')}\n`, lang),
    ...pages.map(([code, text]) => sourceOf(`docs/findings/${lang}/${code}.md`, text, lang)),
  ];
}

/** What a page says first, below its title. */
function firstSentence(markdown: string): string {
  const [, paragraph = ''] = /^# .*\n+((?:.+\n)+)/.exec(markdown) ?? [];
  const text = paragraph
    .replaceAll('\n', ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim();
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
