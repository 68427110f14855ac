import { compile, draftedIn, draftsIn } from '@sandtable/compiler';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { houseRuleNamed, titled } from '../src/state/house-rules.ts';
import { createPlay } from '../src/state/play.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { game } from '../src/workers/game.ts';
import { houseRules } from '../src/workers/house-rules.ts';

const files = [
  {
    path: 'rules.sand',
    text: `ruleset "bids" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { first {red} second {blue} } }
constant most: 1..9 = 9
state sum: 0..99 = 0
play { repeat 8 times { for s in Side { let bid = choose one of n in 0..9 by s where n <= most sum += bid } } }
`,
  },
  {
    path: 'variants/low.sand',
    text: '/// House rule: bids are low,\n/// and stay low.\nvariant "low" of "bids" "^1.0" { set constant most = 3 }\n',
  },
  { path: 'variants/low.was.json', text: '{}' },
  { path: 'variants/alone.json', text: '{"format": 1, "variant": "alone", "of": "bids", "range": "^1.0"}' },
];

test('variants are found by their files, and listed with what these say', () => {
  expect(houseRules(files)).toEqual([
    { name: 'alone', file: 'variants/alone.json', about: '' },
    { name: 'low', file: 'variants/low.sand', about: 'House rule: bids are low, and stay low.' },
  ]);
});

test('a house rule that is written gets the name of a file, and begins with its title', () => {
  const rules = files.slice(0, 1);
  const house = [{ name: 'Old', file: 'variants/Old.sand', about: '' }];
  expect(houseRuleNamed('Old', house)).toBe('Old');
  expect(houseRuleNamed('Strong Reds', house)).toBe('strong-reds');
  const offset = rules[0]?.text.indexOf('= 9') ?? 0;
  const draft = draftsIn(rules, 'rules.sand', offset + 2).find(({ sort }) => sort === 'set');
  const written = draft && draftedIn(rules, 'strong-reds', draft);
  if (draft === undefined || written === undefined) throw new Error('nothing to write');
  const { change, at } = titled(written, 'strong-reds', 'Strong Reds');
  const text = change.creates.find(({ path }) => path === at.file)?.text ?? '';
  expect(text).toMatch(/^\/\/\/ Strong Reds\nvariant "strong-reds"/);
  expect(text.slice(at.start, at.end)).toBe('9');
  expect(houseRules([{ path: at.file, text }])[0]?.about).toBe('Strong Reds');
  expect(compile([...rules, { path: at.file, text }], { variants: ['strong-reds'] }).findings).toEqual([]);
  const drafted = draftedIn([...rules, { path: at.file, text }], 'strong-reds', draft);
  expect(drafted && titled(drafted, 'strong-reds', 'Strong Reds')).toEqual(drafted);
});

test('a match goes on under a variant as after an edit, and is saved with its name', async () => {
  const running = game(load);
  const store = createStore<State>({ ...initial, ruleset: 'bids' });
  const play = createPlay(store, running);
  const lay = async (...variants: readonly string[]): Promise<void> =>
    play.build(compile(files, { variants }).javascript ?? '', variants);
  const stands = () => {
    const { view, save } = store.get();
    return [view?.decisions, view?.pending, save?.variants, save?.decisions.length];
  };
  await lay();
  await play.start('two', 1, {});
  for (const bid of [1, 7, 2]) await play.decide(bid);
  expect(stands()).toEqual([3, 0, [], 3]);
  await lay('low');
  expect(stands()).toEqual([1, 2, ['low'], 3]);
  await lay();
  expect(stands()).toEqual([3, 0, [], 3]);
  await lay('low');
  await play.start('two', 2, {});
  await play.decide(3);
  expect(stands()).toEqual([1, 0, ['low'], 1]);
  expect(store.get().previousGames).toHaveLength(1);
});
