import { compile } from '@sandtable/compiler';
import { expect, test } from 'vitest';
import { type RunningGame, runningGame } from './running-game.ts';

/** How a gun is loaded only its side knows; that adds to the roll. */
const RULES = `ruleset "guns" version "1.0.0" language 1
kind Side { state hits: 0..9 = 0 }
kind Gun { side: Side, state load: 0..3 = 0 seen by side }
table Side { id
  red
  blue }
table Gun { id side
  r red
  b blue }
die D { 1..6 }
seats for Side { two { first {red} second {blue} } }
play {
  for s in Side {
    aim(s)
    choose turn by s { shoot -> shoot(s)  wait -> s.hits += 0 }
  }
}
procedure aim(s: Side) {
  let load = choose one of 0..3 by s secret
  for g in Gun where g.side == s { g.load = load }
}
procedure shoot(s: Side) {
  let shot = roll D by s
  if shot + (sum g in Gun where g.side == s: g.load) > 4 { log "hit" (s)  s.hits += 1 }
}
`;

/** The red gun was loaded with so much, and has shot. */
async function shotWith(load: number): Promise<RunningGame> {
  const running = runningGame();
  const { javascript = '', findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  await running.build({ javascript, save: undefined });
  await running.start({ seats: 'two', seed: 1, options: {} });
  await running.pick([String(load)]);
  await running.pick(['shoot']);
  return running;
}

async function oddsFor(viewer: 'seat:first' | 'seat:second' | 'all', load: number) {
  const running = await shotWith(load);
  await running.look({ viewer });
  let reply = await running.oddsAt(2);
  while (reply.progress !== undefined) reply = await running.oddsAtOn();
  return reply.odds;
}
const hits = async (viewer: Parameters<typeof oddsFor>[0], load: number) =>
  (await oddsFor(viewer, load))?.lines.find(({ value }) => value.path === 'shoot/hit')?.share;

test('what could have come of a roll is the same for the other side, whatever was added to it in secret', async () => {
  const [weak, strong] = [await oddsFor('seat:second', 0), await oddsFor('seat:second', 3)];
  expect(weak).toEqual(strong);
  expect(weak).toMatchObject({ basis: 'positions' });
  // Loaded with 0, 1, 2 or 3 it hits with two to five of six.
  expect(await hits('seat:second', 0)).toBeCloseTo(3.5 / 6, 1);
});

test('who loaded it knows how likely it was, and so does who sees everything', async () => {
  for (const viewer of ['seat:first', 'all'] as const) {
    expect(await hits(viewer, 0)).toBeCloseTo(2 / 6, 12);
    expect(await hits(viewer, 3)).toBeCloseTo(5 / 6, 12);
  }
});
