import type { GameInfo } from '@sandtable/engine';
import type { MatchView, PileView } from '@sandtable/session';
import { describe, expect, it } from 'vitest';
import { facesOf } from '../src/card-face.ts';
import { emptyLayout } from '../src/layout.ts';
import { tablePlan } from '../src/table-plan.ts';

const pile = (name: string, members: readonly string[] = [], size = members.length): PileView => ({
  name,
  pile: name.replace(/\(.*/, ''),
  kind: 'Card',
  ordered: false,
  size,
  members,
});

describe('a table of cards', () => {
  const piles = [
    pile('stock', [], 7),
    pile('front(red, left)', ['c1']),
    pile('front(red, right)'),
    pile('hand(red)', ['c2']),
  ];
  it('has rows of piles under the heads of columns, and hands, and the rest is told', () => {
    const plan = tablePlan({ rows: [['front', 'red'], []], hands: ['hand'] }, ['left', 'right'], piles);
    expect(plan.rows.map(({ cells }) => cells?.map((cell) => cell.map(({ name }) => name)))).toEqual([
      [['front(red, left)'], ['front(red, right)']],
      undefined,
    ]);
    expect(plan.hands.map(({ name }) => name)).toEqual(['hand(red)']);
    expect(plan.rest.map(({ name }) => name)).toEqual(['stock']);
  });
  it('leaves no pile out, whatever the layout names', () => {
    const plan = tablePlan({ rows: [['nowhere']], stacks: ['hand'] }, ['left'], piles);
    expect(plan.rows.map(({ cells }) => cells)).toEqual([[[]]]);
    expect(plan.stacks.map(({ name }) => name)).toEqual(['hand(red)']);
    expect(plan.rest.map(({ name }) => name)).toEqual(['stock', 'front(red, left)', 'front(red, right)']);
  });
});

describe('a card', () => {
  const info = {
    kinds: [
      { name: 'Card', members: ['c1', 'c2'] },
      { name: 'Town', members: ['aria', 'bree'] },
    ],
    fields: [
      { kind: 0, name: 'value', type: 0, state: false, values: [3, 0] },
      { kind: 0, name: 'sort', type: 1, state: false, values: [1, 0] },
      { kind: 0, name: 'towns', type: 2, state: false, values: [[1, 0], []] },
      { kind: 0, name: 'loud', type: 3, state: false, values: [true, false] },
    ],
    types: [
      { t: 'int', min: 0, max: 9, den: 1 },
      { t: 'union', parts: [{ p: 'none' }, { p: 'tag', name: 'army', payload: [], size: 1, of: 'Sort' }] },
      { t: 'set', of: 4, size: 2 },
      { t: 'bool' },
      { t: 'kind', kind: 1 },
    ],
  } as unknown as GameInfo;
  const view = { fields: {}, names: {} } as unknown as MatchView;
  const layout = {
    ...emptyLayout,
    kinds: { Card: { draw: 'card', label: 'sort', value: 'value', lines: ['towns', 'loud', 'value'] } },
  } as const;
  const faceOf = facesOf({
    info,
    view,
    layout,
    nameOf: (member) => (member === 'aria' ? 'Aria' : undefined),
    valueName: (_, value) => value,
    fieldName: (path) => (path === 'Card.loud' ? 'is heard' : undefined),
  });
  it('says what its fields say, members by their names and numbers with the names of their fields', () => {
    expect(faceOf('Card', 'c1')).toMatchObject({
      label: 'army',
      figure: '3',
      lines: ['bree, Aria', 'is heard', 'Value 3'],
    });
  });
  it('has nothing on it that it has not', () => {
    expect(faceOf('Card', 'c2')).toMatchObject({ label: '', figure: '', lines: [] });
  });
});
