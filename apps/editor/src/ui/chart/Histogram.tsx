import { Bar, Line } from '@visx/shape';
import styles from './Chart.module.css';
import { Chart } from './Chart.tsx';
import { BottomAxis, LeftAxis } from './ChartAxis.tsx';
import { type CountedBin, histogramLayout } from './histogram-layout.ts';

interface Props {
  readonly label: string;
  readonly bins: readonly CountedBin[];
}

/** How often something was so large. */
export const Histogram = (props: Props) => (
  <Chart
    label={props.label}
    heightAt={(width) => histogramLayout(props.bins, width).height}
    draw={(width) => <Bars {...props} width={width} />}
  />
);

const Bars = ({ bins, width }: Props & { readonly width: number }) => {
  const { x, y, left, right, bottom, ticks, labels } = histogramLayout(bins, width);
  return (
    <>
      {bins.map(({ label, count }) => (
        <Bar
          key={label}
          className={styles.second ?? ''}
          x={(x(label) ?? 0) + 1}
          width={Math.max(1, x.bandwidth() - 2)}
          y={y(count)}
          height={bottom - y(count)}
        />
      ))}
      <Line className={styles.zero ?? ''} from={{ x: left, y: bottom }} to={{ x: right, y: bottom }} />
      <LeftAxis scale={y} left={left} tickValues={ticks} tickFormat={String} />
      <BottomAxis scale={x} top={bottom} tickValues={labels} tickFormat={String} />
    </>
  );
};
