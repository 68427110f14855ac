import { compile } from '@sandtable/compiler';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { createPlay } from '../src/state/play.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { game } from '../src/workers/game.ts';

const RULES = `ruleset "posts" version "1.0.0" language 1
kind Side
table Side { id
  red }
kind Town
table Town { id
  aria
  bern
  cole
  dorn }
seats for Side { one { only {red} } }
play {
  let posts = choose one of p in Town for each t in Town by red
    such that (all t in Town: (all u in Town where u != t: posts[t] != posts[u])) else "taken"
  finish won by {red} because "over"
}
`;

test('the rest at random keeps what was placed, and places all others as the rules allow', async () => {
  const store = createStore<State>({ ...initial, ruleset: 'posts' });
  const play = createPlay(store, game(load));
  const { javascript = '', findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  await play.build(javascript);
  await play.start('one', 1, {});
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
