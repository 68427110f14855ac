import { escapeHtml } from './html.ts';
import { SHELL_WORDS } from './shell-words.ts';
import { SITE_LANGUAGES, type SiteLanguage } from './site-language.ts';

interface Shell {
  readonly title: string;
  readonly lang: SiteLanguage;
  readonly description?: string | undefined;
  /** How the page reaches the folder of the site: `../`, or the base where it is shown at any address. */
  readonly root: string;
  /** What marks the page for its styles. */
  readonly look: 'landing' | 'manual' | 'plain';
  readonly body: string;
  /** Which of the parts of the site is shown. */
  readonly part?: 'manual' | undefined;
  /** There is one for each language of the site. */
  readonly isTranslated?: boolean | undefined;
  /** Stands in the bar at the top, behind the name of the site. */
  readonly bar?: string | undefined;
}

/** What these pages may load: nothing from elsewhere, and no scripts or styles within pages. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; base-uri 'none'; form-action 'none'";

/** A whole page of the site, but for the workbench. */
export const pageOf = ({
  title,
  lang,
  description,
  root,
  look,
  body,
  part,
  isTranslated = false,
  bar = '',
}: Shell): string => `<!doctype html>
<html lang="${lang}"${isTranslated ? ' data-translated' : ''}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
${description === undefined ? '' : `<meta name="description" content="${escapeHtml(description)}">\n`}<link rel="icon" type="image/svg+xml" href="${root}icons/icon.svg">
<link rel="apple-touch-icon" href="${root}icons/icon-180.png">
${isTranslated ? ALTERNATES : ''}<link rel="manifest" href="${root}manifest.webmanifest">
<link rel="stylesheet" href="${root}pages/style.css">
<script src="${root}pages/early.js"></script>
<script src="${root}pages/site.js" defer></script>
</head>
<body class="${look}" data-root="${root}">
<a class="skip" href="#content">${SHELL_WORDS[lang].skip}</a>
<header class="bar">
<a class="name" href="${root}">Sandtable</a>
${bar}
<nav aria-label="${SHELL_WORDS[lang].site}">
<a href="${root}workbench/">${SHELL_WORDS[lang].workbench}</a>
<a href="${root}manual/index.html"${part === 'manual' ? ' aria-current="true"' : ''}>${SHELL_WORDS[lang].manual}</a>
</nav>
${isTranslated ? languagesOf(lang) : ''}<label class="theme" hidden>${SHELL_WORDS[lang].theme} <select id="theme">${themesOf(lang)}</select></label>
</header>
<p class="notice" id="from-file" hidden>${SHELL_WORDS[lang].fromFile}</p>
${body}
</body>
</html>
`;

const ALTERNATES = Object.entries(SITE_LANGUAGES)
  .map(([lang, { address }]) => `<link rel="alternate" hreflang="${lang}" href="${address}">\n`)
  .join('');

/** The address says which language was asked for; otherwise that of the browser is shown. */
const languagesOf = (shown: SiteLanguage): string =>
  `<nav class="languages" aria-label="${SHELL_WORDS[shown].language}">${Object.entries(SITE_LANGUAGES)
    .map(
      ([lang, { name, address }]) =>
        `<a lang="${lang}" hreflang="${lang}" href="${address}?lang=${lang}"${lang === shown ? ' aria-current="true"' : ''}>${name}</a>`,
    )
    .join(' ')}</nav>\n`;

const themesOf = (lang: SiteLanguage): string =>
  Object.entries(SHELL_WORDS[lang].themes)
    .map(([theme, word]) => `<option value="${theme}">${word}</option>`)
    .join('');
