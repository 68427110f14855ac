import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Ground } from '../src/Ground.tsx';
import { emptyLayout } from '../src/layout.ts';
import { pickingOf } from '../src/Pick.tsx';
import type { Scene } from '../src/scene.ts';
import type { Spot } from '../src/spot.ts';

const lane: Spot = {
  ...{
    kind: 'Front',
    member: 'f1',
    ordinal: 0,
    at: [5, 5],
    draw: 'region',
    shape: 'circle',
    name: 'F',
    short: undefined,
  },
  ...{ marked: false, on: 'land', labelSide: undefined, labelAt: undefined, anchors: [], room: 1, closed: true },
  ...{
    polygons: [
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
    ],
    rim: 'M0,0L10,0L10,10Z',
  },
};
const scene = { ...({} as Scene), width: 20, height: 20, spots: [lane], coast: 'M0,0L5,0L5,5Z', blank: '' };

const drawn = (candidates: readonly string[]): string => {
  const picking = pickingOf({ candidates, picked: [], asked: undefined, onPick: () => undefined });
  const layer = { scene, picking, near: undefined, fills: new Map(), holders: new Map(), layout: emptyLayout };
  return renderToStaticMarkup(<Ground {...layer} />);
};

test('a region that may be chosen is clicked as far as its rim, beyond the coast as well', () => {
  const reach = /<path class="within-rim" d="[^"]+">/;
  expect(drawn(['f1'])).toMatch(reach);
  expect(drawn([])).not.toMatch(reach);
});
