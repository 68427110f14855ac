export type { Layered, TextChange, Touched, Variant } from './contract.ts';
export { layer } from './layer.ts';
export { isVariant, readVariants, variantName } from './read.ts';
export { stackOf } from './stack.ts';
