/** The format of `layout.json` without anything that draws, for Node. */
export { layoutFindings } from './layout.ts';
export { layoutSchema } from './layout-schema.ts';
