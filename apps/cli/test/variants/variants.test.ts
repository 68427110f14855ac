import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '@sandtable/diagnostics';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../../src/index.ts';
import { sandtable } from '../sandtable.ts';
import { type Folder, raceFolder } from './game.ts';

let folder: Folder;
beforeEach(async () => {
  folder = await raceFolder();
});
afterEach(async () => await folder.remove());

const json = async (...argv: readonly string[]) => JSON.parse((await sandtable(folder.cwd, ...argv, '--json')).out);

test('a game is named with its variants, everywhere', async () => {
  expect(await json('check', 'race+long-legs+far')).toMatchObject({
    ok: true,
    result: [{ game: 'race+long-legs+far' }],
  });
  expect((await sandtable(folder.cwd, 'test', 'race+nothing')).out).toMatch(/1 passed, 0 failed$/);
  const far = await json('simulate', 'race+far', '--games', '20', '--workers', '1');
  const near = await json('simulate', 'race', '--games', '20', '--workers', '1');
  expect(far.result.decisions).toBeGreaterThan(near.result.decisions * 2);
});

test('a variant without a change plays the same games', async () => {
  const [base, same] = [
    await json('simulate', 'race', '--games', '50'),
    await json('simulate', 'race+nothing', '--games', '50'),
  ];
  expect(same.result.digest).toBe(base.result.digest);
  expect(same.result.decisions).toBe(base.result.decisions);
});

test('a match says with which variants it was played, and in their words', async () => {
  const argv = ['play', 'race+long-legs', '--bot', 'all', '--seed', '3'];
  const { result } = await json(...argv);
  expect(result.save.variants).toEqual(['long-legs']);
  expect((await sandtable(folder.cwd, ...argv)).out).toContain('Long legs');
  expect((await json('play', 'race', '--bot', 'all')).result.save.variants).toEqual([]);
});

test('what is built of a game with variants stands beside the game', async () => {
  await sandtable(folder.cwd, 'build', 'race+far');
  expect(await readFile(join(folder.cwd, 'race', 'dist', 'variants', 'far', 'index.js'), 'utf8')).toContain('create');
  expect((await json('check', 'race')).ok).toBe(true);
});

test('a variant that there is not is reported in a sentence', async () => {
  const { code, err } = await sandtable(folder.cwd, 'check', 'race+long-leg');
  expect(code).toBe(2);
  expect(err).toContain('long-legs');
});

test('check looks at every variant, one by one', async () => {
  await folder.remove();
  folder = await raceFolder(['nothing.sand', 'broken.sand']);
  const { ok, findings } = await json('check', 'race');
  expect(ok).toBe(false);
  expect(findings).toMatchObject([{ code: 'variant/path', span: { file: 'variants/broken.sand' } }]);
  expect((await json('check', 'race+nothing')).ok).toBe(true);
});

test('a game with a house rule hears nothing of the texts of another', async () => {
  const english = 'text move/first en = "Long legs"';
  const path = join(folder.cwd, 'race', 'variants', 'long-legs.sand');
  await mkdir(join(folder.cwd, 'race', 'l10n'));
  for (const lang of ['en', 'de']) {
    await writeFile(join(folder.cwd, 'race', 'l10n', `messages.${lang}.ftl`), 'move = x\n');
  }
  expect(await readFile(path, 'utf8')).toContain(english);
  const codes = async (game: string) => (await json('check', game)).findings.map(({ code }: Diagnostic) => code);
  expect(await codes('race')).toContain('variant/one-language');
  expect(await codes('race+long-legs')).toContain('variant/one-language');
  expect(await codes('race+nothing')).not.toContain('variant/one-language');
});

