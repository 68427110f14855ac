import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type BoardLayout, emptyLayout } from '../src/layout.ts';
import { Specimen } from '../src/Specimen.tsx';

const info: GameInfo = {
  ...stonesModule().info,
  types: [{ t: 'int', min: 0, max: 9, den: 1 }, { t: 'bool' }],
  kinds: [{ name: 'Unit', members: ['guard'], live: 'Unit.$live' }],
  fields: [
    { kind: 0, name: '$live', type: 1, state: true },
    { kind: 0, name: 'speed', type: 0, state: true },
  ],
};
const layout: BoardLayout = {
  ...emptyLayout,
  kinds: { Unit: { draw: 'counter', values: { right: { of: 'Unit.speed' } } } },
};

test('a counter by itself has the figures that it has on the board, also once it has fallen', () => {
  const drawn = (isThere: boolean) => {
    const view = { fields: { 'Unit.$live': [isThere], 'Unit.speed': [7] } } as unknown as MatchView;
    return renderToStaticMarkup(<Specimen info={info} view={view} layout={layout} kind="Unit" member="guard" />);
  };
  expect(drawn(true)).toMatch(/class="counter-figure"[^>]*>7</);
  expect(drawn(false)).toMatch(/class="counter-figure"[^>]*>7</);
});
