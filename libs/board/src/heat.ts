import type { Scene } from './scene.ts';

type Level = 0 | 1 | 2 | 3 | 4;

/** How often something happened at each place, on the board and in the list beside it. */
export interface Heat {
  readonly title: string;
  /** By `kind.member`; members that are no places of the board are passed over. */
  readonly places: ReadonlyMap<string, { readonly times: number; readonly text: string }>;
}

/** On a square-root scale, which separates little from nothing, and much from most. */
export const heatLevel = (times: number, most: number): Level =>
  times <= 0 ? 0 : (Math.ceil(4 * Math.sqrt(times / Math.max(times, most))) as Level);

/** The lowest number of a level. */
const heatFrom = (level: 1 | 2 | 3 | 4, most: number): number => Math.floor(most * ((level - 1) / 4) ** 2) + 1;

export interface HeatKey {
  readonly level: Level;
  readonly label: string;
}
/** How much happened at the most of the places that the board has. */
export const hottest = ({ places }: Heat, { spots }: Scene): number =>
  Math.max(0, ...spots.map(({ kind, member }) => places.get(`${kind}.${member}`)?.times ?? 0));

/** Each level that there is, with its lowest number. */
export const heatKeys = (most: number): readonly HeatKey[] => [
  { level: 0, label: '0' },
  ...([1, 2, 3, 4] as const).flatMap((level) => {
    const from = heatFrom(level, most);
    return from <= most && heatLevel(from, most) === level ? [{ level, label: `${shortNumber(from)}+` }] : [];
  }),
];

/** Numbers on a board are short: 12k. */
export const shortNumber = (n: number): string => {
  if (n < 1000) return `${n}`;
  return n < 10_000 ? `${(n / 1000).toFixed(1)}k` : `${Math.round(n / 1000)}k`;
};
