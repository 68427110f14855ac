import type { GameInfo } from '@sandtable/engine';
import type { AskView } from '@sandtable/session';
import { expect, test } from 'vitest';
import { foreseeable } from '../src/board/foreseeable.ts';

const params = [
  { name: 'c', type: 0 },
  { name: 'z', type: 1 },
];
const info = { choices: [{ path: 'act/card', form: 'menu', arms: [{ name: 'lay', params }] }] } as unknown as GameInfo;
const asking = (of: Partial<AskView>): AskView => ({
  ...{ choice: 'act/card', form: 'menu', role: 'red', seat: 'first', picked: [], next: '', kind: undefined },
  ...{ candidates: [], excluded: [], low: 1, high: 1, count: 2 },
  ...of,
});
const where = asking({ picked: ['lay', 'c1'], next: 'z', kind: 'Zone', candidates: ['left', 'right'] });
const nothing = { draft: [], asked: [], pointed: undefined };

test('a chosen card may go to each column that would complete the answer', () => {
  expect(foreseeable(info, 'Zone', { ...nothing, ask: where })).toEqual([
    { on: 'left', picked: ['lay', 'c1', 'left'] },
    { on: 'right', picked: ['lay', 'c1', 'right'] },
  ]);
  expect(foreseeable(info, 'Town', { ...nothing, ask: where })).toEqual([]);
  expect(foreseeable(info, 'Zone', { ...nothing, ask: { ...where, sight: 'label' } })).toEqual([]);
});

test('a card that is pointed at or held goes before one that is chosen', () => {
  const asked = [{ path: { picked: ['lay', 'c2'] }, ask: { ...where, picked: ['lay', 'c2'], candidates: ['right'] } }];
  expect(foreseeable(info, 'Zone', { ...nothing, ask: where, asked })).toEqual([
    { on: 'right', picked: ['lay', 'c2', 'right'] },
  ]);
});

test('a card that completes the answer lies in its place while it is pointed at', () => {
  const which = asking({ picked: ['lay', 'left'], next: 'c', kind: 'Card', candidates: ['c1', 'c2'] });
  expect(foreseeable(info, 'Zone', { ...nothing, ask: which, pointed: 'c2' })).toEqual([
    { on: undefined, picked: ['lay', 'left', 'c2'] },
  ]);
  expect(foreseeable(info, 'Zone', { ...nothing, ask: which, pointed: 'c9' })).toEqual([]);
});

test('what is planned for some columns lies there, if the others may be left out', () => {
  const each = { keys: ['left', 'right'], kind: 'Zone' };
  const plan = asking({ choice: 'act/behind', form: 'optional', next: 'left', kind: 'Card', each, candidates: ['c1'] });
  expect(foreseeable(info, 'Zone', { ...nothing, ask: plan, draft: ['c1'] })).toEqual([
    { on: undefined, picked: ['c1', 'none'], first: ['left', 'right'] },
  ]);
  expect(foreseeable(info, 'Zone', { ...nothing, ask: { ...plan, form: 'one' }, draft: ['c1'] })).toEqual([]);
});
