import { finding } from '@sandtable/diagnostics';
import { describe, expect, test } from 'vitest';
import { createMessages, createWords, pathToId, readable, renderFinding, renderPlain } from '../src/index.ts';

const at = (start: number, end: number, file = 'rules.sand') => ({ file, start, end });

describe('pathToId', () => {
  test.each([
    ['draw/too-many', 'draw--too-many'],
    ['Town.arden.name', 'Town_arden_name'],
    ['coming(3)', 'coming-3-'],
    ['3', 'p3'],
  ])('%s is %s', (path, id) => expect(pathToId(path)).toBe(id));
});

test.each([
  ['market/takeLoan', 'take loan'],
  ['draw/too-many', 'too many'],
  ['City.new_york', 'new york'],
])('%s reads as %s', (path, text) => expect(readable(path)).toBe(text));

describe('renderFinding', () => {
  const unknown = (near?: string) =>
    finding('name/unknown', at(0, 1), near === undefined ? { name: 'x' } : { name: 'x', near });

  test('says what and what to do', () => {
    expect(renderFinding(unknown(), 'en')).toBe('Unknown name “x”. Check the spelling, or declare it.');
  });

  test('prefers a similar name to the general hint', () => {
    expect(renderFinding(unknown('y'), 'de')).toBe('Unbekannter Name „x“. Ähnlich geschrieben: y.');
  });
});

describe('renderPlain', () => {
  const source = 'one\n\ttwo three\nfour';

  test('marks the place below its line', () => {
    expect(renderPlain(finding('name/unknown', at(9, 14), { name: 'three' }), source, 'en')).toMatchInlineSnapshot(`
      "rules.sand:2:6: error name/unknown
      Unknown name “three”.
        2 | 	two three
          | 	    ^^^^^
      hint: Check the spelling, or declare it."
    `);
  });

  test('a span over several lines is marked on its first', () => {
    expect(renderPlain(finding('code/unreachable', at(0, 12)), source, 'en')).toContain('  1 | one\n    | ^^^\n');
  });

  test('does without the text', () => {
    expect(renderPlain(finding('ruleset/missing', at(0, 0)), () => undefined, 'en')).not.toContain('|');
  });
});

test('wording of a ruleset goes before ours, and paths without wording read as words', () => {
  const messages = createMessages('en', ['play--drawn = Peace.\nloan--taken = { $who } owes { $sum }.']);
  expect(messages.text('play/drawn')).toBe('Peace.');
  expect(messages.text('loan/taken', { who: 'Ada', sum: 3 })).toBe('Ada owes 3.');
  expect(messages.text('loan/paidBack')).toBe('paid back');
});

test('every text may name the constants of the rules', () => {
  const messages = createMessages('en', ['a--b = Up to { $constant_limit } of { $who }.'], { constant_limit: 7 });
  expect(messages.text('a/b', { who: 'ann' })).toBe('Up to 7 of ann.');
});

test('the page groups the digits of numbers, and leaves text as it is', () => {
  const words = createWords('en', ['ran = Ran { $n } times with seed { $seed }\n']);
  expect(words('ran', { n: 19945, seed: '19146' })).toBe('Ran 19,945 times with seed 19146');
});

test('values keep their order in languages that are written from right to left', () => {
  const ftl = ['move = { $who } نقل { $n }\n'];
  const said = (lang: string) => createMessages('en', ftl, {}, lang).text('move', { who: 'N5', n: 2 });
  expect(said('ar')).toMatch(/^\u2068N5\u2069 نقل \u2068.\u2069$/);
  expect(said('en')).toBe('N5 نقل 2');
  const words = createWords('en', ['to-move = { $name } to move\n']);
  expect([words('to-move', { name: 'نوردهن' }), words('to-move', { name: 'North' })]).toEqual([
    '\u2068نوردهن\u2069 to move',
    'North to move',
  ]);
});
