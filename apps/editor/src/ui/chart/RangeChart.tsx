import { Circle, Line } from '@visx/shape';
import styles from './Chart.module.css';
import { Chart } from './Chart.tsx';
import { BottomAxis } from './ChartAxis.tsx';
import { type RangeRow, rangeLayout } from './range-layout.ts';

interface Props {
  readonly label: string;
  readonly rows: readonly RangeRow[];
  readonly numberText: (value: number) => string;
}

/** Numbers, one row each, with the interval in which each lies. */
export const RangeChart = (props: Props) => (
  <Chart
    label={props.label}
    heightAt={() => rangeLayout(props.rows, 0).height}
    draw={(width) => <Rows {...props} width={width} />}
  />
);

const Rows = ({ rows, numberText, width }: Props & { readonly width: number }) => {
  const { x, left, bottom, middleOf, lines, ticks } = rangeLayout(rows, width);
  return (
    <>
      <Line className={styles.zero ?? ''} from={{ x: x(0), y: 0 }} to={{ x: x(0), y: bottom }} />
      {rows.map(({ id, mean, low, high }, i) => (
        <g key={id}>
          <text x={left - 8} y={middleOf(i)} textAnchor="end" dominantBaseline="central">
            {lines[i]}
          </text>
          <Line
            className={styles.interval ?? ''}
            from={{ x: x(low), y: middleOf(i) }}
            to={{ x: x(high), y: middleOf(i) }}
          />
          <Circle className={styles.second ?? ''} cx={x(mean)} cy={middleOf(i)} r={5} />
        </g>
      ))}
      <BottomAxis scale={x} top={bottom} tickValues={ticks} tickFormat={(value) => numberText(Number(value))} />
    </>
  );
};
