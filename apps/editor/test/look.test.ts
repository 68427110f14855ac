import { compile } from '@sandtable/compiler';
import { expect, test } from 'vitest';
import type { Built, Outcome } from '../src/workers/game-api.ts';
import { type RunningGame, runningGame } from './running-game.ts';

const RULES = `ruleset "bids" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { first {red} second {blue} } }
state plan(s: Side): 0..9 = 3 seen by s
play { for s in Side { let bid = choose one of 0..9 by s secret plan(s) = bid } }
`;

const built = (running: RunningGame, { save, at }: Outcome = {}, text = RULES): Promise<Built> => {
  const { javascript = '' } = compile([{ path: 'rules.sand', text }]);
  return running.build({ javascript, save, at });
};

async function started(text = RULES) {
  const running = runningGame();
  await built(running, {}, text);
  await running.start({ seats: 'two', seed: 1, options: {} });
  return running;
}

test('a seat looks with its own eyes, and can answer only for itself', async () => {
  const running = await started();
  const first = await running.look({ viewer: 'seat:first' });
  expect(first.view?.states.plan).toEqual([3, '?']);
  expect(first.view?.ask?.candidates).toHaveLength(10);
  const second = await running.look({ viewer: 'seat:second' });
  expect(second.view?.states.plan).toEqual(['?', 3]);
  expect([second.view?.ask?.sight, second.turn]).toEqual(['label', 'first']);
  expect(await running.decide(5)).toEqual({ refused: ['session/other-seat'], tried: 5 });
});

test('whoever is asked is shown his own view', async () => {
  const running = await started();
  expect((await running.look({ viewer: 'asked' })).view?.viewer).toBe('first');
  const after = await running.decide(5);
  expect([after.view?.viewer, after.view?.states.plan]).toEqual(['second', ['?', 3]]);
  expect(after.view?.log.map((line) => line.args)).toEqual([{ role: 'red' }]);
});

test('nobody looks through the eyes of a bot', async () => {
  const running = await started();
  const alone = await running.look({ viewer: 'asked', bots: { first: 'random' } });
  expect([alone.view?.viewer, alone.view?.states.plan]).toEqual(['second', ['?', 3]]);
  const bots = { first: 'random', second: 'random' } as const;
  expect((await running.look({ viewer: 'asked', bots })).view?.viewer).toBe('first');
});

test('while bots think, several people at a screen see what everyone may see', async () => {
  const three = RULES.replace('  blue }', '  blue\n  green }')
    .replace('second {blue}', 'second {blue} third {green}')
    .replace(/play .*/, 'play { for s in Side { let bid = choose one of 0..9 by s secret plan(s) = bid } }');
  const running = await started(three);
  const bots = { first: 'random' } as const;
  const view = (await running.look({ viewer: 'asked', bots })).view;
  expect([view?.viewer, view?.states.plan, view?.ask?.candidates]).toEqual(['*', ['?', '?', '?'], []]);
  const after = await running.bot('random', 'red');
  expect([after.view?.viewer, after.view?.states.plan?.slice(1)]).toEqual(['second', [3, '?']]);
});

test('once the match is over, several people at a screen see all of it', async () => {
  const running = await started();
  await running.look({ viewer: 'asked' });
  for (const answer of [5, 6]) await running.decide(answer);
  const { view } = await running.goto(2);
  expect([view?.status, view?.viewer, view?.decisions, view?.made]).toEqual(['drawn', undefined, 2, 2]);
  expect(view?.states.plan).toEqual([5, 6]);
});

const TOGETHER = RULES.replace(
  /play .*/,
  'play { simultaneously for s in Side { let bid = choose one of 0..9 by s plan(s) = bid } }',
);

test('who answers at the same time as others is asked in his own view, and may change his mind', async () => {
  const running = await started(TOGETHER);
  const second = await running.look({ viewer: 'seat:second' });
  expect([second.view?.ask?.role, second.turns]).toEqual([
    'blue',
    [
      { seat: 'first', role: 'red' },
      { seat: 'second', role: 'blue' },
    ],
  ]);
  const given = await running.pick(['4']);
  expect([given.view?.ask?.sight, given.view?.given.map(({ answer }) => answer)]).toEqual(['waiting', [4]]);
  expect(given.view?.waiting).toEqual([{ role: 'red', seat: 'first', choice: '' }]);
  const back = await running.retake('blue');
  expect([back.view?.ask?.role, back.view?.given]).toEqual(['blue', []]);
  const bot = await running.bot('random', 'red');
  expect(bot.turns).toEqual([{ seat: 'second', role: 'blue' }]);
  const all = await running.decide(7);
  expect([all.view?.status, all.view?.waiting, all.view?.states.plan?.[1]]).toEqual(['drawn', [], 7]);
});

test('the match goes back as the viewer counts, and is built anew where it stood', async () => {
  const running = await started();
  for (const answer of [5, 6]) await running.decide(answer);
  const back = await running.goto(1);
  expect([back.view?.decisions, back.view?.made, back.view?.states.plan]).toEqual([1, 2, [5, 3]]);
  const again = await built(running, back);
  expect([again.view?.decisions, again.view?.made, again.at]).toEqual([1, 2, 1]);
  await running.look({ viewer: 'seat:second' });
  const start = await running.goto(0);
  expect([start.view?.decisions, start.view?.made, start.turn]).toEqual([0, 2, 'first']);
});

test('a seat that is not in the layout sees everything, as before', async () => {
  const running = await started();
  expect((await running.look({ viewer: 'seat:nobody' })).view?.states.plan).toEqual([3, 3]);
});

const ANYONE = RULES.replace(/play .*/, 'play { let bid = choose one of 0..9 by s in Side secret plan(s) = bid }');

test('where any one of several may answer, each does in his own view', async () => {
  const running = await started(ANYONE);
  const first = await running.look({ viewer: 'asked' });
  expect([first.view?.viewer, first.view?.ask?.role]).toEqual(['first', 'red']);
  expect(first.turns).toEqual([
    { seat: 'first', role: 'red', anyone: true },
    { seat: 'second', role: 'blue', anyone: true },
  ]);
  const second = await running.actAs('blue');
  expect([second.view?.viewer, second.view?.ask?.role, second.view?.states.plan]).toEqual(['second', 'blue', ['?', 3]]);
  expect((await running.pick([])).ask?.role).toBe('blue');
  const after = await running.pick(['7']);
  expect([after.view?.status, after.save?.decisions]).toEqual([
    'drawn',
    [{ choice: 'play/bid', role: 'blue', answer: 7 }],
  ]);
});

test('a seat answers for itself alone, whoever else may', async () => {
  const running = await started(ANYONE);
  await running.look({ viewer: 'seat:second' });
  const other = await running.actAs('red');
  expect([other.view?.ask?.role, other.view?.ask?.sight]).toEqual(['red', 'label']);
  expect(await running.decide(5)).toEqual({ refused: ['session/other-seat'], tried: 5 });
  await running.actAs('blue');
  expect((await running.decide(5)).view?.status).toBe('drawn');
});
