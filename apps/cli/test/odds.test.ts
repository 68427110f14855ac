import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OddsResult } from '@sandtable/analysis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandtable } from './sandtable.ts';

/** Carts of two sides push each other off a road; how strongly they hold on stands in a table. */
const RULES = `ruleset "carts" version "1.0.0" language 1
kind Side { state pushes: 0..99 = 0 }
kind Spot
kind Make { grip: 1..6 }
table Make from "makes.csv"
table Side { id
  red
  blue
}
table Spot { id
  ford
  mill
}
kind Cart pool 4 { side: Side, make: Make, state at: Spot, state dents: 0..9 = 0 }
die D { 1..6 }
option wet: bool = false
seats for Side { two { one {red} other {blue} } }
procedure push(a: Cart, b: Cart) {
  let how = choose one of 1..3 by a.side
  let force = roll D by a.side
  a.side.pushes += 1
  if force + how - (if wet then 1 else 0) > b.make.grip { b.dents += how }
  if b.dents > 2 {
    let stays = choose one of bool by b.side as stays
    if not stays { remove b }
  }
}
procedure storm() { repeat 9 times { let gust = roll D as gusts  red.pushes += gust } }
procedure win() { let coin = roll D as tossed  if coin == 6 { finish won by {red} because "lucky" } }
procedure queue() {
  let row = choose 2 of Spot in order by red
  let coin = roll D as shove
  if coin == 6 and row[1] == mill { red.pushes += 3 }
}
play {
  let first = create Cart(side: red, make: oak, at: ford)
  let second = create Cart(side: blue, make: elm, at: mill)
  repeat 9 times {
    choose turn by red {
      go(c in Cart, d in Cart where d != c) -> push(c, d)
      wait -> red.pushes += 1
    }
  }
}
example "a push" {
  given { let a = create Cart(side: red, make: oak, at: ford)  let b = create Cart(side: blue, make: elm, at: ford) }
  run push(a, b) { push/how: 2  roll push/force: 3 }
  then { b.dents == 2 }
}
`;
const VARIANT = 'variant "strong" of "carts" "^1.0" { change Make.elm { grip: 6 } }\n';

let cwd: string;
const file = (name: string) => join(cwd, 'carts', name);
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
  await mkdir(join(cwd, 'carts/variants'), { recursive: true });
  await writeFile(file('carts.sand'), RULES);
  await writeFile(file('makes.csv'), 'id,grip\noak,4\nelm,5\n');
  await writeFile(file('variants/strong.sand'), VARIANT);
});
afterAll(async () => await rm(cwd, { recursive: true }));

