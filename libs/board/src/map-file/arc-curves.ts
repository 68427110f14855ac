import type { Point } from '../layout.ts';
import type { Stretch } from './stretch.ts';

/** No more than a quarter of an ellipse is near enough to one curve. */
const MOST = Math.PI / 2;

interface Ellipse {
  readonly middle: Point;
  readonly rx: number;
  readonly ry: number;
  readonly turn: number;
}

/** The arc of an SVG path (`rx ry rotation large sweep x y`) as curves; a line where it has no width. */
export function arcCurves(from: Point, given: readonly number[], to: Point): readonly Stretch[] {
  const [wide = 0, high = 0, degrees = 0, large = 0, sweep = 0] = given;
  if (from[0] === to[0] && from[1] === to[1]) return [];
  if (wide === 0 || high === 0) return [[to]];
  const turn = (degrees * Math.PI) / 180;
  const ellipse = ellipseThrough(from, to, { rx: Math.abs(wide), ry: Math.abs(high), turn }, large !== sweep);
  const [first, last] = [angleOf(ellipse, from), angleOf(ellipse, to)];
  const whole = 2 * Math.PI;
  const span = sweep === 1 ? (last - first + whole) % whole : -((first - last + whole) % whole);
  const count = Math.max(1, Math.ceil(Math.abs(span) / MOST - 1e-9));
  const step = span / count;
  return Array.from({ length: count }, (_, i) => {
    const [first_, second, end] = quarter(ellipse, first + step * i, step);
    return [first_, second, i === count - 1 ? to : end];
  });
}

type Shape = Pick<Ellipse, 'rx' | 'ry' | 'turn'>;

const rotated = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

/** The ellipse of this shape through two points, on the one side or the other; larger where it would not reach. */
function ellipseThrough(from: Point, to: Point, { rx, ry, turn }: Shape, isPositive: boolean): Ellipse {
  const half = rotated([(from[0] - to[0]) / 2, (from[1] - to[1]) / 2], -turn);
  const far = Math.hypot(half[0] / rx, half[1] / ry);
  const [wide, high] = far > 1 ? [rx * far, ry * far] : [rx, ry];
  const near = Math.hypot(half[0] / wide, half[1] / high);
  const away = (isPositive ? 1 : -1) * Math.sqrt(Math.max(0, 1 / near ** 2 - 1));
  const [x, y] = rotated([(away * wide * half[1]) / high, (-away * high * half[0]) / wide], turn);
  return { middle: [x + (from[0] + to[0]) / 2, y + (from[1] + to[1]) / 2], rx: wide, ry: high, turn };
}

const angleOf = ({ middle, rx, ry, turn }: Ellipse, point: Point): number => {
  const [x, y] = rotated([point[0] - middle[0], point[1] - middle[1]], -turn);
  return Math.atan2(y / ry, x / rx);
};

function quarter({ middle, rx, ry, turn }: Ellipse, angle: number, step: number): readonly [Point, Point, Point] {
  const pull = (4 / 3) * Math.tan(step / 4);
  const [cos, sin, cosEnd, sinEnd] = [Math.cos(angle), Math.sin(angle), Math.cos(angle + step), Math.sin(angle + step)];
  const placed = (x: number, y: number): Point => {
    const [dx, dy] = rotated([x * rx, y * ry], turn);
    return [middle[0] + dx, middle[1] + dy];
  };
  return [
    placed(cos - pull * sin, sin + pull * cos),
    placed(cosEnd + pull * sinEnd, sinEnd - pull * cosEnd),
    placed(cosEnd, sinEnd),
  ];
}
