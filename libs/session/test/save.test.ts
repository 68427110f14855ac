import { expect, test } from 'vitest';
import { readSave, type Save } from '../src/index.ts';

const save: Save = {
  format: 1,
  ruleset: 'stones',
  version: '1.0.0',
  digest: '0011223344556677',
  variants: [],
  seats: 'two',
  options: { stones: 8, quick: true, first: 'north' },
  seed: -7,
  decisions: [
    { choice: 'turn/take', role: 'north', answer: 3 },
    { choice: 'turn/which', role: 'south', answer: ['a', 2] },
    { choice: 'turn/move', role: 'north', answer: { arm: 'move', args: { from: 'f1', steps: 2, far: false } } },
  ],
};

test('a save comes back as it was written', () => {
  expect(readSave('a.json', JSON.stringify(save))).toEqual({ save, findings: [] });
});

const described = (text: string): readonly string[] =>
  readSave('a.json', text).findings.map(
    ({ code, fields }) => `${code} ${fields.path ?? ''} ${fields.expected ?? fields.key}`,
  );
const changed = (change: object): string => JSON.stringify({ ...save, ...change });

test.each([
  ['null', ['format/value top object']],
  ['[]', ['format/value top object']],
  ['x', ['format/json  value']],
  [changed({ format: 2 }), ['format/value format 1']],
  [changed({ seed: 1.5 }), ['format/value seed integer']],
  [changed({ seats: undefined, lang: 'de' }), ['format/missing top seats', 'format/unknown-key lang lang']],
  [changed({ options: { stones: null } }), ['format/value options › stones string | number | boolean']],
  [changed({ decisions: [{ choice: 'a', role: 'b' }] }), ['format/missing decisions › 0 answer']],
  [
    changed({ decisions: [{ choice: 'a', role: 'b', answer: { arm: 'move', args: { from: [] } } }] }),
    ['format/value decisions › 0 › answer › args › from string | number | boolean'],
  ],
  [
    changed({ decisions: [{ choice: 'a', role: 'b', answer: null }] }),
    ['format/value decisions › 0 › answer string | number | boolean | array | object'],
  ],
])('%s', (text, expected) => {
  expect(described(text)).toEqual(expected);
});

test('a reader of saves has nothing to give for what is no save', () => {
  expect(readSave('a.json', '{}').save).toBeUndefined();
});
