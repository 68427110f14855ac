import { expect, test } from 'vitest';
import { readSave, type Save, saveText } from '../src/index.ts';

const save: Save = {
  ...{
    format: 1,
    ruleset: 'posts',
    version: '1',
    digest: 'x',
    variants: [],
    seats: 'two',
    options: { wet: true },
    seed: -3,
  },
  decisions: [
    { choice: 'move/to', role: 'red', answer: 'p"1' },
    { choice: 'move/all', role: 'blue', answer: ['a', 2], by: 'bot' },
  ],
  hand: [{ after: 1, act: { hand: 'seed', seed: 4 } }],
  branches: [{ shared: 1, decisions: [] }],
};

test('a save is a text with a line for each decision, and is read as the same save', () => {
  const text = saveText(save);
  expect(readSave('a.json', text)).toEqual({ save, findings: [] });
  expect(text.split('\n').filter((line) => line.includes('"choice"'))).toHaveLength(2);
  expect(text.endsWith('}\n')).toBe(true);
});
