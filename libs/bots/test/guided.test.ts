import type { GameModule } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { createRandom } from '../src/index.ts';
import { guided } from '../src/search/guided.ts';
import { built } from './built.ts';

/** One question; the first policy doesn't cover it. */
const RULES = `ruleset "second" version "1" language 1
kind Side
table Side { id
  red
  blue
}
seats for Side { two { first {red} second {blue} } }
play {
  turn()
  finish drawn by Side
}
procedure turn() {
  let aim = choose one of 0..9 by red
  let luck = choose one of 0..9 by blue
}
policy silent for Side { at turn/luck { 1 _ } }
policy sure for Side { at turn/aim { 1 7 } }
`;

/** Answers that are given in imagined games. */
function imagined(module: GameModule, times: number): readonly number[] {
  const S = new Int32Array(module.layout.size);
  module.start(S, 1, 0, new Int32Array());
  const random = createRandom(1);
  return Array.from({ length: times }, () => {
    guided(module, S, random);
    return module.answer[0] ?? -1;
  });
}

test('imagined games follow whichever policy has an answer, but not always', async () => {
  const answers = imagined(await built(RULES), 200);
  const advised = answers.filter((answer) => answer === 7).length;
  expect(advised).toBeGreaterThan(150);
  expect(advised).toBeLessThan(200);
});
