import type { Plugin } from 'vite';

/** The page that `sandtable edit` serves asks for the list of files together with the scripts that show it. */
export const serverPage = (): Plugin => ({
  name: 'server-page',
  apply: ({ build }) => build?.outDir === 'dist',
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'preload', as: 'fetch', crossorigin: '', href: './api/list' }, injectTo: 'head' },
  ],
});
