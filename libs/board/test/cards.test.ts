import type { GameInfo } from '@sandtable/engine';
import type { MatchView, PileView } from '@sandtable/session';
import { describe, expect, it } from 'vitest';
import { facesOf } from '../src/card-face.ts';
import { type BoardLayout, emptyLayout, readLayout } from '../src/layout.ts';
import { stripPlan } from '../src/strip-plan.ts';
import { areasOf } from '../src/table-areas.ts';
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
  it('has rows of piles under the heads of columns, and hands, and the rest is listed', () => {
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
      lines: [{ said: 'bree, Aria' }, { said: 'is heard' }, { name: 'Value', said: '3' }],
    });
  });
  it('joins fields in one line, numbers with a sign and members by their short names', () => {
    const lined = (of: readonly string[]) =>
      facesOf({
        info,
        view,
        layout: { ...layout, kinds: { Card: { draw: 'card', lines: [{ of: [...of], signed: true }] } } },
        nameOf: undefined,
        fieldName: (path) => (path === 'Town.bree.short' ? 'Br' : undefined),
      });
    expect(lined(['value', 'towns'])('Card', 'c1').lines).toEqual([{ lead: '+3', said: 'Br, Aria' }]);
    expect(lined(['value', 'towns'])('Card', 'c2').lines).toEqual([]);
    expect(lined(['towns'])('Card', 'c1').lines).toEqual([{ said: 'Br, Aria' }]);
  });
  it('says what has a name and is nowhere else on it, if its layout lists no lines', () => {
    const plain = { ...layout, kinds: { Card: { draw: 'card', value: 'value' } } } as const;
    const fieldName = (path: string) => (['Card.value', 'Card.loud'].includes(path) ? 'named' : undefined);
    const silent = facesOf({ info, view, layout: plain, nameOf: undefined, fieldName });
    expect(silent('Card', 'c1').lines).toEqual([{ said: 'named' }]);
  });
  it('has what its layout names for it pictured, and a ground by its sort', () => {
    const text =
      '{ "version": 1, "kinds": { "Card": { "draw": "card", "label": "sort", "symbols": { "army": "infantry", "c2": "tank" } } } }';
    const pictured = facesOf({ info, view, layout: readLayout(text), nameOf: undefined });
    expect(pictured('Card', 'c1')).toMatchObject({ symbol: 'infantry', tint: 1 });
    expect(pictured('Card', 'c2')).toMatchObject({ symbol: 'tank' });
  });
  it('breaks its name where its short name has soft hyphens, and isn’t called by another short name', () => {
    const named = (short: string) =>
      facesOf({
        ...{ info, view, layout },
        nameOf: () => 'Battleship',
        fieldName: (path) => (path === 'Card.c1.short' ? short : undefined),
      })('Card', 'c1').name;
    expect(named('Battle\u00adship')).toBe('Battle\u00adship');
    expect(named('Ship')).toBe('Battleship');
  });
  it('has nothing on it that it has not', () => {
    expect(faceOf('Card', 'c2')).toMatchObject({ label: '', figure: '', lines: [] });
  });
});

describe('places in a row', () => {
  const kinds = [
    { name: 'Space', members: ['s1', 's2', 's3', 's4'] },
    { name: 'Flag', members: ['gold'] },
  ];
  const fields = [
    { kind: 0, name: 'place', type: 0, state: false, values: [2, 1, 0, 3] },
    { kind: 0, name: 'number', type: 0, state: false, values: [7, 0, 9, 5] },
    { kind: 0, name: 'great', type: 1, state: false, values: [true, false, false, false] },
    { kind: 0, name: 'zone', type: 3, state: false, values: ['won', 'even', 'even', 'won'] },
    { kind: 1, name: 'at', type: 2, state: true },
  ];
  const types = [{ t: 'int', min: 0, max: 9, den: 1 }, { t: 'bool' }, { t: 'kind', kind: 0 }, { t: 'text' }];
  const info = { kinds, fields, types } as unknown as GameInfo;
  const view = { fields: { 'Flag.at': ['s4'] }, names: {} } as unknown as MatchView;
  const how: BoardLayout = {
    ...emptyLayout,
    kinds: {
      Space: {
        draw: 'none',
        label: 'zone',
        value: 'number',
        figures: { '7': 'VII' },
        badges: [{ field: 'great', show: 'sign', sign: '*' }],
      },
      Flag: { draw: 'counter', at: 'at', colour: '#f2c230' },
    },
  };
  const names = { nameOf: undefined, valueName: undefined, fieldName: undefined };
  const faceOf = facesOf({ info, view, layout: how, ...names });
  const plan = stripPlan({ info, view, how, faceOf, nameOf: undefined }, { of: 'Space', order: 'Space.place' });

  it('stand in their order, those with the same label together, without those that have no place', () => {
    expect(plan.map(({ label, spaces }) => [label, ...spaces.map(({ member }) => member)])).toEqual([
      ['even', 's2'],
      ['won', 's1', 's4'],
    ]);
  });
  it('say what their value is, 0 as well, and carry signs and markers', () => {
    const spaces = plan.flatMap((group) => group.spaces);
    expect(spaces.map(({ text, signs, markers }) => [text, signs, markers.map(({ name }) => name)])).toEqual([
      ['0', [], []],
      ['VII', ['*'], []],
      ['5', [], ['Gold']],
    ]);
  });
  it('a marker that belongs to nobody has the color of its kind', () => {
    const sides = plan.flatMap((group) => group.spaces.flatMap(({ markers }) => markers.map(({ side }) => side)));
    expect(sides).toEqual([{ colour: '#f2c230', pattern: 'solid', letter: '' }]);
  });
});

describe('the parts of a table', () => {
  it('lie where tables usually have them, or where the layout says', () => {
    expect(areasOf({ areas: { stacks: 'left' } }, true)).toEqual({
      top: ['strips'],
      left: ['shown', 'board', 'stacks'],
      centre: ['columns'],
      right: [],
      bottom: ['hands'],
    });
    expect(areasOf({}, false).centre).toEqual(['columns', 'board']);
  });
  it('have rows with the same arguments side by side', () => {
    const piles = [pile('front(red, left)'), pile('support(red, left)'), pile('front(blue, left)')];
    const rows = [
      ['front', 'red'],
      ['support', 'red'],
      ['front', 'blue'],
    ];
    const plan = tablePlan({ rows: rows as never }, ['left'], piles);
    expect(plan.rows.map(({ cells }) => cells?.[0]?.map(({ name }) => name))).toEqual([
      ['front(red, left)', 'support(red, left)'],
      ['front(blue, left)'],
    ]);
  });
});
