// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { badgesOf } from '../src/badges.ts';
import { Counter } from '../src/Counter.tsx';
import type { PrintedValue } from '../src/counter-values.ts';
import type { StandingPiece } from '../src/stand.ts';

/** Values that count how often they are drawn. */
class Drawn extends Array<PrintedValue> {
  static times = 0;
  override map<T>(draw: (value: PrintedValue, at: number, all: PrintedValue[]) => T): T[] {
    Drawn.times += 1;
    return [...this].map(draw);
  }
}

const piece = (at: StandingPiece['at'], text: string): StandingPiece => ({
  ...{ kind: 'Army', member: 'a1', name: 'First', label: 'inf', value: '', side: undefined, sideId: undefined },
  ...{ sideName: undefined, place: 'north', symbol: undefined, says: undefined, badges: [], faded: false, riders: [] },
  ...{ at, size: 30, values: Drawn.of({ at: 'left', text, hasShield: false, said: '' } as const) as Drawn },
});

test('a counter that only moves has what is printed on it not drawn again', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  const show = (of: StandingPiece) => act(async () => root.render(<Counter piece={of} px={0.1} />));
  await show(piece([0, 0], '3'));
  expect(Drawn.times).toBe(1);
  await show(piece([90, 40], '3'));
  expect(Drawn.times).toBe(1);
  await show(piece([90, 40], '2'));
  expect(Drawn.times).toBe(2);
});

test('what a layout folds has the upper right corner folded over, the more the greater the value, and says what it is', () => {
  const how = { draw: 'counter', badges: [{ field: 'bound', show: 'fold' }] } as const;
  const fold = (value: boolean | number): string | null => {
    const badges = badgesOf(
      how,
      'Marker',
      0,
      () => value,
      () => 'mandatory',
    );
    const drawn = renderToStaticMarkup(<Counter piece={{ ...piece([0, 0], '3'), badges }} px={0.1} />);
    expect(badges.map(({ said }) => said)).toEqual(
      value === true ? ['mandatory'] : value ? [`mandatory ${value}`] : [],
    );
    return /class="fold" d="M(\d+),/.exec(drawn)?.[1] ?? null;
  };
  expect([false, 0, true, 2, 3, 9].map(fold)).toEqual([null, null, '78', '66', '54', '54']);
});
