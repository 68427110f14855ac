import type { GameModule } from '@sandtable/engine';
import { WORDS, wordOf } from './armies.ts';
import { CENTRAL, FRONTS, LEADER } from './board.ts';
import { cities } from './cities.ts';
import { MARKERS } from './markers.ts';
import { NOW, PLACES, position } from './position.ts';

/** A position field by field, as the ruleset names them; how often each die was rolled is the last one. */
type Fields = Readonly<Record<string, readonly number[]>>;

/** The position of the game that was just played by hand; who knows which counter and marker isn't kept. */
export function fieldsByHand(): Fields {
  const { at, open, now, punished, score, surrender } = position;
  const state = [NOW.TURN, NOW.MOVE, NOW.TREATY, NOW.DUE];
  return {
    ended: [now[NOW.OVER] ?? 0, now[NOW.REASON] ?? 0, now[NOW.WINNERS] ?? 0],
    decisions: [now[NOW.DECISIONS] ?? 0],
    state: state.map((i) => now[i] ?? 0),
    'Grouping.score': [...score],
    'Grouping.surrender': [...surrender],
    'Front.punished': [...punished],
    'City.holder': holders(),
    'Army.at': armies((i) => places().findIndex((place) => has(at, place * WORDS, i))),
    'Army.faceUp': armies((i) => Number(has(open, 0, i))),
    'Marker.$pile': Array.from({ length: MARKERS }, (_, marker) => pileOf(marker)),
    rolls: [NOW.RED, NOW.WHITE, NOW.DRAWS, NOW.DICE].map((i) => now[i] ?? 0),
  };
}

const ARMIES = 96;
const armies = (value: (army: number) => number): readonly number[] =>
  Array.from({ length: ARMIES }, (_, i) => value(i));
const places = (): readonly number[] => Array.from({ length: PLACES }, (_, place) => place);
const has = (words: Int32Array, base: number, army: number): boolean =>
  (((words[base + wordOf(army)] ?? 0) >>> (army & 31)) & 1) === 1;

function holders(): readonly number[] {
  return Array.from({ length: FRONTS }, (_, front) => front).flatMap((front) =>
    Array.from({ length: 32 - Math.clz32(cities.CITIES[front] ?? 0) }, (_, city) => {
      const isAllied = (((position.allied[front] ?? 0) >> city) & 1) === 1;
      return LEADER[2 * front + (isAllied ? 0 : CENTRAL)] ?? 0;
    }),
  );
}

/** The pile of a marker, by the numbers of the module. */
function pileOf(marker: number): number {
  const { pot, kept, drawn, laid, now } = position;
  const piles = [
    0,
    ...pot,
    ...kept,
    0,
    0,
    0,
    0,
    ...drawn,
    ...laid,
    0,
    0,
    0,
    0,
    now[NOW.LATER] ?? 0,
    now[NOW.SPENT] ?? 0,
  ];
  return piles.findIndex((pile) => ((pile >> marker) & 1) === 1);
}

/** The same of a position of the ruleset's module. */
export function fieldsOf({ layout }: GameModule, S: Int32Array): Fields {
  const words = (at: number, n: number): readonly number[] => [...S.subarray(at, at + n)];
  const field = (path: string): readonly number[] => {
    const { at, count, bits } = layout.fields.find((one) => one.path === path) ?? { at: 0, count: 0, bits: false };
    return bits ? armies((i) => ((S[at + (i >> 5)] ?? 0) >>> (i & 31)) & 1) : words(at, count);
  };
  const state = (path: string): number => S[layout.states.find((one) => one.path === path)?.at ?? 0] ?? 0;
  const paths = [
    'Grouping.score',
    'Grouping.surrender',
    'Front.punished',
    'City.holder',
    'Army.at',
    'Army.faceUp',
    'Marker.$pile',
  ];
  const rolls = words(layout.chances, 5);
  return {
    ended: words(0, 3),
    decisions: words(5, 1),
    state: ['turn', 'move', 'treaty', 'garrisonsDue'].map(state),
    ...Object.fromEntries(paths.map((path) => [path, field(path)])),
    rolls: [0, 1, 2, 4].map((i) => rolls[i] ?? 0),
  };
}
