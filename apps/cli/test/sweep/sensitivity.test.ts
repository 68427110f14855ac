import { expect, test } from 'vitest';
import { diceGame } from './game.ts';

const { sweep, json } = diceGame();

test('every number is tried one step down and up, and what matters most comes first', async () => {
  const { result } = await json('--sensitivity', '--games', '150');
  expect(result.measures).toEqual(['winner.red', 'winner.blue']);
  const [first, ...others] = result.numbers;
  expect(first).toMatchObject({ name: 'needed', current: '4', steps: [{ value: '3' }, { value: '5' }] });
  expect(first.steps[0].differences[0]).toMatchObject({ measure: 'winner.red', isClear: true });
  expect(first.steps[0].differences[0].mean).toBeGreaterThan(0.1);
  expect(others.map(({ name }: { name: string }) => name)).toEqual(['Side.red.rounds', 'Side.blue.rounds']);
});

test('a number at the end of its range has one step', async () => {
  const { result } = await json('--sensitivity', '--only', 'Side.red.*', '--games', '10');
  expect(result.numbers).toMatchObject([{ name: 'Side.red.rounds', steps: [{ value: '2' }] }]);
});

test('in words', async () => {
  const { out } = await sweep('--sensitivity', '--measure', 'length', '--games', '20');
  expect(out).toContain(
    'dice: 3 numbers, each changed by one step up and down; 20 games for each change, with the same seeds; bots: random',
  );
  expect(out).toMatch(/^ {2}Side\.\w+\.rounds +\d → \d +moves +[+−]1\.0 \([+−]1\.0 to [+−]1\.0\) \*$/m);
  expect(out).toContain('2 of 3 numbers make a significant difference');
});

test.each([
  [['--sensitivity', '--only', 'Town.*'], 'No number has a name like Town.*.'],
  [['--vary', 'needed=1', '--only', 'needed'], '--only works only with --sensitivity'],
  [['--sensitivity', '--precision', '2%'], '--precision works only with --vary'],
])('%j', async (argv, message) => {
  const { code, err } = await sweep(...argv);
  expect(err).toContain(message);
  expect(code).toBe(2);
});
