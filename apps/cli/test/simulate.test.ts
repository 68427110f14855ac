import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Io, run } from '../src/index.ts';

/** Both add to a sum that holds 10 at most; who is greedy may break the rules, which is what is wanted here. */
const rules = (most: number): string => `ruleset "sums" version "1" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { first {red} second {blue} } }
state sum: 0..${most} = 0
play {
  repeat 3 times {
    for s in Side {
      let n = choose one of 0..2 by s
      sum += n
    }
  }
  if sum > 99 { finish drawn by Side because "never" }
  if sum mod 2 == 0 { finish won by {red} because "even" }
  finish won by {blue} because "odd"
}
`;
const SOUND = rules(12);
const BREAKING = rules(10);

let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
  await mkdir(join(cwd, 'rulesets', 'sums'), { recursive: true });
});
afterEach(async () => await rm(cwd, { recursive: true }));

async function sandtable(text: string, argv: readonly string[], more: Partial<Io> = {}) {
  await writeFile(join(cwd, 'rulesets', 'sums', 'rules.sand'), text);
  const out: string[] = [];
  let clock = 0;
  const io: Io = {
    cwd,
    write: (line) => void out.push(line),
    complain: (line) => void out.push(line),
    readLine: async () => undefined,
    seconds: () => clock++,
    seed: () => 1,
    interrupted: () => new Promise(() => undefined),
    ...more,
  };
  const code = await run(argv, io);
  return { code, out: out.join('\n') };
}
const simulated = async (...argv: readonly string[]) => {
  const { code, out } = await sandtable(SOUND, ['simulate', 'sums', ...argv, '--json']);
  return { code, result: JSON.parse(out).result };
};

test('any number of workers finds the same', async () => {
  const found: unknown[] = [];
  for (const workers of ['1', '3']) {
    const { result } = await simulated('--games', '30000', '--workers', workers);
    found.push({ ...result, seconds: 0 });
  }
  expect(found[0]).toMatchObject({ games: 30_000, decisions: 180_000, length: { mean: 6, min: 6, max: 6 } });
  expect(found[1]).toEqual(found[0]);
});

test('games add up from their numbers', async () => {
  let sum = 0;
  for (const number of ['0', '1', '2']) {
    const { result } = await simulated('--game', number, '--seed', '8');
    sum += Number.parseInt(result.digest, 16);
  }
  const { result } = await simulated('--games', '3', '--seed', '8');
  expect(Number.parseInt(result.digest, 16)).toBe(sum % 2 ** 52);
});

describe('what is printed', () => {
  test('are lengths, and winners with the interval their share lies in', async () => {
    const { code, out } = await sandtable(SOUND, ['simulate', 'sums', '--games', '40', '--workers', '1']);
    expect(code).toBe(0);
    expect(out).toContain('moves per game: 6.0 on average, 6 to 6');
    expect(out).toMatch(/red: \d+ wins, [\d.]+% \(95% confidence interval [\d.]+% to [\d.]+%\)/);
  });

  test('is which statements never ran, if that is asked for', async () => {
    const { result } = await simulated('--games', '20', '--coverage', '--workers', '2');
    expect(result.coverage).toMatchObject({ of: result.coverage.ran + 1, rules: { of: expect.any(Number) } });
    const { out } = await sandtable(SOUND, ['simulate', 'sums', '--games', '20', '--coverage']);
    expect(out).toMatch(/\d+ of \d+ statements of the rules ran\n {4}never: rules\.sand:15\n/);
  });

  test('is a fault, with the line that shows that game again', async () => {
    const { code, out } = await sandtable(BREAKING, ['simulate', 'sums', '--games', '400', '--seed', '5']);
    expect(code).toBe(1);
    expect(out).toMatch(/game \d+, seed \d+: fault\/range at rules\.sand:12/);
    const [, again = ''] = /replay: sandtable (.*)/.exec(out) ?? [];
    expect(again).toMatch(/^simulate sums --seed 5 --game \d+$/);
    const repeated = await sandtable(BREAKING, again.split(' '));
    expect(repeated.code).toBe(1);
    expect(repeated.out).toContain('1 game,');
    expect(repeated.out).toMatch(/1 runtime error$/m);
  });

  test.each(['5', '1000', '5000'])(
    'is made shorter, and written as a match that comes to the same fault: %s',
    async (seed) => {
      const argv = ['simulate', 'sums', '--games', '400', '--seed', seed, '--shorten', 'dist/odd.json', '--json'];
      const { code, out } = await sandtable(BREAKING, argv);
      const { shortened } = JSON.parse(out).result;
      expect(code).toBe(1);
      expect(shortened.after).toBeLessThanOrEqual(shortened.before);
      const why = await sandtable(BREAKING, ['why', 'sums', 'dist/odd.json']);
      expect(why.out.split('\n')[0]).toMatch(new RegExp(`^Move ${shortened.after}: `));
      const again = await sandtable(BREAKING, ['play', 'sums', '--resume', 'dist/odd.json', '--json']);
      expect(JSON.parse(again.out).result.view.fault).toMatchObject({ code: 'fault/range', file: 'rules.sand' });
    },
  );

  test('is the limit, which is no fault', async () => {
    const { code, result } = await simulated('--games', '4', '--max-decisions', '3');
    expect([code, result.limited, result.faults]).toEqual([0, 4, 0]);
  });
});

describe('progress', () => {
  test('is a bar where somebody watches, and is taken away at the end', async () => {
    const lines: string[] = [];
    const progress = (line: string): void => void lines.push(line);
    await sandtable(SOUND, ['simulate', 'sums', '--games', '40', '--workers', '1'], { progress });
    expect(lines[0]).toMatch(/^\[=+ +\] \d+ of 40 games$/);
    expect(lines.at(-2)).toBe(`[${'='.repeat(30)}] 40 of 40 games`);
    expect(lines.at(-1)).toBe('');
  });

  test('keeps out of JSON', async () => {
    const progress = (): void => expect.fail('something was drawn');
    await sandtable(SOUND, ['simulate', 'sums', '--games', '4', '--json'], { progress });
  });
});

describe('bots', () => {
  test('that search win where the last word decides', async () => {
    const { result } = await simulated('--games', '30', '--bot', 'second=search:60', '--workers', '2');
    expect(result.winners.blue).toBeGreaterThanOrEqual(27);
  });

  test.each([
    ['policy', 'have no policy'],
    ['first=policy:bold', 'have no policy'],
    ['clever', 'Unknown bot “clever”'],
    ['search:0', 'Unknown bot “search:0”'],
    ['third=random', 'Unknown seat “third” (available: first, second'],
  ])('%s is refused in a sentence', async (bot, sentence) => {
    for (const command of ['simulate', 'play']) {
      const { code, out } = await sandtable(SOUND, [command, 'sums', '--bot', bot]);
      expect([code, out]).toEqual([2, expect.stringContaining(sentence)]);
    }
  });

  test('play a match to the end, each seat its own', async () => {
    const argv = ['play', 'sums', '--bot', 'first=random', '--bot', 'second=search:80', '--json'];
    const { code, out } = await sandtable(SOUND, argv);
    expect([code, JSON.parse(out).result.view.winners]).toEqual([0, ['second']]);
    expect((await sandtable(SOUND, argv)).out).toBe(out);
  });
});
