import { expect, test } from 'vitest';
import type { MatchEvent } from '../src/events.ts';
import { movingOn } from '../src/motion.ts';
import type { Scene } from '../src/scene.ts';
import type { Stack, Standing, StandingPiece } from '../src/stand.ts';

const piece = (member: string, at: readonly [number, number]) =>
  ({ kind: 'Unit', member, at, size: 10 }) as unknown as StandingPiece;
const standing = (counters: readonly StandingPiece[], stacks: readonly Stack[] = []): Standing => ({
  ...{ counters, stacks, leaders: [], boxes: [], key: '' },
});
const town = { kind: 'Town', member: 'a', at: [50, 50] };
const scene = { byMember: new Map([['a', town]]) } as unknown as Scene;

const shown = (event: MatchEvent, before: Standing, after: Standing) =>
  movingOn([{ event, at: 100, lasts: 400 }], { scene, before, after, size: 10 });
const unit = { kind: 'Unit', member: 'one' } as const;

test('a counter goes from where it stood to where it stands, which is empty until then', () => {
  const event = { is: 'move', ...unit, from: 'a', to: 'b' } as const;
  const { ghosts, arrivals } = shown(event, standing([piece('one', [0, 0])]), standing([piece('one', [30, 40])]));
  expect(ghosts).toMatchObject([{ key: 'Unit.one', by: [30, 40], at: 100, lasts: 400 }]);
  expect(arrivals).toEqual([{ key: 'Unit.one', until: 500 }]);
});

test('it goes out of a stack and into one', () => {
  const stack = (at: readonly [number, number]) =>
    ({ key: 's', pieces: [piece('one', [0, 0]), piece('two', [0, 0])], at, size: 20 }) as unknown as Stack;
  const event = { is: 'move', ...unit, from: 'a', to: 'b' } as const;
  const { ghosts } = shown(event, standing([], [stack([5, 5])]), standing([], [stack([25, 5])]));
  expect(ghosts).toMatchObject([{ by: [20, 0], piece: { at: [5, 5], size: 20 } }]);
});

test('what leaves the board fades where it stood', () => {
  const { ghosts, arrivals } = shown(
    { is: 'removed', ...unit, from: 'a' },
    standing([piece('one', [7, 8])]),
    standing([]),
  );
  expect(ghosts).toMatchObject([{ by: undefined, piece: { at: [7, 8] } }]);
  expect(arrivals).toEqual([]);
});

test('places and counters pulse once, with the numbers that changed', () => {
  const value = { is: 'value', ...unit, field: 'n', from: 3, to: 2 } as const;
  expect(shown(value, standing([]), standing([piece('one', [0, 0])])).pulses).toMatchObject([{ words: '3 → 2' }]);
  const owner = { is: 'owner', kind: 'Town', member: 'a', from: 'x', to: 'y' } as const;
  const { pulses } = shown(owner, standing([]), standing([]));
  expect(pulses).toMatchObject([{ key: 'Town.a', words: '', box: { x: 42.5, y: 42.5 } }]);
  const both = movingOn(
    [value, { ...value, field: 'm' }].map((event) => ({ event, at: 0, lasts: 1 })),
    { scene, before: standing([]), after: standing([piece('one', [0, 0])]), size: 10 },
  );
  expect(both.pulses).toMatchObject([{ words: '' }]);
});

test('what is nowhere on the board is not shown there', () => {
  const { ghosts, pulses } = shown({ is: 'move', ...unit, from: 'a', to: 'b' }, standing([]), standing([]));
  expect([ghosts, pulses]).toEqual([[], []]);
});
