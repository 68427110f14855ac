import { FluentBundle, FluentResource } from '@fluent/bundle';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf, patternIn, patternOf } from '../src/words/cases.ts';

const word = fc.constantFrom('eins', 'Zwei drei', 'vier, fünf.', '„sechs“', 'a – b', '[x', '*y', '.z');
const value = fc.constantFrom(
  '{ $who }',
  '{ $count }',
  '{ TERM($who, case: "acc", article: "def") }',
  '{ "{" }',
  '{ -brand }',
);
const plain = fc.array(fc.oneof(word, value), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
const isSafe = (text: string): boolean => !/^[[*.]/.test(text);
const keys = fc.constantFrom(['one', 'other'], ['0', 'one', 'few', 'other'], ['m', 'f', 'other']);
const selector = fc.constantFrom('$count', '$kind', 'GENUS($who)');
/** Patterns as people write them: words, values and selections, also in one another. */
const { pattern } = fc.letrec<{ pattern: string; select: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 2 },
    plain.filter(isSafe),
    fc.tuple(plain.filter(isSafe), tie('select'), plain).map((parts) => parts.join(' ')),
    tie('select'),
  ),
  select: fc
    .record({ by: selector, keys, texts: fc.array(tie('pattern'), { minLength: 4, maxLength: 4 }) })
    .map(({ by, keys: all, texts }) => {
      const lines = all.map(
        (key, i) => `        ${key === 'other' ? '*' : ''}[${key}] ${texts[i]?.replaceAll('\n', '\n        ')}`,
      );
      return `{ ${by} ->\n${lines.join('\n')}\n    }`;
    }),
}));

const GIVEN = { who: 'Lyra', kind: 'f', count: 1 };
function said(text: string, given: Record<string, string | number>): string | undefined {
  const functions = { TERM: ([one = '']) => one, GENUS: ([one = '']) => one };
  const bundle = new FluentBundle('pl', { useIsolating: false, functions: functions as never });
  bundle.addResource(new FluentResource(`-brand = B\nx = ${text}\n`));
  const message = bundle.getMessage('x');
  return message?.value == null ? undefined : bundle.formatPattern(message.value, given, []);
}

describe('sentences of a message', () => {
  it('law: a message in sentences, put together again, has the same sentences and says the same', () => {
    fc.assert(
      fc.property(pattern, fc.constantFrom(0, 1, 3, 7), fc.constantFrom('m', 'f', 'x'), (text, count, who) => {
        const read = patternIn(text);
        if (read === undefined) return;
        const cases = casesOf(read);
        const again = patternOf(cases);
        const reread = patternIn(again);
        expect(reread && casesOf(reread)).toEqual(cases);
        const given = { ...GIVEN, count, who, kind: who };
        expect(said(again, given)).toBe(said(text, given));
      }),
      { numRuns: 300 },
    );
  });

  it('is a whole sentence for each count, with the words around a selection', () => {
    const read = patternIn('{ $who } nimmt { $count ->\n [one] eine Karte\n *[other] { $count } Karten\n } auf.');
    expect(read && casesOf(read).map(({ chosen, text }) => [chosen.map(({ key }) => key).join(), text])).toEqual([
      ['one', '{ $who } nimmt eine Karte auf.'],
      ['other', '{ $who } nimmt { $count } Karten auf.'],
    ]);
  });

  it('leaves a message that chooses among too many in one piece', () => {
    const choice = (name: string) => `{ $${name} ->\n    [a] A\n    [b] B\n   *[c] C\n }`;
    const read = patternIn(['x', 'y', 'z'].map(choice).join(' '));
    const cases = read === undefined ? [] : casesOf(read);
    expect(cases).toHaveLength(1);
    expect(patternIn(patternOf(cases))).toBeDefined();
  });

  it('is nothing that Fluent cannot read', () => {
    expect(['{ $x', 'a }', '', '{ $x -> [a] b }'].map(patternIn)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
