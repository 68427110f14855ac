import { useMemo } from 'react';
import { pointAt } from '../state/map-cells.ts';
import type { Picture, Point } from '../storage/card-facts.ts';
import { classNames } from '../ui/class-names.ts';
import { CardFan } from './CardFan.tsx';
import styles from './Miniature.module.css';
import { nearLines, pitchOf } from './near-lines.ts';

const WIDTH = 248;
const SHEET = 128;
const MARGIN = 12;

/** A small sheet of the board, drawn as the board is. It tells nothing that words do not. */
export const Miniature = ({ picture }: { readonly picture: Picture | undefined }) => {
  const points = useMemo(() => (picture ? fitted(picture) : []), [picture]);
  const sides = picture?.sides.slice(0, 8) ?? [];
  const isMap = picture?.shape === 'map';
  return (
    <svg
      className={styles.miniature}
      viewBox={`0 0 ${WIDTH} ${SHEET}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className={classNames(styles.sheet, isMap && styles.sea)} width={WIDTH} height={SHEET} />
      {points.length === 0 || picture === undefined ? null : <Sheet points={points} shape={picture.shape} />}
      {picture?.shape === 'cards' ? <CardFan sides={sides} width={WIDTH} height={SHEET} /> : null}
    </svg>
  );
};

/** More cells than these fill the sheet. */
const MANY = 60;

/** Boards are seen as a whole; of a map, or of many cells, the rim may lie outside, as on any sheet of an atlas. */
function fitted({ places, shape }: Picture): readonly Point[] {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const isWhole = shape === 'board' || (shape !== 'map' && places.length <= MANY);
  const rim = isWhole ? MARGIN + 10 : MARGIN;
  const wide = (WIDTH - 2 * rim) / Math.max(right - left, 1e-9);
  const high = (SHEET - 2 * rim) / Math.max(bottom - top, 1e-9);
  const scale = isWhole
    ? Math.min(wide, high)
    : shape === 'map'
      ? Math.sqrt(wide * high)
      : (WIDTH * 1.02) / (right - left);
  const [dx, dy] = [WIDTH / 2 - ((left + right) / 2) * scale, SHEET / 2 - ((top + bottom) / 2) * scale];
  return places.map(([x, y, look]) => pointAt(x * scale + dx, y * scale + dy, look));
}

interface SheetProps {
  readonly points: readonly Point[];
  readonly shape: Picture['shape'];
}
const Sheet = ({ points, shape }: SheetProps) => {
  const at = points.map(([x, y]) => [x, y] as const);
  if (shape === 'map') return <Atlas points={points} at={at} />;
  const pitch = pitchOf(at);
  if (shape === 'board')
    return points.map(([x, y]) => (
      <path key={`${x} ${y}`} className={styles.card} d={box(x, y, pitch * 0.36, pitch * 0.42)} />
    ));
  const corners = shape === 'square' ? undefined : shape === 'flat' ? 0 : 30;
  return points.map(([x, y, look]) => (
    <path
      key={`${x} ${y}`}
      className={classNames(styles.cell, look && styles[look])}
      d={corners === undefined ? box(x, y, pitch / 2, pitch / 2) : hexagon(x, y, pitch / Math.sqrt(3), corners)}
    />
  ));
};

const Discs = ({ at, reach }: Pick<AtlasProps, 'at'> & { readonly reach: number }) =>
  at.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={reach} />);

interface AtlasProps {
  readonly points: readonly Point[];
  readonly at: readonly (readonly [number, number])[];
}
const Atlas = ({ points, at }: AtlasProps) => {
  const reach = Math.max(12, pitchOf(at) * 1.9);
  const size = points.length > 60 ? 2.4 : 3;
  const ways = nearLines(at).map(([[ax, ay], [bx, by]]) => `M${ax} ${ay}L${bx} ${by}`);
  return (
    <>
      {['coast', 'land'].map((part) => (
        <g key={part} className={styles[part]}>
          <Discs at={at} reach={reach} />
        </g>
      ))}
      <path className={styles.ways} d={ways.join('')} />
      {points.map(([x, y, look]) => (
        <path key={`${x} ${y}`} className={styles.town} d={SIGNS[look ?? '']?.(x, y, size) ?? disc(x, y, size)} />
      ))}
    </>
  );
};

const box = (x: number, y: number, w: number, h: number): string => `M${x - w} ${y - h}h${2 * w}v${2 * h}h${-2 * w}z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const hexagon = (x: number, y: number, r: number, from: number): string =>
  `M${Array.from({ length: 6 }, (_, i) => {
    const angle = ((from + i * 60) * Math.PI) / 180;
    return `${x + r * Math.cos(angle)} ${y + r * Math.sin(angle)}`;
  }).join('L')}z`;

/** Places are drawn by the shapes that the layout gives them. */
const SIGNS: Readonly<Record<string, (x: number, y: number, size: number) => string>> = {
  square: (x, y, size) => box(x, y, size, size),
  hexagon: (x, y, size) => hexagon(x, y, size * 1.15, 0),
};
