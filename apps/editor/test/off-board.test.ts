import type { BoardLayout, Reader } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { AskView, Way } from '@sandtable/session';
import { expect, test } from 'vitest';
import { broughtOn } from '../src/play/off-board.ts';
import { createAnswering } from '../src/state/match/answers.ts';

const info = {
  kinds: [
    { name: 'Cart', members: ['wagon', 'sledge', 'barrow'] },
    { name: 'Town', members: ['aria', 'bree'] },
  ],
} as unknown as GameInfo;
const layout = { kinds: { Cart: { draw: 'counter', at: 'at' }, Town: { draw: 'place' } } } as unknown as BoardLayout;
const way = (arm: string, candidates: readonly string[]): Way => ({ picked: [arm], kind: 'Cart', candidates });

const brought = (places: Readonly<Record<string, string>>, arms: readonly string[], ways: readonly Way[]) => {
  const read = ((_: string, ordinal: number) => places[info.kinds[0]?.members[ordinal] ?? '']) as Reader;
  return broughtOn({ info, layout, read }, { form: 'menu', candidates: arms, ways } as never);
};

test('a question that only brings pieces onto the board names those', () => {
  const places = { wagon: 'away', sledge: 'coming(3)', barrow: 'aboard(wagon)' };
  const ways = [way('place', ['wagon', 'sledge']), { picked: ['place', 'wagon'], kind: 'Town', candidates: ['aria'] }];
  expect(brought(places, ['place'], ways)).toEqual(['wagon', 'sledge']);
});

test('a question that does anything else, or moves what is on the board, names none', () => {
  const places = { wagon: 'away', sledge: 'aria', barrow: 'aboard(wagon)' };
  expect(brought(places, ['place', 'pass'], [way('place', ['wagon'])])).toEqual([]);
  expect(brought(places, ['place'], [way('place', ['wagon', 'sledge'])])).toEqual([]);
  expect(brought(places, ['place'], [way('place', ['wagon', 'barrow'])])).toEqual([]);
});

test('random answers go on so often at most, as long as the same is asked of the same role', async () => {
  const asks = ['post', 'post', 'post', 'chip'].map(
    (choice) => ({ choice, role: 'red', picked: [] }) as unknown as AskView,
  );
  let at = 0;
  const store = { get: () => ({ ask: asks[at], promptId: at }), set: () => undefined };
  const call = async (): Promise<void> => {
    at += 1;
  };
  const nothing = async (): Promise<void> => undefined;
  const answering = createAnswering(store as never, { call } as never, nothing);
  await answering.goOnAtRandom(2);
  expect(at).toBe(2);
  await answering.goOnAtRandom(9);
  expect(at).toBe(3);
  const stuck = createAnswering(store as never, { call: nothing } as never, nothing);
  await stuck.goOnAtRandom(9);
  expect(at).toBe(3);
});
