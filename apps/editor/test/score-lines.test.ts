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
play {
  put ace into front(red, left)
  let last = choose one of bool by red
}
`;
const WORDS: Readonly<Record<string, string>> = {
  'pile/front': 'Front',
  'Side.red.name': 'Red Army',
  'Zone.left.name': 'left wing',
  'Card.ace.name': 'Ace',
};
const KINDS: Readonly<Record<string, string>> = { red: 'Side', left: 'Zone', ace: 'Card' };

test('a pile of two arguments names each of them in words', async () => {
  const { javascript = '', findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const module = (await load(javascript))(engine);
  const view = createMatch(module, { seats: 'one', seed: 1 }).view(undefined);
  const texts = createTexts(
    (path) => WORDS[path],
    (member) => KINDS[member],
    { yes: 'yes', no: 'no', none: 'none' },
  );
  const lines = scoreLines({ info: infoSeen(module.info, view), view, texts, layout: undefined });
  expect(lines).toContainEqual({ name: 'Front: Red Army, left wing', value: 'Ace' });
});
