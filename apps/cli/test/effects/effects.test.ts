import { compile } from '@sandtable/compiler';
import { runExample } from '@sandtable/reference';
import { expect, it } from 'vitest';
import { besideReference } from '../../src/simulate/beside.ts';
import { built } from '../together/built.ts';
import { CARDS } from './cards.ts';

it('has the same canonical state on module and reference after every decision of 100 games', async () => {
  const { module, model } = await built(CARDS);
  const plan = { javascript: '', games: 100, seed: 1, seats: [0], options: new Int32Array(0), maxDecisions: 400 };
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
