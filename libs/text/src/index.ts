export { DEEPEST } from './deepest.ts';
export { editTo } from './edit-to.ts';
export { applyEdits, editFiles, type TextEdit } from './edits.ts';
export { hashOf } from './hash.ts';
export { type LineIndex, lineIndex, type Position } from './line-index.ts';
export { editDistance, near } from './near.ts';
export { sameHead, sameTail } from './same-ends.ts';
export { cover, type Span } from './span.ts';
export { type Term, termOf, termText } from './term.ts';
