import { compile, usesOf } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { countedIn, createCompileCache } from '../src/workers/compile-cache.ts';
import { reachedFrom } from './reached.ts';

const RULES = `ruleset "race" version "1.0.0" language 1
kind Side { state at: 0..99 = 0 }
table Side { id
  red
  blue }
constant goal: 1..50 = 8
seats for Side { two { first {red} second {blue} } }
procedure move(s: Side) {
  let far = choose one of bool by s
  step walk { if far { s.at += 2 } }
  if s.at >= goal { finish won by {s} because "first" }
}
play { repeat 20 times { for s in Side { move(s) } } }
`;
const files = [
  { path: 'rules.sand', text: RULES },
  { path: 'variants/far.sand', text: 'variant "far" of "race" "*" {\n  set constant goal = 20\n}\n' },
];

test('what was compiled for the text is not compiled again', () => {
  const stacks = createCompileCache();
  const [plain, far] = [compile(files), compile(files, { variants: ['far'] })];
  stacks.keep({ files, variants: [] }, plain);
  stacks.keep({ files, variants: ['far'] }, far);
  const copy = structuredClone(files);
  expect(stacks.of({ files: copy, variants: [] })).toBe(plain);
  expect(stacks.of({ files: copy, variants: ['far'] })).toBe(far);
  const other = files.map((file) => ({ ...file, text: file.text.replace('= 8', '= 9') }));
  const one = stacks.of({ files: other, variants: [] });
  expect(one.digest).toBe(compile(other).digest);
  // Three are next to each other; a fourth takes the place of the one that was asked for longest ago.
  expect(stacks.of({ files, variants: [] })).toBe(plain);
  stacks.of({ files: other, variants: ['far'] });
  expect(stacks.of({ files, variants: [] })).toBe(plain);
  expect(stacks.of({ files, variants: ['far'] })).not.toBe(far);
});

test('the module that counts is the one that a compiler makes, with what tells how often a rule ran', async () => {
  const stack = { files, variants: ['far', 'gone'] };
  const { counting } = countedIn(createCompileCache(), stack);
  const whole = compile(files, { variants: ['far'], watched: true });
  expect(counting?.javascript).toBe(whole.javascript);
  expect(counting).toMatchObject({ variants: ['far'], roleKind: 'Side' });
  const { info } = (await load(counting?.javascript ?? ''))(engine);
  expect(counting?.uses).toEqual(usesOf(whole, info.counted));
  expect([...(counting?.uses.keys() ?? [])]).toEqual(['move', 'move/walk', 'play']);
});

test('only the worker that checks texts holds a compiler', () => {
  const holds = (worker: string): boolean =>
    [...reachedFrom(`src/workers/${worker}.worker.ts`)].some((path) => path.startsWith('libs/compiler/'));
  expect(holds('compile')).toBe(true);
  expect(['coverage', 'comparing', 'game', 'games', 'win-rates'].filter(holds)).toEqual([]);
});
