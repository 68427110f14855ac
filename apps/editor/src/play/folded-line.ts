import type { Texts } from '@sandtable/board/texts';
import type { LogLine } from '@sandtable/session';

/** A line that would fill the log: what it says first, and what it lists. */
export interface FoldedLine {
  readonly head: string;
  readonly items: readonly string[];
}

/** Of more than these only the number is shown at first. */
const MOST = 4;

/** A decision that gives many things a value each; undefined for lines that are read as a whole. */
export function foldedLine(texts: Pick<Texts, 'head' | 'answer'>, line: LogLine): FoldedLine | undefined {
  const { answer } = line.args;
  if (line.sort !== 'decision' || typeof answer !== 'object' || answer.length <= MOST) return undefined;
  return { head: texts.head(line), items: givenIn(answer).map((item) => texts.answer([item])) };
}

/** Of what is given values by key, what got none is no news. */
export const givenIn = (answer: readonly (string | number)[]): readonly (string | number)[] =>
  answer.filter((item) => !String(item).endsWith(': none'));
