import { percent } from '@sandtable/messages';
import { Group } from '@visx/group';
import { Bar, Line } from '@visx/shape';
import { useStore } from '../../context.ts';
import { pick } from '../../state/selectors.ts';
import { type BarRow, barLayout, type ShareBar, valueText } from './bar-layout.ts';
import styles from './Chart.module.css';
import { Chart } from './Chart.tsx';
import { BottomAxis } from './ChartAxis.tsx';

interface Props {
  readonly label: string;
  readonly rows: readonly BarRow[];
}

/** Shares, one row each with a bar for each series, and the interval in which each lies. */
export const BarChart = ({ label, rows }: Props) => (
  <Chart
    label={label}
    heightAt={(width) => barLayout(rows, width).height}
    draw={(width) => <Rows rows={rows} width={width} />}
  />
);

type Layout = ReturnType<typeof barLayout>;

const Rows = ({ rows, width }: { readonly rows: readonly BarRow[]; readonly width: number }) => {
  const { lang } = useStore(pick('lang'));
  const layout = barLayout(rows, width);
  const { x, y, left, bottom, lines } = layout;
  return (
    <>
      {rows.map((row, i) => (
        <Group key={row.id} top={y(i) ?? 0}>
          <Name lines={lines[i] ?? []} x={left - 8} middle={y.bandwidth() / 2} />
          {row.bars.map((bar, n) => (
            <Measured
              key={bar.series}
              bar={bar}
              top={layout.barTop(n)}
              isAccented={n > 0 || row.bars.length === 1}
              layout={layout}
            />
          ))}
        </Group>
      ))}
      <Line className={styles.zero ?? ''} from={{ x: left, y: 0 }} to={{ x: left, y: bottom }} />
      <BottomAxis
        scale={x}
        top={bottom}
        numTicks={Math.max(2, Math.floor((width - left) / 72))}
        tickFormat={(value) => percent(Number(value), lang)}
      />
    </>
  );
};

interface NameProps {
  readonly lines: readonly string[];
  readonly x: number;
  readonly middle: number;
}

const Name = ({ lines, x, middle }: NameProps) => (
  <text x={x} y={middle - (lines.length - 1) * 8} textAnchor="end" dominantBaseline="central">
    {lines.map((line, i) => (
      <tspan key={`${line} ${lines.slice(0, i).join(' ')}`} x={x} dy={i === 0 ? 0 : 16}>
        {line}
      </tspan>
    ))}
  </text>
);

interface MeasuredProps {
  readonly bar: ShareBar;
  readonly top: number;
  readonly isAccented: boolean;
  readonly layout: Layout;
}

const Measured = ({ bar, top, isAccented, layout: { x, left, barHeight } }: MeasuredProps) => {
  const middle = top + barHeight / 2;
  return (
    <>
      <Bar
        className={(isAccented ? styles.second : styles.first) ?? ''}
        x={left}
        y={top}
        width={x(bar.share) - left}
        height={barHeight}
      />
      <Line className={styles.interval ?? ''} from={{ x: x(bar.low), y: middle }} to={{ x: x(bar.high), y: middle }} />
      <text className={styles.value} x={x(bar.high) + 4} y={middle} dominantBaseline="central">
        {valueText(bar)}
      </text>
    </>
  );
};
