import { readRuleset } from '../ruleset.ts';
import { ofCode, WORDS } from './armies.ts';
import { ALLIES, board, CENTRAL, LEAVING, SERVES } from './board.ts';

/** Markers are bits in the order of the table. */
const [, ...rows] = (readRuleset('der-erste-weltkrieg').find(({ path }) => path === 'markers.csv')?.text ?? '')
  .trim()
  .split('\n')
  .map((line) => line.split(','));
interface Marker {
  readonly side: number;
  readonly year: number;
  readonly duty: string;
  readonly value: number;
  readonly nation: string;
  readonly mandatory: boolean;
}
const markers = rows.map(
  ([, side, year, duty = '', value, nation = '', mandatory]): Marker => ({
    side: side === 'allies' ? ALLIES : CENTRAL,
    year: Number(year),
    duty,
    value: Number(value),
    nation,
    mandatory: mandatory === 'true',
  }),
);
const markersWhere = (test: (marker: Marker) => boolean): number =>
  markers.reduce((bits, marker, i) => (test(marker) ? bits | (1 << i) : bits), 0);

export const [ATTACKING, DEFENDING] = [0, 1] as const;
const suits = ({ duty }: Marker, wanted: number): boolean =>
  duty === 'none' || duty === (wanted === ATTACKING ? 'attacking' : 'defending');

export const MARKERS = markers.length;
const VALUE = Int8Array.from(markers, ({ value }) => value);
const MANDATORY = markersWhere(({ mandatory }) => mandatory);
/** Markers of an alliance from a year, at `2 * (year - 1914) + side`. */
export const FRESH = Int32Array.from({ length: 10 }, (_, i) =>
  markersWhere(({ side, year }) => side === (i & 1) && year === 1914 + (i >> 1)),
);
export const ALL = markersWhere(() => true);

/** Nations that markers name; number 0 stands for none. */
const nations = ['none', ...new Set(markers.map(({ nation }) => nation).filter((nation) => nation !== 'none'))];
const NATIONS = nations.length;
/** Markers of a nation that suit a duty, at `NATIONS * duty + nation`. */
const SUITING = Int32Array.from({ length: 2 * NATIONS }, (_, i) =>
  markersWhere((marker) => suits(marker, Math.floor(i / NATIONS)) && marker.nation === nations[i % NATIONS]),
);
/** Armies of each nation, at `4 * nation + word`; those of number 0 are all. */
const NATION = Int32Array.from(
  nations.flatMap((nation) => (nation === 'none' ? Array.from({ length: WORDS }, () => -1) : [...ofCode(nation)])),
);
const NATION_OF = Int8Array.from(markers, ({ nation }) => nations.indexOf(nation));

/** Markers that a grouping can never use, at `grouping` before the treaty and at `4 + grouping` after it. */
const USELESS = Int32Array.from({ length: 8 }, (_, i) =>
  markersWhere(({ nation }) => nation !== 'none' && !commands(i & 3, nation, i >= 4)),
);

export const markerTables = { VALUE, MANDATORY, NATIONS, SUITING, NATION, NATION_OF, USELESS };

/** Whether a grouping leads armies of a nation anywhere that are still at war. */
function commands(g: number, nation: string, treaty: boolean): boolean {
  if (treaty && LEAVING.includes(nation)) return false;
  const own = board.SIDE[g] === (['GER', 'AH', 'BU'].includes(nation) ? CENTRAL : ALLIES);
  return own && SERVES.some((codes, front) => ((board.LED[g] ?? 0) >> front) & 1 && namesIn(codes).includes(nation));
}

function namesIn(codes: string): readonly string[] {
  return codes.split(' ').map((entry) => entry.split('@')[0] ?? '');
}
