import { createCompiler } from '@sandtable/compiler';
import type { Create } from '@sandtable/engine';
import { runExample } from '@sandtable/reference';
import { exampleText } from '@sandtable/reference/text';
import { expect, test } from 'vitest';
import { freeName } from '../src/state/examples.ts';
import { exampleOf } from '../src/work/example.ts';
import { game } from '../src/work/game.ts';

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

const load = async (javascript: string): Promise<Create> =>
  ((await import(`data:text/javascript;base64,${Buffer.from(javascript).toString('base64')}`)) as { create: Create })
    .create;

test('steps of a match become an example under the rules it is played under', async () => {
  const files = [{ path: 'rules.sand', text: RULES }];
  const compiler = createCompiler();
  const { model, javascript = '' } = compiler.compile(files);
  if (model === undefined) throw new Error('the rules do not compile');
  const running = game(load);
  await running.handle({ op: 'build', javascript, save: undefined });
  await running.handle({ op: 'start', seats: 'two', seed: 3, options: {} });
  let save = undefined as Awaited<ReturnType<typeof running.handle>>['save'];
  for (const answer of [true, true, true]) ({ save } = await running.handle({ op: 'decide', answer }));
  if (save === undefined) throw new Error('nothing is saved');
  const compile: Parameters<typeof exampleOf>[2] = (all) => compiler.compile(all);
  const parts = exampleOf({ model, files }, { op: 'example', save, name: 'bold', from: 3, to: 3 }, compile);
  expect(parts).toMatchObject({ run: 'walk(red)', given: [expect.stringMatching(/^red\.at = /)] });
  expect(parts?.answers).toHaveLength(2);
  const text = parts ? exampleText(parts) : '';
  const again = compiler.compile([...files, { path: 'examples/played.sand', text }]);
  const example = again.model?.examples[0];
  expect(again.model && example && runExample(again.model, example)).toEqual({ ok: true });
});

test('a name that an example has already gets a number', () => {
  expect(freeName('a', ['example "b" {'])).toBe('a');
  expect(freeName('a', ['example "a" { }', 'example "a (2)" { }'])).toBe('a (3)');
});
