import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ran } from './searches/with-reference.ts';

type Cell = readonly [number, number];

/** How grids lie on paper: where a cell is, and how far apart neighbors may be. Directions are then angles. */
interface Paper {
  readonly words: string;
  readonly columns: string;
  readonly place: (cell: Cell) => Cell;
  readonly reach: number;
  readonly directions: number;
  /** Of direction 1, clockwise from north, in degrees. */
  readonly first: number;
}
const ROOT3 = Math.sqrt(3);
const PAPERS: readonly Paper[] = [
  {
    words: 'hexes flat',
    columns: 'q r',
    place: ([q, r]) => [1.5 * q, ROOT3 * (r + q / 2)],
    reach: 1.8,
    directions: 6,
    first: 0,
  },
  {
    words: 'hexes pointed',
    columns: 'q r',
    place: ([q, r]) => [ROOT3 * (q + r / 2), 1.5 * r],
    reach: 1.8,
    directions: 6,
    first: 30,
  },
  { words: 'squares 4', columns: 'x y', place: (cell) => cell, reach: 1.1, directions: 4, first: 0 },
  { words: 'squares 8', columns: 'x y', place: (cell) => cell, reach: 1.5, directions: 8, first: 0 },
];

const difference = (paper: Paper, a: Cell, b: Cell): Cell => {
  const [[x, y], [z, w]] = [paper.place(a), paper.place(b)];
  return [z - x, w - y];
};
const near = (paper: Paper, a: Cell, b: Cell): boolean => {
  const length = Math.hypot(...difference(paper, a, b));
  return length > 0.1 && length < paper.reach;
};

/** The number of the direction from one cell to another, 0 where no straight line of cells leads there. */
function directionOf(paper: Paper, a: Cell, b: Cell): number {
  const [x, y] = difference(paper, a, b);
  if (Math.hypot(x, y) < 0.1) return 0;
  const angle = ((Math.atan2(x, -y) * 180) / Math.PI + 360 - paper.first) % 360;
  const step = 360 / paper.directions;
  const number = Math.round(angle / step);
  return Math.abs(angle - number * step) < 0.01 ? (number % paper.directions) + 1 : 0;
}

const rules = ({ words, columns }: Paper, cells: readonly Cell[]) => `ruleset "cells" version "1.0.0" language 1
kind Side
table Side { id
  red
}
seats for Side { one { all {red} } }
kind Cell on ${words}
table Cell { id ${columns}
${cells.map(([a, b], i) => `  c${i} ${a} ${b}`).join('\n')}
}
state beside(c: Cell, d: 0..9): Cell? = none
state way(a: Cell, b: Cell): 0..9 = 0
state far(a: Cell, b: Cell): 0..99 = 0
state through(a: Cell, b: Cell): set of Cell = {}
state lies(x: -5..5, y: -5..5): Cell? = none
state known: Cell = c0
play {
  for c in Cell, d in 0..9 { beside(c, d) = toward(c, d) }
  for a in Cell, b in Cell {
    way(a, b) = direction(a, b) otherwise 0
    far(a, b) = distance(a, b)
    through(a, b) = { c in Cell where opposite(a, b, c) }
  }
  for x in -5..5, y in -5..5 { lies(x, y) = ${columns === 'q r' ? 'hex' : 'square'}(x, y) }
  known = ${columns === 'q r' ? 'hex' : 'square'}(${cells.at(-1)?.join(', ')})
  finish drawn by Side
}
`;

/** What the states must be, from the places on paper alone. Optional members are stored as their number and one. */
function wanted(paper: Paper, cells: readonly Cell[]) {
  const all = cells.map((_, i) => i);
  const cell = (i: number): Cell => cells[i] ?? [0, 0];
  const neighbour = (i: number, d: number): number =>
    all.findIndex((j) => near(paper, cell(i), cell(j)) && directionOf(paper, cell(i), cell(j)) === d) + 1;
  const opposite = (a: number, b: number): number[] =>
    all.filter((c) => {
      if (!near(paper, cell(a), cell(b)) || !near(paper, cell(b), cell(c))) return false;
      return directionOf(paper, cell(a), cell(b)) === directionOf(paper, cell(b), cell(c));
    });
  const numbers = Array.from({ length: 11 }, (_, i) => i - 5);
  return {
    beside: all.flatMap((i) => Array.from({ length: 10 }, (_, d) => neighbour(i, d))),
    way: all.flatMap((a) => all.map((b) => directionOf(paper, cell(a), cell(b)))),
    through: all.flatMap((a) => all.map((b) => opposite(a, b))),
    lies: numbers.flatMap((x) => numbers.map((y) => cells.findIndex((c) => c[0] === x && c[1] === y) + 1)),
    known: [cells.length - 1],
  };
}

const coordinate = fc.integer({ min: -4, max: 4 });
const someCells = fc.uniqueArray(fc.tuple(coordinate, coordinate), {
  minLength: 1,
  maxLength: 12,
  selector: (cell) => cell.join(' '),
});

test.each(PAPERS)('$words: directions, opposite sides and coordinates are those on paper', async (paper) => {
  await fc.assert(
    fc.asyncProperty(someCells, async (cells) => {
      const { states } = await ran(rules(paper, cells));
      expect(states).toMatchObject(wanted(paper, cells));
    }),
    { numRuns: 12 },
  );
});

test.each(PAPERS)('$words: the same with so many cells that distances are computed', async (paper) => {
  const cells = Array.from({ length: 81 }, (_, i): Cell => [(i % 9) - 4, Math.floor(i / 9) - 4]);
  const { states } = await ran(rules(paper, cells));
  expect(states).toMatchObject(wanted(paper, cells));
  // Step by step through the whole board, which has no holes here.
  const far = cells.flatMap((_, from) => steps(paper, cells, from));
  expect(states.far).toEqual(far);
});

function steps(paper: Paper, cells: readonly Cell[], from: number): readonly number[] {
  const found = cells.map(() => -1);
  let rim = [from];
  for (let n = 0; rim.length > 0; n += 1) {
    for (const i of rim) found[i] = n;
    rim = cells.flatMap((b, j) => (found[j] === -1 && rim.some((i) => near(paper, cells[i] ?? b, b)) ? [j] : []));
  }
  return found;
}
