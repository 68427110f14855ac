import { expect, test } from 'vitest';
import { readMapFile } from '../src/map-file/index.ts';

const many = 200_000;

test.each([
  ['brackets', `{"type": ${'['.repeat(many)}${']'.repeat(many)}}`],
  ['coordinates', `{"type": "Polygon", "coordinates": ${'['.repeat(many)}${']'.repeat(many)}}`],
  ['objects', `${'{"a":'.repeat(many)}1${'}'.repeat(many)}`],
  ['groups', `<svg>${'<g>'.repeat(many)}${'</g>'.repeat(many)}</svg>`],
])('a map whose %s are nested without end is refused', (_, text) => {
  const { places, problems } = readMapFile(text);
  expect([places, problems.length]).toEqual([[], 1]);
});

test.each(['[1]', '{"toString": 1, "valueOf": 1}', 'null'])('a shape of the type %s is none', (type) => {
  const shape = `{"type": "FeatureCollection", "features": [{"properties": {"name": "a"}, "geometry": {"type": ${type}}}]}`;
  expect(readMapFile(shape).places).toEqual([]);
  expect(readMapFile(`{"type": ${type}}`).problems.map(({ code }) => code)).toEqual(['no-geojson']);
});
