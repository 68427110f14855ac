import { expect, test } from 'vitest';
import { memberAlong, typeAlong } from '../src/along.ts';
import type { Info } from '../src/index.ts';

/** A quay belongs to a port; a spot is a port or one of its quays. */
const info: Info = {
  types: [
    { t: 'kind', kind: 0 },
    { t: 'kind', kind: 1 },
    {
      t: 'union',
      parts: [
        { p: 'type', type: 0, size: 2 },
        { p: 'type', type: 1, size: 2 },
      ],
    },
    { t: 'bool' },
  ],
  kinds: [
    { name: 'Port', members: ['aria', 'bree'] },
    { name: 'Quay', members: ['bree_n', 'bree_s'] },
    { name: 'Boat', members: ['one'] },
  ],
  fields: [
    { kind: 1, name: 'port', type: 0, state: false, values: [1, 1] },
    { kind: 0, name: 'open', type: 3, state: false, values: [1, 1] },
    { kind: 2, name: 'spot', type: 2, state: true },
  ],
  choices: [],
  roleKind: 0,
};
const [PORT, QUAY, SPOT] = [0, 1, 2];

test('the port of a port is that port', () => {
  expect(typeAlong(info, SPOT, ['port'])).toBe(PORT);
  expect(['aria', 'bree_s'].map((spot) => memberAlong(info, SPOT, spot, ['port']))).toEqual(['aria', 'bree']);
});

test('a path that leads nowhere', () => {
  expect(typeAlong(info, PORT, ['port'])).toBeUndefined();
  expect(typeAlong(info, SPOT, ['open'])).toBeUndefined();
  expect(memberAlong(info, QUAY, 'bree_n', ['open'])).toBeUndefined();
});
