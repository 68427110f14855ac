// Maps far larger than any printed one: their modules are loaded and begin. Fields of wide relations are lists of joins there.
import { compile } from '@sandtable/compiler';
import { describe, expect, it } from 'vitest';
import { loadModule } from '../src/module.ts';

type Cell = readonly [number, number];

function cellsOf(radius: number): readonly Cell[] {
  const across = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
  return across.flatMap((q) => across.flatMap((r) => (Math.abs(q + r) <= radius ? [[q, r] as const] : [])));
}

/** What a link of the railway from a cell to the next one costs. */
const costAfter = (i: number): number => (i % 4) + 1;

/** A railway through all cells, and pieces on the first ones, of both sides in turn. */
function rulesOf(cells: readonly Cell[], pieces: number): string {
  return `ruleset "large" version "1.0.0" language 1
kind Side { }
kind Hex on hexes pointed { state on: Army? }
kind Army { side: Side, state at: Hex? }
relation rail: Hex -- Hex { cost: 1..9 = 9 }
table Side { id
  north
  south
}
table Hex { id q r
${cells.map(([q, r], i) => `  c${i} ${q} ${r}`).join('\n')}
}
table Army { id side at
${Array.from({ length: pieces }, (_, i) => `  a${i} ${i % 2 === 0 ? 'north' : 'south'} c${i}`).join('\n')}
}
table rail {
${cells
  .slice(1)
  .map((_, i) => `  c${i} --{cost: ${costAfter(i)}} c${i + 1}`)
  .join('\n')}
}
seats for Side { two { first {north} second {south} } }
expect rail.cost(c2, c3) == 3 and rail.cost(c3, c2) == 3 and rail.cost(c2, c4) == 9
function cheap(h: Hex): set of Hex = { n in rail(h) where rail.cost(h, n) <= 2 }
function exits(a: Army): set of Hex = if a.at is h: Hex then { n in neighbours(h) where n.on is none or n in cheap(h) } else {}
play {
  for a in Army { if a.at is h: Hex { h.on = a } }
  repeat 5 times { for s in Side { move(s) } }
  finish drawn by Side because "over"
}
procedure move(s: Side) {
  choose action by s {
    step(army in Army where army.side == s, to in exits(army)) -> walk(army, to)
    pass
  }
}
procedure walk(army: Army, to: Hex) {
  if army.at is from: Hex { from.on = none }
  army.at = to
  to.on = army
}
`;
}

/** Moves of the first side, and passing: to free neighbors, and to those along a cheap link of the railway. */
function movesOf(cells: readonly Cell[], pieces: number): number {
  const adjacent = ([q, r]: Cell, [s, t]: Cell) =>
    Math.max(Math.abs(q - s), Math.abs(r - t), Math.abs(q + r - s - t)) === 1;
  const cheap = (a: number, b: number) => Math.abs(a - b) === 1 && costAfter(Math.min(a, b)) <= 2;
  const own = cells.slice(0, pieces).flatMap((cell, i) => (i % 2 === 0 ? [{ cell, i }] : []));
  const exits = own.map(({ cell, i }) =>
    cells.filter((other, k) => adjacent(cell, other) && (k >= pieces || cheap(i, k))),
  );
  return exits.flat().length + 1;
}

describe('large maps', () => {
  it.each([
    { radius: 22, pieces: 400 },
    { radius: 40, pieces: 2000 },
  ])('a map of radius $radius with $pieces pieces is loaded and asks for a move', async ({ radius, pieces }) => {
    const cells = cellsOf(radius);
    const { findings, javascript = '' } = compile([{ path: 'rules.sand', text: rulesOf(cells, pieces) }]);
    expect(findings).toEqual([]);
    const module = await loadModule(javascript);
    const state = new Int32Array(module.layout.size);
    module.start(state, 1, 0, new Int32Array(0));
    expect(module.count(state)).toBe(movesOf(cells, pieces));
    // A table of all pairs of places would be 24 million words.
    expect(javascript.length).toBeLessThan(1_000_000);
  });
});
