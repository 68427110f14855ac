import type { GameInfo } from '@sandtable/engine';
import type { Change, LogLine } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { giverOf, giversOf, takerOf } from '../src/card-travel.ts';
import { endOf, eventsIn, type MatchEvent, timed } from '../src/events.ts';
import { type BoardLayout, emptyLayout } from '../src/layout.ts';

const info: GameInfo = {
  ...stonesModule().info,
  kinds: [
    { name: 'Town', members: ['a', 'b'] },
    { name: 'Unit', members: ['one', 'two', 'three'] },
  ],
};
const layout: BoardLayout = {
  ...emptyLayout,
  places: { 'Town.a': { at: [0, 0] }, 'Town.b': { at: [100, 0] } },
  kinds: { Town: { draw: 'place', side: 'owner' }, Unit: { draw: 'counter', at: 'at', side: 'owner' } },
};

const line = (sort: LogLine['sort'], args: LogLine['args'], decision = 2): LogLine => ({
  ...{ decision, path: `p/${sort}`, sort, args },
});
const moved = (member: number, from: string, to: string): Change => ({ path: 'Unit.at', member, from, to });
const happened = (changes: readonly Change[], log: readonly LogLine[] = [], status: 'running' | 'won' = 'running') =>
  eventsIn(info, layout, { decisions: 2, changes, log, status, states: {} }, { fields: {}, states: {} });
const brief = (events: readonly MatchEvent[]) =>
  events.map((event) => [event.is, 'member' in event ? event.member : '']);

test('pieces come, go, and are moved from one place to another', () => {
  const events = happened([moved(0, 'a', 'b'), moved(1, 'coming(a)', 'lost'), moved(2, 'none', 'at(b)')]);
  expect(events).toEqual([
    { is: 'removed', kind: 'Unit', member: 'two', from: 'a' },
    { is: 'move', kind: 'Unit', member: 'one', from: 'a', to: 'b' },
    { is: 'placed', kind: 'Unit', member: 'three', to: 'b' },
  ]);
});

test('cards go from pile to pile; who is dealt from nowhere, and what is no card, does not', () => {
  const cards = { ...layout, kinds: { ...layout.kinds, Unit: { draw: 'card' as const } } };
  const lies = (member: number, from: string, to: string): Change => ({ path: 'Unit.$pile', member, from, to });
  const changes = [lies(0, 'hand(ann)', 'spent'), lies(1, 'none', 'spent')];
  const seen = { decisions: 2, changes, log: [], status: 'running' as const, states: {} };
  expect(eventsIn(info, cards, seen, { fields: {}, states: {} })).toEqual([
    { is: 'card', kind: 'Unit', member: 'one', from: 'hand(ann)', to: 'spent' },
  ]);
  expect(eventsIn(info, layout, seen, { fields: {}, states: {} })).toEqual([]);
});

test('cards that come from nowhere were drawn from the pile that lost most', () => {
  expect(giverOf({ stock: 9, spent: 3, 'hand(ann)': 1 }, { stock: 6, spent: 2, 'hand(ann)': 4 })).toBe('stock');
  expect(giverOf({ stock: 9 }, { stock: 9 })).toBeUndefined();
  expect(takerOf({ stock: 9, 'hand(ann)': 1 }, { stock: 6, 'hand(ann)': 3, spent: 1 })).toBe('hand(ann)');
});

test('of several piles that lose cards, each gives its own to its owner, and no more than it lost', () => {
  const before = { 'stock(ann)': 9, 'stock(bob)': 9, 'hand(ann)': 0, 'hand(bob)': 0, market: 3 };
  const after = { 'stock(ann)': 8, 'stock(bob)': 6, 'hand(ann)': 2, 'hand(bob)': 3, market: 2 };
  const takers = ['hand(ann)', 'hand(bob)', 'hand(bob)', 'hand(bob)', 'hand(ann)', 'hand(ann)'];
  const [own, rest] = [
    ['stock(ann)', 'stock(bob)', 'stock(bob)', 'stock(bob)'],
    ['market', undefined],
  ];
  expect(giversOf(before, after, takers)).toEqual([...own, ...rest]);
  expect(giversOf(before, after, ['market'])).toEqual(['stock(bob)']);
});

test('from box to box off the board, and from a place to the same place, nothing moves', () => {
  expect(happened([moved(0, 'lost', 'reserve'), moved(1, 'a', 'at(a)')])).toEqual([]);
});

