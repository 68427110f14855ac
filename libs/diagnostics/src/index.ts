export { type Diagnostic, type Edit, type Fields, type Fix, finding, type Label, type Severity } from './diagnostic.ts';
export { preventsPlay } from './prevents-play.ts';
