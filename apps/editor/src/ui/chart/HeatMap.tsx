import { Chart } from './Chart.tsx';
import styles from './HeatMap.module.css';
import { heatLayout } from './heat-layout.ts';

export interface HeatMapProps {
  readonly label: string;
  /** What lies across and what lies down, with their values. */
  readonly across: { readonly name: string; readonly values: readonly string[] };
  readonly down: { readonly name: string; readonly values: readonly string[] };
  /** By rows; undefined where nothing is known. */
  readonly cells: readonly (readonly (number | undefined)[])[];
  readonly numberText: (value: number) => string;
}

/** A table whose cells are the darker the larger their number is; each has its number too, so that it is read without color. */
export const HeatMap = (props: HeatMapProps) => (
  <Chart
    label={props.label}
    heightAt={(width) => heatLayout(props, width).height}
    draw={(width) => <Cells {...props} width={width} />}
  />
);

const Cells = ({ width, ...props }: HeatMapProps & { readonly width: number }) => {
  const { across, down, cells, numberText } = props;
  const { left, top, cell, share } = heatLayout(props, width);
  return (
    <>
      <text x={left + (across.values.length * cell.width) / 2} y={14} textAnchor="middle">
        {across.name}
      </text>
      <text x={0} y={34}>
        {down.name}
      </text>
      {across.values.map((value, i) => (
        <text key={value} className={styles.value} x={left + (i + 0.5) * cell.width} y={top - 6} textAnchor="middle">
          {value}
        </text>
      ))}
      {down.values.map((value, j) => (
        <g key={value} transform={`translate(${left} ${top + j * cell.height})`}>
          <text className={styles.value} x={-8} y={cell.height / 2} textAnchor="end" dominantBaseline="central">
            {value}
          </text>
          {across.values.map((column, i) => (
            <Cell key={column} x={i * cell.width} size={cell} share={share(cells[j]?.[i])}>
              {cells[j]?.[i] === undefined ? '–' : numberText(cells[j]?.[i] ?? 0)}
            </Cell>
          ))}
        </g>
      ))}
    </>
  );
};

interface CellProps {
  readonly x: number;
  readonly size: { readonly width: number; readonly height: number };
  readonly share: number | undefined;
  readonly children: string;
}

/** Half of the shades are so dark that what stands on them has to be light. */
const DARK = 0.55;

const Cell = ({ x, size: { width, height }, share, children }: CellProps) => (
  <>
    <rect className={styles.ground} x={x} width={width - 1} height={height - 1} />
    {share === undefined ? null : (
      <rect className={styles.shade} x={x} width={width - 1} height={height - 1} fillOpacity={0.08 + 0.92 * share} />
    )}
    <text
      className={share !== undefined && share > DARK ? styles.onDark : styles.number}
      x={x + width / 2}
      y={height / 2}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {children}
    </text>
  </>
);
