import { compareWithReference } from '@sandtable/analysis/interpreter';
import { compile } from '@sandtable/compiler';
import { readCanonical } from '@sandtable/engine';
import { runExample, startNamed } from '@sandtable/reference';
import { createMatch, optionCodes, optionMisfit, optionNames, replay, setupProblems } from '@sandtable/session';
import { describe, expect, test } from 'vitest';
import { loadModule } from '../src/module.ts';

const RULES = `ruleset "wide" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue
}
kind Town { worth: 0..9 }
table Town { id worth
  aria 3
  bree 5
  corin 1
}
seats for Side { two { one {red} other {blue} } }
option closed: set of Town = {corin}
option order: list of Town max 3 = [aria, bree]
ruling pay: map Town -> 0..9 = map t in Town: 2 because "the book is silent"
option motto: text = "forward"
option fast: bool = false
state gold: 0..99 = 0
state last: set of Town = {}
state way: list of Town max 3
function open(): set of Town = Town - closed
play {
  last = closed
  way = order
  for n in 1..2 { for s in Side { turn(s) } }
  finish drawn by Side
}
procedure turn(s: Side) {
  let goal = choose optional one of t in Town by s where t not in closed else "closed"
  if goal is t: Town { gold += pay[t] }
  if motto == "back" { gold = 0 }
  if motto != "forward" and fast { gold += 1 }
  if order[1] is t: Town { gold += t.worth }
}
example "all that can be chosen" {
  given { closed = {aria, bree}  order = [corin]  motto = "on"  fast = true }
  run turn(red) { refuse goal: aria because "closed"  goal: corin }
  then { gold == 4 }
}
`;

const compiled = compile([{ path: 'rules.sand', text: RULES }]);
const { model } = compiled;
if (model === undefined || compiled.javascript === undefined)
  throw new Error(compiled.findings.map(({ code, span }) => `${code} ${span.start}`).join());
const module = await loadModule(compiled.javascript);
const { info } = module;

const CHOSEN = { closed: '{bree, aria}', order: 'corin, aria, corin', pay: 'bree: 9, (aria, 0)', motto: 'on, we say' };

test('sets, lists, maps and texts are options, and rulings', () => {
  expect(compiled.findings).toEqual([]);
  expect(model.examples.map((example) => runExample(model, example))).toMatchObject([{ ok: true }]);
});

describe('what is chosen', () => {
  test('is written as people write it, and read back in one way', () => {
    expect(optionNames(info, optionCodes(info, {}))).toEqual({
      closed: '{corin}',
      order: '[aria, bree]',
      pay: 'aria: 2, bree: 2, corin: 2',
      motto: 'forward',
      fast: false,
    });
    expect(optionNames(info, optionCodes(info, CHOSEN))).toEqual({
      closed: '{aria, bree}',
      order: '[corin, aria, corin]',
      pay: 'aria: 0, bree: 9, corin: 2',
      motto: 'on, we say',
      fast: false,
    });
  });

  test.each([
    ['closed', '{aria, dorn}', { part: 'dorn', how: 'value' }],
    ['closed', '{aria', { part: '{aria', how: 'value' }],
    ['order', 'aria, aria, aria, aria', { part: '4', how: 'long' }],
    ['pay', 'aria: 10', { part: '10', how: 'value' }],
    ['pay', 'aria', { part: 'aria', how: 'pair' }],
    ['motto', 'x'.repeat(81), { part: '80', how: 'long' }],
  ])('of %s: %s is refused', (name, value, misfit) => {
    expect(optionMisfit(info, name, value)).toMatchObject(misfit);
    expect(setupProblems(info, { seats: 'two', seed: 1, options: { [name]: value } })).toEqual(['setup/value']);
  });

  test('counts in the match, in its save, and when that is played again', () => {
    const match = createMatch(module, { seats: 'two', seed: 3, options: CHOSEN });
    expect(match.view().states).toMatchObject({ last: [['aria', 'bree']], way: [['corin', 'aria', 'corin']] });
    expect(match.decide('aria').ok).toBe(false);
    expect(match.decide('corin').ok).toBe(true);
    expect(match.view().states.gold).toEqual([3]);
    const save = match.save();
    expect(save.options).toMatchObject({ closed: '{aria, bree}', motto: 'on, we say' });
    expect(replay(module, save).match?.view().states.gold).toEqual([3]);
    expect(startNamed(model, save, 100_000)?.canonical()).toEqual(readCanonical(module, begun(save.options)));
  });

  test.each([{ motto: 'back' }, { motto: 'back!', fast: true }])('%j: texts are compared', (options) => {
    const match = createMatch(module, { seats: 'two', seed: 3, options });
    match.decide('none');
    expect(match.view().states.gold).toEqual([options.motto === 'back' ? 3 : 4]);
  });
});

test('the reference plays the same with options drawn at random', () => {
  const plan = { seed: 5, first: 0, games: 30, seats: [0], options: 'random', maxDecisions: 50 } as const;
  expect(compareWithReference(module, model, plan, 30).differences).toEqual([]);
});

function begun(options: Readonly<Record<string, string | number | boolean>>): Int32Array {
  const S = new Int32Array(module.layout.size);
  module.start(S, 3, 0, optionCodes(info, options));
  return S;
}
