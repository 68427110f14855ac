import { compile } from '@sandtable/compiler';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { GameApi } from '../src/workers/game-api.ts';
import { type RunningGame, runningGame } from './running-game.ts';

const RULES = `ruleset "huts" version "1.0.0" language 1
kind Side { state hits: 0..9 = 0 }
kind Hut {
  side: Side
  seen by side { wall: 0..5 }
  state down: bool = false
}
table Side { id
  red
  blue }
table Hut { id side wall
  r1 red 2
  b1 blue 0
  b2 blue 2 }
die D { 1..6 }
seats for Side { two { first {red} second {blue} } }
play {
  for s in Side {
    choose turn by s {
      shoot(h in Hut where h.side != s) -> {
        let shot = roll D by s
        if shot > h.wall { log "down" (hut: h)  h.down = true }
      }
      gusts -> { repeat 9 times { let gust = roll D as gust  if gust == 6 and s.hits < 9 { s.hits += 1 } } }
      wait -> s.hits += 0
    }
  }
}
`;

async function started(): Promise<RunningGame> {
  const running = runningGame();
  const { javascript = '', findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  await running.build({ javascript, save: undefined });
  await running.start({ seats: 'two', seed: 1, options: {} });
  return running;
}

/** Asks on until all is found out. */
async function found(running: RunningGame, of: Parameters<GameApi['odds']>[0]) {
  const progress: number[] = [];
  let reply = await running.odds(of);
  while (reply.progress !== undefined) {
    progress.push(reply.progress);
    reply = await running.oddsOn();
  }
  return { odds: reply.odds, progress };
}

test('odds of an answer, as picks and as a whole', async () => {
  const running = await started();
  const { odds } = await found(running, { picked: ['shoot', 'b2'] });
  expect(odds).toMatchObject({ basis: 'exact', runs: 6 });
  expect(odds?.lines).toMatchObject([{ value: { path: 'play/down', args: { hut: 'b2' } } }]);
  expect(odds?.lines[0]?.share).toBeCloseTo(2 / 3, 12);
  const whole = await found(running, { answer: { arm: 'shoot', args: { h: 'b2' } } });
  expect(whole.odds).toEqual(odds);
});

test('picks that are no answer yet have none', async () => {
  const running = await started();
  expect(await found(running, { picked: ['shoot'] })).toEqual({ odds: undefined, progress: [] });
});

test('a seat gets what it may know, and the match goes on as if nobody had thought', async () => {
  const running = await started();
  await running.look({ viewer: 'asked' });
  const { ask } = await running.pick(['shoot']);
  const all = [];
  for (const name of ask?.candidates ?? []) {
    const { odds } = await found(running, { picked: ['shoot', name] });
    expect(odds).toMatchObject({ basis: 'positions', positions: 40 });
    all.push(odds?.changes[0]?.values[0]?.share.toFixed(1));
  }
  // One of two walls is nothing, the other one 2: five of six, whichever it is.
  expect(all).toEqual(['0.8', '0.8']);
  const after = await running.pick(['shoot', ask?.candidates[0] ?? '']);
  expect(after.view?.ask?.seat).toBe('second');
  const plain = await started();
  await plain.look({ viewer: 'asked' });
  expect(await plain.pick(['shoot', ask?.candidates[0] ?? ''])).toEqual(after);
});

test('who thinks of something else need not wait', async () => {
  // A clock that runs on by itself: on a fast machine all would be found out in the first stretch.
  let clock = 0;
  const ticking = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 20));
  onTestFinished(() => ticking.mockRestore());
  const running = await started();
  const first = await running.odds({ picked: ['gusts'] });
  expect(first.odds).toBeUndefined();
  expect(first.progress).toBeGreaterThan(0);
  const { odds } = await found(running, { picked: ['wait'] });
  expect(odds).toMatchObject({ certain: true });
  const again = await found(running, { picked: ['gusts'] });
  expect(again.odds).toMatchObject({ basis: 'runs', runs: 5000 });
  expect(again.progress).toEqual([...again.progress].filter((share) => share > 0 && share <= 1));
  expect(await running.oddsOn()).toEqual({});
});

test('of a decision it is shown what could have come of it, as far as who looks may know', async () => {
  const running = await started();
  const oddsAt = async (decision: number) => {
    let reply = await running.oddsAt(decision);
    while (reply.progress !== undefined) reply = await running.oddsAtOn();
    return reply.odds;
  };
  await running.pick(['shoot', 'b2']);
  expect((await oddsAt(1))?.cases?.all[0]?.share).toBeCloseTo(2 / 3, 12);
  expect(await oddsAt(2)).toBeUndefined();
  // Who stands behind the wall knows it; who shot knows that it is one of two.
  await running.look({ viewer: 'seat:second' });
  expect(await oddsAt(1)).toMatchObject({ basis: 'exact', cases: { all: [{ share: 2 / 3 }, {}] } });
  await running.look({ viewer: 'seat:first' });
  const blind = await oddsAt(1);
  expect(blind).toMatchObject({ basis: 'positions', positions: 40 });
  expect(blind?.cases?.all[0]?.share).toBeCloseTo(5 / 6, 1);
});
