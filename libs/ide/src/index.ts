export { type Completion, completeAt } from './complete.ts';
export { type Fold, foldsOf } from './folding.ts';
export { type Hover, hoverAt } from './hover.ts';
export type { Item } from './items.ts';
export { type OutlineLine, outlineOf } from './outline.ts';
export { definitionAt, referencesAt } from './references.ts';
export { renamable, renameAt } from './rename.ts';
export { type Signature, signatureAt } from './signature.ts';
export { type MeaningToken, meaningsOf } from './tokens.ts';
