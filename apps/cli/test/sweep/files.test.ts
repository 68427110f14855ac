import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { csvOf } from '../../src/sweep/csv.ts';
import { diceGame } from './game.ts';

const { cwd, sweep } = diceGame();
const written = async (...argv: readonly string[]): Promise<string> => {
  const file = argv.at(-1) ?? '';
  const { out } = await sweep(...argv);
  expect(out).toContain(`Wrote ${file}.`);
  return await readFile(join(cwd(), file), 'utf8');
};

describe('a picture', () => {
  test('of one number has lines with bands, a title, and the table in words', async () => {
    const svg = await written('--vary', 'needed=1..6', '--games', '20', '--picture', 'out/lines.svg');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*role="img" aria-labelledby="title desc"/);
    expect(svg).toContain('<title id="title">dice: results by needed</title>');
    expect(svg).toMatch(
      /<desc id="desc">20 games per point, the same seeds at every point; bots: random\. needed, games, red wins, .*; 1, 20, 100\.0% \(/,
    );
    expect(svg.match(/<polygon/g)).toHaveLength(4);
    expect(svg.match(/<circle/g)).toHaveLength(4 * 6);
  });

  test('of two has a cell for each point', async () => {
    const both = ['--vary', 'needed=1..3', '--vary', 'Side.red.rounds=1..2', '--measure', 'winner.red'];
    const svg = await written(...both, '--games', '10', '--picture', 'map.svg');
    expect(svg.match(/<rect [^>]*fill="rgb\(/g)).toHaveLength(6);
    expect(svg.match(/>100\.0%</g)).toHaveLength(2);
  });

  test('of points that could not be played has gaps', async () => {
    const svg = await written('--vary', 'needed=6..8', '--games', '10', '--measure', 'length', '--picture', 'gap.svg');
    expect(svg.match(/<circle/g)).toHaveLength(2);
    expect(svg).not.toContain('NaN');
  });

  test('as a page has its table below', async () => {
    const html = await written('--vary', 'needed=1..2', '--games', '10', '--picture', 'page.html');
    expect(html).toMatch(/<html lang="en">.*<svg .*<\/svg>\s*<table>.*<th>needed<\/th>.*<td>1<\/td>/s);
  });
});

test('comma-separated values have a row for each point', async () => {
  const csv = await written('--vary', 'needed=1..2', '--games', '10', '--measure', 'length', '--csv', 'table.csv');
  const [head, ...rows] = csv.split('\r\n');
  expect(head).toBe(
    'needed,games,length,length low,length high,length difference,length difference low,length difference high',
  );
  expect(rows).toEqual(['1,10,3,3,3,0,0,0', '2,10,3,3,3,0,0,0', 'as is,10,3,3,3,,,', '']);
});

test('cells of a spreadsheet are no formulas', () => {
  expect(csvOf([['=1+1', 'a,b', 'say "x"', -2, '-3', undefined]])).toBe(`'=1+1,"a,b","say ""x""",-2,-3,\r\n`);
});

test.each([
  [['--picture', 'x.png'], '“x.png” isn’t an image file'],
  [['--picture', 'x.svg', '--vary', 'long=true,false', '--vary', 'ruling.tie=red,blue'], 'A picture shows one or two'],
  [['--precision', '2'], '“2” isn’t a precision'],
  [['--precision', '0%'], '“0%” isn’t a precision'],
])('%j', async (argv, message) => {
  const { code, err } = await sweep('--vary', 'needed=1,2', ...argv);
  expect(err).toContain(message);
  expect(code).toBe(2);
});

describe('a precision', () => {
  test('is played for, point by point', async () => {
    const { out } = await sweep('--vary', 'needed=1,4', '--measure', 'winner.red', '--precision', '5%', '--json');
    const [sure, open] = JSON.parse(out).result.points;
    expect(sure).toMatchObject({ games: 100, precise: true });
    expect(open).toMatchObject({ games: 400, precise: true });
    expect(open.figures[0].high - open.figures[0].low).toBeLessThan(0.1);
  });

  test('that is not reached is reported', async () => {
    const { out } = await sweep(
      '--vary',
      'needed=1,4',
      '--precision',
      '5%',
      '--games',
      '100',
      '--measure',
      'winner.red',
    );
    expect(out).toContain('dice: 2 points, played until the result is known to ±5%, at most 100 games each');
    expect(out).toContain('One point isn’t known to ±5% after 100 games; raise --games');
  });
});
