import { MEANING_SORTS } from '@sandtable/ide/legend';
import { lineIndex } from '@sandtable/text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodedTokens } from '../src/workers/semantic-tokens.ts';

const word = fc.record({
  before: fc.constantFrom('', ' ', '\n', '\n\n  ', '\r\n'),
  length: fc.integer({ min: 1, max: 4 }),
  sort: fc.constantFrom(...MEANING_SORTS),
  defines: fc.boolean(),
});

test('tokens stand where they stood, by lines and columns', () => {
  fc.assert(
    fc.property(fc.array(word), (words) => {
      let text = '';
      const tokens = words.map(({ before, length, sort, defines }) => {
        text += before;
        const start = text.length;
        text += 'x'.repeat(length);
        return { start, end: text.length, sort, defines };
      });
      const index = lineIndex(text);
      const data = [...encodedTokens(text, tokens)];
      let [line, column] = [1, 1];
      for (const { start, end, sort, defines } of tokens) {
        const [lines = 0, columns = 0, ...rest] = data.splice(0, 5);
        column = columns + (lines > 0 ? 1 : column);
        line += lines;
        expect({ line, column }).toEqual(index.positionAt(start));
        expect(rest).toEqual([end - start, MEANING_SORTS.indexOf(sort), Number(defines)]);
      }
      expect(data).toEqual([]);
    }),
  );
});
