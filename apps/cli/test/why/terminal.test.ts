import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '@sandtable/compiler';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandtable } from '../sandtable.ts';

const RULES = `ruleset "lots" version "1" language 1
kind Side { state points: 0..20 = 0 }
table Side { id
  red
  blue }
die Cube { 1, 2, 3, 4, 5, 6 }
seats for Side { two { first {red} second {blue} } }
state luck: 0..6 = 0
play {
  let lot = roll Cube as lot
  luck = lot
  repeat 3 times {
    for s in Side { turn(s) }
  }
}
procedure turn(s: Side) {
  let much = choose one of n in 1..6 by s as much where n <= luck
  if much == 5 { win(s) } else { s.points += much }
}
procedure win(s: Side) {
  finish won by {s}
}
`;
const { digest } = compile([{ path: 'rules.sand', text: RULES }]);
const save = {
  ...{ format: 1, ruleset: 'lots', version: '1', digest, variants: [], seats: 'two', options: {}, seed: 1 },
  decisions: [
    { choice: 'turn/much', role: 'red', answer: 2 },
    { choice: 'turn/much', role: 'blue', answer: 3 },
  ],
  hand: [{ after: 0, act: { hand: 'dice', place: 'play/lot', occurrence: 0, gives: ['4'] } }],
};
let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
  await mkdir(join(cwd, 'lots'));
  await writeFile(join(cwd, 'lots/rules.sand'), RULES);
  await writeFile(join(cwd, 'game.json'), JSON.stringify(save));
});
afterAll(async () => await rm(cwd, { recursive: true }));
const why = async (...rest: readonly string[]) => {
  const { code, out, err } = await sandtable(cwd, 'why', 'lots', 'game.json', ...rest);
  return { code, told: (out + err).split('\n') };
};

test('what a step did, also where chance of the beginning was set', async () => {
  const { told: lines } = await why();
  expect(lines[0]).toBe('Move 3: blue turn/much: 3');
  expect(lines[1]).toMatch(/^ {2}rules.sand:18 +if much == 5 \{ win\(s\) \} else \{ s.points \+= much \} {2}false$/);
  expect(lines[2]).toContain('[Side.points blue: 0 → 3]');
  const { told: begun } = await why('--at', '1');
  expect(begun[0]).toBe('Move 1: dice');
});

test('why an answer is not allowed, after the step that is named', async () => {
  const { told: lines } = await why('--not', '5');
  expect(lines).toContain('Its condition isn’t met.');
  expect(lines).toContain('  n <= luck ✗ false  ← the reason  (rules.sand:17)');
  expect(lines).toContain('    luck = 4');
  expect((await why('--not', '4', '--at', '2')).told).toEqual(['4 is allowed.']);
  expect((await why('--not', '9', '--lang', 'de')).told).toContain('Auf diese Frage gibt es keine solche Antwort.');
  expect(await why('--not', '5', '--role', 'blue')).toMatchObject({ code: 2 });
});

test('what became of a rule', async () => {
  const { told: lines } = await why('--rule', 'rules.sand:21');
  expect(lines.slice(0, 2)).toEqual(['This rule in move 3:', '  win wasn’t called.']);
  expect(lines).toContain('      much == 5 ✗ false  ← the reason');
  expect((await why('--rule', 'rules.sand:18')).told).toContain('  It ran once:');
  expect(await why('--rule', 'rules.sand:99')).toMatchObject({ code: 2 });
  const { told: json } = await why('--rule', 'rules.sand:21', '--json');
  expect(JSON.parse(json.join('\n')).result).toMatchObject({ step: 3, verdict: { what: 'uncalled', name: 'win' } });
});

test('a step that is not there is no step', async () => {
  expect(await why('--at', '4')).toEqual({ code: 2, told: ['The match has 3 moves; there is no move 4.'] });
});

test('that a match was begun under other rules is reported before the explanation', async () => {
  expect((await why()).told.join()).not.toContain('with other rules');
  await writeFile(join(cwd, 'edited.json'), JSON.stringify({ ...save, digest: 'another', variants: ['faster'] }));
  const { code, out, err } = await sandtable(cwd, 'why', 'lots', 'edited.json');
  expect(code).toBe(0);
  expect((out + err).split('\n').slice(0, 2)).toEqual([
    'This match was started with different rules (“lots”, version 1); it is replayed with the current ones.',
    'Move 3: blue turn/much: 3',
  ]);
  const { out: json } = await sandtable(cwd, 'why', 'lots', 'edited.json', '--json');
  expect(JSON.parse(json).result).toMatchObject({ step: 3 });
});
