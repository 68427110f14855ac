/** What a browser needs to install the workbench as an app. Addresses are relative to this file, so any base will do. */
export const MANIFEST = {
  name: 'Sandtable',
  short_name: 'Sandtable',
  description: 'Write, play and balance the rules of board games.',
  id: './workbench/',
  start_url: './workbench/',
  scope: './',
  display: 'standalone',
  background_color: '#fbf8f1',
  theme_color: '#2f5f8f',
  lang: 'en',
  icons: [
    { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const;
