import { handOut, type Share } from '@sandtable/analysis';
import { expect, test } from 'vitest';
import type { Desk } from '../../src/queue/desk.ts';
import { type ClientHearing, playAt } from '../../src/queue/over-queue.ts';
import { encode } from '../../src/queue/wire.ts';

const OWN = { fingerprint: 'own', version: '1' };
const LOST = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
const key = ({ first, games }: Share): string => `${first}+${games}`;

/** A desk at which shares are played at once; `odd` may change what happens, by share. */
function deskWith(odd: Partial<Desk> = {}, partOf = (share: Share): unknown => ({ part: share })) {
  const added: string[] = [];
  const removed: string[] = [];
  let isForgotten = false;
  const desk: Desk = {
    size: async () => undefined,
    fixSize: async () => undefined,
    stayAlive: async () => true,
    workers: async () => [{ ...OWN, id: 'w', concurrency: 1 }],
    kept: async (shares) => shares.map((share) => (added.includes(key(share)) ? encode(partOf(share)) : null)),
    add: async (shares) => void added.push(...shares.map(key)),
    remove: async (shares) => void removed.push(...shares.map(key)),
    forget: async () => {
      isForgotten = true;
    },
    close: async () => undefined,
    ...odd,
  };
  return { desk, added, removed, isForgotten: () => isForgotten };
}

/** Plays ten games in shares of two; what was taken, and what was heard. */
async function played(desk: Desk, goesOn?: () => boolean, areWhole = false) {
  const taken: Share[] = [];
  const heard: unknown[] = [];
  const hearing: ClientHearing = {
    noWorkers: () => heard.push('no workers'),
    otherVersion: ({ fingerprint }) => heard.push(fingerprint),
    lost: () => heard.push('lost'),
    back: () => heard.push('back'),
    dead: ({ first, games, reason }) => heard.push([first, games, reason]),
  };
  const job = {
    shares: handOut({ games: 10 }, 3),
    command: 'simulate' as const,
    data: undefined,
    here: async () => (share: Share) => share,
    take: (share: Share) => void taken.push(share),
    goesOn,
    fits: (part: Share, share: Share) => part.games === share.games,
    areWhole,
  };
  await playAt(desk, job, { share: 2, hearing }, OWN);
  return { taken: taken.map(key), heard };
}
const ALL = ['0+2', '2+2', '4+2', '6+2', '8+2'];

test('what comes is taken in the order of the series, however it comes', async () => {
  let looks = 0;
  const { desk, isForgotten } = deskWith({
    // The last come first.
    kept: async (shares) => {
      looks += 1;
      return shares.map((share) => (share.first >= 10 - 2 * looks ? encode({ part: share }) : null));
    },
  });
  expect(await played(desk)).toEqual({ taken: ALL, heard: [] });
  expect(isForgotten()).toBe(true);
});

test('a connection that is lost and comes back loses nothing, and nothing counts twice', async () => {
  let calls = 0;
  const { desk, added } = deskWith();
  const failing = async (shares: readonly Share[]) => {
    calls += 1;
    // The shares were put there, but nobody heard of it.
    await desk.add(shares);
    if (calls === 1) throw LOST;
  };
  expect(await played({ ...desk, add: failing })).toEqual({ taken: ALL, heard: ['lost', 'back'] });
  expect(added.length).toBeGreaterThan(0);
});

test('a Redis that has forgotten everything gets it again', async () => {
  let looks = 0;
  const { desk, added } = deskWith();
  const forgetful: Desk = {
    ...desk,
    // It ends with the second look, before anything was played.
    stayAlive: async () => looks < 2,
    kept: async (shares) => {
      looks += 1;
      if (looks === 2) throw LOST;
      return looks > 3 ? await desk.kept(shares) : shares.map(() => null);
    },
  };
  expect((await played(forgetful)).taken).toEqual(ALL);
  expect(added).toEqual([...ALL, ...ALL]);
});

test('games that can’t be played are reported, and the others count', async () => {
  const dead = { first: 5, games: 1, reason: 'memory', detail: '' };
  const { desk } = deskWith({}, (share) => (share.first === 4 ? { dead } : { part: share }));
  expect(await played(desk)).toEqual({ taken: ALL.filter((one) => one !== '4+2'), heard: [[5, 1, 'memory']] });
});

test.each([
  ['of other games', { part: { first: 4, games: 3 } }],
  ['dead outside of it', { dead: { first: 7, games: 1, reason: 'time', detail: '' } }],
  ['neither', 'x'],
])('what can’t have come of a share counts as changed: %s', async (_, kept) => {
  const { desk } = deskWith({}, (share) => (share.first === 4 ? kept : { part: share }));
  expect((await played(desk)).heard).toEqual([[4, 2, 'changed']]);
});

test('who stops gets what came so far, and takes the rest back', async () => {
  const { desk, removed, isForgotten } = deskWith({
    kept: async (shares) => shares.map((share) => (share.first < 4 ? encode({ part: share }) : null)),
  });
  let looks = 0;
  const { taken } = await played(desk, () => looks++ < 2);
  expect([taken, removed, isForgotten()]).toEqual([ALL.slice(0, 2), ALL.slice(2), true]);
});

test('shares that may not be cut or joined are played as they are handed out', async () => {
  const { desk } = deskWith();
  expect((await played(desk, undefined, true)).taken).toEqual(['0+3', '3+3', '6+3', '9+1']);
});

test('it is reported when nobody is there to play, or only another version', async () => {
  const none = deskWith({ workers: async () => [] });
  expect((await played(none.desk)).heard).toEqual(['no workers']);
  const other = deskWith({ workers: async () => [{ id: 'w', fingerprint: 'theirs', version: '1', concurrency: 4 }] });
  expect((await played(other.desk)).heard).toEqual(['theirs']);
});
