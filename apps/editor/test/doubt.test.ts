import { compile } from '@sandtable/compiler';
import { expect, test } from 'vitest';
import { runningGame } from './running-game.ts';

const rulesFor = (offering: string): string => `ruleset "errands" version "1.0.0" language 1
kind Side
table Side { id
  red
}
kind Town
table Town { id
  aria
  bree
}
kind Cart { reach: 0..9 }
table Cart { id reach
  grey  1
  black 5
}
type Errand = rest | go(to: Town, far: bool)
seats for Side { one { a {red} } }
play { let errands = choose one of Errand for each c in Cart by red ${offering} }
`;

const doubtful = async (offering: string, picked: readonly string[]) => {
  const { javascript = '' } = compile([{ path: 'rules.sand', text: rulesFor(offering) }]);
  const running = runningGame();
  await running.build({ javascript, save: undefined });
  await running.start({ seats: 'one', seed: 1, options: {} });
  return running.doubt(picked);
};
const OFFERING = 'offering {rest} + { go(t, false) for t in Town where c.reach > 3 }';

test.each([
  [['rest', 'go(bree, false)'], []],
  [['go(aria, false)', 'rest'], ['grey']],
  [
    ['go(aria, false)', 'go(bree, true)'],
    ['grey', 'black'],
  ],
  [['go(aria, false)'], ['grey']],
])('%j: the rules would not propose what %j do', async (picked, keys) =>
  expect(await doubtful(OFFERING, picked)).toEqual(keys),
);

test('where everything legal is proposed, nothing is doubtful', async () =>
  expect(await doubtful('', ['go(aria, true)', 'rest'])).toEqual([]));
