import { createTexts } from '@sandtable/board/texts';
import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { createMatch, infoSeen } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { scoreLines } from '../src/play/score-lines.ts';

const RULES = `ruleset "fronts" version "1.0.0" language 1
kind Side
kind Zone
kind Card
table Side { id
  red
}
table Zone { id
  left
}
table Card { id
  ace
}
seats for Side { one { first {red} } }
pile front(s: Side, z: Zone) of Card
state goal: Zone? = none
state leader: Zone? = none
play {
  put ace into front(red, left)
  let last = choose one of bool by red
}
`;
const WORDS: Readonly<Record<string, string>> = {
  'pile/front': 'Front',
  'state/goal': 'Goal',
  'state/leader': 'Leader',
  'state/leader/none': 'nobody',
  'Side.red.name': 'Red Army',
  'Zone.left.name': 'left wing',
  'Card.ace.name': 'Ace',
};
const KINDS: Readonly<Record<string, string>> = { red: 'Side', left: 'Zone', ace: 'Card' };

async function linesOf() {
  const { javascript = '', findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const module = (await load(javascript))(engine);
  const view = createMatch(module, { seats: 'one', seed: 1 }).view(undefined);
  const texts = createTexts(
    (path) => WORDS[path],
    (member) => KINDS[member],
    { yes: 'yes', no: 'no', none: 'none' },
  );
  return scoreLines({ info: infoSeen(module.info, view), view, texts, layout: undefined });
}

test('a pile of two arguments names each of them in words', async () => {
  expect(await linesOf()).toContainEqual({ name: 'Front: Red Army, left wing', value: 'Ace' });
});

test('a state without a value has a dash, or the ruleset’s word for that', async () => {
  const lines = await linesOf();
  expect(lines).toContainEqual({ name: 'Goal', value: '–', isNothing: true });
  expect(lines).toContainEqual({ name: 'Leader', value: 'nobody', isNothing: true });
});
