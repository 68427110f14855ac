import { dashOf, lineColor } from './colours.ts';
import { type Scale, scaleOver } from './scale.ts';
import { element, words } from './svg.ts';

/** One measure along the values. */
export interface Line {
  readonly label: string;
  /** One for each value; undefined where nothing could be played. */
  readonly points: readonly (LinePoint | undefined)[];
}
export interface LinePoint {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface LineChart {
  readonly values: readonly string[];
  /** What is varied. */
  readonly axis: string;
  readonly lines: readonly Line[];
  readonly numberText: (value: number) => string;
}

export const CHART = { width: 640, height: 300 } as const;
const LEFT = 70;
const RIGHT = 20;
const TOP = 14;
const BOTTOM = 44;
const LINE_HEIGHT = 18;

export const lineChartHeight = ({ lines }: LineChart): number => CHART.height + lines.length * LINE_HEIGHT;

/** Lines with bands for where they lie with 95% confidence, and what each is below them. */
export function lineChart(chart: LineChart, top: number): string {
  const { lines, axis } = chart;
  const known = lines.flatMap(({ points }) => points.flatMap((point) => (point ? [point.low, point.high] : [])));
  const y = scaleOver(known, [CHART.height - BOTTOM, TOP]);
  const x = acrossOf(chart.values);
  return element(
    'g',
    { transform: `translate(0 ${top})` },
    ...grid(chart, x, y),
    ...lines.map((line, i) => band(line, x, y, lineColor(i))),
    ...lines.map((line, i) => curve(line, x, y, i)),
    words(
      { x: (LEFT + CHART.width - RIGHT) / 2, y: CHART.height - 8, 'text-anchor': 'middle', 'font-weight': 'bold' },
      axis,
    ),
    ...lines.map((line, i) => legend(line, i)),
  );
}

interface Across {
  at(index: number): number;
  /** Which values are written below. */
  readonly marked: readonly { readonly at: number; readonly text: string }[];
}

const NUMBER = /^-?\d+(\.\d+)?$/;
const MOST_MARKS = 12;

/** Numbers lie where they belong; words, one after the other. */
function acrossOf(values: readonly string[]): Across {
  const [from, to] = [LEFT + 14, CHART.width - RIGHT - 14];
  const isNumbers = values.every((value) => NUMBER.test(value));
  const places = isNumbers ? values.map(Number) : values.map((_, i) => i);
  const [low, high] = [Math.min(...places), Math.max(...places)];
  const at = (place: number): number =>
    low === high ? (from + to) / 2 : from + ((place - low) / (high - low)) * (to - from);
  const every = Math.ceil(values.length / MOST_MARKS);
  const marked = values.flatMap((text, i) => (i % every === 0 ? [{ at: at(places[i] ?? 0), text }] : []));
  return { at: (index) => at(places[index] ?? 0), marked };
}

function grid({ numberText }: LineChart, x: Across, y: Scale): readonly string[] {
  const bottom = CHART.height - BOTTOM;
  return [
    ...y.ticks.flatMap((tick) => [
      element('line', { x1: LEFT, x2: CHART.width - RIGHT, y1: y.at(tick), y2: y.at(tick), stroke: '#d0d0d0' }),
      words({ x: LEFT - 8, y: y.at(tick) + 4, 'text-anchor': 'end' }, numberText(tick)),
    ]),
    ...x.marked.flatMap(({ at, text }) => [
      element('line', { x1: at, x2: at, y1: bottom, y2: bottom + 5, stroke: '#505050' }),
      words({ x: at, y: bottom + 19, 'text-anchor': 'middle' }, text),
    ]),
    element('line', { x1: LEFT, x2: CHART.width - RIGHT, y1: bottom, y2: bottom, stroke: '#505050' }),
  ];
}

function band({ points }: Line, x: Across, y: Scale, fill: string): string {
  const shown = points.flatMap((point, i) => (point ? [{ ...point, at: x.at(i) }] : []));
  const there = shown.map(({ at, high }) => pair(at, y.at(high)));
  const back = shown.toReversed().map(({ at, low }) => pair(at, y.at(low)));
  return element('polygon', { points: [...there, ...back].join(' '), fill, 'fill-opacity': 0.15 });
}

function curve({ points }: Line, x: Across, y: Scale, index: number): string {
  const stroke = lineColor(index);
  const shown = points.flatMap((point, i) => (point ? [{ ...point, at: x.at(i) }] : []));
  return element(
    'g',
    { stroke, fill: stroke },
    element('polyline', {
      points: shown.map(({ at, mean }) => pair(at, y.at(mean))).join(' '),
      fill: 'none',
      'stroke-width': 2,
      'stroke-dasharray': dashOf(index),
    }),
    ...shown.flatMap(({ at, mean, low, high }) => [
      element('line', { x1: at, x2: at, y1: y.at(low), y2: y.at(high) }),
      element('circle', { cx: at, cy: y.at(mean), r: 3 }),
    ]),
  );
}

function legend({ label }: Line, index: number): string {
  const y = CHART.height + 10 + index * LINE_HEIGHT;
  const line = { x1: LEFT, x2: LEFT + 30, y1: y - 4, y2: y - 4, 'stroke-width': 2, 'stroke-dasharray': dashOf(index) };
  return element('line', { ...line, stroke: lineColor(index) }) + words({ x: LEFT + 38, y }, label);
}

const pair = (x: number, y: number): string => `${x.toFixed(2)},${y.toFixed(2)}`;
