import { type GameModule, SEED } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { legalIn } from '../src/search/legal.ts';
import { createNode, type Edge, type Node, type Place } from '../src/search/node.ts';

const asIs = { intoWorld: () => undefined, fromWorld: () => undefined };

/** A place in a match of twenty stones, where it is counted how many answers are tested. */
function counted(): { readonly place: Place; readonly tests: () => number } {
  const stones = stonesModule();
  const W = new Int32Array(stones.layout.size);
  stones.start(W, 5, 0, Int32Array.of(20));
  let tested = 0;
  const validate = (S: Int32Array): number => {
    tested += 1;
    return stones.validate(S);
  };
  const module: GameModule = { ...stones, validate };
  return { place: { module, W, world: 0, names: asIs, isAlike: false, spread: 0.3 }, tests: () => tested };
}

const edge = (stones: number): Edge => ({
  answer: Int32Array.of(stones, 0, 0, 0),
  isAdvised: false,
  visits: 0,
  total: 0,
  next: new Map(),
});
const answersOf = (place: Place, node: Node): readonly (number | undefined)[] =>
  legalIn(place, node).map(({ answer }) => answer[0]);

/** A node at which one of three answers isn't legal. */
function filled(): Node {
  const node = createNode();
  node.edges.push(edge(1), edge(0), edge(3));
  return node;
}

test('what is legal in a position is tested once, and answers that are added later are tested then', () => {
  const { place, tests } = counted();
  const node = filled();
  expect(answersOf(place, node)).toEqual([1, 3]);
  expect(answersOf(place, node)).toEqual([1, 3]);
  expect(tests()).toBe(3);
  node.edges.push(edge(2));
  expect(answersOf(place, node)).toEqual([1, 3, 2]);
  expect(tests()).toBe(4);
});

test('other dice to come change nothing, but another position or another world does', () => {
  const { place, tests } = counted();
  const node = filled();
  expect(answersOf(place, node)).toEqual([1, 3]);
  place.W[SEED] = 77;
  expect(answersOf(place, node)).toEqual([1, 3]);
  expect(tests()).toBe(3);
  expect(place.W[SEED]).toBe(77);
  expect(answersOf({ ...place, world: 1 }, node)).toEqual([1, 3]);
  expect(tests()).toBe(6);
  const other = place.W.slice();
  place.module.start(other, 5, 0, Int32Array.of(2));
  expect(answersOf({ ...place, W: other }, node)).toEqual([1]);
});
