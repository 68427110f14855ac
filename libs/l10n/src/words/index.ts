// Words of a ruleset beside its chapters: messages and terms. They stand apart because they take a parser of Fluent.

export { mergedWords, overlaid, printsAfter, unapplied } from './merge-words.ts';
export { wordPrints } from './note-words.ts';
export { type PutWords, putWords } from './put-words.ts';
export type { File } from './read-messages.ts';
export { staleWords } from './stale-words.ts';
export { changedIn, lookedAtIn } from './take-words-po.ts';
export { isWordPrints, printsIn, wordPrintsPath } from './word-prints.ts';
export { isStaleWord, isWord, type WordText, wordEntries, wordTexts } from './word-texts.ts';
export { wordsCatalogue, wordsTemplate } from './words-catalogue.ts';
