/**
 * Ajv makes code out of schemas at run time, which the policy of the page forbids, so this entry is for Node alone: no
 * module that a page loads may import it.
 */
export { schemaCheck } from './ajv-check.ts';
export { schemaFindings } from './second-opinion.ts';
