import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import { SideFlag } from '../table/SideFlag.tsx';
import { LineChart } from '../ui/chart/LineChart.tsx';
import styles from './EndPage.module.css';
import { KeyMoments } from './KeyMoments.tsx';
import { useScoresOf, useScoresOverTime } from './useScoresOverTime.ts';

interface Props {
  readonly info: GameInfo;
  readonly view: MatchView;
}

/** Lines of several sides, told apart without their colours. */
const DASHES = ['', '7 4', '2 3', '9 3 2 3', '4 2', '12 4', '1 4'] as const;

const dashesOf = (role: number): string => DASHES[role % DASHES.length] ?? '';

/** What each side has in the end, the largest first, how it came there, and where it changed most. */
export const FinalScores = ({ info, view }: Props) => {
  const { t } = useWorkbench();
  const scores = useScoresOf()(view);
  const overTime = useScoresOverTime(view);
  const colourOf = useColours();
  const roles = info.kinds[info.roleKind]?.members ?? [];
  if (scores === undefined) return null;
  return (
    <>
      <Table roles={roles} word={scores.word} values={scores.values} />
      {overTime === undefined || overTime.length < 2 ? null : (
        <>
          <LineChart
            label={t('scoreOverTime', { what: scores.word })}
            at={overTime.map(({ step }) => step)}
            series={roles.map((role, i) => ({
              id: role,
              colour: colourOf(role),
              dashes: dashesOf(i),
              values: overTime.map(({ values }) => values[i] ?? 0),
            }))}
          />
          <KeyMoments roles={roles} scores={overTime} />
        </>
      )}
    </>
  );
};

/** The colour of a side as it is seen on this paper. */
const useColours = (): ((role: string) => string) => {
  const sides = useLayout()?.sides;
  return (role) => `color-mix(in srgb, ${sides?.[role]?.colour ?? 'var(--accent)'} 75%, var(--ink))`;
};

interface TableProps {
  readonly roles: readonly string[];
  readonly word: string;
  readonly values: readonly number[];
}

const Table = ({ roles, word, values }: TableProps) => {
  const ranked = roles.map((role, i) => ({ role, i, value: values[i] ?? 0 })).toSorted((a, b) => b.value - a.value);
  return (
    <table className={styles.scores}>
      <caption>{word}</caption>
      <tbody>
        {ranked.map(({ role, i, value }) => (
          <tr key={role}>
            <th scope="row">
              <RoleOfLine role={role} nth={i} />
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** A role with its flag, and with its line as it is in the chart. */
const RoleOfLine = ({ role, nth }: { readonly role: string; readonly nth: number }) => {
  const texts = useTexts();
  const colourOf = useColours();
  return (
    <>
      <svg className={styles.swatch} viewBox="0 0 28 8" aria-hidden="true">
        <line x1="0" y1="4" x2="28" y2="4" stroke={colourOf(role)} strokeDasharray={dashesOf(nth)} />
      </svg>
      <SideFlag member={role} /> {texts.member(role)}
    </>
  );
};
