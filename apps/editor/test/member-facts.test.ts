import { readLayout } from '@sandtable/board';
import { createTexts } from '@sandtable/board/texts';
import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { type AskView, createMatch, infoSeen } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { doingsOf, reasonsFor } from '../src/hover/doings.ts';
import { memberFacts } from '../src/hover/member-facts.ts';

const RULES = `ruleset "armies" version "1.0.0" language 1
kind Side
kind Pass { height: 0..9 = 7 }
table Pass { id
  brenner }
kind Town { port: bool = false }
kind Army {
  side: Side
  seen by side { strength: 0..3 }
  state at: Town = harbor
}
table Side { id
  red
  blue }
table Town { id port
  harbor true
  hill _ }
table Army {
  id   side strength
  ah_1 red  1
  fr_1 blue 2
  fr_2 blue 1
}
seats for Side { two { first {red} second {blue} } }
play { for s in Side { let first = choose one of a in Army by s where a.side == s } }
`;
const layout = readLayout(
  JSON.stringify({ version: 1, places: {}, kinds: { Army: { draw: 'counter', side: 'side', at: 'at' } } }),
);
const WORDS: Readonly<Record<string, string>> = {
  'kind/Army': 'army',
  'Army.strength': 'strength',
  'Army.at': 'town',
  'Town.harbor.name': 'Harbor',
  'Town.port': 'ports',
  'Town.port/true': 'port',
};

async function factsFor(seat: string | undefined, kind: string, ordinal: number, wording = WORDS) {
  const { javascript = '', findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const module = (await load(javascript))(engine);
  const view = createMatch(module, { seats: 'two', seed: 1 }).view(seat);
  const words = { yes: 'yes', no: 'no', none: 'none' };
  const texts = createTexts(
    (path) => wording[path],
    () => undefined,
    words,
  );
  const info = infoSeen(module.info, view);
  const member = info.kinds.find(({ name }) => name === kind)?.members[ordinal] ?? '';
  return memberFacts({ info, view, layout, texts }, { kind, member });
}

test('a card tells the fields that have words, with capital letters, whose it is, and where it lies', async () => {
  expect(await factsFor(undefined, 'Army', 1)).toMatchObject({
    sort: 'Army',
    side: 'blue',
    name: 'Fr 1',
    facts: [
      { name: 'Strength', value: '2' },
      { name: 'Town', value: 'Harbor' },
    ],
  });
});

test('a field without words is shown only where no field has any', async () => {
  expect((await factsFor(undefined, 'Pass', 0))?.facts).toEqual([]);
  expect((await factsFor(undefined, 'Pass', 0, {}))?.facts).toEqual([{ name: 'Height', value: '7' }]);
});

test('what a viewer may not see stays hidden', async () => {
  const facts = (await factsFor('first', 'Army', 1))?.facts;
  expect(facts?.find(({ name }) => name === 'Strength')?.value).toBeUndefined();
  expect(facts?.find(({ name }) => name === 'Town')?.value).toBe('Harbor');
});

test('what is simply so is shown by its name', async () => {
  expect((await factsFor(undefined, 'Town', 0))?.facts).toEqual([{ name: 'Port', value: '' }]);
  expect((await factsFor(undefined, 'Town', 1))?.facts).toEqual([]);
});

test('of a place it tells what lies there', async () => {
  const lying = (await factsFor(undefined, 'Town', 0))?.lying ?? [];
  expect(lying.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect((await factsFor(undefined, 'Town', 1))?.lying).toEqual([]);
});

const ask: AskView = {
  ...{ choice: 'turn', form: 'menu', role: 'red', seat: 'first', picked: [], next: '', kind: undefined, count: 2 },
  ...{ candidates: ['move', 'rest'], excluded: [], low: 1, high: 1 },
  ways: [
    { picked: ['move'], kind: 'Army', candidates: ['a1'] },
    { picked: ['rest'], kind: 'Army', candidates: ['a1', 'a2'] },
  ],
};

test('what a piece may do follows from the ways into the question, with what has been looked up of them', () => {
  const next = { ...ask, picked: ['move', 'a1'], next: 'to', kind: 'Town', candidates: ['hill'] };
  const asked = [{ path: { picked: ['move', 'a1'] }, ask: next }];
  expect(doingsOf(ask, [], { kind: 'Army', member: 'a1' }, asked)).toEqual([
    { arm: 'move', next },
    { arm: 'rest', next: undefined },
  ]);
  expect(doingsOf(ask, [], { kind: 'Town', member: 'hill' }, [])).toEqual([]);
  const out = { ...next, excluded: [{ candidate: 'harbor', reasons: ['turn/no-way'] }] };
  expect(doingsOf(out, [], { kind: 'Town', member: 'hill' }, [])).toEqual([{ arm: 'move', next: undefined }]);
  expect(reasonsFor(out, { kind: 'Town', member: 'harbor' })).toEqual(['turn/no-way']);
});

test('a value whose words are empty isn’t worth a line', async () => {
  const named = async (words: Readonly<Record<string, string>>) =>
    (await factsFor(undefined, 'Army', 1, { ...WORDS, ...words }))?.facts.map(({ name }) => name);
  expect(await named({})).toContain('Strength');
  expect(await named({ 'Army.strength/2': '' })).not.toContain('Strength');
  expect(await named({ 'Army.strength/1': '' }), 'others are').toContain('Strength');
});
