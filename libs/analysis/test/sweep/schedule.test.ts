import { expect, test } from 'vitest';
import { type Block, type GameFigures, joinFigures, scheduleOf } from '../../src/index.ts';

const measure = { sort: 'decisions', path: '' } as const;
/** Games whose only figure is their number. */
const playedIn = ({ first, games }: Block): GameFigures => ({
  games,
  columns: [{ measure, values: Int32Array.from({ length: games }, (_, i) => first + i) }],
  faults: new Int32Array(games),
});
const numbers = (figures: GameFigures | undefined) => [...(figures?.columns[0]?.values ?? [])];
const task = { points: 2, games: 10, size: 4, known: () => undefined, enough: () => false };

const blocksOf = (next: () => Block | undefined): readonly Block[] => {
  const block = next();
  return block === undefined ? [] : [block, ...blocksOf(next)];
};

test('every game of every point is handed out once, and comes back in its order', () => {
  const schedule = scheduleOf(task);
  const blocks = blocksOf(schedule.next);
  expect(blocks.map(({ point, first, games }) => [point, first, games])).toEqual([
    [0, 0, 4],
    [0, 4, 4],
    [0, 8, 2],
    [1, 0, 4],
    [1, 4, 4],
    [1, 8, 2],
  ]);
  for (const block of blocks.toReversed()) schedule.take(block, playedIn(block));
  for (const figures of schedule.figures()) expect(numbers(figures)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(schedule.done()).toBe(20);
});

test('a point is finished by the first games that are enough, whatever was played beyond them', () => {
  const enough = ({ games }: GameFigures): boolean => games >= 4;
  const alone = scheduleOf({ ...task, enough });
  for (let block = alone.next(); block !== undefined; block = alone.next()) alone.take(block, playedIn(block));
  const together = scheduleOf({ ...task, enough });
  const blocks = blocksOf(together.next);
  expect(blocks).toHaveLength(6);
  for (const block of blocks.toReversed()) together.take(block, playedIn(block));
  expect(alone.figures()).toEqual(together.figures());
  expect(alone.counted()).toEqual({ games: 8, known: 0 });
});

test('whoever plays stays at a point, and goes to one where nobody is', () => {
  const schedule = scheduleOf({ ...task, points: 3 });
  const order = ['anna', 'ben', 'ben', 'anna', 'ben', 'ben', 'anna', 'anna', 'ben', 'anna'].map((who) => {
    const block = schedule.next(who === 'anna' ? 0 : 1);
    return block && `${who} ${block.point}.${block.first}`;
  });
  expect(order).toEqual([
    'anna 0.0',
    'ben 1.0',
    'ben 1.4',
    'anna 0.4',
    'ben 1.8',
    'ben 2.0',
    'anna 0.8',
    'anna 2.4',
    'ben 2.8',
    undefined,
  ]);
});

test('what is known is not handed out', () => {
  const known = (block: Block): GameFigures | undefined => (block.first === 4 ? playedIn(block) : undefined);
  const schedule = scheduleOf({ ...task, known });
  const blocks = blocksOf(schedule.next);
  expect(blocks.map(({ first }) => first)).toEqual([0, 8, 0, 8]);
  for (const block of blocks) schedule.take(block, playedIn(block));
  expect(schedule.counted()).toEqual({ games: 20, known: 8 });
  expect(numbers(schedule.figures()[1])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('of work that was stopped the first games without a gap count', () => {
  const schedule = scheduleOf(task);
  const [first, , third] = blocksOf(schedule.next);
  for (const block of [first, third]) if (block) schedule.take(block, playedIn(block));
  expect(schedule.figures().map(numbers)).toEqual([[0, 1, 2, 3], []]);
  expect(joinFigures([]).games).toBe(0);
});
