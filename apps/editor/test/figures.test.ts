import { readLayout } from '@sandtable/board';
import { createTexts } from '@sandtable/board/texts';
import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { createMatch, infoSeen } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { figures } from '../src/play/useFigures.ts';

const RULES = `ruleset "armies" version "1.0.0" language 1
kind Side
kind Army { side: Side, seen by side { label: text, strength: 0..3 } }
table Side { id
  red
  blue }
table Army {
  id   side label  strength
  ah_1 red  "ah 1" 1
  ah_2 red  "ah 2" 3
  fr_1 blue "fr 1" 1
  fr_2 blue "fr 2" 2
}
seats for Side { two { first {red} second {blue} } }
play { for s in Side { let first = choose one of a in Army by s where a.side == s } }
`;
const layout = readLayout(
  JSON.stringify({ version: 1, places: {}, kinds: { Army: { draw: 'counter', label: 'label', value: 'strength' } } }),
);

const described = async (seat: string | undefined) => {
  const { javascript = '', findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings).toEqual([]);
  const module = (await load(javascript))(engine);
  const view = createMatch(module, { seats: 'two', seed: 1 }).view(seat);
  const texts = createTexts(
    () => undefined,
    () => undefined,
    { yes: 'yes', no: 'no', none: 'none' },
  );
  const seen = infoSeen(module.info, view);
  const say = figures(seen, view, layout, texts);
  return (seen.kinds.find(({ name }) => name === 'Army')?.members ?? []).map((member) => say(member, 'Army'));
};

test('the owner of a hidden piece sees its strength as the referee does, and nobody else does', async () => {
  expect(layout).toBeDefined();
  const all = await described(undefined);
  const own = await described('first');
  expect(all[0]).toMatch(/strength 1/);
  expect(own.slice(0, 2)).toEqual(all.slice(0, 2));
  expect(own.slice(2).join()).not.toMatch(/strength|fr/i);
});
