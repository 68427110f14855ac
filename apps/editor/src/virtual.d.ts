/** The manual's pages about findings in a language, by their codes; `vite/finding-pages.ts` makes them. */
declare module 'virtual:finding-pages/*' {
  export const pages: Readonly<Record<string, string>>;
}
