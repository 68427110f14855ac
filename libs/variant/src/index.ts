export type { Layered, TextChange, Touched, Variant } from './contract.ts';
export { type Difference, differences, type PartDifference } from './diff.ts';
export { fingerprint } from './fingerprint.ts';
export { layer } from './layer.ts';
export { type Outline, outlineOf, type Sort } from './outline.ts';
export { isVariant, readVariants, variantName } from './read.ts';
export { neededFor, stackOf } from './stack.ts';
export { type Stamped, stamped } from './stamp.ts';
export { variantSchema } from './variant-schema.ts';
