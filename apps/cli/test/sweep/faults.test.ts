import { expect, test } from 'vitest';
import { ownFolder } from '../own-folder.ts';

/** Adds up to more than a sum may be, as soon as a step is large. */
const { sandtable } = ownFolder({
  'rulesets/steps/rules.sand': `ruleset "steps" version "1" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { first {red} second {blue} } }
constant step: 0..3 = 1
state sum: 0..10 = 0
play {
  repeat 3 times {
    let n = choose one of 0..2 by red
    sum += n + step
  }
  finish won by {red} because "ok"
}
`,
});

test('where games end in runtime errors, the first of them is named', async () => {
  const argv = ['sweep', 'steps', '--games', '20', '--store', 'none', '--json'];
  const { out } = await sandtable(...argv, '--vary', 'step=1..3');
  const { points, asIs } = JSON.parse(out).result;
  expect([points[0].faults, asIs.firstFault]).toEqual([0, undefined]);
  const { faults, firstFault } = points[2];
  expect(faults).toBeGreaterThan(0);
  const words = `the first was game ${firstFault} with step=3`;
  expect((await sandtable(...argv.slice(0, -1), '--vary', 'step=1,3')).out).toContain(words);
  expect((await sandtable(...argv.slice(0, -1), '--sensitivity', '--only', 'step')).out).toContain('with step=2');
});
