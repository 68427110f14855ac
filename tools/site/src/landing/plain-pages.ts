import { pageOf } from '../shell.ts';

/** The page for addresses that lead nowhere. It is shown anywhere, so its links begin at the base. */
export const notFoundPage = (base: string): string =>
  pageOf({
    title: 'Page not found · Sandtable',
    lang: 'en',
    root: base,
    look: 'plain',
    body: `<main id="content" tabindex="-1">
<h1>This page doesn’t exist</h1>
<p class="lead">The address may be mistyped, or the page was moved.</p>
<p class="actions"><a class="button primary" href="${base}">Home page</a> <a class="button" href="${base}manual/index.html">Manual</a> <a class="button" href="${base}workbench/">Workbench</a></p>
</main>`,
  });

/** What stands in the place of a page that isn't kept on this device while there is no connection. */
export const offlinePage = (): string =>
  pageOf({
    title: 'Offline · Sandtable',
    lang: 'en',
    root: './',
    look: 'plain',
    body: `<main id="content" tabindex="-1">
<h1>You’re offline</h1>
<p class="lead">This page isn’t stored on this device. The workbench, your games and most of the manual are.</p>
<p class="actions"><a class="button primary" href="workbench/">Workbench</a> <a class="button" href="manual/index.html">Manual</a></p>
</main>`,
  });
