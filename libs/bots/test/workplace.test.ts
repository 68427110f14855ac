// Searches work on the module's own position, where nothing is copied for each decision.
import { createMatch } from '@sandtable/session';
import { expect, test } from 'vitest';
import { createRandom } from '../src/index.ts';
import { grow } from '../src/search/grow.ts';
import { built, TRICKS } from './built.ts';

const EFFORT = { iterations: 40, ahead: 10 };
const module = await built(TRICKS);

const shown = (of: typeof module, S: Int32Array) =>
  grow(of, S, createRandom(7), EFFORT).root.edges.map(({ answer, visits, total }) => ({ answer, visits, total }));

test('a search finds the same where the module has no position of its own', () => {
  const { position } = createMatch(module, { seats: 'two', seed: 4 });
  const before = position.slice();
  const found = shown(module, position);
  expect(found.length).toBeGreaterThan(1);
  const { position: _, ...without } = module;
  expect(shown(without, position)).toEqual(found);
  expect(position).toEqual(before);
});

test('a search decides on the position of the module', () => {
  const { position } = createMatch(module, { seats: 'two', seed: 4 });
  let decided = 0;
  const watched = {
    ...module,
    decide: (S: Int32Array) => {
      if (S === module.position) decided += 1;
      module.decide(S);
    },
  };
  shown(watched, position);
  expect(decided).toBeGreaterThan(EFFORT.iterations);
});
