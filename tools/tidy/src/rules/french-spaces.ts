import type { Rule } from '../tree.ts';

const FRENCH = /(?:^|[./])fr\.ftl$/;
/** A plain space where French has one that no line breaks at: before high punctuation, and within guillemets. */
const PLAIN = /(?<=\S) (?=[:;!?»](?:[\s.,)]|$))|(?<=«) /gu;

/** French texts keep their punctuation in one line with the word before it. */
export const frenchSpaces: Rule = ({ files }) =>
  [...files].flatMap(([path, text]) =>
    FRENCH.test(path)
      ? text
          .split('\n')
          .flatMap((line, at) =>
            line.startsWith('#') || [...line.replace(/^[\w-]+ =/, '').matchAll(PLAIN)].length === 0
              ? []
              : [{ path, line: at + 1, advice: 'Put a narrow no-break space (U+202F) before : ; ! ? » and after «.' }],
          )
      : [],
  );
