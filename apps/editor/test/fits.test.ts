import { createTexts } from '@sandtable/board/texts';
import { compile } from '@sandtable/compiler';
import { expect, test } from 'vitest';
import { runningGame } from './running-game.ts';

const RULES = `ruleset "posts" version "1.0.0" language 1
kind Side
table Side { id
  red }
kind Post
table Post { id
  east
  west
  north }
seats for Side { one { only {red} } }
play {
  let manned = choose 2 of Post by red favouring each p in {east, west}: manned has p else "man-both"
  let guards = choose one of Post for each s in Side by red
}
`;

test('with a refusal comes an answer that would do, in words', async () => {
  const running = runningGame();
  const { javascript = '' } = compile([{ path: 'rules.sand', text: RULES }]);
  await running.build({ javascript, save: undefined });
  await running.start({ seats: 'one', seed: 1, options: {} });
  const refused = await running.decide(['east', 'north']);
  expect(refused).toEqual({ refused: ['play/man-both'], tried: ['east', 'north'], fits: ['east', 'west'] });
  const texts = createTexts(
    (path) => (path === 'Post.east.name' ? 'East Gate' : undefined),
    (member) => (member === 'red' ? 'Side' : 'Post'),
    { yes: 'yes', no: 'no', none: 'none' },
  );
  expect(texts.answer(refused.fits ?? [])).toBe('East Gate, West');
  expect(texts.answer({ each: { red: 'east' } })).toBe('Red: East Gate');
  const taken = await running.decide(refused.fits ?? []);
  expect(taken.refused).toBeUndefined();
  expect(taken.save?.decisions).toHaveLength(1);
});
