import { expect, test } from 'vitest';
import { cardOf, wantedFor } from '../src/state/game-cards.ts';
import { drawnCells, isCellTable, listedCells } from '../src/state/map-cells.ts';

test('a drawn map has its cells where they are drawn, without signs that are skipped', () => {
  const cells = drawnCells(
    'odd columns lower\n\nlegend\n  .  printed: meadow\n  |  skip\n\nmap\n..|.\n. |.\n\nmap\n...\n',
  );
  expect(cells.map(([x, y]) => [Math.round(x / 0.866), y])).toEqual([
    [0, 0.5],
    [1, 0],
    [2, 0.5],
    [0, 1.5],
    [2, 1.5],
  ]);
  expect(cells.map(([, , ground]) => ground)).toEqual(['meadow', 'meadow', 'meadow', 'meadow', 'meadow']);
  expect(drawnCells('no map here')).toEqual([]);
});

test('cells are read from tables by their axes', () => {
  expect(listedCells('id,q,r\na,0,0\nb,2,0\n')).toEqual([
    [0, 0],
    [2, 0],
  ]);
  expect(listedCells('[{"id": "a", "q": -1, "r": 0}]')).toEqual([[-1, 0]]);
  expect(listedCells('id,x\na,1\n')).toEqual([]);
  expect(['board.map', 'hexes.json', 'cities.json', 'examples/a.map'].map(isCellTable)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a card shows the cells of a ruleset whose layout places nothing', () => {
  const paths = ['yard/rules.sand', 'yard/hexes.csv'];
  expect(wantedFor(paths, 'yard', 'en')).toContain('yard/hexes.csv');
  const card = cardOf(paths, 'yard', new Map([['yard/hexes.csv', 'id,q,r\na,0,0\nb,1,0\nc,2,0\n']]));
  expect(card.picture?.places).toHaveLength(3);
  expect(card.picture?.shape).toBe('pointed');
});

test('cells look like the ground that the layout draws their value with', () => {
  const board = 'odd columns lower\n\nlegend\n  .  land: grass\n  ~  land: lake\n\nmap\n.~.\n';
  const layout = JSON.stringify({ looks: [{ of: 'Hex.land', value: 'lake', fill: 'water' }] });
  const card = cardOf(
    ['yard/rules.sand', 'yard/board.map'],
    'yard',
    new Map([
      ['yard/board.map', board],
      ['yard/layout.json', layout],
    ]),
  );
  expect(card.picture?.shape).toBe('flat');
  expect(card.picture?.places.map(([, , look]) => look)).toEqual([undefined, 'water', undefined]);
});
