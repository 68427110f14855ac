/** The format of `layout.json` without anything that draws, for Node. */
export { layoutSchema } from '@sandtable/schema/layout';
export { layoutFindings } from './layout.ts';
