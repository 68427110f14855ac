import { COMPARED_DECISIONS, type Fairness, fairnessOf, type GameFigures, type RoleWins } from '@sandtable/analysis';
import { percent, rangeText } from '@sandtable/messages';
import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import type { FairRun } from '../state/lab/runs.ts';
import { pick } from '../state/selectors.ts';
import { BarChart } from '../ui/chart/BarChart.tsx';
import { Histogram } from '../ui/chart/Histogram.tsx';
import { NumberTable } from '../ui/NumberTable.tsx';
import type { Say } from '../words.ts';
import { Card } from './Card.tsx';
import { Figure } from './Figure.tsx';
import styles from './Lab.module.css';
import { lengthBins } from './length-bins.ts';
import { NotableGames } from './NotableGames.tsx';
import { useRoleName } from './names.ts';
import { numberText, usePlayedBy } from './numbers.ts';

interface Props {
  readonly run: FairRun;
  readonly figures: GameFigures;
}

/** Who won how often, how games ended, how long they were, and which are worth a look. */
export const FairReport = ({ run, figures }: Props) => {
  const { t } = useWorkbench();
  const fairness = useMemo(() => fairnessOf(figures), [figures]);
  const verdict = useVerdict(fairness);
  const card = useFairCard(run, fairness, verdict);
  return (
    <>
      <ul className={styles.verdict}>
        {verdict.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles.figures}>
        <Wins wins={fairness.wins} />
        <Lengths fairness={fairness} />
        <Endings fairness={fairness} />
      </div>
      <NotableGames run={run} notable={fairness.notable} />
      <Card title={t('labFair')} lines={card} />
    </>
  );
};

/** What these games say, in sentences; the most important first. */
function useVerdict(fairness: Fairness): readonly string[] {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const name = useRoleName();
  return verdictOf(fairness, t, name, numberText(COMPARED_DECISIONS, lang));
}

const verdictOf = (
  { wins, games, stopped }: Fairness,
  t: Say,
  name: (role: string) => string,
  limit: string,
): readonly string[] => {
  if (stopped === games) return [t('labAllStopped', { limit })];
  const lines = stopped > 0 ? [t('labSomeStopped', { n: stopped, limit })] : [];
  if (wins.every((one) => one.wins === 0)) return [t('labNobody'), ...lines];
  const uneven = wins.flatMap(({ role, verdict }) => {
    if (verdict === 'unclear') return [];
    return [t(verdict === 'more' ? 'labMore' : 'labLess', { who: name(role) })];
  });
  return [...(uneven.length > 0 || wins.length < 2 ? uneven : [t('labEven')]), ...lines];
};

const Wins = ({ wins }: { readonly wins: readonly RoleWins[] }) => {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const name = useRoleName();
  const rows = wins.map(({ role, share, low, high }) => ({
    id: role,
    name: name(role),
    bars: [{ series: '', share, low, high, text: percent(share, lang) }],
  }));
  return (
    <Figure title={t('winRates')} chart={<BarChart label={t('winRates')} rows={rows} />}>
      <NumberTable head={t('labSide')} columns={[t('labWins'), t('labShare'), t('figureInterval')]}>
        {wins.map(({ role, wins: n, share, low, high }) => (
          <tr key={role}>
            <th scope="row">{name(role)}</th>
            <td>{numberText(n, lang)}</td>
            <td>{percent(share, lang, 1)}</td>
            <td>{rangeText(percent(low, lang, 1), percent(high, lang, 1), lang)}</td>
          </tr>
        ))}
      </NumberTable>
    </Figure>
  );
};

const Lengths = ({ fairness: { lengths } }: { readonly fairness: Fairness }) => {
  const { t } = useWorkbench();
  const shown = useLengthsText(lengths);
  if (lengths.games === 0) return null;
  const bins = lengthBins(lengths.counts);
  return (
    <Figure title={t('labLengths')} note={shown} chart={<Histogram label={t('labLengths')} bins={bins} />}>
      <NumberTable head={t('labMoves')} columns={[t('labGames')]}>
        {bins.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{count}</td>
          </tr>
        ))}
      </NumberTable>
    </Figure>
  );
};

const useLengthsText = ({ mean, shortest, longest }: Fairness['lengths']): string => {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const shown = (value: number): string => numberText(value, lang);
  return t('labLengthsShown', { mean: numberText(mean, lang, 1), shortest: shown(shortest), longest: shown(longest) });
};

const Endings = ({ fairness }: { readonly fairness: Fairness }) => {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  return (
    <NumberTable caption={t('labEndings')} columns={[t('labGames'), t('labShare')]}>
      {endingsOf(fairness, t).map(([name, n]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{numberText(n, lang)}</td>
          <td>{percent(n / fairness.games, lang, 1)}</td>
        </tr>
      ))}
    </NumberTable>
  );
};

/** Games that were won and drawn always; what should not happen only where it did. */
const endingsOf = ({ games, drawn, stopped, faults }: Fairness, t: Say): readonly (readonly [string, number])[] => [
  [t('labWon'), games - drawn - stopped - faults],
  [t('labDrawn'), drawn],
  ...(stopped > 0 ? [[t('labAtLimit'), stopped] as const] : []),
  ...(faults > 0 ? [[t('labFault'), faults] as const] : []),
];

/** What is copied to be shown to others. */
function useFairCard(run: FairRun, fairness: Fairness, verdict: readonly string[]): readonly string[] {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const name = useRoleName();
  const playedBy = usePlayedBy(run.asked, fairness.games);
  const lengths = useLengthsText(fairness.lengths);
  return [
    ...verdict,
    ...fairness.wins.map(
      ({ role, share, low, high }) =>
        `${name(role)}: ${percent(share, lang, 1)} (${rangeText(percent(low, lang, 1), percent(high, lang, 1), lang)})`,
    ),
    `${t('labLengths')}: ${lengths}`,
    endingsOf(fairness, t)
      .map(([ending, n]) => `${ending}: ${numberText(n, lang)}`)
      .join(', '),
    playedBy,
  ];
}
