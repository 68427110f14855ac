import type { GameInfo } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { emptyLayout } from '../src/layout.ts';
import { scene } from '../src/scene.ts';
import { placeWords } from '../src/worded-places.ts';

const info: GameInfo = { ...stonesModule().info, kinds: [{ name: 'Town', members: ['aria', 'bree'] }] };
const places = { 'Town.aria': { at: [0, 0], short: 'Ar' }, 'Town.bree': { at: [4, 4] } } as const;
const { spots } = scene(info, { ...emptyLayout, places }, []);
const words = (texts: Readonly<Record<string, string>>) =>
  spots.map((spot) => placeWords(spot, { nameOf: undefined, fieldName: (path) => texts[path] }));

test('the short name of a place is that of the texts, else that of the layout', () => {
  expect(words({})).toEqual([
    { name: 'Aria', short: 'Ar' },
    { name: 'Bree', short: undefined },
  ]);
  expect(words({ 'Town.aria.short': 'Arn', 'Town.bree.short': 'Br' }).map(({ short }) => short)).toEqual(['Arn', 'Br']);
});
