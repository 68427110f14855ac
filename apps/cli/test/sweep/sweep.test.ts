import { describe, expect, test } from 'vitest';
import { sandtable } from '../sandtable.ts';
import { diceGame } from './game.ts';

const { cwd, sweep, json } = diceGame();

interface Figure {
  readonly measure: string;
  readonly mean: number;
}
interface Row {
  readonly values: readonly string[];
  readonly figures: readonly Figure[];
}
const meansOf = (points: readonly Row[], name: string) =>
  points.map(({ figures }) => figures.find(({ measure }) => measure === name)?.mean);

describe('one number', () => {
  test('every value is played, and all others are as they were', async () => {
    const { ok, result } = await json('--vary', 'needed=1..6', '--games', '300');
    expect(ok).toBe(true);
    const wins = meansOf(result.points, 'winner.red');
    for (const [i, share] of wins.entries()) expect(share).toBeCloseTo((6 - i) / 6, 1);
    expect(new Set(meansOf(result.points, 'length'))).toEqual(new Set([3]));
    expect(result.asIs.games).toBe(300);
    expect(meansOf([result.asIs], 'winner.red')).toEqual(wins.slice(3, 4));
  });

  test('games have the same luck at every point, so every step only takes wins away', async () => {
    const { result } = await json('--vary', 'needed=1..6', '--games', '40');
    const [first, ...rest] = result.points;
    expect(first.figures[0].mean).toBe(1);
    expect(meansOf(rest, 'winner.red')).toEqual(meansOf(rest, 'winner.red').toSorted().toReversed());
    expect(new Set(meansOf(result.points, 'hits')).size).toBe(1);
  });

  test('the table says where it differs', async () => {
    const { out } = await sweep('--vary', 'needed=1,4', '--games', '60');
    expect(out).toContain('dice: 2 points with 60 games each, the same seeds at every point; bots: random');
    expect(out).toMatch(/^ {2}needed {2}games +red wins +blue wins +no winner +moves$/m);
    expect(out).toMatch(/^ {2}1 +60 +100\.0% \(94\.0% to 100\.0%\) \* +0\.0%/m);
    expect(out).toMatch(/^ {2}4 +60 +\d+\.\d% \(\d+\.\d% to \d+\.\d%\) {3}/m);
    expect(out).toMatch(/^ {2}as is +60 /m);
    expect(out).toContain('* differs significantly');
  });
});

test('any number of workers finds the same bytes', async () => {
  const argv = ['--vary', 'needed=2,5', '--vary', 'Side.red.rounds=1..3', '--games', '90', '--json'];
  const [one, two] = [await sweep(...argv, '--workers', '1'), await sweep(...argv, '--workers', '2')];
  expect(one.out).toBe(two.out);
  expect(JSON.parse(one.out).result.points).toHaveLength(6);
});

describe('what can be varied', () => {
  test.each([
    ['Side.blue.rounds=2,5', 'length', [3, 6]],
    ['option.long=false,true', 'length', [3, 4]],
    ['long=true', 'length', [4]],
    ['variant=none,quick', 'length', [3, 2]],
  ])('%s', async (vary, measure, means) => {
    const { result } = await json('--vary', vary, '--games', '10', '--measure', measure);
    expect(meansOf(result.points, measure)).toEqual(means);
  });

  test('a ruling, and a constant beside it', async () => {
    const { result } = await json('--vary', 'ruling.tie=red,blue', '--vary', 'constant/needed=7', '--games', '10');
    expect(meansOf(result.points, 'winner.red')).toEqual([1, 0]);
  });

  test('a number that a house rule changes too', async () => {
    const both = ['--vary', 'variant=none,quick', '--vary', 'Side.blue.rounds=1,4'];
    const { result } = await json(...both, '--games', '10', '--measure', 'length');
    expect(meansOf(result.points, 'length')).toEqual([2, 5, 2, 5]);
  });

  test('over a house rule that the game is played with', async () => {
    const argv = ['dice+quick', '--vary', 'needed=1', '--games', '10', '--workers', '1', '--json'];
    const { result } = JSON.parse((await sandtable(cwd(), 'sweep', ...argv)).out);
    expect(meansOf(result.points, 'length')).toEqual([2]);
  });
});