test('stamp writes fingerprints; a change of the base is reported with what stood there', async () => {
  const path = join(folder.cwd, 'race', 'variants', 'long-legs.sand');
  const before = await readFile(path, 'utf8');
  expect((await json('stamp', 'race+long-legs')).result).toMatchObject({
    paths: ['Side.red', 'example/a-move'],
    written: false,
  });
  expect(await readFile(path, 'utf8')).toBe(before);
  await sandtable(folder.cwd, 'stamp', 'race+long-legs', '--write');
  expect(await readFile(path, 'utf8')).toMatch(/change Side.red was "\w{4}" \{/);
  expect((await json('stamp', 'race+long-legs')).result.paths).toEqual([]);
  expect((await json('check', 'race+long-legs')).findings).toEqual([]);

  const rules = join(folder.cwd, 'race', 'rules.sand');
  const text = await readFile(rules, 'utf8');
  await writeFile(rules, text.replace('constant goal: 1..50 = 8', 'constant goal: 1..50 = 9  // longer'));
  expect((await json('check', 'race+long-legs')).findings).toEqual([]);
  await writeFile(rules, text.replace('red   2', 'red   3'));
  const [stale] = (await json('check', 'race+long-legs')).findings;
  expect(stale).toMatchObject({
    code: 'variant/stale',
    severity: 'warning',
    fields: { path: 'Side.red', then: 'Side.red { stride: 2 }', now: 'Side.red { stride: 3 }' },
  });
});

test('diff tells what a variant changes, in words of the game', async () => {
  const plain = await sandtable(folder.cwd, 'diff', 'race+long-legs+far');
  expect(plain.out.split('\n')).toEqual([
    'Constant goal: 8 → 30',
    'Side red: stride 2 → 4',
    'Text en/move/first added (Long legs)',
    'Example a-move removed',
    'race → race+long-legs+far: 4 differences',
  ]);
  const markdown = await sandtable(folder.cwd, 'diff', 'race+far', 'race+long-legs', '--markdown', '--lang', 'de');
  expect(markdown.out).toContain('# race+far → race+long-legs');
  expect(markdown.out).toContain('- **Konstante goal**: `30` → `8`');
  expect((await json('diff', 'race', 'race+far')).result.differences).toMatchObject([
    { path: 'constant/goal', sort: 'constant', change: 'changed', before: '8', after: '30' },
  ]);
  expect((await sandtable(folder.cwd, 'diff', 'race')).code).toBe(2);
});

test('compare plays the same games twice and tells what came out otherwise', async () => {
  const legs = await json('compare', 'race', 'race+long-legs', '--games', '60', '--seed', '7');
  expect(legs.result.winners.red.interval.low).toBeGreaterThan(0);
  expect(legs.result.uses['move/luck'].difference).toBeLessThan(0);
  expect(legs.result.uses.move.before).toBeGreaterThan(legs.result.uses.move.after);
  expect(legs.result.finals['Side.at.blue'].difference).toBeLessThan(0);
  expect(legs.result.clear[0]).toMatchObject({ sort: 'won', path: 'red' });
  const { out } = await sandtable(folder.cwd, 'compare', 'race', 'race+long-legs', '--games', '60', '--seed', '7');
  expect(out).toMatch(/red wins [\d.]+% → [\d.]+%, \+[\d.]+ \(\+/);
  expect(out).toMatch(/game \d+ after \d+ moves: move\/rest \(\w+\) → game over/);
  expect(out).toContain('move/luck');
  expect((await sandtable(folder.cwd, 'compare', 'race')).code).toBe(2);
  const argv = ['compare', 'race+long-legs', '--games', '60', '--markdown', '--lang', 'de'];
  const markdown = (await sandtable(folder.cwd, ...argv)).out;
  expect(markdown).toMatch(/^# race → race\+long-legs$/m);
  expect(markdown).toMatch(/^\| \*\*Sieg: red\*\* \| [\d,]+\s% \| [\d,]+\s% \| \+[\d,]+ \| \+[\d,]+ bis \+[\d,]+ \|$/m);
});

test.each([['race'], ['race+nothing']])(
  'compared with itself, or with a variant without a change, nothing differs: %s',
  async (other) => {
    const { result } = await json('compare', 'race', other, '--games', '30');
    expect(result).toMatchObject({ a: 'race', b: other, pairs: 30, same: 30, others: [], faults: 0, clear: [] });
    expect(result.bots).toBe('random');
    expect(result.decisions).toMatchObject({ difference: 0, interval: { low: 0, high: 0 } });
    const { out } = await sandtable(folder.cwd, 'compare', 'race', other, '--games', '30');
    expect(out).toMatch(/30 of them are identical$/m);
    expect(out).toMatch(/No statistically significant difference\.$/);
  },
);

test('any number of workers compares to the same bytes', async () => {
  const argv = ['compare', 'race+long-legs', '--games', '150', '--bot', 'second=search:4', '--json'];
  const [one, three] = await Promise.all(
    ['1', '3'].map(async (workers) => await sandtable(folder.cwd, ...argv, '--workers', workers)),
  );
  expect(three?.out).toBe(one?.out);
  expect(JSON.parse(one?.out ?? '').result).toMatchObject({ pairs: 150, bots: 'random, second=search:4' });
});

test('whoever stops it gets what came out so far', async () => {
  const out: string[] = [];
  const drawn: string[] = [];
  let clock = 0;
  let stop = (): void => undefined;
  const io = {
    cwd: folder.cwd,
    write: (line: string) => void out.push(line),
    complain: () => undefined,
    readLine: async () => undefined,
    seconds: () => clock++,
    seed: () => 1,
    progress: (line: string) => {
      drawn.push(line);
      if (drawn.length === 3) stop();
    },
    interrupted: () =>
      new Promise<void>((done) => {
        stop = done;
      }),
  };
  await run(['compare', 'race+long-legs', '--games', '5000', '--workers', '1'], io);
  expect(drawn[1]).toMatch(/^\[=*\s*\] \d+/);
  expect(drawn.at(-1)).toBe('');
  const pairs = Number(/stopped after (\d+) of 5,?000/.exec(out.join('\n'))?.[1]);
  expect(pairs).toBeGreaterThan(0);
  expect(pairs).toBeLessThan(5000);
  expect(out.join('\n')).toContain(`${pairs} games with each`);
});
