import { compareWithReference } from '@sandtable/analysis/interpreter';
import { compile } from '@sandtable/compiler';
import { createMatch } from '@sandtable/session';
import { expect, it } from 'vitest';
import { loadModule } from '../src/module.ts';

const rules = (play: string): string => `ruleset "watched" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue
}
seats for Side { two { one {red} other {blue} } }
state broken: bool = false
whenever broken { giveWay() }
procedure giveWay() { finish won by {blue} because "broken" }
play { ${play} }
`;

async function ending(play: string) {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text: rules(play) }]);
  expect(findings).toEqual([]);
  if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
  const module = await loadModule(javascript);
  const plan = { module, javascript: '', games: 1, seed: 3, seats: [0], options: new Int32Array(0), maxDecisions: 9 };
  expect(compareWithReference(module, model, plan, 1).differences).toEqual([]);
  const { status, winners } = createMatch(module, { seats: 'two', seed: 1 }).view();
  return { status, winners };
}

it('looks at whenever before a match ends, however it ends', async () => {
  const blue = { status: 'won', winners: ['other'] };
  expect(await ending('broken = true finish won by {red}')).toEqual(blue);
  expect(await ending('broken = true')).toEqual(blue);
  expect(await ending('finish won by {red}')).toEqual({ status: 'won', winners: ['one'] });
});
