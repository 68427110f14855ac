import { compile } from '@sandtable/compiler';
import type { Save } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { game } from '../src/workers/game.ts';
import type { GameApi, MatchState } from '../src/workers/game-api.ts';
import { type Call, dispatch, type Remote, remote } from '../src/workers/rpc.ts';
import { receivingOnce, sendingOnce } from '../src/workers/sent-once.ts';

const RULES = `ruleset "bids" version "1.0.0" language 1
kind Side { state hand: 0..9 = 0 seen by nobody }
table Side { id
  red
  blue }
die Cube { 1, 2, 3, 4, 5, 6 }
seats for Side { two { first {red} second {blue} } }
play {
  while true {
    for s in Side {
      let bid = choose one of 1..9 as bid by s
      s.hand = bid
      let rolled = roll Cube as throw by s
      log "bid" (s, rolled)
    }
  }
}
`;

const { javascript = '', findings } = compile([{ path: 'rules.sand', text: RULES }]);

/** A worker behind messages, the same one without any, and what was sent. */
const both = () => {
  const sent: string[] = [];
  const worker = sendingOnce(game(load));
  const answer = async (call: Call<GameApi>): Promise<unknown> => {
    const value = await dispatch(worker, structuredClone(call));
    sent.push(JSON.stringify(value) ?? '');
    return structuredClone(value);
  };
  const page: Remote<GameApi> = remote(receivingOnce({ call: answer, stop: () => undefined }).call);
  return { page, plain: game(load), sent };
};

const start = { seats: 'two', seed: 3, options: {} };
const EYES = ['all', 'asked', 'seat:first', 'seat:second'] as const;
const step = fc.oneof(
  fc.record({ method: fc.constant('goto'), args: fc.tuple(fc.nat(12)) }),
  fc.record({ method: fc.constant('viewAt'), args: fc.tuple(fc.nat(12)) }),
  fc.record({ method: fc.constant('decide'), args: fc.tuple(fc.integer({ min: 1, max: 9 })) }),
  fc.record({ method: fc.constantFrom('undo', 'redo', 'publicView', 'phases'), args: fc.constant([]) }),
  fc.record({ method: fc.constant('look'), args: fc.tuple(fc.record({ viewer: fc.constantFrom(...EYES) })) }),
  fc.record({ method: fc.constant('follow'), args: fc.tuple(fc.nat(1)) }),
  fc.record({ method: fc.constant('start'), args: fc.constant([start]) }),
);

test('law: what arrives is what the match says', async () => {
  expect(findings).toEqual([]);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { page, plain } = both();
      const begun = [
        { method: 'build', args: [{ javascript, save: undefined }] },
        { method: 'start', args: [start] },
      ];
      for (const call of [...begun, ...steps] as unknown as readonly Call<GameApi>[])
        expect(await dispatch<GameApi>(page, call)).toEqual(await dispatch<GameApi>(plain, call));
    }),
    { numRuns: 400 },
  );
});

test('lines and a save that the page has are not sent again, and remain the same objects', async () => {
  const { page, sent } = both();
  await page.build({ javascript, save: undefined });
  await page.start(start);
  for (let bid = 1; bid <= 9; bid += 1) await page.decide(bid);
  const whole = await stateOf(page.goto(9));
  sent.length = 0;
  const before = await stateOf(page.goto(4));
  const again = await stateOf(page.goto(9));
  expect(sent.join()).not.toContain('"decisions":[');
  expect(sent.join()).not.toContain('"sort":"log"');
  expect(before.save).toBe(whole.save);
  expect(before.view.log.length).toBeLessThan(whole.view.log.length);
  expect(before.view.log.every((line, i) => line === whole.view.log[i])).toBe(true);
  expect(again.view.log.every((line, i) => line === whole.view.log[i])).toBe(true);
});

test('a seat has lines of its own, which are sent to it once', async () => {
  const { page, sent } = both();
  await page.build({ javascript, save: undefined });
  await page.start(start);
  for (let bid = 1; bid <= 4; bid += 1) await page.decide(bid);
  await page.look({ viewer: 'seat:first' });
  await page.look({ viewer: 'seat:second' });
  sent.length = 0;
  for (const viewer of ['seat:first', 'all', 'seat:second'] as const) await page.look({ viewer });
  expect(sent.join()).not.toContain('"sort":"log"');
});

async function stateOf(answer: Promise<Partial<MatchState> | undefined>): Promise<MatchState & { save: Save }> {
  const { view, save, at } = (await answer) ?? {};
  if (view === undefined || save === undefined || at === undefined) throw new Error('there is no match');
  return { view, save, at };
}
