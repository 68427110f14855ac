import { compile } from '@sandtable/compiler';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { createPlay } from '../src/state/play.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { game } from '../src/workers/game.ts';

const rules = (mode: string, condition: string): string => `ruleset "posts" version "1.0.0" language 1
kind Side
table Side { id
  red }
kind Town
table Town { id
  aria
  bern
  cole
  dorn }
kind Post
table Post { id
  gate
  tower
  wall }
seats for Side { one { only {red} } }
play {
  let posts = choose ${mode} for each t in Town by red
    such that (all t in Town: (all u in Town where u != t: ${condition})) else "taken"
  finish won by {red} because "over"
}
`;

async function begun(text: string) {
  const store = createStore<State>({ ...initial, ruleset: 'posts' });
  const play = createPlay(store, game(load));
  const { javascript = '', findings } = compile([{ path: 'rules.sand', text }]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  await play.build(javascript);
  await play.start('one', 1, {});
  return { store, play };
}

test('the rest at random keeps what was placed, and places all others as the rules allow', async () => {
  const { store, play } = await begun(rules('one of p in Town', 'posts[t] != posts[u]'));
  // The last key first: what is placed may be anything.
  await play.open(3);
  await play.pick('aria');
  const placed = new Map(store.get().ask?.each?.keys.map((key, i) => [key, store.get().draft[i]]));
  expect(store.get().draft).toEqual(['aria']);
  await play.fillAtRandom();
  const { ask, draft } = store.get();
  expect([...draft].sort()).toEqual(['aria', 'bern', 'cole', 'dorn']);
  const at = ask?.each?.keys.findIndex((key) => placed.get(key) === 'aria') ?? -1;
  expect(draft[at]).toBe('aria');
  await play.confirm();
  expect(store.get().view?.status).toBe('won');
});

test('at random, everyone gets a post as long as there is one', async () => {
  const { store, play } = await begun(rules('optional one of p in Post', 'posts[t] is none or posts[t] != posts[u]'));
  await play.fillAtRandom();
  expect([...store.get().draft].sort()).toEqual(['gate', 'none', 'tower', 'wall']);
});

test('a setup completes what was placed already, as far as it can', async () => {
  const { store, play } = await begun(rules('one of p in Town', 'posts[t] != posts[u]'));
  const givenTo = (key: string) => store.get().draft[store.get().ask?.each?.keys.indexOf(key) ?? -1];
  await play.open(3);
  await play.pick('aria');
  await play.fillBy(new Map(['aria', 'bern', 'cole', 'dorn'].map((town) => [town, town])));
  expect([givenTo('dorn'), givenTo('bern'), givenTo('cole')]).toEqual(['aria', 'bern', 'cole']);
  expect(store.get().draft).toHaveLength(3);
});
