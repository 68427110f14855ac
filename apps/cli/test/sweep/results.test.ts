import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandtable } from '../sandtable.ts';
import { diceGame } from './game.ts';

const { cwd, sweep } = diceGame();
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandtable-results-'));
  file = join(folder, 'games.sqlite');
  await sweep('--vary', 'needed=2,4', '--games', '10', '--store', file);
  // Some games once more, and some that lie behind them.
  await sweep('--vary', 'needed=2', '--games', '10', '--seed', '6', '--store', file);
});
afterAll(async () => await rm(folder, { recursive: true }));
const results = async (...argv: readonly string[]) => await sandtable(cwd(), 'results', '--store', file, ...argv);

test('are listed', async () => {
  const { out } = await results();
  expect(out).toMatch(/^game +command +changes +options +bots +games$/m);
  expect(out).toMatch(/^dice +sweep +needed=2 +long=false, tie=red +random +15$/m);
  expect(out).toMatch(/^dice +sweep +long=false, tie=red +random +15$/m);
  expect((await results('other')).out).toBe('No stored results.');
});

test('are exported game by game, each once', async () => {
  const { out } = await results('--export', 'csv', '--measure', 'winner.red,length');
  const [head, ...rows] = out.split('\r\n');
  expect(head).toBe('game,version,variants,changes,seats,options,bots,max_decisions,seed,fault,winner.red,length');
  expect(rows).toHaveLength(30);
  const changed = rows.filter((row) => row.includes('needed=2'));
  expect(changed.map((row) => Number(/,10000,(\d+),/.exec(row)?.[1]))).toEqual(
    Array.from({ length: 15 }, (_, i) => i + 1),
  );
  expect(changed[0]).toMatch(/^dice,1\.0\.0,,needed=2,two,"long=false, tie=red",random,10000,1,0,[01],3$/);
});

test('as Parquet', async () => {
  const { out } = await results('--export', 'parquet', '--out', 'games.parquet');
  expect(out).toBe('Wrote games.parquet.');
  const bytes = await readFile(join(cwd(), 'games.parquet'));
  expect(bytes.subarray(0, 4).toString()).toBe('PAR1');
  const { parquetReadObjects } = await import('hyparquet');
  const rows = await parquetReadObjects({ file: new Uint8Array(bytes).buffer });
  expect(rows).toHaveLength(30);
  expect(rows[0]).toMatchObject({ game: 'dice', seats: 'two', length: 3, fault: 0 });
});

test('of a damaged store are not lost in silence', async () => {
  const broken = join(folder, 'broken.sqlite');
  await writeFile(broken, 'no database '.repeat(100));
  const { code, err } = await sandtable(cwd(), 'results', '--store', broken);
  expect(err).toContain('is damaged. It was renamed to');
  expect(code).toBe(1);
});

test.each([
  [['--export', 'xlsx'], '“xlsx” isn’t a format'],
  [['--export', 'parquet'], 'needs --out FILE'],
  [['--export', 'csv', '--measure', 'lenth'], 'Unknown measure “lenth”'],
  [['--out', 'x.csv'], 'works only with --export'],
])('%j', async (argv, message) => {
  const { code, err } = await results(...argv);
  expect(err).toContain(message);
  expect(code).toBe(2);
});

test('where there are none yet', async () => {
  const { code, err } = await sandtable(cwd(), 'results', '--store', join(folder, 'nothing.sqlite'));
  expect(err).toContain('There are no stored results');
  expect(code).toBe(2);
});
