import { withMinus } from '@sandtable/messages';
import { scaleLinear } from '@visx/scale';
import { Line, LinePath } from '@visx/shape';
import styles from './Chart.module.css';
import { Chart } from './Chart.tsx';
import { BottomAxis, LeftAxis } from './ChartAxis.tsx';

/** One line of a chart. */
export interface LineSeries {
  readonly id: string;
  readonly colour: string;
  /** Dashes that tell it from others where colors don't. */
  readonly dashes: string;
  readonly values: readonly number[];
}

interface Props {
  readonly label: string;
  /** Where the values are on the axis, in ascending order. */
  readonly at: readonly number[];
  readonly series: readonly LineSeries[];
}

const HEIGHT = 180;
const [TOP, BOTTOM, LEFT, RIGHT] = [8, 152, 32, 12];
const TICKS = 4;

/** How several numbers go on over time. */
export const LineChart = ({ label, at, series }: Props) => (
  <Chart label={label} heightAt={() => HEIGHT} draw={(width) => <Lines at={at} series={series} width={width} />} />
);

const Lines = ({ at, series, width }: Omit<Props, 'label'> & { readonly width: number }) => {
  const all = series.flatMap(({ values }) => values);
  const x = scaleLinear<number>({ domain: [at[0] ?? 0, at.at(-1) ?? 1], range: [LEFT, width - RIGHT] });
  const y = scaleLinear<number>({
    domain: [Math.min(0, ...all), Math.max(1, ...all)],
    range: [BOTTOM, TOP],
    nice: true,
  });
  const ticks = y.ticks(TICKS).filter((tick) => Number.isInteger(tick) || !all.every(Number.isInteger));
  return (
    <>
      {ticks.map((tick) => (
        <Line
          key={tick}
          className={styles.axis ?? ''}
          from={{ x: LEFT, y: y(tick) }}
          to={{ x: width - RIGHT, y: y(tick) }}
        />
      ))}
      {series.map(({ id, colour, dashes, values }) => (
        <LinePath
          key={id}
          data={[...values.entries()]}
          x={([i]) => x(at[i] ?? 0)}
          y={([, value]) => y(value)}
          stroke={colour}
          strokeWidth={2}
          strokeDasharray={dashes}
          fill="none"
        />
      ))}
      <BottomAxis
        scale={x}
        top={BOTTOM}
        tickValues={x.ticks(Math.max(2, Math.floor(width / 90))).filter(Number.isInteger)}
        tickFormat={String}
      />
      <LeftAxis scale={y} left={LEFT} tickValues={ticks} tickFormat={signed} />
    </>
  );
};

/** With a minus of its own, as elsewhere on the page. */
const signed = (value: { valueOf(): number }): string => withMinus(String(value));
