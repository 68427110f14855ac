import { scaleOf } from '@sandtable/analysis';
import { type FigureSummary, labelOf, type Measure } from '@sandtable/bots';
import { readable } from '@sandtable/messages';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import type { Run } from '../state/comparing.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { IntervalChart } from '../ui/chart/IntervalChart.tsx';
import { NumberTable } from '../ui/NumberTable.tsx';
import styles from './FigureTable.module.css';
import { columnsOf, reachOf } from './numbers.ts';

interface Props {
  readonly title: string;
  readonly figures: readonly FigureSummary[];
  readonly run: Run;
}

/** Until someone asks for all of them. */
const FIRST = 10;

const isShare = (figure: FigureSummary): boolean => scaleOf(figure).isShare;

/** Figures under both, their difference and where it lies; what is clear is marked by a word, not by color alone. */
export const FigureTable = ({ title, figures, run }: Props) => {
  const { t } = useWorkbench();
  const [all, setAll] = useState(false);
  const [shares, others] = [reachOf(figures.filter(isShare)), reachOf(figures.filter((one) => !isShare(one)))];
  const isCut = figures.length > FIRST && !all;
  return (
    <section className={styles.figures}>
      <NumberTable caption={title} columns={['A', 'B', t('figureDifference'), t('figureInterval')]}>
        {figures.slice(0, isCut ? FIRST : undefined).map((one) => (
          <Row key={JSON.stringify(one.measure)} figure={one} run={run} reach={isShare(one) ? shares : others} />
        ))}
      </NumberTable>
      {isCut ? (
        <Button look="plain" onClick={() => setAll(true)}>
          {t('figuresAll', { n: figures.length })}
        </Button>
      ) : null}
    </section>
  );
};

interface RowProps {
  readonly figure: FigureSummary;
  readonly run: Run;
  readonly reach: number;
}

const Row = ({ figure, run, reach }: RowProps) => {
  const { lang } = useStore(pick('lang'));
  const label = useLabel(run, lang);
  const { before, after, difference, interval } = columnsOf(figure, lang);
  const { low, high } = figure.shift.interval ?? { low: figure.shift.difference, high: figure.shift.difference };
  return (
    <tr className={figure.isClear ? styles.clear : undefined}>
      <th scope="row">
        {label(figure.measure)} <Clear is={figure.isClear} />
      </th>
      <td>{before}</td>
      <td>{after}</td>
      <td>{difference}</td>
      <td>
        <IntervalChart mean={figure.shift.difference} low={low} high={high} reach={reach} isClear={figure.isClear} />{' '}
        <span>{interval}</span>
      </td>
    </tr>
  );
};

const Clear = ({ is }: { readonly is: boolean }) => {
  const { t } = useWorkbench();
  return is ? <span className={`quiet ${styles.mark}`}>{t('isClear')}</span> : null;
};

const WORDS = {
  won: 'measureWon',
  drawn: 'measureDrawn',
  limited: 'measureLimited',
  decisions: 'measureDecisions',
} as const;

const useLabel = ({ wording, roleKind }: Run, lang: string) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  /** What a variant adds has its name there alone. */
  const named = (path: string): string | undefined =>
    wording.findLast((one) => one.path === path && one.lang === lang)?.text ?? texts.named(path);
  const plain = { readable, none: t('none') };
  return (measure: Measure): string =>
    texts.begun(labelOf((sort, role) => t(WORDS[sort], { role }), named, roleKind, measure, plain));
};
