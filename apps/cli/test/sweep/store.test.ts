import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sqlite } from '../../src/store/database.ts';
import { diceGame } from './game.ts';

const { sweep } = diceGame();

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandtable-store-'));
  file = join(folder, 'games.sqlite');
});
afterEach(async () => await rm(folder, { recursive: true }));

const played = async (...argv: readonly string[]) => {
  const { out, err } = await sweep('--measure', 'winner.red,length', '--store', file, '--json', ...argv);
  const { known, games, ...rest } = JSON.parse(out).result;
  return { known, games, rest, err };
};
const damaged = async () => (await readdir(folder)).filter((name) => name.includes('.damaged-'));

describe('what was played', () => {
  test('is not played again', async () => {
    const first = await played('--vary', 'needed=2..4', '--games', '40');
    expect(first).toMatchObject({ known: 0, games: 120 });
    const again = await played('--vary', 'needed=2..5', '--games', '40');
    expect(again).toMatchObject({ known: 120, games: 160 });
    expect(
      again.rest.points.slice(0, 3).map(({ figures }: { figures: { mean: number }[] }) => figures[0]?.mean),
    ).toEqual(first.rest.points.map(({ figures }: { figures: { mean: number }[] }) => figures[0]?.mean));
  });

  test('comes back as it was', async () => {
    const first = await played('--vary', 'needed=2..3', '--games', '30');
    const again = await played('--vary', 'needed=2..3', '--games', '30');
    expect(again.known).toBe(90);
    expect(again.rest).toEqual(first.rest);
  });

  test('counts for other seeds as far as they are the same', async () => {
    await played('--vary', 'needed=4', '--games', '80', '--seed', '1');
    expect(await played('--vary', 'needed=4', '--games', '80', '--seed', '41')).toMatchObject({ known: 40, games: 80 });
  });

  test.each([
    [['--bot', 'search:2']],
    [['--option', 'long=true']],
    [['--max-decisions', '50']],
    [['--vary', 'Side.red.rounds=2']],
  ])('with %j is something else', async (argv) => {
    await played('--vary', 'needed=2', '--games', '8');
    const other = await played('--vary', 'needed=2', '--games', '8', ...argv);
    expect(other.known).toBe(argv[0] === '--vary' ? 8 : 0);
  });

  test('is reported in words', async () => {
    await played('--vary', 'needed=2', '--games', '8');
    const { out } = await sweep('--vary', 'needed=2', '--games', '8', '--store', file);
    expect(out).toContain('16 of 16 games were in the store');
  });
});

describe('a store that cannot be read', () => {
  test('is set aside and reported', async () => {
    await writeFile(file, 'this was a database once, and somebody wrote over it '.repeat(40));
    const { err, games } = await played('--vary', 'needed=2', '--games', '8');
    expect(err).toContain('is damaged. It was renamed to');
    expect(games).toBe(16);
    expect(await damaged()).toEqual(['games.sqlite.damaged-1']);
    expect(await played('--vary', 'needed=2', '--games', '8')).toMatchObject({ known: 16, err: '' });
  });

  test('because a single game in it was changed', async () => {
    await played('--vary', 'needed=2', '--games', '8');
    const { DatabaseSync } = sqlite() ?? {};
    if (DatabaseSync === undefined) throw new Error('this Node has SQLite');
    const db = new DatabaseSync(file);
    db.exec("UPDATE played SET data = x'0102' WHERE rowid = 1");
    db.close();
    const { err, known } = await played('--vary', 'needed=2', '--games', '8');
    expect(err).toContain('is damaged');
    expect(known).toBeLessThan(16);
    expect(await damaged()).toHaveLength(1);
  });

  test('because it is another database is left alone', async () => {
    const { DatabaseSync } = sqlite() ?? {};
    if (DatabaseSync === undefined) throw new Error('this Node has SQLite');
    const db = new DatabaseSync(file);
    db.exec('CREATE TABLE bills (sum INTEGER)');
    db.close();
    const before = await readFile(file);
    const { err, games } = await played('--vary', 'needed=2', '--games', '8');
    expect(err).toContain('isn’t a game store');
    expect(games).toBe(16);
    expect(await readFile(file)).toEqual(before);
  });

  test('because its place is a folder is reported, and games are played', async () => {
    file = folder;
    const { err, games } = await played('--vary', 'needed=2', '--games', '8');
    expect(err).toContain('can’t be used');
    expect(games).toBe(16);
  });
});

test('without SQLite games are played all the same', async () => {
  const { getBuiltinModule } = process;
  process.getBuiltinModule = ((id: string) =>
    id === 'node:sqlite' ? undefined : getBuiltinModule(id)) as typeof getBuiltinModule;
  try {
    const { err, games } = await played('--vary', 'needed=2', '--games', '8');
    expect(err).toContain('has no SQLite');
    expect(games).toBe(16);
  } finally {
    process.getBuiltinModule = getBuiltinModule;
  }
});
