import { type Plugin, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { firstView, stylesLast } from '../vite/first-view.ts';
import { serverPage } from '../vite/server-page.ts';

const plugins = async (outDir: string): Promise<readonly Plugin[]> =>
  (await resolveConfig({ configFile: false, plugins: [firstView(), serverPage()], build: { outDir } }, 'build'))
    .plugins;

const isAsked = async (outDir: string): Promise<boolean> =>
  (await plugins(outDir)).some(({ name }) => name === 'server-page');

test('what the page shows first waits for no style: the bar is above all links to style sheets', () => {
  const html = '<head>\n  <link rel="stylesheet" href="a.css">\n</head>\n<body><div id="root"></div></body>';
  expect(stylesLast(html)).toMatch(/^<head>\n<\/head>\n<body><div id="root"><\/div> *<link rel="stylesheet"/);
});

test('the page of a server asks for the list of files at once, and the one without a server for none', async () => {
  expect(await isAsked('dist')).toBe(true);
  expect(await isAsked('dist-site')).toBe(false);
});
