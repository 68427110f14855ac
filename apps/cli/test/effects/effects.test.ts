import { compareWithReference } from '@sandtable/analysis/interpreter';
import { createRandom } from '@sandtable/bots';
import { compile } from '@sandtable/compiler';
import { runExample } from '@sandtable/reference';
import { createMatch } from '@sandtable/session';
import { expect, it } from 'vitest';
import { isLong } from '../long.ts';
import { built } from '../together/built.ts';
import { CARDS } from './cards.ts';
import { TOOLS } from './tools.ts';

const GAMES = isLong ? 100 : 25;

it.each([
  ['cards', CARDS],
  ['tools', TOOLS],
])(
  '%s: the same canonical state on module and reference after every decision of many games',
  async (_, text) => {
    const { module, model } = await built(text);
    const options = Int32Array.from(model.settings.filter(({ sort }) => sort !== 'constant').map(() => 0));
    const plan = { javascript: '', games: GAMES, seed: 1, seats: [0], options, maxDecisions: 400 };
    expect(compareWithReference(module, model, plan, GAMES)).toEqual({ games: GAMES, differences: [] });
  },
  60_000,
);

it('runs effects in examples', () => {
  const { model, findings } = compile([{ path: 'rules.sand', text: CARDS }]);
  expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  expect(model?.examples.map((example) => [example.name, runExample(model, example).ok])).toEqual([
    ['earning is reported by the card', true],
    ['an effect can roll', true],
    ['an effect can ask', true],
  ]);
});

it('offers an effect only where what it calls may be called, and says why not', async () => {
  const { module } = await built(TOOLS);
  const match = createMatch(module, { seats: 'two', seed: 1 });
  const order = (j: string, n: number) => match.decide({ arm: 'order', args: { j, n } });
  expect(match.ask(['order', 'j2'])?.candidates).toEqual(['1']);
  expect(match.ask(['order', 'j1'])?.candidates).toEqual(['1', '2', '3']);
  expect(order('j2', 2)).toMatchObject({ ok: false, reasons: ['hire/no-money'] });
  expect(order('j2', 1)).toEqual({ ok: true });
});

it('never comes to a fault by chance', async () => {
  const { module } = await built(TOOLS);
  const faults = Array.from({ length: 60 }, (_, seed) => {
    const match = createMatch(module, { seats: 'two', seed });
    const random = createRandom(seed);
    for (let answer = match.suggest(random); answer !== undefined; answer = match.suggest(random)) match.decide(answer);
    return match.view().status === 'won' ? [] : [match.view().fault?.code];
  });
  expect(faults.flat()).toEqual([]);
});

it('keeps the paths of chance and questions of what is called', () => {
  const { model } = compile([{ path: 'rules.sand', text: CARDS }]);
  const { model: more } = compile([
    {
      path: 'rules.sand',
      text: CARDS.replace('c1  _         earn(2)', 'c0  _         visit         _\n  c1  _         earn(2)'),
    },
  ]);
  const paths = (one: typeof model) => [...(one?.chances ?? []), ...(one?.choices ?? [])].map(({ path }) => path);
  expect(paths(model)).toContain('gamble/shot');
  expect(paths(more)).toEqual(paths(model));
});

it('counts effects as rules, but not what only examples try', () => {
  const text = `${CARDS}\nexample "a big gift" { run earn(2, ana, none) then { c1.effect != earn(9) } }\n`;
  const { javascript = '' } = compile([{ path: 'rules.sand', text }], { watched: true });
  const places = [...javascript.matchAll(/"counted":(\[.*?\])/g)].flatMap(([, list = '[]']) => JSON.parse(list));
  const counted = new Set(places.map(({ start, end }) => text.slice(start, end)));
  expect(counted.has('earn(2)')).toBe(true);
  expect(counted.has('earn(9)')).toBe(false);
});
