import type { GameInfo, TypeInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { describe, expect, it, test } from 'vitest';
import { arrange } from '../src/arrange.ts';
import { arrows } from '../src/arrows.ts';
import { draftArrows } from '../src/draft-arrows.ts';
import { reader } from '../src/facts.ts';
import { type BoardLayout, emptyLayout } from '../src/layout.ts';
import { pieces } from '../src/pieces.ts';
import { scene } from '../src/scene.ts';
import { sizesAt } from '../src/sizes.ts';
import { tagged } from '../src/tagged.ts';
import { traceOf } from '../src/trace.ts';

const types: readonly TypeInfo[] = [
  { t: 'kind', kind: 0 },
  { t: 'kind', kind: 1 },
  {
    t: 'union',
    parts: [
      { p: 'none' },
      { p: 'tag', name: 'stay', payload: [], size: 1 },
      { p: 'tag', name: 'go', payload: [1], names: ['to'], size: 3 },
      { p: 'tag', name: 'help', payload: [1, 1], names: ['whom', 'to'], size: 9 },
    ],
  },
];
const info: GameInfo = {
  ...stonesModule().info,
  types,
  kinds: [
    { name: 'Side', members: ['red', 'blue'] },
    { name: 'Town', members: ['a', 'b', 'c'] },
    { name: 'Piece', members: ['p', 'q', 'r'] },
  ],
  fields: [
    { kind: 2, name: 'side', type: 0, state: false, values: [0, 1, 1] },
    { kind: 2, name: 'at', type: 1, state: true },
    { kind: 2, name: 'order', type: 2, state: true },
    { kind: 2, name: 'came', type: 2, state: true },
  ],
};
const layout: BoardLayout = {
  ...emptyLayout,
  places: { 'Town.a': { at: [0, 0] }, 'Town.b': { at: [100, 0] }, 'Town.c': { at: [50, 80] } },
  sides: { red: { colour: '#aa0000', pattern: 'solid', letter: 'R' } },
  kinds: { Town: { draw: 'place' }, Piece: { draw: 'counter', side: 'side', at: 'at' } },
  arrows: [
    { of: 'Piece.order', tag: 'go', to: 'to', failed: { field: 'came', values: ['none'] } },
    { of: 'Piece.order', tag: 'help', via: 'whom', to: 'to', style: 'dotted' },
  ],
};
const place = scene(info, layout, []);
const at = (town: string) => place.byMember.get(town)?.at ?? [0, 0];

function drawn(orders: readonly string[], came: readonly string[], drafts?: Record<string, string>) {
  const view = {
    fields: { 'Piece.at': ['a', 'b', 'c'], 'Piece.order': orders, 'Piece.came': came },
  } as unknown as MatchView;
  const read = reader(info, view);
  const { standing } = arrange(
    place,
    pieces(info, layout, place, read, undefined),
    sizesAt(1, 1000),
    false,
    () => true,
  );
  return arrows({ info, layout, scene: place, standing, read }, drafts && { kind: 'Piece', values: drafts });
}

describe('an arrow', () => {
  it('goes from a counter to the place its value names, in the colour of its side', () => {
    const [arrow, ...more] = drawn(['go(b)', 'stay', 'none'], ['stay', 'stay', 'stay']);
    expect(more).toEqual([]);
    expect(arrow).toMatchObject({ to: at('b'), colour: '#aa0000', style: 'solid', failed: false, draft: false });
  });

  it('says that nothing came of it', () =>
    expect(drawn(['go(b)', 'stay', 'stay'], ['none', 'none', 'none']).map((a) => a.failed)).toEqual([true]));

  it('that helps another ends on the way of the other', () => {
    const [arrow] = drawn(['stay', 'stay', 'help(a, b)'], ['stay', 'stay', 'stay']);
    const [a, b] = [at('a'), at('b')];
    expect(arrow?.style).toBe('dotted');
    expect(arrow?.to[0]).toBeGreaterThan(a[0]);
    expect(arrow?.to[0]).toBeLessThan(b[0]);
  });

  it('is drawn for what is only being chosen, instead of what stands', () => {
    const found = drawn(['go(b)', 'stay', 'stay'], ['none', 'none', 'none'], { p: 'go(c)' });
    expect(found).toMatchObject([{ to: at('c'), draft: true, failed: false }]);
  });
});

test('a way that was gone ends at its counter, and is drawn once', () => {
  const more = { ...info, fields: [...info.fields, { kind: 2, name: 'was', type: 1, state: true }] };
  const how = { ...layout, arrows: [{ of: 'Piece.order', tag: 'go', to: 'to', from: 'was' }] };
  const view = {
    fields: {
      'Piece.at': ['b', 'c', 'c'],
      'Piece.was': ['a', 'b', 'c'],
      'Piece.order': ['go(b)', 'go(a)', 'stay'],
    },
  } as unknown as MatchView;
  const read = reader(more, view);
  const { standing } = arrange(place, pieces(more, how, place, read, undefined), sizesAt(1, 1000), false, () => false);
  const found = arrows({ info: more, view, layout: how, scene: place, standing, read }, undefined);
  const [p] = standing.counters.filter(({ member }) => member === 'p');
  expect(found.map(({ arrived }) => arrived)).toEqual(['Piece.p', undefined]);
  expect(found.map(({ from }) => from)).toEqual([at('a'), at('b')]);
  const [head] = found;
  const far = ([x, y]: readonly number[]) => Math.hypot((p?.at[0] ?? 0) - (x ?? 0), (p?.at[1] ?? 0) - (y ?? 0));
  expect(far(head?.to ?? [])).toBeLessThan(far(at('b')));
  expect(found[1]?.to).toEqual(at('a'));

  const went = (member: number, from: string, to: string) => ({ path: 'Piece.at', member, from, to });
  const changes = [went(0, 'a', 'b'), went(1, 'b', 'c')];
  const trace = traceOf(more, how, place, standing, changes, 20, found);
  expect(trace.ways.map(({ from }) => from)).toEqual([at('b')]);
  expect(trace.left).toHaveLength(2);
});

test.each([
  ['hold', 'hold', []],
  ['go(b, true)', 'go', ['b', 'true']],
  ['build(at(par, 2), army)', 'build', ['at(par, 2)', 'army']],
])('%s is taken apart', (value, tag, parts) => expect(tagged(value)).toEqual({ tag, parts }));

test('a value that is another counter is an arrow to it, and a list of pairs is numbered', () => {
  const more: GameInfo = {
    ...info,
    types: [
      ...types,
      { t: 'kind', kind: 2 },
      { t: 'union', parts: [{ p: 'tag', name: 'Pair', payload: [3, 3], names: ['who', 'whom'], size: 9 }] },
    ],
    fields: [
      ...info.fields,
      { kind: 2, name: 'mark', type: 3, state: true },
      { kind: 2, name: 'turn', type: 3, state: true },
    ],
    states: [{ name: 'plan', params: [], type: 4 }],
  };
  const view = {
    fields: { 'Piece.at': ['a', 'b', 'c'], 'Piece.mark': ['q', 'none', 'a'], 'Piece.turn': [2, 0, 1] },
    states: { plan: [['Pair(p, r)', 'Pair(q, p)']] },
  } as unknown as MatchView;
  const read = reader(more, view);
  const how = {
    ...layout,
    arrows: [
      { of: 'Piece.mark', number: 'turn' },
      { of: 'plan', from: 'whom', to: 'who' },
    ],
  };
  const { standing } = arrange(place, pieces(more, how, place, read, undefined), sizesAt(1, 1000), false, () => false);
  const found = arrows({ info: more, view, layout: how, scene: place, standing, read }, undefined);
  expect(found.map(({ key, number }) => [key, number])).toEqual([
    ['Piece.mark  p', '2'],
    ['Piece.mark  r', '1'],
    ['plan 0', '1'],
    ['plan 1', '2'],
  ]);
  const at = new Map(standing.counters.map(({ member, at: spot }) => [member, spot]));
  const near = (point: readonly number[] | undefined, member: string, by: number) =>
    expect(
      Math.hypot((point?.[0] ?? 0) - (at.get(member)?.[0] ?? 0), (point?.[1] ?? 0) - (at.get(member)?.[1] ?? 0)),
    ).toBeLessThan(by);
  near(found[0]?.from, 'p', 30);
  near(found[0]?.to, 'q', 30);
  near(found[2]?.from, 'r', 30);
  near(found[2]?.to, 'p', 30);
});

describe('counters that are to go somewhere', () => {
  const going = (values: Record<string, string>, how: BoardLayout) => {
    const view = { fields: { 'Piece.at': ['a', 'b', 'c'] } } as unknown as MatchView;
    const read = reader(info, view);
    const all = pieces(info, how, place, read, undefined);
    const { standing } = arrange(place, all, sizesAt(1, 1000), false, () => true);
    return draftArrows({ info, layout: how, scene: place, standing, read }, { kind: 'Piece', values });
  };

  it('are shown to by dashed arrows in their colors, until that is confirmed', () => {
    const [only, ...more] = going({ p: 'b', q: 'b', r: 'none' }, { ...layout, arrows: [] });
    expect(more, 'who stays, and who goes nowhere').toEqual([]);
    expect(only).toMatchObject({ key: 'draft p', style: 'dashed', colour: '#aa0000', draft: true, to: at('b') });
    expect(only?.from[0]).toBeGreaterThan(at('a')[0]);
  });

  it('have the arrows of the layout where it has some for them', () => {
    expect(going({ p: 'b' }, layout)).toEqual([]);
  });
});
