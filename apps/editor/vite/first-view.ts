import type { Plugin } from 'vite';

/** The page draws its bar before any style or script is there: styles of the workbench come behind it. */
export const firstView = (): Plugin[] => [
  {
    name: 'first-bar',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html.replace('<div id="root">', `<div id="root">${BAR}`),
        tags: [{ tag: 'style', children: STYLE, injectTo: 'head' }],
      }),
    },
  },
  { name: 'styles-last', transformIndexHtml: { order: 'post', handler: stylesLast } },
];

/** Moves the styles of a page to its end. Its scripts wait for them there as well. */
export function stylesLast(html: string): string {
  const links = html.match(STYLES) ?? [];
  return html.replaceAll(STYLES, '').replace('</body>', () => `${links.join('')}</body>`);
}
const STYLES = /^ *<link rel="stylesheet"[^>]*>\n/gm;

/** Stands there until the page begins. */
const BAR = '<header class="first-bar">Sandtable</header>';

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#fbf8f1, #16181b); color: light-dark(#1c1e21, #e9e4d8); }
.first-bar { padding: 8px 16px; border-bottom: 1px solid #8886; font: 600 16px/24px Georgia, serif; }`;
