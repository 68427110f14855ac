import { Trophy } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { SideFlag } from '../play/SideFlag.tsx';
import { useLayout, useTexts } from '../play/useTexts.ts';
import { LineChart } from '../ui/chart/LineChart.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './FinalScores.module.css';
import type { Standing, StandingRow } from './final-standing.ts';
import type { Course } from './useCourse.ts';

interface Props {
  readonly standing: Standing;
  readonly course: Course | undefined;
  /** The roles that have won. */
  readonly winners: ReadonlySet<string>;
}

/** Lines of several sides, told apart without their colors. */
const DASHES = ['', '7 4', '2 3', '9 3 2 3', '4 2', '12 4', '1 4'] as const;

const dashesOf = (row: number): string => DASHES[row % DASHES.length] ?? '';

/** What each side has in the end, the largest first, and how it came there. */
export const FinalScores = ({ standing: { word, rows }, course, winners }: Props) => {
  const scores = course?.scores ?? [];
  return (
    <div className={styles.standing}>
      <Table word={word} rows={rows} winners={winners} />
      <div className={styles.chart}>
        {scores.length < 2 ? null : <OverTime standing={{ word, rows }} scores={scores} />}
      </div>
    </div>
  );
};

interface OverTimeProps {
  readonly standing: Standing;
  readonly scores: Course['scores'];
}

const OverTime = ({ standing: { word, rows }, scores }: OverTimeProps) => {
  const { t } = useWorkbench();
  const { begun } = useTexts();
  const colourOf = useColours();
  return (
    <LineChart
      label={begun(t('scoreOverTime', { what: word }))}
      at={scores.map(({ step }) => step)}
      series={rows.map(({ id, side }, i) => ({
        id,
        colour: colourOf(side),
        dashes: dashesOf(i),
        values: scores.map(({ values }) => values[i] ?? 0),
      }))}
    />
  );
};

/** The color of a side as it is seen on this paper. */
const useColours = (): ((side: string | undefined) => string) => {
  const sides = useLayout()?.sides;
  return (side) => `color-mix(in srgb, ${sides?.[side ?? '']?.colour ?? 'var(--accent)'} 75%, var(--ink))`;
};

interface TableProps extends Pick<Props, 'winners'>, Standing {}

const Table = ({ word, rows, winners }: TableProps) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const ranked = rows.map((row, i) => ({ row, i })).toSorted((a, b) => b.row.value - a.row.value);
  return (
    <table className={styles.scores}>
      <caption>{texts.begun(word)}</caption>
      <tbody>
        {ranked.map(({ row, i }) => (
          <tr key={row.id} data-won={winners.has(row.id)}>
            <th scope="row">
              <RowName row={row} nth={i} />
              {winners.has(row.id) ? (
                <span className={styles.won} role="img" aria-label={t('hasWon')}>
                  <Icon of={Trophy} />
                </span>
              ) : null}
            </th>
            <td>{row.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** A side with its line as it is in the chart. */
const RowName = ({ row: { name, side }, nth }: { readonly row: StandingRow; readonly nth: number }) => {
  const texts = useTexts();
  const colourOf = useColours();
  return (
    <>
      <svg className={styles.swatch} viewBox="0 0 28 8" aria-hidden="true">
        <line x1="0" y1="4" x2="28" y2="4" stroke={colourOf(side)} strokeDasharray={dashesOf(nth)} />
      </svg>
      {side === undefined ? null : <SideFlag member={side} />} {texts.begun(name)}
    </>
  );
};
