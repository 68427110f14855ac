import type { BoardLayout, Point } from '@sandtable/board';

type Place = BoardLayout['places'][string];

/** Returns the points of a place; a region has several. */
export const anchorsOf = ({ at }: Place): readonly Point[] =>
  (typeof at[0] === 'number' ? [at] : at) as readonly Point[];

/** Returns a point a little to the right of the last anchor, so that it can be seen and dragged: a thirtieth of the map's width. */
export const nextToLast = ({ places }: BoardLayout, own: Place): Point => {
  const xs = Object.values(places).flatMap((place) => anchorsOf(place).map(([x]) => x));
  const off = (Math.max(...xs) - Math.min(...xs)) / 30 || 1;
  const decimals = Math.max(0, 1 - Math.floor(Math.log10(off)));
  const [x, y] = anchorsOf(own).at(-1) ?? [0, 0];
  return [Number((x + off).toFixed(decimals)), y];
};

/** Returns the middle of all places. */
export const middle = ({ places }: BoardLayout): Point => {
  const all = Object.values(places).map((place) => anchorsOf(place)[0] ?? [0, 0]);
  const mean = (axis: 0 | 1): number =>
    Number((all.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, all.length)).toFixed(1));
  return [mean(0), mean(1)];
};

/** Returns six corners around a place, to be pulled where its borders are: a twentieth of the map's width away. */
export const roundabout = ({ places }: BoardLayout, own: Place): readonly Point[] => {
  const xs = Object.values(places).flatMap((place) => anchorsOf(place).map(([x]) => x));
  const far = (Math.max(...xs) - Math.min(...xs)) / 20 || 1;
  const decimals = Math.max(1, 1 - Math.floor(Math.log10(far)));
  const [x, y] = anchorsOf(own)[0] ?? [0, 0];
  return Array.from({ length: 6 }, (_, i): Point => {
    const turn = (i * Math.PI) / 3;
    return [Number((x + far * Math.cos(turn)).toFixed(decimals)), Number((y + far * Math.sin(turn)).toFixed(decimals))];
  });
};
