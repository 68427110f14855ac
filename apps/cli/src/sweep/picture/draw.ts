import { isShare } from '@sandtable/analysis';
import type { Measure } from '@sandtable/bots';
import { type Language, withMinus } from '@sandtable/messages';
import type { PointResult, SweepResult } from '../result.ts';
import { measureText, shareText } from '../tell.ts';
import { type HeatMap, heatMap, heatMapSize } from './heat-map.ts';
import { CHART, type LineChart, lineChart, lineChartHeight } from './line-chart.ts';
import { element, escaped, words } from './svg.ts';

/** What a picture says in words. */
export interface PictureWords {
  readonly lang: Language;
  readonly title: string;
  /** How it was played. */
  readonly note: string;
  /** The whole table, for whoever doesn't see it. */
  readonly description: string;
  readonly label: (measure: Measure) => string;
}

/** How many things may vary in a picture. */
export const MOST_DRAWN = 2;

const TITLE = 54;

/** Lines with bands where one thing varies, colored tables where two do. */
export function drawn(result: SweepResult, text: PictureWords): string {
  const axes = result.axes.filter(({ values }) => values.length > 1);
  const panels = axes.length === MOST_DRAWN ? heatMaps(result, text) : lineCharts(result, text);
  const width = Math.max(CHART.width, ...panels.map((panel) => panel.width));
  const height = TITLE + panels.reduce((sum, panel) => sum + panel.height, 0);
  let top = TITLE;
  const inside = panels.map((panel) => {
    const at = top;
    top += panel.height;
    return panel.draw(at);
  });
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-labelledby': 'title desc',
      lang: text.lang,
      'font-family': 'system-ui, sans-serif',
      'font-size': 13,
    },
    element('title', { id: 'title' }, escaped(text.title)),
    element('desc', { id: 'desc' }, escaped(`${text.note}. ${text.description}`)),
    element('rect', { width, height, fill: '#ffffff' }),
    words({ x: 12, y: 22, 'font-size': 16, 'font-weight': 'bold' }, text.title),
    words({ x: 12, y: 42 }, text.note),
    ...inside,
  )}\n`;
}

interface Panel {
  readonly width: number;
  readonly height: number;
  readonly draw: (top: number) => string;
}

/** Shares of games go into one chart, every other measure has its own. */
function lineCharts(result: SweepResult, { label, lang }: PictureWords): readonly Panel[] {
  const at = Math.max(
    0,
    result.axes.findIndex(({ values }) => values.length > 1),
  );
  const axis = result.axes[at];
  const shares = result.measures.filter(isShare);
  const groups = [
    ...(shares.length > 0 ? [shares] : []),
    ...result.measures.filter((one) => !isShare(one)).map((one) => [one]),
  ];
  return groups.map((measures): Panel => {
    const chart: LineChart = {
      axis: axis?.name ?? '',
      values: axis?.values ?? [],
      lines: measures.map((measure) => ({
        label: label(measure),
        points: (axis?.values ?? []).map((value) =>
          linePoint(
            result.points.find(({ values }) => values[at] === value),
            measure,
          ),
        ),
      })),
      numberText: (value) => tickText(measures[0], value, lang),
    };
    return { width: CHART.width, height: lineChartHeight(chart) + 16, draw: (top) => lineChart(chart, top) };
  });
}

function linePoint(point: PointResult | undefined, measure: Measure) {
  const figure = point?.figures.find((one) => one.measure === measure);
  if (figure === undefined || point?.games === 0) return undefined;
  const { mean, interval } = figure;
  return { mean, low: interval?.low ?? mean, high: interval?.high ?? mean };
}

function heatMaps(result: SweepResult, { label, lang }: PictureWords): readonly Panel[] {
  const [down, across] = result.axes.map((axis, at) => ({ ...axis, at })).filter(({ values }) => values.length > 1);
  if (down === undefined || across === undefined) return [];
  return result.measures.map((measure): Panel => {
    const valueAt = (row: string, column: string): number | undefined =>
      linePoint(
        result.points.find(({ values }) => values[down.at] === row && values[across.at] === column),
        measure,
      )?.mean;
    const map: HeatMap = {
      label: label(measure),
      across,
      down,
      cells: down.values.map((row) => across.values.map((column) => valueAt(row, column))),
      numberText: (value) => measureText(measure, value, lang),
    };
    return { ...heatMapSize(map), draw: (top) => heatMap(map, top) };
  });
}

const tickText = (measure: Measure | undefined, value: number, lang: Language): string =>
  withMinus(measure !== undefined && isShare(measure) ? shareText(value, lang) : `${value}`);
