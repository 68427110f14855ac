import type { Part, PartTask } from '@sandtable/bots';
import { compile } from '@sandtable/compiler';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { type BotSearchApi, botSearch } from '../src/workers/bot-search.ts';
import { game } from '../src/workers/game.ts';
import { type Connection, dispatch } from '../src/workers/rpc.ts';
import { type SearchTeam, searchTeam } from '../src/workers/search-team.ts';
import { bidsWith } from './bids.ts';

const { javascript = '' } = compile([
  { path: 'rules.sand', text: bidsWith('  if sum == 4 { finish won by {blue} because "four" }\n') },
]);

/** A worker in this thread; what it was asked is noted. */
const worker = (asked: string[], isBroken: boolean): Connection<BotSearchApi> => {
  const api = botSearch(load);
  return {
    call: async (call) => {
      asked.push(call.method);
      if (isBroken && call.method === 'part') throw new Error('broken');
      return await dispatch(api, call);
    },
    stop: () => void asked.push('stop'),
  };
};

const teamOf = (size: number, isBroken = false) => {
  const asked: string[][] = [];
  const make = (): Connection<BotSearchApi> => {
    const own: string[] = [];
    asked.push(own);
    return worker(own, isBroken);
  };
  return { asked, team: searchTeam(make, size) };
};

/** What *hard* decides twice. */
async function decided(team?: SearchTeam) {
  const running = game(load, team);
  await running.build({ javascript, save: undefined });
  await running.start({ seats: 'two', seed: 1, options: {} });
  await running.bot('hard');
  return (await running.bot('hard'))?.save?.decisions;
}

test('a bot answers the same with any number of workers, each of which loads the rules once', async () => {
  const alone = await decided();
  expect(alone).toHaveLength(2);
  const two = teamOf(4);
  expect(await decided(two.team)).toEqual(alone);
  expect(two.asked).toEqual([
    ['load', 'part', 'part'],
    ['load', 'part', 'part'],
  ]);
  const one = teamOf(1);
  expect(await decided(one.team)).toEqual(alone);
  expect(one.asked).toEqual([['load', 'part', 'part', 'part', 'part']]);
});

test('parts are in their order, whoever is done first', async () => {
  const part = (number: number): Part => ({ tried: [], spread: { count: number, sum: 0, squares: 0 } });
  const asLate = (): Connection<BotSearchApi> => ({
    call: async ({ method, args: [task] }) => {
      if (method === 'load') return undefined;
      const { number } = task as PartTask;
      // While one worker does the second part, the other does the first and the third.
      await new Promise((done) => setTimeout(done, number === 1 ? 20 : 0));
      return part(number);
    },
    stop: () => undefined,
  });
  const tasks = [0, 1, 2].map(
    (number) => ({ bot: { bot: 'hard' }, position: new Int32Array(0), seed: 1, number }) as const,
  );
  expect(await searchTeam(asLate, 2).search('', tasks, 1000)).toEqual([part(0), part(1), part(2)]);
});

test('workers that fail are let go, and the answer is the same', async () => {
  const { asked, team } = teamOf(2, true);
  expect(await decided(team)).toEqual(await decided());
  expect(asked).toHaveLength(4);
  for (const one of asked) expect(one.at(-1)).toBe('stop');
});

test('a bot that answers in one piece needs no workers', async () => {
  const { asked, team } = teamOf(2);
  const running = game(load, team);
  await running.build({ javascript, save: undefined });
  await running.start({ seats: 'two', seed: 1, options: {} });
  expect((await running.bot('normal'))?.save?.decisions).toHaveLength(1);
  expect(asked).toEqual([]);
});
