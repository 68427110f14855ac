import { expect, test } from 'vitest';
import { lensesOf } from '../src/index.ts';
import { textIn, typing } from './rules.ts';

const { library } = typing('kind Clan⟨cursor⟩ {');

/** The name that each lens stands at, what it says, and what it leads to. */
const described = (file: string): readonly (readonly string[])[] =>
  lensesOf(library, file, 'en').flatMap(({ at, title, to }) =>
    to === undefined
      ? []
      : [[textIn(file).slice(at.start, at.end), title, textIn(to.file).slice(to.start, to.end).split(' {')[0] ?? '']],
  );

test('what house rules say otherwise is marked where the rules say it, and leads there', () => {
  const all = described('main.sand');
  expect(all).toContainEqual(['limit', 'changed by house', 'set constant limit = 4']);
  expect(all).toContainEqual(['red', 'changed by house', 'change Clan.red']);
  expect(all).toContainEqual(['Clan', 'changed by house', 'change c in Clan where c.strength >= limit']);
  expect(all).toContainEqual(['sleep', 'changed by house', 'remove Rite.sleep']);
  expect(all).toContainEqual(['Hue', 'changed by house', 'extend type Hue | pale']);
  expect(all).toContainEqual(['move', 'changed by house', 'require move: mover.luck > 0 else "unlucky"']);
  expect(all).toContainEqual(['limit', 'changed by plain', 'constant/limit']);
  expect(all.filter(([name]) => name === 'total' || name === 'ace')).toEqual([]);
  expect(described('places.json')).toContainEqual(['meadow', 'changed by plain', 'Place.meadow']);
  expect(described('places.json')).toContainEqual(['brook', 'changed by house', 'change Place.brook']);
  expect(described('variants/house.sand')).toEqual([]);
});