test('what was decided moves first, then dice and words, then what came of them', () => {
  const log = [
    line('decision', { answer: 'go', unit: 'three', to: 'b' }),
    line('roll', { die: 'd', faces: ['4', '1'] }),
    line('roll', { die: 'd', faces: [] }),
    line('chance', { drawn: ['x'] }),
    line('chance', { pile: 'x' }),
    line('log', { n: 3 }),
    line('log', { n: 9 }, 1),
  ];
  const changes: readonly Change[] = [
    { path: 'Unit.strength', member: 0, from: 3, to: 2 },
    { path: 'Town.owner', member: 1, from: 'none', to: 'north' },
    moved(1, 'b', 'lost'),
    moved(2, 'a', 'b'),
  ];
  expect(brief(happened(changes, log, 'won'))).toEqual([
    ['move', 'three'],
    ['roll', ''],
    ['draw', ''],
    ['line', ''],
    ['removed', 'two'],
    ['owner', 'b'],
    ['value', 'one'],
    ['end', ''],
  ]);
});

const units = { 'Unit.owner': ['north', 'south', 'south'], 'Unit.at': ['a', 'b', 'b'] };
const clash = (log: readonly LogLine[], how: BoardLayout['events'] = {}, changes: readonly Change[] = []) => {
  const seen = { decisions: 2, changes, log, status: 'running', states: {} } as const;
  return eventsIn(info, { ...layout, events: how }, seen, { fields: units, states: {} });
};
const rolled = line('roll', { die: 'd', faces: ['4'] });
const met = line('log', { one: 'one', hits: 3, other: 'two', loss: 1 });

test('dice and a line that names pieces of two sides are a card, with what the log says next and who falls', () => {
  const fell = line('log', { who: 'two' });
  const events = clash([rolled, met, fell], {}, [moved(1, 'b', 'lost')]);
  expect(events.map(({ is }) => is)).toEqual(['fight', 'removed']);
  const two = { kind: 'Unit', member: 'two' };
  expect(events[0]).toMatchObject({
    fight: {
      sides: [{ side: 'north' }, { side: 'south', pieces: [two] }],
      bouts: [{ line: met, values: [{ name: 'hits', value: 3 }, { name: 'loss' }] }],
      ...{ rolls: [rolled], results: [fell], lost: [two] },
    },
  });
  expect(clash([met]).map(({ is }) => is)).toEqual(['line']);
});

test('of several fights each has those who fell in it: whom the log names after it, else who was in it last', () => {
  const again = line('log', { one: 'three', hits: 1, other: 'one', loss: 2 });
  const changes = [moved(0, 'a', 'lost'), moved(1, 'b', 'lost')];
  const lost = (log: readonly LogLine[]) =>
    clash(log, {}, changes).flatMap((event) =>
      event.is === 'fight' ? [event.fight.lost.map(({ member }) => member)] : [],
    );
  expect(lost([rolled, met, rolled, again])).toEqual([['two'], ['one']]);
  expect(lost([rolled, met, line('log', { who: 'one' }), rolled, again])).toEqual([['one', 'two'], []]);
});

test('the layout says which line is a card, whose it is, and what is not shown', () => {
  const kinds = (how: BoardLayout['events']) => clash([rolled, met], how).map(({ is }) => is);
  expect(kinds({ 'p/log': { show: 'words' } })).toEqual(['roll', 'line']);
  expect(kinds({ 'p/log': { show: 'none' } })).toEqual(['roll']);
  const sides = [{ who: 'one' }, { who: 'b' }];
  const [card] = clash([line('decision', { one: 'one' }), rolled], { 'p/roll': { show: 'card', sides } });
  expect(card).toMatchObject({
    fight: { sides: [{ side: 'north' }, { pieces: [{ member: 'two' }, { member: 'three' }] }] },
  });
  const between = {
    show: 'card',
    sides: [
      { who: 'one', value: 'loss' },
      { who: 'two', value: 'hits' },
    ],
  } as const;
  const [both, ...more] = clash([met, met], { 'p/log': between });
  expect(both).toMatchObject({ fight: { bouts: [{ values: [{ value: 1 }, { value: 3 }] }, {}] } });
  expect(more).toEqual([]);
});

test('what the rules keep for themselves, and kinds that are not drawn, are no events', () => {
  const changes: readonly Change[] = [
    { path: 'Unit.$live', member: 0, from: true, to: false },
    { path: 'Purse.coins', member: 0, from: 1, to: 2 },
  ];
  expect(happened(changes)).toEqual([]);
});

