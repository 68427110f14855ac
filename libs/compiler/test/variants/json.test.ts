import { expect, test } from 'vitest';
import { codes, failures, over, variantFile } from './base.ts';

const json = (parts: object) => ({
  path: 'variants/house.json',
  text: JSON.stringify({ format: 1, variant: 'house', of: 'quarry', range: '^1.0', ...parts }, undefined, 2),
});
const asked = (wanted: string) => variantFile('asked', wanted);

test('a variant of data can be JSON', () => {
  const house = json({
    set: { 'constant/limit': 8, 'constant/steps': [4, 1], 'option/fast': true, 'ruling/ties': 'down' },
    change: {
      'Stone.boulder': { weight: 9, colour: 'red' },
      'Cart.lorry': { load: 20, marks: [3, 1, 3] },
      'Tool.rope': { deed: 'raise(3)' },
      'fits.pebble.barrow': { count: 2 },
    },
    add: { 'Cart.sledge': { load: 2, source: 'house rule' }, 'fits.boulder.lorry': { count: 5 } },
    remove: ['Track.south'],
  });
  const compiled = over(
    house,
    asked(`
      expect lorry.marks == [3, 1, 3] and barrow.marks == [1] and steps == [4, 1]
      expect limit == 8 and fast and ties == down
      expect boulder.weight == 9 and boulder.colour == red and lorry.load == 20
      expect rope.deed == raise(3) and lever.deed == raise(2)
      expect fits.count(pebble, barrow) == 2 and fits.count(boulder, lorry) == 5
      expect sledge.load == 2 and count(Track) == 1`),
  );
  expect(codes(compiled)).toEqual([]);
  expect(failures(compiled)).toEqual([]);
});

test('the same variant in the language and in JSON gives the same model', () => {
  const written = over(variantFile('house', 'change Stone.boulder { weight: 9, colour: red }  remove Track.south'));
  const data = over(json({ change: { 'Stone.boulder': { weight: 9, colour: 'red' } }, remove: ['Track.south'] }));
  expect(data.model?.fields.map(({ values }) => values)).toEqual(written.model?.fields.map(({ values }) => values));
  expect(data.model?.kinds.map(({ members }) => members.map(({ id }) => id))).toEqual(
    written.model?.kinds.map(({ members }) => members.map(({ id }) => id)),
  );
});

test.each<readonly [object, string, string]>([
  [{ change: { 'Stone.bolder': { weight: 9 } } }, 'variant/path', '"Stone.bolder"'],
  [{ change: { 'Stone.boulder': { weight: 99 } } }, 'table/cell', '99'],
  [{ change: { 'Tool.rope': { deed: 'rise(3)' } } }, 'name/unknown', 'rise'],
  [{ change: { 'Tool.rope': { deed: 'raise(13)' } } }, 'table/cell', '13'],
  [{ change: { 'Tool.rope': { deed: 'raise' } } }, 'effect/arguments', 'raise'],
  [{ change: { 'Stone.boulder': { wieght: 9 } } }, 'table/unknown-column', '"wieght"'],
  [{ set: { 'constant/limit': 99 } }, 'table/cell', '99'],
  [{ set: { limit: 4 } }, 'format/unknown-key', '"limit"'],
  [{ set: { 'constant/limit': { $was: '0000', value: 4 } } }, 'variant/stale', '"0000"'],
  [{ change: { 'Stone.boulder': { $was: '0000', weight: 4 } } }, 'variant/stale', '"0000"'],
  [{ range: 'new' }, 'variant/range', '"new"'],
  [{ of: 'quary' }, 'variant/base', '"quary"'],
  [{ variant: 'hause' }, 'variant/name', '"hause"'],
  [{ replace: {} }, 'format/unknown-key', '"replace"'],
])('what is wrong in JSON is shown in its place: %j', (parts, code, place) => {
  const file = json(parts);
  const { findings } = over(file);
  const seen = findings.map((one) => [one.code, file.text.slice(one.span.start, one.span.end)]);
  expect(seen).toEqual([[code, place]]);
});