describe('what can be measured', () => {
  test('rules, numbers and members', async () => {
    const { result } = await json(
      '--vary',
      'Side.red.rounds=1..2',
      '--games',
      '10',
      '--measure',
      'rest,hits,winner.red',
    );
    expect(result.measures).toEqual(['rest', 'hits', 'winner.red']);
    expect(meansOf(result.points, 'rest')).toEqual([3, 4]);
  });
});

test('a sample has as many points as it says', async () => {
  const { result } = await json(
    '--vary',
    'needed=1..7',
    '--vary',
    'Side.red.rounds=1..9',
    '--sample',
    'latin:7',
    '--games',
    '4',
  );
  expect(result.points).toHaveLength(7);
  expect(new Set(result.points.map(({ values }: Row) => values[0])).size).toBe(7);
});

describe('values that cannot be', () => {
  test('are reported, and do not stop the others', async () => {
    const { code, out } = await sweep('--vary', 'needed=4..9', '--games', '10');
    expect(code).toBe(0);
    expect(out).toContain('needed=8: “8” isn’t valid for “needed”: expected “1..7”.');
    expect(out).toContain('needed=9: ');
    expect(out).toMatch(/^ {2}7 +10 /m);
  });
  test('of an option too', async () => {
    const { out } = await sweep('--vary', 'option.long=true,perhaps', '--games', '10');
    expect(out).toMatch(/option\.long=perhaps: ./);
    expect(out).toMatch(/^ {2}true +10 /m);
  });
  test('stop it if there are no others', async () => {
    const { code, out } = await sweep('--vary', 'needed=8,9', '--games', '10');
    expect(code).toBe(1);
    expect(out).toContain('No point could be played.');
  });
});

test('cells can be named as a reader of the table would, by its file and regardless of case', async () => {
  const { result } = await json('--vary', 'rules.Red.rounds=1', '--games', '2');
  const { result: exact } = await json('--vary', 'Side.red.rounds=1', '--games', '2');
  expect(result.points).toEqual(exact.points);
  expect(result.points[0].games).toBe(2);
});

test.each([
  [[], '“sandtable sweep” needs --vary NAME=VALUES.'],
  [['--vary', 'needed'], '“needed” isn’t of the form NAME=VALUES.'],
  [['--vary', 'neded=1'], 'Did you mean “needed”?'],
  [['--vary', 'nowhere=1'], 'Available: needed, long, tie, Side.red.rounds, variant'],
  [['--vary', 'sides.green.rounds=1'], 'Unknown name “sides.green.rounds”'],
  [['--vary', 'Side.rad.rounds=1'], 'Did you mean “Side.red.rounds”?'],
  [['--vary', 'Side.red.round=1'], 'Did you mean “Side.red.rounds”?'],
  [['--vary', 'variant=none,quik'], 'Did you mean “quick”?'],
  [['--vary', 'needed=1,,2'], 'A value of “needed” is missing.'],
  [['--vary', 'needed=6..2'], '“6..2” isn’t a range of numbers'],
  [['--vary', 'needed=1..99999999'], 'has more than 1,000 values'],
  [['--vary', 'needed=1', '--vary', 'constant.needed=2'], 'is varied twice'],
  [['--vary', 'needed=1..100', '--vary', 'Side.red.rounds=1..100'], '10,000 points are too many (at most 1,000).'],
  [['--vary', 'needed=1', '--sample', 'some'], '“some” isn’t a sample.'],
  [['--vary', 'needed=1', '--measure', 'lenght'], 'Did you mean “length”?'],
  [['--vary', 'needed=1', '--measure', 'nonsense'], 'In this game: winner.red, winner.blue, draws, stopped, length'],
  [['--vary', 'needed=1', '--measure', ','], '--measure needs a name'],
])('%j', async (argv, message) => {
  const { code, err } = await sweep(...argv);
  expect(err).toContain(message);
  expect(code).toBe(2);
});
