import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom, type Random } from '@sandtable/bots';
import { createCompiler } from '@sandtable/compiler';
import { exampleText, runExample, workedExample } from '@sandtable/reference';
import { createMatch, type Match } from '@sandtable/session';
import { describe, expect, test } from 'vitest';
import { loadPlayable } from '../../src/module.ts';
import { isLong } from '../long.ts';
import { drawing, together } from './rules.ts';

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Rules whose sessions become examples. */
async function ruleset(files: readonly Source[]) {
  const compiler = createCompiler();
  const { model, javascript } = compiler.compile(files);
  if (model === undefined || javascript === undefined) throw new Error('the rules do not compile');
  const module = await loadPlayable(javascript);
  const compileWith = (text: string) => {
    const again = compiler.compile([...files, { path: 'examples/session.sand', text }], { modelOnly: true });
    return again.findings.some(({ severity }) => severity === 'error') ? undefined : again.model;
  };
  return { module, model, compileWith };
}
type Rules = Awaited<ReturnType<typeof ruleset>>;

function played({ module }: Rules, seed: number, random: Random, most: number): Match {
  const seats = module.info.layouts[random(module.info.layouts.length)]?.name ?? '';
  const match = createMatch(module, { seats, seed });
  for (let remaining = 1 + random(most); remaining > 0; remaining -= 1) {
    const { role } = match.asks()[0] ?? {};
    const answer = match.suggest(random, undefined, role);
    if (answer === undefined) break;
    match.decide(answer, undefined, role);
  }
  return match;
}

/** An example of the last decisions of a match at random; it passes, or there is none. */
function sample(rules: Rules, seed: number, most: number, several = 4) {
  const random = createRandom(seed);
  const match = played(rules, seed, random, most);
  // A fault is nothing that an example can pass with: one decision less.
  if (match.view().status === 'fault') match.step(-1);
  const to = match.cursor;
  const wish = { name: 'as it was played', from: Math.max(1, to - random(several)), to };
  const parts = workedExample(rules.model, match.save(), wish, rules.compileWith);
  if (parts === undefined) return undefined;
  const model = rules.compileWith(exampleText(parts));
  const example = model?.examples.find(({ name }) => name === wish.name);
  if (model === undefined || example === undefined) throw new Error(`no example: ${exampleText(parts)}`);
  expect(runExample(model, example), exampleText(parts)).toEqual({ ok: true });
  return { parts, match };
}

/** How many matches become an example. */
const SESSIONS = isLong ? 40 : 10;

describe.each([
  ['drawing', drawing],
  ['together', together],
])('%s: sessions as examples', (_, text) => {
  test('pass from any position', async () => {
    const rules = await ruleset([{ path: 'rules.sand', text }]);
    for (let seed = 0; seed < SESSIONS; seed += 1) expect(sample(rules, seed, 20), String(seed)).toBeDefined();
  });
});

test('one decision is the call of its procedure, with no more given than it takes', async () => {
  const rules = await ruleset([{ path: 'rules.sand', text: drawing }]);
  const match = createMatch(rules.module, { seats: 'two', seed: 2 });
  for (const answer of [4, 'aria', 4, 'bree']) match.decide(answer);
  const wish = { name: 'ready', from: 3, to: 4 };
  const parts = workedExample(rules.model, match.save(), wish, rules.compileWith);
  expect(parts).toMatchObject({ name: 'ready', run: 'move(blue)' });
  expect(parts?.answers.slice(0, 2)).toEqual(['move/what: 4', 'move/goal: bree']);
  expect(parts?.given).toEqual(['aria.ready = true']);
  expect(parts?.then).toContain('bree.ready');
  expect(parts?.then).toContain('course == [aria, bree]');
});

test('what was done by hand before is given, and the match itself is run where no call is over', async () => {
  const rules = await ruleset([{ path: 'rules.sand', text: drawing }]);
  const match = createMatch(rules.module, { seats: 'two', seed: 2 });
  match.put({ hand: 'change', path: 'Side.score', of: ['red'], value: 30 });
  match.put({ hand: 'dice', place: 'move/cube', occurrence: 0, gives: ['6'] });
  match.decide(1);
  match.decide(4);
  const parts = workedExample(rules.model, match.save(), { name: 'a', from: 1, to: 1 }, rules.compileWith);
  expect(parts).toMatchObject({ run: 'move(red)', given: ['red.score = 30'] });
  expect(parts?.answers[1]).toBe('roll move/cube: 6');
  // A change by hand is nothing that a game is played with.
  const whole = { name: 'b', from: 2, to: 2 };
  expect(workedExample(rules.model, match.save(), whole, rules.compileWith)).toBeUndefined();
  match.undo();
  const clean = createMatch(rules.module, { seats: 'two', seed: 2 });
  clean.decide(3);
  clean.decide(4);
  const itself = workedExample(rules.model, clean.save(), whole, rules.compileWith);
  expect(itself?.run).toBe('play()');
  expect(itself?.answers).toContain('move/what: 3');
  expect(itself?.answers[0]).toMatch(/^roll play\/lots: /);
});

const folder = join(import.meta.dirname, '../../../../rulesets');
const filesIn = (at: string, pre = ''): readonly Source[] =>
  readdirSync(at).flatMap((name): readonly Source[] => {
    const path = join(at, name);
    if (name === 'dist' || name === 'node_modules') return [];
    if (statSync(path).isDirectory()) return filesIn(path, `${pre}${name}/`);
    return [{ path: pre + name, text: readFileSync(path, 'utf8') }];
  });

/** Two games for every change, the large ones in their turn. */
const GAMES = isLong
  ? readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory())
  : ['hex-dice', 'longest-trench'];

test.each(GAMES)(
  '%s: a sample of sessions',
  async (name) => {
    const rules = await ruleset(filesIn(join(folder, name)));
    const samples = [1, 2].map((seed) => sample(rules, seed, 8, 1));
    // Pieces that are alike in everything cannot be told apart in an example.
    expect(samples.filter((one) => one !== undefined).length).toBeGreaterThanOrEqual(1);
  },
  120_000,
);
