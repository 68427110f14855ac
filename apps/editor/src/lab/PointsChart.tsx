import { isShare, type PointResult, type SweepResult } from '@sandtable/analysis';
import { type Measure, measureKey } from '@sandtable/bots';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { BandChart, BandLegend } from '../ui/chart/BandChart.tsx';
import type { BandPoint } from '../ui/chart/band-layout.ts';
import { HeatMap } from '../ui/chart/HeatMap.tsx';
import type { Finding } from '../workers/protocol.ts';
import { valueText } from './figure-text.ts';
import styles from './Lab.module.css';
import { useMeasureName } from './names.ts';

interface Props {
  readonly result: SweepResult<Finding>;
  readonly names: readonly string[];
  readonly aim: { readonly measure: Measure; readonly value: number } | undefined;
}

/** One number as lines with bands, two as a heat map for each measure. The table below has the numbers. */
export const PointsChart = (props: Props) =>
  props.result.axes.length === 1 ? <Lines {...props} /> : <HeatMaps {...props} />;

const Lines = ({ result, names, aim }: Props) => {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const name = useMeasureName();
  const { measures, points } = result;
  const series = measures.map((measure, i) => ({
    id: measureKey(measure),
    name: name(measure),
    points: points.map((point) => bandPoint(point, i)),
  }));
  const isAimed = aim !== undefined && measures.some((one) => measureKey(one) === measureKey(aim.measure));
  const title = `${names[0] ?? ''}: ${measures.length > 1 ? t('labWinners') : (series[0]?.name ?? '')}`;
  return (
    <figure className={styles.wide}>
      <figcaption>{title}</figcaption>
      <BandChart
        label={title}
        values={points.map(({ values }) => values[0] ?? '')}
        series={series}
        numberText={(value) => valueText(measures[0], value, lang, isShareOf(measures) ? 0 : 1)}
        mark={isAimed ? aim.value : undefined}
      />
      {series.length > 1 ? <BandLegend series={series} /> : null}
    </figure>
  );
};

const isShareOf = ([first]: readonly Measure[]): boolean => first !== undefined && isShare(first);

function bandPoint({ figures, games }: PointResult<Finding>, i: number): BandPoint | undefined {
  const figure = figures[i];
  if (figure === undefined || games === 0) return undefined;
  const { mean, interval } = figure;
  return { mean, low: interval?.low ?? mean, high: interval?.high ?? mean };
}

const HeatMaps = ({ result, names }: Props) => {
  const { lang } = useStore(pick('lang'));
  const name = useMeasureName();
  const { measures, points, axes } = result;
  const [down, across] = axes;
  if (down === undefined || across === undefined) return null;
  const at = (row: string, column: string, i: number): number | undefined => {
    const point = points.find(({ values }) => values[0] === row && values[1] === column);
    return point === undefined || point.games === 0 ? undefined : point.figures[i]?.mean;
  };
  return measures.map((measure, i) => (
    <figure key={measureKey(measure)} className={styles.wide}>
      <figcaption>{name(measure)}</figcaption>
      <HeatMap
        label={`${names.join(', ')}: ${name(measure)}`}
        across={{ name: names[1] ?? '', values: across.values }}
        down={{ name: names[0] ?? '', values: down.values }}
        cells={down.values.map((row) => across.values.map((column) => at(row, column, i)))}
        numberText={(value) => valueText(measure, value, lang, isShare(measure) ? 0 : 1)}
      />
    </figure>
  ));
};
