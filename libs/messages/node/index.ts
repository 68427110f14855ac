/** The texts of this package as files, for Node alone. */
export { pageFile, pageOf, pageSources, pagesIn } from './pages.ts';
