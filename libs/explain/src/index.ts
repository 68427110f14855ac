export { hidesIn, nothingHidden } from './hides.ts';
export type { Part } from './part.ts';
export { type Against, whyNot, whyRefused } from './why-not.ts';
