import type { Texts } from '@sandtable/board/texts';
import type { LogLine } from '@sandtable/session';
import type { Say } from '../words.ts';
import type { DescribedStory } from '../workers/why-protocol.ts';
import { type Sentence, sentencesOf } from './claim-words.ts';

/** A condition that was looked at behind a line of the log, and the lines that came of it. */
export interface Consequence {
  readonly test: readonly Sentence[];
  readonly led: readonly string[];
}

/** What followed from a line; `log` has the lines of the same decision. */
export function consequencesOf(
  t: Say,
  naming: Texts,
  { after }: DescribedStory,
  log: readonly LogLine[],
): readonly Consequence[] {
  const known = new Set<string>();
  return after.flatMap(({ claims, lines }) => {
    const test = sentencesOf(t, naming, claims);
    const led = lines.flatMap(({ path, nth }) => log.filter((line) => line.path === path)[nth] ?? []);
    const text = textOf(test);
    // What is evaluated twice and leads to nothing more is listed once.
    if (led.length === 0 && known.has(text)) return [];
    known.add(text);
    return test.length === 0
      ? []
      : [{ test, led: led.filter((line) => !naming.isOmitted(line)).map((line) => naming.line(line)) }];
  });
}

export const textOf = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(' ');
