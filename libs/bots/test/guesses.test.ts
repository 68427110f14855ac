import { expect, test } from 'vitest';
import { batch, compare, guessed, policyBot, type Series } from '../src/index.ts';
import { built } from './built.ts';

/** One question that the policy covers, one that it doesn't, and pieces that are made during play. */
const RULES = (policy: string) => `ruleset "guesses" version "1" language 1
kind Side
table Side { id
  red
  blue
}
kind Model
table Model { id
  scout
  guard
}
kind Unit pool 6 { side: Side, model: Model }
seats for Side { two { first {red} second {blue} } }
play {
  for s in Side { create Unit(side: s, model: if s == red then scout else guard) }
  repeat 3 times { for s in Side { turn(s) } }
  finish drawn by Side
}
procedure turn(s: Side) {
  let picked = choose one of u in Unit by s where u.side == s
  let more = choose one of bool by s
}
policy careful for Side {
  at turn/picked { 1 _ }
  ${policy}
}
`;

const series = async (policy: string): Promise<Series> => ({
  module: await built(RULES(policy)),
  seed: 1,
  first: 0,
  games: 4,
  seats: [0],
  options: new Int32Array(),
  maxDecisions: 100,
  bots: { everyone: policyBot, seats: {} },
});

test('what no policy covers is counted as answered at random', async () => {
  const { guesses } = batch(await series(''));
  expect(guesses).toEqual({ 'turn/picked': { asked: 24, atRandom: 0 }, 'turn/more': { asked: 24, atRandom: 24 } });
  expect(guessed(guesses)).toEqual([{ path: 'turn/more', asked: 24, share: 1 }]);
  expect(guessed(batch(await series('at turn/more { 1 true }')).guesses)).toEqual([]);
});

test('a question that the first policy does not cover is answered by the next that does', async () => {
  const module = await built(`${RULES('')}policy bold for Side { at turn/more { 1 true } }`);
  expect(guessed(batch({ ...(await series('')), module }).guesses)).toEqual([]);
});

test('random bots have no guesses', async () => {
  expect(batch({ ...(await series('')), bots: undefined }).guesses).toEqual({});
});

test('a comparison tells it of both, and of pieces what they are', async () => {
  const [before, after] = [await series(''), await series('at turn/more { 1 true }')];
  const uses = new Map<string, number>();
  const found = compare({ before: { series: before, uses }, after: { series: after, uses } }, 4);
  expect(guessed(found.guesses.before).map(({ path }) => path)).toEqual(['turn/more']);
  expect(guessed(found.guesses.after)).toEqual([]);
  const chosen = found.figures.filter(({ measure, before: times }) => measure.sort === 'chosen' && times > 0);
  expect(chosen.map(({ measure }) => measure.path)).toEqual(['Unit.model = scout', 'Unit.model = guard']);
});
