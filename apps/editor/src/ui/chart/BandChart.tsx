import { Circle, Line, LinePath } from '@visx/shape';
import styles from './BandChart.module.css';
import { type BandSeries, bandLayout } from './band-layout.ts';
import chart from './Chart.module.css';
import { Chart } from './Chart.tsx';
import { BottomAxis, LeftAxis } from './ChartAxis.tsx';

interface Props {
  readonly label: string;
  /** What lies across: numbers lie where they belong, words one after the other. */
  readonly values: readonly string[];
  readonly series: readonly BandSeries[];
  readonly numberText: (value: number) => string;
  /** A height that someone looks for. */
  readonly mark?: number | undefined;
}

/** Lines with a band around each for where it lies. */
export const BandChart = (props: Props) => (
  <Chart
    label={props.label}
    heightAt={(width) => bandLayout(props, width).height}
    draw={(width) => <Bands {...props} width={width} />}
  />
);

type Layout = ReturnType<typeof bandLayout>;

const Bands = ({ numberText, mark, series, width, ...props }: Props & { readonly width: number }) => {
  const layout = bandLayout({ ...props, series, numberText, mark }, width);
  const { y, left, right, bottom, ticks } = layout;
  return (
    <>
      {ticks.map((tick) => (
        <Line key={tick} className={chart.axis ?? ''} from={{ x: left, y: y(tick) }} to={{ x: right, y: y(tick) }} />
      ))}
      {mark === undefined ? null : (
        <Line className={styles.mark ?? ''} from={{ x: left, y: y(mark) }} to={{ x: right, y: y(mark) }} />
      )}
      {series.map((one, i) => (
        <Band key={one.id} series={one} nth={i} layout={layout} />
      ))}
      <BottomAxis scale={layout.x} top={bottom} tickValues={layout.labels} tickFormat={(at) => layout.textAt(at)} />
      <LeftAxis scale={y} left={left} tickValues={ticks} tickFormat={(tick) => numberText(Number(tick))} />
    </>
  );
};

interface BandProps {
  readonly series: BandSeries;
  readonly nth: number;
  readonly layout: Layout;
}

const Band = ({ series: { points }, nth, layout: { x, y, places } }: BandProps) => {
  const shown = points.flatMap((point, i) => (point ? [{ ...point, at: x(places[i] ?? 0) }] : []));
  const around = [
    ...shown.map(({ at, high }) => `${at},${y(high)}`),
    ...shown.toReversed().map(({ at, low }) => `${at},${y(low)}`),
  ];
  return (
    <g className={styles.series} data-nth={nth % LINES}>
      <polygon className={styles.band} points={around.join(' ')} />
      <LinePath
        className={styles.line ?? ''}
        data={shown}
        x={({ at }) => at}
        y={({ mean }) => y(mean)}
        strokeDasharray={dashesOf(nth)}
        fill="none"
      />
      {shown.map(({ at, mean, low, high }) => (
        <g key={at}>
          <Line className={styles.reach ?? ''} from={{ x: at, y: y(low) }} to={{ x: at, y: y(high) }} />
          <Circle className={styles.point ?? ''} cx={at} cy={y(mean)} r={3.5} />
        </g>
      ))}
    </g>
  );
};

const LINES = 4;
const DASHES = ['', '7 3', '2 3', '9 3 2 3'];
const dashesOf = (nth: number): string => DASHES[nth % DASHES.length] ?? '';

/** Which line is whose. */
export const BandLegend = ({ series }: Pick<Props, 'series'>) => (
  <ul className={styles.legend}>
    {series.map(({ id, name }, nth) => (
      <li key={id}>
        <svg className={styles.series} data-nth={nth % LINES} width="28" height="8" aria-hidden="true">
          <line className={styles.line} x1="0" y1="4" x2="28" y2="4" strokeDasharray={dashesOf(nth)} />
        </svg>{' '}
        {name}
      </li>
    ))}
  </ul>
);
