import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filled, insertable, wordDiff } from '../src/index.ts';

const some = fc.array(fc.constantFrom('a', 'b', 'c', 'd,'), { maxLength: 8 });
const left = (parts: ReturnType<typeof wordDiff>, sort: 'gone' | 'new'): readonly string[] =>
  parts.filter((part) => part.sort !== sort).flatMap(({ text }) => text.split(' '));

describe('the difference of two texts', () => {
  it('law: without what is new it is the older text, without what is gone the newer', () => {
    fc.assert(
      fc.property(some, some, (before, after) => {
        const parts = wordDiff(before.join(' '), after.join(' '));
        expect(left(parts, 'new')).toEqual(before);
        expect(left(parts, 'gone')).toEqual(after);
      }),
    );
  });
  it('keeps as much as can be kept', () => {
    expect(wordDiff('Each card counts one point.', 'Each red card counts one point')).toEqual([
      { sort: 'same', text: 'Each' },
      { sort: 'new', text: 'red' },
      { sort: 'same', text: 'card counts one' },
      { sort: 'gone', text: 'point.' },
      { sort: 'new', text: 'point' },
    ]);
  });
});

describe('what a source takes from the rules', () => {
  const source = 'Up to {limit} of [the cards](Card), see [](#hand), [above](#hand), {limit}, {=two}, [x](http://y/z).';
  it('can be put into a translation as it is written', () => {
    expect(insertable(source)).toEqual(['{limit}', '[the cards](Card)', '[](#hand)', '[above](#hand)']);
  });
  it('is filled in for reading; what nobody knows stays as it is', () => {
    expect(filled(source, { limit: '7', '#hand': 'The hand' })).toBe(
      'Up to 7 of the cards, see The hand, above (The hand), 7, two, [x](http://y/z).',
    );
    expect(filled('{limit} [](#hand)', {})).toBe('{limit} [](#hand)');
  });
});
