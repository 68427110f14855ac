export { chanceInWords } from './chance-words.ts';
export type { Args, Lookup } from './shown-values.ts';
export { createTexts, type FieldsOf, type Texts } from './texts.ts';