async function odds(...argv: readonly string[]): Promise<OddsResult> {
  const { out, err } = await sandtable(cwd, 'odds', 'carts', ...argv, '--json');
  expect(err).toBe('');
  const { ok, result, findings } = JSON.parse(out);
  expect(findings.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
  expect(ok).toBe(true);
  return result;
}
describe('a worked example', () => {
  test('its dice are thrown anew, its answers stay', async () => {
    const result = await odds('--example', 'a push');
    expect(result).toMatchObject({ exact: true, runs: 6, outcomes: 2, ends: [], asks: [] });
    // 2 more than the roll must be above 5.
    expect(result.changes.map(({ path, of, values: all }) => [path, of, all.map(({ fraction }) => fraction)])).toEqual([
      ['Side.pushes', ['red'], ['1/1']],
      ['Cart.dents', ['cart_2'], ['1/2', '1/2']],
    ]);
  });

  test('odds follow the data, a variant and an option at once', async () => {
    const dents = async (...argv: readonly string[]) => {
      const { changes } = await odds('--example', 'a push', ...argv);
      return changes.find(({ path }) => path === 'Cart.dents')?.values.map(({ fraction }) => fraction);
    };
    expect(await dents()).toEqual(['1/2', '1/2']);
    expect(await dents('--option', 'wet=true')).toEqual(['2/3', '1/3']);
    await writeFile(file('makes.csv'), 'id,grip\noak,4\nelm,3\n');
    expect(await dents()).toEqual(['1/6', '5/6']);
    await writeFile(file('makes.csv'), 'id,grip\noak,4\nelm,5\n');
    const { out } = await sandtable(cwd, 'odds', 'carts+strong', '--example', 'a push', '--json');
    const { changes } = JSON.parse(out).result as OddsResult;
    expect(changes.find(({ path }) => path === 'Cart.dents')?.values.map(({ fraction }) => fraction)).toEqual([
      '2/3',
      '1/3',
    ]);
  });

  test('expressions are looked at afterwards and may name what was given', async () => {
    const { watched } = await odds('--example', 'a push', '--watch', 'b.dents + 1', '--watch', 'count(Cart) == 2');
    expect(watched).toMatchObject([
      { expression: 'b.dents + 1', mean: 2, values: [{ value: 1 }, { value: 3, atLeast: 0.5, atMost: 1 }] },
      { expression: 'count(Cart) == 2', values: [{ value: true, fraction: '1/1' }] },
    ]);
  });

  test('what is not answered stops it, or others answer', async () => {
    const run = ['--example', 'a push', '--run', 'push(a, b) { push/how: 3 }'];
    const stopped = await odds(...run, '--watch', 'count(Cart)');
    expect(stopped.asks).toMatchObject([{ value: { choice: 'push/stays', role: 'blue' }, fraction: '2/3' }]);
    expect(stopped.watched[0]?.values).toMatchObject([{ value: '–' }, { value: 2, fraction: '1/3' }]);
    const drawn = await odds(...run, '--others', 'random', '--watch', 'count(Cart)');
    expect(drawn.asks).toEqual([]);
    expect(drawn.watched[0]?.values).toMatchObject([
      { value: 1, fraction: '1/3' },
      { value: 2, fraction: '2/3' },
    ]);
    const gone = drawn.changes.find(({ path }) => path === 'Cart.$live');
    expect(gone).toMatchObject({ from: true, values: [{ value: true }, { value: false, fraction: '1/3' }] });
  });
});

test('answers in order, and expressions that are lists or maps', async () => {
  const watch = ['--watch', '[3, 1, 2]', '--watch', 'map s in Side: s.pushes', '--watch', '{c.grip for c in Make}'];
  const pushes = async (row: string) => await odds('--run', `queue() { queue/row: ${row} }`, ...watch);
  expect((await pushes('[mill, ford]')).watched.map(({ values }) => values.map(({ value }) => value))).toEqual([
    [['3', '1', '2']].map((list) => list.map(Number)),
    [
      ['red: 0', 'blue: 0'],
      ['red: 3', 'blue: 0'],
    ],
    [[4, 5]],
  ]);
  expect((await pushes('[ford, mill]')).changes).toEqual([]);
});

test('a position from statements or a file of them', async () => {
  const given =
    'let a = create Cart(side: red, make: oak, at: ford)\nlet b = create Cart(side: blue, make: elm, at: mill)';
  await writeFile(join(cwd, 'given.txt'), given);
  const call = ['--run', 'push(b, a) { push/how: 1 }', '--watch', 'a.dents'];
  const written = await odds(...call, '--given', given);
  expect(written.watched).toMatchObject([{ values: [{ value: 0, fraction: '1/2' }, { value: 1 }] }]);
  expect(await odds(...call, '--given', 'given.txt')).toEqual(written);
});

test('a saved match', async () => {
  await sandtable(cwd, 'play', 'carts', '--max-decisions', '0', '--bot', 'all', '--save', 'match.json');
  const save = JSON.parse(await readFile(join(cwd, 'match.json'), 'utf8'));
  expect(save.decisions).toEqual([]);
  const given = 'let a = only c in Cart where c.at == ford\nlet b = only c in Cart where c.at == mill';
  const { changes } = await odds('--save', 'match.json', '--given', given, '--run', 'push(a, b) { push/how: 2 }');
  expect(changes.find(({ path }) => path === 'Cart.dents')).toMatchObject({
    of: ['cart_2'],
    values: [{ value: 0 }, { value: 2, fraction: '1/2' }],
  });
});

test('a saved match with its dice, and an answer to what it asks', async () => {
  const sums: number[] = [];
  for (const decisions of [4, 7, 10]) {
    await sandtable(
      cwd,
      'play',
      'carts',
      '--max-decisions',
      `${decisions}`,
      '--bot',
      'all',
      '--save',
      'long.json',
      '--seed',
      '3',
    );
    const { out } = await sandtable(
      cwd,
      'play',
      'carts',
      '--resume',
      'long.json',
      '--max-decisions',
      '0',
      '--bot',
      'all',
      '--json',
    );
    const { view } = JSON.parse(out).result;
    const { watched } = await odds('--save', 'long.json', '--run', 'win()', '--watch', 'sum c in Cart: c.dents');
    const dents = view.fields['Cart.dents'].map((n: number, i: number) => (view.fields['Cart.$live'][i] ? n : 0));
    sums.push(dents.reduce((sum: number, n: number) => sum + n, 0));
    expect(watched[0]?.values.map(({ value }) => value)).toContain(sums.at(-1));
  }
  // Dice did something: so it is those of the match that count.
  expect(Math.max(...sums)).toBeGreaterThan(0);
  const { out: said } = await sandtable(cwd, 'odds', 'carts', '--save', 'match.json', '--answer', 'wait');
  expect(said.split('\n').slice(0, 3)).toEqual([
    'wait: exact, one combination',
    'red.pushes, now 0',
    '  1  100.00%  ████████████████████  1/1',
  ]);
  const answer = '{"arm": "go", "args": {"c": "cart_1", "d": "cart_2"}}';
  const { out: json } = await sandtable(
    cwd,
    'odds',
    'carts',
    '--save',
    'match.json',
    '--answer',
    answer,
    '--seat',
    'one',
    '--json',
  );
  expect(JSON.parse(json).result).toMatchObject({
    basis: 'exact',
    asks: [{ value: { choice: 'push/how' }, fraction: '1/1' }],
  });
  const wrong = await sandtable(cwd, 'odds', 'carts', '--save', 'match.json', '--answer', 'go cart_1 cart_1');
  expect([wrong.code, wrong.err]).toEqual([2, '“go cart_1 cart_1” isn’t an answer to this question.']);
  const other = await sandtable(cwd, 'odds', 'carts', '--save', 'match.json', '--answer', 'wait', '--seat', 'other');
  expect(other.code).toBe(2);
  const nobody = await sandtable(cwd, 'odds', 'carts', '--save', 'match.json', '--answer', 'wait', '--seat', 'who');
  expect([nobody.code, nobody.err]).toEqual([2, 'Unknown seat “who” (available: one, other).']);
});

test('too many ways are drawn, with where each share lies', async () => {
  const { exact, runs, watched } = await odds(
    '--run',
    'storm()',
    '--watch',
    'red.pushes >= 40',
    '--leaves',
    '500',
    '--samples',
    '2000',
  );
  expect({ exact, runs }).toEqual({ exact: false, runs: 2000 });
  const { interval } = watched[0]?.values.find(({ value }) => value === true) ?? {};
  // Nine dice come to 40 or more in 0.0662 of all throws.
  expect(interval?.low).toBeLessThan(0.0662);
  expect(interval?.high).toBeGreaterThan(0.0662);
});

test('an end of the match is reported as such', async () => {
  const { ends } = await odds('--run', 'win()');
  expect(ends).toMatchObject([{ value: { status: 'won', winners: ['one'], reason: 'win/lucky' }, fraction: '1/6' }]);
});

test('lines for people', async () => {
  const { out, code } = await sandtable(cwd, 'odds', 'carts', '--example', 'a push', '--watch', 'b.dents');
  expect(code).toBe(0);
  expect(out.split('\n').slice(0, 4)).toEqual([
    'push(a, b): exact, 6 combinations, 2 outcomes',
    'b.dents, 1 on average',
    '  0  50.00%  ██████████            1/2',
    '  2  50.00%  ██████████            1/2',
  ]);
  const german = await sandtable(cwd, 'odds', 'carts', '--example', 'a push', '--lang', 'de');
  expect(german.out).toContain('push(a, b): exakt, 6 Kombinationen, 2 Ergebnisse');
});

test.each([
  [['--example', 'nothing like it'], 2, 'Unknown example “nothing like it”.'],
  [['--example', 'push'], 2, 'Did you mean “a push”?'],
  [[], 2, '“sandtable odds” needs --example NAME / --run CALL.'],
  [['--run', 'win()', '--others', 'search:3'], 2, '“search:3” can’t answer questions; use one of: stop, random.'],
  [['--run', 'lose()'], 1, 'Unknown name “lose”.'],
  [['--run', 'win()', '--watch', 'red.pulls'], 1, 'Unknown name “pulls”.'],
  [['--run', 'win()', '--given', 'red.pushes = 1 div 0'], 2, 'The position can’t be set up'],
])('what is wrong with %j', async (argv, code, said) => {
  const ran = await sandtable(cwd, 'odds', 'carts', ...argv);
  expect(`${ran.out}\n${ran.err}`).toContain(said);
  expect(ran.code).toBe(code);
});
