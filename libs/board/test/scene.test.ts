import type { GameInfo } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { readLayout } from '../src/layout.ts';
import { hasSameGround } from '../src/useScene.ts';

const kind = (name: string, members: readonly string[]) => ({ name, members });
const field = (of: number, name: string, values: readonly string[]) => ({ kind: of, name, values });
const RULES = {
  types: [],
  kinds: [kind('Town', ['ypres']), kind('Army', ['first', 'second'])],
  fields: [field(0, 'owner', ['red']), field(1, 'strength', ['3', '4'])],
} as unknown as GameInfo;
const HOW = readLayout(
  '{ "version": 1, "places": { "Town.ypres": { "at": [1, 2] } }, "kinds": { "Army": { "draw": "counter" } } }',
);

test('the ground of a board is the same where only counters have other names or values', () => {
  if (HOW === undefined) throw new Error('no layout');
  const [town, army] = RULES.kinds;
  const [owner, strength] = RULES.fields;
  if (!town || !army || !owner || !strength) throw new Error('no kinds');
  const hidden = { ...RULES, kinds: [town, { ...army, members: ['a', 'b'] }], fields: [owner, { ...strength }] };
  expect(hasSameGround(RULES, hidden, HOW)).toBe(true);
  expect(hasSameGround(RULES, { ...RULES, kinds: [{ ...town, members: ['lens'] }, army] }, HOW)).toBe(false);
  expect(hasSameGround(RULES, { ...RULES, fields: [{ ...owner }, strength] }, HOW)).toBe(false);
  expect(hasSameGround(RULES, { ...RULES, types: [] }, HOW)).toBe(false);
  expect(hasSameGround(RULES, hidden, { ...HOW, kinds: {} })).toBe(false);
});
