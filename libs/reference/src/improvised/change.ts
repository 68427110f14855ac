import type { Example, Model } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { improvise, runExample } from '../example.ts';
import { type Improvised, improvised } from './improviser.ts';
import { type Style, styles } from './style.ts';

/** What has to be changed, so that an example passes under rules that were changed. */
export interface ExampleChange {
  /** Lines of the body of `change example/…`. */
  readonly lines: readonly string[];
  /** Whether another outcome is demanded: that is worth a look. */
  readonly isOtherwise: boolean;
}

/** The rules as they are now, and the words of the texts they came from. */
interface Rules {
  readonly model: Model;
  textAt(span: Span): string;
}

/** How often an answer that does not fit any more is left out. */
const MOST_DROPPED = 12;
const WRONG_ANSWERS = new Set(
  ['illegal', 'accepted', 'reason', 'policy', 'policy-silent', 'no-policy', 'by'].map((word) => `example/${word}`),
);

/**
 * The least that an example has to say otherwise: answers that do as little as possible, or those under which what it
 * demands stays true. Undefined if it passes as it is, or comes to no end.
 */
export function exampleChange(rules: Rules, example: Example): ExampleChange | undefined {
  if (runExample(rules.model, example).ok) return undefined;
  let best: Improvised | undefined;
  for (const style of styles(rules.model)) {
    const found = runIn(rules, example, style);
    if (found !== undefined && (best === undefined || found.changes < best.changes)) best = found;
    // Whatever is put in would change nothing where nothing is put in.
    if (found?.changes === 0 || found?.isOwn === false) break;
  }
  return best && { lines: best.lines(), isOtherwise: best.others > 0 };
}

function runIn(rules: Rules, example: Example, style: Style): Improvised | undefined {
  let answers = example.answers;
  for (let dropped = 0; dropped < MOST_DROPPED; dropped++) {
    const run = improvised(rules, example, style, answers);
    const failure = improvise(rules.model, { ...example, answers }, run);
    if (failure === undefined) return run;
    const wrong = answers.find((line) => WRONG_ANSWERS.has(failure.code) && isIn(failure.span, line.span));
    if (wrong === undefined) return undefined;
    answers = answers.filter((line) => line !== wrong);
  }
  return undefined;
}

const isIn = (inner: Span, outer: Span): boolean =>
  inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;
