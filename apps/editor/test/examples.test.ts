import { createCompiler } from '@sandtable/compiler';
import { runExample } from '@sandtable/reference';
import { exampleText } from '@sandtable/reference/text';
import type { Save } from '@sandtable/session';
import { expect, test } from 'vitest';
import { createExamples, freeName } from '../src/state/examples.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { createCompileCache } from '../src/workers/compile-cache.ts';
import type { CompilerApi } from '../src/workers/compiler-api.ts';
import { exampleOf } from '../src/workers/example.ts';
import { checkedExample } from '../src/workers/example-check.ts';
import { runningGame } from './running-game.ts';
import { clientTo } from './services.ts';

const RULES = `ruleset "walks" version "1.0.0" language 1
kind Side { state at: 0..9 = 0 }
table Side { id
  red
  blue }
die Cube { 1, 2, 3 }
seats for Side { two { first {red} second {blue} } }
play { repeat 9 times { for s in Side { walk(s) } } }
procedure walk(s: Side) {
  let bold = choose one of bool as bold by s
  let cube = roll Cube as cube by s
  if bold { s.at = min(9, s.at + cube) }
}
`;

test('steps of a match become an example under the rules it is played under', async () => {
  const files = [{ path: 'rules.sand', text: RULES }];
  const compiler = createCompiler();
  const { model, javascript = '' } = compiler.compile(files);
  if (model === undefined) throw new Error('the rules do not compile');
  const running = runningGame();
  await running.build({ javascript, save: undefined });
  await running.start({ seats: 'two', seed: 3, options: {} });
  let save: Save | undefined;
  for (const answer of [true, true, true]) ({ save } = await running.decide(answer));
  if (save === undefined) throw new Error('nothing is saved');
  const compile: Parameters<typeof exampleOf>[2] = (all) => compiler.compile(all);
  const parts = exampleOf({ model, files }, { save, name: 'bold', from: 3, to: 3 }, compile);
  expect(parts).toMatchObject({ run: 'walk(red)', given: [expect.stringMatching(/^red\.at = /)] });
  expect(parts?.answers).toHaveLength(2);
  const text = parts ? exampleText(parts) : '';
  const again = compiler.compile([...files, { path: 'examples/played.sand', text }]);
  const example = again.model?.examples[0];
  expect(again.model && example && runExample(again.model, example)).toEqual({ ok: true });
});

test('the last step of a match becomes an example that says who has won', async () => {
  const ends = RULES.replace('s.at + cube) }', 's.at + cube + 4) finish won by s because "far" }');
  const files = [{ path: 'rules.sand', text: ends }];
  const compiler = createCompiler();
  const { model, javascript = '' } = compiler.compile(files);
  if (model === undefined) throw new Error('the rules do not compile');
  const running = runningGame();
  await running.build({ javascript, save: undefined });
  await running.start({ seats: 'two', seed: 3, options: {} });
  const { save } = await running.decide(true);
  if (save === undefined) throw new Error('nothing is saved');
  const compile: Parameters<typeof exampleOf>[2] = (all) => compiler.compile(all);
  const parts = exampleOf({ model, files }, { save, name: 'far', from: 1, to: 1 }, compile);
  expect(parts?.run).toBe('walk(red)');
  expect(parts?.then[0]).toBe('finished won by {red} because "walk/far"');
});

test('a name that an example has already gets a number', () => {
  expect(freeName('a', ['example "b" {'])).toBe('a');
  expect(freeName('a', ['example "a" { }', 'example "a (2)" { }'])).toBe('a (3)');
});

const EXAMPLE = `example "far" {
  run walk(red) { walk/bold: true  roll walk/cube: 3 }
  then { red.at == 3 }
}
`;
const LAME = 'variant "lame" version "1.0.0" of "walks" "^1.0" { replace die Cube { 1, 2 } }\n';
const held = (rules: string, example: string, variants: readonly string[] = []) => {
  const files = [
    { path: 'rules.sand', text: rules },
    { path: 'examples/played.sand', text: example },
    { path: 'variants/lame.sand', text: LAME },
  ];
  return checkedExample({ files, variants, name: 'far' }, 'en', createCompileCache().of);
};

test('an example that was written is run, and what it says wrong is reported with its place', () => {
  expect(held(RULES, EXAMPLE)).toMatchObject({ ran: { ok: true, at: { file: 'examples/played.sand' } } });
  const wrong = EXAMPLE.replace('== 3', '== 4');
  const { ran } = held(RULES, wrong);
  expect(ran).toMatchObject({ ok: false, said: [expect.stringContaining('3 on the left, 4 on the right')] });
  expect(wrong.slice(ran.at?.start, ran.at?.end)).toBe('red.at == 4');
  expect(held(RULES, EXAMPLE.replace('"far"', '"other"')).ran).toEqual({ ok: false, said: [] });
  const faulty = held(RULES.replace('s.at = min(9, s.at + cube)', 's.at = s.at + cube * 9'), EXAMPLE).ran;
  expect(faulty).toMatchObject({ ok: false, at: { file: 'rules.sand' } });
  expect(faulty.said.join(' ')).toContain('27');
  expect(held(RULES.replace('cube = roll', 'cube = rol'), EXAMPLE).ran).toMatchObject({
    ok: false,
    said: [expect.any(String)],
  });
});

test('under house rules it is run with them and without', () => {
  const two = EXAMPLE.replace('cube: 3', 'cube: 2').replace('== 3', '== 2');
  expect(held(RULES, two, ['lame'])).toMatchObject({ ran: { ok: true }, alone: { ok: true } });
  expect(held(RULES, EXAMPLE, ['lame'])).toMatchObject({ ran: { ok: false }, alone: { ok: true } });
  // A house rule without a file is not laid.
  expect(held(RULES, EXAMPLE, ['gone']).alone).toBeUndefined();
});

test('an example is written behind the others, and it is known where it stands', async () => {
  const path = 'walks/examples/played.sand';
  const store = createStore<State>({ ...initial, ruleset: 'walks' });
  const put = (at: string, text: string): void =>
    store.set(({ buffers }) => ({ buffers: { ...buffers, [at]: { text, version: '1', dirty: true } } }));
  const shown: unknown[] = [];
  const asked: unknown[] = [];
  const examples = createExamples(
    store,
    clientTo<CompilerApi>({
      checkExample: async ({ files }, name) => {
        asked.push({ files, name });
        return { ran: { ok: true, said: [] } };
      },
    }),
    {
      files: { edit: put } as never,
      list: { make: async (at: string, text: string) => put(at, text) } as never,
      show: (...at) => void shown.push(at),
    },
  );
  const parts = { name: 'far', run: 'walk(red)', given: [], answers: [], then: ['red.at == 0'] } as never;
  expect(await examples.keep(parts)).toEqual({ name: 'far', path, start: 0, line: 1 });
  const first = store.get().buffers[path]?.text ?? '';
  const second = await examples.keep(parts);
  if (typeof second === 'string') throw new Error(second);
  const lines = (store.get().buffers[path]?.text ?? '').split('\n');
  expect(second.start).toBeGreaterThan(first.length);
  expect(lines[second.line - 1]).toContain('example "far"');
  expect(shown).toEqual([
    [path, 0, 0],
    [path, second.start, second.start],
  ]);
  expect(await examples.held('far')).toEqual({ ran: { ok: true, said: [] } });
  expect(asked).toEqual([{ name: 'far', files: [expect.objectContaining({})] }]);
});
