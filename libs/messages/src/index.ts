export { checkChapters } from './chapter-check.ts';
export { type Asked, type Place, placesIn } from './chapter-places.ts';
export { type Fragment, isChapter, readChapters } from './chapters.ts';
export { faultLines } from './fault-lines.ts';
export { fillBody, fillChapter } from './fill-chapter.ts';
export { isFindingCode, renderFinding, type Wording, wordingOf } from './finding.ts';
export { ftlOf, pathToId, readable } from './id.ts';
export { checkMessages, isMessages } from './message-check.ts';
export {
  createMessages,
  isText,
  type Language,
  languages,
  type Messages,
  messagesIn,
  type Values,
} from './messages.ts';
export { type Position, renderPlain, type SourceText } from './plain.ts';
export { lookUp, type TextNode, type TextValues } from './text-values.ts';
export { typedNumbers } from './typed-numbers.ts';
export { createWords, type Words } from './words.ts';
