import { scaleLinear } from '@visx/scale';
import { Bar, Circle, Line } from '@visx/shape';
import styles from './IntervalChart.module.css';

interface Props {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** How far the longest of the rows reaches from nothing, so that rows can be compared. */
  readonly reach: number;
  /** Whether it is known on which side of nothing it lies. */
  readonly isClear: boolean;
}
const WIDTH = 120;
const HEIGHT = 14;

/** Where a difference lies, left or right of nothing; the numbers are beside it. */
export const IntervalChart = ({ mean, low, high, reach, isClear }: Props) => {
  const x = scaleLinear<number>({ domain: [-reach || -1, reach || 1], range: [4, WIDTH - 4] });
  const middle = HEIGHT / 2;
  return (
    <svg
      className={styles.interval}
      data-clear={isClear || undefined}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <Line className={styles.zero ?? ''} from={{ x: x(0), y: 0 }} to={{ x: x(0), y: HEIGHT }} />
      <Bar className={styles.range ?? ''} x={x(low)} width={Math.max(1, x(high) - x(low))} y={middle - 2} height={4} />
      <Circle className={styles.mean ?? ''} cx={x(mean)} cy={middle} r={3} />
    </svg>
  );
};
