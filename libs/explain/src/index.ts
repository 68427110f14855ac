export { hidesIn, nothingHidden } from './hides.ts';
export type { Part } from './part.ts';
export { type Record, type Recorder, recorder, type Step } from './record.ts';
export { type RuleWatch, type Verdict, watchRule } from './rule-why.ts';
export type { Written } from './shadow.ts';
export { type ToldValue, toldValue } from './told-value.ts';
export { watchedNow } from './watched.ts';
export { type Against, whyNot, whyRefused } from './why-not.ts';
