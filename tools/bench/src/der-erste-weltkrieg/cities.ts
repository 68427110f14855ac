import { rowsOf } from './armies.ts';
import { ALLIES, FRONTS, LEADER, LINES, MONASTIR } from './board.ts';

interface CityRow {
  readonly id: string;
  readonly front: string;
  readonly home: string;
  readonly replacement?: boolean;
}
const rows = rowsOf<CityRow>('cities.json');
const fronts = Array.from({ length: FRONTS }, (_, front) => front);
const at = fronts.map((front) => rows.filter((city) => city.front === `f${front + 1}`));

/** Cities of a front are bits in the order of the table; a city is held by whoever leads its side at the front. */
const CITIES = Int8Array.from(at, (cities) => (1 << cities.length) - 1);
/** Cities that the Allies hold when the war begins. */
const ALLIED = Int8Array.from(at, (cities) => bitsWhere(cities, isAllied));
/** Cities whose loss costs their home a replacement, at `2 * front + side`. */
const REPLACING = Int8Array.from(
  at.flatMap((cities) => [
    bitsWhere(cities, (city) => city.replacement === true && isAllied(city)),
    bitsWhere(cities, (city) => city.replacement === true && !isAllied(city)),
  ]),
);
const MONASTIR_BIT = bitsWhere(at[9] ?? [], ({ id }) => id === MONASTIR);

/** All sets of the cities of a front. */
const SETS = 64;
/** Lines open in turns 3 and 4: where the tables of each turn begin. */
const OPEN = Int32Array.from([0, 0, 0, 1, 2, 2, 2], (tables) => tables * 2 * FRONTS * SETS);
/** What a side can take, at `OPEN[turn] + SETS * (2 * front + side) + cities that the Allies hold`. */
const TAKEABLE = new Int8Array(3 * 2 * FRONTS * SETS);

[1, 3, 4].forEach((turn) => {
  for (const front of fronts)
    for (const side of [0, 1])
      for (let allied = 0; allied <= (CITIES[front] ?? 0); allied++)
        TAKEABLE[(OPEN[turn] ?? 0) + SETS * (2 * front + side) + allied] = takeable(front, side, allied, turn);
});

export const cities = { CITIES, ALLIED, REPLACING, MONASTIR_BIT, SETS, OPEN, TAKEABLE };

function isAllied({ home, front }: CityRow): boolean {
  const leader = LEADER[2 * (Number(front.slice(1)) - 1) + ALLIES];
  return ['DA', 'EA', 'WA', 'DE'].indexOf(home) === leader;
}

function bitsWhere(cities: readonly CityRow[], test: (city: CityRow) => boolean): number {
  return cities.reduce((bits, city, i) => (test(city) ? bits | (1 << i) : bits), 0);
}

/** Cities of the other side at the end of an open line from a city or base of this one. */
function takeable(front: number, side: number, allied: number, turn: number): number {
  const names = (at[front] ?? []).map(({ id }) => id);
  const holds = (name: string): boolean =>
    name === 'w' ? side === 0 : name === 'c' ? side === 1 : ((allied >> names.indexOf(name)) & 1) === 1 - side;
  return openLines(front, turn)
    .flatMap(([a, b]) => [[a, b] as const, [b, a] as const])
    .filter(([from, to]) => names.includes(to) && holds(from) && !holds(to))
    .reduce((bits, [, to]) => bits | (1 << names.indexOf(to)), 0);
}

function openLines(front: number, turn: number): readonly (readonly [string, string])[] {
  return (LINES[front] ?? '').split(' | ').flatMap((line) => {
    const steps = line.split(' ');
    return steps.flatMap((name, i) => {
      const opens = Number(steps[i + 1]);
      const to = Number.isNaN(opens) ? steps[i + 1] : steps[i + 2];
      return to === undefined || !Number.isNaN(Number(name)) || opens > turn ? [] : [[name, to] as const];
    });
  });
}
