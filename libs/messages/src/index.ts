export { accented, bend, stretched } from './bend.ts';
export { capitalized } from './capitalized.ts';
export { checkChapters } from './chapter-check.ts';
export { type Asked, type Place, placesIn } from './chapter-places.ts';
export { type Fragment, isChapter, readChapters } from './chapters.ts';
export { choiceProblems, isChosen } from './chosen-words.ts';
export { dateInWords } from './dates.ts';
export { enumerated } from './enumerated.ts';
export { faultLines } from './fault-lines.ts';
export { fillBody, fillChapter, printedSections, referenceName } from './fill-chapter.ts';
export { isFindingCode, renderFinding, type Wording, wordingOf } from './finding.ts';
export { aboutPath, ftlOf, houseRulePath, pathToId, RULESET_NAME, readable, reasonPath } from './id.ts';
export {
  fetchMessages,
  type Language,
  languages,
  type ManualLanguage,
  manualLanguage,
  manualLanguages,
  wordedLanguage,
} from './language.ts';
export { tooDeepIn } from './markdown-depth.ts';
export { checkMessages, isMessages } from './message-check.ts';
export { createMessages, isText, type Messages, messagesIn } from './messages.ts';
export { withMinus } from './minus.ts';
export { wrongNumbers } from './number-words.ts';
export { percent } from './percent.ts';
export { type Position, renderLine, renderPlain, type SourceText } from './plain.ts';
export { rangeText } from './range.ts';
export { type Sentence, sentencesIn } from './sentences.ts';
export { checkTerms, type TermBase, termBases } from './terms/check-terms.ts';
export type { Grammar } from './terms/grammar.ts';
export { formsOf, grammarOf, isDescribed } from './terms/grammars.ts';
export { pluralCategories, usualCategories } from './terms/plural-rules.ts';
export { readTerms } from './terms/read-terms.ts';
export { isTerms, TERM_COLUMNS, type Term, termPath, termsLanguage } from './terms/term.ts';
export { termsFtl } from './terms/term-ftl.ts';
export { isTermIn } from './terms/term-in.ts';
export { forbiddenIn, termUse } from './terms/term-use.ts';
export { type Slip, slipsIn } from './text-style.ts';
export { lookUp, type TextNode, type TextValues } from './text-values.ts';
export { typedNumbers } from './typed-numbers.ts';
export type { Named, Values } from './values.ts';
export { messageLanguage, wordingChain, wordingIn, wordingUnder } from './wording-files.ts';
export { createWords, type Words } from './words.ts';
