/** The texts of this package as files, for Node alone. */
export { pageOf, pageSources, pagesIn } from './pages.ts';