test('one event follows another, but many of a sort are shown in the time of a few, and what pulses does so together', () => {
  const roll = { is: 'roll', line: line('roll', { faces: ['1'] }) } as const;
  const move = { is: 'move', kind: 'Unit', member: 'one', from: 'a', to: 'b' } as const;
  const value = { is: 'value', kind: 'Unit', member: 'one', field: 'n', from: 1, to: 2 } as const;
  const times = (events: readonly MatchEvent[], pace?: number) => timed(events, pace).map(({ at }) => at);
  expect(times([roll, move, value, value])).toEqual([0, 600, 1050, 1050]);
  expect(endOf(timed([roll, move, value, value]))).toBe(1650);
  expect(times([roll, move], 0.5)).toEqual([0, 300]);
  expect(times(Array.from({ length: 12 }, () => move)).at(-1)).toBe(1100);
  expect(endOf([])).toBe(0);
});

test('a card needs as long to read at any pace', () => {
  const sides = [{ who: 'one' }, { who: 'two' }];
  const fight = clash([rolled, { ...met, path: 'p/met' }], { 'p/met': { sides } }).find(({ is }) => is === 'fight');
  const [alone, quick] = [1, 0.5].map((pace) => endOf(timed(fight ? [fight] : [], pace)));
  expect(alone).toBeGreaterThan(0);
  expect(quick).toBe(alone);
});

test('a card that says more is shown for longer, up to a limit', () => {
  const [one, other] = [{ who: 'one' }, { who: 'two' }];
  const shownFor = (results: number): number => {
    const log = [
      rolled,
      { ...met, path: 'p/met' },
      ...Array.from({ length: results }, () => line('log', { who: 'two' })),
    ];
    return endOf(timed(clash(log, { 'p/met': { sides: [one, other] } })));
  };
  expect(shownFor(0)).toBe(shownFor(1));
  expect(shownFor(8)).toBeGreaterThan(shownFor(3));
  expect(shownFor(100)).toBe(shownFor(50));
});

test('many dice take longer to read than few', () => {
  const shownFor = (dice: number): number => {
    const thrown = line('roll', { die: 'd', faces: Array.from({ length: dice }, () => '4') });
    const how = { 'p/met': { sides: [{ who: 'one' }, { who: 'two' }] as const } };
    return endOf(timed(clash([thrown, { ...met, path: 'p/met' }], how)));
  };
  expect(shownFor(3)).toBe(shownFor(1));
  expect(shownFor(22)).toBeGreaterThan(shownFor(3));
});

test('words between dice and the line that the layout names do not take the dice away', () => {
  const played = line('log', { card: 'x' });
  const between = { ...met, path: 'p/met' };
  const sides = [{ who: 'one' }, { who: 'two' }];
  const [words, fight] = clash([rolled, played, between], { 'p/met': { sides } });
  expect(words).toMatchObject({ is: 'line', line: played });
  expect(fight).toMatchObject({ fight: { rolls: [rolled], sides: [{ who: 'one' }, { who: 'two' }] } });
});

test('what is logged between dice and numbers of one side alone is within the fight', () => {
  const laid = line('log', { whose: 'south', value: 1 });
  const both = line('log', { a: 'north', b: 'south' });
  const sides = [{ who: 'one' }, { who: 'two' }];
  const [words, fight] = clash([rolled, laid, both, { ...met, path: 'p/met' }], { 'p/met': { sides } });
  expect(words).toMatchObject({ is: 'line', line: both });
  expect(fight).toMatchObject({ fight: { notes: [[], [laid]], rolls: [rolled] } });
});

test('pieces that support a side stand behind its first one, each once', () => {
  const fought = { ...met, path: 'p/met', args: { ...met.args, all: ['three', 'two'] } };
  const sides = [
    { who: 'one', with: 'nothing', parts: ['hits', 'nothing'] },
    { who: 'two', with: 'all' },
  ];
  const [fight] = clash([rolled, fought], { 'p/met': { sides } });
  const [two, three] = ['two', 'three'].map((member) => ({ kind: 'Unit', member }));
  expect(fight).toMatchObject({ fight: { sides: [{ pieces: [{ member: 'one' }] }, { pieces: [two, three] }] } });
  expect(fight).toMatchObject({ fight: { bouts: [{ parts: [[{ name: 'hits', value: 3 }], []] }] } });
});
