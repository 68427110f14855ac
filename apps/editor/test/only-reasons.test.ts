import { compile } from '@sandtable/compiler';
import type { AskView } from '@sandtable/session';
import { expect, test } from 'vitest';
import { onlyReasons } from '../src/events/only-reasons.ts';
import { runningGame } from './running-game.ts';

/** Who is bound must play the card that is owed; who is half bound may pass, but not play another one. */
const RULES = `ruleset "cards" version "1.0.0" language 1
kind Side { }
kind Card { owed: bool }
table Side { id
  red
  blue }
table Card { id owed
  heavy true
  light false }
seats for Side { two { first {red} second {blue} } }
play {
  choose turn by red { bound -> put(true, true)  half -> put(true, false)  free -> put(false, false) }
}
procedure put(bound: bool, must: bool) {
  let card = choose optional one of c in Card by red
    where c.owed or not bound else "owed-first"
    such that card is not none or not must else "must-play"
  if card is c: Card { log "put" (c) }
}
`;

async function askedAfter(answer: string): Promise<AskView | undefined> {
  const running = runningGame();
  const { javascript = '', findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  await running.build({ javascript, save: undefined });
  await running.start({ seats: 'two', seed: 1, options: {} });
  return (await running.pick([answer])).view?.ask;
}

test('the only legal answer comes with the reasons against all others, passing included', async () => {
  const ask = await askedAfter('bound');
  expect(onlyReasons(ask, { path: 'put/card' })).toEqual(['put/must-play', 'put/owed-first']);
});

test('where there was a choice, or another question was answered, there is nothing to say', async () => {
  const half = await askedAfter('half');
  expect(half?.excluded.map(({ candidate }) => candidate)).toEqual(['light']);
  expect(onlyReasons(half, { path: 'put/card' })).toEqual([]);
  expect(onlyReasons(await askedAfter('free'), { path: 'put/card' })).toEqual([]);
  expect(onlyReasons(await askedAfter('bound'), { path: 'put/again' })).toEqual([]);
  expect(onlyReasons(undefined, undefined)).toEqual([]);
});

test('whoever isn’t asked learns no reasons', async () => {
  const ask = await askedAfter('bound');
  if (ask === undefined) throw new Error('there is a question');
  expect(onlyReasons({ ...ask, sight: 'waiting' }, { path: 'put/card' })).toEqual([]);
});
