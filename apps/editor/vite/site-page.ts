import type { HtmlTagDescriptor, Plugin } from 'vite';
import { SHIPPED_RULESETS } from '../src/storage/shipped-files.ts';

/** What the server of `sandtable edit` says in a header, as far as a page can say it itself. */
const POLICY =
  "default-src 'self'; script-src 'self' blob:; worker-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; " +
  "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'";

/** Makes the page one of a site without a server: it begins elsewhere, and says itself what a server would say. */
export const sitePage = (): Plugin => ({
  name: 'site-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => ({
      html: html.replace('/src/main.tsx', '/src/site.tsx').replace('</header>', `</header>${NOT_BEGUN}`),
      tags: TAGS,
    }),
  },
});

/** Stands there until the page begins, but is shown only where it doesn't begin. */
const NOT_BEGUN = `
<main class="not-begun">
  <h1>Sandtable hasn’t started</h1>
  <p>If the address above begins with <code>file://</code>: the workbench needs a web server, because browsers don’t load
  its parts from a folder. In the folder of the site, run <code>npx http-server</code> or
  <code>python3 -m http.server</code>, then open the address that it prints.</p>
  <p>Otherwise, check that JavaScript is turned on and that your browser is up to date, then reload the page.</p>
</main>`;

const STYLE = `
.not-begun { max-width: 60ch; margin: 10vh auto; padding: 0 16px; font: 16px/1.5 system-ui, sans-serif;
  opacity: 0; animation: not-begun 0s 10s forwards; }
@keyframes not-begun { to { opacity: 1; } }`;

const meta = (attrs: Readonly<Record<string, string>>): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { ...attrs },
  injectTo: 'head-prepend',
});

const TAGS: HtmlTagDescriptor[] = [
  meta({ 'http-equiv': 'Content-Security-Policy', content: POLICY }),
  meta({ name: 'referrer', content: 'no-referrer' }),
  meta({ name: 'description', content: 'Write, play and balance the rules of board games in your browser.' }),
  { tag: 'link', attrs: { rel: 'manifest', href: '../manifest.webmanifest' }, injectTo: 'head' },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '../icons/icon-180.png' }, injectTo: 'head' },
  { tag: 'style', children: STYLE, injectTo: 'head' },
  // The list of games is asked for together with the scripts that show it.
  {
    tag: 'link',
    attrs: { rel: 'preload', as: 'fetch', crossorigin: '', href: `./${SHIPPED_RULESETS}` },
    injectTo: 'head',
  },
];
