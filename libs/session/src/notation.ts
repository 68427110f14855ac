/** Answers as text: where a ruleset has a notation, questions can be answered by lines that people type or paste. */
export { type Answered, type Paper, paperFor, readLines, type Written } from './notation/paper.ts';
export { standingsIn } from './notation/standings.ts';
export { answerLines, loggedLines, resultLines } from './notation/write.ts';
