export { type Chapters, chaptersHtml, type Picture } from './chapters-html.ts';
export { type Book, rulebook } from './rulebook.ts';
export { markedUnit } from './unit-marks.ts';
