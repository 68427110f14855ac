import { describe, expect, test } from 'vitest';
import { diceGame } from './game.ts';

const { sweep, json } = diceGame();

describe('the value with which a share comes to a target', () => {
  test('is found with an interval', async () => {
    const { ok, result } = await json('--find', 'needed=1..6', '--until', 'winner.red=50%', '--games', '800');
    expect(ok).toBe(true);
    expect(result.found).toMatchObject({ name: 'needed', found: 'values', best: '4', target: 0.5 });
    expect(result.points.length).toBeLessThan(6);
    const at4 = result.points.find(({ values }: { values: string[] }) => values[0] === '4').figures[0];
    expect(at4.low).toBeLessThan(0.5);
    expect(at4.high).toBeGreaterThan(0.5);
  });

  test('is not played longer than it takes to tell', async () => {
    const { result } = await json('--find', 'needed=1..6', '--until', 'winner.red=42%', '--games', '6400');
    expect(result.found).toMatchObject({ found: 'between', from: '4', to: '5' });
    const games = new Map(result.points.map((one: { values: string[]; games: number }) => [one.values[0], one.games]));
    expect(games.get('1')).toBe(100);
    expect(Number(games.get('5'))).toBeGreaterThan(100);
  });

  test('in words', async () => {
    const { out } = await sweep('--find', 'needed=1..6', '--until', 'winner.red=50%', '--games', '800');
    expect(out).toMatch(/50% is reached with needed=4: \d\d\.\d% \(\d\d\.\d% to \d\d\.\d%\)\./);
    expect(out).toContain('The joint confidence level of all intervals is 95%');
  });
});

test('numbers are searched from the smallest', async () => {
  const { result } = await json('--find', 'Side.red.rounds=9,1,5', '--until', 'length=7', '--games', '20');
  expect(result.found).toMatchObject({ found: 'values', from: '5', to: '5', best: '5' });
});

test.each([
  ['winner.red=10%', 'needed=1..4', 'No value reaches 10%: the measure stays above it for needed from 1 to 4.'],
  ['winner.red=90%', 'needed=3..6', 'No value reaches 90%: the measure stays below it for needed from 3 to 6.'],
  ['length=4.5', 'Side.red.rounds=1..9', 'No value reaches 4.5 exactly: it is crossed between Side.red.rounds=2'],
])('%s of %s', async (until, find, line) => {
  const { code, out } = await sweep('--find', find, '--until', until, '--games', '200');
  expect(out).toContain(line);
  expect(code).toBe(0);
});

test('values that cannot be are reported, and the others searched', async () => {
  const { out } = await sweep('--find', 'needed=7..9', '--until', 'winner.red=100%', '--games', '80');
  expect(out).toContain('needed=8: “8” isn’t valid for “needed”');
  expect(out).toContain('100% is reached with needed=7');
});

test('a measure that turns is not searched by halves', async () => {
  const { out } = await sweep('--find', 'needed=1..7', '--until', 'winner.red=50%', '--games', '800');
  expect(out).toContain(
    '50% is crossed twice: at both ends of the range, the measure is on the same side of it; at needed=4, it is on the other side.',
  );
});

test('where no value can be, nothing is found', async () => {
  const { code, out } = await sweep('--find', 'needed=8..9', '--until', 'winner.red=0%', '--games', '80');
  expect(code).toBe(1);
  expect(out).toContain('No point could be played.');
});

test.each([
  [['--find', 'needed=1..6'], 'needs --until MEASURE=VALUE'],
  [['--find', 'needed=1..6', '--until', 'winner'], 'isn’t of the form MEASURE=VALUE'],
  [['--find', 'needed=1..6', '--until', 'winner=50%'], '“winner” stands for several measures'],
  [['--find', 'needed=1..6', '--until', 'winner.red=50'], 'is a share of games'],
  [['--find', 'needed=1..6', '--until', 'length=5%'], 'is a number'],
  [['--find', 'needed=1..6', '--until', 'winner.rad=5%'], 'Did you mean “winner.red”?'],
  [['--find', 'needed=1..6', '--vary', 'needed=1', '--until', 'length=5'], '--vary and --find can’t be used together'],
  [['--vary', 'needed=1..6', '--until', 'length=5'], '--until works only with --find'],
])('%j', async (argv, message) => {
  const { code, err } = await sweep(...argv);
  expect(err).toContain(message);
  expect(code).toBe(2);
});
