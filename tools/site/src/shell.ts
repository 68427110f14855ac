import { escapeHtml } from './html.ts';

interface Shell {
  readonly title: string;
  readonly lang: string;
  readonly description?: string | undefined;
  /** How the page reaches the folder of the site: `../`, or the base where it is shown at any address. */
  readonly root: string;
  /** What marks the page for its styles. */
  readonly look: 'landing' | 'manual' | 'plain';
  readonly body: string;
  /** Which of the parts of the site is shown. */
  readonly part?: 'manual' | undefined;
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
  bar = '',
}: Shell): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
${description === undefined ? '' : `<meta name="description" content="${escapeHtml(description)}">\n`}<link rel="icon" type="image/svg+xml" href="${root}icons/icon.svg">
<link rel="apple-touch-icon" href="${root}icons/icon-180.png">
<link rel="manifest" href="${root}manifest.webmanifest">
<link rel="stylesheet" href="${root}pages/style.css">
<script src="${root}pages/early.js"></script>
<script src="${root}pages/site.js" defer></script>
</head>
<body class="${look}" data-root="${root}">
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<a class="name" href="${root}">Sandtable</a>
${bar}
<nav aria-label="Site">
<a href="${root}workbench/">Workbench</a>
<a href="${root}manual/index.html"${part === 'manual' ? ' aria-current="true"' : ''}>Manual</a>
</nav>
<label class="theme" hidden>Theme <select id="theme"><option value="system">System</option><option value="light">Light</option><option value="dark">Dark</option><option value="contrast">High contrast</option></select></label>
</header>
<p class="notice" id="from-file" hidden>This page was opened from a folder. Reading works, but searching, playing and the workbench need a web server: in the folder of the site, run <code>npx http-server</code> or <code>python3 -m http.server</code>, then open the address that it prints.</p>
${body}
</body>
</html>
`;
