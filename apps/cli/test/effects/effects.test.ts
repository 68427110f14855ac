import { compile } from '@sandtable/compiler';
import { runExample } from '@sandtable/reference';
import { expect, it } from 'vitest';
import { besideReference } from '../../src/simulate/beside.ts';
import { built } from '../together/built.ts';
import { CARDS } from './cards.ts';
import { TOOLS } from './tools.ts';

it.each([
  ['cards', CARDS],
  ['tools', TOOLS],
])('%s: the same canonical state on module and reference after every decision of 100 games', async (_, text) => {
  const { module, model } = await built(text);
  const options = Int32Array.from(model.settings.filter(({ sort }) => sort !== 'constant').map(() => 0));
  const plan = { javascript: '', games: 100, seed: 1, seats: [0], options, maxDecisions: 400 };
  expect(besideReference(module, model, plan, 100)).toEqual({ games: 100, differences: [] });
}, 60_000);

it('runs effects in examples', () => {
  const { model, findings } = compile([{ path: 'rules.sand', text: CARDS }]);
  expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  expect(model?.examples.map((example) => [example.name, runExample(model, example).ok])).toEqual([
    ['earning is told by the card', true],
    ['an effect can roll', true],
    ['an effect can ask', true],
  ]);
});
