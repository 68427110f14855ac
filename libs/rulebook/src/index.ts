export { chapterGroups, correctedLengths, whiteIn } from './chapter-groups.ts';
export { type Chapters, chaptersHtml, type Picture } from './chapters-html.ts';
export { bookHouseRules, bookTerms, bookWords } from './from-messages.ts';
export type { Hyphenate } from './hyphenated.ts';
export { filledTo, PAPERS, type Paper } from './paper.ts';
export { type Book, type BookWords, bookmarksOf, rulebook } from './rulebook.ts';
export { sheet } from './sheet.ts';
export { markedUnit } from './unit-marks.ts';
export type { BookTerm } from './word-list.ts';
