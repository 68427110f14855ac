import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { createMatch } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, test, vi } from 'vitest';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { createWhy } from '../src/state/why.ts';

const RULES = `ruleset "cards" version "1.0.0" language 1
kind Side
kind Card { good: bool = false }
table Side { id
  red
  blue }
table Card { id good
  ace true
  deuce false }
seats for Side { two { first {red} second {blue} } }
pile hand(s: Side) of Card seen by {s}
state points: 0..9 = 0
procedure hidden() {
  if some c in hand(blue) where c.good { let keep = choose one of bool by blue }
}
play {
  put ace into hand(blue)
  put deuce into hand(red)
  hidden()
  let wanted = choose one of bool by red
  points += 2
  log "met" (points)
  let last = choose one of bool by red
}
`;

async function played() {
  const { javascript = '', findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const match = createMatch((await load(javascript))(engine), { seats: 'two', seed: 1 });
  match.decide('true');
  match.decide('true');
  return match;
}

test('a decision that a seat doesn’t know of isn’t counted for it, so its lines are those of a later act', async () => {
  const match = await played();
  const lineFor = (seat?: string) => match.view(seat).log.find(({ path }) => path === 'play/met');
  expect([lineFor(), lineFor('first')].map((line) => line?.decision)).toEqual([2, 1]);
  expect(match.actsOf(2)).toEqual([2]);
  expect(match.actsOf(1, 'first')).toEqual([2]);
});

test('how a line came about is asked of the acts that belong to its decision', async () => {
  const match = await played();
  const story = vi.fn(async (_: unknown, act: number) =>
    act === 2 ? { kind: 'story', story: 'told' } : { kind: 'no story' },
  );
  const store = createStore<State>({ ...initial, save: match.save(true), viewer: 'seat:first' } as State);
  const why = createWhy(
    store as never,
    () => ({ story }) as never,
    () => undefined,
    undefined,
    async (decision) => match.actsOf(decision, 'first'),
  );
  const line = match.view('first').log.find(({ path }) => path === 'play/met');
  expect(line && (await why.story(line, 0))).toBe('told');
  expect(story.mock.calls.map(([, act]) => act)).toEqual([2]);
});
