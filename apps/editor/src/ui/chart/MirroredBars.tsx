import { Bar, Line } from '@visx/shape';
import styles from './Chart.module.css';
import { Chart } from './Chart.tsx';
import { BottomAxis, LeftAxis } from './ChartAxis.tsx';
import { type MirroredBin, mirrorLayout } from './mirror-layout.ts';

interface Props {
  readonly label: string;
  readonly bins: readonly MirroredBin[];
  /** What stands above the line and below it. */
  readonly above: string;
  readonly below: string;
}

/** How often something was so large: one series above a line, the other one below it. */
export const MirroredBars = (props: Props) => (
  <Chart
    label={props.label}
    heightAt={(width) => mirrorLayout(props.bins, width).height}
    draw={(width) => <Bars {...props} width={width} />}
  />
);

const Bars = ({ bins, above, below, width }: Props & { readonly width: number }) => {
  const layout = mirrorLayout(bins, width);
  const { x, up, down, left, right, middle, bottom } = layout;
  return (
    <>
      {bins.map((bin) => (
        <Pair key={bin.label} bin={bin} layout={layout} />
      ))}
      <Line className={styles.zero ?? ''} from={{ x: left, y: middle }} to={{ x: right, y: middle }} />
      <LeftAxis scale={up} left={left} tickValues={layout.ticks} tickFormat={String} />
      <LeftAxis scale={down} left={left} tickValues={layout.ticks} tickFormat={String} />
      <Letter y={middle / 2}>{above}</Letter>
      <Letter y={middle + (bottom - middle) / 2}>{below}</Letter>
      <BottomAxis scale={x} top={bottom} tickValues={layout.labels} tickFormat={String} />
    </>
  );
};

interface PairProps {
  readonly bin: MirroredBin;
  readonly layout: ReturnType<typeof mirrorLayout>;
}

const Pair = ({ bin, layout: { x, up, down, middle } }: PairProps) => {
  const place = { x: (x(bin.label) ?? 0) + 1, width: Math.max(1, x.bandwidth() - 2) };
  return (
    <>
      <Bar className={styles.first ?? ''} {...place} y={up(bin.above)} height={middle - up(bin.above)} />
      <Bar className={styles.second ?? ''} {...place} y={middle} height={down(bin.below) - middle} />
    </>
  );
};

const Letter = ({ y, children }: { readonly y: number; readonly children: string }) => (
  <text x={0} y={y} dominantBaseline="central">
    {children}
  </text>
);
